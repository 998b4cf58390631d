/** A write that may share a transaction with writes of other accounts. */
export interface Shareable {
  readonly owner: string
  /** What it does, such as the name of a capability. */
  readonly kind: string
  /** Runs it in a transaction of its own. Never fails. */
  alone(): Promise<void>
}

/** What became of a shared transaction. */
export interface Shared {
  committed: boolean
  /** The account whose write made it fail; null if it is not known, or did not fail. */
  culprit: string | null
  /** The kinds that are not to share a transaction for a while. */
  unfit: readonly string[]
}

/** How many shared transactions there are at once: more writes than these wait, and so come together. */
const lanes = 2

/** The most writes that share a transaction. */
const most = 16

/** How long an account runs alone after its write made a group fail, and a kind that did not fit. Milliseconds. */
const pauses = { account: 1_000, kind: 60_000 }

/**
 * Decides which writes share a transaction: those that wait, when one of two others has ended. `together` runs several.
 *
 * A transaction has at most one write of an account, and none that works for two accounts: locks keep two transactions
 * apart, and never two writes of one transaction. After any error each write runs alone.
 *
 * @returns the function that takes a write.
 */
export function makeGroups<Write extends Shareable>(
  together: (writes: readonly Write[]) => Promise<Shared>,
): (write: Write) => void {
  const waiting: Write[] = []
  /** Accounts with a write that waits or runs here. */
  const accounts = new Set<string>()
  const alone = { accounts: new Map<string, number>(), kinds: new Map<string, number>() }
  let running = 0

  async function runGroup(writes: readonly Write[]): Promise<void> {
    const [first] = writes
    if (first && writes.length === 1) return first.alone()
    const { committed, culprit, unfit } = await together(writes)
    const now = performance.now()
    for (const kind of unfit) alone.kinds.set(kind, now + pauses.kind)
    if (committed) return
    if (alone.accounts.size >= 10_000) alone.accounts.clear()
    if (culprit !== null) alone.accounts.set(culprit, now + pauses.account)
    // The lane does not wait for them: each has its own transaction now.
    for (const write of writes) void write.alone()
  }

  async function run(): Promise<void> {
    running += 1
    for (let group = waiting.splice(0, most); group.length > 0; group = waiting.splice(0, most)) {
      await runGroup(group)
      for (const { owner } of group) accounts.delete(owner)
    }
    running -= 1
  }

  return (write) => {
    const { owner, kind } = write
    const until = Math.max(alone.accounts.get(owner) ?? 0, alone.kinds.get(kind) ?? 0)
    if (accounts.has(owner) || performance.now() < until) return void write.alone()
    accounts.add(owner)
    waiting.push(write)
    if (running < lanes) void run()
  }
}
