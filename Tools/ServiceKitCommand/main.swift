print("servicekit")
