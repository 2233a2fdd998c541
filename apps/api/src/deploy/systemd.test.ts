/** Checks the systemd unit in `.github/deploy` with systemd itself. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../../../..')
const UNIT = readFileSync(join(REPOSITORY, '.github/deploy/memesmith.service'), 'utf8')
// The exposure score: 0 for a fully restricted process, 10 for an unrestricted root process.
const MOST_EXPOSED = 2

/** systemd checks that the program exists, so the unit is checked with this repository's path. */
const analyze = (...args: string[]) =>
  spawnSync('systemd-analyze', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })

const isPossible = analyze('--version').status === 0
describe.runIf(isPossible)('the systemd unit', () => {
  let folder: string
  let file: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'memesmith-unit-'))
    file = join(folder, 'memesmith.service')
    writeFileSync(file, UNIT.replaceAll('/opt/memesmith', REPOSITORY))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is accepted without warnings', () => {
    const { status, stdout, stderr } = analyze('verify', file)
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  })

  it('restricts the server', () => {
    const { stdout } = analyze('security', '--offline=yes', file)
    const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]
    expect(Number(exposure)).toBeLessThan(MOST_EXPOSED)
  })

  it('starts the Node that this repository pins', () => {
    const [, node = ''] = /^ExecStart=(\S+)/m.exec(UNIT) ?? []
    const version = execFileSync(node.replace('/opt/memesmith', REPOSITORY), ['--version'])
    expect(String(version).trim()).toBe(process.version)
  })
})

it.skipIf(isPossible)('the systemd unit is not tested: there is no systemd-analyze here', () => {})
