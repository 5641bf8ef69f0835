import Synchronization
import VitrineRendering

/// A film in memory.
final class MemoryFilmSink: FilmSink {
    let isRewritable: Bool
    private let state = Mutex((bytes: [UInt8](), files: [String: [UInt8]](), isPublished: false))

    init(isRewritable: Bool) { self.isRewritable = isRewritable }

    var bytes: [UInt8] { state.withLock { $0.bytes } }
    var files: [String: [UInt8]] { state.withLock { $0.files } }
    var isPublished: Bool { state.withLock { $0.isPublished } }

    func write(_ output: FilmOutput) throws(RenderError) {
        state.withLock { state in
            switch output {
            case .bytes(let bytes): state.bytes += bytes
            case .replacement(let bytes, let offset):
                state.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
            case .file(let bytes, let name): state.files[name] = bytes
            }
        }
    }

    func publish() throws(RenderError) { state.withLock { $0.isPublished = true } }
}
