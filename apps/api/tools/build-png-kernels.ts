/** Compiles the inner loops of the PNG encoder; a test says when that has been forgotten. */
import { readFileSync, writeFileSync } from 'node:fs'
import { compileWat } from './compile-wat.ts'

const folder = new URL('../src/render/png/', import.meta.url)
writeFileSync(
  new URL('png-kernels.wasm', folder),
  await compileWat(readFileSync(new URL('png-kernels.wat', folder), 'utf8')),
)
