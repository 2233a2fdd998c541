import type { Language } from '../language/languages.ts'
import type { Mood } from '../moods/moods.ts'

/** Second lines in another language; several of one kind are separated by " | ". */
export interface ForeignPayoffs {
  /** "Of course.", which fits whatever happens. */
  readonly situation: string
  /** "Zero regrets.", said of an animal. */
  readonly animal: string
  /** "Is there a problem?", said by a person. */
  readonly person?: string
  /** What the people always say whom the prompt names, by their names, separated by "|". */
  readonly sayings?: readonly (readonly [names: string, lines: string])[]
  /** What one does when something happens. */
  readonly reaction?: string
  readonly moods?: Readonly<Partial<Record<Mood, string>>>
  /** How plans begin, "only one", "tomorrow I"; and "Narrator: that was a lie." */
  readonly plan?: readonly [opening: RegExp, line: string]
}

/** Lines for feelings: tired, scared, shocked, angry, sad, in a party, and confused. */
function moods(lines: string): Partial<Record<Mood, string>> {
  const [tired = '', scared = '', shocked = '', angry = '', sad = '', party = '', confused = ''] =
    lines.split(' | ')
  return { tired, scared, shocked, angry, sad, party, happy: party, confused }
}

/** The second lines of each language. */
export const FOREIGN_PAYOFFS: Readonly<Record<Language, ForeignPayoffs>> = {
  es: {
    situation: 'Todo bajo control. Creo. | Cómo no. | Y así mi vida.',
    animal: 'Cero remordimientos. | Y lo volvería a hacer.',
    person: '"¿Qué?" | "¿Algún problema?"',
    sayings: [
      ['durmiendo|duerme|dormido|dormida', '"No duermo. Estoy pensando."'],
      ['madre|mamá|mama|mami', '"¿Y si voy yo y lo encuentro?" | "Porque lo digo yo."'],
      ['padre|papá|papa', '"Pregúntale a tu madre." | "En mis tiempos no había eso."'],
      ['abuela|abuelo|abuelita|abuelito', '"Estás muy flaco. Come."'],
      ['jefe|jefa', '"¿Tienes un minutito?" | "Es para ayer."'],
    ],
    reaction: 'Sonrían y saluden. | Perdón, ¿qué? | *risa nerviosa*',
    moods: moods(
      'Ya no tengo edad para esto. | Que no cunda el pánico. | Auxilio. | Respira hondo. | Necesito un abrazo. | Que nadie me despierte. | ¿Qué estaba haciendo?',
    ),
    plan: [
      /^(?:sol[oa]|sólo|una? más|mañana|voy a|empiezo|desde hoy|a partir de|prometo)[\s,]+|\smañana$/iu,
      'Narrador: era mentira.',
    ],
  },
  fr: {
    situation: 'Tout va bien. Enfin, je crois. | Évidemment. | Ça commence bien.',
    animal: 'Zéro regret. | Et il recommencera.',
    person: '"Quoi ?" | "Il y a un problème ?"',
    sayings: [
      ['endormi|endormie|dort', '"Je ne dors pas, je réfléchis."'],
      ['mère|maman', '"Mets une veste." | "Parce que c\'est comme ça."'],
      ['père|papa', '"Demande à ta mère."'],
      ['grand-mère|mamie|mémé', '"Tu es maigre. Mange."'],
      ['chef|patron|patronne', '"Tu as deux minutes ?" | "C\'est pour hier."'],
      ['prof|professeur|professeure|maîtresse', '"Je peux attendre. J\'ai tout mon temps."'],
    ],
    reaction: 'Souriez et saluez. | Pardon, quoi ? | *rire nerveux*',
    moods: moods(
      "Je n'ai plus l'âge pour ça. | Pas de panique. Si, panique. | Au secours. | On respire. | J'ai besoin d'un câlin. | Que personne ne me réveille. | Je faisais quoi, déjà ?",
    ),
    plan: [
      /^(?:juste|encore une?|demain|je commence|je vais|promis|dès demain|à partir de|cette fois)[\s,]+|\sdemain$/iu,
      "Narrateur : c'était faux.",
    ],
  },
  de: {
    situation: 'Läuft bei mir. | Natürlich. | Frag nicht.',
    animal: 'Keine Spur von Reue. | Und würde es wieder tun.',
    person: '"Ist was?" | "Ich sehe kein Problem."',
    sayings: [
      ['schläft|eingeschlafen', '"Ich schlafe nicht. Ich denke."'],
      ['mutter|mama|mutti', '"Zieh dir eine Jacke an." | "Weil ich es sage."'],
      ['vater|papa|vati', '"Frag deine Mutter."'],
      ['oma|großmutter', '"Kind, du bist so dünn. Iss."'],
      ['chefin|chef', '"Haben Sie kurz Zeit?" | "Bis gestern, bitte."'],
      ['lehrer|lehrerin|prof|professor', '"Ich beende den Unterricht, nicht die Klingel."'],
    ],
    reaction: 'Lächeln und winken. | Wie bitte, was? | *nervöses Lachen*',
    moods: moods(
      'Ich bin zu alt für so was. | Keine Panik. Doch, Panik. | Hilfe. | Tief durchatmen. | Ich brauche eine Umarmung. | Bitte nicht wecken. | Was wollte ich noch mal?',
    ),
    plan: [
      /^(?:nur|noch ein[es]?|morgen|ich fange|ab (?:morgen|heute|sofort|montag)|diesmal)[\s,]+|\smorgen$/iu,
      'Erzähler: Das war gelogen.',
    ],
  },
  pt: {
    situation: 'Tudo sob controle. Acho. | Claro. | Segue a vida.',
    animal: 'Zero arrependimento. | E faria tudo de novo.',
    person: '"Que foi?" | "Algum problema?"',
    sayings: [
      ['dormindo|dormiu', '"Não estou dormindo. Estou pensando."'],
      ['mãe|mamãe', '"Leva um casaco." | "Você não é todo mundo."'],
      ['pai|papai', '"Ficou perfeito." | "Pergunta pra sua mãe."'],
      ['avó|vó|vovó', '"Come mais um pouquinho."'],
      ['chefe|patrão', '"Tem um minutinho?" | "É pra ontem."'],
    ],
    reaction: 'Sorria e acene. | Oi? Como assim? | *risada nervosa*',
    moods: moods(
      'Não tenho mais idade pra isso. | Sem pânico. Mentira, pânico. | Socorro. | Respira fundo. | Preciso de um abraço. | Ninguém me acorda. | O que eu ia fazer mesmo?',
    ),
    plan: [
      /^(?:só|mais uma?|amanhã|vou|eu vou|a partir de|prometo|hoje eu)[\s,]+|\samanhã$/iu,
      'Narrador: era mentira.',
    ],
  },
  it: {
    situation: 'Tutto sotto controllo. Credo. | Ovviamente. | Tutto normale.',
    animal: 'Zero rimpianti. | E lo rifarebbe.',
    person: '"Che c’è?" | "Dov’è il problema?"',
    reaction: 'Sorridi e annuisci. | Scusa, cosa? | *risata nervosa*',
    moods: moods(
      'Non ho più l’età. | Niente panico. Anzi, panico. | Aiuto. | Respiro profondo. | Ho bisogno di un abbraccio. | Nessuno mi svegli. | Che stavo facendo?',
    ),
    plan: [
      /^(?:sol[oa]|ancora una?|domani|da domani|da oggi|da lunedì|inizio|prometto)[\s,]+/iu,
      'Narratore: era una bugia.',
    ],
  },
  nl: {
    situation: 'Alles onder controle. Denk ik. | Natuurlijk. | Lekker bezig.',
    animal: 'Nul spijt. | En hij doet het zo weer.',
    person: '"Is er iets?" | "Ik zie geen probleem."',
    reaction: 'Lachen en knikken. | Pardon, wat? | *lacht zenuwachtig*',
    moods: moods(
      'Ik ben hier te oud voor. | Geen paniek. Jawel, paniek. | Help. | Diep ademhalen. | Ik heb een knuffel nodig. | Maak me niet wakker. | Wat ging ik ook alweer doen?',
    ),
    plan: [
      /^(?:nog één|nog een|alleen|morgen|vanaf (?:morgen|vandaag))[\s,]+/iu,
      'Verteller: dat was gelogen.',
    ],
  },
  pl: {
    situation: 'Wszystko pod kontrolą. Chyba. | Oczywiście. | Jakoś to będzie.',
    animal: 'Zero żalu. | I zrobi to znowu.',
    person: '"No co?" | "W czym problem?"',
    reaction: 'Uśmiechamy się i machamy. | Że co proszę? | *nerwowy śmiech*',
    moods: moods(
      'Nie mam już na to siły. | Bez paniki. Jednak panika. | Ratunku. | Głęboki wdech. | Potrzebuję przytulenia. | Nie budźcie mnie. | Zaraz, co?',
    ),
    plan: [
      /^(?:jeszcze jed\p{L}+|tylko|jutro|od (?:jutra|dzisiaj|poniedziałku))[\s,]+/iu,
      'Narrator: to było kłamstwo.',
    ],
  },
  tr: { situation: 'Her şey yolunda. Galiba. | Tabii ki.', animal: 'Sıfır pişmanlık.' },
  sv: { situation: 'Allt är lugnt. Förmodligen. | Självklart.', animal: 'Noll ånger.' },
  da: { situation: 'Alt er fint. Tror jeg. | Selvfølgelig.', animal: 'Nul fortrydelse.' },
  no: { situation: 'Alt er fint. Tror jeg. | Selvfølgelig.', animal: 'Null anger.' },
  fi: { situation: 'Kaikki hyvin. Luultavasti. | Tietysti.', animal: 'Ei kaduta yhtään.' },
  id: { situation: 'Semua baik-baik saja. Mungkin. | Tentu saja.', animal: 'Tanpa penyesalan.' },
  cs: { situation: 'Všechno v pohodě. Asi. | Samozřejmě.', animal: 'Žádná lítost.' },
  ro: { situation: 'Totul e bine. Probabil. | Bineînțeles.', animal: 'Zero regrete.' },
  hu: { situation: 'Minden rendben. Talán. | Hát persze.', animal: 'Semmi megbánás.' },
  ru: {
    situation: 'Всё под контролем. Наверное. | Ну конечно. | Как обычно.',
    animal: 'Ноль сожалений. | И сделает это снова.',
    person: '«А что такого?» | «Какие проблемы?»',
    reaction: 'Улыбаемся и машем. | Простите, что? | *нервный смех*',
    moods: moods(
      'Сил больше нет. | Без паники. Нет, паника. | Помогите. | Глубокий вдох. | Обнимите меня. | Не будите меня. | О чём это я?',
    ),
    plan: [
      /^(?:ещё од\p{L}+|еще од\p{L}+|только|завтра|с (?:понедельника|завтрашнего дня))[\s,]+/iu,
      'Рассказчик: это была ложь.',
    ],
  },
  uk: { situation: 'Усе добре. Мабуть. | Ну звісно.', animal: 'Нуль жалю.' },
  el: { situation: 'Όλα καλά. Μάλλον. | Εννοείται.', animal: 'Καμία μεταμέλεια.' },
  ja: {
    situation: 'もう慣れた。 | 何も言うまい。 | 知ってた。',
    animal: '反省の色なし。 | 通常運転。',
    person: '「何か？」 | 「問題でも？」',
    sayings: [
      ['お母さんが|母が|ママが|お母さんは|母は|ママは', '「お母さんの言うとおりでしょ」'],
      ['上司が|部長が|課長が|上司は|部長は|課長は', '「ちょっといい？」'],
      ['祖母が|おばあちゃんが|祖母は|おばあちゃんは', '「もっと食べなさい」'],
      ['母に|お母さんに|ママに', '今やろうと思ってたのに。'],
    ],
    reaction: '無の境地。 | え、今なんて？ | （震え声）',
    moods: moods(
      '体がもたない。 | 終わった。 | 助けて。 | 深呼吸。 | 泣いていいですか。 | 生きててよかった。 | 記憶にございません。',
    ),
    plan: [
      /^(?:今日から|明日から|明日こそ|今年こそ|今度こそ|来週から|来月から|あと一|もう一)/u,
      'なお、できない模様。',
    ],
  },
  zh: { situation: '没事。大概吧。 | 果然。', animal: '毫无悔意。' },
  ko: { situation: '괜찮아. 아마도. | 역시.', animal: '반성의 기미 없음.' },
  ar: { situation: 'كل شيء بخير. ربما. | طبعًا.', animal: 'بلا أي ندم.' },
  hi: { situation: 'सब ठीक है। शायद। | ज़ाहिर है।', animal: 'कोई पछतावा नहीं।' },
  he: { situation: 'הכול בסדר. כנראה. | ברור.', animal: 'אפס חרטות.' },
  th: { situation: 'ไม่เป็นไร มั้งนะ | แน่นอน', animal: 'ไม่รู้สึกผิดเลย' },
  vi: { situation: 'Ổn mà. Chắc vậy. | Tất nhiên rồi.', animal: 'Không hề hối hận.' },
}
