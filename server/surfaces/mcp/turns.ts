/** How many calls out of batches are carried out at the same time for one account; the others wait. */
const most = 3

/** Accounts with calls out of batches: how many are carried out now, and those that wait, in their order. */
const accounts = new Map<string, { running: number; waiting: (() => void)[] }>()

/**
 * Does the work of one call out of a batch when it is its turn. A batch may hold a hundred calls, and without this all
 * of them would begin at once and take the database from everybody else.
 */
export async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
  const account = accounts.get(owner) ?? { running: 0, waiting: [] }
  accounts.set(owner, account)
  if (account.running >= most) await new Promise<void>((go) => account.waiting.push(go))
  else account.running += 1
  try {
    return await work()
  } finally {
    const next = account.waiting.shift()
    // The next one takes the place of this one.
    if (next) next()
    else account.running -= 1
    if (account.running === 0) accounts.delete(owner)
  }
}
