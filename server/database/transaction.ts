import type { Writable } from 'node:stream'
import type { Knex } from 'knex'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Connection, Connections } from '#server/database/connections.ts'
import type { Db } from '#server/database/db.ts'
import { meaningOfCheck, meaningOfNamed, MovedShards } from '#server/database/citus/moved.ts'
import { type Kind, ShardNames } from '#server/database/citus/shard_names.ts'
import { isConnectionLost } from '#server/database/retry.ts'
import { only } from '#server/domain/basics/only.ts'
import { nameOf, Statement, sql } from '#server/database/sql.ts'
import { isUuid } from '#server/domain/basics/handle.ts'

type Callback = (error: Error | null, result?: QueryResult) => void

/** What one of several owners does in a transaction. */
export interface Member {
  readonly db: Db
  /** Runs the claim on a key that its work begins with. */
  claim<Row>(statement: Statement): Promise<Row[]>
  /** Whether it wanted to work for another owner. */
  readonly isRefused: boolean
  /** How many times it has waited for answers. */
  readonly roundTrips: number
}

/**
 * One transaction of one owner on one connection. It takes a connection and begins in one message with its first
 * statement. Without a statement it sends nothing.
 */
export class Transaction implements Db {
  owner: string
  /** The owner that PostgreSQL was told last. */
  #toldOwner = ''
  readonly #connections: Connections
  /** Whose share of the connections it uses, also while it works for another owner. */
  readonly #account: string
  readonly #builder: Knex
  readonly #atCommit: { owner: string; statement: Statement }[] = []
  #begin: string
  readonly #beginBookkeeping: string
  #connecting: Promise<Connection> | null = null
  #ended = false
  /** The statements that a read ends with; null in a write. */
  #lastOfRead: (() => readonly Statement[]) | null = null
  /** The end that the work of a read has sent. */
  #ending: Promise<void> | null = null
  #now: Promise<{ now: Date }[]> | null = null
  /** The end of what the last pause has ended. */
  #pausing: Promise<void> | null = null
  #failure: Error | null = null
  #failedOwner: string | null = null
  /** The owners who claim a key: their statements may name shards. */
  readonly #claiming = new Set<string>()
  #shardNames = new ShardNames()

  /** `beginBookkeeping` is what begins a read that also writes. */
  constructor(
    owner: string,
    connections: Connections,
    builder: Knex,
    begin: string,
    beginBookkeeping = begin,
  ) {
    this.owner = owner
    this.#account = owner
    this.#connections = connections
    this.#builder = builder
    this.#begin = begin
    this.#beginBookkeeping = beginBookkeeping
  }

  table(name: string): Knex.QueryBuilder {
    return this.#builder(name).connection(this.#builderOf((query) => this.#send(query)))
  }

  /**
   * A part of this transaction that belongs to one of several owners, whose statements may be sent in any order. It
   * refuses to work for another owner: two writes that lock the same rows must not share a transaction.
   */
  member(owner: string): Member {
    const part = { isRefused: false, roundTrips: 0 }
    let unanswered = 0
    const send = async (query: QueryConfig): Promise<QueryResult> => {
      if (unanswered === 0) part.roundTrips += 1
      unanswered += 1
      try {
        return await this.#send(query, owner)
      } finally {
        unanswered -= 1
      }
    }
    const run = async <Row>(statement: Statement): Promise<Row[]> => {
      const { rows } = await send(this.#connections.queryOf(statement))
      return rows
    }
    const claim = <Row>(statement: Statement): Promise<Row[]> => {
      this.#claiming.add(owner)
      return run<Row>(statement)
    }
    const forBuilder = this.#builderOf(send)
    const db: Db = {
      owner,
      run,
      sql: (strings, ...values) => run(sql(strings, ...values)),
      table: (name) => this.#builder(name).connection(forBuilder),
      atCommit: (statement) => void this.#atCommit.push({ owner, statement }),
      allowBookkeeping: () => {},
      endsHere: () => {},
      pause: async () => {},
      now: async () => only(await run<{ now: Date }>(sql`select now()`)).now,
      isDistributed: () => this.isDistributed(),
      as() {
        part.isRefused = true
        return Promise.reject(new Error('A shared transaction works for no other owner.'))
      },
    }
    return Object.assign(part, { db, claim })
  }

  /** The owner of the first statement that failed; null if none has. */
  get failedOwner(): string | null {
    return this.#failedOwner
  }

  async sql<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> {
    return this.run<Row>(sql(strings, ...values))
  }

  async run<Row>(statement: Statement): Promise<Row[]> {
    const { rows } = await this.#send(this.#connections.queryOf(statement))
    return rows
  }

  /** Runs the claim on a key that a write begins with. */
  claim<Row>(statement: Statement): Promise<Row[]> {
    this.#claiming.add(this.owner)
    return this.run<Row>(statement)
  }

  atCommit(statement: Statement): void {
    if (this.#ended) throw new Error(hasEnded)
    this.#atCommit.push({ owner: this.owner, statement })
  }

  allowBookkeeping(): void {
    if (this.#writes) return
    if (this.#connecting !== null) throw new Error('The transaction has begun already.')
    this.#begin = this.#beginBookkeeping
  }

  /** Lets the work end this read; `last` gives the statements to send with the commit of one that has written. */
  mayEnd(last: () => readonly Statement[] = () => []): void {
    this.#lastOfRead = last
  }

  endsHere(): void {
    if (this.#lastOfRead === null || this.#ending !== null) return
    this.#ending = this.commit(this.#writes ? this.#lastOfRead() : [])
    // Its error is told where the read is finished or rolled back.
    this.#ending.catch(() => {})
  }

  async pause(): Promise<void> {
    const connecting = this.#connecting
    // What was handed over for the commit belongs to the last one.
    if (this.#lastOfRead === null || this.#ending !== null || this.#atCommit.length > 0) return
    if (connecting === null) return
    const { client, release } = await connecting
    if (this.#ended || connecting !== this.#connecting) return
    this.#connecting = null
    this.#shardNames = new ShardNames()
    this.#toldOwner = ''
    this.#now = null
    this.#pausing = this.#endPart(client, release)
    await this.#pausing
  }

  /** Commits what a pause ends, and gives its connection back; one whose statements are out of date is closed. */
  async #endPart(client: PoolClient, release: Connection['release']): Promise<void> {
    const { command } = await this.#query(client, { text: 'commit' }).catch((error: unknown) => {
      release(isConnectionLost(error))
      throw error
    })
    release(isConnectionLost(this.#failure))
    if (command !== 'COMMIT') throw this.#failure ?? new Error(wasRolledBack)
  }

  /** Whether it may write. */
  get #writes(): boolean {
    return this.#begin === this.#beginBookkeeping
  }

  get #kind(): Kind {
    if (this.#lastOfRead === null) return 'write'
    return this.#writes ? 'bookkeeping' : 'read'
  }

  async now(): Promise<Date> {
    if (this.#ended) throw new Error(hasEnded)
    // It stands still in a transaction, so it is asked once.
    this.#now ??= this.sql<{ now: Date }>`select now()`
    return only(await this.#now).now
  }

  isDistributed(): boolean | Promise<boolean> {
    return this.#connections.isDistributed()
  }

  async as<T>(owner: string, work: (db: Db) => Promise<T>): Promise<T> {
    const own = this.owner
    this.owner = owner
    try {
      return await work(this)
    } finally {
      this.owner = own
    }
  }

  /**
   * Sends what was handed over, the last statements and the commit in one message. The transaction is durable when this
   * resolves.
   */
  async commit(last: readonly Statement[] = []): Promise<void> {
    const all = [
      ...this.#atCommit,
      ...last.map((statement) => ({ owner: this.#account, statement })),
    ]
    const nothingSent = this.#connecting === null && all.length === 0
    const sent = all.map(({ owner, statement }) => {
      this.owner = owner
      return this.#send(this.#connections.queryOf(statement))
    })
    if (nothingSent) {
      this.#ended = true
      return
    }
    const committed = this.#send({ text: 'commit' })
    this.#ended = true
    const results = await Promise.all([...sent, committed])
    // PostgreSQL answers the commit of a failed transaction with a rollback, without an error.
    if (results.at(-1)?.command !== 'COMMIT') throw new Error(wasRolledBack)
    const connection = await this.#connecting
    connection?.release()
  }

  /**
   * Ends a read. If it only read, its connection is returned at once; the next user is served after the commit. What
   * it wrote others can see when this resolves.
   */
  async finish(): Promise<void> {
    if (this.#ending !== null) return this.#ending
    if (this.#writes) return this.commit(this.#lastOfRead?.() ?? [])
    if (this.#atCommit.length > 0) throw new Error('A read commits nothing.')
    this.#ended = true
    if (!this.#connecting) return
    const { client, release } = await this.#connecting
    client.query('commit', ignore)
    release()
  }

  /**
   * Rolls back because of an error. It never fails: a connection that cannot roll back is closed, which has the same
   * effect. One that is lost is closed at once, because it would not answer the rollback either.
   */
  async rollback(reason: unknown): Promise<void> {
    this.#ended = true
    // Its error has failed what was awaited of it.
    await this.#pausing?.catch(() => {})
    if (!this.#connecting) return
    // What has ended has given its connection back.
    if (this.#ending !== null && (await hasSucceeded(this.#ending))) return
    let connection: Connection
    try {
      connection = await this.#connecting
    } catch {
      return
    }
    if (isConnectionLost(reason)) return connection.release(true)
    try {
      await connection.client.query('rollback')
      connection.release()
    } catch {
      connection.release(true)
    }
  }

  async #send(query: QueryConfig, owner = this.owner): Promise<QueryResult> {
    if (this.#ended) throw new Error(hasEnded)
    const first = this.#connecting === null
    const connecting = this.#connecting ?? this.#connections.connect(this.#account)
    this.#connecting = connecting
    const mayNameShards = this.#lastOfRead !== null || this.#claiming.has(owner)
    const { client, shardOf } = await connecting
    // It was paused in between, and its connection may be somebody else's.
    if (connecting !== this.#connecting) return this.#send(query, owner)
    // They are sent before any of them is answered.
    const begun = first ? this.#query(client, { text: this.#begin }) : null
    const told = owner === this.#toldOwner ? null : this.#query(client, { text: setOwner(owner) })
    this.#toldOwner = owner
    const shard = mayNameShards ? shardOf(owner) : null
    const { written, isNamed, before } = this.#shardNames.write(query, owner, shard, this.#kind)
    // What fails of them fails the statement that follows, too.
    for (const statement of before) {
      this.#query(client, this.#connections.queryOf(statement), meaningOfCheck).catch(ignore)
    }
    try {
      const [result] = await Promise.all([this.#query(client, written), begun, told])
      return result
    } catch (reason) {
      const error = isNamed ? meaningOfNamed(reason) : reason
      if (error instanceof MovedShards) this.#connections.moved()
      this.#failedOwner ??= owner
      // Its stack shows where the answer was read; replace it by the stack of the statement's caller.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  /**
   * Answers come in the order of the statements, but their promises may settle in another order. After one statement
   * has failed, the others fail only because of it, so all of them reject with the first error.
   */
  #query(
    client: PoolClient,
    query: QueryConfig,
    meaningOf: (error: Error) => Error = (error) => error,
  ): Promise<QueryResult> {
    sendTogether(client)
    return new Promise((resolve, reject) => {
      client.query(query, (refusal: Error | null, result) => {
        if (!refusal) return resolve(result)
        const error = meaningOf(refusal)
        this.#failure ??= error
        reject(isFollowUp(error) ? this.#failure : error)
      })
    })
  }

  /** The connection that Knex gets; Knex calls only `query`. */
  #builderOf(send: (query: QueryConfig) => Promise<QueryResult>) {
    return {
      __knexUid: 'transaction',
      query: (config: QueryConfig, callback: Callback): void => {
        const { text, values = [] } = config
        const query = this.#connections.queryOf(new Statement(text, nameOf(text), values))
        send(query).then((result) => callback(null, result), callback)
      },
    }
  }
}

const wasRolledBack = 'The transaction was rolled back.'

const hasEnded = 'The transaction has ended; await each statement within the work.'

/**
 * @returns the statement that sets the owner, to be sent as a message of its own: Citus repeats the whole message on
 * other nodes. Throws for anything but a uuid: the owner becomes part of its text.
 */
function setOwner(owner: string): string {
  if (isUuid(owner)) return `set local app.owner = '${owner}'`
  throw new Error('An owner must be a uuid.')
}

/** Sends everything that this turn of the event loop writes to the connection in one write. */
function sendTogether(client: PoolClient): void {
  const { stream } = (client as PoolClient & { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** in_failed_sql_transaction */
function isFollowUp(error: Error): boolean {
  return 'code' in error && error.code === '25P02'
}

function hasSucceeded(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  )
}

function ignore(): void {}
