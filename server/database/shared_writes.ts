import type { Steps } from '#server/database/db.ts'
import { makeGroups, type Shareable, type Shared } from '#server/database/groups.ts'
import type { Member, Transaction } from '#server/database/transaction.ts'

/** What shared writes need of an open database. */
export interface Opened {
  /** A transaction that begins as this owner and waits for locks only shortly. */
  open(owner: string): Transaction
  /** Runs a write in a transaction of its own. */
  alone<T, First>(owner: string, steps: Steps<T, First>): Promise<T>
  /** Is told of every error of a shared transaction. */
  onError(error: unknown): void
  /** The same text for accounts whose writes may share a transaction, since their rows are on one node. */
  nodeOf(owner: string): string
}

/** Runs a write of a kind, perhaps in one transaction with writes of other accounts. Errors: as when it runs alone. */
export type ShareWrite = <T, First>(
  owner: string,
  kind: string,
  steps: Steps<T, First>,
) => Promise<T>

/** A write that waits for a transaction. */
interface Waiting extends Shareable {
  /** Runs it as a part of a transaction, up to what is sent with the commit. */
  start(member: Member): Promise<void>
  /** Answers it, once it is committed. */
  done(): void
}

/** A kind of work that waits for answers more often keeps the others of its group waiting. */
const maxRoundTrips = 4

/** Makes the function that runs writes of several accounts in one transaction where that is possible (groups.ts). */
export function makeSharedWrites({ open, alone, onError, nodeOf }: Opened): ShareWrite {
  async function together(writes: readonly Waiting[]): Promise<Shared> {
    const transaction = open(writes[0]?.owner ?? '')
    const parts = writes.map((write) => ({ write, member: transaction.member(write.owner) }))
    const unfit = () =>
      parts
        .filter(({ member }) => member.isRefused || member.roundTrips > maxRoundTrips)
        .map(({ write }) => write.kind)
    let culprit: string | null = null
    const start = async (write: Waiting, member: Member) => {
      try {
        await write.start(member)
      } catch (error) {
        culprit ??= transaction.failedOwner ?? write.owner
        throw error
      }
    }
    try {
      // All of them end before the transaction does.
      const ended = await Promise.allSettled(parts.map(({ write, member }) => start(write, member)))
      for (const end of ended) if (end.status === 'rejected') throw end.reason
      // It may have gone on after the refusal.
      if (parts.some(({ member }) => member.isRefused)) throw new Error(refused)
      await transaction.commit()
    } catch (error) {
      onError(error)
      await transaction.rollback(error)
      return { committed: false, culprit, unfit: unfit() }
    }
    for (const write of writes) write.done()
    return { committed: true, culprit: null, unfit: unfit() }
  }

  /** By node: a transaction of two nodes would have to be prepared at both. */
  const groups = new Map<string, (write: Waiting) => void>()
  const shareOn = (node: string) => {
    const known = groups.get(node)
    if (known) return known
    const share = makeGroups(together)
    groups.set(node, share)
    return share
  }
  return <T, First>(owner: string, kind: string, steps: Steps<T, First>) =>
    new Promise<T>((resolve, reject) => {
      let result: T
      shareOn(nodeOf(owner))({
        owner,
        kind,
        alone: () => alone(owner, steps).then(resolve, reject),
        async start({ db, claim }) {
          const rows = steps.first ? claim<never>(steps.first) : Promise.resolve([])
          // Work that fails early may never await it.
          rows.catch(() => {})
          result = await steps.work(db, rows)
          for (const statement of steps.last?.(result) ?? []) db.atCommit(statement)
        },
        done: () => resolve(result),
      })
    })
}

const refused = 'A shared transaction works for no account but its own.'
