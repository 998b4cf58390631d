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
        await knex.raw(textOf(name, roles))
      },
      async down() {
        throw new Error('Migrations cannot be reverted.')
      },
    }),
  }
}

function textOf(name: string, roles: Roles): string {
  const text = readFileSync(new URL(name, folder), 'utf8')
  return text
    .replace(/\{\{(owner|app|relay)\}\}/g, (_, role: keyof Roles) => roles[role])
    .replaceAll('?', '\\?')
}
