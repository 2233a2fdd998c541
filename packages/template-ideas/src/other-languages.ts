/** Topics in other languages: no English joke goes around them. */
import { isSmallWord, languagesOf } from '@memesmith/scene-composer/detect-language'

/** Common words of English that other languages do not have. */
const ENGLISH = new Set(
  'the my your and of with when is are it that this for not how why what who about after before at i you he she we they to from just out up off'.split(
    ' ',
  ),
)
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** "Die" is a word of English, too, but no noun of English begins with a capital. */
const GERMAN = /^(?:die|der|das) \p{Lu}/u

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []

/** Whether a text is in another language than English, by its letters and its small words. */
export function isOtherLanguage(text: string): boolean {
  if (NOT_LATIN.test(text) || GERMAN.test(text)) return true
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
  nl: [
    '{Topic} | En niemand had me gewaarschuwd',
    '“{Topic}” | Ik, uiterlijk heel rustig:',
    '{Topic} | En het is pas maandag',
    'Het plan: een rustige dag | Het leven: {topic}',
  ],
  pl: [
    '{Topic} | I nikt mnie nie ostrzegł',
    '„{Topic}” | Ja, z wierzchu spokój:',
    '{Topic} | A to dopiero poniedziałek',
    'Plan: spokojny dzień | Życie: {topic}',
  ],
  ru: [
    '{Topic} | И никто не предупредил',
    '«{Topic}» | Я, внешне спокойно:',
    '{Topic} | А ведь только понедельник',
    'План: тихий день | Жизнь: {topic}',
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
    'Meine Geduld | Mein Bett | Mein Kontostand | Acht Stunden Schlaf | Mein innerer Frieden',
  ],
  es: [
    'Yo | Yo, «con calma» | Yo, con un café',
    'Mi paciencia | Mi cama | Mi cuenta bancaria | Ocho horas de sueño | Mi paz interior',
  ],
  fr: [
    'Moi | Moi, « très calme » | Moi, avec un café',
    'Ma patience | Mon lit | Mon compte en banque | Huit heures de sommeil | Ma paix intérieure',
  ],
  pt: [
    'Eu | Eu, “na calma” | Eu, com um café',
    'Minha paciência | Minha cama | Minha conta bancária | Oito horas de sono | Minha paz interior',
  ],
  it: [
    'Io | Io, «con calma» | Io, con un caffè',
    'La mia pazienza | Il mio letto | Il mio conto in banca | Otto ore di sonno | La mia pace interiore',
  ],
  nl: [
    'Ik | Ik, “heel rustig” | Ik, met één koffie',
    'Mijn geduld | Mijn bed | Mijn bankrekening | Acht uur slaap | Mijn innerlijke rust',
  ],
  pl: [
    'Ja | Ja, „na spokojnie” | Ja, po jednej kawie',
    'Moja cierpliwość | Moje łóżko | Moje konto | Osiem godzin snu | Mój spokój ducha',
  ],
  ru: [
    'Я | Я, «спокойно» | Я, с одним кофе',
    'Моё терпение | Моя кровать | Мой счёт в банке | Восемь часов сна | Моё спокойствие',
  ],
  ja: [
    '私 | 私（冷静） | 私、コーヒー片手に',
    '私の忍耐 | ふとん | 銀行口座 | 八時間睡眠 | 心の平和',
  ],
}

/** A text in which somebody speaks of themselves. */
const OF_ME = /^(?:me|i|my (?:head|heart|attention|plan))\b/i

const languageOf = (text: string): string =>
  GERMAN.test(text) ? 'de' : (languagesOf(text, wordsOf(text))[0] ?? '')

/**
 * Jokes about a topic of another language: the topic where the English joke has it first, and labels of
 * that language in the other places; none if there are no labels.
 *
 * @param lines the English jokes
 */
export function labelsInLanguageOf(topic: string, lines: readonly string[]): readonly string[] {
  const language = isOtherLanguage(topic) ? languageOf(topic) : ''
  const labels = Object.hasOwn(LABELS, language) ? LABELS[language] : undefined
  const [me = [], others = []] = labels?.map((words) => words.split(' | ')) ?? []
  return others.flatMap((_, turn) => lines.map((line) => labelled(line, turn, me, others)))
}

function labelled(line: string, turn: number, me: readonly string[], others: readonly string[]) {
  const texts = line.split(' | ')
  const about = texts.findIndex((text) => text.includes('{'))
  return texts
    .map((text, zone) => {
      const words = OF_ME.test(text) ? me : others
      return zone === about ? '{Topic}' : words[(turn + zone) % words.length]
    })
    .join(' | ')
}

/** Two-line jokes in the language of a text; none if there are none, or if it is English. */
export function jokesInLanguageOf(text: string): readonly string[] {
  if (!isOtherLanguage(text)) return []
  const language = languageOf(text)
  return Object.hasOwn(JOKES, language) ? (JOKES[language] ?? []) : []
}
