/** Forms of English verbs. */
const BASES =
  'accept add aim approve argue arrive ask assemble attack attend avoid balance bark bake bathe battle become beg believe bite blame blow boil bounce box break brew bring brush build burn buy call camp carry catch celebrate change chase cheer chew chill choose clap clean climb close code collapse come commute compile complain compete conduct connect cook count cough crash crawl create cry cuddle cut cycle dance date debate debug deliver deploy destroy die dig discover discuss dive do draw dream dress drink drive drop eat enjoy enter escape exercise expect explain explode explore face fail fall feed feel fight find finish fish fix fly follow forget freeze get give glare go golf graduate greet grill grow guard hate have hear help hide hit hold hope howl hug hunt hurry ignore invade invent invest join joke judge juggle jump keep kick kiss knit know land laugh launch lead learn leave levitate lick lie lift like listen live load look lose love lurk make march marry meditate meet melt merge miss mourn move multitask need negotiate nap obey open order own pack paint panic pay perform pet photograph pick pilot play pitch plot point pole-dance pose post pour practise practice praise pray present pretend procrastinate program promise protest pull punch push put quit race rain reach read realise realize record refactor refuse regret relax remember repair reply rescue rest review ride roar rob rule run rush save say scream scroll search see sell send serve shake shave shop shout show shower sing sit skate skateboard ski sled sleep slip smile smell snack sneak sneeze snooze snore snowboard solve speak spend spill spin squat stalk stand stare start steal stop stretch study sue suffer surf survive swear sweat sweep swim take talk teach tell test text think throw tickle touch train trap travel trip trust try turn type understand update use vacuum wait wake walk want wash watch wave wear win wink wish wonder work worry worship wrestle write yawn yell knock adopt hire vote scratch propose roast mow polish borrow print scan charge install upload download reboot restart glue tie babysit tame supervise manage retire microwave schedule text knock repeat recite stalk spam forward commit reboot jam lag rain snow ghost gamble tan stream doomscroll compliment snitch spoil leak slap drool shed chirp meow purr unmute mute park google'.split(
    ' ',
  )

/** Past forms and their base forms. */
const IRREGULAR_PAST =
  'ate eat, became become, bought buy, broke break, brought bring, built build, came come, caught catch, did do, drank drink, drew draw, drove drive, fell fall, felt feel, flew fly, forgot forget, fought fight, found find, froze freeze, gave give, got get, had have, heard hear, hid hide, held hold, knew know, left leave, lost lose, made make, met meet, paid pay, ran run, rode ride, said say, sang sing, sat sit, saw see, sent send, slept sleep, sold sell, spent spend, spoke speak, stole steal, stood stand, swam swim, thought think, threw throw, told tell, took take, understood understand, went go, woke wake, won win, wore wear, wrote write'
const DOUBLED = new Set(
  'beg commit spam tan jam lag slap shed chat clap cut debug dig unplug drop fit forget get grab hit hop hug jog knit lap let nap nod pat pet plan program put quit rob rub run scam shop sit skip sled slip snap spin squat step stop strip swim tap throb trap trip win wrap zip'.split(
    ' ',
  ),
)

/** A form of a verb. */
export interface Verb {
  readonly base: string
  readonly form: 'gerund' | 'third' | 'base' | 'past'
}

/** "riding" for "ride". */
export function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (base.endsWith('ee') || base === 'be' || base === 'dye') return `${base}ing`
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`
  if (base.endsWith('ic')) return `${base}king`
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

/** "rides" for "ride". */
export function thirdPersonOf(base: string): string {
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

function regularPastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

const FORMS = new Map<string, Verb>()
for (const base of BASES) {
  FORMS.set(gerundOf(base), { base, form: 'gerund' })
  FORMS.set(thirdPersonOf(base), { base, form: 'third' })
  FORMS.set(regularPastOf(base), { base, form: 'past' })
}
for (const [past = '', base = ''] of IRREGULAR_PAST.split(', ').map((pair) => pair.split(' ')))
  FORMS.set(past, { base, form: 'past' })
for (const base of BASES) FORMS.set(base, { base, form: 'base' })

/** The verb of which a word is a form, if it is known. */
export function verbOf(word: string): Verb | undefined {
  return FORMS.get(word)
}

const NOT_GERUNDS = new Set(
  'king thing things something nothing everything anything string ring spring morning evening building wedding meeting ceiling pudding duckling king-size clothing lightning wing sting bling ping wellbeing viking sibling hiking during ceiling dumpling darling kucing anjing kambing interesting boring amazing annoying exciting confusing terrifying disappointing charming exhausting embarrassing loving'.split(
    ' ',
  ),
)

/** Whether a word is a gerund, even of an unknown verb. */
export function isGerund(word: string): boolean {
  if (NOT_GERUNDS.has(word)) return false
  return (
    word === 'being' ||
    FORMS.get(word)?.form === 'gerund' ||
    (word.length > 5 && word.endsWith('ing'))
  )
}
