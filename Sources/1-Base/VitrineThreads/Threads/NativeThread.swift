#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread of the system, which must be joined or detached.
@safe public struct NativeThread: @unchecked Sendable {
    private let handle: pthread_t

    /// Starts a thread that runs `body`, or returns `nil` if the system grants no more threads or no memory
    /// for the stack.
    ///
    /// - Parameter stackSize: The size of the stack, in bytes. Default: the system's.
    public init?(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
        var attributes = unsafe pthread_attr_t()
        guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        if let stackSize, unsafe pthread_attr_setstacksize(&attributes, stackSize) != 0 { return nil }
        let work = unsafe Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let number = unsafe pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
            guard number == 0, let thread = unsafe thread else {
                unsafe work.release()
                return nil
            }
            unsafe handle = unsafe thread
        #else
            var thread = pthread_t()
            let number = unsafe pthread_create(&thread, &attributes, { unsafe Work.run($0) }, work.toOpaque())
            guard number == 0 else {
                unsafe work.release()
                return nil
            }
            handle = thread
        #endif
    }

    /// Waits until the thread has ended. To be called once, and not of a thread that was detached.
    public func join() { unsafe pthread_join(handle, nil) }

    /// Starts a thread that nobody waits for.
    ///
    /// - Returns: `false` if the system grants no more threads.
    public static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = NativeThread(body) else { return false }
        pthread_detach(thread.handle)
        return true
    }

    /// Starts a thread that nobody waits for.
    ///
    /// - Throws: A ``ThreadShortage`` if the system grants no more threads.
    public static func start(_ body: @escaping @Sendable () -> Void) throws(ThreadShortage) {
        guard detach(body) else { throw ThreadShortage() }
    }

    /// Checks that the system grants a thread now, for what would wait for one for ever.
    ///
    /// Foundation's `Process` watches its children on a thread, and waits for that to start.
    ///
    /// - Throws: A ``ThreadShortage`` if the system grants no more threads.
    public static func check() throws(ThreadShortage) {
        guard let thread = NativeThread({}) else { throw ThreadShortage() }
        thread.join()
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            if let context = unsafe context {
                unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
            }
            return nil
        }
    }
}
