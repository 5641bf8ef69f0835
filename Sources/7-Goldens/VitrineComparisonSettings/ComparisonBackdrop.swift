/// The backdrop that translucent pixels are composited onto before their colours are compared.
package enum ComparisonBackdrop: String, Hashable, Sendable, CaseIterable, Codable {
    /// pixelmatch's, from its version 7.0 on: a colour that depends on the pixel's place, so that no pair of
    /// translucent colours looks the same everywhere.
    case checkerboard
    /// White, as in odiff, and in pixelmatch up to version 6.
    case white
}
