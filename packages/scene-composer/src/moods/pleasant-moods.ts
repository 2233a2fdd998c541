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
    punchlines:
      'Somebody pinch me | Finally, some good news | Peak performance. Please applaud. | Screenshot it before it changes',
  },
  love: {
    words:
      '😍 🥰 😘 love loves loving romantic kissing kiss wedding valentine crush date dating hugging hug cuddling marriage adores adore heart hearts soulmate',
    faces: ['😍', '🥰', '😘'],
    marks: ['💕', '❤️'],
    poses: ['cheer', 'rest'],
    settings: ['sunset', 'restaurant', 'meadow'],
    look: 'looking smitten',
    punchlines:
      'Quick, act like a normal person | Someone plan the wedding | I have already named our houseplants | My heart just installed an update',
  },
  smug: {
    words:
      '😎 😏 cool smug confident awesome sunglasses winning genius smirking fancy rich elegant expert professional winner stonks villain sassy secretly stealing steals stole millionaire royal dapper mirror presume',
    faces: ['😎', '😏', '🤑'],
    marks: ['✨'],
    staringPose: 'rest',
    settings: ['stage', 'arcade', 'city', 'beach'],
    look: 'looking very pleased',
    punchlines:
      'No autographs, please | I make this look easy | Write that in my biography | I am something of an expert myself',
  },
  party: {
    words:
      '🥳 party partying dancing dance dances celebrating celebrate celebration birthday friday weekend disco vacation holiday holidays confetti payday paid won christmas promotion graduation graduating victory viernes vendredi freitag sexta-feira venerdì vacaciones vacances urlaub férias vacanze wakacje ferie 金曜日 休み 給料日',
    faces: ['🥳', '🤩', '😆'],
    marks: ['🎉', '✨'],
    poses: ['cheer'],
    settings: ['party', 'stage', 'beach'],
    air: 'in a festive mood',
    punchlines:
      'I am only here for the food | Smile. Somebody is filming. | Nobody tell Monday | My social battery: 3%',
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
    punchlines:
      'Inner peace: installed | Not my circus. Not today. | I am one with the universe now | Breathe in. Breathe out. Snack.',
  },
  neutral: { faces: ['😐', '🤨', '😶', '😬'], settings: ['livingRoom', 'city', 'meadow'] },
} as const satisfies Readonly<Record<string, MoodRecord>>
