import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'
import { type Cluster, brand, type PostgresAnswer } from '#test/support/postgres/answer.ts'

/** A migrated database of one test file. */
export interface TestDatabase {
  /** Connects as its owner, who is no superuser, as in production. */
  url: string
  superuserUrl: string
  drop(): Promise<void>
}

/** The migrated database that is copied; also the name of the user who owns the copies. */
export const template = brand

let asked: Promise<Cluster> | null = null

/** The PostgreSQL of this test run, which starts when the first test asks for it. */
export function runningCluster(): Promise<Cluster> {
  asked ??= askForCluster()
  return asked
}

async function askForCluster(): Promise<Cluster> {
  const answer: PostgresAnswer = JSON.parse(
    await text(connect(inject('postgres_port'), '127.0.0.1')),
  )
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

/** Copies the migrated template into a new database. */
export async function makeDatabase(): Promise<TestDatabase> {
  const { superuserUrl } = await runningCluster()
  const name = `test_${randomBytes(8).toString('hex')}`
  // A copy of files is faster than one through the log where nothing is synced.
  await asSuperuser(
    superuserUrl,
    `create database ${name} template ${template} owner ${template} strategy file_copy`,
  )
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
