import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const program = `
  import fc, { assert, check, nat, property } from 'fast-check'
  let runs = 0
  const holds = property(nat(), () => { runs += 1 })
  assert(holds, { numRuns: 3, seed: 1 })
  fc.assert(holds)
  const { numRuns } = check(holds, { numRuns: 7 })
  console.log(runs, numRuns)`

function runsOf(...hooks: string[]): string {
  const imports = ['./server/preflight.mjs', ...hooks].flatMap((path) => ['--import', path])
  const command = [...imports, '--input-type=module', '--eval', program]
  const env = { ...process.env, MORE_RUNS: '10' }
  return execFileSync(process.execPath, command, { encoding: 'utf8', env }).trim()
}

test('with MORE_RUNS, each property runs that many times as often as its test says', () => {
  expect(runsOf()).toBe('110 7')
  expect(runsOf('./test/support/more_runs/hook.ts')).toBe('1100 70')
})
