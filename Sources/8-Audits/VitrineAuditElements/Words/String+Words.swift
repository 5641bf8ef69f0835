extension String {
    /// The words and numbers of a text, in small letters and without punctuation.
    package var words: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}
