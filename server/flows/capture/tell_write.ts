import type { CaptureReceipt } from '#generated/types.ts'
import { findCapture } from '#server/data/captures/find.ts'
import { workEffects } from '#server/domain/accepted_work/effects.ts'
import { captureLabel } from '#server/domain/capture/label.ts'
import { openKept } from '#server/domain/capture/kept.ts'
import type { Failure } from '#server/domain/basics/failure.ts'
import { failed, type Result } from '#server/domain/calls/result.ts'
import { type Presenting, whyNot } from '#server/flows/capture/present.ts'
import { presentWork } from '#server/flows/accepted_work/present.ts'
import { questionNow } from '#server/flows/capture/offered.ts'
import { receiptOf } from '#server/flows/capture/receipt.ts'

/** What is said of a write besides what the capture says of itself. */
export interface WriteSaid {
  /** Where the capture is accepted. `kind` is that of its source, null for none. */
  readonly accepted: (kind: 'url' | 'text' | 'media' | null) => string
  /** Whether the call captures something new. */
  readonly is_new?: boolean
  /** Put before the question, where it is asked again. */
  readonly before?: string | undefined
  /** Why nothing was changed. */
  readonly refused?: Failure | null
}

/** The answer of a write to a capture, by the state that it is in now. */
export async function tellWrite(
  presenting: Presenting,
  capture_id: string,
  said: WriteSaid,
): Promise<Result<CaptureReceipt>> {
  const { db, owner, seal } = presenting
  const row = await findCapture(db, capture_id)
  if (!row) throw new Error('A capture that was just written is there.')
  const asked = row.question && (await questionNow(db, row.question))
  const data = await receiptOf(db, row, asked?.question ?? null)
  const kept = openKept(seal, owner, row.kept)
  const handle = data.capture_public_id
  const label = captureLabel(kept)
  if (said.refused) return failed(data, said.refused, { label, effects: [] })
  const is_running = row.state === 'accepted'
  const effects = workEffects('capture', { handle, is_running, at: row.updated_at })
  return presentWork('capture', row.state, data, {
    presentation: { label, effects },
    failure() {
      const { destination } = data
      const failure = whyNot(row, { asked, kept, destination, is_new: said.is_new })
      if (asked && said.before !== undefined) {
        failure.detail.message = `${said.before} ${failure.detail.message ?? ''}`
      }
      return failure
    },
    said: () => ({ text: said.accepted(kept?.reading.primary?.kind ?? null), wakes: true }),
  })
}
