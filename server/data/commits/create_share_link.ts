import type { Commit, CommitResult } from '#server/data/commits/commit.ts'
import type { Db } from '#server/data/db.ts'
import { fail } from '#server/domain/failure.ts'

/** Carries a prepared action out. Errors: `capability_not_implemented`. */
export async function createShareLink(_db: Db, _commit: Commit): Promise<CommitResult> {
  throw fail('capability_not_implemented')
}
