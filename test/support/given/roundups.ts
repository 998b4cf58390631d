import { refuseDefect } from '#server/runtime/check.ts'
import type { Data } from '#generated/types.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { listRoundupItems } from '#server/data/roundup_items.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { ItemOutcome, RoundupFailureCode } from '#server/domain/roundup/facts.ts'
import { childEnded } from '#server/flows/roundup/end.ts'
import type { WorkTools } from '#server/flows/accepted_work/settle.ts'
import {
  makeRoundupJob,
  type RoundupJob,
  type RoundupJobOptions,
} from '#server/jobs/capture/roundup.ts'
import type { ReaderThreads } from '#server/jobs/threads.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { makeHostSlots } from '#server/outbound/fetch/host_slots.ts'
import { makeFetcher } from '#server/outbound/fetch/request.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { answer } from '#test/support/given/lists.ts'
import { sharedThreads } from '#test/support/shared_threads.ts'
import type { Account, World } from '#test/support/world.ts'

export type RoundupData = Data<'ideas.roundup.get'>

/** What ends roundups in a world. */
export function roundupTools({ service, url }: World): WorkTools {
  const { seal } = service.runtime
  return { seal, tell: makeTell({ seal, base_url: () => url, onDefect: refuseDefect }) }
}

/** How the capture of an item ended. */
export type TestEnd = Extract<ItemOutcome, 'captured' | 'reused'> | RoundupFailureCode

/**
 * Ends the captures of these items of a roundup, by their positions, each in a transaction of its own, as the job that
 * reads captures does.
 */
export async function endItems(
  world: World,
  account: Account,
  public_id: string,
  ends: Readonly<Record<number, TestEnd>>,
): Promise<RoundupData> {
  const roundup_id = parseHandle('roundup', public_id) ?? ''
  for (const [position, end] of Object.entries(ends)) {
    await world.database.write(account.owner, {
      async work(db) {
        const items = await listRoundupItems(db, roundup_id)
        const item = items.find((one) => one.position === Number(position))
        const child = { roundup_id, position: Number(position), capture_id: item?.capture_id ?? '' }
        const isSaved = end === 'captured' || end === 'reused'
        await childEnded(
          db,
          roundupTools(world),
          isSaved
            ? {
                ...child,
                outcome: end,
                idea_id: await insertIdea(db, { ...idea, title: item?.title ?? '' }),
              }
            : { ...child, outcome: 'failed', code: end },
        )
      },
    })
  }
  return readRoundup(account, public_id)
}

const idea = {
  ...{ kind: 'place' as const, description: null, place_id: null, venue_place_id: null },
  ...{ activity_name: null, custom_activity_name: null, fixed_when: null, event_start_at: null },
  ...{ source_url: null, show_in_for_you: true },
}

/** A roundup as it is now. */
export async function readRoundup(account: Account, public_id: string): Promise<RoundupData> {
  const { data } = await answer(account, 'ideas.roundup.get', { public_id })
  return data
}

/** The job of one worker that reads sources, and the threads that it reads in. */
export interface TestRoundupJob extends RoundupJob {
  readonly threads: ReaderThreads
  readonly codes: string[]
  end(): Promise<void>
}

/** A roundup job that may fetch from these addresses of FETCH_ALLOW. */
export function roundupJob(
  world: World,
  allow: readonly string[],
  options: Partial<RoundupJobOptions> = {},
): TestRoundupJob {
  const codes: string[] = []
  const threads = options.threads ?? sharedThreads()
  const job = makeRoundupJob({
    ...roundupTools(world),
    database: world.database,
    threads,
    slots: makeHostSlots(2),
    fetcher: makeFetcher({
      on: true,
      allow: allow.map(readAllowedAddress).filter((entry) => entry !== null),
      local: true,
      agent: () => 'test/1',
    }),
    log: { debug() {}, warn() {}, error: (facts) => console.error(facts) },
    onRead: (code) => codes.push(code),
    ...options,
  })
  return { ...job, threads, codes, end: () => threads.stop() }
}
