import type { StarterTemplate } from './starter-template.ts'

export const deadlineMeteor: StarterTemplate = {
  slug: 'deadline-meteor',
  name: 'Deadline Meteor',
  description:
    'A long-necked dinosaur plays video games in peace while a huge burning meteor falls behind it.',
  tags: ['deadline', 'procrastination', 'meteor', 'dinosaur', 'gaming', 'later', 'ignore'],
  example: { top: 'Due tomorrow?', bottom: 'Then do tomorrow' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'setting', name: 'sunset', horizon: 0.72 },
    layers: [
      {
        type: 'polygon',
        points: [
          [-40, 700],
          [320, 670],
          [800, 690],
          [1320, 660],
          [1320, 1000],
          [-40, 1000],
        ],
        smooth: true,
        fill: ['#5f8a3a', '#24401f'],
      },
      { type: 'glow', x: 980, y: 300, radius: 440, color: '#ffb347', strength: 1 },
      { type: 'sprite', emoji: '☄️', x: 980, y: 310, size: 400, rotate: 4 },
      { type: 'sprite', emoji: '🌴', x: 120, y: 760, size: 360, anchor: 'feet', shadow: 'contact' },
      { type: 'sprite', emoji: '🦕', x: 470, y: 820, size: 420, anchor: 'feet', shadow: 'contact' },
      {
        type: 'prop',
        name: 'television',
        x: 1010,
        y: 850,
        width: 380,
        height: 280,
        color: '#58c8ff',
        shadow: 'contact',
      },
      { type: 'sprite', emoji: '👾', x: 1010, y: 700, size: 120 },
      { type: 'sprite', emoji: '🎮', x: 660, y: 790, size: 160, rotate: -8, shadow: 'drop' },
      { type: 'sprite', emoji: '🎵', x: 620, y: 400, size: 80, rotate: 10 },
      { type: 'vignette', strength: 0.45 },
      { type: 'shade', top: 760, bottom: 960, color: '#140a28', from: 0, to: 0.5 },
    ],
  },
}
