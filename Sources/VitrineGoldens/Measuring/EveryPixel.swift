/// Each pixel that differs at all counts.
struct EveryPixel: PixelMetric {
    let countsInvisiblePixels = true

    func judge<Component: ComparedComponent>(
        _ views: PixelViews<Component>, rows: Range<Int>, _ words: UnsafeMutablePointer<UInt64>, stride: Int
    ) -> Int { 0 }
}
