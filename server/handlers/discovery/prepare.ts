import { coverageOf, needsClarification } from '#server/domain/discovery/meaning.ts'
import { submissionSchema } from '#server/domain/discovery/submission.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  leftOut,
  objectiveSentence,
  recordReason,
  runIsReady,
  saveReason,
} from '#server/domain/messages/discovery.ts'
import { wordsAssumed } from '#server/domain/messages/words_read.ts'
import { contextOf } from '#server/flows/discovery/context.ts'
import { type Picked, pick, show } from '#server/flows/discovery/look.ts'
import {
  confirmWanted,
  foreseeWanted,
  openRun,
  readWanted,
  type Wanted,
} from '#server/flows/discovery/open.ts'
import { toConstraint } from '#server/flows/discovery/present.ts'
import { type Context, completed, handler, type Work } from '#server/runtime/handler.ts'
import { selfContained } from '#server/runtime/schema.ts'

/** What a run will be for, and what was picked for it before its transaction. */
interface Foreseen {
  readonly wanted: Wanted
  readonly picked: Picked
}

const prepare: Work<'discovery.prepare', Foreseen> = async (context, input, foreseen) => {
  const { db } = context
  const confirmed = foreseen ? await confirmWanted(db, input, foreseen.wanted) : null
  const wanted = confirmed ?? (await readWanted(context, input))
  const run = await openRun(db, wanted, { origin: 'host' })
  const { objective, people, excluded } = wanted
  const { constraints, kinds, limit } = objective
  const picked = (confirmed && foreseen?.picked) ?? (await pickFor(context, wanted))
  const [known, looked] = await Promise.all([
    contextOf(context, objective, people),
    show(inZoneOf(wanted, context), picked, excluded),
  ])
  const run_handle = toHandle('run', run.run_id)
  const input_schema = selfContained('discovery.record', 'input')
  return completed(
    {
      run_handle,
      thread_handle: toHandle('thread', run.thread_id),
      state_version: 1,
      reply_contract_handle: toHandle('reply_contract', run.reply_contract_id),
      objective: objectiveSentence(
        objective,
        people.map(({ display_name }) => display_name),
      ),
      context: known,
      constraints: constraints.map(toConstraint),
      assumptions: [
        ...wordsAssumed(wanted.read),
        ...constraints
          .filter((one) => coverageOf(one) !== 'resolved' && !needsClarification(one))
          .map(({ label }) => leftOut(label)),
      ],
      inventory: looked.found.map(({ candidate }) => candidate),
      gaps: [...looked.gaps],
      submission_schema: submissionSchema(input_schema, { run_handle, limit, kinds, constraints }),
      expires_at: run.record_until.toISOString(),
    },
    {
      text: runIsReady(limit),
      label: objective.subject ?? objective.query,
      next: [
        { capability: 'discovery.record', reason: recordReason, input: { run_handle } },
        { capability: 'ideas.discover.save', reason: saveReason, input: { run_handle } },
      ],
    },
  )
}

export default handler('discovery.prepare', prepare, {
  async ahead(context, input) {
    const wanted = await foreseeWanted(context, input)
    return { wanted, picked: await pickFor(context, wanted) }
  },
})

function pickFor(context: Context, wanted: Wanted): Promise<Picked> {
  const { objective, people, excluded } = wanted
  return pick(inZoneOf(wanted, context), objective, people, excluded)
}

/** The times of a run are those of its own zone. */
function inZoneOf({ objective }: Wanted, context: Context): Context {
  return { ...context, timezone: objective.timezone ?? context.timezone }
}
