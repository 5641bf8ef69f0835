extension ShapingItem {
    /// Returns items that cover a line, in order.
    static func items(of source: MandatoryLineText, levels: [UInt8]?) -> [ShapingItem] {
        var items: [ShapingItem] = []
        for run in ScriptRuns.runs(of: source.shapingScalars) {
            items.append(ShapingItem(range: run.range, font: 0, script: run.script, level: 0))
        }
        if let levels {
            items = items.flatMap { item in item.split { levels[$0] }.map { $0.with(level: $1) } }
        }
        guard let first = source.fonts.first else { return items }
        if source.fonts.allSatisfy({ $0 == first }) { return items.map { $0.with(font: first) } }
        var fonts: [Int] = []
        fonts.reserveCapacity(source.scalars.count)
        for (index, font) in source.fonts.enumerated() {
            for _ in source.graphemeStarts[index]..<source.end(ofGrapheme: index) { fonts.append(font) }
        }
        return items.flatMap { item in item.split { fonts[$0] }.map { $0.with(font: $1) } }
    }

    private func split<Value: Equatable>(by value: (Int) -> Value) -> [(ShapingItem, Value)] {
        var parts: [(ShapingItem, Value)] = []
        var start = range.lowerBound
        for index in range where index + 1 == range.upperBound || value(index) != value(index + 1) {
            var part = self
            part.range = start..<index + 1
            parts.append((part, value(index)))
            start = index + 1
        }
        return parts
    }

    private func with(level: UInt8) -> ShapingItem {
        var copy = self
        copy.level = level
        return copy
    }

    private func with(font: Int) -> ShapingItem {
        var copy = self
        copy.font = font
        return copy
    }
}
