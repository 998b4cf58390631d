import type { Collection } from '#server/domain/calls/collection.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { isLeftOut, isScalar } from '#server/runtime/told/fields.ts'
import { listText } from '#server/runtime/told/list_text.ts'
import { authorAt } from '#server/runtime/told/others_words.ts'
import { isNothing, isRepeat } from '#server/runtime/told/repeats.ts'
import { partIn } from '#server/runtime/told/parts.ts'
import { listedText, longText, plainStyle, styleOf } from '#server/runtime/told/style.ts'
import { memberText, thingText } from '#server/runtime/told/thing_text.ts'
import { isWritten, note } from '#server/runtime/told/written.ts'
import { newWriting, placeOf, type Writing } from '#server/runtime/told/writing.ts'

type Part = Readonly<Record<string, unknown>>

/** Writes the parts of one answer as lines of text, each thing with its handle where it first comes. */
export class DataText {
  readonly #writing: Writing

  constructor(given: Omit<Writing, 'state' | 'hasPlaces'>) {
    this.#writing = newWriting(given)
  }

  /** The lines of an answer's data. */
  data(data: unknown): string[] {
    if (!isObject(data)) return []
    const writing = this.#writing
    const plain = plainStyle(writing.zone, longText)
    const style = styleOf(data, authorAt(writing.others, '', null), plain)
    const [single, lists]: [string[], string[]] = [[], []]
    const members = Object.entries(data).filter(
      ([field, value]) => !isNothing(value) && !isLeftOut(field) && !isRepeat(data, field),
    )
    const scalars = members.flatMap(([field, value]) =>
      isScalar(value) ? memberText(writing, field, value, placeOf(writing, '', field), style) : [],
    )
    for (const [field, value] of members) {
      if (isScalar(value)) continue
      const pointer = placeOf(writing, '', field)
      const inside = { ...style, part: partIn(writing.part, field) }
      if (Array.isArray(value) && value.some(isObject))
        lists.push(...listText(writing, field, value, pointer, inside))
      else if (isObject(value)) {
        const text = thingText(writing, value, pointer, inside)
        if (text !== '') single.push(`- ${field}: ${text}`)
      }
    }
    const first = scalars.length > 0 ? [`- ${scalars.join(', ')}`] : []
    return [...first, ...single, ...lists, ...writing.state.after]
  }

  /** Facts besides the data, in one line that is no item of a list; `before` says what they are. */
  facts(facts: Part, before = 'Also'): string[] {
    const style = plainStyle(this.#writing.zone, longText)
    const said = Object.entries(facts).flatMap(([field, value]) =>
      isNothing(value) ? [] : memberText(this.#writing, field, value, '', style),
    )
    return said.length === 0 ? [] : [`${before}: ${said.join(', ')}`]
  }

  /** What a failure offers to choose from. */
  candidates(candidates: readonly Part[]): string[] {
    const author = authorAt(this.#writing.others, '/candidates', null)
    const style = { ...plainStyle(this.#writing.zone, listedText), author }
    return candidates.map(
      (one, at) => `- ${thingText(this.#writing, one, `/candidates/${at}`, style)}`,
    )
  }

  /** Where a page of a list ends, and how to go on. */
  page({ has_more, next_cursor }: Collection): string[] {
    if (!has_more || next_cursor === null) return []
    note(this.#writing.state, 'cursor', next_cursor)
    return [`There is more: call the same tool with cursor=${next_cursor}`]
  }

  /** In which zone times are, if there were any. */
  times(): string[] {
    return this.#writing.state.hasTimes ? [`Times: ${this.#writing.zone}`] : []
  }

  /** Whether the text so far has a field with this value. */
  has(field: string, value: unknown): boolean {
    return typeof value === 'string' && isWritten(this.#writing.state, field, value)
  }
}
