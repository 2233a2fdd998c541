import {
  type Account,
  calls,
  formatBytes,
  type ImportReport,
  readAnswer,
} from '@memesmith/contract'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Sent, uploadForm } from '../../lib/upload-form.ts'
import { refetchMemes } from '../memes/use-memes.ts'
import { AccountSection } from './account-section.tsx'
import { useAccount } from './use-account.ts'
import { useAccountAction } from './use-account-action.ts'

/** Takes the whole collection along as a zip, and brings it back. */
export function OwnMemes({ account }: { readonly account: Account }) {
  const field = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<Sent>()
  const [report, setReport] = useState<ImportReport>()
  const { mutate } = useAccount()
  const { isBusy, problem, run } = useAccountAction(async (file: File) => {
    setReport(undefined)
    setSent({ bytes: 0, of: file.size })
    const form = new FormData()
    form.append('archive', file)
    const answer = await uploadForm(calls.importArchive, form, setSent)
    setReport(readAnswer(calls.importArchive, answer))
    await Promise.all([refetchMemes(), mutate()])
  })
  return (
    <AccountSection title="Your Memes" problem={problem}>
      <p className="text-soft">
        A zip of all pictures, what is drawn on them and your templates, with a page to look at your
        memes without this site. Importing it adds what is missing.
      </p>
      <Use account={account} />
      <div className="flex flex-wrap gap-3">
        <a className="button" href={calls.downloadArchive.path} download>
          <Download aria-hidden size={20} />
          Download Everything
        </a>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => field.current?.click()}
        >
          <Upload aria-hidden size={20} />
          {isBusy ? 'Importing...' : 'Import'}
        </button>
        <input
          ref={field}
          type="file"
          accept=".zip,application/zip"
          aria-label="A zip of memes"
          className="hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file !== undefined) void run(file)
          }}
        />
      </div>
      {isBusy && sent !== undefined && sent.bytes < sent.of && <Sending {...sent} />}
      <div role="status">
        {isBusy && sent !== undefined && sent.bytes >= sent.of && (
          <p>The zip has arrived. The site is reading it: thousands of memes take minutes.</p>
        )}
        {report !== undefined && <Report report={report} />}
      </div>
    </AccountSection>
  )
}

const Use = ({ account: { storageBytes, storageLimit } }: { readonly account: Account }) => (
  <p>
    {storageLimit === 0
      ? `${formatBytes(storageBytes)} used.`
      : `${formatBytes(storageBytes)} of ${formatBytes(storageLimit)} used.`}
  </p>
)

const Sending = ({ bytes, of }: Sent) => (
  <label className="grid gap-2">
    Sending: {formatBytes(bytes)} of {formatBytes(of)} ({Math.floor((100 * bytes) / of)} %)
    <progress
      className="h-3 w-full overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-blue [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-blue"
      value={bytes}
      max={of}
    />
  </label>
)

const Report = ({
  report: { imported, templates, skipped, left, reasons },
}: {
  readonly report: ImportReport
}) => (
  <>
    <p>
      {count(imported, 'meme')}
      {templates > 0 && ` and ${count(templates, 'template')}`} imported, {skipped.toLocaleString()}{' '}
      skipped.
      {left > 0 && ` ${left.toLocaleString()} more are left: import the same zip again to go on.`}
    </p>
    {reasons.length > 0 && (
      <details>
        <summary className="button button-small mt-2">What was skipped</summary>
        <ul className="mt-2 max-h-60 overflow-y-auto text-sm wrap-anywhere">
          {reasons.map(({ file, title, reason }) => (
            <li key={file}>
              <strong>
                <bdi>{title ?? file}</bdi>
              </strong>
              : {reason}
            </li>
          ))}
          {skipped > reasons.length && (
            <li>And {(skipped - reasons.length).toLocaleString()} more.</li>
          )}
        </ul>
      </details>
    )}
  </>
)

const count = (number: number, name: string): string =>
  number === 1 ? `1 ${name}` : `${number.toLocaleString()} ${name}s`
