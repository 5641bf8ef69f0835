/// Filtered rows, one after another, each with the byte of its filter before its pixels: as many of a picture as the matches of a
/// part may reach. Places count from the first of them.
@unsafe struct DeflateSource {
    /// `MatchKeys.reach` readable bytes follow the last row.
    let bytes: UnsafePointer<UInt8>
    /// Bytes of a row with its filter's.
    let rowBytes: Int
    /// Bytes of a pixel, 1...8; divides the rows' length less one.
    let pixelBytes: Int

    /// The row's start of a byte.
    func rowStart(of place: Int) -> Int {
        unsafe place - place % rowBytes
    }

    /// The first place from here on where a pixel or a row begins.
    func pixelStart(from place: Int) -> Int {
        let into = unsafe place - rowStart(of: place)
        guard into > 1 else { return place }
        let over = unsafe (into - 1) % pixelBytes
        return over == 0 ? place : unsafe place + pixelBytes - over
    }
}
