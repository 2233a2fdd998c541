export { IDEAS_AT_ONCE, type IdeaTexts, ideasOf, lineOfIdea } from './ideas-of.ts'
export { type OfferedPrompt, offersFor, type TemplateOffer } from './offers-for.ts'
export { purposeOf } from './purposes/purpose-of.ts'
