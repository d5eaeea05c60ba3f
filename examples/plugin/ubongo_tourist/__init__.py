"""An example of a plug-in: two bots and an edition that ubongo finds by their entry points."""
