// Compares the examples of live capabilities with what the server answers in their situations, on a database it
// starts itself.
//
//   npm run examples [-- --check]  say where an example differs; exit 1 if one does
//   npm run examples -- --write    take the sentences of the server over into spec/examples, then generate again
//
// Only sentences are taken over. Where a status, a code, an effect or a candidate differs, the example or the scene
// in test/contract/examples/scenes is wrong, and a person decides which.
import '#codegen/commands/help.ts'
import { spawnSync } from 'node:child_process'

const asked = process.argv.slice(2).join(' ') || '--check'
if (asked !== '--check' && asked !== '--write') {
  console.error('Say --check or --write; --help shows more.')
  process.exit(2)
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'test/contract/examples.test.ts']
const run = (args: readonly string[], env = {}) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status
// What was taken over is compared anew: what is left then is for a person.
if (asked === '--write') run([...vitest, '--silent', '--reporter=dot'], { EXAMPLES: 'write' })
const status = run(vitest)
if (asked === '--write') run(['codegen/commands/generate.ts'])
process.exitCode = status ?? 1
