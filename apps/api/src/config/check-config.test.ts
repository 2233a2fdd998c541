import { describe, expect, it } from 'vitest'
import { findIneffective, findWarnings } from './check-config.ts'

describe('names in the environment', () => {
  it.each([
    ['SIGNUP', 'SIGN_UP'],
    ['sign_up', 'SIGN_UP'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['S3_BUCKETS', 'S3_BUCKET'],
  ])('%s is nearly %s, and is mentioned', (name, meant) => {
    expect(findIneffective({}, { [name]: 'closed' })).toEqual([
      `${name} in the environment is no setting. ${meant} may be meant.`,
    ])
  })

  it('of other programs are not mentioned, and neither are settings', () => {
    const others =
      'HOME HOSTNAME LOGNAME USER MAIL LANG TERM PWD SHELL PATH TZ NODE_ENV NODE_OPTIONS DEBUG CI EDITOR INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY CACHE_DIRECTORY SYSTEMD_EXEC_PID npm_config_user_agent npm_lifecycle_event INIT_CWD XDG_DATA_DIRS XDG_DATA_HOME SSH_AUTH_SOCK HTTP_PROXY HTTPS_PROXY NO_PROXY AWS_REGION AWS_ACCESS_KEY_ID PGHOST PGPORT REDIS_URL KUBERNETES_PORT KUBERNETES_SERVICE_HOST MEMESMITH_PORT HOSTS POST SORT UV_THREADPOOL_SIZE MALLOC_ARENA_MAX'
    const names = [...others.split(' '), 'SIGN_UP', 'PORT', 'DATA_DIR']
    expect(findIneffective({}, Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
  })
})

it('each name in the file that is no setting is mentioned', () => {
  expect(findIneffective({ SIGNUP: 'closed', COLOR: 'red', SIGN_UP: 'open' }, {})).toEqual([
    expect.stringMatching(/^SIGNUP in .* is no setting of this version\. SIGN_UP may be meant\.$/),
    expect.stringMatching(/^COLOR in .* is no setting of this version\.$/),
  ])
})

it('each setting of the file that the environment has otherwise is mentioned', () => {
  const file = {
    SIGN_UP: 'closed',
    READ_ONLY: 'true',
    PORT: '3000',
    PUBLIC_URL: 'https://a.example',
  }
  const environment = { SIGN_UP: 'open', READ_ONLY: 'true', PUBLIC_URL: '', HOST: '0.0.0.0' }
  expect(findIneffective(file, environment)).toEqual([
    expect.stringMatching(
      /^PUBLIC_URL in .* has no effect: the environment of the server has another value\.$/,
    ),
    expect.stringMatching(/^SIGN_UP in .* has no effect/),
  ])
})

it.each([{ TRUST_PROXY: '1' }, { TRUST_PROXY: '1', HOST: '0.0.0.0' }])(
  'a server behind a proxy needs PUBLIC_URL: %o',
  (settings) => {
    const warning = 'TRUST_PROXY without PUBLIC_URL: the server refuses public names.'
    expect(findWarnings(settings)).toContain(warning)
    expect(findWarnings({ ...settings, TRUST_PROXY: 'false' })).not.toContain(warning)
    expect(findWarnings({ ...settings, PUBLIC_URL: 'https://a.example' })).not.toContain(warning)
  },
)
