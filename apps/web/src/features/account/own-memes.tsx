import { plural, t } from '@lingui/core/macro'
import { type Account, calls, type ImportReport, readAnswer } from '@memesmith/contract'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatSize } from '../../lib/languages/format.ts'
import { spokenLanguage } from '../../lib/languages/i18n.ts'
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
    <AccountSection title={t`Your Memes`} problem={problem}>
      <p className="text-soft">
        {t`A zip of all pictures, what is drawn on them and your templates, with a page to look at your memes without this site. Importing it adds what is missing.`}{' '}
        {t`A meme that hides a part is in it as its finished picture alone.`}
      </p>
      <Use account={account} />
      <div className="flex flex-wrap gap-3">
        <a className="button" href={calls.downloadArchive.path} download>
          <Download aria-hidden size={20} />
          {t`Download Everything`}
        </a>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => field.current?.click()}
        >
          <Upload aria-hidden size={20} />
          {isBusy ? t`Importing...` : t`Import`}
        </button>
        <input
          ref={field}
          type="file"
          accept=".zip,application/zip"
          aria-label={t`A zip of memes`}
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
          <p>{t`The zip has arrived. The site is reading it: thousands of memes take minutes.`}</p>
        )}
        {report !== undefined && <Report report={report} />}
      </div>
    </AccountSection>
  )
}

function Use({ account: { storageBytes, storageLimit } }: { readonly account: Account }) {
  const used = formatSize(storageBytes)
  const all = formatSize(storageLimit)
  return <p>{storageLimit === 0 ? t`${used} used.` : t`${used} of ${all} used.`}</p>
}

function Sending({ bytes, of }: Sent) {
  const sent = formatSize(bytes)
  const all = formatSize(of)
  const percent = formatPercent(Math.floor((100 * bytes) / of))
  return (
    <label className="grid gap-2">
      {t`Sending: ${sent} of ${all} (${percent})`}
      <progress
        className="h-3 w-full overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-blue [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-blue"
        value={bytes}
        max={of}
      />
    </label>
  )
}

const formatPercent = (percent: number): string =>
  (percent / 100).toLocaleString(spokenLanguage(), { style: 'percent' })

function Report({ report }: { readonly report: ImportReport }) {
  const { skipped, reasons } = report
  const rest = skipped - reasons.length
  return (
    <>
      <p>{partsOf(report).join(' ')}</p>
      {reasons.length > 0 && (
        <details>
          <summary className="button button-small mt-2">{t`What was skipped`}</summary>
          <ul className="mt-2 max-h-60 overflow-y-auto text-sm wrap-anywhere">
            {reasons.map(({ file, title, reason }) => (
              <li key={file}>
                <strong>
                  <bdi>{title ?? file}</bdi>
                </strong>
                : {reason}
              </li>
            ))}
            {rest > 0 && <li>{t`And ${rest} more.`}</li>}
          </ul>
        </details>
      )}
    </>
  )
}

/** What was imported and skipped, and what is left. */
const partsOf = ({ imported, templates, skipped, left }: ImportReport): string[] => [
  plural(imported, { one: '# meme imported.', other: '# memes imported.' }),
  ...(templates > 0
    ? [plural(templates, { one: '# template imported.', other: '# templates imported.' })]
    : []),
  plural(skipped, { one: '# skipped.', other: '# skipped.' }),
  ...(left > 0
    ? [
        plural(left, {
          one: '# more is left: import the same zip again to go on.',
          other: '# more are left: import the same zip again to go on.',
        }),
      ]
    : []),
]
