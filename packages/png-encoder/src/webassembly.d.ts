/** The part of the WebAssembly API that this package uses. Only the DOM's types declare it. */
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
