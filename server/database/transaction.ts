import type { Writable } from 'node:stream'
import type { Knex } from 'knex'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'
import { nameOf, type Statement, sql } from '#server/database/sql.ts'

type Callback = (error: Error | null, result?: QueryResult) => void

/**
 * One transaction of one owner on one connection. It takes a connection and begins with its first
 * statement, in the same message; without a statement nothing is sent at all.
 */
export class Transaction implements Db {
  owner: string
  readonly #pool: Pool
  readonly #builder: Knex
  readonly #begin: string
  #connecting: Promise<PoolClient> | null = null
  #ended = false
  #failure: Error | null = null

  constructor(owner: string, pool: Pool, builder: Knex, begin: string) {
    this.owner = owner
    this.#pool = pool
    this.#builder = builder
    this.#begin = begin
  }

  table(name: string): Knex.QueryBuilder {
    return this.#builder(name).connection(this.#forBuilder)
  }

  async sql<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> {
    return this.run<Row>(sql(strings, ...values))
  }

  async run<Row>(statement: Statement): Promise<Row[]> {
    const { rows } = await this.#send(queryOf(statement))
    return rows
  }

  async now(): Promise<Date> {
    return only(await this.sql<{ now: Date }>`select now()`).now
  }

  async as<T>(owner: string, work: (db: Db) => Promise<T>): Promise<T> {
    const own = this.owner
    // The first statement of all would begin as the other.
    if (this.#connecting === null) await this.run(sql`select`)
    this.#become(owner)
    const result = await work(this)
    this.#become(own)
    return result
  }

  /**
   * Whatever follows is another account's; it leaves without waiting for this. Where the work fails the
   * owner stays as it is: all that may follow is the rollback.
   */
  #become(owner: string): void {
    this.owner = owner
    // Where this fails so does everything after it, and tells of it.
    this.#send({ text: setOwner(owner) }).catch(() => {})
  }

  /** Sends the last statements and the commit in one message. What it resolved is durable. */
  async commit(last: readonly Statement[] = []): Promise<void> {
    const nothingSent = this.#connecting === null && last.length === 0
    const sent = last.map((statement) => this.#send(queryOf(statement)))
    if (nothingSent) {
      this.#ended = true
      return
    }
    const committed = this.#send({ text: 'commit' })
    this.#ended = true
    const results = await Promise.all([...sent, committed])
    // A transaction that failed before answers a commit with a rollback, and with no error.
    if (results.at(-1)?.command !== 'COMMIT') throw new Error('The transaction was rolled back.')
    const client = await this.#connecting
    client?.release()
  }

  /** Ends a transaction that only read. The connection goes back at once; whoever gets it next is served after the commit. */
  async finish(): Promise<void> {
    this.#ended = true
    if (!this.#connecting) return
    const client = await this.#connecting
    client.query('commit', ignore)
    client.release()
  }

  /** Undoes everything. Never fails: a connection that cannot roll back is closed, which does the same. */
  async rollback(): Promise<void> {
    this.#ended = true
    if (!this.#connecting) return
    let client: PoolClient
    try {
      client = await this.#connecting
    } catch {
      return
    }
    try {
      await client.query('rollback')
      client.release()
    } catch {
      client.release(true)
    }
  }

  async #send(query: QueryConfig): Promise<QueryResult> {
    if (this.#ended) throw new Error('The transaction has ended; await each statement in its work.')
    const first = this.#connecting === null
    this.#connecting ??= this.#pool.connect()
    const client = await this.#connecting
    // Both leave before either is answered.
    const begun = first ? this.#query(client, { text: this.#begin }) : null
    try {
      const [result] = await Promise.all([this.#query(client, query), begun])
      return result
    } catch (error) {
      // As it comes, it was made where the answer was read, which says nothing of who asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  /**
   * Answers come in the order of the statements, but not so the promises made of them. After one has
   * failed the others fail only for that reason, and the reason is what each of them tells.
   */
  #query(client: PoolClient, query: QueryConfig): Promise<QueryResult> {
    gather(client)
    return new Promise((resolve, reject) => {
      client.query(query, (error: Error | null, result) => {
        if (!error) return resolve(result)
        this.#failure ??= error
        reject(isConsequence(error) ? this.#failure : error)
      })
    })
  }

  /** What Knex takes for a connection: it only ever calls `query`. */
  readonly #forBuilder = {
    __knexUid: 'transaction',
    query: (config: QueryConfig, callback: Callback): void => {
      const query = { ...config, name: nameOf(config.text) }
      this.#send(query).then((result) => callback(null, result), callback)
    },
  }
}

/** The statement that says whose partition is meant. The owner stands in it as text, so nothing but a uuid may pass. */
export function setOwner(owner: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(owner)) {
    return `set local app.owner = '${owner}'`
  }
  throw new Error('An owner is a uuid.')
}

/** Whatever this turn of the event loop still sends on the connection leaves in one write. */
function gather(client: PoolClient): void {
  const { stream } = (client as PoolClient & { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function queryOf({ text, name, values }: Statement): QueryConfig {
  return { text, name, values: [...values] }
}

/** in_failed_sql_transaction */
function isConsequence(error: Error): boolean {
  return 'code' in error && error.code === '25P02'
}

function ignore(): void {}
