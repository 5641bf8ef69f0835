import Foundation

/// The unit of all times: one copy of as many bytes as the work reads.
final class MemoryCopy {
    private let source: [UInt8]
    private var target: [UInt8]

    init(bytes: Int) {
        // Without a write, all pages would be the same page of zeros.
        source = [UInt8](repeating: 1, count: max(bytes, 1))
        target = [UInt8](repeating: 2, count: max(bytes, 1))
    }

    func run() {
        unsafe source.withUnsafeBytes { source in
            unsafe target.withUnsafeMutableBytes { target in
                unsafe target.copyMemory(from: source)
            }
        }
    }
}
