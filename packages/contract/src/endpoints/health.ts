/** The process is alive. */
export const health = { method: 'GET', path: '/healthz' } as const

/** The process can do its work. */
export const readiness = { method: 'GET', path: '/readyz' } as const

/** Numbers in Prometheus' text format. */
export const metrics = { method: 'GET', path: '/metrics' } as const
