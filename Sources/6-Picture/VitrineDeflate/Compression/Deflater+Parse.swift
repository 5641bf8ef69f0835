extension Deflater {
    /// Splits a part of the source into literals and matches, block after block.
    ///
    /// Matches begin where pixels begin, and end there unless little would be left. What is searched and how
    /// long a pixel is are types, so that each has a loop of its own: as arguments, inlined or not, the
    /// compiler left its constants to be asked for at each pixel, which took a tenth longer.
    func parse<Search: MatchSearch, Pixel: PixelSize>(
        _ search: Search.Type, _ pixel: Pixel, _ source: DeflateSource, _ range: Range<Int>,
        _ isLast: Bool, _ writer: inout BitWriter
    ) {
        let (usesShort, usesLong, ways) = (Search.usesShort, Search.usesLong, Search.ways)
        let pixelBytes = pixel.bytes
        let keys = MatchKeys(pixelBytes: pixelBytes)
        let first = max(0, range.lowerBound - DeflateTables.windowSize)
        // Positions count from 1; 0 means none.
        let base = unsafe source.bytes + first - 1
        let rowBytes = unsafe source.rowBytes
        let (items, short, middle, long) = unsafe (items, short, middle, long)
        let (literalCounts, distanceCounts, costs) = unsafe (
            literalFrequencies, distanceFrequencies, costs
        )
        let bits = unsafe Self.tableBits

        @inline(__always)
        func remember(_ bytes: UnsafePointer<UInt8>) {
            let place = UInt32(truncatingIfNeeded: unsafe bytes - base)
            let head = unsafe MatchKeys.load(bytes)
            if usesShort { unsafe short[keys.short(head, bits: bits)] = place }
            unsafe middle[keys.middle(head, bytes, bits: bits)] = place
            if usesLong {
                let slot = unsafe long + keys.long(head, bytes, bits: bits) &* ways
                var way = ways &- 1
                while way > 0 {
                    unsafe slot[way] = slot[way &- 1]
                    way &-= 1
                }
                unsafe slot[0] = place
            }
        }
        /// Remembers each pixel and row from one place up to another; `row` is the end of the row.
        @inline(__always)
        func rememberAll(_ start: Int, _ end: Int, _ row: inout Int) {
            var place = start
            while place < end {
                unsafe remember(source.bytes + place)
                if place == row {
                    row &+= rowBytes
                    place &+= 1
                } else {
                    place &+= pixelBytes
                }
            }
        }

        var row = unsafe source.rowStart(of: first)
        if row < first { row &+= rowBytes }
        unsafe rememberAll(source.pixelStart(from: first), range.lowerBound, &row)

        var place = range.lowerBound
        var blockStart = place
        row = unsafe source.rowStart(of: place) &+ rowBytes
        var unit = unsafe source.pixelStart(from: place) &- place
        if unit == 0 { unit = place == row &- rowBytes ? 1 : pixelBytes }
        var count = 0
        unsafe clearFrequencies()
        while place < range.upperBound {
            let bytes = unsafe source.bytes + place
            let limit = min(range.upperBound &- place, DeflateTables.maxMatchLength)
            let here = UInt32(truncatingIfNeeded: unsafe bytes - base)
            let head = unsafe MatchKeys.load(bytes)
            var length = 0
            var distance: UInt32 = 0

            if usesLong {
                let slot = unsafe long + keys.long(head, bytes, bits: bits) &* ways
                var way = 0
                while way < ways {
                    let away = here &- (unsafe slot[way])
                    if away &- 1 < 32768, away < here,
                        unsafe MatchKeys.load(bytes - Int(truncatingIfNeeded: away)) == head
                    {
                        let found = unsafe Self.matchLength(bytes, away, limit)
                        if found > length { (length, distance) = (found, away) }
                    }
                    way &+= 1
                }
                way = ways &- 1
                while way > 0 {
                    unsafe slot[way] = slot[way &- 1]
                    way &-= 1
                }
                unsafe slot[0] = here
            }
            let middleSlot = unsafe middle + keys.middle(head, bytes, bits: bits)
            if length == 0 {
                let away = here &- (unsafe middleSlot.pointee)
                if away &- 1 < 32768, away < here,
                    unsafe MatchKeys.load(bytes - Int(truncatingIfNeeded: away)) == head
                {
                    let found = unsafe Self.matchLength(bytes, away, limit)
                    if found >= 3, unsafe costs.gain(bytes, length: found, distance: away) > 0 {
                        (length, distance) = (found, away)
                    }
                }
            }
            unsafe middleSlot.pointee = here
            if usesShort {
                let slot = unsafe short + keys.short(head, bits: bits)
                if length == 0 {
                    let away = here &- (unsafe slot.pointee)
                    if away &- 1 < 32768, away < here {
                        var found = unsafe Self.matchLength(bytes, away, limit)
                        if found < 16, found > unit { found &-= (found &- unit) % pixelBytes }
                        if found >= 3, unsafe costs.gain(bytes, length: found, distance: away) > 0 {
                            (length, distance) = (found, away)
                        }
                    }
                }
                unsafe slot.pointee = here
            }

            if length < 3 {
                let end = min(place &+ unit, range.upperBound)
                while place < end {
                    let literal = unsafe source.bytes[place]
                    unsafe items[count] = UInt32(literal)
                    unsafe literalCounts[Int(truncatingIfNeeded: literal)] &+= 1
                    count &+= 1
                    place &+= 1
                }
                if place == row {
                    row &+= rowBytes
                    unit = 1
                } else {
                    unit = pixelBytes
                }
            } else {
                var end = place &+ length
                let next = place &+ unit
                var rowThere = row
                while end >= rowThere { rowThere &+= rowBytes }
                let into = end &- rowThere &+ rowBytes
                var over = into > 1 ? (into &- 1) % pixelBytes : 0
                if over > 0, end < range.upperBound, length &- over >= 3 {
                    length &-= over
                    end &-= over
                    over = 0
                }
                unsafe items[count] = DeflateToken.match(length: length, distance: distance)
                count &+= 1
                unsafe literalCounts[257 &+ DeflateTables.lengthSymbol(length)] &+= 1
                unsafe distanceCounts[DeflateTables.distanceSymbol(distance)] &+= 1
                rememberAll(next, end, &row)
                place = end
                while place >= row { row &+= rowBytes }
                unit = place == row &- rowBytes ? 1 : pixelBytes &- over
            }
            if unsafe count >= Self.blockItems {
                let isEnd = place >= range.upperBound
                unsafe writeBlock(
                    source, blockStart..<place, items: count, isLast: isLast && isEnd, &writer)
                unsafe clearFrequencies()
                blockStart = place
                count = 0
                if isLast && isEnd { return }
            }
        }
        if count > 0 || isLast {
            unsafe writeBlock(source, blockStart..<place, items: count, isLast: isLast, &writer)
        }
    }
}
