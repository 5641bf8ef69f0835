import VitrinePixels

extension MaskImage {
    /// The value of a pixel.
    subscript(x: Int, y: Int) -> Value {
        get { values[y * width + x] }
        set { values[y * width + x] = newValue }
    }
}
