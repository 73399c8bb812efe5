print("Standard")
