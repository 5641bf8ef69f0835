import Synchronization
import VitrinePixels

@testable import VitrinePNG

/// A picture that counts how often each of its rows is made.
final class CountedRows: PixelSource {
    private let image: RGBA8Image
    private let made: Mutex<[Int]>

    init(_ image: RGBA8Image) {
        self.image = image
        made = Mutex(Array(repeating: 0, count: image.height))
    }

    var width: Int { image.width }
    var height: Int { image.height }
    var counts: [Int] { made.withLock { $0 } }

    func copyRow(_ y: Int, into row: UnsafeMutablePointer<UInt8>) {
        made.withLock { $0[y] += 1 }
        unsafe image.copyRow(y, into: row)
    }
}
