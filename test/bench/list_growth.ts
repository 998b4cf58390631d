import { type BenchAccount, type BenchDatabase, fill } from '#test/bench/database.ts'
import { line } from '#test/bench/measure.ts'
import { analyse } from '#test/bench/reads.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { answering, inTurns, type Rounds } from '#test/bench/rounds.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, seriesOf } from '#test/bench/shots.ts'

/** (c) */
export async function listGrowth(ours: Rig, rounds: Rounds): Promise<void> {
  console.log('\n(c) list reads at 1,000 and at 1,000,000 ideas')
  const { bench, folder } = ours
  const sizes = { small: await bench.account('small'), large: await bench.account('large') }
  await fill(bench, [sizes.small], 1_000)
  await fill(bench, [sizes.large], 1_000_000)
  const server = await serve('ours', folder, bench.url)
  for (const id of ['ideas.lists.query', 'ideas.saved.query']) {
    const contenders = Object.entries(sizes).map(([name, { token }]) =>
      answering(name, server, ours, seriesOf([callOf(id, token, {})]), { connections: 4 }),
    )
    const seen = await inTurns(contenders, rounds, () => analyse([ours]))
    const ratio = seen.ratio('large', 'small', 'p99')
    console.log(line(`${id}: p99, large / small`, ratio, 1.5, ratio <= 1.5))
  }
  server.stop()
}

/** (inbox) */
export async function inboxGrowth(ours: Rig, rounds: Rounds): Promise<void> {
  console.log('\n(inbox) invites.list at 10 and at 10,000 invites')
  const { bench, folder } = ours
  const sizes = { few: await bench.account('few'), many: await bench.account('many') }
  await fillInbox(bench, sizes.few, 10)
  await fillInbox(bench, sizes.many, 10_000)
  const server = await serve('ours', folder, bench.url)
  const contenders = Object.entries(sizes).map(([name, { token }]) => {
    const series = seriesOf([callOf('invites.list', token, { limit: 10 })])
    return answering(name, server, ours, series, { connections: 4 })
  })
  const seen = await inTurns(contenders, rounds, () => analyse([ours]))
  server.stop()
  const ratio = seen.ratio('many', 'few', 'p99')
  console.log(line('invites.list: p99, many / few', ratio, 2, ratio <= 2))
}

/** Fills an inbox: half of it is still to come, the rest is over. */
async function fillInbox(bench: BenchDatabase, { owner }: BenchAccount, invites: number) {
  await bench.asSuperuser(
    `insert into invite_cards (owner_id, invite_id, plan_id, host_owner, host_invite_id, host_name,
       plan_state, title, title_key, description, place_name, place_address, timezone, scheduled_at,
       revision, checksum, rsvp_status, version, received_at)
     select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Jonas',
       'active', 'Plan ' || n, 'plan ' || n, 'Worth an evening, number ' || n, 'Kitchen', 'Weserstraße 12',
       'Europe/Berlin', now() + (n % 2 * 2 - 1) * interval '30 days', 1, 'x',
       (array['pending', 'accepted', 'declined'])[1 + n % 3], 1, now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [owner, invites],
  )
}
