// npm run check: everything that can be checked without running the service. All steps run, even if one fails.
import '#codegen/commands/help.ts'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { refuseArguments } from '#codegen/arguments.ts'

interface Step {
  readonly name: string
  /** A script of a package or of ours, run by the Node that runs this. */
  readonly script: string
  readonly args: readonly string[]
}

refuseArguments(process.argv.slice(2))

const modules = 'node_modules'
const steps: readonly Step[] = [
  { name: 'format', script: `${modules}/@biomejs/biome/bin/biome`, args: ['format'] },
  {
    name: 'lint',
    script: `${modules}/@biomejs/biome/bin/biome`,
    args: ['lint', '--error-on-warnings'],
  },
  { name: 'words', script: 'codegen/commands/words.ts', args: [] },
  {
    name: 'types',
    script: `${modules}/tsgo/bin/tsc`,
    // What did not change since the last check is not looked at again.
    args: [
      ...['--noEmit', '-p', '.', '--incremental'],
      ...['--tsBuildInfoFile', `${modules}/.cache/types.tsbuildinfo`],
    ],
  },
  { name: 'generated', script: 'codegen/commands/generate.ts', args: ['--check'] },
  { name: 'layout', script: `${modules}/vitest/vitest.mjs`, args: ['run', 'test/layout'] },
]

const failed: string[] = []
for (const step of steps) {
  const started = performance.now()
  const { ok, output } = await run(step)
  const took = `${Math.round(performance.now() - started)} ms`
  console.log(`${step.name.padEnd(9)} ${ok ? 'ok' : 'failed'} (${took})`)
  if (ok) continue
  failed.push(step.name)
  console.log(`\n${output.trim().replace(/^/gm, '  ')}\n`)
}
if (failed.length > 0) {
  console.log(`failed: ${failed.join(', ')}`)
  process.exitCode = 1
}

function run({ script, args }: Step): Promise<{ ok: boolean; output: string }> {
  const all = [join(process.cwd(), script), ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, all, { maxBuffer: 1 << 26 }, (error, out, err) =>
      resolve({ ok: error === null, output: `${out}${err}` }),
    )
  })
}
