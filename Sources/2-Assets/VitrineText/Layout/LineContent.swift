/// The content of one line, collected in the order of the text and then placed in visual order.
struct LineContent {
    private struct Item {
        var unit: TextCluster
        var glyphs: ArraySlice<ShapedGlyph>
        var font: ShapedFont
        var run: Int
        /// The text that the unit represents: bytes of the whole text, or an ellipsis.
        var bytes: Range<Int>
        var mark: String?
    }

    let runs: TextRuns
    let level: UInt8
    /// The part of the text that the line represents.
    var text = ""
    /// The width of the visible content.
    var extent = 0
    private var items: [Item] = []

    init(runs: TextRuns, level: UInt8) {
        self.runs = runs
        self.level = level
    }

    mutating func append(_ line: MandatoryLine, _ units: Range<Int>, of shaped: ShapedText) {
        var run = 0
        for index in units {
            let unit = line.clusters[index]
            run = runs.index(at: unit.start, from: run)
            let end = index + 1 < line.clusters.count ? line.clusters[index + 1].start : line.terminator
            items.append(
                Item(
                    unit: unit, glyphs: line.glyphs[unit.glyphs], font: shaped.fonts[unit.font], run: run,
                    bytes: unit.start..<end))
        }
    }

    /// Shows the hyphen at the end of the line.
    mutating func hyphenate() {
        guard let last = items.indices.last, let hyphen = items[last].unit.hyphen else { return }
        if hyphen.isAdded {
            var added = items[last]
            added.unit.start = added.bytes.upperBound
            added.unit.tracking = 0
            added.unit.hyphen = nil
            added.bytes = added.bytes.upperBound..<added.bytes.upperBound
            items.append(added)
        }
        showHyphen(hyphen)
    }

    /// Puts a hyphen in the place of the last unit.
    private mutating func showHyphen(_ hyphen: TextCluster.Hyphen) {
        guard let last = items.indices.last else { return }
        items[last].unit.advance = hyphen.width
        items[last].unit.widthAtLineEnd = hyphen.width
        items[last].glyphs = [hyphen.glyph]
        items[last].mark = hyphen.text
    }

    /// Widens the spaces of the line, or the places where it could break if it has none, so that it fills a
    /// width.
    mutating func justify(to width: Int) {
        let inner = items.indices.dropLast()
        let spaces = inner.filter { items[$0].unit.isSpace }
        let places = spaces.isEmpty ? inner.filter { items[$0].unit.canWidenAfter } : spaces
        guard !places.isEmpty, width > extent else { return }
        let (share, rest) = (width - extent).quotientAndRemainder(dividingBy: places.count)
        for (number, index) in places.enumerated() {
            items[index].unit.advance += share + (number < rest ? 1 : 0)
        }
        extent = width
    }

    /// Removes the kerning after the last unit, because its neighbour is cut off.
    mutating func removeTrailingKerning() {
        guard let last = items.indices.last else { return }
        items[last].unit.advance = items[last].unit.widthAtLineEnd + items[last].unit.tracking
    }

    mutating func append(_ ellipsis: Ellipsis, run: Int) {
        let line = ellipsis.shaped.lines[0]
        for (index, unit) in line.clusters.enumerated() {
            items.append(
                Item(
                    unit: unit, glyphs: line.glyphs[unit.glyphs], font: ellipsis.shaped.fonts[unit.font],
                    run: run,
                    bytes: 0..<0, mark: index == 0 ? ellipsis.text : ""))
        }
    }

    func line(scale: Double, baseline: Double, bottom: Double) -> Paragraph.Line {
        var placer = LinePlacer(runs: runs, scale: scale)
        let order =
            items.contains { $0.unit.level != 0 } ? BidiLevels.visualOrder(items.map(\.unit.level)) : nil
        var openItems: [Int] = []
        var openKey: LinePlacer.Key?
        // The spacing after a right-to-left unit lies on its left: that of the first one lies outside the
        // line.
        var pen =
            order?.first.map { items[$0].unit }.map { $0.isRightToLeft ? $0.widthAtLineEnd - $0.advance : 0 }
            ?? 0
        for place in items.indices {
            let index = order?[place] ?? place
            let item = items[index]
            let key = LinePlacer.Key(font: item.font, attributes: runs.text.runs[item.run].attributes)
            if openKey != key {
                if openKey != nil { placer.close(text(of: openItems), at: pen) }
                placer.open(item.font, key.attributes, at: pen)
                openKey = key
                openItems = []
            }
            openItems.append(index)
            placer.place(item.unit, item.glyphs, item.font, at: pen)
            // At either end of the line, lines end with the letters, without the spacing beside them.
            let (advance, width) = (item.unit.advance, item.unit.widthAtLineEnd)
            let isRightToLeft = item.unit.isRightToLeft
            placer.stroke(
                run: item.run, from: place == 0 && isRightToLeft ? pen + advance - width : pen,
                to: pen + (place == items.count - 1 && !isRightToLeft ? width : advance))
            pen += advance
        }
        let visibleText = text(of: Array(items.indices))
        let width = max(Double(extent) * scale, 0)
        if openKey != nil { placer.close(text(of: openItems), at: extent) }
        if placer.segments.count == 1 { placer.segments[0].width = width }
        return Paragraph.Line(
            text: text, visibleText: visibleText, width: width, baseline: baseline, bottom: bottom,
            isRightToLeft: level == 1, segments: placer.segments(otherwise: runs),
            decorations: placer.decorations)
    }

    /// Returns the text of some items, in logical order.
    private func text(of indices: [Int]) -> String {
        var text = ""
        var bytes: Range<Int>?
        func flush() {
            if let bytes { text += runs.slice(bytes) }
            bytes = nil
        }
        for index in indices.sorted() {
            if let mark = items[index].mark {
                flush()
                text += mark
            } else if let running = bytes, running.upperBound == items[index].bytes.lowerBound {
                bytes = running.lowerBound..<items[index].bytes.upperBound
            } else {
                flush()
                bytes = items[index].bytes
            }
        }
        flush()
        return text
    }
}
