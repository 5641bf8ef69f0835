import VitrinePNG

/// One of two compared files, in reports.
package struct ComparedFile: Hashable, Sendable, Codable {
    package var path: String
    package var width: Int
    package var height: Int
    /// The number of bits per channel; `nil` if the file was not decoded.
    package var depth: Int?
    /// A description of the file's colour encoding; `nil` if the file was not decoded.
    package var color: String?

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
