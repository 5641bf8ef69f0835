#ifndef VITRINE_CPNG_H
#define VITRINE_CPNG_H
int vitrine_png_version(void);
#endif
