import { t } from '@lingui/core/macro'

const examples = () => [
  t`a cat riding a rocket to escape Monday`,
  t`two robots arguing about pizza`,
  t`a dog in a burning room with coffee`,
  t`my plants when I come back from vacation`,
  t`a developer deploying on Friday evening`,
  t`a ghost waiting for a text back`,
]

/** Example prompts for users without an idea. */
export const ExamplePrompts = ({ onChoose }: { readonly onChoose: (prompt: string) => void }) => (
  <div className="grid gap-2">
    <h2 className="text-base">{t`No idea? Borrow one.`}</h2>
    <ul className="flex flex-wrap gap-1.5">
      {examples().map((example) => (
        <li key={example}>
          <button type="button" className="chip chip-small" onClick={() => onChoose(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
