/// The names of colours that words are most likely meant as.
package enum ColorWords {
    package static let all = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown", "gray", "black", "white", "primary", "secondary", "tertiary", "clear", "accent",
    ]
}
