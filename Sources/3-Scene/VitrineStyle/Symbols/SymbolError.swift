import VitrineSVG

/// The reason why a symbol could not be found or read.
package enum SymbolError: Error, Sendable {
    case unknown(known: [String])
    case file(SceneFileError, path: String)
    case svg(SVGError, path: String)
    /// Only the pack has the symbol, and the pack is not installed.
    case packMissing
    /// Only the pack has the symbol, and the scene wants Vitrine's own alone.
    case packExcluded
}
