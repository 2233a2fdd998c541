/** What we use of WebAssembly; only the DOM's types have it, and they have much more. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }

  class Instance<Exports> {
    constructor(module: Module)
    readonly exports: Exports
  }

  class Memory {
    readonly buffer: ArrayBuffer
    /** @param pages of 64 KB */
    grow(pages: number): number
  }
}
