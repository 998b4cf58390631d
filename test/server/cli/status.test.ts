import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'

const node = ['--import', './server/preflight.mjs', 'server/cli/status.ts']

test('npm run status names every capability once, and counts them', async () => {
  const out = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, node, (error, stdout) => (error ? reject(error) : resolve(stdout)))
  })
  const lines = out.trimEnd().split('\n')
  const rows = lines.slice(0, -2).map((line) => /^(live|stub|refused) +(\S+) /.exec(line)?.slice(1))
  expect(rows.map((row) => row?.[1])).toEqual(Object.keys(capabilities))
  expect(rows).toContainEqual(['live', 'ideas.lists.create'])
  expect(rows).toContainEqual(['refused', 'plans.send'])
  expect(lines.at(-1)).toMatch(/^\d+ live, \d+ stubs, 3 refused; 77 in all$/)
})
