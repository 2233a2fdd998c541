export { COMMON_TAGS } from './common-tags.ts'
export type { StarterTemplate } from './starter-template.ts'
export { starterTemplates } from './starter-templates.ts'
