"""What a server keeps: the logs of tables and what guests have done; knows no rules and no wire."""
