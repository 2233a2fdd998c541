import { calls } from '@memesmith/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { EXAMPLES } from './examples.ts'

let site: TestApp
let user: Client
beforeAll(async () => {
  site = await startTestApp({ SITE_NAME: 'Tom & Jerry' })
  user = await site.signUp()
})
afterAll(() => site.close())

const getDocument = async () => (await site.visitor.get(calls.openApiDocument.path)).json()

it('is valid OpenAPI 3.1, as another validator reads it', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(await getDocument())
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})

it('has every call, with every error and its limit', async () => {
  const { paths, info } = await getDocument()
  expect(info.title).toBe('Tom & Jerry API')
  const operations = Object.values<Record<string, { operationId: string }>>(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId)
  expect(operations.toSorted()).toEqual(Object.keys(calls).toSorted())
  const create = paths[calls.createMeme.path].post
  expect(create.responses[422].description).toContain('drawing_too_slow')
  expect(create.responses[401].content['application/json'].schema.$ref).toBe(
    '#/components/schemas/Error',
  )
  expect(create['x-rate-limit']).toEqual({ perAddress: 3000, perUser: 1000, minutes: 15 })
  expect(create.security).toEqual([{ key: [] }, { session: [] }])
  expect(paths[calls.adminUsers.path].get.security).toEqual([{ session: [] }])
  expect(paths['/api/account/password'].post.security).toEqual([{ session: [] }])
})

test.each(Object.entries(EXAMPLES))('the example of %s works', async (name, { body, status }) => {
  const { paths } = await getDocument()
  const [path = '', methods] =
    Object.entries<Record<string, { operationId: string; requestBody: object }>>(paths).find(
      ([, each]) => Object.values(each).some(({ operationId }) => operationId === name),
    ) ?? []
  const shown = JSON.stringify(methods)
  expect(shown).toContain(JSON.stringify(body))
  expect((await user.postJson(path, body)).statusCode).toBe(status)
})

it('is a page, too, that loads nothing from elsewhere and needs no script', async () => {
  const { body, headers, statusCode } = await site.visitor.get(calls.apiDocs.path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('Tom &#38; Jerry API')
  expect(body).toContain('POST /api/memes/generate')
  const loaded = [...body.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, url]) => url)
  expect(loaded.filter((url) => !url?.startsWith('/'))).toEqual([])
  expect(body).not.toMatch(/\sstyle=|\son\w+=/)
})
