import type { Layer } from '@memesmith/scenes'
import { emojiInScene } from '@memesmith/scenes'
import { describe, expect, it } from 'vitest'
import { loadLexicon } from '../node/load-lexicon.ts'
import { composeMeme } from './compose-meme.ts'
import { picturesOf } from './things/things.ts'

const lexicon = loadLexicon()

/** What a prompt names, and what must be seen; a cat may be any of the cats. */
const NAMED: readonly (readonly [prompt: string, ...emoji: string[]])[] = [
  ['cat riding a rocket', '🐱', '🚀'],
  ['dog in a burning room with coffee', '🐶', '☕'],
  ['two robots arguing about pizza', '🤖', '🍕'],
  ['a penguin giving a presentation', '🐧', '📊'],
  ['when you deploy on friday', '🚀'],
  ['trying to wake up on monday', '⏰'],
  ['hot dog eating contest with a raccoon', '🌭', '🦝'],
  ['a polar bear eating ice cream', '🐻‍❄️', '🍦'],
  ['hamster in a bathtub', '🐹', '🛁'],
  ['shark wearing sunglasses', '🦈', '🕶️'],
  ['three cats dancing at a party', '🐱'],
  ['grandma playing video games', '👵', '🎮'],
  ['astronaut dreaming of tacos', '🧑‍🚀', '🌮'],
  ['dragon vs unicorn', '🐲', '🦄'],
  ['wizard fixing the printer', '🧙', '🖨️'],
  ['frog on a skateboard', '🐸', '🛹'],
  ['alien ordering coffee', '👽', '☕'],
  ['raccoon stealing a hot dog', '🦝', '🌭'],
  ['duck chasing a cat', '🦆', '🐱'],
  ['cow jumping over the moon', '🐮', '🌕'],
  ['zombie before coffee', '🧟', '☕'],
  ['goose attacking a tourist', '🪿'],
  ['the wifi is down', '🛜'],
  ['students during the final exam', '🧑‍🎓'],
  ['dinosaur learning to code', '🦕', '💻'],
  ['vampire at the dentist', '🧛'],
  ['octopus multitasking at the office', '🐙'],
  ['a chicken crossing the road', '🐔'],
  ['snail racing a car', '🐌', '🚗'],
  ['elephant hiding behind a cactus', '🐘', '🌵'],
  ['a bee in love with a flower', '🐝', '🌷'],
  ['squirrel investing in crypto', '🐿️', '🪙'],
  ['panda doing yoga', '🐼', '🧘'],
  ['teacher explaining algebra to a goldfish', '🧑‍🏫', '🐠', '🧮'],
  ['ghost afraid of the dark', '👻'],
  ['a lion getting a haircut', '🦁', '✂️'],
  ['cat stuck in a box', '🐱', '📦'],
  ['pizza with pineapple', '🍕', '🍍'],
  ['santa stuck in traffic', '🎅'],
  ['skeleton waiting for the build to finish', '💀', '⏳'],
  ['a corgi in a spaceship', '🐶', '🚀'],
  ['cats vs dogs', '🐱', '🐶'],
  ['a potato watching netflix', '🥔', '📺'],
  ['octopus playing the drums', '🐙', '🥁'],
  ['a llama wearing a crown on the beach', '🦙', '👑'],
  ['unicorn stuck in traffic', '🦄'],
  ['three raccoons in a dumpster', '🦝', '🗑️'],
  ['baby driving a race car', '👶', '🏎️'],
  ['kangaroo boxing a robot', '🦘', '🤖'],
  ['pigeon stealing fries', '🕊️', '🍟'],
  ['my houseplant dying', '🪴'],
  ['hedgehog hugging a cactus', '🦔', '🌵'],
  ['a cow reading a newspaper in a cafe', '🐮', '📰'],
  ['banana scared of a monkey', '🍌', '🐵'],
  ['detective penguin solving a mystery', '🐧'],
  ['lazy sloth winning the olympics', '🦥', '🥇'],
  ['snowman on vacation at the beach', '⛄'],
  ['hungry bear looking at a salad', '🐻', '🥗'],
  ['computer crashing before saving', '🖥️'],
  ['yoga with goats', '🐐', '🧘'],
  ['AI taking my job', '🤖', '💼'],
  ['my boss asking me to work on the weekend', '🧑‍💼'],
  ['developer debugging at 3am', '🧑‍💻'],
  ['mermaid ordering sushi', '🧜', '🍣'],
  ['fox and rabbit playing chess', '🦊', '🐰', '♟️'],
  ['a tiny mouse scaring a giant elephant', '🐭', '🐘'],
  ['owl drinking espresso at night', '🦉', '☕'],
  ['a whale in a swimming pool', '🐳'],
  ['crocodile at the dentist', '🐊'],
  ['ninja eating spaghetti', '🥷', '🍝'],
  ['princess kissing a frog', '👸', '🐸'],
  ['koala hugging a tree', '🐨', '🌲'],
  ['moose on a bicycle', '🫎', '🚲'],
  ['penguins on a sled', '🐧', '🛷'],
  ['spider with a laptop', '🕷️', '💻'],
  ['clown presenting quarterly results', '🤡'],
  ['chef burning a pancake', '🧑‍🍳', '🥞'],
  ['a camel surfing', '🐫'],
  ['lobster playing the piano', '🦞', '🎹'],
  ['flamingo on a tractor', '🦩', '🚜'],
  ['a beaver with a guitar', '🦫', '🎸'],
  ['server on fire', '🗄️'],
  ['avocado toast', '🥑', '🍞'],
  ['a horse ordering a beer', '🐴', '🍺'],
  ['bug in production', '🐛'],
  ['otter juggling eggs', '🦦', '🥚'],
  ['parrot in a meeting', '🦜'],
  ['tea or coffee', '🍵', '☕'],
  ['t-rex trying to use a keyboard', '🦖', '⌨️'],
  ['bride running away from a wasp', '👰', '🐝'],
  ['🐶🍕🔥', '🐶', '🍕', '🔥'],
  ['🚀 to the moon with a 🐸', '🚀', '🐸'],
  ['le chat est sur la table', '🐱'],
  ['Der Hund und die Pizza', '🐶', '🍕'],
  ['mi perro odia los lunes', '🐶', '📅'],
  ['猫がピアノを弾く', '🐱', '🎹'],
  ['Понедельник и кофе', '📅', '☕'],
  ['un gato con gafas de sol', '🐱', '🕶️'],
  ['кот украл рыбу', '🐱', '🐟'],
  ['бабушка купила машину', '👵', '🚗'],
  ['pineapple on pizza', '🍍', '🍕'],
  ['grandma discovering emojis', '👵', '😂'],
  ['an avocado at the gym', '🥑'],
  ['my wallet when rent is due', '👛', '💸'],
  ['my plants when I come back from vacation', '🪴', '🧳'],
  ['dog vs vacuum cleaner', '🐶', '🧹'],
  ['😭📉💸', '😭', '📉', '💸'],
  ['👩‍💻🐛☕', '🧑‍💻', '🐛', '☕'],
  ['a wolf, a fox and a rabbit on a road trip', '🐺', '🦊', '🐰'],
  ['a penguin and a flamingo while a crocodile serves the cake', '🐧', '🦩', '🐊', '🎂'],
  ['when the wifi dies', '🛜', '❌'],
  ['the wifi dies during a meeting', '🛜', '❌', '📊'],
  ['the printer jammed again', '🖨️', '❌'],
  ['remote work with no pants on', '💻', '👖', '❌'],
  ["monday snow and my car won't start", '🚗', '❌'],
  ['ran out of coffee', '☕', '❌'],
  ['forgot my homework on the bus', '📝', '❌'],
  ['replying all by accident', '📧'],
  ['my ex texting me at midnight', '📱', '👩'],
  ['on the beach a penguin drinks coffee', '🐧', '☕'],
  ["meeting my girlfriend's parents", '👩'],
  ["my girlfriend's dog hates me", '🐶'],
  ["my boyfriend's video game addiction", '👨', '🎮'],
  ['grandma feeding me until I explode', '👵', '🍲'],
  ['goalkeeper missing the ball', '⚽'],
  ['my football team losing again', '⚽'],
  ['mom finding my report card', '👩', '📝'],
  ['skiing for the first time', '🎿'],
  ['running a marathon without training', '🏃'],
  ['yoga instructor falling over', '🧘'],
  ["it's raining on my wedding day", '💍'],
  ['heat wave and no air conditioning', '☀️', '❄️', '❌'],
  ['losing to a ten year old online', '👦'],
  // What the empty form shows.
  ['A cat that has seen the quarterly numbers...', '🐱', '📊'],
  ['mother in law visiting', '👩'],
  ['cyclist chased by a goose', '🚴', '🪿'],
  ['assembling ikea furniture with my wife', '👩', '🔨'],
  ['stuck in an elevator with my ex', '👩'],
  ['knight afraid of a mouse', '🤺', '🐭'],
  ['wenn der Zug wieder Verspätung hat', '🚂'],
  ['meu cachorro comeu meu dever de casa', '🐶', '📝'],
  ['quando finisce il caffè', '☕', '❌'],
  ['когда закончился интернет', '🛜', '❌'],
  ['cuando tu jefe te llama en domingo', '🧑‍💼', '📞'],
  ['🐱💻☕😴', '🐱', '💻', '☕'],
  ['🐕🦴❤️', '🐕', '🦴', '❤️'],
  ['when you accidentally unmute in a meeting', '🎤'],
  ['final boss after 40 tries', '🐲'],
  ['losing the remote again', '📺'],
  ['sending a risky text', '📱'],
  ['my healer in dungeons', '🎮'],
  ['ice storm and flip flops', '🩴'],
  ['la lavadora se comió mis calcetines', '🧦'],
  ['mein Hund frisst meine Schuhe', '🐶', '👟'],
  ['pair programming with a cat', '🐱', '💻'],
  ['me at the gas station looking at the prices', '⛽'],
  ['when you get a parking ticket', '🧾'],
  ['phone battery at 1%', '🪫'],
  ['washing machine eating my socks', '🧺', '🧦'],
  ['ice cream truck', '🚚', '🍦'],
  ['waiting for the coffee machine', '☕'],
  ['video call with my boss', '🖥️', '🧑‍💼'],
  ['my alarm clock', '⏰'],
  ['the group chat at 2am', '💬'],
  ['dentist appointment', '🦷'],
  ['dressed up for a job interview', '👔'],
  ['octopus barista making latte art', '🐙', '☕'],
  ['duck judge', '🦆', '⚖️'],
  ['raccoon detective', '🦝', '🔍'],
  ['cat lawyer', '🐱', '💼'],
  ['dog pilot', '🐶', '✈️'],
  ['penguin chef', '🐧', '🍳'],
  ['cajero automático sin dinero', '🏧', '💸', '❌'],
  ['der Drucker druckt schon wieder nicht', '🖨️'],
  ['Kaffeemaschine kaputt', '☕', '❌'],
  ['mein Mathelehrer', '🧑‍🏫'],
  ['meine Katzen und die Waschmaschine', '🐱', '🧺'],
  ["l'imprimante est en panne", '🖨️', '❌'],
  ['embouteillage un lundi matin', '🚦', '📅'],
  ['a impressora da empresa', '🖨️'],
  ['la stampante non funziona', '🖨️', '❌'],
  ['drukarka znowu nie działa', '🖨️', '❌'],
  ['otobüs yine geç kaldı', '🚌'],
  ['yazıcı bozuldu', '🖨️', '❌'],
  ['принтер снова не работает', '🖨️', '❌'],
  ['プリンターが壊れた', '🖨️'],
  ['打印机又坏了', '🖨️'],
  ['컴퓨터가 또 고장났어', '💻'],
  ['المكتب فيه طابعة', '🖨️'],
]

/** Who has a job, and the hat that says so. */
const DRESSED: readonly (readonly [prompt: string, hat: string])[] = [
  ['duck judge', 'judgeWig'],
  ['octopus barista making latte art', 'peakedCap'],
  ['raccoon detective investigating the trash', 'feltHat'],
  ['two penguin chefs', 'chefHat'],
  ['a pig astronaut on the moon', 'spaceHelmet'],
  ['wizard owl', 'pointedHat'],
  ['a bear firefighter', 'helmet'],
  ['my cat dressed as a pirate', 'feltHat'],
]

/** What a prompt only seems to name. */
const NOT_NAMED: readonly (readonly [prompt: string, ...emoji: string[]])[] = [
  ['when the wifi dies', '🎲', '🎮', '💀'],
  ['on the beach a penguin drinks coffee', '🍻'],
  ["my girlfriend's dog hates me", '👩'],
  ['my manager scheduling a meeting at 5pm on friday', '🎉'],
  ['meu cachorro comeu meu dever de casa', '🏠'],
  ['wenn der Zug wieder Verspätung hat', '🎩'],
  ['benching the bar with no weights', '❌'],
  ['final boss after 40 tries', '🧑‍💼'],
  ['algo para mi gato', '💸'],
  ['tengo que parar con el café', '💸'],
  ['mes voisins à 3h du matin', '✏️'],
]

function propsIn(layer: Layer): string[] {
  if (layer.type === 'group') return layer.layers.flatMap(propsIn)
  return layer.type === 'prop' ? [layer.name] : []
}

describe('the subjects of a scene', () => {
  it('are tested with at least 80 prompts', () => {
    expect(NAMED.length).toBeGreaterThanOrEqual(80)
  })

  it.each(NAMED)('shows what "%s" names', (prompt, ...emoji) => {
    for (const attempt of [1, 2, 3, 4]) {
      const shown = emojiInScene(composeMeme(prompt, attempt, lexicon).scene)
      for (const named of emoji) {
        expect(shown, `${named} in attempt ${attempt}`).toSatisfy((all: readonly string[]) =>
          picturesOf(named).some((picture) => all.includes(picture)),
        )
      }
    }
  })

  it.each(DRESSED)('dresses the "%s"', (prompt, hat) => {
    for (const attempt of [1, 2, 3, 4]) {
      const { layers } = composeMeme(prompt, attempt, lexicon).scene
      expect(layers.flatMap(propsIn)).toContain(hat)
    }
  })

  it.each(NOT_NAMED)('does not show what "%s" only seems to name', (prompt, ...emoji) => {
    for (const attempt of [1, 2, 3, 4]) {
      const shown = emojiInScene(composeMeme(prompt, attempt, lexicon).scene)
      expect(shown.filter((one) => emoji.includes(one))).toEqual([])
    }
  })
})
