import LoginAPI
import MediatorKit

let mediator = Mediator(modules: ["Login"])
LoginStandIns.add(to: mediator)
try mediator.validate()
print(try await mediator.send(ShowLogin()))
