/** An example of a call, which a test sends. */
interface Example {
  readonly body: object
  /** Of the answer. */
  readonly status: number
}

/** Examples by the names of calls. Template 1 is the first of every site. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  createMeme: {
    body: { templateId: 1, title: 'Monday', topText: 'Me at nine', bottomText: 'Me at five past' },
    status: 201,
  },
  generateMeme: { body: { prompt: 'a cat that is late for work' }, status: 201 },
  suggestIdeas: { body: { topic: 'my cat at night', templateId: 1, zones: [{}, {}] }, status: 200 },
  createApiKey: { body: { name: 'Chat bot', scope: 'write', expiresInDays: 90 }, status: 201 },
}
