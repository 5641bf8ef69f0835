import VitrineIconDrawings

extension IconSet {
    /// Returns a symbol with the colors and the order of its layers.
    static func layered(_ icon: Icon) -> Icon {
        var icon = icon
        if let words = variableOrders[icon.name] {
            icon.layers = marked(icon.layers, with: words) { $0.variableIndex = Int($1) }
        }
        if let words = hues[icon.name] {
            icon.layers = marked(icon.layers, with: words) { $0.hue = Icon.Hue(rawValue: String($1)) }
        }
        // What is on a disc of a color is white. On the foreground, which may be white, it stays a hole.
        let isDisc = icon.name.hasSuffix(".circle.fill") || icon.name.hasSuffix(".square.fill")
        if isDisc, icon.isMulticolor {
            icon.layers = icon.layers.map {
                $0.isCut && $0.level != nil && $0.hue == nil ? $0.colored(.white) : $0
            }
        }
        return icon
    }

    /// Returns the names and the words of a table: lines of names, a colon and words.
    static func table(_ text: String) -> [String: [Substring]] {
        var found: [String: [Substring]] = [:]
        for line in text.split(separator: "\n") {
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { continue }
            let words = sides[1].split(separator: " ")
            for name in sides[0].split(separator: " ") { found[String(name)] = words }
        }
        return found
    }

    /// Marks the layers of a symbol with words: one for all that it draws, or one for each layer.
    private static func marked(
        _ layers: [Icon.Layer], with words: [Substring], _ mark: (inout Icon.Layer, Substring) -> Void
    ) -> [Icon.Layer] {
        let isWhole = words.count == 1 && !words[0].contains { $0 == "," || $0 == "+" }
        return layers.enumerated().flatMap { index, layer -> [Icon.Layer] in
            guard isWhole ? !layer.isCut : index < words.count else { return [layer] }
            let word = words[isWhole ? 0 : index]
            let figures = figureWords(word, of: layer)
            guard figures.count > 1 else {
                var copy = layer
                mark(&copy, figures.first?.word ?? word)
                return [copy]
            }
            return figures.map { figure in
                var copy = layer.mappingPath { _ in figure.path }
                mark(&copy, figure.word)
                return copy
            }
        }
    }

    /// Returns the figures of a layer with their words, from `2yellow,cyan` or `0+`, which counts up; nothing
    /// for a word of the whole layer.
    private static func figureWords(
        _ word: Substring, of layer: Icon.Layer
    ) -> [(path: String, word: Substring)] {
        let paths = layer.pathData.split(separator: "M").map { "M" + $0 }
        if word.hasSuffix("+"), let first = Int(word.dropLast()) {
            return paths.enumerated().map { ($1, Substring("\(first + $0)")) }
        }
        guard word.contains(",") else { return [] }
        let words = word.split(separator: ",").flatMap { part -> [Substring] in
            let count = part.prefix { $0.isNumber }
            let rest = part.dropFirst(count.count)
            return rest.isEmpty ? [part] : Array(repeating: rest, count: Int(count) ?? 1)
        }
        return zip(paths, words).map { ($0, $1) }
    }
}
