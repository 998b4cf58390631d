import {
  type EndedAttempt,
  type FinishTools,
  finishCaptures,
} from '#server/flows/capture/finish.ts'
import type { NextDue } from '#server/data/due_work/next.ts'
import type { FinishedCapture } from '#server/flows/capture/store_end.ts'

/** Stores how captures end. */
export interface CaptureEnds {
  /** Counts an attempt of an account; its end is expected. */
  expect(owner: string): void
  /** The attempt is over: stored, or given up. */
  leave(owner: string): void
  /**
   * Stores what came of an attempt, as `finishCaptures` does: together with others of the account that end at the same
   * time. If that fails, each is stored by itself, and fails by itself.
   */
  store(owner: string, attempt: EndedAttempt): Promise<StoredEnd>
}

/** How an attempt ended, null where nothing was stored; and what was left to read of the account then. */
export interface StoredEnd {
  readonly finished: FinishedCapture | null
  readonly left: NextDue
}

/** Milliseconds that an end waits for those of the account's other captures, while some are being read. */
const gather = 25

interface Waiting {
  readonly attempt: EndedAttempt
  readonly done: (stored: StoredEnd) => void
  readonly failed: (error: unknown) => void
}

/** The attempts of one account. */
interface Account {
  /** Attempts that have not ended yet. */
  expected: number
  waiting: Waiting[]
  isStoring: boolean
  timer: NodeJS.Timeout | null
}

/** Gathers the ends of an account's captures: its transactions follow one another in any case. */
export function makeCaptureEnds(tools: FinishTools): CaptureEnds {
  const accounts = new Map<string, Account>()

  function accountOf(owner: string): Account {
    const known = accounts.get(owner)
    if (known) return known
    const account: Account = { expected: 0, waiting: [], isStoring: false, timer: null }
    accounts.set(owner, account)
    return account
  }

  function look(owner: string, account: Account): void {
    if (account.isStoring || account.waiting.length === 0) return
    if (account.expected <= account.waiting.length) void storeAll(owner, account)
    else account.timer ??= setTimeout(() => void storeAll(owner, account), gather)
  }

  async function storeAll(owner: string, account: Account): Promise<void> {
    clearTimeout(account.timer ?? undefined)
    account.timer = null
    if (account.isStoring) return
    account.isStoring = true
    await storeTogether(tools, owner, account.waiting.splice(0))
    account.isStoring = false
    look(owner, account)
  }

  return {
    expect(owner) {
      accountOf(owner).expected += 1
    },
    leave(owner) {
      const account = accountOf(owner)
      account.expected -= 1
      if (account.expected === 0 && account.waiting.length === 0) accounts.delete(owner)
      else look(owner, account)
    },
    store(owner, attempt) {
      const account = accountOf(owner)
      return new Promise((done, failed) => {
        account.waiting.push({ attempt, done, failed })
        look(owner, account)
      })
    },
  }
}

async function storeTogether(
  tools: FinishTools,
  owner: string,
  waiting: readonly Waiting[],
): Promise<void> {
  try {
    const attempts = waiting.map(({ attempt }) => attempt)
    const { finished, left } = await finishCaptures(tools, owner, attempts)
    for (const [index, { done }] of waiting.entries()) {
      done({ finished: finished[index] ?? null, left })
    }
  } catch (error) {
    const [only, other] = waiting
    if (only && !other) return only.failed(error)
    for (const one of waiting) await storeTogether(tools, owner, [one])
  }
}
