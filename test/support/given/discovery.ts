import { refuseDefect } from '#server/runtime/check.ts'
import type { Data } from '#generated/types.ts'
import { discoveryJob } from '#server/jobs/discovery.ts'
import type { Job } from '#server/jobs/run.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { answer } from '#test/support/given/lists.ts'
import type { Caller, World } from '#test/support/world.ts'

export type Brief = Data<'discovery.prepare'>

/** A constraint that is added, as the guide writes it. */
export const budget = {
  operation: 'add',
  semantic_id: 'max_price',
  coverage_state: 'resolved',
  constraint_type: 'max_price',
  label: 'At most 60 euros for each person',
  structured_value: {
    ...{ minimum_amount: null, maximum_amount: 60, currency: 'EUR', scope: 'per_person' },
  },
  hardness: 'hard',
  source_span: 'under 60 euros each',
}

/** A candidate as a host researches it. */
export function found(public_name = 'Beginners at the wheel', more: object = {}) {
  return {
    kind: 'offering',
    public_name,
    location: { venue_name: 'Tonwerk', city: 'Berlin', neighborhood: 'Neukölln' },
    evidence: [
      {
        claim_type: 'price',
        claim_value: '55 euros for each person',
        source_url: 'https://example.test/tonwerk',
      },
    ],
    ...more,
  }
}

/** A prepared run. */
export async function aRun(caller: Caller, more: object = {}): Promise<Brief> {
  const query = 'a pottery class for beginners in Neukölln, under 60 euros each'
  const semantic_subject = 'pottery class'
  const { data } = await answer(caller, 'discovery.prepare', { query, semantic_subject, ...more })
  return data
}

/** What a run is named by where another comes from it. */
export function asParent(
  run: Pick<Brief, 'run_handle' | 'reply_contract_handle' | 'state_version'>,
  objective_relation = 'refine',
) {
  return {
    parent_run_handle: run.run_handle,
    reply_contract_handle: run.reply_contract_handle,
    expected_state_version: run.state_version,
    objective_relation,
  }
}

/** The job of one worker. */
export function jobOf(world: World): Job {
  const { seal } = world.service.runtime
  return discoveryJob({
    database: world.database,
    seal,
    tell: makeTell({ seal, base_url: () => world.url, onDefect: refuseDefect }),
    log: { error: (facts) => console.error(facts) },
  })
}
