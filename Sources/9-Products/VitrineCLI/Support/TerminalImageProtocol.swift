import ArgumentParser
import Foundation

/// A protocol by which a terminal shows a picture between its lines.
enum TerminalImageProtocol: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// The protocol that the terminal is known to support, or none.
    case auto
    /// kitty's graphics protocol, also supported by Ghostty, Konsole and WezTerm.
    case kitty
    /// iTerm2's inline images, also supported by WezTerm.
    case iterm2
    /// No pictures.
    case never

    /// Returns the escape sequences that show a PNG file, or `nil` if the terminal is not known to support
    /// any.
    func sequence(png: [UInt8], columns: Int?, environment: [String: String]) -> String? {
        switch self {
        case .auto: Self.known(environment)?.sequence(png: png, columns: columns, environment: environment)
        case .kitty: Self.kitty(png, columns: columns)
        case .iterm2: Self.iterm2(png, columns: columns)
        case .never: nil
        }
    }

    /// Returns the protocol that the terminal of an environment is known to support, or `nil`.
    static func known(_ environment: [String: String]) -> TerminalImageProtocol? {
        let program = environment["TERM_PROGRAM"] ?? environment["LC_TERMINAL"] ?? ""
        // The sequences do not pass through tmux and screen.
        if environment["TMUX"] != nil || environment["STY"] != nil { return nil }
        if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty" { return .kitty }
        switch program {
        case "ghostty", "WezTerm": return .kitty
        case "iTerm.app", "iTerm2": return .iterm2
        default: return environment["KONSOLE_VERSION"] == nil ? nil : .kitty
        }
    }

    /// Returns base64 in chunks of at most 4096 bytes, each of which states whether more follow.
    private static func kitty(_ png: [UInt8], columns: Int?) -> String {
        let text = Array(Data(png).base64EncodedString().utf8)
        var result = ""
        var start = 0
        repeat {
            let end = min(start + 4096, text.count)
            let keys = start == 0 ? "a=T,f=100,q=2\(columns.map { ",c=\($0)" } ?? "")," : ""
            let chunk = String(decoding: text[start..<end], as: UTF8.self)
            result += "\u{1B}_G\(keys)m=\(end < text.count ? 1 : 0);\(chunk)\u{1B}\\"
            start = end
        } while start < text.count
        return result + "\n"
    }

    private static func iterm2(_ png: [UInt8], columns: Int?) -> String {
        let width = columns.map { "\($0)" } ?? "auto"
        return
            "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(width):"
            + "\(Data(png).base64EncodedString())\u{07}\n"
    }
}
