import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { demo } from '#server/demo/account.ts'
import { ensureDemo } from '#server/demo/make.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { allAbilities, useWorld } from '#test/support/world.ts'

const readme = readFileSync('README.md', 'utf8')
const guide = readFileSync('generated/docs/guides/a_session.md', 'utf8')
/** What the guide shows on a terminal, indented as the README has it. */
const terminal = [...guide.matchAll(/^```console.*\n([\s\S]*?)^```$/gm)]
  .map(([, text = '']) => text.replace(/^/gm, '    '))
  .join('\n')

interface Step {
  command: string
  output: string
}

/** The commands of the session in their order. What continues one is indented further than its output is. */
function stepsOf(text: string): Step[] {
  const steps: Step[] = []
  let isCommand = false
  for (const line of text.split('\n')) {
    if (!line.startsWith('    ')) continue
    const shown = line.slice(4)
    const step = steps.at(-1)
    if (shown.startsWith('$ ')) {
      steps.push({ command: shown.slice(2), output: '' })
      isCommand = true
    } else if (isCommand && shown.startsWith('  ')) {
      if (step) step.command += `\n${shown}`
    } else if (step) {
      isCommand = false
      step.output += `${shown}\n`
    }
  }
  return steps
}

/** What differs from machine to machine is left out. */
function comparable(output: string): string {
  return output
    .replace(/\b([a-z]{2}_)?[0-9a-hjkmnp-tv-z]{26}\b/g, '…')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
    .replace(/http:\/\/127\.0\.0\.1:\d+\/approvals/g, '/approvals')
    .replace(/http:\/\/127\.0\.0\.1:\d+\/i\/[\w-]{43}/g, '…')
    .trim()
}

describe.each([
  ['README', readme.slice(readme.indexOf('## An outing'), readme.indexOf('## Ways on')), 5],
  ['guide', terminal, 9],
])('%s', (_, session, count) => {
  const world = useWorld()

  test('every command of the session can be pasted in order, and answers what it shows', async () => {
    const steps = stepsOf(session)
    expect(steps.length).toBeGreaterThanOrEqual(count)
    const { runtime } = world.service
    expect(await ensureDemo(runtime, { samples: true })).not.toBeNull()
    const account = await insertAccount(runtime.database, demo)
    const { token } = await insertToken(runtime.database, account, {
      abilities: allAbilities,
      days: 1,
    })
    // The token command has tests of its own; here it stands for the account of this test's database.
    const script = [
      `npm() { echo ${token}; }`,
      ...steps.map(({ command }, index) => `${command}\necho "@@ ${index}"`),
    ]
      .join('\n')
      .replaceAll('http://127.0.0.1:3000', world.url)
    const { stdout } = await promisify(execFile)('bash', ['-euc', script])
    const outputs = stdout.split(/@@ \d+\n/).slice(0, -1)
    expect(outputs.map(comparable)).toEqual(steps.map(({ output }) => comparable(output)))
  }, 120_000)
})
