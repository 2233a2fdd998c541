export { commonTags } from './common-tags.ts'
export { foldText } from './fold-text.ts'
export { createTemplateSearch, type FoundTemplate } from './search-templates.ts'
