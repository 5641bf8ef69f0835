/// Consecutive filtered rows in memory: all that the matches of one part may refer to.
///
/// Positions count from the first byte. `MatchKeys.reach` readable bytes follow the last.
@unsafe struct DeflateSource {
    let bytes: UnsafePointer<UInt8>
    let layout: RowLayout

    var rowBytes: Int { unsafe layout.rowBytes }
    var pixelBytes: Int { unsafe layout.pixelBytes }

    /// Returns the start of the row that contains a byte.
    func rowStart(of place: Int) -> Int {
        unsafe place - place % rowBytes
    }

    /// Returns the first position at or after `place` at which a pixel or a row begins.
    func pixelStart(from place: Int) -> Int {
        let into = unsafe place - rowStart(of: place)
        guard into > 1 else { return place }
        let over = unsafe (into - 1) % pixelBytes
        return over == 0 ? place : unsafe place + pixelBytes - over
    }
}
