"""What operators can do on the server's machine: `ubongo admin`."""
