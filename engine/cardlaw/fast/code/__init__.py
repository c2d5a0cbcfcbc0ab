"""WebAssembly as trees: functions, their bytes, and the memory that a table lies in."""
