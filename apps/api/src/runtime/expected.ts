/** @throws Error if it is undefined: the thread answered another request */
export function expected<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('expected an answer to the request')
  return value
}
