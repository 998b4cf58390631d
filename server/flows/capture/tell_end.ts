import type { CaptureRow } from '#server/data/captures/rows.ts'
import type { Db } from '#server/database/db.ts'
import { readCall } from '#server/domain/accepted_work/effects.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { settleWork, type WorkTools } from '#server/flows/accepted_work/settle.ts'
import { type CaptureParts, presentCapture } from '#server/flows/capture/present.ts'
import { childEnded } from '#server/flows/roundup/end.ts'

/** A capture that has ended, and what of it stands elsewhere; null where no execution ends with it. */
export interface ToTell {
  readonly row: CaptureRow
  readonly parts: CaptureParts | null
}

/** Tells the roundup or the execution that the capture belongs to. */
export async function tellEnd(db: Db, tools: WorkTools, { row, parts }: ToTell): Promise<void> {
  const { capture_id, roundup_id, position, idea_id, failure, execution_id, accepted_by } = row
  if (roundup_id !== null && position !== null) {
    const child = { roundup_id, position, capture_id }
    if (idea_id !== null) {
      await childEnded(db, tools, {
        ...child,
        outcome: row.reused ? 'reused' : 'captured',
        idea_id,
      })
    } else if (failure !== null) {
      await childEnded(db, tools, { ...child, outcome: 'failed', code: failure.code })
    }
  }
  if (execution_id === null || parts === null || row.state === 'accepted') return
  const { owner } = db
  const result = await presentCapture({ db, owner, seal: tools.seal }, row, 0, parts)
  const call = readCall.capture(toHandle('capture', capture_id))
  settleWork(db, tools.tell, { ...call, execution_id, accepted_by, result })
}
