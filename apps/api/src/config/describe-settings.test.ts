import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { CONFIGURATION_FILES } from './describe-settings.ts'
import { SETTINGS_BY_NAME } from './settings.ts'

it.each(CONFIGURATION_FILES)('$name is what the records of the settings say', ({ path, text }) => {
  expect(readFileSync(path, 'utf8'), 'run the script `configuration` of apps/api').toBe(text)
})

it.each([...SETTINGS_BY_NAME])('%s is explained in one or two sentences', (_name, { meaning }) => {
  expect(meaning).toMatch(/\.$/)
  expect(meaning.split(/\. /).length).toBeLessThanOrEqual(2)
})

it('the examples are values that the server takes', () => {
  const examples = [...SETTINGS_BY_NAME].map(([name, { example }]) => [name, example ?? ''])
  const required = {
    ...{ SESSION_SECRET: 'x'.repeat(32), S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' },
    ...{ OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
  }
  expect(() => readConfig({ ...Object.fromEntries(examples), ...required })).not.toThrow()
})
