import CJPEGReference
import VitrinePixels
import VitrineTestSupport

/// A file that libjpeg-turbo writes, and what the library alone makes of it.
struct ReferenceJPEG: Sendable, CustomStringConvertible {
    enum Colors: Int32, Sendable, CaseIterable {
        case gray = 1
        case rgb
        case yCbCr
        case cmyk
        case ycck

        var components: Int { self == .gray ? 1 : rawValue > 3 ? 4 : 3 }
    }

    enum Coding: Sendable, CaseIterable { case baseline, progressive, arithmetic, restarting }

    var width: Int
    var height: Int
    var colors = Colors.yCbCr
    /// The samples of luma, and of black, for one of chroma.
    var luma = (horizontal: 1, vertical: 1)
    var coding = Coding.baseline
    var quality = 90
    var isAdobe = true

    var description: String {
        "\(width)x\(height) \(colors) \(luma.horizontal)x\(luma.vertical) \(coding) Adobe \(isAdobe)"
    }

    private var settings: vitrine_reference_jpeg {
        let (h, v) = (Int32(luma.horizontal), Int32(luma.vertical))
        return vitrine_reference_jpeg(
            width: UInt32(width), height: UInt32(height), colors: colors.rawValue, horizontal: (h, 1, 1, h),
            vertical: (v, 1, 1, v), quality: Int32(quality), progressive: coding == .progressive ? 1 : 0,
            arithmetic: coding == .arithmetic ? 1 : 0, restart: coding == .restarting ? 2 : 0,
            adobe: isAdobe ? 1 : 0)
    }

    static var hasArithmetic: Bool { vitrine_reference_jpeg_has_arithmetic() != 0 }

    /// Returns a file of slopes with noise; empty if the library does not write such files.
    func file(seed: Int = 1) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        let count = width * height * colors.components
        let samples = (0..<count).map { index in
            let (pixel, component) = (index / colors.components, index % colors.components)
            let slope = pixel % width * (7 + component) + pixel / width * (3 + 2 * component)
            return UInt8(abs((slope + Int.random(in: 0..<24, using: &random)) % 510 - 255))
        }
        var file = [UInt8](repeating: 0, count: count * 4 + 4096)
        let length = unsafe withUnsafePointer(to: settings) { settings in
            unsafe vitrine_reference_jpeg_write(settings, samples, &file, file.count)
        }
        return Array(file.prefix(length))
    }

    /// Returns the colours that the library makes of a file, three for a pixel; `nil` if it fails. CMYK, which
    /// the library leaves as it is, is multiplied.
    func libraryColors(of file: [UInt8]) -> [UInt8]? {
        var samples = [UInt8](repeating: 0, count: width * height * 4)
        let components = unsafe vitrine_reference_jpeg_read(file, file.count, &samples, samples.count)
        guard components == 4 else {
            return components == 3 ? Array(samples.prefix(width * height * 3)) : nil
        }
        return (0..<width * height * 3).map { index in
            let (ink, black) = (Int(samples[index / 3 * 4 + index % 3]), Int(samples[index / 3 * 4 + 3]))
            let product = isAdobe ? ink * black : (255 - ink) * (255 - black)
            return UInt8((2 * product + 255) / 510)
        }
    }
}
