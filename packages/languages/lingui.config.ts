import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'
import { LANGUAGES, SOURCE_LANGUAGE } from './src/languages.ts'

const APPS = '<rootDir>/../../apps'
const TESTS = [`${APPS}/**/*.test.*`, `${APPS}/**/testing/**`]

// biome-ignore lint/style/noDefaultExport: Lingui reads its configuration from the default export
export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  locales: LANGUAGES.map(({ tag }) => tag),
  catalogs: [
    { path: '<rootDir>/catalogs/{locale}/web', include: [`${APPS}/web/src`], exclude: TESTS },
    {
      path: '<rootDir>/catalogs/{locale}/server',
      include: [`${APPS}/api/src`, '<rootDir>/../contract/src'],
      exclude: TESTS,
    },
    {
      path: '<rootDir>/catalogs/{locale}/templates',
      include: ['<rootDir>/../starter-templates/src'],
    },
  ],
  // Without line numbers, which would change with every line of code.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
  extractors: [createSwcExtractor()],
  macro: { corePackage: ['@lingui/core/macro'], jsxPackage: ['@lingui/react/macro'] },
  // `apps/web/src/lib/languages/` says why.
  runtimeConfigModule: { i18n: ['#i18n', 'i18n'], Trans: ['#trans', 'Trans'] },
})
