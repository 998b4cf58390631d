import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCalendar } from '#test/support/given/calendars.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

// The stories of spec/workflows.yaml, as Arazzo, told to a running service by somebody else's program.

const root = join(import.meta.dirname, '../..')
const stories = readdirSync(join(root, 'generated/arazzo'))

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stories-'))
  // Which people connect on a page.
  await aCalendar(world, sam)
})
afterAll(() => rm(folder, { recursive: true }))

test.each(stories)('%s goes from its first step to its last', async (story) => {
  const document = join(root, 'generated/arazzo', story)
  const { workflows } = JSON.parse(await readFile(document, 'utf8'))
  const report = await respect(document, {
    token: sam.token,
    host_token: sam.token,
    guest_token: ada.token,
    run: crypto.randomUUID(),
  })
  const [file] = Object.values(report.files)
  const [executed] = file?.executedWorkflows ?? []
  const steps = executed?.executedSteps ?? []
  for (const { stepId, checks } of steps) {
    expect(
      checks.filter(({ status }) => status !== 'success'),
      stepId,
    ).toEqual([])
  }
  expect(steps.map(({ stepId }) => stepId)).toEqual(
    workflows[0].steps.map(({ stepId }: { stepId: string }) => stepId),
  )
})

interface Report {
  files: Record<
    string,
    {
      executedWorkflows: {
        workflowId: string
        executedSteps: { stepId: string; checks: { status: string }[] }[]
      }[]
    }
  >
}

async function respect(document: string, inputs: Record<string, string>): Promise<Report> {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const output = join(folder, 'report.json')
  const given = Object.entries(inputs).map(([name, value]) => `${name}=${value}`)
  const args = ['respect', document, '-S', `api=${world.url}`, '-J', output]
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [cli, ...args, ...given.flatMap((one) => ['-i', one])],
      {
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
      (error, out, err) => {
        // It exits with 1 where a check fails, and the report says which; other trouble has no report.
        if (error && error.code !== 1) reject(new Error(`${out}${err}`))
        else resolve()
      },
    )
  })
  return JSON.parse(await readFile(output, 'utf8'))
}
