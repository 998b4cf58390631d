import { type About, checkValue, fieldAt, kindOf } from '#codegen/build/frames/fields.ts'
import { checkExamples, type Written } from '#codegen/build/frames/examples.ts'
import type { SlotKind } from '#codegen/frames/frame.ts'
import { PatternMistake, readPattern, slotsOf, type WordClasses } from '#codegen/frames/pattern.ts'
import type { Capability, FrameData, Model } from '#codegen/model.ts'
import type { Problems } from '#codegen/problem.ts'
import { Reader } from '#codegen/read.ts'
import {
  areaOf,
  type Entry,
  entryOf,
  locate,
  type Mapping,
  type Node,
  plain,
  type Spot,
} from '#codegen/source.ts'

/** What a frame is about, and the words that its patterns name by classes. */
interface AboutFrame extends About {
  readonly classes: WordClasses
}

/** The file that says in classes of words, for every language, what people ask for. */
export const sensesFile = 'senses'

/** The fewest examples of a frame, by language. Classes of words have none: each language has those of its own frames. */
const fewest: { readonly [language: string]: number } = { en: 6, [sensesFile]: 0 }
const fewestElsewhere = 4

const kinds: readonly SlotKind[] = [
  ...(['plan', 'idea', 'candidate', 'found', 'list', 'person', 'people', 'place'] as const),
  ...(['invite', 'item', 'moment', 'window', 'number', 'link', 'text'] as const),
  ...(['handles', 'words', 'preset', 'draft', 'sent'] as const),
]

/** The frames of spec/assistant; null where a registry has none. */
export function buildFrames(
  files: readonly Mapping[],
  model: Pick<Model, 'types' | 'capabilities'>,
  problems: Problems,
): FrameData[] | null {
  if (files.length === 0) return null
  return files.map((file) => buildFile(file, model, problems))
}

function buildFile(
  file: Mapping,
  model: Pick<Model, 'types' | 'capabilities'>,
  problems: Problems,
): FrameData {
  const reader = new Reader(problems)
  reader.keys(file, ['words', 'frames', 'none'])
  const words = entryOf(file, 'words')
  const listed = words ? (plain(words.value) as FrameData['words']) : {}
  const frames = mappingOf(file, 'frames', reader).flatMap((entry) =>
    framesOf(entry, {
      model,
      reader,
      classes: (listed.classes as WordClasses | undefined) ?? {},
    }),
  )
  const none = mappingOf(file, 'none', reader)
  for (const { at, key } of none) known(at, key, model, problems)
  checkExamples(frames, listed, problems)
  return {
    language: areaOf(file.file),
    words: listed,
    frames: frames.map(({ frame }) => frame),
    none: Object.fromEntries(none.map(({ key, value }) => [key, String(plain(value))])),
  }
}

function mappingOf(file: Mapping, key: string, reader: Reader): readonly Entry[] {
  const entry = entryOf(file, key)
  return (entry && reader.mapping(entry.value, `\`${key}\``)?.entries) ?? []
}

function known(
  spot: Spot,
  name: string,
  { capabilities }: Pick<Model, 'capabilities'>,
  problems: Problems,
): Capability | null {
  const found = capabilities.find(({ id }) => id === name)
  if (found?.surfaces.includes('assistant')) return found
  if (found)
    problems.add(
      spot,
      `\`${name}\` is not on the surface assistant: name that among its \`surfaces\`, or delete this`,
    )
  else {
    const spoken = capabilities.filter(({ surfaces }) => surfaces.includes('assistant'))
    const ids = spoken.map(({ id }) => id)
    problems.unknown(spot, 'capability of the assistant', name, ids)
  }
  return null
}

function framesOf({ key, at, value }: Entry, about: Omit<AboutFrame, 'capability'>): Written[] {
  const { model, reader } = about
  const { problems } = reader
  const capability = known(at, key, model, problems)
  if (!capability) return []
  if (value.kind !== 'list') {
    problems.add(value, `\`${key}\` lists its frames`)
    return []
  }
  return value.items.flatMap((item, number) => {
    const mapping = reader.mapping(item, 'a frame')
    if (!mapping) return []
    reader.keys(mapping, ['say', 'set', 'slots', 'needs', 'confirm', 'narrows', 'examples'])
    const first = areaOf(mapping.file) === sensesFile ? `${key}*` : key
    const id = number === 0 ? first : `${first}#${number + 1}`
    return frameOf(mapping, id, { ...about, capability })
  })
}

function frameOf(mapping: Mapping, id: string, about: AboutFrame): Written {
  const { capability, reader } = about
  const { problems } = reader
  const say = textsIn(mapping, 'say', reader)
  const used = new Map<string, Spot>()
  for (const { text, spot } of say) {
    try {
      for (const slot of slotsOf(readPattern(text, about.classes))) used.set(slot, spot)
    } catch (error) {
      if (!(error instanceof PatternMistake)) throw error
      problems.add(spot, `\`${text}\` ${error.message}`)
    }
  }
  const declared = entryOf(mapping, 'slots')?.value
  const own = new Map<string, SlotKind>()
  if (declared?.kind === 'mapping')
    for (const entry of declared.entries) {
      const kind = reader.word(entry.value, 'kind of slot', kinds)
      if (kind) own.set(entry.key, kind)
    }
  const slots = [...used].flatMap(([slot, spot]) => {
    const kind = own.get(slot) ?? kindOf(slot, spot, about)
    return kind === null ? [] : [[slot, kind] as const]
  })
  const set = entryOf(mapping, 'set')?.value
  const constants = set?.kind === 'mapping' ? set.entries : []
  for (const { key, at, value } of constants) checkValue(key, at, value, about)
  const needs = entryOf(mapping, 'needs')?.value
  const asked = needs ? reader.names(needs, 'slot') : []
  for (const one of asked) if (!used.has(one) && !own.has(one) && needs) fieldAt(one, needs, about)
  const given = new Set([...used.keys(), ...constants.map(({ key }) => key), ...asked])
  const missing = capability.input.fields.filter(
    ({ name, required }) => required && ![...given].some((one) => one.split('.')[0] === name),
  )
  if (missing.length > 0)
    problems.add(
      mapping,
      `a call of ${capability.id} needs ${missing.map(({ name }) => name).join(', ')}: add a slot, a value or \`needs\``,
    )
  const confirm = entryOf(mapping, 'confirm')
  const confirmed = confirm ? reader.boolean(confirm.value, '`confirm`') === true : false
  const narrows = entryOf(mapping, 'narrows')
  const narrowing = narrows ? reader.names(narrows.value, 'class of words') : []
  const least = fewest[areaOf(mapping.file)] ?? fewestElsewhere
  const examples = least === 0 ? [] : textsIn(mapping, 'examples', reader)
  if (examples.length < least)
    problems.add(mapping, `a frame has at least ${least} examples; this one has ${examples.length}`)
  return {
    frame: {
      id,
      capability: capability.id,
      say: say.map(({ text }) => text),
      set: Object.fromEntries(constants.map(({ key, value }) => [key, plain(value)])),
      slots: Object.fromEntries(slots),
      needs: asked,
      confirm: confirmed,
      ...(narrowing.length > 0 && { narrows: narrowing }),
      examples: examples.map(({ text }) => text),
      location: locate(mapping),
    },
    examples,
  }
}

function textsIn(mapping: Mapping, key: string, reader: Reader): { text: string; spot: Node }[] {
  const entry = entryOf(mapping, key)
  if (entry?.value.kind !== 'list') {
    reader.problems.add(mapping, `a frame has a list \`${key}\``)
    return []
  }
  return entry.value.items.flatMap((item) => {
    const text = reader.text(item, `an entry of \`${key}\``)
    return text === null ? [] : [{ text, spot: item }]
  })
}
