// Functions of libraries that are not there when the program begins. Each goes on to the real function once that is
// known, which costs a jump, and before that has its library loaded. Where there is no such code for the processor, the
// linker takes the libraries as usual.
#if defined(__x86_64__)

        .macro late_function name
        .pushsection .bss.late, "aw", @nobits
late_address_\name:
        .zero 8
        .popsection
        .globl \name
        .hidden \name
        .type \name, @function
        .p2align 4
\name:
        .cfi_startproc
        movq late_address_\name(%rip), %r11
        testq %r11, %r11
        je 1f
        jmp *%r11
1:
        leaq late_address_\name(%rip), %r11
        jmp late_go
        .cfi_endproc
        .size \name, . - \name
        .endm

        // A page for itself, which can be locked.
        .section .bss.late, "aw", @nobits
        .globl late_addresses, late_addresses_end
        .hidden late_addresses, late_addresses_end
        .p2align 12
late_addresses:

        .text
// Loads the library of the function whose address belongs to where %r11 points, and goes on to it with all that it was
// given.
        .type late_go, @function
late_go:
        .cfi_startproc
        pushq %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq $192, %rsp
        movq %rax, (%rsp)
        movq %rdi, 8(%rsp)
        movq %rsi, 16(%rsp)
        movq %rdx, 24(%rsp)
        movq %rcx, 32(%rsp)
        movq %r8, 40(%rsp)
        movq %r9, 48(%rsp)
        movq %r10, 56(%rsp)
        movaps %xmm0, 64(%rsp)
        movaps %xmm1, 80(%rsp)
        movaps %xmm2, 96(%rsp)
        movaps %xmm3, 112(%rsp)
        movaps %xmm4, 128(%rsp)
        movaps %xmm5, 144(%rsp)
        movaps %xmm6, 160(%rsp)
        movaps %xmm7, 176(%rsp)
        movq %r11, %rdi
        call late_load
        movq %rax, %r11
        movaps 176(%rsp), %xmm7
        movaps 160(%rsp), %xmm6
        movaps 144(%rsp), %xmm5
        movaps 128(%rsp), %xmm4
        movaps 112(%rsp), %xmm3
        movaps 96(%rsp), %xmm2
        movaps 80(%rsp), %xmm1
        movaps 64(%rsp), %xmm0
        movq 56(%rsp), %r10
        movq 48(%rsp), %r9
        movq 40(%rsp), %r8
        movq 32(%rsp), %rcx
        movq 24(%rsp), %rdx
        movq 16(%rsp), %rsi
        movq 8(%rsp), %rdi
        movq (%rsp), %rax
        leave
        .cfi_def_cfa %rsp, 8
        jmp *%r11
        .cfi_endproc
        .size late_go, . - late_go

#define LIBRARY(name, functions) functions
#define FUNCTION(name) late_function name;
#include "functions.h"

        .section .bss.late, "aw", @nobits
        .p2align 12
late_addresses_end:
#endif

        .section .note.GNU-stack, "", @progbits
