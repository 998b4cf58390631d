import type { WordClass, WordData, WordList } from '#codegen/model.ts'
import type { Problems } from '#codegen/problem.ts'
import { withoutItem } from '#codegen/repair.ts'
import {
  areaOf,
  type Entry,
  locate,
  type Mapping,
  type Node,
  type Scalar,
} from '#codegen/source.ts'
import { byClass } from '#codegen/words/by_class.ts'
import { expand, NotationMistake } from '#codegen/words/expand.ts'
import { openValues } from '#codegen/words/open_values.ts'
import { shapeOf, shapes } from '#codegen/words/shape.ts'
import { spelled } from '#codegen/words/spelling.ts'

/** The sections of every file of words, in their order. */
export const wordSections = ['time', 'text', 'place', 'activity', 'page', 'answer'] as const

/** The file that says which classes of words there are. */
const declaring = 'classes'

/** What was built last without a problem, and of what: under --watch most changes leave words alone. */
let last: { readonly files: readonly Mapping[]; readonly words: WordData | null } | null = null

/** Builds the words of spec/words; null where a registry has none. */
export function buildWords(files: readonly Mapping[], problems: Problems): WordData | null {
  const isSame =
    last?.files.length === files.length && files.every((one, at) => one === last?.files[at])
  if (last !== null && isSame) return last.words
  const count = problems.count
  const words = wordsFrom(files, problems)
  last = problems.count === count ? { files, words } : null
  return words
}

function wordsFrom(files: readonly Mapping[], problems: Problems): WordData | null {
  const declared = files.find(({ file }) => areaOf(file) === declaring)
  const lists = files.filter((one) => one !== declared)
  if (!declared) {
    for (const { file } of lists) {
      const message = `spec/words/${declaring}.yaml is missing: it says which classes of words there are`
      problems.add({ file, start: 0, end: 1 }, message)
    }
    return null
  }
  const classes = buildClasses(declared, problems)
  const known = new Map(classes.map((one) => [one.name, one]))
  const values = new Map<string, Value>()
  const built = lists.map((file) => buildList(file, known, values, problems))
  return { classes, files: built }
}

function buildClasses(declared: Mapping, problems: Problems): WordClass[] {
  return entriesOf(declared, problems).flatMap(({ name, entry }) => {
    const text = entry.value.kind === 'scalar' ? String(entry.value.value ?? '') : ''
    const [shaped = '', about = ''] = text.split(' -- ')
    const shape = shapeOf(shaped.trim())
    if (!/^[a-z][a-z0-9_]*$/.test(entry.key))
      problems.add(entry.at, 'a class is named in lower case, with _ between words')
    if (shape === null) {
      problems.add(entry.value, `a class says what it looks like: ${shapes}`)
      return []
    }
    if (about.trim() === '')
      problems.add(entry.value, `say what \`${entry.key}\` is for: \`${shaped.trim()} -- …\``)
    return [{ name, ...shape, about: about.trim(), location: locate(entry.at) }]
  })
}

/** What a word means, and where the first language says so. */
interface Value {
  readonly value: string
  readonly spot: Scalar
}

function buildList(
  file: Mapping,
  known: ReadonlyMap<string, WordClass>,
  values: Map<string, Value>,
  problems: Problems,
): WordList {
  const name = areaOf(file.file)
  if (!/^(?:[a-z]{2}|places|activities)$/.test(name))
    problems.add(
      { file: file.file, start: 0, end: 1 },
      'a file of words has the name of its language in two letters, such as de.yaml, or is places.yaml or activities.yaml',
    )
  const listed = name === 'activities' ? byClass(file, problems) : file
  const classes = entriesOf(listed, problems).flatMap(({ name, entry }) => {
    const of = known.get(name)
    if (!of) {
      problems.unknown(entry.at, 'class of words', name, known.keys())
      return []
    }
    const seen = new Map<string, Scalar>()
    const words = partsOf(entry, of, problems).map(({ value, node }) => ({
      value,
      words: wordsIn(node, of, problems).flatMap(({ word, spot }) => {
        const key = of.shared ? `${value} ${word}` : word
        const first = seen.get(key)
        if (first) {
          const message = `\`${word}\` is already in \`${name}\`, on line ${locate(first).line}`
          if (first.value === spot.value && first.start !== spot.start)
            problems.addRepairable(spot, message, withoutItem(spot))
          else problems.add(spot, message)
          return []
        }
        seen.set(key, spot)
        if (value !== null && !of.differs && !of.shared) checkValue(`${name} ${word}`, value, spot)
        return [word]
      }),
    }))
    return [{ name, words, location: locate(entry.at) }]
  })
  return { name, location: { file: file.file.path, line: 1, column: 1 }, classes }

  function checkValue(key: string, value: string, spot: Scalar): void {
    const first = values.get(key)
    if (!first) values.set(key, { value, spot })
    else if (first.value !== value) {
      const at = locate(first.spot)
      problems.add(
        spot,
        `this is ${value} here and ${first.value} at ${at.file}:${at.line}: correct one, or add \`, by language\` to the class`,
      )
    }
  }
}

interface Part {
  readonly value: string | null
  readonly node: Node
}

/** The lists of a class: one, or one for each value. */
function partsOf({ key, value }: Entry, { values }: WordClass, problems: Problems): Part[] {
  if (values === null) return [{ value: null, node: value }]
  if (value.kind !== 'mapping') {
    const example = typeof values === 'string' ? openValues[values].example : values[0]
    problems.add(value, `\`${key}\` lists words by a value, such as \`${example}: [one, other]\``)
    return []
  }
  return value.entries.flatMap((entry) => {
    if (typeof values === 'string') {
      if (openValues[values].is(entry.key)) return [{ value: entry.key, node: entry.value }]
      problems.add(
        entry.at,
        `\`${entry.key}\` is no ${values}, such as \`${openValues[values].example}\``,
      )
      return []
    }
    const known = values.map(String)
    if (known.includes(entry.key)) return [{ value: entry.key, node: entry.value }]
    problems.unknownWord(entry.at, `value of ${key}`, entry.key, known)
    return []
  })
}

/** The words of a list, all that their notation stands for. */
function wordsIn(node: Node, of: WordClass, problems: Problems): { word: string; spot: Scalar }[] {
  if (node.kind !== 'list') {
    problems.add(node, 'expected a list of words, such as [one, other]')
    return []
  }
  return node.items.flatMap((item) => {
    if (item.kind !== 'scalar' || typeof item.value !== 'string' || item.value.trim() === '') {
      problems.add(item, 'a word must be text: put it in quotes')
      return []
    }
    return expanded(item, item.value, of, problems).map((word) => ({ word, spot: item }))
  })
}

function expanded(spot: Scalar, text: string, of: WordClass, problems: Problems): string[] {
  const right = spelled(text, of.spelling)
  if (right !== text) {
    const what = of.spelling === 'folded' ? 'folded' : 'as this class spells words'
    problems.addRepairable(spot, `\`${text}\` is not ${what}: write \`${right}\``, {
      spot,
      text: right,
    })
    return []
  }
  try {
    const words = expand(text)
    const wrong = words.map((word) => mistakeIn(word, of)).find((one) => one !== null)
    if (wrong === undefined) return words
    problems.add(spot, `\`${text}\` ${wrong}`)
  } catch (error) {
    if (!(error instanceof NotationMistake)) throw error
    problems.add(spot, `\`${text}\` ${error.message}`)
  }
  return []
}

function mistakeIn(word: string, { kind }: WordClass): string | null {
  if (word === '') return 'may be nothing at all: a part of it must be required'
  if (kind === 'words' && word.includes(' '))
    return 'is more than a word: make the class one of phrases'
  if (!word.includes('~')) return null
  if (kind !== 'stems') return 'has a ~ for any ending: make the class one of stems'
  return /^~|~(?! |$)|(?<=^| )~/.test(word) ? 'has a ~ that does not end a word' : null
}

interface Named {
  /** With its section: `time.month`. */
  readonly name: string
  readonly entry: Entry
}

/** The classes of a file, and what is wrong with its order. */
function entriesOf(file: Mapping, problems: Problems): Named[] {
  const found: Named[] = []
  const order = file.entries.map(({ key }) => wordSections.findIndex((one) => one === key))
  file.entries.forEach((section, index) => {
    const place = order[index] ?? -1
    if (place === -1) {
      problems.unknownWord(section.at, 'section', section.key, wordSections)
      return
    }
    if (order.slice(0, index).some((before) => before > place))
      problems.add(section.at, `sections are in the order ${wordSections.join(', ')}`)
    if (section.value.kind !== 'mapping') {
      problems.add(section.value, `\`${section.key}\` must be a mapping of classes`)
      return
    }
    let last = ''
    for (const entry of section.value.entries) {
      if (entry.key < last)
        problems.add(entry.at, `\`${entry.key}\` belongs before \`${last}\`: in alphabetical order`)
      else last = entry.key
      found.push({ name: `${section.key}.${entry.key}`, entry })
    }
  })
  return found
}
