import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import { fillAccount, usual } from '#test/support/given/account_size.ts'

/** Accounts with friends and what these like, people, places, ideas in lists, likes and plans. */
export async function usualAccounts(bench: BenchDatabase, count: number): Promise<BenchAccount[]> {
  const accounts = await bench.accounts(count)
  for (const { owner } of accounts) await fillAccount(bench.superuserUrl, owner, usual)
  return accounts
}
