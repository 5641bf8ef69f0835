extension PictureDecodingError.Reason {
    /// Throws the reason for which a picture of a size is not read, if there is one. Both sides are below
    /// 2^31, so that the product does not overflow.
    package static func check(width: Int, height: Int, limit: Int) throws(Self) {
        guard width * height <= limit else { throw .tooLarge(width: width, height: height, limit: limit) }
        guard max(width, height) <= PictureDecodingError.sideLimit else {
            throw .tooLong(width: width, height: height, limit: PictureDecodingError.sideLimit)
        }
    }
}

extension PictureDecodingError.Reason: Error {}
