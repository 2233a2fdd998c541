import { endpoints, type ImportReport } from '@memesmith/contract'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { refetchMemes } from '../memes/use-memes.ts'
import { AccountSection } from './account-section.tsx'
import { useAccountAction } from './use-account-action.ts'

/** Takes the whole collection along as a zip, and brings it back. */
export function OwnMemes() {
  const field = useRef<HTMLInputElement>(null)
  const [report, setReport] = useState<ImportReport>()
  const { isBusy, problem, run } = useAccountAction(async (file: File) => {
    setReport(undefined)
    const body = new FormData()
    body.append('archive', file)
    setReport(await call(endpoints.importArchive, { body }))
    await refetchMemes()
  })
  return (
    <AccountSection title="Your Memes" problem={problem}>
      <p className="text-soft">
        A zip of all pictures, what is drawn on them and your templates, with a page to look at your
        memes without this site. Importing it adds what is missing.
      </p>
      <div className="flex flex-wrap gap-3">
        <a className="button" href={endpoints.downloadArchive.path} download>
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
      <div role="status">{report !== undefined && <Report report={report} />}</div>
    </AccountSection>
  )
}

const Report = ({
  report: { imported, templates, skipped, reasons },
}: {
  readonly report: ImportReport
}) => (
  <>
    <p>
      {count(imported, 'meme')}
      {templates > 0 && ` and ${count(templates, 'template')}`} imported, {skipped.toLocaleString()}{' '}
      skipped.
    </p>
    {reasons.length > 0 && (
      <details>
        <summary className="button button-small mt-2">What was skipped</summary>
        <ul className="mt-2 max-h-60 overflow-y-auto text-sm">
          {reasons.map(({ file, reason }) => (
            <li key={file}>
              <strong>{file}</strong>: {reason}
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
)

const count = (number: number, name: string): string =>
  number === 1 ? `1 ${name}` : `${number.toLocaleString()} ${name}s`
