import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @returns a function that says how much CPU a PostgreSQL has used so far, in microseconds: its server process, and
 * all processes that it has started. Null where the system does not say, as outside Linux.
 */
export function postgresCpu(cluster: string): () => number | null {
  if (process.platform !== 'linux') return () => null
  const tick = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const [first = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  const postmaster = Number(first)
  return () => {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => usageOf(Number(pid)) ?? [])
    const own = all.filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
    // Of processes that have ended, the server process has the sum.
    const ended = own.find(({ pid }) => pid === postmaster)?.ended ?? 0
    return own.reduce((sum, { used }) => sum + used, ended) * tick
  }
}

/** CPU that a process has used so far, in microseconds; null where the system does not say. */
export function cpuOf(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const tick = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const usage = usageOf(pid)
  return usage && (usage.used + usage.ended) * tick
}

/** In ticks; null for a process that has ended. */
function usageOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may contain anything.
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, endedUser, endedSystem] = fields.slice(9, 13).map(Number)
    return {
      pid,
      parent: Number(parent),
      used: (user ?? 0) + (system ?? 0),
      ended: (endedUser ?? 0) + (endedSystem ?? 0),
    }
  } catch {
    return null
  }
}
