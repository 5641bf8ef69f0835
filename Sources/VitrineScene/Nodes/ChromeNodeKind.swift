import VitrineGraphics

/// What a device shows around apps, each at its own place on the screen.
protocol ChromeNodeKind: NodeKind {}

extension ChromeNodeKind {
    static var ignoresSafeArea: Bool { true }
}

extension ChromeNodeKind {
    static var isVibrant: Bool { false }
}
