import { readReadiness } from '../readers/read-admin.ts'

/** Answers while the process is alive, also when its database is away. */
export const health = { method: 'GET', path: '/healthz' } as const

/** Answers 200 while the site can be looked at. */
export const readiness = { method: 'GET', path: '/readyz', read: readReadiness } as const

/** Metrics in Prometheus' text format. */
export const metrics = { method: 'GET', path: '/metrics' } as const
