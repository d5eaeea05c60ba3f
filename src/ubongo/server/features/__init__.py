"""What a server offers beside the tables, one folder for each feature."""
