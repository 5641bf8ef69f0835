/// Letters and digits as lines of even width, for symbols such as `a.circle` and `12.square`.
package enum IconCharacters {
    /// The letters and digits that symbols carry.
    package static let all: [String] =
        shapes.keys.map(String.init).sorted() + (0...9).map { "0\($0)" } + (10...50).map(String.init)

    private static let shapes: [Character: String] = [
        "a": "M6.4 21L12 3L17.6 21M8.3 15H15.7",
        "b": "M6.8 3V21H13A4.9 4.9 0 0 0 13 11.2H6.8M6.8 3H12.4A4.1 4.1 0 0 1 12.4 11.2",
        "c": "M18.4 5.6A9 9 0 1 0 18.4 18.4",
        "d": "M6.4 3V21H10A9 9 0 0 0 10 3Z",
        "e": "M17 3H7.4V21H17M7.4 11.8H16",
        "f": "M17 3H7.6V21M7.6 12H16",
        "g": "M18.4 6A9 9 0 1 0 20.4 12.8H13.4",
        "h": "M5.6 3V21M18.4 3V21M5.6 12H18.4",
        "i": "M8.4 3H15.6M12 3V21M8.4 21H15.6",
        "j": "M15.8 3V15.6A5.2 5.2 0 0 1 5.8 17.2",
        "k": "M6.6 3V21M18 3L6.6 14.4M10.6 10.4L18.4 21",
        "l": "M7.6 3V21H17",
        "m": "M3.8 21V3L12 15.6L20.2 3V21",
        "n": "M5.4 21V3L18.6 21V3",
        "o": "M3 12A9 9 0 0 1 21 12A9 9 0 0 1 3 12Z",
        "p": "M7 21V3H13A5.4 5.4 0 0 1 13 13.8H7",
        "q": "M3 12A9 9 0 0 1 21 12A9 9 0 0 1 3 12ZM14.4 15L20.4 21",
        "r": "M7 21V3H13A5.4 5.4 0 0 1 13 13.8H7M13 13.8L18 21",
        "s":
            "M17.6 6.6C17 4.2 14.8 2.8 12 2.8C8.6 2.8 6.2 4.6 6.2 7.4C6.2 13.4 18 10.2 18 16.4"
            + "C18 19.4 15.6 21.2 12 21.2C8.8 21.2 6.6 19.8 5.8 17.2",
        "t": "M5 3H19M12 3V21",
        "u": "M5.6 3V14.6A6.4 6.4 0 0 0 18.4 14.6V3",
        "v": "M5 3L12 21L19 3",
        "w": "M2.6 3L7.4 21L12 5.8L16.6 21L21.4 3",
        "x": "M5.4 3L18.6 21M18.6 3L5.4 21",
        "y": "M5.4 3L12 12.4L18.6 3M12 12.4V21",
        "z": "M5.8 3H18.2L5.8 21H18.2",
        "0": "M6 12C6 6.6 8.2 3 12 3C15.8 3 18 6.6 18 12C18 17.4 15.8 21 12 21C8.2 21 6 17.4 6 12Z",
        "1": "M8 6.2L12.8 3V21",
        "2": "M6.2 8A5.8 5.8 0 1 1 16.4 11.8L6.4 21H18",
        "3": "M6.6 6A5.2 4.7 0 1 1 12 11.4A5.6 4.9 0 1 1 6 17.6M10.4 11.4H12",
        "4": "M15 21V3L5.2 16H19",
        "5": "M17 3H8L6.9 11.4A5.9 5.9 0 1 1 6.2 17.6",
        "6": "M16.4 3.6C9.2 5.2 6 9.4 6 14.8A6 6 0 1 0 12 8.9C9 8.9 6.8 10.8 6 13.8",
        "7": "M6 3H18L10 21",
        "8":
            "M7.4 7.3A4.6 4.3 0 0 1 16.6 7.3A4.6 4.3 0 0 1 7.4 7.3Z"
            + "M6.6 16.2A5.4 4.8 0 0 1 17.4 16.2A5.4 4.8 0 0 1 6.6 16.2Z",
        "9": "M7.6 20.4C14.8 18.8 18 14.6 18 9.2A6 6 0 1 0 12 15.1C15 15.1 17.2 13.2 18 10.2",
    ]

    /// Returns the lines of one or two characters, as high as a symbol; `nil` for other texts.
    package static func layers(_ text: String) -> [Icon.Layer]? {
        let isNumber = text.allSatisfy(\.isNumber)
        let found = text.compactMap { shapes[$0] }
        guard found.count == text.count else { return nil }
        if let only = found.first, found.count == 1 { return [.stroke(only, weight: 1.3)] }
        guard found.count == 2, isNumber else { return nil }
        return zip(found, [-5.4, 5.4]).map { data, x in
            .stroke(PathData.placed(data, scale: 0.74, by: 12 * 0.26 + x, 12 * 0.26), weight: 1.2)
        }
    }
}
