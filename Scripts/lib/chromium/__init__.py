"""Pictures of the browser, and what they should be in double precision."""

import numpy as np

from .compositing import *
from .paints import *
from .shapes import *
from .strokes import *
