print("Lite")
