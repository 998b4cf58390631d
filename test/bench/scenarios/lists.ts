import { toHandle } from '#server/domain/basics/handle.ts'
import { type BenchAccount, type BenchDatabase, fill } from '#test/bench/database.ts'
import { callOf, type Shot, unique } from '#test/bench/shots.ts'

/** More ideas than a snapshot has room for. */
const ideas = 600

/** First pages of lists, each read by the same accounts in turn. */
export interface ListShots {
  /** One list with its 25 ideas. */
  readonly list: Shot[]
  readonly saved: Shot[]
  readonly lists: Shot[]
}

/** Accounts with 600 ideas in lists of 25, and what they read. */
export async function makeLists(bench: BenchDatabase, count: number): Promise<ListShots> {
  const accounts = await bench.accounts(count)
  await fill(bench, accounts, ideas)
  const found = await bench.asSuperuser<{ owner: string; list: string }>(
    `select distinct on (owner_id) owner_id as owner, list_id as list
     from lists
     where item_count = 25
     order by owner_id`,
  )
  const lists = new Map(found.map(({ owner, list }) => [owner, toHandle('list', list)]))
  const each = (id: string, input: (account: BenchAccount) => unknown) =>
    accounts.map((account) => callOf(id, account.token, input(account)))
  return {
    list: each('ideas.lists.get', ({ owner }) => ({ ideas_list_handle: lists.get(owner) })),
    saved: each('ideas.saved.query', () => ({})),
    lists: each('ideas.lists.query', () => ({})),
  }
}

/** Lists that these accounts create in turn, each with a name of its own. */
export function newLists(accounts: readonly BenchAccount[]): Shot[] {
  return accounts.map(({ token }) =>
    callOf('ideas.lists.create', token, { name: `Weekend ${unique}` }, true),
  )
}
