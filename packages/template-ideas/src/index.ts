export { IDEAS_AT_ONCE, type IdeaTexts, ideasOf, lineOfIdea } from './ideas-of.ts'
export { purposeOf } from './purposes/purpose-of.ts'
