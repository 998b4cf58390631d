import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { distribute } from '#server/database/citus/distribute.ts'
import { migrate } from '#server/database/migrate.ts'
import { asSuperuser, template, type TestDatabase } from '#test/support/cluster.ts'
import { preparedPath } from '#test/support/postgres/prepared.ts'
import { brand } from '#test/support/postgres/answer.ts'

// Tests run on a real Citus where CITUS_URL leads to one: a superuser's URL of a database on the coordinator of a
// cluster for tests, in which Citus knows its nodes.

/** Where the tests' Citus is; null if there is none. */
export const citusUrl = process.env.CITUS_URL ?? null

/** Few, since each database of a test has all of them. */
const shards = 4

let prepared: Promise<string> | null = null

/** A migrated and distributed database: a copy of one that is kept between runs, as with the embedded PostgreSQL. */
export async function makeCitusDatabase(coordinator: string): Promise<TestDatabase> {
  prepared ??= prepare(coordinator)
  const source = await prepared
  const name = newName()
  await onEveryNode(coordinator, ...copyOf(source, name))
  const made = databaseOf(coordinator, name)
  return { ...made, url: withPort(made.url, process.env.CITUS_NODE ?? '') }
}

/** Servers of the tests connect to the node of CITUS_NODE, a port on the coordinator's host; without it to the coordinator. */
function withPort(url: string, port: string): string {
  const other = new URL(url)
  if (port !== '') other.port = port
  return other.href
}

function copyOf(source: string, name: string): string[] {
  return [
    // Citus looks after every database that was used, and must let go of this one.
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${source}'`,
    `create database ${name} template ${source} owner ${template} strategy file_copy`,
  ]
}

/** Makes the database that is copied, unless another run has. Adding nodes changes roles of the whole cluster. */
async function prepare(coordinator: string): Promise<string> {
  const name = `prepared_${basename(preparedPath())}`
  const client = new pg.Client(coordinator)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('prepared'))`)
    const { rows } = await client.query('select from pg_database where datname = $1', [name])
    if (rows.length > 0) return name
    const made = await makeEmptyCitusDatabase(coordinator)
    await migrate(made.url, brand)
    await distribute({ url: made.url, brand, shards })
    await onEveryNode(coordinator, ...copyOf(new URL(made.url).pathname.slice(1), name))
    await made.drop()
    return name
  } finally {
    await client.end()
  }
}

/** A database of the coordinator with the extension and its workers, and nothing else. */
export async function makeEmptyCitusDatabase(coordinator: string): Promise<TestDatabase> {
  const name = newName()
  await onEveryNode(
    coordinator,
    `do $$ begin
       if not exists (select from pg_roles where rolname = '${template}') then
         set local citus.enable_ddl_propagation = off;
         create role ${template} login createrole;
       end if;
     end $$`,
    `create database ${name} owner ${template}`,
  )
  const made = databaseOf(coordinator, name)
  const [host, ...workers] = await nodesOf(coordinator)
  for (const { hostname, port } of [host, ...workers]) {
    await asSuperuser(at(made.superuserUrl, hostname, port), 'create extension citus')
  }
  await asSuperuser(
    made.superuserUrl,
    `select citus_set_coordinator_host('${host.hostname}', ${host.port})`,
  )
  for (const { hostname, port } of workers) {
    await asSuperuser(made.superuserUrl, `select citus_add_node('${hostname}', ${port})`)
  }
  return made
}

function databaseOf(coordinator: string, name: string): TestDatabase {
  const superuserUrl = new URL(coordinator)
  superuserUrl.pathname = `/${name}`
  const url = new URL(superuserUrl)
  url.username = template
  return {
    url: url.href,
    superuserUrl: superuserUrl.href,
    drop: () => dropEverywhere(coordinator, name),
  }
}

/** Citus looks after a database from time to time: it may come back between the end of its connection and the drop. */
async function dropEverywhere(coordinator: string, name: string, tries = 20): Promise<void> {
  try {
    await onEveryNode(coordinator, `drop database if exists ${name} with (force)`)
  } catch (error) {
    // object_in_use
    if (tries === 0 || !(error instanceof pg.DatabaseError) || error.code !== '55006') throw error
    await pause(100)
    await dropEverywhere(coordinator, name, tries - 1)
  }
}

function newName(): string {
  return `test_${randomBytes(8).toString('hex')}`
}

interface Node {
  hostname: string
  port: number
}

/** The coordinator first. */
async function nodesOf(coordinator: string): Promise<[Node, ...Node[]]> {
  const client = new pg.Client(coordinator)
  await client.connect()
  try {
    const { rows } = await client.query<Node>(
      `select nodename as hostname, nodeport as port from pg_dist_node order by groupid, nodeid`,
    )
    const [first, ...workers] = rows
    if (!first) throw new Error('Citus has no nodes in the database of CITUS_URL.')
    return [first, ...workers]
  } finally {
    await client.end()
  }
}

/** Runs statements on every node, each in a message of its own. */
async function onEveryNode(coordinator: string, ...statements: string[]): Promise<void> {
  for (const { hostname, port } of await nodesOf(coordinator)) {
    for (const statement of statements) {
      await asSuperuser(at(coordinator, hostname, port), statement)
    }
  }
}

function at(url: string, hostname: string, port: number): string {
  const other = new URL(url)
  other.hostname = hostname
  other.port = String(port)
  return other.href
}
