import Synchronization
import VitrinePNG

/// One of two files, in reports.
public struct ComparedFile: Hashable, Sendable, Codable {
    public var path: String
    public var width: Int
    public var height: Int
    /// Bits a channel; nil where the file was not decoded.
    public var depth: Int?
    /// What the file says of its colours, in words; nil where it was not decoded.
    public var color: String?

    init(path: String, width: Int, height: Int) {
        self.path = path
        self.width = width
        self.height = height
    }

    init(path: String, _ picture: PNG.Decoded) {
        self.init(path: path, width: picture.width, height: picture.height)
        depth = picture.depth
        color = picture.color.words
    }
}
