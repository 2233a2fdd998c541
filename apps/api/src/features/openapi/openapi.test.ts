import { ALL_CALLS, API_ERRORS, COMMON_ERRORS, calls } from '@memesmith/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { templateOf } from './example-request.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ SITE_NAME: 'Tom & Jerry' })
})
afterAll(() => site.close())

const getDocument = async () => (await site.visitor.get(calls.openApiDocument.path)).json()

it('is valid OpenAPI 3.1, as another validator reads it', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(await getDocument())
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})

it('has every error of every call, at its status', async () => {
  const { paths } = await getDocument()
  const missing: string[] = []
  for (const [name, { method, path, errors }] of Object.entries(ALL_CALLS)) {
    const { responses } = paths[templateOf(path)][method.toLowerCase()]
    for (const code of [...COMMON_ERRORS, ...errors]) {
      const { description = '', content = {} } = responses[API_ERRORS[code][0]] ?? {}
      const isSaid = description.includes(`\`${code}\`: ${API_ERRORS[code][1]}`)
      if (!isSaid || content['application/json'] === undefined) missing.push(`${name}: ${code}`)
    }
  }
  expect(missing).toEqual([])
})

it('has every call, with who may make it and its limit', async () => {
  const { paths, info } = await getDocument()
  expect(info.title).toBe('Tom & Jerry API')
  const operations = Object.values<Record<string, { operationId: string }>>(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId)
  expect(operations.toSorted()).toEqual(Object.keys(ALL_CALLS).toSorted())
  const create = paths[calls.createMeme.path].post
  expect(create.responses[401].content['application/json'].schema.$ref).toBe(
    '#/components/schemas/Error',
  )
  expect(create['x-rate-limit']).toEqual({ perAddress: 3000, perUser: 1000, minutes: 15 })
  expect(create.security).toEqual([{ key: [] }, { session: [] }])
  expect(paths['/images/{rest}'].get.security).toEqual([{}, { key: [] }])
  expect(paths[calls.adminUsers.path].get.security).toEqual([{ session: [] }])
  expect(paths['/api/account/password'].post.security).toEqual([{ session: [] }])
})

it('is a page, too, that loads nothing from elsewhere and needs no script', async () => {
  const { body, headers, statusCode } = await site.visitor.get(calls.apiDocs.path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('Tom &#38; Jerry API')
  expect(body).toContain('POST /api/memes/generate')
  expect(body).toContain('curl &#34;$SITE/api/memes/generate&#34;')
  const loaded = [...body.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, url]) => url)
  expect(loaded.filter((url) => !url?.startsWith('/'))).toEqual([])
  expect(body).not.toMatch(/\sstyle=|\son\w+=/)
})
