import { parseSource } from './sources.ts'

/**
 * The modules that a source file imports or re-exports, type-only and dynamic imports included.
 *
 * @param file its extension decides the language
 * @throws Error if the file is not TypeScript or JavaScript
 */
export function importsOf(file: string, code: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSource(file, code).module
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^$]*)\1$/.exec(code.slice(start, end))
    return literal?.[2] ?? []
  })
  const imported = staticImports.map(({ moduleRequest }) => moduleRequest.value)
  return [...imported, ...exported, ...dynamic]
}

/** The modules that a source file loads when it runs: those above that are not type-only. */
export function loadedBy(file: string, code: string): readonly string[] {
  const { staticImports, staticExports } = parseSource(file, code).module
  const types = [...staticImports, ...staticExports]
    .map(({ start, end }) => code.slice(start, end))
    .filter((statement) => /^(import|export)\s+type\b/.test(statement))
  return importsOf(
    file,
    types.reduce((left, statement) => left.replace(statement, ''), code),
  )
}
