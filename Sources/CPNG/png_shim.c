#include "CPNG.h"
#include <png.h>
int vitrine_png_version(void) { return (int)png_access_version_number(); }
