/**
 * Leaves parts of libraries out of the first load.
 *
 * Problem: React Router tells developers what they do wrong, also in production, in 0.6 KB after gzip. It has a
 * build without, which differs in one constant, and which its `exports` do not give to bundlers. What Lucide
 * draws an icon with takes 1.2 KB, most of it for what this app does not use.
 * Approach: replace that constant, and that module by `lucide-icon.ts`.
 * Limits: if a new version has other names, nothing is replaced; the test of the first load notices.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WARNS = 'ENABLE_DEV_WARNINGS = true'
const ICON = join(import.meta.dirname, '../src/components/ui/lucide-icon.ts')

export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-router\/dist\/development\//, code: WARNS },
    handler: (code) => ({ code: code.replace(WARNS, 'ENABLE_DEV_WARNINGS = false'), map: null }),
  },
  resolveId: {
    filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
    handler: () => ICON,
  },
})
