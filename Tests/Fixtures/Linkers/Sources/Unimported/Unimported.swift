import Ports
import ServiceKit

@Adapter((any Remote).self)
final class RemoteAdapter: Remote {
  let name = "of a module that nothing imports"
}
