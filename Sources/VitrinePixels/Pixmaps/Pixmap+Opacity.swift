extension Pixmap {
    /// Returns the picture with every component multiplied by `opacity`.
    public func multiplied(by opacity: Double) -> Pixmap {
        if opacity >= 1 { return self }
        var copy = self
        copy.pixels = pixels.map { pixel in
            var product = pixel
            for lane in 0..<4 { product[lane] = UInt16((Double(pixel[lane]) * max(opacity, 0)).rounded()) }
            return product
        }
        return copy
    }
}
