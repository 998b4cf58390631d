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
import { look } from '#server/flows/discovery/look.ts'
import { openRun, readWanted } from '#server/flows/discovery/open.ts'
import { toConstraint } from '#server/flows/discovery/present.ts'
import { completed, handler } from '#server/runtime/handler.ts'
import { selfContained } from '#server/runtime/schema.ts'

export default handler('discovery.prepare', async (context, input) => {
  const { db } = context
  const wanted = await readWanted(context, input)
  const run = await openRun(db, wanted, { origin: 'host' })
  const { objective, people, excluded } = wanted
  const { constraints, kinds, limit } = objective
  const timezone = objective.timezone ?? context.timezone
  const [known, looked] = await Promise.all([
    contextOf(context, objective, people),
    look({ ...context, timezone }, objective, people, excluded),
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
})
