const EXAMPLES = [
  'a cat riding a rocket to escape Monday',
  'two robots arguing about pizza',
  'a dog in a burning room with coffee',
  'my plants when I come back from vacation',
  'a developer deploying on Friday evening',
  'a ghost waiting for a text back',
] as const

/** Prompts for people with an empty head. */
export const ExamplePrompts = ({ onChoose }: { readonly onChoose: (prompt: string) => void }) => (
  <div className="grid content-start gap-3">
    <h2 className="text-2xl">No idea? Borrow one.</h2>
    <ul className="grid gap-2">
      {EXAMPLES.map((example) => (
        <li key={example}>
          <button
            type="button"
            className="button w-full justify-start! text-left!"
            onClick={() => onChoose(example)}
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
