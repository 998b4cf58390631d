import { requireRoundup, roundupPointer } from '#server/data/roundups/find.ts'
import { missing } from '#server/domain/basics/failure.ts'
import { presentRoundup } from '#server/flows/roundup/present.ts'
import { loadRoundup } from '#server/flows/roundup/record.ts'
import { handler } from '#server/runtime/handler.ts'

export default handler(
  'ideas.roundup.get',
  async ({ db, seal }, { public_id, after_cursor = 0 }) => {
    if (public_id === undefined) throw missing(roundupPointer)
    const row = await requireRoundup(db, public_id)
    return presentRoundup(db, await loadRoundup(db, seal, row), after_cursor)
  },
)
