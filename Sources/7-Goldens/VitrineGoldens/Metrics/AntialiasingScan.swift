/// The minimum number of pixels to decide in a word for which computing the keys of the words around it pays
/// off.
private let worthKeys = 6

/// A search for pixels that look anti-aliased in pictures with 8 bits per channel, word by word and row by
/// row downwards. Its results are the same as those of the detector itself.
@unsafe struct AntialiasingScan {
    private let detector: AntialiasingDetector
    private let views: PixelViews<UInt8>
    private var siblings: SiblingRows
    private var expected: BrightnessRows
    private var actual: BrightnessRows

    init(_ detector: AntialiasingDetector, _ views: PixelViews<UInt8>) {
        unsafe self.detector = detector
        unsafe self.views = unsafe views
        unsafe siblings = unsafe SiblingRows(views)
        unsafe expected = unsafe BrightnessRows(views.expected, stride: siblings.stride)
        unsafe actual = unsafe BrightnessRows(views.actual, stride: siblings.stride)
    }

    /// Returns those of the marked pixels of a word that look anti-aliased in either picture.
    mutating func antialiased(_ marks: UInt64, index: Int, y: Int) -> UInt64 {
        var left = unsafe siblings.candidates(marks, index: index, y: y)
        var found: UInt64 = 0
        let inner = unsafe inner(index, y)
        if (left.expected & inner).nonzeroBitCount >= worthKeys,
            let some = unsafe expected.antialiased(left.expected & inner, index: index, y: y, &siblings)
        {
            found |= some
            left.expected &= ~inner
        }
        // One picture is enough.
        left.actual &= ~found
        if (left.actual & inner).nonzeroBitCount >= worthKeys,
            let some = unsafe actual.antialiased(left.actual & inner, index: index, y: y, &siblings)
        {
            found |= some
            left.actual &= ~inner
        }
        left.expected &= ~found
        return unsafe found | detector.antialiased(views, left, x: index &* 64, y: y)
    }

    /// Returns the pixels of a word that have all eight neighbours in the part that both pictures have.
    private func inner(_ index: Int, _ y: Int) -> UInt64 {
        guard unsafe y > 0 && y < views.height &- 1 else { return 0 }
        let last = unsafe views.width &- 1 &- index &* 64
        var bits = last >= 64 ? UInt64.max : (1 &<< UInt64(truncatingIfNeeded: max(last, 0))) &- 1
        if index == 0 { bits &= ~1 }
        return bits
    }
}
