import type { FastifyRequest } from 'fastify'

/** Only a browser that navigates to a page accepts HTML explicitly; scripts accept anything. */
export const prefersPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') ?? false
