import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ADMIN_PATH, PAGES } from '@memesmith/contract'
import type { Plugin } from 'vite'

const DOCUMENT = join(import.meta.dirname, '../index.html')
const KNOWN: readonly string[] = [...Object.values(PAGES), ADMIN_PATH]

/** Sends the page of an unknown path with status 404 in development. In production the server does. */
export const unknownPages = (): Plugin => ({
  name: 'unknown-pages',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const url = request.originalUrl ?? '/'
      // Vite has replaced the paths of pages by that of their document.
      const isPage = request.url === '/index.html'
      if (!isPage || KNOWN.includes(url.replace(/\?.*/s, ''))) return next()
      readFile(DOCUMENT, 'utf8')
        .then((document) => server.transformIndexHtml('/index.html', document, url))
        .then((document) => {
          response.statusCode = 404
          response.setHeader('content-type', 'text/html; charset=utf-8').end(document)
        })
        .catch(next)
    })
  },
})
