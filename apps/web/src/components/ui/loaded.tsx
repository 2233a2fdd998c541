import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { ResponseError } from '../../lib/api-client.ts'
import { LoadProblem } from './load-problem.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<Data> {
  readonly from: Pick<SWRResponse<Data, unknown>, 'data' | 'error' | 'mutate'>
  /** What is said if it could not be loaded, and the server does not say why. */
  readonly problem: string
  /** The class of the skeleton that is shown meanwhile: its height. */
  readonly skeleton: string
  readonly children: (data: Data) => ReactNode
}

/** A part of a page that is loaded: a skeleton meanwhile, and a way to try again when it can't be. */
export function Loaded<Data>({ from, problem, skeleton, children }: LoadedProps<Data>) {
  const { data, error, mutate } = from
  if (data !== undefined) return children(data)
  if (error === undefined) return <Skeleton className={skeleton} />
  const text = (error instanceof ResponseError && error.serverMessage) || problem
  return <LoadProblem text={text} onRetry={() => void mutate()} />
}
