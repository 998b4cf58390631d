import type { Knex } from 'knex'
import type { Statement } from '#server/database/sql.ts'

/** The database as one owner sees it, inside one transaction. */
export interface Db {
  /** The account whose partition is read and written. */
  readonly owner: string
  /** A Knex builder for statements on one table, bound to this transaction. */
  table(name: string): Knex.QueryBuilder
  /**
   * Runs a statement that is written as a template; its values are bound. Several statements sent together
   * (Promise.all) cost one round trip.
   */
  sql<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  /** Runs a statement made with the `sql` tag of sql.ts. */
  run<Row>(statement: Statement): Promise<Row[]>
  /**
   * Hands over a statement of this owner that is sent in one message with the commit, so that it costs no round trip
   * and its locks are taken last. Statements are sent in the order in which they were handed over. No statement of
   * the work sees what it changes, and if it fails, the transaction fails.
   */
  atCommit(statement: Statement): void
  /**
   * Lets a read write too, if it is called before its first statement: bookkeeping such as a list's snapshot, which may
   * be lost in a crash of the machine. In a write it does nothing.
   */
  allowBookkeeping(): void
  /**
   * Says of a read that all of its statements have been sent: the commit goes out with those that were sent in this turn,
   * in one message. Later statements are refused. In a write it does nothing.
   */
  endsHere(): void
  /**
   * Ends the transaction of a read before long work that needs no database, such as ranking, so that none is open
   * meanwhile; or with the statements that were sent in this turn, in one message, where mostly no others follow. The next
   * statement begins one of its own, on the state of that time; what was written before is committed. In a write it does
   * nothing.
   */
  pause(): Promise<void>
  /** The transaction's time, by the database's clock. */
  now(): Promise<Date>
  /** As the database says. */
  isDistributed(): boolean | Promise<boolean>
  /**
   * Runs work in another account's partition within this transaction, for what is decided there, such as whether a
   * plan still has places. Each statement belongs to one owner only, so no other statement of this transaction may run
   * at the same time. `work` must not reveal to its caller what the caller may not know.
   */
  as<T>(owner: string, work: (db: Db) => Promise<T>): Promise<T>
}

/** The steps of a write. */
export interface Steps<T, First> {
  /** Sent in one message with the begin: the claim on a key, which inserts a row of the owner. */
  first?: Statement
  /**
   * What it sends immediately is sent together with `first`; it gets a promise of the rows of `first`. If it throws,
   * everything is rolled back and the error is thrown on. It must not end before its statements have ended.
   */
  work: (db: Db, first: Promise<First[]>) => Promise<T>
  /** Sent in one message with the commit. */
  last?: (result: T) => Statement[]
  /**
   * What kind of work it is, if it may share a transaction with writes of other accounts. Only for work that claims a
   * key first: after any error each write runs again, alone, and finds its claim if it was committed.
   */
  shared?: string
  /** For bookkeeping that may be lost in a crash of the machine: the commit does not wait for the disk. */
  asyncCommit?: boolean
  /** The role it runs as: `app`, or `relay` to write copies of other people's facts. */
  role?: 'app' | 'relay'
}

/** A statement about one bucket of the rate limits. */
export interface OfBucket {
  readonly bucket: Uint8Array
  readonly statement: Statement
}

/** The database of people's data; open_database.ts opens it. */
export interface Database {
  /**
   * Runs a transaction on one consistent state (on a later one after a `pause`), which only reads unless the work calls
   * `allowBookkeeping`. After a conflict it runs again, like a write. Without a statement it costs nothing. `last` is
   * called if the work wrote something; its statements are sent in one message with the commit.
   */
  read<T>(owner: string, work: (db: Db) => Promise<T>, last?: () => Statement[]): Promise<T>
  /**
   * Runs a transaction, which is durable when this resolves. After a conflict with another transaction it runs again,
   * three times at most, so `work` must have no effect outside the database.
   */
  write<T, First = Record<string, unknown>>(owner: string, steps: Steps<T, First>): Promise<T>
  /**
   * Runs one statement on its own, as the connecting role: for secrets and infrastructure, never people's tables.
   * It uses the share of the connections that `account` has, an account's id or any other name of who asks.
   */
  run<Row>(statement: Statement, account?: string): Promise<Row[]>
  /**
   * As `run`, statements of which each is about one bucket of the rate limits: they may be on different nodes.
   *
   * @returns the rows of each.
   */
  runOnBuckets<Row>(asked: readonly OfBucket[], account: string): Promise<Row[][]>
  /**
   * Whether rows of the database are on several nodes. It is asked once, since a database is distributed while nothing uses
   * it; what is known already needs no waiting, so that statements which are sent together still are.
   */
  isDistributed(): boolean | Promise<boolean>
  /** Waits for running transactions and closes every connection. */
  close(): Promise<void>
}
