import { createMcpHandler } from '@modelcontextprotocol/server'
import { VERSION } from '../../config/version.ts'
import type { OwnApi } from '../../http/requests/own-api.ts'
import { createServer } from './tools.ts'

interface Site {
  readonly siteName: string
  readonly origin: string
}

/** Handles one request of an agent, with its own MCP server. */
export const handlerFor = (api: OwnApi, site: Site, onerror: (error: Error) => void) =>
  createMcpHandler(() => createServer(api, { ...site, version: VERSION }), { onerror })
