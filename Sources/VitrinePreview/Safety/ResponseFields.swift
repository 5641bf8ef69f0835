/// The header fields of every response.
enum ResponseFields {
    /// Keeps everything from being guessed, stored, embedded in other pages or told to them, and lets the
    /// page load nothing but the server's own files.
    static let all: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; \
            connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("Cache-Control", "no-store"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("X-Frame-Options", "DENY"),
    ]
}
