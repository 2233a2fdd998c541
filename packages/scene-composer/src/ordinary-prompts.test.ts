import { expect, it } from 'vitest'
import { loadLexicon } from '../node/load-lexicon.ts'
import { MAX_LINE } from './captions/fit-line.ts'
import { careOf, isInsult } from './care/care-of.ts'
import { composeMeme } from './compose-meme.ts'

const lexicon = loadLexicon()

/** Who, does what, and when it turns: 5 × 6 × 4 prompts in each of six languages. */
const PARTS: Readonly<Record<string, readonly [who: string, does: string, turns: string]>> = {
  en: [
    'my boss|our neighbour|my little sister|the cat|me',
    'eating the last cookie|at the gym|trying to park the car|watching one more episode|with a new phone|in the queue at the bank',
    '|on a Monday morning|when the wifi is gone|but nobody asked',
  ],
  es: [
    'mi jefe|la vecina|mi hermana|el gato|yo',
    'comiendo la última galleta|en el gimnasio|buscando aparcamiento|viendo otro capítulo|con un móvil nuevo|en la cola del banco',
    '|un lunes por la mañana|cuando no hay wifi|pero nadie preguntó',
  ],
  fr: [
    'mon patron|la voisine|ma petite sœur|le chat|moi',
    'avec le dernier biscuit|à la salle de sport|qui cherche une place|devant un autre épisode|avec un nouveau téléphone|dans la file de la banque',
    '|un lundi matin|quand le wifi est coupé|mais personne n’a demandé',
  ],
  de: [
    'mein Chef|die Nachbarin|meine Schwester|die Katze|ich',
    'mit dem letzten Keks|im Fitnessstudio|auf Parkplatzsuche|bei der nächsten Folge|mit dem neuen Handy|in der Schlange bei der Bank',
    '|am Montagmorgen|wenn das WLAN weg ist|aber keiner hat gefragt',
  ],
  pt: [
    'meu chefe|a vizinha|minha irmã|o gato|eu',
    'comendo o último biscoito|na academia|procurando vaga|vendo mais um episódio|com um celular novo|na fila do banco',
    '|numa segunda de manhã|quando não tem wifi|mas ninguém perguntou',
  ],
  ja: [
    '上司|隣の人|妹|猫|私',
    'が最後のクッキーを食べる|がジムにいる|が駐車場を探す|がもう一話だけ見る|が新しいスマホを買った|が銀行に並ぶ',
    '|、月曜日の朝|、なのにWi-Fiがない|けど誰も聞いていない',
  ],
}

const prompts = Object.entries(PARTS).flatMap(([language, [who, does, turns]]) =>
  who
    .split('|')
    .flatMap((one) =>
      does
        .split('|')
        .flatMap((done) =>
          turns
            .split('|')
            .map((turn) =>
              language === 'ja' ? one + done + turn : `${one} ${done} ${turn}`.trim(),
            ),
        ),
    ),
)

it('720 ordinary prompts in six languages get a meme, and none is taken for grief or an insult', () => {
  expect(new Set(prompts).size).toBe(720)
  for (const prompt of prompts) {
    expect([prompt, careOf(prompt), isInsult(prompt)]).toEqual([prompt, undefined, false])
    const { topText, bottomText, scene, imageDescription } = composeMeme(prompt, 0, lexicon)
    for (const line of [topText, bottomText]) {
      expect([prompt, line]).not.toContain('')
      expect([...line].length).toBeLessThanOrEqual(MAX_LINE)
    }
    expect(scene.layers.length).toBeGreaterThan(1)
    expect(imageDescription).toMatch(/^\p{L}.*\.$/su)
  }
}, 30_000)

it('every ordinary prompt gets the same meme again, and another one the next time', () => {
  for (const prompt of prompts.filter((_, index) => index % 9 === 0)) {
    const first = composeMeme(prompt, 1, lexicon)
    expect(composeMeme(prompt, 1, lexicon)).toEqual(first)
    expect(composeMeme(prompt, 2, lexicon)).not.toEqual(first)
  }
})
