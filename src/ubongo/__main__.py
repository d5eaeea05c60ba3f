"""`python -m ubongo` is `ubongo`."""

from ubongo.cli import main

if __name__ == "__main__":
    main()
