import ArgumentParser

/// The size of a picture, such as `1170x2532`.
struct PictureSize: ExpressibleByArgument, Sendable {
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    init?(argument: String) {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (1...65536).contains(width),
            (1...65536).contains(height), width * height <= 64 << 20
        else { return nil }
        self.init(width, height)
    }

    var pixels: Int { width * height }
    var defaultValueDescription: String { description }
    var description: String { "\(width)x\(height)" }
}
