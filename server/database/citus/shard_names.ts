import type { Sent, Shard } from '#server/database/citus/shards.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** A statement as a transaction sends it, after `before`. */
export interface Written<Query> {
  readonly written: Query
  /** Whether it names shards. */
  readonly isNamed: boolean
  readonly before: readonly Statement[]
}

/** What a transaction is: one that only reads, one that may write what may be lost, or one that writes. */
export type Kind = 'read' | 'bookkeeping' | 'write'

/** How the statements of one transaction name shards. */
export class ShardNames {
  /** The shards that were asked about. */
  readonly #asked = new Set<Shard>()
  /** An account with shards that a write has named; null while there is none. */
  #written: string | null = null
  /** Whether Citus knows that the transaction writes on this node. */
  #isTold = false

  /**
   * The statement of an owner, for these shards if there are any and it can be. Before the first one that names shards, it
   * is made sure that they are on this node: in a read at that moment, otherwise until the transaction ends.
   */
  write<Query extends Sent>(
    query: Query,
    owner: string,
    shard: Shard | null,
    kind: Kind,
  ): Written<Query> {
    const named = shard?.statementOf(query) ?? null
    if (!named || !shard) return { written: query, isNamed: false, before: this.#tell(query) }
    if (kind === 'write') this.#written ??= owner
    const isAsked = this.#asked.has(shard)
    this.#asked.add(shard)
    const before = isAsked ? [] : [kind === 'read' ? shard.check : shard.keep]
    return { written: named, isNamed: true, before }
  }

  /**
   * What Citus must know before a statement goes through it: it did not see what the transaction has written by the names
   * of shards. It then commits here and on other nodes together, and reads here what is not committed yet.
   */
  #tell({ text }: Sent): Statement[] {
    if (this.#written === null || this.#isTold || alone.has(text)) return []
    this.#isTold = true
    return [changeNothing(this.#written)]
  }
}

/** Statements about no table. */
const alone = new Set(['select now()', 'commit'])

/** Changes no row, as each account has a time zone. Citus takes it for a change on the node of the account. */
function changeNothing(owner: string): Statement {
  return sql`update accounts set timezone = timezone where owner_id = ${owner} and timezone = ''`
}
