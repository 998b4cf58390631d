import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** The PostgreSQL of this test run. */
export interface Cluster {
  superuserUrl: string
}

/** A migrated database of one test file. */
export interface TestDatabase {
  /** Connects as its owner, who is no superuser, as in production. */
  url: string
  superuserUrl: string
  drop(): Promise<void>
}

export const brand = 'service'

/** The migrated database that is copied; also the name of the user who owns the copies. */
export const template = brand

/** Copies the migrated template into a new database. */
export async function makeDatabase(): Promise<TestDatabase> {
  const { superuserUrl } = inject('cluster')
  const name = `test_${randomBytes(8).toString('hex')}`
  await asSuperuser(superuserUrl, `create database ${name} template ${template} owner ${template}`)
  return {
    url: urlOf(superuserUrl, template, name),
    superuserUrl: urlOf(superuserUrl, 'postgres', name),
    drop: () => asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`),
  }
}

/** Runs statements as the superuser of the cluster, for what a test must not do as anybody else. */
export async function asSuperuser(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

function urlOf(superuserUrl: string, user: string, database: string): string {
  const url = new URL(superuserUrl)
  url.username = user
  url.pathname = `/${database}`
  return url.href
}
