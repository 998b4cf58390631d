import { readdirSync, readFileSync } from 'node:fs'
import type { Knex } from 'knex'
import type { Roles } from '#server/database/roles.ts'

const folder = new URL('./migrations/', import.meta.url)

/** A migration that waits longer than this for a table stops, so that requests can use the table. */
const lockTimeout = '3s'

/** @returns the file names of this version's migrations, in their order. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
}

/** Where Knex finds these migrations. All that are missing run in one transaction; none is ever reverted. */
export function migrationSource(
  roles: Roles,
  names: readonly string[],
): Knex.MigrationSource<string> {
  return {
    getMigrations: async () => [...names].sort(),
    getMigrationName: (name) => name,
    getMigration: async (name) => ({
      async up(knex) {
        await knex.raw(`set local lock_timeout = '${lockTimeout}'`)
        for (const statement of statementsOf(textOf(name, roles))) {
          const table = storedTable(statement)
          if (table === null || !(await isOnNodes(knex, table))) await knex.raw(statement)
        }
      },
      async down() {
        throw new Error('Migrations cannot be reverted.')
      },
    }),
  }
}

/** The table of a statement that only says how a column is stored; null for any other. */
function storedTable(statement: string): string | null {
  return /^alter table (\w+) alter column \w+ set storage \w+$/.exec(statement)?.[1] ?? null
}

/** @returns whether a table is distributed. Citus refuses to change how its columns are stored, which only costs time. */
async function isOnNodes(knex: Knex, table: string): Promise<boolean> {
  const { rows: found }: { rows: unknown[] } = await knex.raw(
    `select where to_regclass('pg_catalog.pg_dist_partition') is not null`,
  )
  if (found.length === 0) return false
  const { rows }: { rows: unknown[] } = await knex.raw(
    'select from pg_catalog.pg_dist_partition where logicalrelid = to_regclass(:table)',
    { table: `public.${table}` },
  )
  return rows.length > 0
}

/**
 * The statements of a text, to be sent one by one: on a distributed table, Citus refuses several in one message. It knows
 * comments of one line, strings and dollar quotes, which is what our migrations contain.
 */
export function statementsOf(text: string): string[] {
  const parts = text.match(/--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$|;|./gs) ?? []
  const statements = ['']
  for (const part of parts) {
    if (part === ';') statements.push('')
    else if (!part.startsWith('--')) statements.push(`${statements.pop()}${part}`)
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}

function textOf(name: string, roles: Roles): string {
  const text = readFileSync(new URL(name, folder), 'utf8')
  return text
    .replace(/\{\{(owner|app|relay)\}\}/g, (_, role: keyof Roles) => roles[role])
    .replaceAll('?', '\\?')
}
