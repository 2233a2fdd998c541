const EXAMPLES = [
  'a cat riding a rocket to escape Monday',
  'two robots arguing about pizza',
  'a dog in a burning room with coffee',
  'my plants when I come back from vacation',
  'a developer deploying on Friday evening',
  'a ghost waiting for a text back',
] as const

/** Example prompts for users without an idea. */
export const ExamplePrompts = ({ onChoose }: { readonly onChoose: (prompt: string) => void }) => (
  <div className="grid gap-2">
    <h2 className="text-base">No idea? Borrow one.</h2>
    <ul className="flex flex-wrap gap-1.5">
      {EXAMPLES.map((example) => (
        <li key={example}>
          <button type="button" className="chip chip-small" onClick={() => onChoose(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
