/** Topics in other languages: no English joke goes around them. */
import { isSmallWord, languagesOf } from '@memesmith/scene-composer/detect-language'

/** Common words of English that other languages do not have. */
const ENGLISH = new Set(
  'the my your and of with when is are it that this for not how why what who about after before at i you he she we they to from just out up off'.split(
    ' ',
  ),
)
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []

/** Whether a text is in another language than English, by its letters and its small words. */
export function isOtherLanguage(text: string): boolean {
  if (NOT_LATIN.test(text)) return true
  const words = wordsOf(text)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const other = words.filter((word) => !ENGLISH.has(word) && isSmallWord(word)).length
  return other > english
}

/** Jokes with a line above and a line below. They say nothing of the speaker's gender. */
const JOKES: Readonly<Record<string, readonly string[]>> = {
  de: [
    '{Topic} | Niemand hatte mich gewarnt',
    '„{Topic}“ | Ich, äußerlich ganz ruhig:',
    '{Topic} | Und es ist erst Montag',
    'Der Plan: ein ruhiger Tag | Das Leben: {topic}',
  ],
  es: [
    '{Topic} | Y nadie me avisó',
    '«{Topic}» | Yo, con mucha calma:',
    '{Topic} | Y todavía es lunes',
    'El plan: un día tranquilo | La vida: {topic}',
  ],
  fr: [
    '{Topic} | Personne n’avait rien dit',
    '« {Topic} » | Moi, calme en apparence :',
    '{Topic} | Et on n’est que lundi',
    'Le plan : une journée calme | La vie : {topic}',
  ],
  pt: [
    '{Topic} | E ninguém avisou',
    '“{Topic}” | Eu, com toda a calma:',
    '{Topic} | E ainda é segunda-feira',
    'O plano: um dia calmo | A vida: {topic}',
  ],
  it: [
    '{Topic} | E nessuno aveva detto niente',
    '«{Topic}» | Io, con molta calma:',
    '{Topic} | Ed è solo lunedì',
    'Il piano: una giornata calma | La vita: {topic}',
  ],
  ja: [
    '{Topic} | 誰も教えてくれなかった',
    '「{Topic}」 | 私、冷静なふり：',
    '{Topic} | まだ月曜日なのに',
    '予定：静かな一日 | 現実：{topic}',
  ],
}

/** Two-line jokes in the language of a text; none if there are none, or if it is English. */
export function jokesInLanguageOf(text: string): readonly string[] {
  if (!isOtherLanguage(text)) return []
  const [language = ''] = languagesOf(text, wordsOf(text))
  return Object.hasOwn(JOKES, language) ? (JOKES[language] ?? []) : []
}
