import type { Calls } from '#server/demo/calls.ts'
import { handlesOf, peopleHandles } from '#server/demo/samples/handles.ts'
import { makeSampleIdeas } from '#server/demo/samples/ideas.ts'
import { under } from '#server/demo/samples/ids.ts'
import { makeSamplePlans } from '#server/demo/samples/plans.ts'
import { makeSampleRuns } from '#server/demo/samples/work.ts'

const names = ['Jonas Weber']

/** Makes what the examples name by their handles, beside what the demo has anyway. */
export async function makeSamples(call: Calls): Promise<void> {
  await under(handlesOf(names, peopleHandles), () => call('relationships.people.ensure', { names }))
  await makeSampleIdeas(call)
  await makeSamplePlans(call)
  await makeSampleRuns(call)
}
