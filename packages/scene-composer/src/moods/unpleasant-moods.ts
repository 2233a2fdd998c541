import type { MoodRecord } from './mood-record.ts'

/** Unpleasant moods. */
export const UNPLEASANT_MOODS = {
  sad: {
    words:
      '😢 😭 😞 😔 💔 sad sadly crying cry cries lonely depressed heartbroken tears miserable disappointed gloomy unhappy sobbing miss missing rejected forgot forgotten empty cancelled cancels canceled homesick weeping dies died dead dying losing loses lose single failed failing fails fail raining rain mistake unused ghosted wrong 給料日前 triste traurig грустно lloro llorar pleurer pleure weinen chorar piangere płaczę solo seul allein sozinho sola einsam 悲しい 泣',
    faces: ['😭', '😢', '🥺', '😞'],
    marks: ['💧', '💔'],
    settings: ['storm', 'bedroom', 'night'],
    look: 'looking heartbroken',
    punchlines:
      "Cue the tiny violin | It's fine. I have snacks. | A moment of silence, please | I would like a refund",
  },
  angry: {
    words:
      '😠 😡 🤬 angry angrily mad furious rage raging grumpy annoyed hate hates upset screaming yelling shouting fight fighting argue arguing argues fights cranky jealous hangry mansplaining karen outraged evil lag lagging laggy mean rude drilling loud odia odio hasst hasse déteste touches touched touching ruins ruined jammed jams spam enfadado énervé wütend sauer bravo arrabbiato zły 怒',
    faces: ['😡', '😤', '🤬', '😠'],
    marks: ['💢'],
    poses: ['point', 'shrug'],
    staringPose: 'point',
    settings: ['storm', 'city', 'road'],
    look: 'looking furious',
    punchlines:
      "I'm calm. My eye always does that. | Deep breaths. Very deep breaths. | I choose peace. Loudly. | My inner voice is using capitals | And I took that personally",
  },
  scared: {
    words:
      '😱 😨 😰 scared afraid fear terrified nervous anxious anxiety panic panicking worried horror haunted scary spooky hiding stressed stress deploy deploying deploys dropped deadline deadlines exam exams essays essay interview production friday-deploy interviews dentist nightmare suspicious incident overdue late audit quiz ex angst miedo peur paura страшно prod main conflict conflicts stuck trapped chased homework alone fireworks ghost boss visiting grave earthquake earthquakes quake aftershock examen klausur prova nervioso nerveux nervös nervoso 怖い 締め切り',
    faces: ['😰', '😨', '😱', '😬'],
    marks: ['💦'],
    poses: ['panic'],
    settings: ['livingRoom', 'night', 'city'],
    look: 'looking nervous',
    punchlines:
      "Act natural. Act natural. | My soul has left the chat | I'm not panicking, you're panicking | I live in the woods now",
  },
  tired: {
    words:
      '😴 🥱 😪 tired sleepy sleeping asleep sleep exhausted monday mondays yawning bored boring nap napping burnout lazy exhausting snoring overworked morning mornings meeting meetings insomnia snooze commute overtime inbox emails email müde cansado cansada fatigué stanco réveille разбудил again forever awake oldest despierta despierto madrugada madrugar insomnio levantarse réveiller aufstehen acordar muskelkater 眠い 疲れ 起き',
    faces: ['😴', '🥱', '😩', '😪'],
    marks: ['💤'],
    staringPose: 'rest',
    settings: ['bedroom', 'office', 'livingRoom'],
    look: 'looking exhausted',
    punchlines:
      'Running on 2% and no charger | Five more minutes. Or years. | My body is here. I am not. | Please wake me in spring',
  },
  chaos: {
    words:
      'chaos fine burning fire disaster exploding explosion apocalypse crash crashes crashed crashing broken broke breaks meltdown destroyed destroying war flames catastrophe invasion attack outage down emergency destroys spilled exploded',
    faces: ['🫠', '😵‍💫', '😱'],
    marks: ['💦', '💥'],
    poses: ['rest', 'shrug'],
    settings: ['fire', 'fire', 'storm'],
    air: 'while everything goes wrong',
    punchlines:
      'This is fine | We can still say it was planned | Everything is under control. Nothing is. | Well, that happened',
  },
  confused: {
    words:
      '🤔 😕 confused confusing lost math maths algebra calculus regex taxes puzzled clueless what why wondering weird strange understand understanding instructions git philosophy quantum recursion olvidé oublié vergessen esqueci dimenticato zapomniałem 忘れ',
    faces: ['🤔', '😵‍💫', '🫤', '🤨'],
    marks: ['❓'],
    poses: ['shrug'],
    settings: ['classroom', 'livingRoom', 'gallery'],
    look: 'looking puzzled',
    punchlines:
      'I have questions. Many questions. | My brain is still loading | Instructions unclear | 404: thought not found',
  },
  shocked: {
    words:
      '😮 🤯 😳 shocked surprised surprise wow unexpected suddenly omg unbelievable speechless mindblown price prices preise benzinpreise precios prix preços prezzi 値上げ bill rent spoiler plot sube suben augmente augmentent teurer caro cara cher chère drogo 高い',
    faces: ['😱', '🤯', '😳', '😮'],
    marks: ['❗', '💥'],
    poses: ['panic'],
    settings: ['stage', 'newsroom', 'cityNight'],
    look: 'looking shocked',
    punchlines:
      'Sorry, it said WHAT? | I need to sit down | My jaw is still on the floor | Somebody explain. Slowly.',
  },
  awkward: {
    words:
      '😬 🫠 🙃 😅 awkward typo oops mute muted unmute accident accidentally embarrassed embarrassing cringe third_wheel',
    faces: ['🫠', '🙃', '😬', '😅'],
    marks: ['💧'],
    poses: ['shrug', 'rest'],
    staringPose: 'rest',
    settings: ['livingRoom', 'restaurant', 'city'],
    look: 'smiling awkwardly',
    punchlines:
      'Act natural. Act natural. | Nobody saw that. Everybody saw that. | I will think about this at 3 am | New name. New country.',
  },
  sick: {
    words:
      '🤢 🤮 🤒 sick ill vomiting disgusting gross nauseous fever flu hangover hungover allergies poisoned pineapple krank enfermo enferma malade malato doente больной',
    faces: ['🤢', '🤮', '🤒'],
    settings: ['bedroom', 'livingRoom'],
    look: 'looking queasy',
    punchlines:
      'My stomach has filed a complaint | Tell my plants I loved them | Zero stars. Would not repeat.',
  },
  judging: {
    words:
      '🤨 😒 🙄 😑 judging judge judges judged judgy judgmental judgemental unimpressed disapproving disapproves ignoring ignores ignored ignore sarcastic sarcasm skeptical eyeroll refusing refuses roasting awkwardly encore wieder novamente ancora znowu otra_vez de_novo schon_wieder また',
    faces: ['🤨', '😒', '🙄', '😑'],
    poses: ['shrug', 'rest'],
    staringPose: 'point',
    settings: ['livingRoom', 'restaurant', 'city'],
    look: 'looking unimpressed',
    punchlines:
      'The eyebrow said it all | Not angry. Just disappointed. | Zero out of ten. No notes. | And they were right',
  },
} as const satisfies Readonly<Record<string, MoodRecord>>
