"""What pages are put together from: HTML, addresses, rules, switches."""
