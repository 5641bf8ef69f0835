import VitrineSource

/// What a scene or a node silences: the value of `audit`.
package struct AuditSpec: Sendable {
    package var silences: [AuditSilence] = []
}
