import type { Things } from './thing-record.ts'
import {
  CHEF,
  CLINIC,
  COWBOY,
  cap,
  felt,
  helmet,
  MUSICIAN,
  PAINTER,
  POLITICIAN,
  RICH,
  robe,
  SUIT,
  WORKWEAR,
} from './work-clothes.ts'

/** People in working clothes, seen from head to chest. */
export const PROFESSIONS: Things = {
  '🧑‍💻': {
    names:
      'developer, programmer, coder, software engineer, engineer, hacker, web developer, frontend developer, backend developer, full stack developer, sysadmin, devops, tester, qa, data scientist, nerd, student developer, dev, senior developer, junior developer, senior dev, junior dev',
    // A "dev" alone is a giant in Turkish.
    foreign:
      'programador, programadora, desarrollador, desarrolladora, développeur, développeuse, programmeur, programmeuse, entwickler, entwicklerin, programmierer, programmiererin, um dev, uma dev, desenvolvedor, desenvolvedora, programista, programistka, yazılımcı, geliştirici, programmer, pengembang, розробник, розробниця, програміст, програмістка, программист, مبرمج, مبرمجة, डेवलपर, प्रोग्रामर, 開発者, プログラマー, 개발자, 프로그래머, 程序员',
    trousers: '#3a4668',
    places: ['office', 'livingRoom'],
    costume: { outfit: 'hoodie', glasses: '👓', tool: '💻' },
  },
  '🧑‍💼': {
    names:
      'boss, ceo, office worker, businessman, businesswoman, business person, salesman, salesperson, consultant, director, executive, secretary, hr',
    trousers: '#2f3654',
    costume: { ...SUIT, hat: { emoji: '🎩' }, tool: '💼' },
    foreign:
      'jefe, jefa, patron, chef de bureau, chef, capo, chefe, baas, szef, patrão, начальник, шеф, 上司, 老板, 사장님, مدير',
    jobs: [
      { names: 'banker', ...RICH },
      { names: 'president, politician', ...POLITICIAN },
    ],
  },
  '🧑‍🏫': {
    places: ['classroom'],
    names: 'teacher, professor, tutor, lecturer, instructor',
    trousers: '#5a3d6e',
    costume: { outfit: 'shirt', glasses: '👓', tool: '📚', place: 'classroom' },
    foreign:
      'profesor, profesora, professeur, lehrer, lehrerin, professore, professor, prof, profe, maestra, maestro, professora, professeure, maîtresse, leraar, nauczyciel, öğretmen, учитель, 先生, 老师, 선생님',
  },
  '🧑‍🎓': {
    names: 'student, graduate, scholar, grad student, phd student',
    trousers: '#262b45',
    wornOn: 'head',
    costume: { outfit: 'robe', hat: { emoji: '🎓' }, tool: '📚', place: 'classroom' },
  },
  '🧑‍🔬': {
    names: 'scientist, chemist, researcher, mad scientist, biologist, physicist',
    trousers: '#e8ecf4',
    costume: { ...CLINIC, glasses: '🥽', tool: '🧪' },
  },
  '🧑‍⚕️': {
    names: 'doctor, nurse, surgeon, physician, vet, veterinarian, paramedic',
    trousers: '#e8ecf4',
    costume: { ...CLINIC, tool: '🩺' },
  },
  '🧑‍🍳': {
    names: 'chef, cook, gordon ramsay',
    trousers: '#e8ecf4',
    costume: { ...CHEF, tool: '🍳' },
    jobs: [{ names: 'baker', ...CHEF, tool: '🥖' }],
  },
  '🧑‍🌾': {
    names: 'farmer',
    trousers: '#3f63a8',
    costume: { ...felt('#d9b25f'), color: '#3f63a8', tool: '🌽', place: 'meadow' },
    jobs: [
      { names: 'cowboy, cowgirl', ...COWBOY },
      { names: 'gardener', ...felt('#d9b25f'), color: '#3f8f6a', tool: '🪴', place: 'meadow' },
    ],
  },
  '🧑‍🔧': {
    names: 'mechanic, repairman, electrician, technician, handyman',
    trousers: '#2f62b8',
    costume: { ...WORKWEAR, tool: '🔧', place: 'road' },
  },
  '🧑‍🏭': {
    names: 'welder, factory worker',
    trousers: '#3a4668',
    costume: { ...WORKWEAR, tool: '⚙️' },
  },
  '🧑‍🎨': {
    names: 'artist, illustrator',
    trousers: '#5b4a80',
    costume: PAINTER,
    jobs: [{ names: 'painter', ...PAINTER }],
  },
  '🧑‍🎤': {
    names: 'rock star, singer, pop star',
    trousers: '#7b2450',
    costume: { outfit: 'shirt', glasses: '🕶️', tool: '🎤', place: 'stage' },
    jobs: [{ names: 'musician, rock star, rockstar', ...MUSICIAN }],
  },
  '🧑‍✈️': {
    names: 'pilot, captain, flight attendant',
    trousers: '#262b45',
    flies: true,
    costume: { ...cap('#262b45'), outfit: 'suit', tool: '✈️', place: 'airport' },
  },
  '🧑‍🚀': {
    names: 'astronaut, cosmonaut, spaceman',
    trousers: '#eef1f7',
    flies: true,
    isContainer: true,
    costume: { ...robe('#eef1f7', 'spaceHelmet'), tool: '🚀', place: 'space' },
  },
  '🧑‍🚒': {
    names: 'firefighter, fireman',
    trousers: '#a51c2c',
    isContainer: true,
    costume: { ...helmet('#c8202f'), tool: '🧯', place: 'fire' },
  },
  '🧑‍⚖️': {
    names: 'judge, justice',
    trousers: '#26233a',
    costume: { ...robe('#26233a', 'judgeWig'), tool: '⚖️', place: 'courtroom' },
  },
  '👮': {
    names: 'police officer, cop, policeman, police, officer, policewoman, security guard',
    trousers: '#1f4f9c',
    costume: { ...cap('#2350a0'), tool: '🚨', place: 'city' },
    jobs: [{ names: 'sheriff', ...COWBOY }],
  },
  '🕵️': {
    names: 'detective, spy, sherlock, sherlock holmes, private eye, secret agent, investigator',
    trousers: '#3d4258',
    costume: {
      ...felt('#7a5234'),
      outfit: 'suit',
      color: '#8a6a3f',
      tool: '🔍',
      place: 'cityNight',
    },
  },
  '💂': {
    names: 'guard, guardsman, royal guard',
    trousers: '#26233a',
    costume: { outfit: 'shirt', color: '#c8202f', tool: '🛡️', place: 'city' },
  },
  '👷': {
    names: 'builder, construction worker, labourer',
    trousers: '#e38321',
    costume: { ...WORKWEAR, ...helmet('#f2c14e'), tool: '🔨', place: 'city' },
  },
}
