"""The blur at several sigmas beside other libraries, in turns, so that all see the same weather."""

import time

from tools import OUT, figures, number, plot, table, times, vitrine

SIGMAS = (0.5, 1, 1.5, 2, 2.5, 5, 10, 20, 40, 90)
# Whatever takes longer than this is run no more often than `FEW` times.
SLOW, FEW = 1.0, 3


def measure(options) -> dict:
    if options.without_peers:
        return alone(options)
    import exact
    import numpy as np
    import peers
    from PIL import Image

    pixels = np.ascontiguousarray(exact.picture())
    source = OUT / "picture.png"
    Image.fromarray(pixels).save(source, compress_level=1)
    rows = []
    for sigma in SIGMAS:
        rows += at(options, sigma, pixels, source, peers, exact)
        show(f"Blur of {exact.WIDTH} x {exact.HEIGHT} pixels, sigma {sigma}", rows, sigma)
    series = []
    names = dict.fromkeys(row["name"] for row in rows)
    # Ours first, the unit last.
    for name in sorted(names, key=lambda name: (name == "memcpy", name != "Vitrine")):
        points = [[row["sigma"], row["median_ms"]] for row in rows if row["name"] == name]
        series.append({"name": name, "points": points, "guide": name == "memcpy"})
    plot(
        options.vitrine, "blur-sigma", title="Gaussian blur", series=series,
        subtitle=f"{exact.WIDTH} x {exact.HEIGHT} pixels of RGBA, one thread",
        x={"title": "sigma in pixels"}, y={"title": "median in milliseconds"},
    )  # fmt: skip
    return {"versions": peers.VERSIONS, "rows": rows}


def at(options, sigma, pixels, source, peers, exact) -> list[dict]:
    """The rows of one sigma: a round runs everything once, Vitrine in a process of its own."""
    import numpy as np

    others = [peer(pixels, sigma) for peer in peers.ALL]
    for other in others:
        other.run()
    taken = {other.name: [] for other in others} | {"Vitrine": []}
    result = OUT / "blurred.png"
    for round_ in range(options.rounds):
        # Each time a new process, whose first runs find their memory; the peers' process has it since the run above.
        own = vitrine(
            options.vitrine, "blur", source, "--sigma", sigma, "--threads", 1, "--runs", 7, "--seconds", 0,
            *(["--output", result] if round_ == 0 else []),
        )  # fmt: skip
        taken["Vitrine"].append(own[0]["median_ms"])
        for other in others:
            if round_ >= FEW and taken[other.name][0] > SLOW * 1000:
                continue
            start = time.perf_counter()
            other.run()
            taken[other.name].append((time.perf_counter() - start) * 1000)
    truth = {}
    errors = {}
    for name, edge, found in [("Vitrine", "symmetric", decoded(result))] + [
        (other.name, other.edge, other.picture()) for other in others if other.edge
    ]:
        if edge not in truth:
            truth[edge] = exact.blurred(pixels, sigma, edge)
        errors[name] = float(np.abs(found[..., :3] - truth[edge]).max())
    unit = figures(taken["memcpy"])["median_ms"]
    own = figures(taken["Vitrine"])["median_ms"]
    names = ["memcpy", "Vitrine"] + [other.name for other in others if other.edge]
    return [
        {"name": name, "sigma": sigma, **figures(taken[name])}
        | {"memcpys": figures(taken[name])["median_ms"] / unit}
        | {"of_vitrine": figures(taken[name])["median_ms"] / own, "largest_error": errors.get(name)}
        | {"megapixels_per_second": pixels.shape[0] * pixels.shape[1] / 1000 / figures(taken[name])["median_ms"]}
        for name in names
    ]


def decoded(path):
    import numpy as np
    from PIL import Image

    return np.asarray(Image.open(path).convert("RGB"))


def show(title: str, rows: list[dict], sigma: float) -> None:
    table(
        title,
        ["", "median ms", "min ms", "spread", "memcpys", "MP/s", "Vitrine's time", "largest error", "runs"],
        [
            [
                row["name"], number(row["median_ms"], 2), number(row["minimum_ms"], 2),
                f"{row['spread'] * 100:.0f}%", number(row["memcpys"]), number(row["megapixels_per_second"], 0),
                times(row["of_vitrine"]),
                "" if row["largest_error"] is None else f"{row['largest_error']:.2f}/255", str(row["runs"]),
            ]
            for row in rows if row["sigma"] == sigma
        ],
    )  # fmt: skip


def alone(options) -> dict:
    """Vitrine's rows, where there is nobody to hold them against."""
    rows = vitrine(options.vitrine, "blur", "--threads", 1, "--plot", OUT / "blur-sigma.png")
    unit = ("median ms", "min ms", "spread", "memcpys", "MP/s")
    table(
        f"Blur of {rows[0]['input']} pixels",
        ["", *unit],
        [
            [
                f"sigma {row['sigma']:g}", number(row["median_ms"], 2), number(row["minimum_ms"], 2),
                f"{row['spread'] * 100:.0f}%", number(row["memcpys"]), number(row["megapixels_per_second"], 0),
            ]
            for row in rows
        ],
    )  # fmt: skip
    return {"versions": {}, "rows": rows}
