import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Binaries,
  findBinaries,
  refuseUnlessRunnable,
} from '#server/database/embedded/binaries.ts'
import { ensureCluster } from '#server/database/embedded/cluster.ts'
import {
  findPostmaster,
  forgetDeadPostmaster,
  logOf,
  type Postmaster,
  spawnPostmaster,
} from '#server/database/embedded/postmaster.ts'
import { type SystemUser, userFor } from '#server/database/embedded/user.ts'

/** How long a start may take, in milliseconds. It is long because recovery after a crash needs time. */
const startTimeout = 60_000

/**
 * Starts the server of a cluster, unless it runs already. Makes the cluster if needed.
 *
 * @returns the server, which is ready. Throws one line if it does not start.
 */
export async function runningServer(
  cluster: string,
  brand: string,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  const found = findPostmaster(cluster)
  if (found?.ready) return found
  const user = userFor(cluster)
  const binaries = findBinaries(brand, user)
  if (!found) ensureCluster(binaries, cluster, user)
  const since = performance.now()
  let child: { exited: boolean } | null = null
  while (performance.now() - since < startTimeout) {
    const postmaster = findPostmaster(cluster)
    if (postmaster?.ready) return postmaster
    if (!postmaster && (!child || child.exited))
      child = startAgain(binaries, cluster, user, settings, child)
    await pause(10)
  }
  throw new Error(`The embedded PostgreSQL did not start within a minute; see ${logOf(cluster)}.`)
}

function startAgain(
  binaries: Binaries,
  cluster: string,
  user: SystemUser | null,
  settings: Readonly<Record<string, string>>,
  before: { exited: boolean } | null,
): { exited: boolean } {
  if (before) refuseUnlessRunnable(binaries, user)
  // Processes of a killed server end after a moment; any other reason does not go away.
  const reason =
    before && readFileSync(logOf(cluster), 'utf8').trim().split('\n').slice(-3).join(' ')
  if (reason !== null && !/shared memory block|lock file/.test(reason)) {
    throw new Error(`The embedded PostgreSQL did not start: ${reason}`)
  }
  forgetDeadPostmaster(cluster)
  return spawnPostmaster(binaries, cluster, user, settings)
}
