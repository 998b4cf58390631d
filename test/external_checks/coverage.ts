// Which of the answers that the OpenAPI document describes the tests have seen: they run with their requests and
// answers recorded, and redocly holds the recording against the document. What was never seen needs a reason, and no
// answer may be other than it is described.
//
//   npm run coverage:api                    records, then checks
//   npm run coverage:api -- test/server     records these tests as well
import '#codegen/commands/help.ts'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseArguments } from '#codegen/arguments.ts'
import { all } from '#test/contract/live.ts'
import { document, run, root } from '#test/external_checks/external_check.ts'
import { type Operation, type Unseen, unseen } from '#test/external_checks/unseen.ts'

interface Coverage {
  totals: Record<'operations' | 'responses', { covered: number; total: number }>
  operations: { method: string; path: string; missing: { kind: string; status?: string }[] }[]
}

/** Where the recording and the document part. */
interface Findings {
  problems: { target: string; message: string; method: string; url: string }[]
}

/** The tests of what all operations promise, and those that are named. */
const tests = ['test/contract.test.ts', 'test/contract', ...process.argv.slice(2)]

refuseArguments(process.argv.slice(2).filter((one) => one.startsWith('-')))

const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
const problems: string[] = []
try {
  await record()
  report(await coverage())
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = problems.length > 0 ? 1 : 0

async function record(): Promise<void> {
  process.env.RECORD_HAR = folder
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const config = join(import.meta.dirname, 'recording.config.ts')
  const { code, output } = await run(vitest, ['run', '--config', config, ...tests], root)
  if (code !== 0) problems.push(`tests failed:\n${output.trim().slice(-2_000)}\n`)
  const files = readdirSync(folder).filter((name) => name.endsWith('.har'))
  if (files.length === 0) throw new Error(`nothing was recorded: ${output.trim().slice(-4_000)}`)
}

async function coverage(): Promise<Coverage> {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const report = mkdtempSync(join(tmpdir(), 'drift-'))
  const [detail, findings] = [join(report, 'coverage.json'), join(report, 'findings.json')]
  const { output } = await run(
    cli,
    [
      ...['drift', folder, '--api', document, '--server', 'https://service.example', '--coverage'],
      ...['--coverage-output', detail, '--format', 'json', '--output', findings],
    ],
    root,
  )
  try {
    // Of requests nothing is made here: the tests send what is wrong, on purpose, all the time.
    const { problems: found }: Findings = JSON.parse(readFileSync(findings, 'utf8'))
    for (const { target, message, method, url } of found) {
      if (target === 'response') problems.push(`${method} ${url}: ${message}`)
    }
    return JSON.parse(readFileSync(detail, 'utf8'))
  } catch {
    throw new Error(`redocly did not report: ${output.trim().slice(-2_000)}`)
  } finally {
    rmSync(report, { recursive: true, force: true })
  }
}

function report({ totals, operations }: Coverage): void {
  const { operations: asked, responses: seen } = totals
  console.log(`operations  ${asked.covered} of ${asked.total} asked`)
  console.log(`answers     ${seen.covered} of ${seen.total} seen`)
  const excused = new Map<Unseen, string[]>()
  for (const { method, path, missing } of operations) {
    const facts = all.find(({ id }) => path === `/api/v2/capabilities/${id}`) ?? null
    const operation: Operation = { method, path, facts }
    for (const status of missing.flatMap(({ kind, status }) =>
      kind === 'response' ? (status ?? []) : [],
    )) {
      const reason = unseen.find((one) => one.statuses.includes(status) && one.of(operation))
      if (reason) excused.set(reason, [...(excused.get(reason) ?? []), `${status} ${path}`])
      else problems.push(`${method} ${path} was never seen to answer ${status}`)
    }
  }
  for (const one of unseen) {
    const found = excused.get(one)
    if (!found) problems.push(`nothing needs the reason ${one.why}`)
    console.log(
      `unseen      ${String(found?.length ?? 0).padStart(3)}  ${one.statuses.join(', ')}: ${one.why}`,
    )
  }
  for (const problem of problems) console.log(`PROBLEM     ${problem}`)
  console.log(`${seen.covered} passed, ${problems.length} failed`)
}
