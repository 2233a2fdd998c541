import type { MoodRecord } from './mood-record.ts'

/** Pleasant moods, and the neutral one. */
export const PLEASANT_MOODS = {
  happy: {
    words:
      '😀 😃 😄 😁 😂 🤣 😊 🙂 happy happily smiling smile smiles joy joyful cheerful glad delighted excited fun yay finally compiles discovering greet greets greeting lucky grateful enjoying proud proudly works worked laughing laugh laughs grinning youngest alegras alegro feliz heureux heureuse glücklich contento contenta felice szczęśliwy szczęśliwa 嬉しい 楽しい',
    faces: ['😁', '😄', '🤗', '😊'],
    marks: ['✨'],
    poses: ['cheer'],
    settings: ['meadow', 'beach', 'city', 'party'],
    look: 'looking delighted',
    punchlines: [
      'I would like to thank the academy',
      'Somebody pinch me',
      'Finally, some good news',
      'Peak performance. Please applaud.',
      'Screenshot it before it changes',
    ],
  },
  love: {
    words:
      '😍 🥰 😘 love loves loving romantic kissing kiss wedding valentine crush date dating hugging hug cuddling marriage adores adore heart hearts soulmate',
    faces: ['😍', '🥰', '😘'],
    marks: ['💕', '❤️'],
    poses: ['cheer', 'rest'],
    settings: ['sunset', 'restaurant', 'meadow'],
    look: 'looking smitten',
    punchlines: [
      'I have already named our houseplants',
      'My heart just installed an update',
      'Quick, act like a normal person',
      'Someone plan the wedding',
      "It's giving main character",
    ],
  },
  smug: {
    words:
      '😎 😏 cool smug confident awesome sunglasses winning genius smirking fancy rich elegant expert professional winner stonks villain sassy secretly stealing steals stole millionaire royal dapper mirror presume',
    faces: ['😎', '😏', '🤑'],
    marks: ['✨'],
    staringPose: 'rest',
    settings: ['stage', 'arcade', 'city', 'beach'],
    look: 'looking very pleased',
    punchlines: [
      'They can call me "sir" from now on',
      'I am something of an expert myself',
      'No autographs, please',
      'I make this look easy',
      'Write that in my biography',
    ],
  },
  party: {
    words:
      '🥳 party partying dancing dance dances celebrating celebrate celebration birthday friday weekend disco vacation holiday holidays confetti payday paid won christmas promotion graduation graduating victory viernes vendredi freitag sexta-feira venerdì vacaciones vacances urlaub férias vacanze wakacje ferie 金曜日 休み 給料日',
    faces: ['🥳', '🤩', '😆'],
    marks: ['🎉', '✨'],
    poses: ['cheer'],
    settings: ['party', 'stage', 'beach'],
    air: 'in a festive mood',
    punchlines: [
      'Cancel my meetings until further notice',
      "Nobody look for me. I'm dancing.",
      'Let the record show that I danced',
      'Confetti is a food group today',
      "And that's on having a good time",
    ],
  },
  calm: {
    words:
      'calm relaxed relaxing peaceful meditating meditation zen yoga chill chilling unbothered serene therapy spa bath quiet gardening',
    faces: ['😌', '🙂', '😇'],
    marks: ['✨'],
    poses: ['rest'],
    staringPose: 'rest',
    settings: ['livingRoom', 'beach', 'sunset'],
    air: 'perfectly calm',
    punchlines: [
      'I am one with the universe now',
      'Inner peace: installed',
      "Let it happen. It's Tuesday.",
      'Not my circus. Not today.',
      'Breathe in. Breathe out. Snack.',
    ],
  },
  neutral: {
    faces: ['😐', '🤨', '😶', '😬'],
    settings: ['livingRoom', 'city', 'office'],
    punchlines: [
      "It's fine. Probably.",
      "And I'd do it again",
      'No notes. Ten out of ten.',
      '*pretends to be a plant*',
      'I should have stayed in bed',
      'Nobody warned me',
      'I have made a tiny mistake',
    ],
  },
} as const satisfies Readonly<Record<string, MoodRecord>>
