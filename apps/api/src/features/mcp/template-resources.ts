import { calls } from '@memesmith/contract'
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import type { OwnApi } from '../../http/requests/own-api.ts'

/** Number of templates in the list of resources; `search_templates` finds the others. */
const LISTED = 100
const addressOf = (id: number | string) => `template://${id}`

/** Templates as resources: their description, and their picture with the example texts. */
export function addTemplateResources(server: McpServer, api: OwnApi): void {
  const template = new ResourceTemplate(addressOf('{id}'), {
    list: async () => {
      const found = await api.call(calls.listTemplates, { query: { limit: LISTED } })
      return {
        resources: found
          .slice(0, LISTED)
          .map(({ id, name, description }) => ({ uri: addressOf(id), name, description })),
      }
    },
  })
  const about = { title: 'Template', description: 'A picture to write on.' }
  server.registerResource('template', template, about, async (uri, { id }) => {
    const found = await api.call(calls.getTemplate, { params: { id: String(id) } })
    const { exampleUrl, ...described } = found
    const picture = await api.read(exampleUrl)
    return {
      contents: [
        { uri: uri.href, mimeType: 'application/json', text: JSON.stringify(described) },
        { uri: uri.href, mimeType: 'image/webp', blob: picture.toString('base64') },
      ],
    }
  })
}
