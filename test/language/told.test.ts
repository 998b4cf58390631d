import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** How many sentences are asked, of 22,000: another part in each run. All of them with MORE_RUNS, and by the command alone. */
const sample = 1_000

test('a sentence is understood otherwise without its word', async () => {
  // `node test/language/confirm_lines.ts` lists all that are not; with the seed, it repeats a run.
  const options = ['--seed', String(randomInt(2 ** 31))]
  if (process.env.MORE_RUNS === undefined) options.push('--most', String(sample))
  const command = ['--import', './server/preflight.mjs', 'test/language/confirm_lines.ts']
  const { stdout } = await promisify(execFile)(process.execPath, [...command, ...options])
  const [summary, ...untold] = stdout.trim().split('\n')
  expect({ options, summary, untold }).toEqual({
    options,
    summary: expect.stringMatching(/^0 of \d{4,} sentences/),
    untold: [],
  })
}, 900_000)
