/**
 * A failure of the configured endpoint, worded for the operator's log. It never contains the
 * prompt, the key, or the endpoint's own text.
 */
export class EndpointError extends Error {}
