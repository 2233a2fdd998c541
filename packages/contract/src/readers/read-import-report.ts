import type { ImportReport } from '../archive.ts'
import { AnswerError, numberIn, recordOf, textIn } from './read-json.ts'

/** @throws AnswerError if the answer is not a report */
export function readImportReport(answer: unknown): ImportReport {
  const report = recordOf(answer, 'a report')
  const imported = numberIn(report, 'imported')
  // The server can't change the status once it has begun to answer.
  if (imported === undefined) throw new AnswerError('expected the number of imported memes')
  const reasons = Array.isArray(report.reasons) ? report.reasons : []
  return {
    imported,
    templates: numberIn(report, 'templates') ?? 0,
    skipped: numberIn(report, 'skipped') ?? 0,
    left: numberIn(report, 'left') ?? 0,
    reasons: reasons.map((each) => {
      const record = recordOf(each, 'a reason')
      const title = textIn(record, 'title')
      return {
        file: textIn(record, 'file') ?? '',
        ...(title !== undefined && { title }),
        reason: textIn(record, 'reason') ?? '',
      }
    }),
  }
}
