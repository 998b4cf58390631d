import { readdirSync, readFileSync } from 'node:fs'
import type { Knex } from 'knex'
import type { Roles } from '#server/database/roles.ts'

const folder = new URL('./migrations/', import.meta.url)

/** A migration that has to wait longer than this for a table gives way to the requests that use it. */
const lockTimeout = '3s'

/** The migrations of this version in their order: the file names. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
}

/** Where Knex finds the migrations: each file is run in its own transaction. They are never taken back. */
export function migrationSource(roles: Roles): Knex.MigrationSource<string> {
  return {
    getMigrations: async () => migrationNames(),
    getMigrationName: (name) => name,
    getMigration: async (name) => ({
      async up(knex) {
        await knex.raw(`set local lock_timeout = '${lockTimeout}'`)
        await knex.raw(textOf(name, roles))
      },
      async down() {
        throw new Error('Migrations go forward only.')
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
