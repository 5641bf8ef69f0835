import VitrineComponents
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// Small changes to the text of a scene, such as designers make, for measurements and tests.
package struct SceneEdits: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case color, text, position
    }

    /// A value in the scene that an edit replaces.
    package struct Place: Sendable {
        /// The path of the value, such as `body[0].card[1].text`.
        package let path: String
        package let kind: Kind
        /// The range of the value in the scene's text, as offsets in Unicode scalars.
        fileprivate let range: Range<Int>
        fileprivate let value: String
    }

    package let text: String
    private let scalars: [Unicode.Scalar]
    package let places: [Place]

    /// Finds the colours, texts and lengths of a scene.
    ///
    /// - Throws: The problems in the text, if it is not YAML.
    package init(_ file: SourceFile) throws(Diagnostics) {
        text = file.text
        let scalars = Array(file.text.unicodeScalars)
        self.scalars = scalars
        var starts = [0]
        for (index, scalar) in scalars.enumerated() where scalar == "\n" { starts.append(index + 1) }
        places = SceneOutline(try SceneParser.parse(file)).leaves.compactMap { leaf in
            guard leaf.path.hasPrefix("body"), let kind = Self.kind(of: leaf),
                starts.indices.contains(leaf.mark.line - 1)
            else { return nil }
            // Leaves are marked at their keys; what is written a second time is left alone.
            let start = starts[leaf.mark.line - 1] + leaf.mark.column - 1
            let end = starts.indices.contains(leaf.mark.line) ? starts[leaf.mark.line] : scalars.count
            let wanted = Array(leaf.text.unicodeScalars)
            guard !wanted.isEmpty, start >= 0, start + wanted.count <= end else { return nil }
            for index in start...(end - wanted.count)
            where scalars[index..<index + wanted.count].elementsEqual(wanted) {
                return Place(
                    path: leaf.path, kind: kind, range: index..<index + wanted.count, value: leaf.text)
            }
            return nil
        }
    }

    private static func kind(of leaf: SceneOutline.Leaf) -> Kind? {
        let key = leaf.path.split(separator: ".").last.map(String.init) ?? ""
        if leaf.text.hasPrefix("#"), leaf.text.utf8.count == 7 { return .color }
        if key == "text", leaf.text.utf8.count > 2, !leaf.text.contains("{") { return .text }
        if ["padding", "x", "y", "top", "leading", "horizontal", "vertical", "spacing"].contains(key),
            Double(leaf.text) != nil
        {
            return .position
        }
        return nil
    }

    /// Returns the scene's text after an edit.
    ///
    /// - Parameters:
    ///   - place: The value to replace.
    ///   - number: The number of the edit: different ones give different values.
    package func applying(_ place: Place, _ number: Int) -> String {
        var edited = String.UnicodeScalarView()
        edited.append(contentsOf: scalars[..<place.range.lowerBound])
        edited.append(contentsOf: Self.value(place, number).unicodeScalars)
        edited.append(contentsOf: scalars[place.range.upperBound...])
        return String(edited)
    }

    private static func value(_ place: Place, _ number: Int) -> String {
        switch place.kind {
        case .color:
            let value =
                (Int(place.value.dropFirst(), radix: 16) ?? 0)
                ^ ((number * 0x1F_2B_3D + 0x10_20_30) & 0xFF_FF_FF)
            let digits = String(value, radix: 16, uppercase: true)
            return "#" + String(repeating: "0", count: max(6 - digits.count, 0)) + digits
        case .text:
            // Letters of the text, so that nothing needs quotes that has none.
            let letters = Array("aeinorstu")
            let last = place.value.lastIndex { $0.isLetter && $0.isASCII }
            guard let last else { return place.value }
            var text = place.value
            text.replaceSubrange(last...last, with: String(letters[abs(number) % letters.count]))
            return text
        case .position:
            let value = (Double(place.value) ?? 0) + Double(number % 7) + 1
            return value == value.rounded() ? "\(Int(value))" : "\(value)"
        }
    }
}
