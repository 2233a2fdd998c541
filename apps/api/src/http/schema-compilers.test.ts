import { ALL_CALLS } from '@memesmith/contract'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { serializerCompiler, validatorCompiler } from './schema-compilers.ts'

const isSchema = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('contentType' in value)

const ajv = new Ajv()

it.each(Object.entries(ALL_CALLS))('the schemas of %s can be compiled', (_name, call) => {
  const { method, path: url, params, query, headers, body, answer } = call
  for (const schema of [params, query, headers, body].filter(isSchema)) {
    expect(ajv.validateSchema(schema)).toBe(true)
    expect(validatorCompiler({ schema, method, url })({})).toBeTypeOf('boolean')
  }
  for (const [httpStatus, schema] of Object.entries(answer)) {
    if (!isSchema(schema)) continue
    const write = serializerCompiler({ schema, method, url, httpStatus })
    // A required field is missing here, which the compiled code reports.
    try {
      expect(write({})).toBeTypeOf('string')
    } catch (error) {
      expect(String(error)).toMatch(/ is required!$|does not match schema/)
    }
  }
})

it('a schema is compiled for the first value, and says what is wrong with each', () => {
  const schema = { type: 'object', properties: { count: { type: 'number' } }, required: ['count'] }
  const validate = validatorCompiler({ schema, method: 'POST', url: '/' })
  expect(validate({ count: '1' })).toBe(false)
  expect(validate.errors).toMatchObject([{ instancePath: '/count', keyword: 'type' }])
  expect(validate({ count: 1 })).toBe(true)
  expect(validate.errors).toBeNull()
})
