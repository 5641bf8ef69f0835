extension IconSet {
    /// Where symbols are placed whose layers were drawn larger than the grid, or beside its centre: by a
    /// scale, then by a way in grid units, so that ink stays on the grid at the heaviest weight.
    private static let placements: [String: (scale: Double, x: Double, y: Double)] = [
        "fan": (1, -1.23, 0.58),
        "fan.fill": (1, -1.23, 0.58),
        "textformat.size": (1, 0.1, 0.7),
        "control": (1.2, -2.4, 0.84),
        "tree": (0.99, 0.12, -0.4),
        "tree.fill": (0.99, 0.12, -0.4),
        "cloud.sun": (1, -0.52, 1.83),
        "cloud.sun.fill": (1, -0.52, 1.83),
        "cloud.bolt": (1, 0.04, 1.4),
        "cloud.bolt.fill": (1, 0.04, 1.4),
        "cloud.fog": (1, 0.04, 1.48),
        "cloud.fog.fill": (1, 0.04, 1.48),
        "humidity": (1, -0.5, 1.18),
        "humidity.fill": (1, -0.5, 1.18),
        "pills": (1, -0.18, -1.58),
        "pills.fill": (1, -0.18, -1.58),
        "person.3": (0.92, 0.96, 1.1),
        "person.3.fill": (0.92, 0.96, 1.1),
        "phone.down": (0.99, 0.12, -0.16),
        "phone.down.fill": (0.99, 0.12, -0.16),
        "speaker.wave.3": (1, 1.45, 0),
        "speaker.wave.3.fill": (1, 1.45, 0),
        "airpodspro": (1, 0, 1.57),
        "bell.and.waves.left.and.right": (0.9, 1.2, 1.2),
        "bell.and.waves.left.and.right.fill": (0.9, 1.2, 1.2),
        "camera.macro": (0.94, 0.72, 1.12),
        "chair.lounge": (1, 1.5, 0),
        "chair.lounge.fill": (1, 1.5, 0),
        "dial.low": (1, 0, 1.4),
        "dial.medium": (1, 0, 1.4),
        "dial.high": (1, 0, 1.4),
        "figure.climbing": (1, -1.2, 0),
        "figure.core.training": (1, 0, -3.6),
        "figure.wave": (1, -1.7, 0),
        "hand.point.up.left": (1, -0.6, -1.2),
        "iphone.radiowaves.left.and.right": (0.88, 1.44, 1.44),
        "laurel.leading": (1, 2.2, 0),
        "laurel.trailing": (1, -2.2, 0),
        "multiply": (1.08, -0.96, -0.96),
        "personalhotspot": (0.95, 0.6, 0.6),
        "rectangle.and.pencil.and.ellipsis": (1, 0, 1),
        "teddybear": (0.92, 0.96, 1.16),
        "teddybear.fill": (0.92, 0.96, 1.16),
        "tennis.racket": (0.97, 0.36, 0.36),
        "textformat.subscript": (1, 0, -1.1),
    ]

    /// Returns a symbol where its ink belongs on the grid.
    static func placed(_ icon: Icon) -> Icon {
        placements[icon.name].map { icon.placed(scale: $0.scale, by: $0.x, $0.y) } ?? icon
    }
}
