import { JOBS } from './jobs-without-picture.ts'
import type { Things } from './thing-record.ts'
import { felt, helmet } from './work-clothes.ts'

/** People whose picture is a face only. They are drawn with a body. */
export const FACES: Things = {
  '👶': {
    names: 'baby, infant, newborn, toddler, babies',
    size: 0.7,
    foreign:
      'bebé, bébé, baby, bebê, bebek, bayi, младенец, ребёнок, ребенок, 赤ちゃん, 宝宝, 아기',
  },
  '🧒': {
    names: 'child, kid, children, pupil, grandkid',
    size: 0.8,
    foreign:
      'niño, niña, niños, hijo, hija, enfant, enfants, kind, kinder, bambino, bambina, bambini, figlio, figlia, criança, filho, filha, dziecko, dzieci, barn, çocuk, anak, дети, сын, 子供, 孩子, 아이',
  },
  '👦': {
    names:
      'boy, son, brother, little brother, nephew, grandson, year old, ten year old, five year old, 10 year old, 12 year old, twelve year old',
    size: 0.82,
  },
  '👧': { names: 'girl, daughter, sister, little sister, niece, granddaughter', size: 0.82 },
  '🧑': {
    names:
      'person, human, people, friend, bestie, roommate, flatmate, neighbour, neighbor, neighbors, neighbours, someone, somebody, guest, stranger, partner, everyone, everybody, customer, client, user, audience, fan, colleague, coworker, co-worker, teammate, team, intern, junior, project manager, product manager, employee, worker, freelancer, player, introvert, extrovert, adult, millennial, boomer, teenager, teen, zoomer, passenger, shopper, camper, hiker, skier, snowboarder, swimmer, speaker, host, founder, homeowner, patient, voter, everyone else, new hire, new guy, gen z, goalkeeper, goalie, footballer, son in law, landlady, mate, buddy, best friend, kid next door, babysitter, twin, newlywed, rapper, comedian, bodyguard, bouncer, wrestler, lifeguard, analyst, warden',
    foreign:
      'vecino, vecina, voisin, voisine, nachbar, nachbarin, vizinho, vizinha, buurman, sąsiad, granne, komşu, tetangga, сосед, соседка, collègue, kollege, kollegin, collega, colega, amigo, amiga, freund, freundin, amico, amica, vriend, przyjaciel, arkadaş, teman, друг, novia, novio, copine, copain',
    jobs: JOBS,
  },
  '👨': {
    names:
      'man, guy, dad, father, daddy, husband, boyfriend, uncle, dude, men, bro, mister, gentleman',
    foreign:
      'papá, père, vater, papà, pai, tío, oncle, onkel, tio, zio, hermano, frère, bruder, irmão, fratello, brat, 兄, 弟, marido, mari, ehemann, 夫, 彼氏, vader, tata, pappa, baba, ayah, папа, お父さん, 父, 爸爸, 아빠, أبي',
  },
  '👩': {
    names:
      'woman, lady, mom, mum, mother, mommy, mummy, wife, girlfriend, aunt, women, karen, gal, ex, crush, mother in law, mother-in-law, stepmom, parent, in-law',
    foreign:
      'belle-mère, schwiegermutter, suegra, suocera, sogra, тёща, mamá, maman, mutter, tía, ma tante, meine tante, tia, zia, hermana, sœur, schwester, irmã, sorella, siostra, 姉, 妹, 妻, 彼女, esposa, ma femme, meine frau, mutti, mamma, mãe, moeder, mama, anne, ibu, мама, お母さん, 母, 妈妈, 엄마, أمي, माँ',
  },
  '🧔': {
    names: 'bearded man, hipster, viking, lumberjack, caveman, barbarian, hobbit, dwarf, gnome',
    jobs: [{ names: 'pirate', ...felt('#26233a'), color: '#8c2f39', tool: '🗡️', place: 'beach' }],
  },
  '👱': { names: 'blond, blonde, surfer dude' },
  '👵': {
    names: 'grandma, grandmother, granny, nana, old woman, old lady, nan',
    foreign:
      'abuela, grand-mère, mamie, oma, großmutter, nonna, avó, vovó, babcia, mormor, farmor, babaanne, anneanne, nenek, бабушка, おばあちゃん, 奶奶, 할머니',
  },
  '👴': {
    names: 'grandpa, grandfather, grandad, granddad, old man, grandparents, pensioner',
    foreign:
      'abuelo, grand-père, papy, opa, großvater, nonno, avô, vovô, dziadek, dede, kakek, дедушка, おじいちゃん, 爷爷, 할아버지',
  },
  '👨‍🦲': { names: 'bald man, bald guy, bald person' },
  '🎅': {
    names: 'santa, santa claus, father christmas',
    costume: {
      outfit: 'shirt',
      color: '#d8343f',
      hat: { prop: 'pointedHat', color: '#d8343f' },
      place: 'snow',
    },
  },
  '🤶': { names: 'mrs claus' },
}

/** People whose picture shows the whole body. */
export const WHOLE_PEOPLE: Things = {
  '🧜': { names: 'mermaid, merman', places: ['underwater'] },
  '🧚': { names: 'fairy, tinkerbell, pixie, tooth fairy', size: 0.7, floats: true },
  '🏃': {
    names: 'runner, jogger, sprinter',
    also: { kind: 'idea', names: 'runner, marathon, jogging, running late, cardio, treadmill' },
    facesRight: true,
    hasEyes: false,
    isAction: true,
    places: ['meadow', 'city'],
  },
  '💃': { names: 'dancer, ballerina', places: ['party'] },
  '🏄': { names: 'surfer', isFlat: true, isAction: true, places: ['beach'] },
  '⛷️': { names: 'skier', places: ['snow'] },
  '🏂': { names: 'snowboarder', places: ['snow'], impliedBy: 'snowboard' },
  '🏊': { names: 'swimmer', isAction: true },
  '🚴': { names: 'cyclist, biker', isAction: true, places: ['meadow', 'city'] },
  '🏋️': {
    names: 'weightlifter, bodybuilder, gym bro',
    also: {
      kind: 'idea',
      names:
        'weightlifter, gym, workout, exercise, weightlifting, leg day, crossfit, fitness, weights, working out, personal trainer, dumbbell, gym membership',
    },
    hasEyes: false,
    isAction: true,
    places: ['gym'],
    setting: 'gym',
    impliedBy: 'exercise train lift squat',
    foreign:
      'gimnasio, gym, salle de sport, fitnessstudio, palestra, academia, sportschool, siłownia, siłowni, gymmet, spor salonu, спортзал, ジム, 健身房, 헬스장',
  },
  '🤹': { names: 'juggler', isAction: true },
  '🤺': {
    names: 'fencer, knight, musketeer, swordsman',
    isAction: true,
    costume: { ...helmet('#9aa3b2'), tool: '🛡️', place: 'meadow' },
  },
  '🧘': {
    names: 'yogi, monk, buddha, yoga teacher, yoga instructor',
    also: {
      kind: 'idea',
      names: 'yoga pose, yoga, meditation, inner peace, mindfulness, self care, self-care, zen',
    },
    hasEyes: false,
    isAction: true,
  },
  '🗿': {
    names: 'statue, moai, stone face, sculpture, easter island head',
    hasEyes: false,
    places: ['gallery'],
  },
}
