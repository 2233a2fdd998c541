/** Words for a topic of another language. They say nothing of the speaker's gender. */
export interface OtherWords {
  /** Jokes with a line above and a line below. */
  readonly jokes: readonly string[]
  /** Between two things of which one is chosen. */
  readonly or: string
  /** What comes after the topic, step by step; the last is the worst. */
  readonly steps: string
  /** Labels for who speaks. */
  readonly me: string
  /** Labels for what else there is. */
  readonly others: string
}

/** For a language that has no words here, or of which one is not sure. */
export const WORDLESS: OtherWords = {
  jokes: [
    '{Topic} | 🙂🔥',
    '{Topic} | …',
    '🧠 | {Topic}',
    '{Topic} | 404',
    '📅 | {Topic}',
    '{Topic} | 10/10',
  ],
  or: 'vs',
  steps: '🙂 | 😐 | 🫠',
  me: '🙋 | 🙋☕',
  others: '🧘 | 🛌 | 💸 | ☕ | 🧠',
}

/** The words of each language that has some. */
export const OTHER_WORDS: Readonly<Record<string, OtherWords>> = {
  de: {
    jokes: [
      '{Topic} | Niemand hatte mich gewarnt',
      '„{Topic}“ | Ich, äußerlich ganz ruhig:',
      '{Topic} | Und es ist erst Montag',
      'Der Plan: ein ruhiger Tag | Das Leben: {topic}',
      'Niemand: | Ich, um drei Uhr nachts: {topic}',
      'Mein Gesicht, wenn jemand sagt: | „{Topic}“',
      'Erst mal einen Kaffee | Dann: {topic}',
      '{Topic} | Zehn von zehn. Nie wieder.',
    ],
    or: 'oder',
    steps: 'Tag zwei | Tag drei | Tag neunundneunzig',
    me: 'Ich | Ich, „ganz ruhig“ | Ich, mit einem Kaffee',
    others:
      'Meine Geduld | Mein Bett | Mein Kontostand | Acht Stunden Schlaf | Mein innerer Frieden',
  },
  es: {
    jokes: [
      '{Topic} | Y nadie me avisó',
      '«{Topic}» | Yo, con mucha calma:',
      '{Topic} | Y todavía es lunes',
      'El plan: un día tranquilo | La vida: {topic}',
      'Nadie: | Yo, a las tres de la mañana: {topic}',
      'Mi cara cuando alguien dice: | «{Topic}»',
      'Primero, un café | Después: {topic}',
      '{Topic} | Diez de diez. Nunca más.',
    ],
    or: 'o',
    steps: 'Segundo día | Tercer día | Día noventa y nueve',
    me: 'Yo | Yo, «con calma» | Yo, con un café',
    others: 'Mi paciencia | Mi cama | Mi cuenta bancaria | Ocho horas de sueño | Mi paz interior',
  },
  fr: {
    jokes: [
      '{Topic} | Personne n’avait rien dit',
      '« {Topic} » | Moi, calme en apparence :',
      '{Topic} | Et on n’est que lundi',
      'Le plan : une journée calme | La vie : {topic}',
      'Personne : | Moi, à trois heures du matin : {topic}',
      'Ma tête quand quelqu’un dit : | « {Topic} »',
      'D’abord, un café | Ensuite : {topic}',
      '{Topic} | Dix sur dix. Plus jamais.',
    ],
    or: 'ou',
    steps: 'Deuxième jour | Troisième jour | Jour quatre-vingt-dix-neuf',
    me: 'Moi | Moi, « très calme » | Moi, avec un café',
    others:
      'Ma patience | Mon lit | Mon compte en banque | Huit heures de sommeil | Ma paix intérieure',
  },
  pt: {
    jokes: [
      '{Topic} | E ninguém avisou',
      '“{Topic}” | Eu, com toda a calma:',
      '{Topic} | E ainda é segunda-feira',
      'O plano: um dia calmo | A vida: {topic}',
      'Ninguém: | Eu, às três da manhã: {topic}',
      'Minha cara quando alguém diz: | “{Topic}”',
      'Primeiro, um café | Depois: {topic}',
      '{Topic} | Nota dez. Nunca mais.',
    ],
    or: 'ou',
    steps: 'Segundo dia | Terceiro dia | Dia noventa e nove',
    me: 'Eu | Eu, “na calma” | Eu, com um café',
    others:
      'Minha paciência | Minha cama | Minha conta bancária | Oito horas de sono | Minha paz interior',
  },
  it: {
    jokes: [
      '{Topic} | E nessuno aveva detto niente',
      '«{Topic}» | Io, con molta calma:',
      '{Topic} | Ed è solo lunedì',
      'Il piano: una giornata calma | La vita: {topic}',
      'Nessuno: | Io, alle tre di notte: {topic}',
      'La mia faccia quando qualcuno dice: | «{Topic}»',
      'Prima, un caffè | Poi: {topic}',
      '{Topic} | Dieci su dieci. Mai più.',
    ],
    or: 'o',
    steps: 'Secondo giorno | Terzo giorno | Giorno novantanove',
    me: 'Io | Io, «con calma» | Io, con un caffè',
    others:
      'La mia pazienza | Il mio letto | Il mio conto in banca | Otto ore di sonno | La mia pace interiore',
  },
  nl: {
    jokes: [
      '{Topic} | En niemand had me gewaarschuwd',
      '“{Topic}” | Ik, uiterlijk heel rustig:',
      '{Topic} | En het is pas maandag',
      'Het plan: een rustige dag | Het leven: {topic}',
      'Niemand: | Ik, om drie uur ’s nachts: {topic}',
      'Mijn gezicht als iemand zegt: | “{Topic}”',
      'Eerst koffie | Dan: {topic}',
      '{Topic} | Een tien. Nooit meer.',
    ],
    or: 'of',
    steps: 'Dag twee | Dag drie | Dag negenennegentig',
    me: 'Ik | Ik, “heel rustig” | Ik, met één koffie',
    others: 'Mijn geduld | Mijn bed | Mijn bankrekening | Acht uur slaap | Mijn innerlijke rust',
  },
  pl: {
    jokes: [
      '{Topic} | I nikt mnie nie ostrzegł',
      '„{Topic}” | Ja, z wierzchu spokój:',
      '{Topic} | A to dopiero poniedziałek',
      'Plan: spokojny dzień | Życie: {topic}',
      'Nikt: | Ja, o trzeciej w nocy: {topic}',
      'Moja mina, gdy ktoś mówi: | „{Topic}”',
      'Najpierw kawa | Potem: {topic}',
      '{Topic} | Dziesięć na dziesięć. Nigdy więcej.',
    ],
    or: 'czy',
    steps: 'Dzień drugi | Dzień trzeci | Dzień setny',
    me: 'Ja | Ja, „na spokojnie” | Ja, po jednej kawie',
    others: 'Moja cierpliwość | Moje łóżko | Moje konto | Osiem godzin snu | Mój spokój ducha',
  },
  ru: {
    jokes: [
      '{Topic} | И никто не предупредил',
      '«{Topic}» | Я, внешне спокойно:',
      '{Topic} | А ведь только понедельник',
      'План: тихий день | Жизнь: {topic}',
      'Никто: | Я, в три часа ночи: {topic}',
      'Моё лицо, когда кто-то говорит: | «{Topic}»',
      'Сначала кофе | Потом: {topic}',
      '{Topic} | Десять из десяти. Больше никогда.',
    ],
    or: 'или',
    steps: 'День второй | День третий | День сотый',
    me: 'Я | Я, «спокойно» | Я, с одним кофе',
    others: 'Моё терпение | Моя кровать | Мой счёт в банке | Восемь часов сна | Моё спокойствие',
  },
  ja: {
    jokes: [
      '{Topic} | 誰も教えてくれなかった',
      '「{Topic}」 | 私、冷静なふり：',
      '{Topic} | まだ月曜日なのに',
      '予定：静かな一日 | 現実：{topic}',
      '誰も聞いていない | 午前三時の私：{topic}',
      'その一言を聞いた私： | 「{Topic}」',
      'まずコーヒー | それから：{topic}',
      '{Topic} | 満点。二度とごめん。',
    ],
    or: 'vs',
    steps: '二日目 | 三日目 | 九十九日目',
    me: '私 | 私（冷静） | 私、コーヒー片手に',
    others: '私の忍耐 | ふとん | 銀行口座 | 八時間睡眠 | 心の平和',
  },
}
