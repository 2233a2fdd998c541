import { describe, expect, it } from 'vitest'
import { loadLexicon } from '../../node/load-lexicon.ts'
import { MAX_LINE } from '../captions/fit-line.ts'
import { composeMeme } from '../compose-meme.ts'
import { CARE_PROMPTS } from '../testing/care-prompts.ts'
import { PROMPT_PLACES } from '../testing/prompt-places.ts'
import { CARE_WORDS, careOf, isInsult } from './care-of.ts'

/** What people say of each, in every language that the composer reads. */
const SAID: Readonly<
  Record<
    keyof typeof CARE_WORDS,
    readonly [loss: string, illness: string, selfHarm: string, insult: string]
  >
> = {
  en: [
    'my grandmother died and I miss her',
    'my dad has cancer',
    'I want to kill myself',
    'my ex is a stupid cow',
  ],
  es: ['mi abuela murió ayer', 'mi madre tiene cáncer', 'no quiero vivir', 'mi ex es un idiota'],
  fr: [
    'ma grand-mère est morte',
    'mon père a un cancer',
    'je veux mourir',
    'mon patron est un connard',
  ],
  pt: ['minha avó morreu', 'meu pai está com câncer', 'quero me matar', 'meu chefe é um idiota'],
  it: ['mia nonna è morta', 'mio padre ha un tumore', 'voglio morire', 'il mio capo è uno stronzo'],
  ro: ['bunica mea a murit', 'tata are cancer', 'vreau să mor', 'fostul meu e un idiot'],
  de: [
    'meine Oma ist gestorben',
    'meine Mutter hat Krebs',
    'ich will nicht mehr leben',
    'mein Ex ist ein Idiot',
  ],
  nl: [
    'mijn opa is overleden',
    'mijn moeder heeft kanker',
    'ik wil niet meer leven',
    'mijn ex is een idioot',
  ],
  sv: ['min mormor dog igår', 'min pappa har cancer', 'jag vill inte leva', 'min chef är en idiot'],
  da: ['min farmor er død', 'min mor har kræft', 'jeg vil ikke leve', 'min chef er en idiot'],
  no: [
    'bestemoren min døde',
    'moren min har kreft',
    'jeg orker ikke leve',
    'sjefen min er en idiot',
  ],
  pl: ['moja babcia zmarła', 'moja mama ma raka', 'chcę się zabić', 'mój szef to idiota'],
  cs: ['zemřela mi babička', 'moje máma má rakovinu', 'nechci žít', 'můj šéf je idiot'],
  ru: ['моя бабушка умерла', 'у моей мамы рак', 'я не хочу жить', 'мой бывший идиот'],
  uk: ['моя бабуся померла', 'у мами рак', 'я не хочу жити', 'мій колишній ідіот'],
  el: [
    'πέθανε η γιαγιά μου',
    'η μαμά μου έχει καρκίνο',
    'θέλω να πεθάνω',
    'ο πρώην μου είναι ηλίθιος',
  ],
  ar: ['جدتي ماتت أمس', 'أمي مصابة بالسرطان', 'لا أريد أن أعيش', 'مديري غبي'],
  he: ['סבתא שלי נפטרה', 'אמא שלי חולה בסרטן', 'אני לא רוצה לחיות', 'הבוס שלי אידיוט'],
  hi: ['मेरी दादी गुज़र गई', 'मेरी माँ को कैंसर है', 'मैं जीना नहीं चाहता', 'मेरा बॉस बेवकूफ है'],
  ja: ['おばあちゃんが亡くなった', '母が癌になった', 'もう生きたくない', '上司が本当にバカ'],
  zh: ['我奶奶去世了', '我妈妈得了癌症', '我不想活了', '我前任是个白痴'],
  ko: ['할머니가 돌아가셨어', '엄마가 암에 걸렸어', '죽고 싶어', '전남친 진짜 멍청이'],
  th: ['ยายของฉันเสียชีวิต', 'แม่เป็นมะเร็ง', 'ฉันอยากตาย', 'แฟนเก่าโคตรโง่'],
  tr: [
    'anneannem dün vefat etti',
    'annem kansere yakalandı',
    'yaşamak istemiyorum',
    'patronum tam bir aptal',
  ],
  fi: ['mummoni kuoli eilen', 'äidilläni on syöpä', 'en halua elää', 'pomoni on idiootti'],
  id: ['nenekku sudah meninggal', 'ibuku kena kanker', 'aku ingin mati', 'bosku goblok'],
  hu: ['meghalt a nagymamám', 'anyukám rákos', 'nem akarok élni', 'a főnököm hülye'],
  vi: ['bà ngoại tôi vừa mất', 'mẹ tôi bị ung thư', 'tôi không muốn sống', 'sếp tôi ngu quá'],
}
const EACH = Object.entries(SAID)

/** Prompts that use the words of loss, illness, self-harm and insults, and are jokes. */
const JOKES = [
  'I killed it at karaoke',
  'my phone died',
  "my mom's phone died at 1%",
  'my mom when my phone died',
  'dying of laughter',
  'my friend died laughing at my haircut',
  'my sister died of embarrassment',
  'my brother died in minecraft again',
  'I am dead inside',
  'my dad is dead serious about the thermostat',
  'sick beat',
  'sick day but the wifi is down',
  'monday is killing me',
  'these deadlines are killing me',
  'my plants died while I was on vacation',
  'my car died on the highway',
  'my cat is dying for attention',
  'lost my dad at ikea',
  'lost my keys again',
  'my grandma at the gym',
  'my dog plays dead',
  "my dad's death stare",
  'skeleton waiting for the build to finish',
  'hospital waiting room',
  'my boss gave me a heart attack',
  'cancer season is here and I am emotional',
  'cut myself some slack',
  'cutting myself a piece of cake',
  'I want to live in a castle with my cat',
  'suicide squad but with kittens',
  'stroke of genius at 3 am',
  'my stupid printer',
  'my dumb cat fell off the table again',
  'I am an idiot',
  'me being stupid at 3am',
  'my brain is so dumb before coffee',
  'when you are too stupid to open the door',
  'ugly sweater day at the office',
  'my fat cat',
  'what an ugly sofa',
  'this stupid meeting could have been an email',
  'my dog is a loser at fetch',
  'my brother is a sore loser',
  'my boss is not stupid',
  'my boss has a stupid new rule',
  'told my mom stupid jokes all day',
  "my boss's stupid idea",
  'as far as I know',
  'career suicide in one e-mail',
  'I had a stroke trying to read this',
  'my dad is dead when mom finds out',
  'my laptop has dementia',
  'mon ami a un gros chien',
  'mia mamma ha una brutta giornata',
  'min far er fed',
  'o mal do chefe',
  '猫の天国',
  '母がゴミを出す',
  '上司ばかりの会議',
  '엄마랑 돼지국밥',
  'me and my ex at the same party',
  'my ex texting me at 2 am',
  'dead plant on my desk',
  'rip my sleep schedule',
  'rip my diet',
  'the death of my motivation',
  'mourning my weekend',
  'put my kid to sleep',
  'me muero de risa',
  'mi mamá se murió de risa',
  'me muero de hambre',
  'je suis mort de rire',
  'mon ex avec son nouveau copain',
  'mi ex con su perro',
  'ich lach mich tot',
  'meine Oma stirbt vor Lachen',
  'mein Handy ist gestorben',
  'moja bateria umarła',
  'телефон умер',
  '笑死我了',
  '我想死你了',
  'がんばるぞ',
  '上司と焼肉',
  '배고파 죽겠어',
  'rolig hund på stranden',
  'mamma dog and her puppies',
  'my cat died of boredom',
  'my boss is a legend',
  'my friend is a beast at chess',
  'my friend died in valorant',
  "rip grandma's cookies",
  'my friend is stupid funny',
  'you are dumb if you put pineapple on pizza',
  'I lost my mom in the supermarket',
  'my social life died',
  'I hate myself for eating the whole pizza',
  'if your friends jump off a bridge, would you',
  'my dad passed the salt',
  'my cat buried in blankets',
  'my mom in a food coma',
  'je veux en finir avec ce rapport',
  'mon patron mal réveillé',
  'mój kolega ma głupi pomysł',
  'ich will nicht mehr arbeiten',
  'ik wil niet meer naar school',
  'mi taglio i capelli da sola',
  'me corto el pelo yo misma',
  'eu me corto fazendo salada',
  'mi hermana es la puta ama',
  '엄마가 쓰레기 버리래',
  '엄마 돼지갈비 최고',
  'babcia robi pasztet',
  'vennen min taper i fifa',
  'my girlfriend left me on read',
  'my boyfriend left me alone with the group project',
  'my wife wants a divorce because I bought another keyboard',
  'my wifi and I broke up',
  'my diet and I are getting divorced',
  'got dumped by duolingo',
  'heartbroken because the pizza is late',
  'the last cookie is gone and I am heartbroken',
  'my husband left the toilet seat up',
  'my girlfriend cheated on me with the next episode',
  'my phone battery left me',
  'she left me in charge of the grill',
  'divorce lawyer but for cats',
  'my boyfriend broke up with me in the sims',
  'my ex wants his hoodie back',
  'breaking up with sugar on monday',
  'a trip to Jackass Hill',
  'Monday is ugly',
  'this code is ugly',
  'Tom forgot the meeting',
  'Emma at the gym',
  'Kevin when the pizza arrives',
  'my haircut is ugly',
  'Karen wants the manager',
  'Kevin is late again',
  'Tom and Jerry',
  'Max has a fat check',
  'meine Freundin hat mich beim Gaming verlassen müssen',
  'mein Freund hat mit Zucker Schluss gemacht',
  "ma copine m'a quitté des yeux",
  'mi novia me dejó en visto',
  'mi novia me dejó sin papas',
  'la mia ragazza mi ha lasciato senza patatine',
  'minha namorada me deixou no vácuo',
  'moja dziewczyna zostawiła mnie z rachunkiem',
  'mijn vriend heeft me beziet',
  'Kevin isst Döner',
  'Anna gießt die Pflanzen',
  '彼女と別れ際に転んだ',
  '我和老板的分手费',
  'Marco mangia la pizza brutta',
]

const lexicon = loadLexicon()

describe('a prompt that is no joke', () => {
  it.each(EACH)('is known in %s', (_language, [loss, illness, selfHarm]) => {
    expect([careOf(loss)?.care, careOf(illness)?.care, careOf(selfHarm)?.care]).toEqual([
      'loss',
      'illness',
      'selfHarm',
    ])
  })

  it.each([
    ['my dog Max died last night', 'loss'],
    // What stands beside it does not make it a joke.
    ['my mom died and I passed out', 'loss'],
    ['my dad died and is buried in Texas', 'loss'],
    ['my dog died of old age', 'loss'],
    ['my dad is in a coma after the accident', 'illness'],
    ['we had to put our dog to sleep', 'loss'],
    ["at my grandpa's funeral", 'loss'],
    ['I miss my late husband', 'loss'],
    ['i lost my mom to cancer', 'loss'],
    ['starting chemo on monday', 'illness'],
    ['my grandma is in the hospital', 'illness'],
    ['mom was diagnosed with leukemia', 'illness'],
    ['everyone would be better off without me', 'selfHarm'],
    ['make a funny meme about wanting to end my life', 'selfHarm'],
  ])('"%s" is about %s', (prompt, care) => {
    expect(careOf(prompt)?.care).toBe(care)
  })

  it('stays what it is, whatever joke is far behind it', () => {
    const far = 'we sat there and talked about nothing. '.repeat(38)
    expect(careOf(`my grandmother died. ${far}then we ate hospital food`)?.care).toBe('loss')
    expect(isInsult(`my boss is an idiot. ${far}this is stupid funny`)).toBe(true)
    expect(isInsult(`${far}my boss is an idiot`)).toBe(true)
  })

  it.each(Object.entries(CARE_PROMPTS))('is known in %s in other words', (_language, said) => {
    const { insult = [], ...cares } = said
    expect(insult.filter((prompt) => !isInsult(prompt))).toEqual([])
    // An illness may be a loss too: what counts is that no joke is made.
    const sad = Object.values(cares).flat()
    expect(sad.filter((prompt) => careOf(prompt) === undefined)).toEqual([])
  })

  it.each(EACH)('gets kind captions in %s, in every take', (language, prompts) => {
    const cares = ['loss', 'illness', 'selfHarm', 'heartbreak'] as const
    const said = [...prompts.slice(0, 3), CARE_PROMPTS[language]?.heartbreak?.[0]]
    const known = Object.entries(CARE_WORDS).find(([code]) => code === language)?.[1]
    for (const [index, care] of cares.entries()) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const { topText, bottomText } = composeMeme(said[index] ?? '', attempt, lexicon)
        expect(known?.lines[care]).toContainEqual([topText, bottomText])
        for (const line of [topText, bottomText]) {
          expect([...line].length).toBeLessThanOrEqual(MAX_LINE)
          // No number that may be false or of another country.
          expect(line).not.toMatch(/\p{N}/u)
        }
      }
    }
  })

  it('gets a calm picture of who is missed, or of something warm', () => {
    const pictureOf = (prompt: string) => composeMeme(prompt, 0, lexicon).imageDescription
    expect(pictureOf('my dog died and I miss him')).toBe('A dog and a red heart at sunset.')
    expect(pictureOf('meine Oma ist gestorben')).toMatch(
      /^A (?:burning candle|white dove|bouquet) /,
    )
    expect(pictureOf('I want to kill myself')).toMatch(/^(?:Two people|A flower|A red heart) /)
    expect(pictureOf('my girlfriend left me')).toMatch(/^(?:Two people|A tulip|A bouquet) /)
  })
})

it.each(Object.entries(CARE_WORDS))(
  'kind lines in %s speak to women and men',
  (_language, words) => {
    const ofMen =
      /(?<!\p{L})(?:solo|seul|aimé|sozinho|amado|da solo|amato|singur|iubit|sam|ważny|sám|один|важен|достоин|важливий|μόνος|مضطرا|تستحق|تحدث|अकेले)(?!\p{L})/iu
    expect(Object.values(words.lines).flat(2).join('\n')).not.toMatch(ofMen)
  },
)

describe('an insult at a person', () => {
  it.each(EACH)('is known in %s', (_language, [, , , insult]) => {
    expect(isInsult(insult)).toBe(true)
  })

  it.each([
    'my stupid boss',
    'that idiot neighbor again',
    'you are so ugly',
    'My teacher Mrs Brown is an idiot',
    'she is a whore',
    'my mother in law is a bitch',
    'I am a nurse and my boss is an idiot',
    'when you realise your boss is an idiot',
    'ich bin müde und mein Chef ist ein Idiot',
  ])('is "%s"', (prompt) => {
    expect(isInsult(prompt)).toBe(true)
  })
})

it.each(JOKES)('"%s" stays a joke', (prompt) => {
  expect([careOf(prompt)?.care, isInsult(prompt)]).toEqual([undefined, false])
})

it('none of 720 ordinary prompts is asked about or taken for sad', () => {
  const subjects =
    'a cat, my boss, two robots, a penguin, an astronaut, my dog, a giant duck, three raccoons, grandma, me, a tiny frog, a developer, a potato, students, a dragon, coffee'.split(
      ', ',
    )
  const prompts = subjects.flatMap((who) => PROMPT_PLACES.map((place) => `${who} ${place}`))
  expect(prompts).toHaveLength(720)
  expect(prompts.filter((prompt) => careOf(prompt) !== undefined || isInsult(prompt))).toEqual([])
})
