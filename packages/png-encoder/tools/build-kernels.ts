/** Compiles the inner loops of the PNG encoder; a test says when that has been forgotten. */
import { readFileSync, writeFileSync } from 'node:fs'
import { compileWat } from './compile-wat.ts'

const folder = new URL('../src/', import.meta.url)
writeFileSync(
  new URL('kernels.wasm', folder),
  await compileWat(readFileSync(new URL('kernels.wat', folder), 'utf8')),
)
