// Reads spec/, writes generated/ and the handler stubs that are missing.
//
//   npm run generate                   write what has changed
//   npm run generate -- --check        write nothing; exit 1 and name what is stale, missing or surplus of what git keeps
//   npm run generate -- --check --full emit everything again even if no input has changed
//   npm run generate -- --watch        write again after every change of the registry, until Ctrl-C
//   npm run generate -- --problems     only say what is wrong with the registry
//   npm run generate -- --fix          first repair what has one repair, such as a mistyped name, and say so
//
//   npm run generate -- --new <folder> write the smallest registry there is, and what follows from it, to a new folder
//
// With --root <folder> the registry is <folder>/spec, and everything is written below <folder>. What git does not keep
// of the reference is left to `npm run pages`, but for --watch, --new and another folder.
// codegen/cache.ts says what is kept in .cache/ for the next run, and codegen/built.ts what is built of the generator.
import '#codegen/commands/help.ts'
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { buildRun, loadRun } from '#codegen/built.ts'
import { hashTools, readInputs } from '#codegen/inputs.ts'
import {
  arePagesCurrent,
  type Difference,
  differences,
  isCommitted,
  keepManifest,
  readManifest,
  summaryOf,
} from '#codegen/manifest.ts'
import type { WordData } from '#codegen/model.ts'
import { rootOf } from '#codegen/root.ts'

const [, , option, folder, ...more] = process.argv
const isNew = option === '--new' && folder !== undefined && more.length === 0
const { root, rest } = isNew ? { root: folder, rest: ['--new'] } : rootOf(process.argv.slice(2))
const modes = ['', '--check', '--check --full', '--watch', '--problems', '--fix']
const mode = rest.sort().join(' ')

enableCompileCache()
// One run is over before code that is optimised for long ones pays for its making, in time or in memory. Under --watch
// there are many, somebody waits for each, and what package.json asks for would hold for the thread that makes them.
const flags =
  mode === '--watch'
    ? ['--parallel-scavenge', '--max-semi-space-size=32', '--min-semi-space-size=32']
    : ['--no-opt', '--no-maglev']
// Not of a process that does something else too, as one of tests.
if (import.meta.main !== false) for (const flag of flags) setFlagsFromString(flag)
if (isNew) {
  await begin(root)
} else if (!modes.includes(mode)) {
  console.error(
    `unknown arguments: ${mode}; use none, or ${[...modes.slice(1), '--new <folder>'].join(', or ')}`,
  )
  process.exitCode = 2
} else if (mode === '--watch') {
  const { watch } = await import('#codegen/watch.ts')
  watch(root)
} else if (mode === '--problems') {
  await printProblems()
} else if (mode === '--fix') {
  await repair()
} else if (mode === '') {
  await run()
} else {
  await check(mode.endsWith('--full'))
}

async function begin(folder: string): Promise<void> {
  const [{ writeRegistry, nextSteps }, { update }] = await Promise.all([
    import('#codegen/new/write.ts'),
    import('#codegen/update.ts'),
  ])
  const refusal = writeRegistry(folder)
  if (refusal !== null) return fail(refusal)
  await update(folder, readInputs(folder), true)
  console.log(nextSteps(folder))
}

async function run(): Promise<void> {
  const started = performance.now()
  let inputs = readInputs(root)
  const { tools } = inputs
  const known = readManifest(root, inputs.hash)
  // Nothing else makes those of a registry in another folder.
  const pages = resolve(root) !== resolve(import.meta.dirname, '../..')
  const isDone = known !== null && differences(root, known, isCommitted).length === 0
  if (isDone && !(pages && !arePagesCurrent(root, inputs.hash))) {
    console.log(summaryOf(known, 0, started))
    return
  }
  const { update, loadCaches } = await loadRun(tools)
  loadCaches(root, tools)
  let outcome = await update(root, inputs, pages)
  while (outcome === 'changed') {
    inputs = readInputs(root, tools)
    outcome = await update(root, inputs, pages)
  }
  if (outcome === 'problems') process.exitCode = 1
  await buildRun(tools)
}

async function check(full: boolean): Promise<void> {
  const inputs = readInputs(root)
  const known = full ? null : readManifest(root, inputs.hash)
  if (known) return conclude(differences(root, known, isCommitted))
  const { generate, manifestOf } = await loadRun(inputs.tools)
  const { model, files, problems } = await generate(inputs)
  if (problems) return fail(problems.print())
  const manifest = manifestOf(inputs, model, files)
  if (readInputs(root).hash === inputs.hash) keepManifest(root, manifest)
  conclude(differences(root, manifest, isCommitted))
}

function conclude(found: readonly Difference[]): void {
  if (found.length === 0) {
    console.log('generated/ is what spec/ says')
    return
  }
  const lines = found.map(({ kind, path }) => `${kind.padEnd(7)} ${path}`)
  fail([...lines, '', 'generated/ is not what spec/ says: run npm run generate'].join('\n'))
}

async function repair(): Promise<void> {
  const { fix } = await import('#codegen/fix.ts')
  const { lines, doubts, problems } = await fix(root)
  for (const line of lines) console.log(line)
  if (problems) return fail([problems.print(), ...doubts].join('\n\n'))
  await run()
}

async function printProblems(): Promise<void> {
  const { buildFrom } = await loadRun(hashTools())
  const { model, problems } = await buildFrom(root)
  if (model === null) return fail(problems.print())
  console.log(
    `no problems: ${model.capabilities.length} capabilities, ${model.types.length} types, ${model.errors.length} codes`,
  )
  for (const line of emptyClasses(model.words)) console.log(line)
}

/** The classes of words that each language leaves empty, which may be right. */
function emptyClasses(words: WordData | null): string[] {
  const languages = words?.files.filter(({ name }) => name.length === 2) ?? []
  // Those with values of no list are of places and activities.
  const ofLanguages = words?.classes.filter(({ values }) => typeof values !== 'string') ?? []
  return languages.flatMap(({ name: language, classes }) => {
    const has = new Set(classes.map(({ name }) => name))
    const empty = ofLanguages.flatMap(({ name }) => (has.has(name) ? [] : [name]))
    return empty.length === 0 ? [] : [`${language} has no words for ${empty.join(', ')}`]
  })
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
