export { commonTags } from './common-tags.ts'
export { createTemplateSearch, type FoundTemplate } from './search-templates.ts'
