import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import type { Contender } from '#test/bench/rounds.ts'
import type { Answerable } from '#test/bench/scenarios/rsvp.ts'

/** The program, if it is installed. */
export const pgbench = [
  ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
  ...globSync('/usr/{bin,local/bin}/pgbench'),
][0]

/** What every write leaves: the claim on its key, its execution and its audit row. */
const written = (owner: string, capability: string) => `
claimed as (
  insert into idempotency_keys (owner_id, key, fingerprint, capability, execution_id)
  select ${owner}, execution_id::text, '\\x00', '${capability}', execution_id from given
  on conflict do nothing
), executed as (
  insert into executions (owner_id, execution_id, capability, version, status, answer)
  select ${owner}, execution_id, '${capability}', '2.0', 'completed', repeat('x', 1800) from given
), audited as (
  insert into audit (owner_id, audit_id, execution_id, capability, surface, status)
  select ${owner}, gen_random_uuid(), execution_id, '${capability}', 'api', 'completed' from given
)`

/** What ideas.lists.create writes, as one statement: the least a database can be asked for it. */
export async function listScript(bench: BenchDatabase, accounts: readonly BenchAccount[]) {
  await bench.asSuperuser(
    'create table if not exists bench_owners (n integer primary key, owner uuid)',
  )
  await bench.asSuperuser(
    'insert into bench_owners select n - 1, owner from unnest($1::uuid[]) with ordinality o (owner, n)',
    [accounts.map(({ owner }) => owner)],
  )
  return `
\\set n random(0, ${accounts.length - 1})
\\set name random(1, 1000000000)
with given as (
  select owner, gen_random_uuid() as execution_id from bench_owners where n = :n
), ${written('owner', 'ideas.lists.create')}
insert into lists (owner_id, list_id, name, name_key)
select owner, gen_random_uuid(), 'Weekend ' || :name, 'weekend ' || :name from given;
`
}

/**
 * What invites.rsvp.update writes for the guest and the host, as one statement. The work that it makes due is of a
 * kind that no worker does.
 */
export async function rsvpScript(bench: BenchDatabase, invites: readonly Answerable[]) {
  await bench.asSuperuser(
    `create table if not exists bench_invites
       (n integer primary key, guest uuid, host uuid, plan uuid, invite uuid, copy uuid)`,
  )
  const ids = ['guest', 'host', 'plan', 'invite', 'copy'] as const
  await bench.asSuperuser(
    `insert into bench_invites
     select n - 1, guest, host, plan, invite, copy
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[])
       with ordinality i (guest, host, plan, invite, copy, n)`,
    ids.map((id) => invites.map((one) => one[id])),
  )
  return `
\\set n random(0, ${invites.length - 1})
with given as (
  select *, gen_random_uuid() as execution_id from bench_invites where n = :n
), counted as (
  update plans p set version = version + 1, updated_at = clock_timestamp()
  from given g
  where p.owner_id = g.host and p.plan_id = g.plan
  returning p.version
), answered as (
  update invites i
  set rsvp_status = case rsvp_status when 'accepted' then 'declined' else 'accepted' end,
    answered_at = clock_timestamp(), carried_version = version
  from given g, counted
  where i.owner_id = g.host and i.invite_id = g.invite
  returning i.rsvp_status
), copied as (
  update invite_cards c
  set rsvp_status = a.rsvp_status, version = counted.version, answered_at = clock_timestamp(),
    updated_at = clock_timestamp()
  from given g, answered a, counted
  where c.owner_id = g.guest and c.invite_id = g.copy
), marked as (
  insert into relay_marks (owner_id, kind, source_id, version)
  select host, 'plan', plan, version from given, counted
  on conflict (owner_id, kind, source_id) do update set version = excluded.version
), ${written('guest', 'invites.rsvp.update')}
insert into due_work (owner_id, kind)
select host, 'none' from given
on conflict (owner_id, kind) do update set due_at = least(due_work.due_at, excluded.due_at);
`
}

/** Transactions of a script, sent by pgbench over so many connections. */
export function scripted(
  program: string,
  bench: BenchDatabase,
  script: string,
  connections: number,
): Contender {
  const { host, port, database, user } = partsOf(bench.superuserUrl)
  return {
    name: 'pgbench',
    async once(seconds) {
      const folder = mkdtempSync(join(tmpdir(), 'pgbench-'))
      const file = join(folder, 'write.sql')
      writeFileSync(file, script)
      const before = bench.cpu()
      const { stdout } = await promisify(execFile)(program, [
        ...['-n', '-M', 'prepared', '-c', `${connections}`, '-T', `${seconds}`],
        ...['-f', file, '-h', host, '-p', port, '-U', user, database],
      ])
      rmSync(folder, { recursive: true, force: true })
      const after = bench.cpu()
      const [rate, transactions, latency] = [
        /tps = ([\d.]+)/,
        /actually processed: (\d+)/,
        /latency average = ([\d.]+)/,
      ].map((figure) => Number(figure.exec(stdout)?.[1]))
      if (!rate || !transactions) throw new Error(`pgbench did not run: ${stdout}`)
      const used = after === null ? null : (after - (before ?? 0)) / transactions
      return { rate, p50: latency ?? Number.NaN, p99: Number.NaN, server: null, database: used }
    },
  }
}

function partsOf(url: string) {
  const at = new URL(url)
  const host = at.searchParams.get('host') ?? decodeURIComponent(at.hostname)
  return { host, port: at.port || '5432', user: at.username, database: at.pathname.slice(1) }
}
