import Foundation
import Synchronization

/// Runs on a thread with a deep stack and waits, as the renderer does: nesting up to the limit does
/// not fit a test's own thread in a debug build.
func onDeepThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
    let result = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        let value = body()
        result.value.withLock { $0 = value }
        done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return result.value.withLock { $0 }
}

private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
}
