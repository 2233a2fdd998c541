import type { Language } from '../language/languages.ts'

/** Second lines in another language. */
interface ForeignPayoffs {
  /** "It's fine. Probably." and "And nobody warned me." */
  readonly situation: readonly string[]
  /** "Zero regrets.", said of an animal. */
  readonly animal: string
  /** How plans begin, "only one", "tomorrow I"; and "Narrator: that was a lie." */
  readonly plan?: readonly [opening: RegExp, line: string]
}

/** The second lines of each language. */
export const FOREIGN_PAYOFFS: Readonly<Record<Language, ForeignPayoffs>> = {
  es: {
    situation: ['Todo bien. Probablemente.', 'Y nadie me avisó.'],
    animal: 'Cero remordimientos.',
    plan: [/^(?:sol[oa]|sólo|una? más|mañana|voy a|empiezo)\s/iu, 'Narrador: era mentira.'],
  },
  fr: {
    situation: ['Tout va bien. Probablement.', "Et personne n'a rien dit."],
    animal: 'Zéro regret.',
    plan: [
      /^(?:juste|encore une?|demain|je commence|je vais|promis)\s/iu,
      "Narrateur : c'était faux.",
    ],
  },
  de: {
    situation: ['Alles gut. Vermutlich.', 'Und keiner hat mich gewarnt.'],
    animal: 'Null Reue.',
    plan: [
      /^(?:nur|noch ein[es]?|morgen|ich fange|ab morgen|ab montag)\s/iu,
      'Erzähler: Das war gelogen.',
    ],
  },
  pt: {
    situation: ['Está tudo bem. Provavelmente.', 'E ninguém me avisou.'],
    animal: 'Zero arrependimentos.',
    plan: [/^(?:só|mais uma?|amanhã|vou|eu vou)\s/iu, 'Narrador: era mentira.'],
  },
  it: {
    situation: ['Va tutto bene. Probabilmente.', 'E nessuno mi ha avvisato.'],
    animal: 'Zero rimpianti.',
    plan: [
      /^(?:sol[oa]|ancora una?|domani|da domani|da lunedì|inizio)\s/iu,
      'Narratore: era una bugia.',
    ],
  },
  nl: {
    situation: ['Alles goed. Waarschijnlijk.', 'En niemand heeft me gewaarschuwd.'],
    animal: 'Nul spijt.',
    plan: [/^(?:nog één|nog een|alleen|morgen|vanaf morgen)\s/iu, 'Verteller: dat was gelogen.'],
  },
  pl: {
    situation: ['Wszystko w porządku. Chyba.', 'I nikt mnie nie ostrzegł.'],
    animal: 'Zero żalu.',
    plan: [
      /^(?:jeszcze jed\p{L}+|tylko|jutro|od jutra|od poniedziałku)\s/iu,
      'Narrator: to było kłamstwo.',
    ],
  },
  tr: {
    situation: ['Her şey yolunda. Galiba.', 'Kimse de beni uyarmadı.'],
    animal: 'Sıfır pişmanlık.',
  },
  sv: {
    situation: ['Allt är lugnt. Förmodligen.', 'Och ingen varnade mig.'],
    animal: 'Noll ånger.',
  },
  da: { situation: ['Alt er fint. Nok.', 'Og ingen advarede mig.'], animal: 'Nul fortrydelse.' },
  no: { situation: ['Alt er fint. Tror jeg.', 'Og ingen advarte meg.'], animal: 'Null anger.' },
  fi: {
    situation: ['Kaikki hyvin. Luultavasti.', 'Eikä kukaan varoittanut.'],
    animal: 'Ei kaduta yhtään.',
  },
  id: {
    situation: ['Semua baik-baik saja. Mungkin.', 'Dan nggak ada yang kasih tahu.'],
    animal: 'Tanpa penyesalan.',
  },
  cs: { situation: ['Všechno v pohodě. Asi.', 'A nikdo mě nevaroval.'], animal: 'Žádná lítost.' },
  ro: { situation: ['Totul e bine. Probabil.', 'Și nimeni nu mi-a zis.'], animal: 'Zero regrete.' },
  hu: {
    situation: ['Minden rendben. Talán.', 'És senki sem figyelmeztetett.'],
    animal: 'Semmi megbánás.',
  },
  ru: {
    situation: ['Всё нормально. Наверное.', 'И никто не предупредил.'],
    animal: 'Ноль сожалений.',
    plan: [
      /^(?:ещё од\p{L}+|еще од\p{L}+|только|завтра|с понедельника)\s/iu,
      'Рассказчик: это была ложь.',
    ],
  },
  uk: { situation: ['Усе добре. Мабуть.', 'І ніхто не попередив.'], animal: 'Нуль жалю.' },
  el: {
    situation: ['Όλα καλά. Μάλλον.', 'Και κανείς δεν με προειδοποίησε.'],
    animal: 'Καμία μεταμέλεια.',
  },
  ja: { situation: ['大丈夫。たぶん。', '誰も教えてくれなかった。'], animal: '反省の色なし。' },
  zh: { situation: ['没事。大概吧。', '没人提醒过我。'], animal: '毫无悔意。' },
  ko: { situation: ['괜찮아. 아마도.', '아무도 말 안 해줬다.'], animal: '반성의 기미 없음.' },
  ar: { situation: ['كل شيء بخير. ربما.', 'ولم يحذرني أحد.'], animal: 'بلا أي ندم.' },
  hi: { situation: ['सब ठीक है। शायद।', 'और किसी ने बताया भी नहीं।'], animal: 'कोई पछतावा नहीं।' },
  he: { situation: ['הכול בסדר. כנראה.', 'ואף אחד לא הזהיר אותי.'], animal: 'אפס חרטות.' },
  th: { situation: ['ไม่เป็นไร มั้งนะ', 'ไม่มีใครเตือนเลย'], animal: 'ไม่รู้สึกผิดเลย' },
  vi: { situation: ['Ổn mà. Chắc vậy.', 'Và không ai báo trước.'], animal: 'Không hề hối hận.' },
}
