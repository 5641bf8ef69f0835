import VitrinePixels
import VitrineThreads

/// An opaque picture of 8 bits, as photographs are: at most half of the memory of its pixmap, which is only
/// made when something needs it.
package final class OpaqueImage: Sendable {
    private struct State {
        var pixels: any RGBA8Pixels
        /// The number of rows that were read before.
        var readRows = 0
        var pixmap: Pixmap?
    }

    let width: Int
    let height: Int
    private let state: Locked<State>

    /// Creates a picture.
    ///
    /// - Parameter pixels: Its pixels, all of whose alphas are 255.
    package init(_ pixels: any RGBA8Pixels) {
        (width, height) = (pixels.width, pixels.height)
        state = Locked(State(pixels: pixels))
    }

    /// The pixels, whose alphas are 255.
    var pixels: any RGBA8Pixels { state.withLock { $0.pixels } }

    /// The picture with 16 bits, made once.
    var pixmap: Pixmap {
        state.withLock { state in
            if let made = state.pixmap { return made }
            let pixmap = Pixmap(state.pixels.image)
            state.pixmap = pixmap
            return pixmap
        }
    }

    /// Prepares for rows being read. A picture that is read for the third time is kept whole from there on,
    /// because its rows may have been made for each time.
    func willRead(rows count: Int) {
        state.withLock { state in
            if state.pixels is RGBA8Image { return }
            state.readRows += count
            if state.readRows > 2 * height { state.pixels = state.pixels.image }
        }
    }
}

extension OpaqueImage: Hashable {
    package static func == (a: OpaqueImage, b: OpaqueImage) -> Bool {
        a === b || (a.width == b.width && a.height == b.height && a.hasRows(of: b))
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }

    /// Returns `true` if a picture of the same size has the same pixels.
    private func hasRows(of other: OpaqueImage) -> Bool {
        var isSame = true
        pixels.withRows(0..<width, keeping: 1) { rows in
            other.pixels.withRows(0..<width, keeping: 1) { others in
                isSame = (0..<height).allSatisfy { y in
                    let (row, another) = unsafe (rows.row(y), others.row(y))
                    let bytes = unsafe UnsafeBufferPointer(start: row, count: 4 * width)
                    return unsafe bytes.elementsEqual(UnsafeBufferPointer(start: another, count: 4 * width))
                }
            }
        }
        return isSame
    }
}
