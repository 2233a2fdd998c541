import loadWabt from 'wabt'

/** Compiles WebAssembly's text format to its binary format. */
export async function compileWat(text: string): Promise<Uint8Array> {
  const wabt = await loadWabt()
  const module = wabt.parseWat('module.wat', text, { simd: true })
  module.validate()
  return module.toBinary({}).buffer
}
