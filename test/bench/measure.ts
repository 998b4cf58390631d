import { spawn, spawnSync } from 'node:child_process'

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}

/** The number below which a share of them lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return sorted[index] ?? Number.NaN
}

/** Seconds a whole process takes, from start to exit; a failing one is an error. */
export function seconds(command: string, args: readonly string[], cwd: string): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return (performance.now() - started) / 1000
}

/** What a process has used when it ends: seconds of CPU, all of its threads together, and megabytes of memory at most. */
export interface Usage {
  readonly cpu: number
  readonly memory: number
}

/** Tells on a fourth stream what the process has used. */
const telling = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs'
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }))
})`)}`

/** What a program of Node uses from start to exit; a failing one is an error. */
export function usage(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Usage {
  const { status, output } = spawnSync(process.execPath, ['--import', telling, ...args], {
    ...{ cwd, env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const [, out, err, told] = output
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${out}${err}`)
  return JSON.parse(told ?? '')
}

/** A process whose output can be waited for. */
export function start(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  return {
    child,
    printed: () => printed,
    async stop() {
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits until something holds, and looks `every` few milliseconds; gives up after `limit` milliseconds. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limit: number,
  every = 5,
): Promise<void> {
  const end = performance.now() + limit
  while (performance.now() < end) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, every))
  }
  throw new Error('It did not happen in time')
}

/** One line of a report: what was measured, the figure, the limit, and whether it is kept; a figure may have none. */
export function line(
  what: string,
  figure: number,
  limit: number | null,
  kept: boolean,
  note = '',
): string {
  const verdict =
    limit === null ? '' : `   limit ${limit.toFixed(2).padStart(6)}   ${kept ? 'kept' : 'MISSED'}`
  return `${what.padEnd(58)} ${figure.toFixed(2).padStart(8)}${verdict}${note && `   ${note}`}`
}
