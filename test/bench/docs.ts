// npm run bench:docs: the whole reference beside `redocly build-docs` alone, in one run, both as whole processes.
import '#codegen/commands/help.ts'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { refuseArguments } from '#codegen/arguments.ts'
import { line, median, seconds } from '#test/bench/measure.ts'

const root = resolve(import.meta.dirname, '../..')
const runs = 5
const limit = 3

refuseArguments(process.argv.slice(2))

const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'))
try {
  for (const part of ['package.json', 'spec', 'codegen', 'generated/openapi.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  process.env.REDOCLY_TELEMETRY = 'off'
  process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true'
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const alone: number[] = []
  const whole: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const options = ['build-docs', 'generated/openapi.json', '--inlineBundle', '-o', 'redoc.html']
    alone.push(seconds(process.execPath, [redocly, ...options], folder))
    rmSync(join(folder, 'site'), { recursive: true, force: true })
    whole.push(seconds(process.execPath, ['codegen/commands/docs.ts'], folder))
  }
  const base = median(alone)
  const figure = median(whole) / base
  console.log(`median of ${runs}; redocly build-docs alone: ${base.toFixed(2)} s`)
  console.log(line('the whole reference / redocly build-docs', figure, limit, figure <= limit))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
