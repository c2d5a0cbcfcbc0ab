"""Work in units that several can do at once: in this process, in threads, in processes or on a cluster."""
