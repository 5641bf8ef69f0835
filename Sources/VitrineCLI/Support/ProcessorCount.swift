import Foundation
import Synchronization

enum ProcessorCount {
    static var active: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }
}
