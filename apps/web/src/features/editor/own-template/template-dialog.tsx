import { t } from '@lingui/core/macro'
import { MAX_CAPTION_NAME_LENGTH, type Template } from '@memesmith/contract'
import type { Caption } from '@memesmith/meme-render'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { isUnauthorized } from '../../../lib/api-client.ts'
import { captionLabel } from '../../../lib/caption-label.ts'
import { sayZoneName } from '../../../lib/languages/template-texts.ts'
import { dismissNotification, notify } from '../../../lib/notify.tsx'
import { useTags } from '../../memes/collection/use-tags.ts'
import { askToLogIn, reportFailedWrite } from '../../memes/report-failure.ts'
import { OWN_TEMPLATES_PATH } from '../../templates/kept/gallery-views.ts'
import { TemplateForm, type TemplateWords } from '../../templates/own/template-form.tsx'
import { useTemplate } from '../../templates/use-template.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { withoutName } from '../layers/edit-layers.ts'
import { pictureOf } from '../picture/picture-source.ts'
import { sentUploadOf } from '../save/last-save.ts'
import { replaceTemplate, saveTemplate } from './save-template.ts'
import { closeTemplateDialog } from './template-dialog-store.ts'
import { templateOfDraft, templateProblem } from './template-of-draft.ts'

/** Saves the draft as a template: its picture, and the places and looks of its texts. */
export function TemplateDialog() {
  const picture = useEditorStore(({ source }) => pictureOf(source))
  const templateId = picture?.origin.kind === 'template' ? String(picture.origin.templateId) : null
  const { data: source, error } = useTemplate(templateId)
  const isReady = templateId === null || source !== undefined
  return (
    <ModalDialog title={t`Save as template`} onClose={closeTemplateDialog}>
      {isReady && <DraftForm source={source} />}
      {!isReady && error === undefined && <Skeleton className="mt-3 h-10" />}
      {error !== undefined && !isReady && (
        <p role="alert" className="form-alert mt-3">
          {t`The template of this picture could not be loaded. Please try again later.`}
        </p>
      )}
    </ModalDialog>
  )
}

/** @param source the template that the draft is made from */
function DraftForm({ source }: { readonly source: Template | undefined }) {
  const [isBusy, setIsBusy] = useState(false)
  /** The names that were typed, by the number of their zone. */
  const [names, setNames] = useState<Readonly<Record<number, string>>>({})
  const suggestions = useTags(true).map(({ tag }) => tag)
  const draft = useEditorStore((store) => store)
  const picture = pictureOf(draft.source)
  if (picture === null) return null
  const parts = templateOfDraft(draft, source)
  const problem = templateProblem(picture, parts)
  const own = source?.isOwn ? source : undefined
  const nameOf = ({ name = '' }: Caption, index: number) =>
    names[index] ?? (own === undefined ? sayZoneName(name) : name)
  const zones = parts.zones.map((zone, index) => {
    const name = nameOf(zone, index).trim()
    return { ...withoutName(zone), ...(name !== '' && { name }) }
  })
  const before = own ?? {
    name: draft.title.trim() || (source?.name ?? ''),
    description: source?.description ?? '',
    tags: source?.tags ?? [],
  }

  /** @param replaced undefined for a new template */
  async function save(words: TemplateWords | undefined, replaced?: Template) {
    if (words === undefined || picture === null || isBusy) return
    setIsBusy(true)
    try {
      const { name } =
        replaced === undefined
          ? await saveTemplate({
              ...parts,
              zones,
              words,
              picture,
              source,
              sentUpload:
                (picture.origin.kind === 'upload' ? picture.origin.url : undefined) ??
                sentUploadOf(draft),
            })
          : await replaceTemplate(replaced, { zones, words })
      closeTemplateDialog()
      notify({
        title: t`Success`,
        description: replaced ? t`“${name}” is changed.` : t`“${name}” is in your templates.`,
        actions: (
          <Link to={OWN_TEMPLATES_PATH} onClick={dismissNotification}>
            {t`My Templates`}
          </Link>
        ),
      })
    } catch (failure) {
      setIsBusy(false)
      if (isUnauthorized(failure)) askToLogIn(t`You need to log in again. Redirecting...`)
      else reportFailedWrite(failure, t`Failed to save the template. Please try again.`)
    }
  }

  // The picture of a template stays: what was made from it may need it.
  const replaceable = parts.isSamePicture ? own : undefined
  const sentences = [
    t`Its picture and the places of its texts are kept for you alone.`,
    ...(parts.drawn.layers.length > 0
      ? [t`Stickers, drawings, hidden parts and looks become part of the picture.`]
      : []),
    ...(parts.leavesWordsOut ? [t`Words below a hidden part are left out.`] : []),
    ...(own !== undefined && replaceable === undefined
      ? [t`The picture is another one now, so this becomes a new template.`]
      : []),
  ]
  return (
    <>
      <p className="mt-2 text-soft">{sentences.join(' ')}</p>
      {problem !== undefined && (
        <p role="alert" className="form-alert mt-3">
          {problem}
        </p>
      )}
      <TemplateForm
        before={before}
        suggestions={suggestions}
        fields={
          <ZoneNames
            names={parts.zones.map(nameOf)}
            onChange={(index, name) => setNames({ ...names, [index]: name })}
          />
        }
        onSubmit={(words) => problem === undefined && void save(words, replaceable)}
      >
        {(read) => (
          <>
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={closeTemplateDialog}
            >
              {t`Cancel`}
            </button>
            {replaceable !== undefined && (
              <button
                type="button"
                className="button"
                disabled={isBusy}
                onClick={() => void save(read())}
              >
                {t`Save as new`}
              </button>
            )}
            <button
              type="button"
              className="button button-primary"
              disabled={isBusy || problem !== undefined}
              onClick={() => void save(read(), replaceable)}
            >
              {isBusy ? t`Saving...` : replaceable === undefined ? t`Save` : t`Replace`}
            </button>
          </>
        )}
      </TemplateForm>
    </>
  )
}

interface ZoneNamesProps {
  readonly names: readonly string[]
  readonly onChange: (index: number, name: string) => void
}

/** The labels of the fields that whoever uses the template fills in. */
const ZoneNames = ({ names, onChange }: ZoneNamesProps) =>
  names.length > 0 && (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1.5 font-bold">{t`What its texts stand for`}</legend>
      {names.map((name, index) => (
        <label key={captionLabel(index)} className="field">
          {captionLabel(index)}
          <input
            className="input"
            value={name}
            maxLength={MAX_CAPTION_NAME_LENGTH}
            placeholder={captionLabel(index)}
            autoComplete="off"
            onChange={({ target }) => onChange(index, target.value)}
          />
        </label>
      ))}
    </fieldset>
  )
