/**
 * Compiles the schema of a request or an answer on first use: compiling those of all routes takes a
 * quarter of the server's start.
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
      // A number instead of a string is a client error; do not coerce it.
      coerceTypes: false,
      // A test checks the schemas; here it would delay the first request by 20 ms.
      validateSchema: false,
    },
  },
)
const compileSerializer = SerializerSelector()({}, {})

/** Compiled functions by schema, which all servers of a process share. */
const serializers = new WeakMap<object, (data: unknown) => string>()

/** Validates a part of requests. */
export const validatorCompiler: FastifySchemaCompiler<object> = (route) => {
  let compiled: ReturnType<typeof compileValidator> | undefined
  // With `schemaEnv`, Fastify also passes the value's location, which Ajv needs.
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
