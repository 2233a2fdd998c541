/** Answers while the process is alive. */
export const health = { method: 'GET', path: '/healthz' } as const

/** Answers 200 while the server can do its work. */
export const readiness = { method: 'GET', path: '/readyz' } as const

/** Metrics in Prometheus' text format. */
export const metrics = { method: 'GET', path: '/metrics' } as const
