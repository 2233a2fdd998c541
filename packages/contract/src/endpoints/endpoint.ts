/** A method and a path: what a client has to know of a call to send it. */
export interface Endpoint {
  readonly method: 'DELETE' | 'GET' | 'POST'
  /** With `:name` for each parameter. */
  readonly path: string
}

/** An endpoint that answers with JSON. */
export interface ReadableEndpoint<Answer> extends Endpoint {
  /**
   * Reads the parsed answer.
   *
   * @throws AnswerError for an answer that can't be used
   */
  readonly read: (answer: unknown) => Answer
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? WithoutExtension<Name> | ParamNames<`/${More}`>
    : WithoutExtension<Rest>
  : never

type WithoutExtension<Name extends string> = Name extends `${infer Start}.${string}` ? Start : Name

/** The parameters of a path: `{ id }` for `/api/memes/:id`. */
export type PathParams<Path extends string> = {
  readonly [Name in ParamNames<Path>]: number | string
}

/** The address of an endpoint whose path has parameters; their values are encoded. */
export function pathOf<Path extends string>(
  { path }: { readonly path: Path },
  params: PathParams<Path>,
): string {
  const values: Readonly<Record<string, number | string>> = params
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** What an address ends with: `?limit=10&before=7`, or nothing where no value is given. */
export function queryOf(values: Readonly<Record<string, number | string | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
