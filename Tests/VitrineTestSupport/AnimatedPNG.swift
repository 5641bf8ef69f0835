@testable import VitrinePixels

/// A film in a PNG file as a reader sees it, by the rules of the format alone (PNG, third edition, 11.3.5 and
/// 13.4): whatever the writer has to keep is checked.
public struct AnimatedPNG {
    /// A rule of the format that a file breaks.
    public struct Problem: Error, CustomStringConvertible {
        public let description: String

        public init(description: String) { self.description = description }
    }

    public struct Frame {
        public let rect: PixelRect
        /// The two terms of the delay, in seconds.
        public let delay: [Int]
        public let disposal: Int
        public let blend: Int
        /// The frame as a still PNG file of its own.
        public let file: [UInt8]
    }

    /// The picture that is not part of the film as a still PNG file; empty if it is the first frame.
    public private(set) var poster: [UInt8] = []
    /// The names of all chunks, in order.
    public private(set) var names: [String] = []
    public private(set) var plays = -1
    public private(set) var frames: [Frame] = []
    public private(set) var width = 0
    public private(set) var height = 0
    /// The channels and the bits of a pixel, as the header has them: the depth, then the colour type.
    public private(set) var format: [UInt8] = []

    /// Reads a file.
    public init(_ bytes: [UInt8]) throws(Problem) {
        var chunks: [(name: String, data: [UInt8])] = []
        var place = 8
        while place < bytes.count {
            guard place + 12 <= bytes.count else { throw Problem(description: "half a chunk at \(place)") }
            let length = Self.number(bytes[place..<place + 4])
            guard place + 12 + length <= bytes.count else {
                throw Problem(description: "a chunk at \(place) of \(length) bytes")
            }
            let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            let data = Array(bytes[place + 8..<place + 8 + length])
            guard Array(bytes[place..<place + 12 + length]) == [UInt8].pngChunk(name, data) else {
                throw Problem(description: "the checksum of \(name) at \(place)")
            }
            chunks.append((name, data))
            place += 12 + length
        }
        names = chunks.map(\.name)
        guard names.first == "IHDR", names.last == "IEND" else {
            throw Problem(description: "begins or ends with another chunk: \(names)")
        }
        let header = chunks[0].data
        (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
        format = Array(header[8..<10])
        try read(chunks.dropFirst().dropLast(), header: header)
    }

    private mutating func read(
        _ chunks: some Sequence<(name: String, data: [UInt8])>, header: [UInt8]
    ) throws(Problem) {
        var (shared, control, data): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        var (next, count) = (0, -1)
        func still(_ header: [UInt8]) -> [UInt8] {
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + .pngChunk("IHDR", header) + shared
                + .pngChunk("IDAT", data) + .pngChunk("IEND", [])
        }
        func frame() throws(Problem) -> Frame? {
            if control.isEmpty {
                if !data.isEmpty { poster = still(header) }
                return nil
            }
            let lengths = (0..<4).map { Self.number(control[4 + 4 * $0..<8 + 4 * $0]) }
            let rect = PixelRect(
                x0: lengths[2], y0: lengths[3], x1: lengths[2] + lengths[0], y1: lengths[3] + lengths[1])
            guard !rect.isEmpty, PixelRect(width: width, height: height).contains(rect) else {
                throw Problem(description: "the rectangle \(rect)")
            }
            let file = still(.bigEndian(rect.width) + .bigEndian(rect.height) + header[8...])
            return Frame(
                rect: rect, delay: [Self.number(control[20..<22]), Self.number(control[22..<24])],
                disposal: Int(control[24]), blend: Int(control[25]), file: file)
        }
        func checkNumber(_ bytes: ArraySlice<UInt8>) throws(Problem) {
            let number = Self.number(bytes)
            guard number == next else { throw Problem(description: "number \(number) after \(next - 1)") }
            next += 1
        }
        for chunk in chunks {
            switch chunk.name {
            case "acTL":
                guard count < 0, control.isEmpty else { throw Problem(description: "acTL comes late") }
                (count, plays) = (Self.number(chunk.data[0..<4]), Self.number(chunk.data[4..<8]))
            case "fcTL":
                if let done = try frame() { frames.append(done) }
                (control, data) = (chunk.data, [])
                try checkNumber(control[0..<4])
            case "IDAT":
                guard frames.isEmpty, count > 0 else {
                    throw Problem(description: "IDAT comes late or early")
                }
                guard poster.isEmpty else { throw Problem(description: "IDAT of a poster and of a frame") }
                data += chunk.data
            case "fdAT":
                guard !frames.isEmpty || !poster.isEmpty else {
                    throw Problem(description: "fdAT comes early")
                }
                try checkNumber(chunk.data[0..<4])
                data += chunk.data[4...]
            default: shared += .pngChunk(chunk.name, chunk.data)
            }
        }
        if let done = try frame() { frames.append(done) }
        guard frames.count == count, count > 0 else {
            throw Problem(description: "\(frames.count) frames, where acTL says \(count)")
        }
    }

    /// Returns the pictures that are shown, one for each frame.
    ///
    /// - Parameter decode: Reads a still PNG file.
    public func pictures<Component>(
        _ decode: (_ file: [UInt8]) throws -> RGBAImage<Component>
    ) throws -> [RGBAImage<Component>] {
        var canvas = RGBAImage<Component>(
            width: width, height: height, components: Array(repeating: 0, count: width * height * 4))
        var shown: [RGBAImage<Component>] = []
        for (index, frame) in frames.enumerated() {
            let before = canvas
            let picture = try decode(frame.file)
            guard picture.width == frame.rect.width, picture.height == frame.rect.height else {
                throw Problem(description: "frame \(index) has another size")
            }
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let pixel = picture.pixel(y * picture.width + x)
                    try canvas.draw(pixel, x + frame.rect.x0, y + frame.rect.y0, isOver: frame.blend == 1)
                }
            }
            shown.append(canvas)
            // Of the first frame, what was before is what is transparent.
            switch frame.disposal {
            case 0: break
            case 1: canvas.clear(frame.rect)
            case 2: canvas = before
            default: throw Problem(description: "frame \(index) has the disposal \(frame.disposal)")
            }
        }
        return shown
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

extension RGBAImage {
    fileprivate func pixel(_ index: Int) -> [Component] { Array(components[4 * index..<4 * index + 4]) }

    fileprivate mutating func draw(_ pixel: [Component], _ x: Int, _ y: Int, isOver: Bool) throws {
        if isOver, pixel[3] == 0 { return }
        if isOver, pixel[3] != .max {
            throw AnimatedPNG.Problem(description: "a translucent pixel is blended")
        }
        let start = 4 * (y * width + x)
        for channel in 0..<4 { components[start + channel] = pixel[channel] }
    }

    fileprivate mutating func clear(_ rect: PixelRect) {
        for y in rect.rows {
            for index in 4 * (y * width + rect.x0)..<4 * (y * width + rect.x1) { components[index] = 0 }
        }
    }
}
