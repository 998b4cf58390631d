import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'

/** What a command printed, and the code with which it ends. */
export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const commands = join(import.meta.dirname, '../../codegen/commands')

/** The run before, for which the next one waits: arguments, output and the exit code belong to the process. */
let before: Promise<unknown> = Promise.resolve()
let runs = 0

/** Thrown in place of an exit. */
class Exit extends Error {}

/** Runs a command of the generator, such as `lint`, as `runScript` does. */
export function runCommand(name: string, args: readonly string[], cwd?: string): Promise<Ended> {
  return runScript(join(commands, `${name}.ts`), args, cwd)
}

/**
 * Runs a script in this process, which has mostly loaded what it imports: to load that takes a process of its own longer
 * than what it does. Each command also has a test that starts it.
 *
 * @param cwd the folder in which it runs; the present one by default
 */
export function runScript(script: string, args: readonly string[], cwd?: string): Promise<Ended> {
  const run = before.then(() => runNow(script, args, cwd ?? process.cwd()))
  before = run
  return run
}

async function runNow(script: string, args: readonly string[], cwd: string): Promise<Ended> {
  const { argv, exit, exitCode, stdout, stderr } = process
  const { log, error } = console
  const writes = [stdout.write, stderr.write] as const
  const here = process.cwd()
  const said = { out: '', err: '' }
  const take = (kind: keyof typeof said) => (text: string | Uint8Array) => {
    said[kind] += text
    return true
  }
  const [takeOut, takeErr] = [take('out'), take('err')]
  process.argv = [argv[0] ?? '', script, ...args]
  process.exitCode = undefined
  process.exit = (code) => {
    process.exitCode = code ?? process.exitCode
    throw new Exit()
  }
  console.log = (...values) => void takeOut(`${format(...values)}\n`)
  console.error = (...values) => void takeErr(`${format(...values)}\n`)
  stdout.write = takeOut
  stderr.write = takeErr
  try {
    process.chdir(cwd)
    runs += 1
    await import(`${pathToFileURL(script).href}?run=${runs}`)
  } catch (thrown) {
    if (!(thrown instanceof Exit)) {
      takeErr(`${format(thrown)}\n`)
      process.exitCode = 1
    }
  }
  const code = Number(process.exitCode ?? 0)
  Object.assign(console, { log, error })
  Object.assign(stdout, { write: writes[0] })
  Object.assign(stderr, { write: writes[1] })
  Object.assign(process, { argv, exit, exitCode })
  process.chdir(here)
  return { code, ...said }
}
