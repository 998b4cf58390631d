import type { Collection } from '#server/domain/collection.ts'
import { isObject } from '#server/domain/json.ts'
import { memberPointer } from '#server/domain/pointer.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { localTime } from '#server/surfaces/mcp/answer/local_time.ts'
import { withToolsNamed } from '#server/surfaces/mcp/answer/names.ts'
import {
  isAlike,
  isBare,
  handleOf,
  isFree,
  isLeftOut,
  isOwn,
  isScalar,
  isSentence,
  isAllText,
  isTexts,
  isUsualInside,
  isWords,
  labelOf,
  ownHandle,
} from '#server/surfaces/mcp/answer/fields.ts'
import {
  authorAt,
  isTitleSaid,
  type OthersWords,
} from '#server/surfaces/mcp/answer/others_words.ts'
import { saidAbout, saidHere } from '#server/surfaces/mcp/answer/sentence.ts'
import {
  leaving,
  listedText,
  longList,
  longText,
  nothing,
  isLess,
  pageOf,
  plainStyle,
  type Style,
  styleOf,
} from '#server/surfaces/mcp/answer/style.ts'
import {
  isEnvelope,
  isNothing,
  isRepeat,
  longestAgain,
} from '#server/surfaces/mcp/answer/repeats.ts'
import { shownValue } from '#server/surfaces/mcp/answer/shown.ts'
import { copied, nothingWritten } from '#server/surfaces/mcp/answer/written.ts'
import { fits, leftOutText } from '#server/surfaces/mcp/answer/fitting.ts'
import { quoted, safeJson } from '#server/surfaces/mcp/answer/quote.ts'

type Part = Readonly<Record<string, unknown>>

/** An answer inside of an answer, as text. */
export type Nested = (answer: GivenEnvelope) => string

/** Writes the parts of one answer as lines of text, each thing with its handle where it first comes. */
export class DataText {
  readonly #others: OthersWords
  readonly #zone: string
  readonly #nested: Nested
  readonly #isWrite: boolean
  #state = nothingWritten()

  constructor(others: OthersWords, zone: string, nested: Nested, isWrite = false) {
    this.#isWrite = isWrite
    this.#others = others
    this.#zone = zone
    this.#nested = nested
  }

  /** The lines of an answer's data. */
  data(data: unknown): string[] {
    if (!isObject(data)) return []
    const style = styleOf(data, authorAt(this.#others, '', null), plainStyle(this.#zone, longText))
    const [single, lists]: [string[], string[]] = [[], []]
    const members = Object.entries(data).filter(
      ([field, value]) => !isNothing(value) && !isLeftOut(field),
    )
    const scalars = members.flatMap(([field, value]) =>
      isScalar(value) ? this.#member(field, value, memberPointer('', field), style) : [],
    )
    for (const [field, value] of members) {
      if (isScalar(value)) continue
      const pointer = memberPointer('', field)
      if (Array.isArray(value) && value.some(isObject))
        lists.push(...this.#list(field, value, pointer, style))
      else if (isObject(value)) {
        const text = this.#thing(value, pointer, style)
        if (text !== '') single.push(`- ${field}: ${text}`)
      }
    }
    const first = scalars.length > 0 ? [`- ${scalars.join(', ')}`] : []
    return [...first, ...single, ...lists, ...this.#state.after]
  }

  /** Facts besides the data, in one line that is no item of a list; `before` says what they are. */
  facts(facts: Part, before = 'Also'): string[] {
    const style = plainStyle(this.#zone, longText)
    const said = Object.entries(facts).flatMap(([field, value]) =>
      isNothing(value) ? [] : this.#member(field, value, '', style),
    )
    return said.length === 0 ? [] : [`${before}: ${said.join(', ')}`]
  }

  /** What a failure offers to choose from. */
  candidates(candidates: readonly Part[]): string[] {
    const style = plainStyle(this.#zone, listedText)
    return candidates.map((one, at) => `- ${this.#thing(one, `/candidates/${at}`, style)}`)
  }

  /** Where a page of a list ends, and how to go on. */
  page({ has_more, next_cursor }: Collection): string[] {
    if (!has_more || next_cursor === null) return []
    this.#state.written.add(`cursor=${next_cursor}`)
    return [`There is more: call the same tool with cursor=${next_cursor}`]
  }

  /** In which zone times are, if there were any. */
  times(): string[] {
    return this.#state.hasTimes ? [`Times: ${this.#zone}`] : []
  }

  /** Whether the text so far has a field with this value. */
  has(field: string, value: unknown): boolean {
    return typeof value === 'string' && this.#state.written.has(`${field}=${value}`)
  }

  #list(field: string, list: readonly unknown[], pointer: string, around: Style): string[] {
    const isDense = list.length >= longList
    const longest = list.length > 1 ? listedText : longText
    const usual = isDense ? this.#usualOf(list.filter(isObject)) : nothing
    const own = isDense ? ownHandle(list) : null
    const handle = own === null || isRepeat({}, own) ? null : own
    const style = { ...around, longest, isDense, handle, usual }
    const { lines, left } = this.#fitted(field, list, pointer, style)
    const named = handle === null ? '' : `, each with its ${handle}`
    const unless = usual.size === 0 ? '' : `, unless said: ${[...usual].join(', ')}`
    const without = left.size === 0 ? '' : `; left out: ${leftOutText([...left])}`
    const said = `${named}${unless}${without}`
    return field === 'items' && said === ''
      ? lines
      : [`${field} (${list.length})${said}:`, ...lines]
  }

  /** The lines of a list, of a long one so short that they fit, and the fields that were left out. */
  #fitted(field: string, list: readonly unknown[], pointer: string, style: Style) {
    const before = this.#state
    const leave = new Set<string>()
    for (const [at, fields] of leaving.entries()) {
      this.#state = copied(before)
      for (const one of fields) leave.add(one)
      const left = new Set<string>()
      const here = { ...style, leave, left }
      const lines = list.map((one, at) => `- ${this.#entry(field, one, `${pointer}/${at}`, here)}`)
      const isLast = !style.isDense || at === leaving.length - 1
      if (isLast || fits(lines.join('\n'), list.length, 'text')) return { lines, left }
    }
    return { lines: [], left: new Set<string>() }
  }

  /** What most entries of a list say alike, of what all of them say. */
  #usualOf(entries: readonly Part[]): ReadonlySet<string> {
    const style = plainStyle(this.#zone, listedText)
    const counts = new Map<string, number>()
    const [first = {}] = entries
    for (const field of Object.keys(first)) {
      if (!entries.every((one) => isAlike(field, one[field]))) continue
      for (const one of entries) {
        const [text = ''] = this.#member(field, one[field], '', style)
        counts.set(text, (counts.get(text) ?? 0) + 1)
      }
    }
    const most = [...counts].filter(([, count]) => count * 2 > entries.length)
    return new Set(most.map(([text]) => text))
  }

  #entry(field: string, one: unknown, pointer: string, style: Style): string {
    return isObject(one)
      ? this.#thing(one, pointer, style)
      : String(this.#value(field, one, pointer, style))
  }

  /** A thing in one line: what it is called, its handle, and what was not written of it before. */
  #thing(part: Part, pointer: string, around: Style): string {
    const style = styleOf(part, authorAt(this.#others, pointer, around.author), around)
    const label = labelOf(part)
    const page = pageOf(part, style)
    const mark = page === null ? style : { ...style, author: `from ${page}` }
    const called = label === undefined ? null : this.#calledBy(part, label, pointer, mark)
    const isCounts = Object.values(part).every((value) => typeof value === 'number')
    const known = this.#knownOf(part, called)
    const members = Object.entries(part).flatMap(([field, value]) => {
      if (field === label || isNothing(value) || isLeftOut(field)) return []
      if (page !== null && field === 'source_url') return []
      if (
        (isCounts && value === 0) ||
        isRepeat(part, field, around.around ?? {}) ||
        isUsualInside(field, value, around.around !== null)
      )
        return []
      const isText = style.isDense && called !== null && isWords(field) && !isSentence(field)
      if (isText || (style.leave.has(field) && isLess(part, field, around))) {
        style.left.add(isText ? 'texts' : field)
        return []
      }
      const inside = { ...style, around: part, handle: null, usual: nothing }
      const all = this.#member(field, value, memberPointer(pointer, field), inside)
      const here = shownValue(field, value, this.#others.meaningOf)
      const written = field === style.handle ? [String(here)] : all
      return written.filter((text) => !style.usual.has(text) && !known.has(text) && known.add(text))
    })
    return [...(called === null ? [] : [called]), ...members].join(', ')
  }

  /** What a thing is called; the title of an item of the brief may be a sentence about it. */
  #calledBy(part: Part, label: string, pointer: string, style: Style): string {
    const text = String(part[label])
    if (label === 'title' && isTitleSaid(part)) {
      return this.#said(saidAbout(text, part.reference, this.#others), style)
    }
    if (isSentence(label)) {
      return this.#said(saidHere(text, this.#others, style.author), style)
    }
    const author = authorAt(this.#others, memberPointer(pointer, label), style.author)
    return this.#words(text, { ...style, author })
  }

  /** What was written of a thing that has a handle and is called the same; of any other thing nothing. */
  #knownOf(part: Part, called: string | null): Set<string> {
    const field = handleOf(part)
    if (field === undefined || called === null) return new Set()
    const handle = String(part[field])
    // Where two things are called the same, only the handle tells which one is meant, whenever they come again.
    const isAlone = (this.#state.called.get(called) ?? handle) === handle
    this.#state.called.set(called, isAlone ? handle : 'several')
    const key = `${handle} ${called}`
    const known = isAlone ? this.#state.things.get(key) : undefined
    const all = known ?? new Set<string>()
    this.#state.things.set(key, all)
    return all
  }

  #member(field: string, value: unknown, pointer: string, style: Style): string[] {
    if (typeof value === 'boolean') return [value ? field : `not ${field}`]
    if (isEnvelope(value)) {
      const lines = this.#nested(value).split('\n')
      this.#state.after.push(`${field}:`, ...lines.map((line) => `  ${line}`))
      return []
    }
    const own = isOwn(field) ? { ...style, author: null } : style
    if (isObject(value)) {
      const inside = isFree(field, value) ? shortJson(value) : this.#thing(value, pointer, own)
      return inside === '' ? [] : [`${field} (${inside})`]
    }
    if (Array.isArray(value)) {
      const author = authorAt(this.#others, pointer, own.author)
      // Sentences may be somebody's, too, where that is said of them.
      const areTheirs = this.#others.at.has(pointer) ? isAllText(value) : isTexts(field, value)
      if (author !== null && areTheirs) {
        const texts = value.map((one) => this.#words(one, { ...own, author: null }))
        return [`${field} [${texts.join('; ')}] ${author}`]
      }
      const all = value.map((one, at) => this.#entry(field, one, `${pointer}/${at}`, own))
      return [`${field} [${all.join('; ')}]`]
    }
    if (field === 'timezone' && value === this.#zone) return []
    const shown = shownValue(field, value, this.#others.meaningOf)
    if (field === 'checksum' && this.#state.written.has(`${field}=${String(shown)}`)) return []
    const isCut = this.#isWrite && field === 'description'
    const longest = isCut ? Math.min(own.longest, longestAgain) : own.longest
    const text = this.#value(field, shown, pointer, { ...own, longest })
    this.#state.written.add(`${field}=${String(shown)}`)
    return [`${field}=${text}`]
  }

  #value(field: string, value: unknown, pointer: string, style: Style): string {
    if (Array.isArray(value))
      return `[${value.map((one) => this.#value(field, one, '', style)).join(', ')}]`
    if (typeof value !== 'string') return safeJson(value)
    const time = localTime(value, style.zone)
    if (time !== null) {
      if (style.zone === this.#zone) this.#state.hasTimes = true
      return time
    }
    const named = String(withToolsNamed(field, value))
    if (!isWords(field) && isBare(named)) return named
    if (isSentence(field)) {
      return this.#said(saidHere(value, this.#others, style.author), style)
    }
    return this.#words(value, { ...style, author: authorAt(this.#others, pointer, style.author) })
  }

  /** A sentence of the service, which is not cut: the words in its quotes end with whose they are. */
  #said(sentence: string, style: Style): string {
    return this.#words(sentence, { ...style, author: null, longest: longText })
  }

  /** Words in quotes, and whose they are. */
  #words(text: string, { longest, author }: Style): string {
    return `${quoted(text, longest)}${author === null ? '' : ` ${author}`}`
  }
}

const longestJson = 800

/** An object as JSON, if that is not long. */
function shortJson(value: unknown): string {
  const text = safeJson(value)
  return text.length > longestJson ? '' : text
}
