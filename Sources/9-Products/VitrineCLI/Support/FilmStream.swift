import ArgumentParser
import VitrineFilms

/// A form of films on standard output.
enum FilmStream: String, CaseIterable, ExpressibleByArgument {
    case y4m, raw, apng

    var format: FilmFormat {
        switch self {
        case .y4m: .y4m
        case .raw: .raw
        case .apng: .apng
        }
    }
}
