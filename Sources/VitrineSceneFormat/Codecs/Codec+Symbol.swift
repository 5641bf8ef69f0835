import VitrineIcons
import VitrineJSON
import VitrineStyle
import VitrineText

extension Codec where Value == Symbol {
    /// A symbol from the scene's own folders or the built-in set, or the path of an SVG file.
    package static let icon = Codec(
        .anyOf([.enumeration(IconSet.names), .pattern(#"\S"#)]), expected: "the name of an icon"
    ) { value, reader in
        guard case .string(let name) = value.content else {
            return reader.mismatch(value, expected: "the name of an icon")
        }
        do throws(SymbolError) {
            return try reader.symbols.symbol(
                name.hasSuffix(".svg") ? reader.path(name, from: value.mark) : name)
        } catch {
            reader.report(error.diagnostic(name), at: value.mark)
            return nil
        }
    }
}
