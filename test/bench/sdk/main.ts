// npm run bench:sdk: the SDK beside openapi-fetch, Hey API, stripe and openai: what a call adds to a bundle, and what checking
// the types of a call of every capability takes.
import '#codegen/commands/help.ts'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { refuseArguments } from '#codegen/arguments.ts'
import { seconds } from '#test/bench/measure.ts'
import { sizes } from '#test/bench/sdk/sizes.ts'
import { typeChecks } from '#test/bench/sdk/type_checks.ts'

const root = resolve(import.meta.dirname, '../../..')
const beside = join(import.meta.dirname, 'beside')

refuseArguments(process.argv.slice(2))

console.log('installing what is measured beside …')
const npm = process.env.npm_execpath
const args = ['ci', '--prefix', beside, '--no-audit', '--no-fund', '--ignore-scripts']
seconds(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, root)

const folder = workshop()
try {
  const kept = [...(await sizes(folder)), ...typeChecks(folder)]
  if (kept.includes(false)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** An empty project that has them all, and the SDK as it is published. */
function workshop(): string {
  const made = mkdtempSync(join(tmpdir(), 'sdk-bench-'))
  const sdk = join(made, 'node_modules/@service/sdk')
  mkdirSync(sdk, { recursive: true })
  cpSync(join(root, 'sdk/package.json'), join(sdk, 'package.json'))
  seconds(process.execPath, [join(root, 'sdk/build/main.ts'), join(sdk, 'dist')], root)
  const ours = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) =>
    join(root, 'node_modules', name),
  )
  const theirs = ['@hey-api/openapi-ts', 'openai', 'stripe'].map((name) =>
    join(beside, 'node_modules', name),
  )
  for (const path of [...ours, ...theirs]) {
    const link = join(made, path.slice(path.lastIndexOf('node_modules')))
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(path, link)
  }
  // The document alone, as somebody has it who generates a client of it.
  cpSync(join(root, 'generated/openapi.json'), join(made, 'openapi.json'))
  cpSync(join(root, 'generated/sdk/paths.ts'), join(made, 'paths.d.ts'))
  seconds(
    process.execPath,
    [
      join(beside, 'node_modules/@hey-api/openapi-ts/bin/run.js'),
      ...['-i', 'openapi.json', '-o', 'hey', '-c', '@hey-api/client-fetch'],
    ],
    made,
  )
  return made
}
