import CFreeType

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The memory of an instance of FreeType, with a reserve for when the system denies it.
///
/// FreeType 2.12 sets the axes of a font without looking at what it allocated, and crashes where that failed.
/// What the reserve replaces is a denial all the same: ``denials`` tells, and the font is refused.
@safe final class FreeTypeMemory {
    /// What FreeType is given: its `user` is this instance.
    let record: FT_Memory
    private let reserve: UnsafeMutableRawPointer
    private var used = 0
    /// The number of times that the system has denied memory.
    private(set) var denials = 0

    /// The bytes of the reserve.
    private static let reserveSize = 1 << 20

    /// Returns `nil` if the system denies even the reserve.
    init?() {
        guard let reserve = unsafe malloc(Self.reserveSize) else { return nil }
        unsafe self.reserve = unsafe reserve
        unsafe record = FT_Memory.allocate(capacity: 1)
        unsafe record.initialize(
            to: FT_MemoryRec_(
                user: nil,
                alloc: { memory, size in unsafe FreeTypeMemory.of(memory)?.allocate(size) },
                free: { memory, block in unsafe FreeTypeMemory.of(memory)?.release(block) },
                realloc: { memory, size, newSize, block in
                    unsafe FreeTypeMemory.of(memory)?.reallocate(block, from: size, to: newSize)
                }))
        unsafe record.pointee.user = unsafe Unmanaged.passUnretained(self).toOpaque()
    }

    deinit {
        unsafe record.deallocate()
        unsafe free(reserve)
    }

    private static func of(_ memory: FT_Memory?) -> FreeTypeMemory? {
        guard let user = unsafe memory?.pointee.user else { return nil }
        return unsafe Unmanaged<FreeTypeMemory>.fromOpaque(user).takeUnretainedValue()
    }

    private func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        guard size >= 0 else { return nil }
        if let block = unsafe malloc(max(size, 1)) { return unsafe block }
        denials += 1
        let rounded = (size + 15) & ~15
        guard rounded <= Self.reserveSize - used else { return nil }
        defer { used += rounded }
        return unsafe reserve + used
    }

    private func release(_ block: UnsafeMutableRawPointer?) {
        guard let block = unsafe block, unsafe !isReserved(block) else { return }
        unsafe free(block)
    }

    private func reallocate(
        _ block: UnsafeMutableRawPointer?, from size: Int, to newSize: Int
    ) -> UnsafeMutableRawPointer? {
        guard newSize >= 0 else { return nil }
        guard let block = unsafe block else { return unsafe allocate(newSize) }
        if unsafe !isReserved(block), let grown = unsafe realloc(block, max(newSize, 1)) {
            return unsafe grown
        }
        guard let moved = unsafe allocate(newSize) else { return nil }
        unsafe moved.copyMemory(from: block, byteCount: min(size, newSize))
        unsafe release(block)
        return unsafe moved
    }

    private func isReserved(_ block: UnsafeMutableRawPointer) -> Bool {
        unsafe (reserve..<(reserve + Self.reserveSize)).contains(block)
    }
}
