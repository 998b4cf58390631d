import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** How often is looked, in milliseconds: what a process uses after the last look at it is missed. */
const pause = 200

/**
 * Watches what browsers that are started from here use. Nobody waits for the processes of a Chromium, so what they have
 * used is in no sum of their parents; its first process is waited for and is left out here.
 */
export function watchBrowsers(): { stop(): number } {
  if (process.platform !== 'linux') return { stop: () => 0 }
  const tick = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const used = new Map<string, number>()
  const look = () => {
    const all = new Map(processes().map((one) => [one.pid, one]))
    const isOurs = (pid: number): boolean => {
      if (pid === process.pid) return true
      const parent = all.get(pid)?.parent
      return parent !== undefined && parent !== pid && isOurs(parent)
    }
    for (const { pid, started, ticks } of all.values()) {
      if (isBrowserPart(pid) && isOurs(pid)) used.set(`${pid} ${started}`, ticks)
    }
  }
  const timer = setInterval(look, pause)
  return {
    /** Ends the watch. @returns milliseconds of CPU. */
    stop() {
      clearInterval(timer)
      return [...used.values()].reduce((sum, ticks) => sum + ticks, 0) * tick
    },
  }
}

interface Seen {
  pid: number
  parent: number
  started: string
  ticks: number
}

function processes(): Seen[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(`/proc/${name}/stat`)
      if (stat === '') return []
      // The name, in brackets, may contain anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const ticks = Number(fields[11]) + Number(fields[12])
      return [{ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '', ticks }]
    })
}

/** Whether a process was started by a Chromium, which tells each what it is. */
function isBrowserPart(pid: number): boolean {
  return read(`/proc/${pid}/cmdline`).includes('--type=')
}

/** A file of a process; empty once it has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
