/** A unique id. `crypto.randomUUID` is missing over plain http. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
