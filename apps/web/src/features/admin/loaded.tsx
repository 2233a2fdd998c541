import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { ResponseError } from '../../lib/api-client.ts'

interface LoadedProps<Data> {
  readonly address: string
  readonly load: (address: string) => Promise<Data>
  readonly children: (data: Data) => ReactNode
}

/** A list of the administrator: while it loads a skeleton, and a way to try again when it can't. */
export function Loaded<Data>({ address, load, children }: LoadedProps<Data>) {
  const { data, error, mutate: retry } = useSWR(address, load, { revalidateOnMount: true })
  if (data !== undefined) return children(data)
  if (error === undefined) return <Skeleton className="h-80" />
  return (
    <div role="alert" className="grid justify-items-center gap-3">
      <p>
        {(error instanceof ResponseError && error.serverMessage) ||
          t`The list could not be loaded.`}
      </p>
      <button type="button" className="button" onClick={() => void retry()}>
        {t`Try again`}
      </button>
    </div>
  )
}
