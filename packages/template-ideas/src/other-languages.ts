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

/** Labels for places of a template that are not about the topic: who speaks, and what else there is. */
const LABELS: Readonly<Record<string, readonly [me: string, others: string]>> = {
  de: [
    'Ich | Ich, „ganz ruhig“ | Ich, mit einem Kaffee',
    'Meine Geduld | Ein ruhiger Abend | Mein Kontostand | Der Montag | Mein innerer Frieden',
  ],
  es: [
    'Yo | Yo, «con calma» | Yo, con un café',
    'Mi paciencia | Una noche tranquila | Mi cuenta bancaria | El lunes | Mi paz interior',
  ],
  fr: [
    'Moi | Moi, « très calme » | Moi, avec un café',
    'Ma patience | Une soirée tranquille | Mon compte en banque | Le lundi | Ma paix intérieure',
  ],
  pt: [
    'Eu | Eu, “na calma” | Eu, com um café',
    'Minha paciência | Uma noite tranquila | Minha conta bancária | A segunda-feira | Minha paz interior',
  ],
  it: [
    'Io | Io, «con calma» | Io, con un caffè',
    'La mia pazienza | Una serata tranquilla | Il mio conto in banca | Il lunedì | La mia pace interiore',
  ],
  ja: [
    '私 | 私（冷静） | 私、コーヒー片手に',
    '私の忍耐 | 静かな夜 | 銀行口座 | 月曜日 | 心の平和',
  ],
}

/** A text in which somebody speaks of themselves. */
const OF_ME = /^(?:me|i|my (?:head|heart|attention|plan))\b/i

const languageOf = (text: string): string => languagesOf(text, wordsOf(text))[0] ?? ''

/**
 * A joke about a topic of another language: the topic where the English joke has it, and labels of that
 * language in the other places; undefined if there are none for it.
 */
export function labelsInLanguageOf(
  topic: string,
  line: string,
  turn: number,
): readonly string[] | undefined {
  const language = isOtherLanguage(topic) ? languageOf(topic) : ''
  const labels = Object.hasOwn(LABELS, language) ? LABELS[language] : undefined
  if (labels === undefined) return undefined
  const [me = [], others = []] = labels.map((words) => words.split(' | '))
  return line.split(' | ').map((text, zone) => {
    if (/\{/.test(text)) return '{Topic}'
    const words = OF_ME.test(text) ? me : others
    return words[(turn + zone) % words.length] ?? ''
  })
}

/** Two-line jokes in the language of a text; none if there are none, or if it is English. */
export function jokesInLanguageOf(text: string): readonly string[] {
  if (!isOtherLanguage(text)) return []
  const language = languageOf(text)
  return Object.hasOwn(JOKES, language) ? (JOKES[language] ?? []) : []
}
