import { join } from 'node:path'
import { build } from 'vite'
import { languages } from '../../build/languages.ts'

/** Bundles what runs in the page. @returns a module's source */
export async function buildHarness(): Promise<string> {
  const output = await build({
    configFile: false,
    plugins: [languages()],
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: join(import.meta.dirname, 'harness.ts'), formats: ['es'] },
    },
  })
  const [bundle] = Array.isArray(output) ? output : []
  const [chunk] = bundle?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('expected the harness to be built')
  return chunk.code
}
