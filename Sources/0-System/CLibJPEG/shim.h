// The library's header needs these, and includes neither.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
