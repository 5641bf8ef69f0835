import VitrineColor

/// The colours that say how things are, as those of traffic lights do.
package enum TrafficLight {
    case red
    case yellow
    case green

    /// Reads a colour; `nil` for one that is no such light.
    package init?(_ color: Color) {
        let (red, green, blue) = (color.red, color.green, color.blue)
        let greatest = max(red, green, blue)
        let range = greatest - min(red, green, blue)
        // The hue of HSV, in degrees.
        guard range >= Self.leastRange, greatest > blue else { return nil }
        let hue = greatest == red ? 60 * (green - blue) / range : 120 + 60 * (blue - red) / range
        switch hue {
        case -20..<20: self = .red
        case 20..<70: self = .yellow
        case 80..<165: self = .green
        default: return nil
        }
    }

    /// The range of components below which a colour is a grey.
    private static let leastRange = 0.25

    /// Returns `true` if a text says that it is about how things are, such as “Server status”.
    package static func isAboutStates(_ text: String) -> Bool {
        !words(of: text).isDisjoint(with: stateWords)
    }

    /// Returns `true` if a text names a thing and no state, nor a part of a whole.
    package static func isPlainName(_ text: String) -> Bool {
        words(of: text).isDisjoint(with: namedStates) && !text.contains { $0.isNumber || $0 == ":" }
    }

    private static let stateWords: Set<String> = ["availability", "health", "state", "status", "uptime"]
    private static let namedStates: Set<String> = [
        "active", "bad", "closed", "connected", "critical", "degraded", "disconnected", "done", "down",
        "error", "errors", "failed", "failing", "fine", "good", "healthy", "high", "inactive", "late", "low",
        "maintenance", "medium", "off", "offline", "ok", "on", "online", "open", "operational", "outage",
        "overdue", "partial", "passed", "paused", "pending", "problem", "running", "skipped", "slow",
        "stopped", "success", "unknown", "up", "warning", "warnings",
    ]

    private static func words(of text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    }
}
