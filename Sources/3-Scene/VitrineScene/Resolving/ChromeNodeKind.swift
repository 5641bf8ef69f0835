/// A system element that a device shows around apps, at a fixed position on the screen.
package protocol ChromeNodeKind: NodeKind {}

extension ChromeNodeKind {
    package static var ignoresSafeArea: Bool { true }
}

extension ChromeNodeKind {
    package static var isVibrant: Bool { false }
}
