import Greeting

print(Doorman().greet())
