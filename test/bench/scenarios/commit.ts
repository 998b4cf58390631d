import { toHandle } from '#server/domain/basics/handle.ts'
import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import { connect } from '#test/support/given/plan_rows.ts'

/** An account and the handles of so many people who have accounts, too. */
export async function makeHost(bench: BenchDatabase, people: number) {
  const host: BenchAccount = await bench.account('host')
  const handles: string[] = []
  for (const [at, guest] of (await bench.accounts(people, 'guest')).entries()) {
    handles.push(toHandle('person', await connect(bench.database, host, guest, `Guest ${at}`)))
  }
  return { host, handles }
}
