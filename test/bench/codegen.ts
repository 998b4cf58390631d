// npm run bench:codegen: the generator beside the one command of the field that does a part of its work, in turns: by the CPU that whole
// processes use with all their threads, which other work on the machine changes less than the time that they take.
//
// Each command is as it is from its second run on: Node has kept what it compiles of both, ours has built its sources into
// one file, and openapi-typescript comes built. Of what a run has read or written nothing is kept for "nothing kept".
import '#codegen/commands/help.ts'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { refuseArguments } from '#codegen/arguments.ts'
import { line, median, start, type Usage, until, usage } from '#test/bench/measure.ts'

const root = resolve(import.meta.dirname, '../..')
const { scripts }: { scripts: { generate: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const runs = 5

refuseArguments(process.argv.slice(2))

/** In memory where there is such a folder: a disk on which others have just deleted files takes longer to make them. */
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A copy of everything the generator reads, so that a run may write what it wants. */
function workshop(): string {
  const folder = mkdtempSync(join(place, 'codegen-bench-'))
  for (const part of ['package.json', 'package-lock.json', 'spec', 'codegen', 'server', 'sdk']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  // A folder of its own, in which the first run, which is not counted, builds the generator into one file.
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(packages, name))
  return folder
}

/** What `npm run generate` starts Node with. */
const [, ...command] = scripts.generate.split(' ')

function generate(folder: string, ...args: string[]): Usage {
  return usage([...command, ...args], folder)
}

/**
 * Everything again; without what an earlier run has kept, as in a fresh clone, or with it. What is there is moved away:
 * a file system that has just deleted hundreds of files takes a fifth of a run longer to make as many.
 */
function generateAll(folder: string, kept: 'kept' | 'nothing kept' = 'nothing kept'): Usage {
  const spent = mkdtempSync(join(folder, 'spent-'))
  for (const part of kept === 'nothing kept' ? ['generated', '.cache'] : ['generated']) {
    const path = join(folder, part)
    if (existsSync(path)) renameSync(path, join(spent, part))
  }
  return generate(folder)
}

/** Changes the summary of one capability. */
function changeSummary(folder: string, mark: string): void {
  const file = join(folder, 'spec/capabilities/lists.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^( {2}summary: ).*$/m, `$1${mark}`))
}

function openapiTypescript(folder: string): Usage {
  const bin = join(root, 'node_modules/openapi-typescript/bin/cli.js')
  return usage([bin, 'generated/openapi.json', '-o', join(folder, 'paths.ts')], folder)
}

function cpuOf(runs: readonly Usage[]): number {
  return median(runs.map(({ cpu }) => cpu))
}

function memoryOf(runs: readonly Usage[]): number {
  return median(runs.map(({ memory }) => memory))
}

/** The registry ten times over: each entry nine times more, under ids and tools of its own. */
function multiply(folder: string): void {
  const capabilities = join(folder, 'spec/capabilities')
  for (const file of readdirSync(capabilities)) {
    const text = readFileSync(join(capabilities, file), 'utf8')
    for (let copy = 1; copy < 10; copy += 1) {
      const renamed = text
        .replace(/^([a-z_]+\.[a-z_.]+):/gm, `x${copy}.$1:`)
        .replace(/^( {2}tool: )(?!null)(\S+)/gm, `$1x${copy}_$2`)
      writeFileSync(join(capabilities, file.replace('.yaml', `_x${copy}.yaml`)), renamed)
    }
  }
  const examples = join(folder, 'spec/examples')
  for (const file of readdirSync(examples)) {
    for (let copy = 1; copy < 10; copy += 1) {
      copyFileSync(join(examples, file), join(examples, `x${copy}.${file}`))
    }
  }
}

async function watching(folder: string): Promise<number[]> {
  const watcher = start(process.execPath, [...command, '--watch'], folder)
  const output = () => readFileSync(join(folder, 'generated/openapi.json'), 'utf8')
  const last = () => readFileSync(join(folder, 'generated/docs/llms-full.txt'), 'utf8')
  const times: number[] = []
  try {
    await until(() => watcher.printed().includes('capabilities,'), 20_000)
    // The first runs are slower, because nothing is compiled yet: one of many changes is measured.
    for (let run = 0; run < 3 * runs; run += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const mark = `Changed for the ${run}th time`
      const begun = performance.now()
      changeSummary(folder, mark)
      await until(() => output().includes(mark) && last().includes(mark), 20_000)
      times.push((performance.now() - begun) / 1000)
    }
  } finally {
    await watcher.stop()
  }
  return times
}

const folder = workshop()
const large = workshop()
try {
  const all: Usage[] = []
  const again: Usage[] = []
  const changed: Usage[] = []
  const nothing: Usage[] = []
  const other: Usage[] = []
  const check: Usage[] = []
  generateAll(folder)
  for (let run = 0; run < runs; run += 1) {
    all.push(generateAll(folder))
    other.push(openapiTypescript(folder))
    again.push(generateAll(folder, 'kept'))
    nothing.push(generate(folder))
    check.push(generate(folder, '--check'))
    changeSummary(folder, `Changed in round ${run}`)
    changed.push(generate(folder))
  }
  multiply(large)
  const ten = [generateAll(large), generateAll(large), generateAll(large)]
  const watched = await watching(folder)
  const base = cpuOf(other)
  console.log(
    `CPU of whole processes, median of ${runs}; openapi-typescript's own command: ${base.toFixed(2)} s`,
  )
  const report = [
    { what: 'everything, nothing kept / openapi-typescript', figure: cpuOf(all) / base, limit: 1 },
    {
      what: 'its memory / that of openapi-typescript',
      figure: memoryOf(all) / memoryOf(other),
      limit: 1,
    },
    {
      what: 'everything, with the caches / openapi-typescript',
      figure: cpuOf(again) / base,
      limit: 1,
    },
    { what: 'one summary changed / openapi-typescript', figure: cpuOf(changed) / base, limit: 1 },
    { what: 'nothing changed / everything', figure: cpuOf(nothing) / cpuOf(all), limit: 0.15 },
    {
      what: '--check, nothing changed / openapi-typescript',
      figure: cpuOf(check) / base,
      limit: 0.6,
    },
    { what: 'ten times the registry / the registry', figure: cpuOf(ten) / cpuOf(all), limit: 11 },
    { what: 'a change under --watch, seconds', figure: median(watched), limit: 0.3 },
  ]
  for (const { what, figure, limit } of report)
    console.log(line(what, figure, limit, figure <= limit))
} finally {
  rmSync(folder, { recursive: true, force: true })
  rmSync(large, { recursive: true, force: true })
}
