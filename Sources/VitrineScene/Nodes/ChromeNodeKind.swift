/// What a device shows around apps, each at its own place on the screen.
package protocol ChromeNodeKind: NodeKind {}

extension ChromeNodeKind {
    package static var ignoresSafeArea: Bool { true }
}

extension ChromeNodeKind {
    package static var isVibrant: Bool { false }
}
