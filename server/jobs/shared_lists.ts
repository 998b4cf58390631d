import { sharedListsMigration } from '#server/data/finding/find_migrated.ts'
import type { Database } from '#server/database/db.ts'
import { replicateSharedLists } from '#server/flows/replicate/shared_lists.ts'
import type { Job } from '#server/jobs/run.ts'
import { nextVisit } from '#server/jobs/search.ts'

/**
 * The job that brings the lists of an account into the accounts they are shared with. An earlier release that still runs
 * shares lists without that, so an account is looked at again an hour and a day after the update of a service.
 */
export function sharedListsJob(database: Database): Job {
  return {
    kind: 'lists',
    async run(owner) {
      await replicateSharedLists(database, owner)
      return nextVisit(database, sharedListsMigration)
    },
  }
}
