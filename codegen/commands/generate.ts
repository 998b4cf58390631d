// Reads spec/, writes generated/ and the handler stubs that are missing.
//
//   npm run generate                   write what has changed
//   npm run generate -- --check        write nothing; exit 1 and name what is stale, missing or surplus
//   npm run generate -- --check --full emit everything again even if no input has changed
//   npm run generate -- --watch        write again after every change of the registry
//   npm run generate -- --problems     only say what is wrong with the registry
import { enableCompileCache } from 'node:module'
import {
  type Difference,
  differences,
  hashInputs,
  keepManifest,
  type Manifest,
  readManifest,
} from '#codegen/manifest.ts'

const root = process.cwd()
const modes = ['', '--check', '--check --full', '--watch', '--problems']
const mode = process.argv.slice(2).sort().join(' ')

if (!modes.includes(mode)) {
  console.error(`unknown arguments: ${mode}\nuse none, or ${modes.slice(1).join(', or ')}`)
  process.exitCode = 2
} else if (mode === '--problems') {
  await printProblems()
} else if (mode.startsWith('--check')) {
  await check(mode.endsWith('--full'))
} else {
  await run()
}
if (mode === '--watch') {
  const { watchSpec } = await import('#codegen/watch.ts')
  watchSpec(root, run)
  console.log('watching spec/')
}

async function run(): Promise<void> {
  const started = performance.now()
  // Under --watch everything is loaded at once, so that the first change does not wait for it.
  const known = mode === '--watch' ? null : readManifest(root, hashInputs(root))
  if (known && differences(root, known).length === 0) return sum(known, 0, started)
  enableCompileCache()
  const [{ generate }, { Writing }, { stubs }] = await Promise.all([
    import('#codegen/generate.ts'),
    import('#codegen/write.ts'),
    import('#codegen/stub.ts'),
  ])
  const writing = new Writing(root)
  const result = await generate(root, (made) => writing.take(made))
  if (result.problems) return report(result.problems.print())
  const { model, manifest } = result
  const { written, removed, stubs: made } = await writing.finish(stubs(model))
  keepManifest(root, manifest)
  for (const path of removed) console.log(`removed ${path}`)
  for (const path of made) console.log(`new     ${path}`)
  sum(manifest, written.length, started)
}

function sum({ capabilities, files }: Manifest, changed: number, started: number): void {
  const took = Math.round(performance.now() - started)
  const count = Object.keys(files).length
  console.log(`${capabilities} capabilities, ${count} files, ${changed} changed (${took} ms)`)
}

async function check(full: boolean): Promise<void> {
  const known = full ? null : readManifest(root, hashInputs(root))
  if (known) return conclude(differences(root, known))
  enableCompileCache()
  const { generate } = await import('#codegen/generate.ts')
  const { manifest, problems } = await generate(root)
  if (problems) return report(problems.print())
  keepManifest(root, manifest)
  conclude(differences(root, manifest))
}

function conclude(found: readonly Difference[]): void {
  if (found.length === 0) {
    console.log('generated/ is what spec/ says')
    return
  }
  const lines = found.map(({ kind, path }) => `${kind.padEnd(7)} ${path}`)
  report([...lines, '', 'generated/ is not what spec/ says: run npm run generate'].join('\n'))
}

async function printProblems(): Promise<void> {
  const { buildFrom } = await import('#codegen/generate.ts')
  const { model, problems } = await buildFrom(root)
  if (model === null) return report(problems.print())
  console.log(
    `no problems: ${model.capabilities.length} capabilities, ${model.types.length} types, ${model.errors.length} codes`,
  )
}

/** While watching, prints the problems and waits for the next change. */
function report(text: string): void {
  console.error(text)
  if (mode !== '--watch') process.exitCode = 1
}
