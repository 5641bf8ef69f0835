"""The blurs of other libraries, each on one thread. A peer is made once for a sigma and then called."""

import math

import cv2
import numpy as np
import skia
from PIL import Image, ImageFilter

cv2.setNumThreads(1)


class Memcpy:
    name, edge = "memcpy", None

    def __init__(self, pixels: np.ndarray, sigma: float):
        self.source, self.target = pixels, np.zeros_like(pixels)

    def run(self) -> None:
        np.copyto(self.target, self.source)


class OpenCVGaussian:
    name, edge = "OpenCV GaussianBlur", "symmetric"

    def __init__(self, pixels: np.ndarray, sigma: float):
        self.pixels, self.sigma = pixels, sigma

    def run(self) -> None:
        self.result = cv2.GaussianBlur(self.pixels, (0, 0), self.sigma, borderType=cv2.BORDER_REFLECT)

    def picture(self) -> np.ndarray:
        return self.result


class OpenCVStack:
    """A triangle along each axis, of the radius whose variance comes nearest to sigma's."""

    name, edge = "OpenCV stackBlur", "edge"

    def __init__(self, pixels: np.ndarray, sigma: float):
        radius = max(round(math.sqrt(6 * sigma * sigma + 1) - 1), 1)
        self.pixels, self.size = pixels, 2 * radius + 1

    def run(self) -> None:
        self.result = cv2.stackBlur(self.pixels, (self.size, self.size))

    def picture(self) -> np.ndarray:
        return self.result


class Skia:
    """On the processor. drawImage leaves a paint's filter out, so the picture is drawn into a layer."""

    name, edge, mode = "Skia, mirrored", "symmetric", skia.TileMode.kMirror

    def __init__(self, pixels: np.ndarray, sigma: float):
        height, width = pixels.shape[:2]
        self.surface = skia.Surface(width, height)
        self.surface.getCanvas().drawImage(
            skia.Image.fromarray(pixels, colorType=skia.kRGBA_8888_ColorType), 0, 0
        )
        # In the order of components that Skia likes best.
        self.image = self.surface.makeImageSnapshot().makeRasterImage()
        self.bounds = skia.Rect.MakeWH(width, height)
        crop = skia.IRect.MakeWH(width, height) if self.mode != skia.TileMode.kDecal else None
        self.paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(sigma, sigma, self.mode, None, crop))

    def run(self) -> None:
        canvas = self.surface.getCanvas()
        canvas.clear(0)
        canvas.saveLayer(self.bounds, self.paint)
        canvas.drawImage(self.image, 0, 0)
        canvas.restore()

    def picture(self) -> np.ndarray:
        # Premultiplied, as its neighbours beyond a transparent edge are.
        return self.surface.toarray(
            colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType
        )


class SkiaDecal(Skia):
    """The edge that costs Skia least."""

    name, edge, mode = "Skia, transparent", "constant", skia.TileMode.kDecal


class Pillow:
    """Three boxes along each axis."""

    name, edge = "Pillow GaussianBlur", "edge"

    def __init__(self, pixels: np.ndarray, sigma: float):
        self.image, self.filter = Image.fromarray(pixels), ImageFilter.GaussianBlur(sigma)

    def run(self) -> None:
        self.result = self.image.filter(self.filter)

    def picture(self) -> np.ndarray:
        return np.asarray(self.result)


ALL = [Memcpy, OpenCVStack, OpenCVGaussian, Skia, SkiaDecal, Pillow]
VERSIONS = {"OpenCV": cv2.__version__, "Skia": skia.__version__, "Pillow": Image.__version__}
