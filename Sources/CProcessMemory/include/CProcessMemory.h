#ifndef VITRINE_CPROCESSMEMORY_H
#define VITRINE_CPROCESSMEMORY_H

/// Sets how the C library hands out this process' memory, to be called first of all, for a machine with that many
/// `processors`. Does nothing where the C library is not glibc; whatever the system refuses is left as it is.
///
/// A library has no business with such settings, a process has.
void vitrine_prepare_process_memory(int processors);

#endif
