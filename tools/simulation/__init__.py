"""A simulated world of servers, clients, network and clock, from a seed."""
