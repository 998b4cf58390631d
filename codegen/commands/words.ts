// Finds words that readers would have to decode, in everything people write here; part of `npm run check`.
//
//   npm run lint:words -- [path …]
//
// Exits with 1 if something is found.
import '#codegen/commands/help.ts'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { refuseArguments } from '#codegen/arguments.ts'
import { findWords } from '#codegen/lint/words.ts'

const written = /\.(ts|mjs|js|yaml|yml|md|css)$/

/** Not checked: generated files, released migrations, sentences that others wrote, and the list itself. */
const left =
  /^(test\/assistant\/(?:en|de|dialogues)\.[a-z.]+\.yaml$|generated\/|package-lock\.json|server\/database\/migrations\/|codegen\/lint\/words\.ts|test\/codegen\/lint\/words\.test\.ts)/

refuseArguments(process.argv.slice(2).filter((one) => one.startsWith('-')))

const paths = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '--',
  ...process.argv.slice(2),
])
  .toString()
  .split('\n')
  .filter((path) => written.test(path) && !left.test(path))

let count = 0
for (const path of paths) {
  for (const { line, column, word, instead } of findWords(textOf(path))) {
    count += 1
    console.log(`${path}:${line}:${column}: “${word}” → ${instead}`)
  }
}
if (count > 0) {
  console.log(`${count} ${count === 1 ? 'word' : 'words'} to write otherwise`)
  process.exitCode = 1
}

/** Returns the text of a file; an empty text if it was removed. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
