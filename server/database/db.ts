import type { Knex } from 'knex'
import type { Statement } from '#server/database/sql.ts'

/** The database as one owner sees it, inside one transaction. */
export interface Db {
  /** The account whose partition is read and written. */
  readonly owner: string
  /** A Knex builder for statements on one table, bound to this transaction. */
  table(name: string): Knex.QueryBuilder
  /**
   * Runs a statement written as a template; values are bound. Several sent at once (Promise.all) cost
   * one round trip.
   */
  sql<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  /** Runs a statement made with the `sql` tag of sql.ts. */
  run<Row>(statement: Statement): Promise<Row[]>
  /** The transaction's time, by the database's clock. */
  now(): Promise<Date>
  /**
   * Work in another account's partition, in this same transaction: for what is decided there, such as
   * whether a plan still has room. Each statement is of one owner only; nothing of this transaction may
   * run beside it. `work` must show its caller nothing they may not know.
   */
  as<T>(owner: string, work: (db: Db) => Promise<T>): Promise<T>
}

/** The steps of a write. */
export interface Steps<T, First> {
  /** Goes out in one message with the begin: the claim on a key. */
  first?: Statement
  /**
   * What it sends at once leaves together with `first`, whose rows it is promised. What it throws undoes
   * everything and is thrown on. It must not end before its statements have.
   */
  work: (db: Db, first: Promise<First[]>) => Promise<T>
  /** Go out in one message with the commit. */
  last?: (result: T) => Statement[]
  /** Bookkeeping that may be lost with the machine: the commit does not wait for the disk. */
  asyncCommit?: boolean
  /** As which role it runs: `app` unless it brings copies of other people's facts. */
  role?: 'app' | 'relay'
}

/** Where people's data is; opened by open_database.ts. */
export interface Database {
  /** A read-only transaction on one consistent state. Without a statement it costs nothing. */
  read<T>(owner: string, work: (db: Db) => Promise<T>): Promise<T>
  /**
   * A transaction that is durable when this resolves. After a conflict with another the whole of it is
   * run again, three times at most, so `work` must have no effect outside the database.
   */
  write<T, First = Record<string, unknown>>(owner: string, steps: Steps<T, First>): Promise<T>
  /** One statement on its own, as the connecting role: secrets and infrastructure, never people's tables. */
  run<Row>(statement: Statement): Promise<Row[]>
  /** Waits for running transactions and closes every connection. */
  close(): Promise<void>
}
