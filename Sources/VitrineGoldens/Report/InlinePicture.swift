import Foundation

/// A PNG file as escape sequences that show it in a terminal that can.
public enum InlinePicture: String, CaseIterable, Sendable {
    /// The graphics protocol of kitty, which Ghostty, Konsole and WezTerm know too.
    case kitty
    /// iTerm2's inline images.
    case iterm

    /// The kind that the terminal of an environment knows, nil for none that is known.
    public static func supported(by environment: [String: String]) -> InlinePicture? {
        // Within a multiplexer sequences do not arrive.
        if environment["TMUX"] != nil || environment["STY"] != nil { return nil }
        let program = environment["TERM_PROGRAM"] ?? ""
        if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty"
            || ["ghostty", "WezTerm"].contains(program)
        {
            return .kitty
        }
        return program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" ? .iterm : nil
    }

    /// The sequences for a PNG file, at most `columns` characters wide, and a line's end.
    public func text(png: [UInt8], columns: Int = 100) -> String {
        let base64 = Data(png).base64EncodedString()
        switch self {
        case .iterm:
            return
                "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);preserveAspectRatio=1:\(base64)\u{07}\n"
        case .kitty:
            // At most 4096 bytes a sequence; all but the last say that more follows.
            var text = ""
            var rest = Substring(base64)
            var control = "f=100,a=T,c=\(columns),"
            while !rest.isEmpty {
                let piece = rest.prefix(4096)
                rest = rest.dropFirst(4096)
                text += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
                control = ""
            }
            return text + "\n"
        }
    }
}
