"""The documentation as a site under `/docs`, where the package `ubongo-docs` is installed."""
