/// Filtered rows in memory, one after another: as many of a picture as the matches of a part may reach.
///
/// Places count from the first of them. `MatchKeys.reach` readable bytes follow the last.
@unsafe struct DeflateSource {
    let bytes: UnsafePointer<UInt8>
    let layout: RowLayout

    var rowBytes: Int { unsafe layout.rowBytes }
    var pixelBytes: Int { unsafe layout.pixelBytes }

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
