import { loadModule, parseSync } from 'libpg-query'
import pg from 'pg'
import { shardTextOf, type ShardTables, writeShardText } from '#server/database/citus/shard_text.ts'
import { listed } from '#server/database/isolation_rules.ts'

// What a statement says when it is written for the shards of an account (shard_text.ts), by PostgreSQL's own parser.

await loadModule()

/** What the tables of a shard end with. */
const suffix = '_7'

/** @returns the tables as a distributed database has them, of one that has every table. */
export async function findShardTables(url: string): Promise<ShardTables> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string; forced: boolean }>(
    `select relname as name, relforcerowsecurity as forced
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  await client.end()
  const owned = new Set(rows.filter(({ forced }) => forced).map(({ name }) => name))
  const copied = new Set(listed.catalog)
  const others = rows.map(({ name }) => name).filter((name) => !owned.has(name))
  return { owned, copied, others: new Set(others.filter((name) => !copied.has(name))) }
}

/**
 * @returns what is wrong with a statement as it is written for a shard; null where it is left to Citus. Throws where it cannot
 * be parsed.
 */
export function shardProblemsOf(text: string, tables: ShardTables): string[] | null {
  const found = shardTextOf(text, tables)
  if (found === null) return null
  const names = [...tables.owned, ...tables.copied]
  const written = writeShardText(found, new Map(names.map((name) => [name, name + suffix])))
  const trees = [text, written].map((one) => JSON.stringify(comparable(parseSync(one))))
  const queries = new Set(queriesIn(parseSync(written)))
  const left = namesIn(parseSync(written)).filter((name) => {
    return (names.includes(name) || tables.others.has(name)) && !queries.has(name)
  })
  return [
    ...(trees[0] === trees[1] ? [] : ['it says something else']),
    ...left.map((name) => `${name} is not that of the shard`),
  ]
}

/** A tree without positions, in which every table has an alias and none the ending of a shard. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => !/^(location|stmt_len|stmt_location|(rexpr_)?list_(start|end))$/.test(name))
    .map(([name, inner]) => [name, comparable(inner)] as const)
  const node: Record<string, unknown> = Object.fromEntries(entries)
  const { relname } = node
  if (typeof relname !== 'string') return node
  const name = relname.endsWith(suffix) ? relname.slice(0, -suffix.length) : relname
  const { alias = { aliasname: name } } = node
  return { ...Object.fromEntries(entries.filter(([key]) => key !== 'alias')), relname: name, alias }
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'relname' in value ? [String(value.relname)] : []
  return [...own, ...Object.values(value).flatMap(namesIn)]
}

/** The names of the queries of WITH. */
function queriesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'ctename' in value ? [String(value.ctename)] : []
  return [...own, ...Object.values(value).flatMap(queriesIn)]
}
