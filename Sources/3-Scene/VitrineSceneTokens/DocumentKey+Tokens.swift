import VitrineSceneFormat

extension DocumentKey where Value == [TokensSpec] {
    package static let tokens = DocumentKey(
        "tokens", TokensSpec.codec,
        "files of design tokens, whose names in braces stand for values; the later over the earlier")
}
