import type { Things } from './thing-record.ts'

/** Devices to watch, hear, play and measure with. */
export const DEVICES: Things = {
  '📺': {
    names: 'television, tv, netflix, show, series, tv show, remote, remote control, tv remote',
    isContainer: true,
    places: ['livingRoom', 'kitchen', 'bedroom'],
    foreign:
      'netflix, televisión, télé, fernseher, televisione, televisão, телевизор, テレビ, 电视, série, serie, séries, series, serien, serial, télé, fernsehen, televisão, televisión, ドラマ',
  },
  '🎮': {
    names:
      'video game, game, gaming, controller, video games, playstation, xbox, nintendo, minecraft, fortnite, console, speedrun, boss fight, ranked game, ranked games, ranked, dark souls, elden ring, gta, boss battle, cutscene, save file, rage quit, rage quitting, speedrunner, healer, raid, dungeon, dungeons, civilization, side quest, noob',
    places: ['arcade', 'livingRoom'],
    foreign:
      'videojuegos, jeux vidéo, videospiele, videogiochi, oyun, игра, игры, ゲーム, 游戏, 게임',
  },
  '🕹️': { names: 'joystick, arcade game', places: ['arcade', 'livingRoom'] },
  '📷': { names: 'camera, photo, picture, photograph, selfie', impliedBy: 'photograph' },
  '🎥': { names: 'movie camera, film, movie, video, youtube' },
  '🎧': { names: 'headphones, headset, earphones, podcast, airpods, earbuds' },
  '🎤': {
    names: 'microphone, karaoke, mic, stand-up comedy',
    places: ['stage'],
    impliedBy: 'sing rap mute unmute',
  },
  '🔊': { names: 'speaker, loudspeaker, loud music, noise' },
  '📡': { names: 'satellite dish, antenna' },
  '🛰️': { names: 'satellite', floats: true, asProp: 'hanging', places: ['space'] },
  '🔦': { names: 'flashlight, torch' },
  '💡': {
    names: 'light bulb, idea, lightbulb, great idea, solution, lamp, startup idea',
    floats: true,
    foreign:
      'luz, apagón, lumière, électricité, licht, strom, stromausfall, luce, energia, światło, prąd, ışık, elektrik, свет, электричество, 電気, 停電, 停电, 정전',
  },
  '⏰': {
    names:
      'alarm clock, alarm, clock, morning alarm, snooze, snooze button, wake up, waking up, mornings, morning, early morning, alarm clocks',
    places: ['bedroom'],
    foreign: 'réveille, despertar, 目覚まし',
    feels: 'tired',
  },
  '⏳': {
    names:
      'hourglass, loading, waiting, wait, loading screen, patience, compiling, loading bar, ci pipeline, build, queue, update, updates, system update',
    foreign: 'fila, kolejka, kolejce, warteschlange, coda, kuyruk, очередь, очереди, 行列',
  },
  '⌚': { names: 'watch, smartwatch, smart watch, apple watch, fitness tracker' },
  '🧮': {
    names: 'abacus, math, maths, algebra, calculus, calculator, statistics, mathematics',
    places: ['classroom'],
  },
  '🔬': { names: 'microscope' },
  '🔭': { names: 'telescope' },
  '🧪': { names: 'test tube, chemistry, experiment, potion, science, science experiment' },
  '🤳': { names: 'taking a selfie' },
  '🪄': { names: 'magic, magic wand, wand, magic trick' },
  '🔮': { names: 'crystal ball, fortune, prediction, future' },
}

/** Tools, fire and bombs. */
export const TOOLS: Things = {
  '⚙️': { names: 'gear, setting, cog, configuration' },
  '🔧': { names: 'wrench, spanner, hotfix, fix, repair' },
  '🔨': {
    names: 'hammer, diy, assembling ikea, flat-pack furniture, ikea furniture',
    foreign:
      'taladro, perceuse, bohrmaschine, trapano, furadeira, wiertarka, matkap, дрель, ドリル',
  },
  '🪛': { names: 'screwdriver' },
  '🪚': { names: 'saw' },
  '🧰': { names: 'toolbox, tool, tools' },
  '🔥': { names: 'fire, flame, flames, blaze, bonfire, campfire, wildfire', foreign: 'نار' },
  '💣': { names: 'bomb, explosive, dynamite, time bomb, creeper', places: ['fire'] },
}
