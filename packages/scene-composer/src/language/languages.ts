/** The languages of prompts besides English, and the function words that identify them. */
export const LANGUAGES = [
  {
    code: 'es',
    words:
      'el la los las un una y de que en con por para mi mis tu su cuando como pero más sin del al se lo es está esta muy todo ya yo te le nos estoy tengo quiero hay qué tus sus nos donde cada ni hasta fue ser solo dos sobre',
  },
  {
    code: 'fr',
    words:
      'le la les des du un une et de que en avec pour mon ma mes ton quand comme mais pas sans je tu elle nous vous est suis ce cette dans sur au aux qui elle il ils rien donc tout tous je ne se ses leur encore toujours chez dit fait très même après avant',
  },
  {
    code: 'de',
    words:
      'der das dem des ein eine einen einem und ist nicht mit auf ich du er sie wir wenn wie aber mehr ohne mein meine meinen meinem für von zu im vom beim nach wieder schon kein keine noch wird um aus nie immer habe nur auch sich mir mich dann immer hat bei dass obwohl weil gelernt',
  },
  {
    code: 'pt',
    words:
      'o os um uma e a de do da dos das que em com depois antes só por para meu minha quando como mas mais não sem na nos eu você é está muito já ao pelo pela seu sua tudo foi ser tem ainda ele ela isso até às minhas meus dois duas sobre',
  },
  {
    code: 'it',
    words:
      'il lo gli la le un una e di del della dei che con mio mia quando ma più non senza sono è nel nella si mi ti ho alla alle agli al dal sul sulla nei nelle questo',
  },
  {
    code: 'nl',
    words:
      'de het een en ik je mijn niet met voor als wanneer maar zonder naar bij ook nog zijn heb deze dat er weer',
  },
  {
    code: 'pl',
    words:
      'w z na nie się jest jak gdy kiedy ale mój moja moje bez po od za że co już znowu mam jestem dla przed',
  },
  {
    code: 'tr',
    words:
      've bir bu da için ile ben benim ne gibi ama çok değil olan sonra daha kadar yok var oldu',
  },
  { code: 'sv', words: 'och ett att det som på är inte med för jag min mitt när utan från av vi' },
  { code: 'da', words: 'og et det som på er ikke med jeg min mit når uden fra af vi' },
  { code: 'no', words: 'og et det som på er ikke med jeg min mitt når uten fra av til vi å' },
  { code: 'fi', words: 'ja ei minä minun kun mutta ilman että se joka olen niin kuin myös' },
  {
    code: 'id',
    words:
      'dan yang di ke dari ini itu aku saya tidak nggak gak dengan untuk saat ketika tapi sudah belum lagi kalau dua soal tentang',
  },
  { code: 'cs', words: 'je se na že když jak ale můj moje bez po není jsem už zase ve' },
  { code: 'ro', words: 'și de la cu în pe nu este sunt când dar meu mea fără din care mai' },
  { code: 'hu', words: 'és az egy nem hogy amikor mint én már csak' },
  { code: 'vi', words: 'và là của tôi một không có khi cho với trong này người nhưng' },
  { code: 'ru', words: 'и в не на что я с как когда но мой моя без по у к это из за' },
  { code: 'uk', words: 'і в не на що я з як коли але мій моя без по у це та' },
  { code: 'el', words: 'και το η ο να με για μου όταν δεν είναι' },
  { code: 'ja', words: '' },
  { code: 'zh', words: '' },
  { code: 'ko', words: '' },
  { code: 'ar', words: '' },
  { code: 'hi', words: '' },
  { code: 'he', words: '' },
  { code: 'th', words: '' },
] as const

/** An ISO 639-1 code. */
export type Language = (typeof LANGUAGES)[number]['code']

/**
 * The language of a reader.
 *
 * @param tag BCP 47
 * @returns undefined for English and languages without words here
 */
export const languageOfReader = (tag: string): Language | undefined =>
  LANGUAGES.find(({ code }) => code === tag.split('-', 1)[0])?.code
