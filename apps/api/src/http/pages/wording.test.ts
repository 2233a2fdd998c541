/** Buttons, links and headings have the words of the header (spec §2): Log In, Logout, Sign Up. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const APPS = join(import.meta.dirname, '../../../..')
const LABEL =
  /(?<=['">]\s*)(?:Log in|Log Out|Log out|Login|Sign up|Signup|Sign ?[Ii]n|Sign ?[Oo]ut)(?: Everywhere| and Remove It)?(?=\s*['"<])/g

it('no label for logging in and out has other words', () => {
  const files = globSync('{web,api}/src/**/*.{ts,tsx}', { cwd: APPS }).filter(
    (file) => !/\.test\.|testing/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const others = files.flatMap((file) =>
    (readFileSync(join(APPS, file), 'utf8').match(LABEL) ?? []).map((label) => `${file}: ${label}`),
  )
  expect(others).toEqual([])
})
