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

/** Fills in the parameters of a call's path. The values are percent-encoded. */
export function pathOf<Path extends string>(
  { path }: { readonly path: Path },
  params: PathParams<Path>,
): string {
  const values: Readonly<Record<string, number | string>> = params
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/**
 * Builds a query string such as `?limit=10&before=7`. Undefined values are left out; without any
 * value the result is empty.
 */
export function queryOf(values: Readonly<Record<string, number | string | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
