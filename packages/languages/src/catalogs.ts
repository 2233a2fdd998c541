export { keyOfMessage } from './message-key.ts'
export { type CatalogMessage, readCatalog } from './read-catalog.ts'
