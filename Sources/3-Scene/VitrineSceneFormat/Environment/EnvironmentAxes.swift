/// The axes of the environment.
package enum EnvironmentAxes {
    /// In the order of canvases, records and the page of the preview.
    package static let all: [EnvironmentAxis] = [
        .device, .orientation, .scale, .appearance, .dynamicType, .layoutDirection, .os, .contrast,
        .transparency, .motion, .legibilityWeight, .buttonShapes, .locale, .time, .contexts,
    ]
}
