import type { Language } from '../language/languages.ts'

/** Second lines in another language. */
interface ForeignPayoffs {
  /** "It's fine. Probably." and "Of course.", which fit whatever happens. */
  readonly situation: readonly string[]
  /** "Zero regrets.", said of an animal. */
  readonly animal: string
  /** "What? Is there a problem?", said by a person. */
  readonly person?: readonly string[]
  /** How plans begin, "only one", "tomorrow I"; and "Narrator: that was a lie." */
  readonly plan?: readonly [opening: RegExp, line: string]
}

/** The second lines of each language. */
export const FOREIGN_PAYOFFS: Readonly<Record<Language, ForeignPayoffs>> = {
  es: {
    situation: ['Todo bien. Probablemente.', 'Cómo no.', 'Y así mi vida.', 'No pregunten.'],
    animal: 'Cero remordimientos.',
    person: ['"¿Qué? Todo bien."', '"¿Algún problema?"'],
    plan: [/^(?:sol[oa]|sólo|una? más|mañana|voy a|empiezo)\s/iu, 'Narrador: era mentira.'],
  },
  fr: {
    situation: ['Tout va bien. Probablement.', 'Évidemment.', 'Ça commence bien.', 'On respire.'],
    animal: 'Zéro regret.',
    person: ['"Quoi ?"', '"Il y a un problème ?"'],
    plan: [
      /^(?:juste|encore une?|demain|je commence|je vais|promis)\s/iu,
      "Narrateur : c'était faux.",
    ],
  },
  de: {
    situation: ['Alles gut. Vermutlich.', 'Läuft bei mir.', 'Natürlich.', 'Frag nicht.'],
    animal: 'Null Reue.',
    person: ['"Ist was?"', '"Ich sehe kein Problem."'],
    plan: [
      /^(?:nur|noch ein[es]?|morgen|ich fange|ab morgen|ab montag)\s/iu,
      'Erzähler: Das war gelogen.',
    ],
  },
  pt: {
    situation: ['Está tudo bem. Provavelmente.', 'Claro.', 'Segue a vida.', 'Nem pergunte.'],
    animal: 'Zero arrependimentos.',
    person: ['"Que foi?"', '"Qual é o problema?"'],
    plan: [/^(?:só|mais uma?|amanhã|vou|eu vou)\s/iu, 'Narrador: era mentira.'],
  },
  it: {
    situation: ['Va tutto bene. Probabilmente.', 'Ovviamente.', 'Tutto normale.', 'Non chiedete.'],
    animal: 'Zero rimpianti.',
    person: ['"Che c’è?"', '"Dov’è il problema?"'],
    plan: [
      /^(?:sol[oa]|ancora una?|domani|da domani|da lunedì|inizio)\s/iu,
      'Narratore: era una bugia.',
    ],
  },
  nl: {
    situation: ['Alles goed. Waarschijnlijk.', 'Natuurlijk.', 'Lekker bezig.', 'Vraag maar niet.'],
    animal: 'Nul spijt.',
    person: ['"Is er iets?"', '"Ik zie geen probleem."'],
    plan: [/^(?:nog één|nog een|alleen|morgen|vanaf morgen)\s/iu, 'Verteller: dat was gelogen.'],
  },
  pl: {
    situation: ['Wszystko w porządku. Chyba.', 'Oczywiście.', 'Jakoś to będzie.', 'Nie pytajcie.'],
    animal: 'Zero żalu.',
    person: ['"No co?"', '"W czym problem?"'],
    plan: [
      /^(?:jeszcze jed\p{L}+|tylko|jutro|od jutra|od poniedziałku)\s/iu,
      'Narrator: to było kłamstwo.',
    ],
  },
  tr: { situation: ['Her şey yolunda. Galiba.', 'Tabii ki.'], animal: 'Sıfır pişmanlık.' },
  sv: { situation: ['Allt är lugnt. Förmodligen.', 'Självklart.'], animal: 'Noll ånger.' },
  da: { situation: ['Alt er fint. Nok.', 'Selvfølgelig.'], animal: 'Nul fortrydelse.' },
  no: { situation: ['Alt er fint. Tror jeg.', 'Selvfølgelig.'], animal: 'Null anger.' },
  fi: { situation: ['Kaikki hyvin. Luultavasti.', 'Tietysti.'], animal: 'Ei kaduta yhtään.' },
  id: { situation: ['Semua baik-baik saja. Mungkin.', 'Tentu saja.'], animal: 'Tanpa penyesalan.' },
  cs: { situation: ['Všechno v pohodě. Asi.', 'Samozřejmě.'], animal: 'Žádná lítost.' },
  ro: { situation: ['Totul e bine. Probabil.', 'Bineînțeles.'], animal: 'Zero regrete.' },
  hu: { situation: ['Minden rendben. Talán.', 'Hát persze.'], animal: 'Semmi megbánás.' },
  ru: {
    situation: ['Всё нормально. Наверное.', 'Ну конечно.', 'Как обычно.', 'Не спрашивайте.'],
    animal: 'Ноль сожалений.',
    person: ['«А что такого?»', '«Какие проблемы?»'],
    plan: [
      /^(?:ещё од\p{L}+|еще од\p{L}+|только|завтра|с понедельника)\s/iu,
      'Рассказчик: это была ложь.',
    ],
  },
  uk: { situation: ['Усе добре. Мабуть.', 'Ну звісно.'], animal: 'Нуль жалю.' },
  el: { situation: ['Όλα καλά. Μάλλον.', 'Εννοείται.'], animal: 'Καμία μεταμέλεια.' },
  ja: {
    situation: ['大丈夫。たぶん。', 'もう慣れた。', '何も言うまい。', '知ってた。'],
    animal: '反省の色なし。',
    person: ['「何か？」', '「問題でも？」'],
  },
  zh: { situation: ['没事。大概吧。', '果然。'], animal: '毫无悔意。' },
  ko: { situation: ['괜찮아. 아마도.', '역시.'], animal: '반성의 기미 없음.' },
  ar: { situation: ['كل شيء بخير. ربما.', 'طبعًا.'], animal: 'بلا أي ندم.' },
  hi: { situation: ['सब ठीक है। शायद।', 'ज़ाहिर है।'], animal: 'कोई पछतावा नहीं।' },
  he: { situation: ['הכול בסדר. כנראה.', 'ברור.'], animal: 'אפס חרטות.' },
  th: { situation: ['ไม่เป็นไร มั้งนะ', 'แน่นอน'], animal: 'ไม่รู้สึกผิดเลย' },
  vi: { situation: ['Ổn mà. Chắc vậy.', 'Tất nhiên rồi.'], animal: 'Không hề hối hận.' },
}
