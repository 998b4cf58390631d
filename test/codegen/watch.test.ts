import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until, type Watch, Workshop } from '#test/codegen/workshop.ts'

const file = 'spec/capabilities/shelves.yaml'
let workshop: Workshop
let watch: Watch
let original: string
let count = 0

beforeAll(async () => {
  workshop = new Workshop()
  original = workshop.read(file)
  watch = workshop.watch()
  await watch.prints(/capabilities, \d+ files/)
})
beforeEach(() => {
  watch.printed()
})
afterAll(async () => {
  await watch.stop()
  workshop.remove()
})

/** The registry's file with a summary that it did not have before. */
function changed(): { text: string; summary: string } {
  count += 1
  const summary = `Make shelf number ${count}`
  return { text: original.replace('Make a shelf', summary), summary }
}

/** Waits until the summary is generated. Meanwhile every reader sees a whole document. */
async function generated(summary: string): Promise<void> {
  const seen = () => {
    const document = JSON.parse(workshop.read('generated/openapi.json'))
    return document.paths['/api/v2/capabilities/shelves.create'].post.summary === summary
  }
  await until(seen, () => `${summary}: ${watch.printed()}`)
}

/** The ways in which editors and tools save a file. */
const ways: { [way: string]: (path: string, text: string) => void } = {
  'in place': writeFileSync,
  'in two steps': (path, text) => {
    const open = openSync(path, 'w')
    writeSync(open, text.slice(0, 300))
    writeSync(open, text.slice(300))
    closeSync(open)
  },
  'by renaming a new file over it': (path, text) => {
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  },
  'by deleting and creating it': (path, text) => {
    rmSync(path)
    writeFileSync(path, text)
  },
  'by making the old file a backup': (path, text) => {
    renameSync(path, `${path}~`)
    writeFileSync(path, text)
    rmSync(`${path}~`)
  },
  'with its folder made again': (path, text) => {
    const folder = workshop.path('spec/capabilities')
    renameSync(folder, `${folder}_old`)
    mkdirSync(folder)
    for (const name of readdirSync(`${folder}_old`))
      renameSync(`${folder}_old/${name}`, `${folder}/${name}`)
    rmdirSync(`${folder}_old`)
    writeFileSync(path, text)
  },
}

describe('generate --watch', () => {
  test.each(Object.keys(ways))('generates after a save %s, three times in a row', async (way) => {
    for (let time = 0; time < 3; time += 1) {
      const { text, summary } = changed()
      ways[way]?.(workshop.path(file), text)
      await generated(summary)
    }
  })

  test('generates within a second of a change', async () => {
    const { text, summary } = changed()
    const started = performance.now()
    workshop.write(file, text)
    await generated(summary)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('ends with the last of many changes', async () => {
    for (let time = 0; time < 20; time += 1) {
      workshop.write(file, changed().text)
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
    await generated(`Make shelf number ${count}`)
  })

  test('follows a checkout of forty files, there and back', async () => {
    workshop.write('.gitignore', 'node_modules\n.cache\nserver\n')
    const types = (word: string) => {
      for (let at = 0; at < 40; at += 1)
        workshop.write(
          `spec/types/kind_${at}.yaml`,
          `Kind${at}: string(..${at + 9}) -- ${word} ${at}.\n`,
        )
    }
    const typesSay = (word: string) =>
      until(
        () =>
          (workshop.read('generated/types.ts').match(new RegExp(`${word} \\d`, 'g')) ?? [])
            .length === 40,
        () => watch.printed(),
      )
    workshop.git('init', '--quiet', '--initial-branch', 'one')
    types('One')
    await typesSay('One')
    workshop.git('add', '--all')
    workshop.git('commit', '--quiet', '--message', 'One')
    workshop.git('checkout', '--quiet', '-b', 'two')
    types('Two')
    await typesSay('Two')
    workshop.git('commit', '--quiet', '--all', '--message', 'Two')
    for (const [branch, word] of [
      ['one', 'One'],
      ['two', 'Two'],
    ] as const) {
      workshop.git('checkout', '--quiet', '--force', branch)
      await typesSay(word)
    }
    const check = async () => (await workshop.generate('--check')).err
    await expect.poll(check, { timeout: 10_000 }).toBe('')
    expect(watch.printed()).not.toContain('problem')
  })

  test('follows files that appear, get another name and go', async () => {
    const shelf = workshop.path('spec/types/rack.yaml')
    const types = () => workshop.read('generated/types.ts')
    writeFileSync(shelf, 'Rack: string(..9) -- Names a rack.\n')
    await until(() => types().includes('Names a rack.'), types)
    renameSync(shelf, workshop.path('spec/types/racks.yaml'))
    await watch.prints(/capabilities, \d+ files, [1-9]/)
    rmSync(workshop.path('spec/types/racks.yaml'))
    await watch.prints(/removed .*capabilities/s)
    expect(types()).not.toContain('Names a rack.')
  })

  test('ignores the files that editors keep next to it', async () => {
    for (const name of ['.shelves.yaml.swp', 'shelves.yaml~', '#shelves.yaml#', '4913'])
      workshop.write(`spec/capabilities/${name}`, 'not: [yaml')
    symlinkSync('sam@laptop.4711', workshop.path('spec/capabilities/.#shelves.yaml'))
    const { text, summary } = changed()
    workshop.write(file, text)
    await generated(summary)
    const lines = (await watch.prints(/capabilities/)).trim().split('\n')
    expect(lines).toEqual([expect.stringMatching(/^3 capabilities, \d+ files, \d+ changed/)])
  })

  test('shows the place of a mistake, generates nothing then, and goes on when it is corrected', async () => {
    const before = workshop.read('generated/openapi.json')
    workshop.write(file, original.replace('input:\n    name:', 'input:\n    name: ['))
    expect(await watch.prints(/problems? in 1 file/)).toMatch(/shelves\.yaml:\d+:\d+: not YAML: /)
    expect(workshop.read('generated/openapi.json')).toBe(before)
    const { text, summary } = changed()
    workshop.write(file, text)
    await generated(summary)
  })

  test('uses the generator as it is after a change, and outlives one that does not run', async () => {
    const source = 'codegen/emit/text.ts'
    const from = "'Generated from spec/ by codegen. Do not edit.'"
    const first = () => workshop.read('generated/types.ts').split('\n')[0]
    workshop.edit(source, from, "'Made by another version.'")
    await until(
      () => first() === '// Made by another version.',
      () => watch.printed(),
    )
    workshop.edit(source, "'Made by another version.'", "'Made by")
    await watch.prints(/SyntaxError|Unterminated/)
    workshop.edit(source, "'Made by", from)
    await until(
      () => first()?.startsWith('// Generated from') === true,
      () => watch.printed(),
    )
  })

  test('ends at once at Ctrl-C, in the middle of its work', async () => {
    const other = workshop.watch()
    await other.prints(/watching spec/)
    expect(await other.stop('SIGINT')).toBe('SIGINT')
  })
})
