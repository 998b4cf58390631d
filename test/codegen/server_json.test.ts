import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#test/codegen/run_command.ts'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'server-json-'))
  for (const folder of ['spec', 'generated/mcp']) mkdirSync(join(root, folder), { recursive: true })
})

afterAll(() => rmSync(root, { recursive: true }))

async function check(name: string) {
  writeFileSync(join(root, 'generated/mcp/server.json'), JSON.stringify({ name }))
  const { code, out, err } = await runCommand('server_json', ['--root', root])
  return [code, out + err]
}

test.each([
  'example.service/capabilities',
  'com.example/plans',
  'org.example.plans/mcp',
  'test.plans/mcp',
])('%s is a placeholder, and not to be published', async (name) => {
  expect(await check(name)).toEqual([
    1,
    expect.stringContaining(`The name ${name} is a placeholder.`),
  ])
})

test.each(['com.acme/plans', 'com.examples/plans', 'io.github.example/plans'])(
  '%s can be published',
  async (name) => {
    expect(await check(name)).toEqual([
      0,
      `generated/mcp/server.json can be published as ${name}.\n`,
    ])
  },
)
