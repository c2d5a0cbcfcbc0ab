"""Many tables in one memory, and the players that sit inside."""
