import VitrinePNG

/// The effort spent on making an image file small. It does not affect the pixels.
public enum ImageCompression: String, Hashable, Sendable, CaseIterable, Codable {
    /// Takes about two thirds of the time of `standard`, for files that are a tenth larger.
    case fast
    /// The balance that suits most files.
    case standard = "default"
    /// Gives files a few per cent smaller than `standard`, in several times its time.
    case best

    /// The level with the same meaning of PNG files.
    package var png: PNG.Compression {
        switch self {
        case .fast: .fast
        case .standard: .standard
        case .best: .best
        }
    }
}
