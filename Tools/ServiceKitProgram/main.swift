import Foundation
import ServiceKitCommand

exit(ServiceKitTool.main())
