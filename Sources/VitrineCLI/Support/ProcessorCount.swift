import Foundation
import Synchronization
import Vitrine

enum ProcessorCount {
    static var active: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }
}
