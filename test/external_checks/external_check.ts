import { execFile } from 'node:child_process'
import { join } from 'node:path'

/** Somebody else's program, asked about what is generated here. */
export interface ExternalCheck {
  /** As `npm run conformance -- <name>` calls it. */
  readonly name: string
  /** Says in one line what was checked; throws what is wrong. */
  run(workshop: string): Promise<string>
}

export const root = join(import.meta.dirname, '../..')
export const document = join(root, 'generated/openapi.json')
/** Where the packages of the external checks are: a package of its own, with its own lock. */
export const packages = join(import.meta.dirname, 'packages')

export interface Ended {
  readonly code: number
  readonly output: string
}

/** The path of a file of a package that only the external checks have. */
export function ofPackage(path: string): string {
  return join(packages, 'node_modules', path)
}

/** Runs a script on the Node that runs this, and waits for its end, whatever it is. */
export function run(script: string, args: readonly string[], cwd: string): Promise<Ended> {
  const env = { ...process.env, CI: '1', NO_COLOR: '1', REDOCLY_TELEMETRY: 'off' }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd, env, maxBuffer: 1 << 28 },
      (error, out, err) =>
        resolve({
          code: error === null ? 0 : Number(error.code ?? 1) || 1,
          output: `${out}${err}`,
        }),
    )
  })
}

/** As `run`; throws what was said where it did not end well. */
export async function mustRun(script: string, args: readonly string[], cwd: string) {
  const { code, output } = await run(script, args, cwd)
  if (code !== 0) throw new Error(output.trim().slice(-4_000))
  return output
}
