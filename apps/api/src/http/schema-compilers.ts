/**
 * Compiles the schema of a request or of an answer when the first one comes: to compile those of all
 * routes takes a quarter of the server's start.
 */
import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type {
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  FastifyValidationResult,
} from 'fastify/types/schema.js'

const compileValidator = AjvCompiler()(
  {},
  {
    customOptions: {
      // A number in place of a string is a client error; do not coerce it.
      coerceTypes: false,
      // A test does that; the first request would wait 20 ms for it.
      validateSchema: false,
    },
  },
)
const compileSerializer = SerializerSelector()({}, {})

/** By their schemas, which are the same for every server of a process. */
const serializers = new WeakMap<object, (data: unknown) => string>()

/** Validates a part of requests. */
export const validatorCompiler: FastifySchemaCompiler<object> = (route) => {
  let compiled: ReturnType<typeof compileValidator> | undefined
  // With `schemaEnv` Fastify also tells where the value is, as Ajv wants to know.
  const validate: FastifyValidationResult = Object.assign(
    (...input: Parameters<ReturnType<typeof compileValidator>>) => {
      compiled ??= compileValidator(route)
      const isValid = compiled(...input) === true
      validate.errors = compiled.errors ?? null
      return isValid
    },
    { schemaEnv: true },
  )
  return validate
}

/** Writes answers as JSON. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({
  schema,
  method,
  url,
  httpStatus = '',
}) => {
  let serialize = serializers.get(schema)
  return (data) => {
    if (serialize === undefined) {
      serialize = compileSerializer({ schema, method, url, httpStatus })
      serializers.set(schema, serialize)
    }
    return serialize(data)
  }
}
