import type { Plugin } from 'vite'

const WARNS = 'ENABLE_DEV_WARNINGS = true'

/**
 * Leaves out what React Router tells developers, some 1 KB of the first load. It has a build without, which
 * differs in this constant only, and which its `exports` do not give to bundlers.
 */
export const routerWithoutWarnings = (): Plugin => ({
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-router\/dist\/development\//, code: WARNS },
    handler: (code) => ({
      code: code.replace(WARNS, WARNS.replace('true', 'false')),
      map: null,
    }),
  },
})
