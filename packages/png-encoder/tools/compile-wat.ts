import loadWabt from 'wabt'

/** The text format of WebAssembly as its binary format. */
export async function compileWat(text: string): Promise<Uint8Array> {
  const wabt = await loadWabt()
  const module = wabt.parseWat('module.wat', text, { simd: true })
  module.validate()
  return module.toBinary({}).buffer
}
