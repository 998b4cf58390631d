import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// What ideas.lists.create writes, as one data-modifying statement: the least a database can be asked for it.
export const listScript = (owner: string) => `
with ids as (select gen_random_uuid() execution_id, gen_random_uuid() list_id),
claimed as (
  insert into idempotency_keys (owner_id, key, fingerprint, capability, execution_id)
  select '${owner}', execution_id::text, '\\x00', 'ideas.lists.create', execution_id from ids
  on conflict do nothing returning execution_id
), made as (
  insert into lists (owner_id, list_id, name, name_key)
  select '${owner}', list_id, 'Weekend', 'weekend' from ids, claimed returning list_id
), kept as (
  insert into executions (owner_id, execution_id, capability, version, status, answer)
  select '${owner}', execution_id, 'ideas.lists.create', '2.0', 'completed', repeat('x', 1800) from claimed
)
insert into audit (owner_id, audit_id, execution_id, capability, surface, status)
select '${owner}', gen_random_uuid(), execution_id, 'ideas.lists.create', 'api', 'completed' from claimed;
`

/** Transactions of a script that pgbench reaches in a second; null where it is not installed. */
export function pgbench(
  url: string,
  script: string,
  connections: number,
  seconds: number,
): number | null {
  const program = findProgram()
  if (program === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'pgbench-'))
  const file = join(folder, 'write.sql')
  writeFileSync(file, script)
  const { host, port, database, user } = parts(url)
  const args = ['-n', '-M', 'prepared', '-c', `${connections}`, '-j', '2', '-T', `${seconds}`]
  const { stdout, stderr } = spawnSync(
    program,
    [...args, '-f', file, '-h', host, '-p', port, '-U', user, database],
    {
      encoding: 'utf8',
    },
  )
  rmSync(folder, { recursive: true, force: true })
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (rate === undefined) throw new Error(`pgbench did not run: ${stderr}`)
  return Number(rate)
}

function findProgram(): string | null {
  const places = [
    ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
    '/usr/bin/pgbench',
    '/usr/local/bin/pgbench',
  ]
  return places.find((place) => existsSync(place)) ?? null
}

function parts(url: string) {
  const at = new URL(url)
  const host = at.searchParams.get('host') ?? decodeURIComponent(at.hostname)
  return { host, port: at.port || '5432', user: at.username, database: at.pathname.slice(1) }
}
