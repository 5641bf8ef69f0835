/// A leaf of a token file, and the value that it is a part of: a component's colour, a number's length.
enum TokenLeaf {
    /// Returns the place and the texts of the value that a leaf belongs to: `#5856D6` for each part of a
    /// colour, `16px` for both parts of a length, and the leaf itself for anything else.
    ///
    /// - Parameters:
    ///   - path: The path of the leaf, such as `color.accent.$value.components[0]`.
    ///   - old: The texts of all leaves in the golden, by their paths.
    ///   - new: The texts of all leaves in the new picture.
    static func whole(
        of path: String, _ old: [String: String], _ new: [String: String]
    ) -> (path: String, old: String?, new: String?) {
        if let place = place(
            of: path,
            among: [
                "components[0]", "components[1]", "components[2]", "alpha",
                "colorSpace", "hex",
            ]), let color = TokenColorChange.change(at: place, old, new)
        {
            return (place, color.old ?? old[place], color.new ?? new[place])
        }
        if let place = place(of: path, among: ["value", "unit"]),
            old[place + ".unit"] ?? new[place + ".unit"] != nil
        {
            return (place, length(at: place, old) ?? old[place], length(at: place, new) ?? new[place])
        }
        return (path, old[path], new[path])
    }

    /// Returns the path without its last part, if that is one of several.
    private static func place(of path: String, among parts: [String]) -> String? {
        parts.first { path.hasSuffix("." + $0) }.map { String(path.dropLast($0.count + 1)) }
    }

    private static func length(at place: String, _ leaves: [String: String]) -> String? {
        guard let value = leaves[place + ".value"], let unit = leaves[place + ".unit"] else { return nil }
        return value + unit
    }
}
