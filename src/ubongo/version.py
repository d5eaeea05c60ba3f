"""The version of this program: in `ubongo --version`, and beside everything that is stored."""

__version__ = "0.2.0"
