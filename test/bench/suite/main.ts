// What the tests cost in CPU, which says more than minutes do on a machine that does other work too.
//
//   npm run bench:suite                       everything
//   npm run bench:suite -- test/sdk           a part, chosen as with `npm test`
//   npm run bench:suite -- --maxWorkers 1     other options of vitest
//
// It prints what all processes of the tests used, PostgreSQL and browsers included, and the files that used the most. What
// PostgreSQL used while a file ran is that file's own with --maxWorkers 1 alone; browsers are in the sum and in no file. The
// whole machine is on a line of its own: on a quiet one both are the same.
import '#codegen/commands/help.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cpuOf } from '#test/bench/process_cpu.ts'
import { watchBrowsers } from '#test/bench/suite/browsers.ts'
import type { FileCost } from '#test/bench/suite/each_file.ts'

const shown = 40
const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'suite-'))
const notes = join(folder, 'notes')

const machine = machineTime()
const browsers = watchBrowsers()
const began = performance.now()
const vitest = spawn(
  process.execPath,
  [
    ...['--import', './server/preflight.mjs', 'node_modules/vitest/vitest.mjs', 'run'],
    ...['--config', 'test/bench/suite/config.ts', '--reporter', 'dot', ...process.argv.slice(2)],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SUITE_NOTES: notes } },
)
await once(vitest, 'exit')
const ofBrowsers = browsers.stop()

const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
const files: FileCost[] = lines.map((line) => JSON.parse(line))
rmSync(folder, { recursive: true })

console.log(
  '\nmilliseconds of CPU: of the file itself, of processes that it started, of PostgreSQL',
)
const sumOf = ({ own, children, postgres }: FileCost) => own + children + postgres
const dearest = files.toSorted((a, b) => sumOf(b) - sumOf(a))
for (const { own, children, postgres, file } of dearest.slice(0, shown)) {
  const columns = [own, children, postgres].map((cost) => String(cost).padStart(8))
  console.log(`${columns.join(' ')}  ${file}`)
}
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
const all = cpuOf(process.pid)
// To look at all processes again and again is work of this one, not of the tests.
const { user, system } = process.cpuUsage()
console.log(`\n${files.length} files in ${seconds(performance.now() - began)}`)
if (all !== null) {
  console.log(
    `CPU of the tests:   ${seconds((all - user - system) / 1_000 + ofBrowsers)}, browsers ${seconds(ofBrowsers)}`,
  )
}
console.log(`CPU of the machine: ${seconds(machineTime() - machine)}`)
process.exitCode = vitest.exitCode ?? 1

/** What all processors have worked since the machine started, in milliseconds. */
function machineTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}
