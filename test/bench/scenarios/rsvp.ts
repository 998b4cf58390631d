import { replicatePlan } from '#server/flows/replicate/plans.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { BenchDatabase } from '#test/bench/database.ts'
import { callOf, type Shot } from '#test/bench/shots.ts'
import { invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'

/** An invite somebody can answer, with every id that a statement about it names. */
export interface Answerable {
  readonly token: string
  readonly invite_handle: string
  readonly guest: string
  readonly host: string
  readonly plan: string
  /** The invite's id with the host, and with the guest. */
  readonly invite: string
  readonly copy: string
}

/** Sixty-four hosts with a plan each and five guests; the invites of one plan stand far from each other. */
export async function makeAnswerables(bench: BenchDatabase): Promise<Answerable[]> {
  const { database } = bench
  const guests = await bench.accounts(40, 'guest')
  const hosts = await bench.accounts(64, 'host')
  const made: Answerable[][] = [[], [], [], [], []]
  for (const [number, host] of hosts.entries()) {
    const plan = await makePlan(database, host, { starts_in: 1000 })
    const invited = made.map((_, which) => guests[(number * 5 + which) % guests.length] ?? host)
    const ids = await invite(database, host, plan, invited)
    await replicatePlan(database, host.owner, plan)
    for (const [which, { owner: guest, token }] of invited.entries()) {
      const id = ids[which] ?? ''
      const invite_handle = (await inviteHandle(database, { owner: guest }, id)) ?? ''
      const copy = parseHandle('invite', invite_handle) ?? ''
      made[which]?.push({ token, invite_handle, guest, host: host.owner, plan, invite: id, copy })
    }
  }
  return made.flat()
}

/** Answers in turn, each another one than before: all accept, then all decline. */
export function answersTo(invites: readonly Answerable[]): Shot[] {
  return ['accepted', 'declined'].flatMap((rsvp_status) =>
    invites.map(({ token, invite_handle }) =>
      callOf('invites.rsvp.update', token, { invite_handle, rsvp_status }, true),
    ),
  )
}
