import type { Scenes, Stage } from '#test/contract/examples/stage.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import type { Values } from '#test/contract/sample.ts'
import { asParent, jobOf } from '#test/support/given/discovery.ts'
import { researched } from '#test/support/given/handles/runs.ts'
import { answer } from '#test/support/given/lists.ts'

export const discovery: Scenes = {
  'discovery.prepare': [
    async ({ person }) => ({ person_handles: [await person('Ada')] }),
    async ({ sam }) => {
      const { run_handle: parent_run_handle, reply_contract_handle } = await researched(sam)
      return { parent_run_handle, reply_contract_handle, limit: 5 }
    },
  ],
  'discovery.record': [
    async (stage) => {
      const asked = exampleInputs('discovery.prepare')[0]?.input
      const person_handles = [await stage.person('Ada')]
      const { run_handle } = await stage.make('discovery.prepare', { ...asked, person_handles })
      return { run_handle, candidates: readJustNow() }
    },
  ],
  'ideas.discover': [async () => ({})],
  'ideas.discover.refine': [async (stage) => asParent(await aClosedRun(stage))],
  'ideas.discover.save': [
    async (stage) => {
      const { run_handle, state_version } = await aClosedRun(stage)
      return { run_handle, expected_state_version: state_version }
    },
  ],
}

/** The candidates of the example, as if their pages had just been read. */
function readJustNow(): Values[] {
  const input = exampleInputs('discovery.record')[0]?.input
  const candidates = (input?.candidates ?? []) as { evidence: Values[] }[]
  const observed_at = new Date().toISOString()
  const ahead = new Date(Date.now() + 7 * 86_400_000).toISOString()
  return candidates.map(({ evidence, ...rest }) => ({
    ...rest,
    schedule: { starts_at: ahead, start_precision: 'exact' },
    evidence: evidence.map((claim) => ({ ...claim, observed_at })),
  }))
}

/** A run that the service has searched for. */
async function aClosedRun({ world, sam }: Stage) {
  const input = exampleInputs('ideas.discover')[0]?.input
  const { data, execution_id } = await answer(sam, 'ideas.discover', { ...input })
  for (let left = 50; left > 0; left -= 1) {
    await jobOf(world).run(sam.owner)
    const { execution } = (await answer(sam, 'executions.get', { execution_id })).data
    if (execution.finished_at !== null) break
  }
  return { ...data, state_version: 2 }
}
