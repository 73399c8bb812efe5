import LoginAPI
import MediatorKit

/// Says for whom `Login` is shown in this product.
@Handles(LoginSubject.self)
func loginSubject(_ action: LoginSubject, _ call: ActionCall) -> String {
  "ReaderStandard"
}
