import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { fastFolder } from '#test/support/run_folder.ts'

// Runs in the process of the tests, before each of their files.

/** What a test file has cost: CPU of its own process, and of the processes that this one started, in milliseconds. */
export interface FileCost {
  readonly file: string
  readonly own: number
  readonly children: number
  /** Of the PostgreSQL of the run, meanwhile: another worker's use of it is in here too. */
  readonly postgres: number
}

const ofFile = { before: used() }

afterAll(() => {
  const notes = process.env.SUITE_NOTES
  if (!notes) return
  const { own, children, postgres } = used()
  const { before } = ofFile
  const cost: FileCost = {
    file: (expect.getState().testPath ?? '').replace(`${process.cwd()}/`, ''),
    own: Math.round(own - before.own),
    children: Math.round(children - before.children),
    postgres: Math.round(postgres - before.postgres),
  }
  appendFileSync(notes, `${JSON.stringify(cost)}\n`)
})

function used(): { own: number; children: number; postgres: number } {
  const { user, system } = process.cpuUsage()
  return { own: (user + system) / 1_000, children: ended(), postgres: ofPostgres() }
}

/** Of processes that this one has started and that have ended; 0 where the system does not say. */
function ended(): number {
  if (process.platform !== 'linux') return 0
  const fields = statOf('self')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** Of the PostgreSQL of this run, its processes that have ended included; 0 until it has started. */
function ofPostgres(): number {
  const file = `${fastFolder()}/capability-test-${process.ppid}/postgres/postmaster.pid`
  if (process.platform !== 'linux' || !existsSync(file)) return 0
  const postmaster = readFileSync(file, 'utf8').split('\n')[0] ?? ''
  const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim()
  const ticks = [11, 12, 13, 14].reduce((sum, n) => sum + Number(statOf(postmaster)[n]), 0)
  const running = backends.split(' ').map((pid) => {
    try {
      const fields = statOf(pid)
      return Number(fields[11]) + Number(fields[12])
    } catch {
      return 0
    }
  })
  return running.reduce((sum, n) => sum + n, ticks) * 10
}

/** What the system says of a process, from its state on. A tick is a hundredth of a second. */
function statOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may contain anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
