/**
 * Something that the configured endpoint did wrong, in words for the operator's log: never with the
 * prompt, the key, or text that the endpoint wrote.
 */
export class EndpointError extends Error {}
