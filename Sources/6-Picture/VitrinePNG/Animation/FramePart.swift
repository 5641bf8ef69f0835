import VitrinePixels

/// The part of a picture that a frame stores.
struct FramePart<Component: FixedWidthInteger & UnsignedInteger & Sendable>: PixelSource {
    let picture: RGBAImage<Component>
    let rect: PixelRect
    /// What is there before the frame is drawn over it, and the pixel that stands for what is equal to it;
    /// `nil` for a frame that replaces all pixels.
    let below: (picture: RGBAImage<Component>, clear: [Component])?

    var blend: FrameBlend { below == nil ? .source : .over }
    var width: Int { rect.width }
    var height: Int { rect.height }

    func copyRow(_ y: Int, into row: UnsafeMutablePointer<Component>) {
        let start = (rect.y0 + y) * picture.width + rect.x0
        unsafe picture.components.withUnsafeBufferPointer { own in
            guard let own = own.baseAddress else { return }
            unsafe row.update(from: own + 4 * start, count: 4 * width)
        }
        guard let below else { return }
        unsafe below.picture.components.withUnsafeBytes { old in
            guard let old = old.baseAddress else { return }
            if Component.bitWidth == 8 {
                unsafe clear(row, old, start, FramePixels<UInt32>.word(below.clear))
            } else {
                unsafe clear(row, old, start, FramePixels<UInt64>.word(below.clear))
            }
        }
    }

    /// Writes the clear pixel in place of those that are equal to what is below.
    private func clear<Word: FixedWidthInteger & UnsignedInteger & Sendable>(
        _ row: UnsafeMutablePointer<Component>, _ old: UnsafeRawPointer, _ start: Int, _ clear: Word
    ) {
        typealias Pixels = FramePixels<Word>
        let row = UnsafeMutableRawPointer(row)
        for x in 0..<width where unsafe Pixels.at(x, row) == Pixels.at(start &+ x, old) {
            unsafe row.storeBytes(of: clear, toByteOffset: x &* MemoryLayout<Word>.size, as: Word.self)
        }
    }
}
