import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

// Runs in the process of the tests, before each of their files.

/** What a test file has cost: CPU of its own process, and of the processes that this one started, in milliseconds. */
export interface FileCost {
  readonly file: string
  readonly own: number
  readonly children: number
}

const ofFile = { before: used() }

afterAll(() => {
  const notes = process.env.SUITE_NOTES
  if (!notes) return
  const { own, children } = used()
  const { before } = ofFile
  const cost: FileCost = {
    file: (expect.getState().testPath ?? '').replace(`${process.cwd()}/`, ''),
    own: Math.round(own - before.own),
    children: Math.round(children - before.children),
  }
  appendFileSync(notes, `${JSON.stringify(cost)}\n`)
})

function used(): { own: number; children: number } {
  const { user, system } = process.cpuUsage()
  return { own: (user + system) / 1_000, children: ended() }
}

/** Of processes that this one has started and that have ended; 0 where the system does not say. */
function ended(): number {
  if (process.platform !== 'linux') return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The name, in brackets, may contain anything. A tick is a hundredth of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}
