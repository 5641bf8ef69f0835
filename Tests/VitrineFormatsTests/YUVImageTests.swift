import Testing
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

/// Pixels made of luma and chroma of any depth, compared with a plain reference.
@Suite struct YUVImageTests {
    @Test(arguments: [8, 10, 12], [(false, false), (true, false), (true, true), (false, true)])
    func pixelsEqualTheirReference(depth: Int, halves: (Bool, Bool)) {
        let seed = 49
        var random = SeededGenerator(seed: seed)
        for (width, height) in [(1, 1), (2, 2), (3, 1), (5, 7), (31, 9)] {
            for isFullRange in [false, true] {
                let size = (halves.0 ? (width + 1) / 2 : width, halves.1 ? (height + 1) / 2 : height)
                func samples(_ count: Int) -> [UInt16] {
                    (0..<count).map { _ in .random(in: 0..<1 << UInt16(depth), using: &random) }
                }
                let reference = YUVReference(
                    width: width, height: height, isHalfWide: halves.0 && width > 1,
                    isHalfHigh: halves.1 && height > 1, depth: depth, isFullRange: isFullRange,
                    shares: (0.2126, 0.0722), luma: samples(width * height), cb: samples(size.0 * size.1),
                    cr: samples(size.0 * size.1))
                let pixels = Self.pixels(reference, size)
                // A sample of chroma is rounded, which is up to half a step of 8 bits times 1.86 times 255/224.
                let step = 0.51 + 0.5 * 2.2 / Double(1 << (depth - 8))
                for place in 0..<width * height {
                    let expected = reference.color(place % width, place / width)
                    for (found, value) in zip(pixels[place * 4..<place * 4 + 3], expected) {
                        #expect(abs(Double(found) - value) <= step, "\(width)x\(height), seed \(seed)")
                    }
                }
            }
        }
    }

    private static func pixels(_ reference: YUVReference, _ size: (Int, Int)) -> [UInt8] {
        func bytes(_ samples: [UInt16]) -> [UInt8] {
            reference.depth == 8
                ? samples.map { UInt8($0) }
                : samples.flatMap { value in unsafe withUnsafeBytes(of: value) { unsafe Array($0) } }
        }
        let planes = [bytes(reference.luma), bytes(reference.cb), bytes(reference.cr)]
        let whole = (reference.width, reference.height)
        func plane(_ bytes: UnsafeRawBufferPointer, _ size: (Int, Int)) -> YUVPlane? {
            guard let base = bytes.baseAddress else { return nil }
            let rowBytes = size.0 * (reference.depth > 8 ? 2 : 1)
            return unsafe YUVPlane(
                base, rowBytes: rowBytes, width: size.0, height: size.1, depth: reference.depth)
        }
        return unsafe planes[0].withUnsafeBytes { luma in
            unsafe planes[1].withUnsafeBytes { cb in
                unsafe planes[2].withUnsafeBytes { cr in
                    guard let luma = unsafe plane(luma, whole), let cb = unsafe plane(cb, size),
                        let cr = unsafe plane(cr, size)
                    else { return [] }
                    let matrix = YUVMatrix(
                        .luma(red: reference.shares.red, blue: reference.shares.blue),
                        depth: reference.depth, isFullRange: reference.isFullRange)
                    return YUVImage(
                        luma: luma, chroma: [cb, cr], alpha: nil, matrix: matrix, isPremultiplied: false
                    ).rgba().components
                }
            }
        }
    }
}
