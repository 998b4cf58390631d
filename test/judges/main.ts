// What programs of others say of what is generated here. None of them is needed to build or to test the rest, so
// they have a lock file of their own, and are installed by this command.
//
//   npm run judges               all of them
//   npm run judges -- spectral   only these
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agreement } from '#test/judges/agreement.ts'
import { clients } from '#test/judges/clients.ts'
import { conformance } from '#test/judges/conformance.ts'
import { install } from '#test/judges/install.ts'
import type { Judge } from '#test/judges/judge.ts'
import { spectral } from '#test/judges/spectral.ts'

const judges: readonly Judge[] = [...clients, spectral, agreement, conformance]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !judges.some((judge) => judge.name === name))
if (unknown.length > 0) {
  console.error(
    `no judge ${unknown.join(', ')}; there are ${judges.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}

await install()
const workshop = mkdtempSync(join(tmpdir(), 'judges-'))
let passed = 0
let failed = 0
try {
  for (const judge of judges) {
    if (asked.length > 0 && !asked.includes(judge.name)) continue
    const place = join(workshop, judge.name)
    mkdirSync(place)
    const started = performance.now()
    try {
      const said = await judge.judge(place)
      passed += 1
      say(judge.name, 'ok', started, said)
    } catch (error) {
      failed += 1
      say(judge.name, 'FAILED', started, error instanceof Error ? error.message : String(error))
    }
  }
} finally {
  rmSync(workshop, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
// A judge may have left something open, and there is nothing more to wait for.
process.exit(failed > 0 ? 1 : 0)

function say(name: string, verdict: string, started: number, said: string): void {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`${name.padEnd(18)} ${verdict} (${seconds} s)  ${said}`)
}
