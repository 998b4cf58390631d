import { draftReason, resultsRecorded } from '#server/domain/messages/discovery.ts'
import { recordResults } from '#server/flows/discovery/record.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('discovery.record', async (context, input) => {
  const { data, changed } = await recordResults(context, input)
  const text = resultsRecorded(data.accepted_count, data.rejected.length)
  const next =
    data.candidates.length === 0
      ? []
      : [{ capability: 'plans.draft.create' as const, reason: draftReason }]
  return completed(data, { text, next, ...(!changed && { effects: [] }) })
})
