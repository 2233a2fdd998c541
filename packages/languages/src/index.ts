export { chooseLanguage, readAcceptLanguage } from './choose-language.ts'
export { choiceInCookies, languageCookie } from './language-cookie.ts'
export {
  directionOf,
  isLanguage,
  LANGUAGES,
  type Language,
  type LanguageRecord,
  SOURCE_LANGUAGE,
} from './languages.ts'
export { keyOfMessage } from './message-key.ts'
export { type Compiled, isChoices, sayCompiled } from './say-compiled.ts'
