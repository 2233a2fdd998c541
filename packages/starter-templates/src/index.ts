export type { StarterTemplate } from './starter-template.ts'
export { starterTemplates } from './starter-templates.ts'
