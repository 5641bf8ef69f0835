import Foundation
import Synchronization

/// Runs `body` on a thread with a large stack and waits, as the renderer does: in a debug build, nesting up
/// to the limit exceeds the stack of a test's own thread.
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
