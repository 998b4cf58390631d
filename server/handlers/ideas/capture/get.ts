import { capturePointer, requireCapture } from '#server/data/captures/find.ts'
import { missing } from '#server/domain/basics/failure.ts'
import { presentCapture } from '#server/flows/capture/present.ts'
import { handler } from '#server/runtime/handler.ts'

/** Cursors are integers of the database; none is larger. */
const largest = 2 ** 31 - 1

export default handler(
  'ideas.capture.get',
  async (context, { capture_public_id, after_cursor = 0 }) => {
    if (capture_public_id === undefined) throw missing(capturePointer)
    const row = await requireCapture(context.db, capture_public_id)
    return presentCapture(context, row, Math.min(after_cursor, largest))
  },
)
