/**
 * Compiles the inner loops of the PNG encoder. A test fails if the compiled file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { compileWat } from './compile-wat.ts'

const folder = new URL('../src/', import.meta.url)
writeFileSync(
  new URL('kernels.wasm', folder),
  await compileWat(readFileSync(new URL('kernels.wat', folder), 'utf8')),
)
