import { findIsolationProblems, type IsolationProblem } from '#server/database/isolation.ts'
import { countMigrations, type MigrationCounts, oldestVersion } from '#server/database/migrate.ts'
import { whyRolesRefused } from '#server/database/prepare_roles.ts'
import { openClient } from '#server/database/open_client.ts'

/** What a database says of itself. */
export interface DatabaseLook {
  /** Such as `17.5`. */
  readonly version: string
  /** Whether this release works with that version. */
  readonly isNewEnough: boolean
  /** How long one question took, in milliseconds. */
  readonly answered_in: number
  readonly migrations: MigrationCounts
  /** Why the first start could not make its roles; null if it can, or did. */
  readonly refused: string | null
  /** Whether it has the table of fingerprints of keys. */
  readonly hasKeyRing: boolean
  /** What breaks the rules of isolation; empty while migrations are missing. */
  readonly problems: readonly IsolationProblem[]
  /** How far its clock and that of this machine are surely apart, in milliseconds. */
  readonly clock_distance: number
}

/** Looks at a database without changing it. Throws an UnreachableDatabase as openClient does. */
export async function lookAtDatabase(url: string, brand: string): Promise<DatabaseLook> {
  const client = await openClient(url, {
    application_name: `${brand} doctor`,
    pipeline: true,
    query_timeout: 30_000,
  })
  try {
    const begin = performance.now()
    const { rows } = await client.query<{ version: string; number: number; ring: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
         to_regclass('public.key_fingerprints') is not null as ring`,
    )
    const answered_in = performance.now() - begin
    const [server = { version: '', number: 0, ring: false }] = rows
    const migrations = await countMigrations(client)
    const isWhole = migrations.ran > 0 && migrations.missing === 0
    const before = Date.now()
    const { rows: clocks } = await client.query<{ now: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
    )
    const now = clocks[0]?.now ?? 0
    return {
      version: server.version.split(' ')[0] ?? '',
      isNewEnough: server.number >= oldestVersion,
      answered_in,
      migrations,
      refused: migrations.ran === 0 ? await whyRolesRefused(client, brand) : null,
      hasKeyRing: server.ring,
      problems: isWhole ? await findIsolationProblems(client, brand) : [],
      clock_distance: Math.max(before - now, now - Date.now(), 0),
    }
  } finally {
    await client.end()
  }
}

/** Opens a connection and closes it. Throws an UnreachableDatabase as openClient does. */
export async function reachDatabase(url: string): Promise<void> {
  await (await openClient(url, { query_timeout: 30_000 })).end()
}
