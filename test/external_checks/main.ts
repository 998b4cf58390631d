// What programs of others say of what is generated here. None of them is needed to build or to test the rest, so
// they have a lock file of their own, and are installed by this command.
//
//   npm run conformance               all of them
//   npm run conformance -- spectral   only these
import '#codegen/commands/help.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agreement } from '#test/external_checks/agreement.ts'
import { authorization } from '#test/external_checks/authorization.ts'
import { clients } from '#test/external_checks/clients.ts'
import { conformance } from '#test/external_checks/conformance.ts'
import { install } from '#test/external_checks/install.ts'
import type { ExternalCheck } from '#test/external_checks/external_check.ts'
import { realClients } from '#test/external_checks/real_clients.ts'
import { spectral } from '#test/external_checks/spectral.ts'

const checks: readonly ExternalCheck[] = [
  ...clients,
  spectral,
  agreement,
  conformance,
  authorization,
  realClients,
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}

await install()
const workshop = mkdtempSync(join(tmpdir(), 'external-checks-'))
let passed = 0
let failed = 0
try {
  for (const check of checks) {
    if (asked.length > 0 && !asked.includes(check.name)) continue
    const place = join(workshop, check.name)
    mkdirSync(place)
    const started = performance.now()
    try {
      const said = await check.run(place)
      passed += 1
      say(check.name, 'ok', started, said)
    } catch (error) {
      failed += 1
      say(check.name, 'FAILED', started, error instanceof Error ? error.message : String(error))
    }
  }
} finally {
  rmSync(workshop, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
// A check may have left something open, and there is nothing more to wait for.
process.exit(failed > 0 ? 1 : 0)

function say(name: string, verdict: string, started: number, said: string): void {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`${name.padEnd(18)} ${verdict} (${seconds} s)  ${said}`)
}
