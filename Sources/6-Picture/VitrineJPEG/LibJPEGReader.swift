import CJPEG
import VitrinePixels
import VitrineSamples

/// A reader of a file by libjpeg-turbo, through the C reader's handle. It must be closed exactly once.
@safe struct LibJPEGReader {
    private let handle: OpaquePointer

    /// - Parameter bytes: The file, which must outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureDecodingError.Reason) {
        guard let handle = unsafe vitrine_jpeg_reader_create(bytes.baseAddress, bytes.count) else {
            throw .outOfMemory
        }
        unsafe self.handle = unsafe handle
    }

    func close() { unsafe vitrine_jpeg_reader_destroy(handle) }

    /// Reads all before the pixels.
    func readHeader() throws(PictureDecodingError.Reason) -> vitrine_jpeg_header {
        var header = vitrine_jpeg_header()
        try unsafe check(vitrine_jpeg_reader_read_header(handle, &header))
        return header
    }

    /// Reads the samples, and the rest of the file.
    func readPlanes(_ header: vitrine_jpeg_header) throws(PictureDecodingError.Reason) -> PlanarImage {
        let layouts = PlaneLayout.layouts(of: header)
        let total = layouts.reduce(0) { $0 + $1.count }
        let strides = layouts.map(\.stride)
        // Coefficients of progressive files take two bytes each; tables and rows little more.
        let memory = 2 * total + 16 << 20
        var status = VITRINE_JPEG_FAILED
        let samples = unsafe [UInt8](unsafeUninitializedCapacity: total) { buffer, filled in
            unsafe LargePages.advise(UnsafeMutableRawBufferPointer(buffer))
            guard let base = buffer.baseAddress else { return }
            var planes: [UnsafeMutablePointer<UInt8>?] = unsafe []
            var start = 0
            for layout in layouts {
                unsafe planes.append(base + start)
                start += layout.count
            }
            status = unsafe vitrine_jpeg_reader_read_planes(handle, planes, strides, memory)
            // What the picture has of them is written, or else they are thrown away.
            filled = total
        }
        try check(status)
        var start = 0
        let planes = layouts.map { layout in
            defer { start += layout.count }
            return SamplePlane(
                width: layout.width, height: layout.height, rowBytes: layout.stride,
                horizontal: layout.horizontal, vertical: layout.vertical,
                samples: samples, from: start)
        }
        return PlanarImage(
            width: Int(header.width), height: Int(header.height), planes: planes, smoothing: .libjpeg)
    }

    /// Returns what is odd in the file but harmless.
    func warnings() -> [String] {
        unsafe String(cString: vitrine_jpeg_reader_warnings(handle)).split(separator: "\n").map(String.init)
    }

    private func check(_ status: vitrine_jpeg_status) throws(PictureDecodingError.Reason) {
        switch status {
        case VITRINE_JPEG_OK: return
        case VITRINE_JPEG_TRUNCATED: throw .truncated
        case VITRINE_JPEG_OUT_OF_MEMORY: throw .outOfMemory
        case VITRINE_JPEG_UNSUPPORTED: throw .unsupported(message)
        default: throw .malformed(message)
        }
    }

    private var message: String { unsafe String(cString: vitrine_jpeg_reader_message(handle)) }
}
