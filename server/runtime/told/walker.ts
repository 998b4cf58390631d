import { harmless, isOdd } from '#server/domain/basics/in_quotes.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { wholeTitle } from '#server/domain/messages/roundup.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'
import { authorOf, authorOfTexts, byName } from '#server/runtime/told/authors.ts'
import {
  areTitles,
  isBare,
  isOwn,
  isSentence,
  isTitleSaid,
  isWords,
} from '#server/runtime/told/fields.ts'
import {
  addQuoted,
  type Author,
  fromItsSource,
  inField,
  type KnownWords,
  thingAt,
  type Words,
} from '#server/runtime/told/known_words.ts'
import { extractOf, quotingOf } from '#server/runtime/told/quoting.ts'
import { isEnvelope } from '#server/runtime/told/repeats.ts'
import type { Text } from '#server/runtime/told/marks.ts'
import type { MeaningOf } from '#server/runtime/told/shown.ts'
import { planOf, sourceOf, thingOf } from '#server/runtime/told/things.ts'

type Part = Readonly<Record<string, unknown>>

/** What is known around a part. */
interface Around {
  /** Who wrote what is in it. */
  readonly author: Author | null
  /** The one person it is about. */
  readonly person: Author | null
  readonly plan: Words | null
  /** Whose words the items of a roundup have. */
  readonly source: Author | null
  /** Whose words are in just this part, whatever it is. */
  readonly as: Words | null
}

const nobody: Around = { author: null, person: null, plan: null, source: fromItsSource, as: null }

/** A part, and whose words are in it as rows tell it. */
interface Inside {
  readonly inside: Around
  readonly words: Words | null
}

/** Finds each text of an answer, and whose it is. */
export class Walker {
  /** By pointer; null for the caller's own. A list, since most answers have nothing but the caller's own, of which nobody asks. */
  readonly texts: Text[] = []
  /** Names of people that stand for themselves: nothing around them says whose they are. */
  readonly names = new Map<string, Author>()
  readonly sayings = new Map<string, Author>()
  readonly theirs = new Set<string>()
  /** Whether a part says how many people a plan needs; an answer inside, which is not looked through, may. */
  hasTip = false
  readonly quoted: Map<string, Author | null>
  readonly #meaningOf: MeaningOf
  readonly #known: KnownWords

  constructor(meaningOf: MeaningOf, known: KnownWords) {
    this.#meaningOf = meaningOf
    this.#known = known
    this.quoted = new Map(known.quoted)
  }

  walk(value: unknown, pointer: string, around: Around = nobody): void {
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at += 1) this.walk(value[at], `${pointer}/${at}`, around)
      return
    }
    if (!isObject(value)) return
    // An answer inside of an answer says itself whose words are in it.
    if (isEnvelope(value)) {
      this.hasTip = true
      return
    }
    const here = this.#insideOf(value, around)
    for (const field in value) {
      const member = value[field]
      // Numbers, yes, no and nothing have no words, and most members of an answer are such.
      if (member === null || (typeof member !== 'string' && typeof member !== 'object')) continue
      const at = memberPointer(pointer, field)
      this.hasTip ||= field === 'tip'
      if (field === 'clarification') this.#addQuestion(value, member, at)
      else if (field === 'display_name') this.#addName(value, at)
      else if (typeof member === 'string') this.#addText(field, member, at, here)
      else if (Array.isArray(member) && member.some((one) => typeof one === 'string'))
        this.#addTexts(value, field, member, at, here)
      else this.walk(member, at, aroundOf(field, here))
    }
    this.#addGuest(value, pointer)
    this.#addReference(value, pointer, here)
  }

  #insideOf(part: Part, around: Around): Inside {
    const source = sourceOf(part, this.#known, around.source)
    const plan = (words: Words | null) => planOf(part, words, this.#known) ?? around.plan
    const person = byName(part.person) ?? around.person
    // An item of a roundup, which may be an idea by now.
    if (isItem(part)) return { inside: { ...around, author: source }, words: null }
    const shaped = authorOf(part, around, this.#meaningOf)
    const words = around.as ?? (shaped.isSure ? null : thingOf(part, this.#known, this.#meaningOf))
    const author = words === null ? (shaped.author ?? around.author) : words.author
    return { inside: { author, person, plan: plan(words), source, as: null }, words }
  }

  /** The question of a capture: it repeats what was read, and chooses from it where it asks which thing is meant. */
  #addQuestion(part: Part, clarification: unknown, pointer: string): void {
    if (!isObject(clarification)) return
    const { question, kind, choices } = clarification
    const author = sourceOf(part, this.#known, fromItsSource)
    const isOfOthers = author !== null && ofSource.has(String(kind))
    for (const [, inside = ''] of String(question).matchAll(/“([^“”]+)”/gu))
      addQuoted(this.quoted, inside, isOfOthers ? author : null)
    if (!Array.isArray(choices)) return
    for (const [at, choice] of choices.entries()) {
      // The last one is the service's: the source as a whole.
      const isTheirs = isOfOthers && kind === 'items' && at < choices.length - 1
      const isQuoting = isOfOthers && String(choice).includes('“')
      const by = isQuoting ? `with words ${author}` : isTheirs ? author : null
      this.texts.push([`${memberPointer(pointer, 'choices')}/${at}`, by])
      addQuoted(this.quoted, String(choice), by)
    }
  }

  /** What a guest wrote: the note to the host, and the name of one who signed up by an open link. */
  #addGuest(part: Part, pointer: string): void {
    const { person, note, person_handle } = part
    const { guests } = this.#known
    const isGuest = part.signed_up_by_link === true
    if (typeof note === 'string' && byName(person) !== null) {
      const handle = isObject(person) ? String(person.person_handle) : ''
      const isUnknown = isGuest || guests.has(handle)
      const author = isUnknown ? byGuest : (byName(person) ?? byGuest)
      this.texts.push([memberPointer(pointer, 'note'), author])
    }
    // A guest of a roster has a person, who is called so; a recipient is one.
    const isOfRoster = isGuest && isObject(person)
    const named = isOfRoster ? person : part
    const isNamed = isGuest || (typeof person_handle === 'string' && guests.has(person_handle))
    if (!isNamed || !isObject(named) || typeof named.display_name !== 'string') return
    const name = isOfRoster ? memberPointer(pointer, 'person') : pointer
    this.names.set(memberPointer(name, 'display_name'), byGuest)
    addQuoted(this.quoted, named.display_name, byGuest)
  }

  /** What an item of the brief refers to: the item may be called just as that is. */
  #addReference(part: Part, pointer: string, { inside }: Inside): void {
    const { reference, title } = part
    if (!isObject(reference) || typeof title !== 'string') return
    const label = this.#lastAt(memberPointer(memberPointer(pointer, 'reference'), 'label'))
    const at = memberPointer(pointer, 'title')
    if (isTitleSaid(part)) {
      this.#drop(at)
      if (reference.kind === 'capture') this.#addCaptured(title, reference)
      if (inside.author !== null) this.sayings.set(at, inside.author)
    } else if (label !== undefined) this.texts.push([at, label])
  }

  /** Whose a text is that was found; undefined where there is none. */
  #lastAt(pointer: string): Author | null | undefined {
    return this.texts.findLast(([one]) => one === pointer)?.[1]
  }

  #drop(pointer: string): void {
    const at = this.texts.findLastIndex(([one]) => one === pointer)
    if (at >= 0) this.texts.splice(at, 1)
  }

  /** A name that reads like more than one, of somebody who has chosen it: a Friend in Mind is called as the user called them. */
  #addName({ display_name, classification }: Part, pointer: string): void {
    if (isOdd(String(display_name)) && classification !== 'friend_in_mind')
      this.names.set(pointer, 'by this person')
  }

  /** A question about what the user captured, which is called as the user called it. */
  #addCaptured(sentence: string, { handle, label }: Part): void {
    const words = thingAt(this.#known, String(handle))
    addQuoted(this.quoted, String(label), null)
    for (const [, inside = ''] of sentence.matchAll(/“([^“”]+)”/gu))
      addQuoted(this.quoted, inside, words === undefined ? fromItsSource : words.author)
  }

  #addText(field: string, text: string, pointer: string, { inside, words }: Inside): void {
    // Handles, links, times and states are nobody's; other texts of what is nothing of the account's are its author's.
    if (!isWords(field) && (words !== null || isBare(text))) return
    if (isSentence(field)) {
      if (inside.author !== null && !isReason(field)) this.sayings.set(pointer, inside.author)
      return
    }
    if (field === 'body') {
      const repeated = words ?? inside.plan
      const quoting = repeated === null ? null : quotingOf(repeated, text)
      const around = inside.author === null ? null : `with words ${inside.author}`
      this.texts.push([pointer, repeated === null ? around : quoting])
      return
    }
    const author = words === null ? inside.author : ofField(words, field)
    this.texts.push([pointer, author ?? this.#quotedBy(text)])
    // What is nobody else's as far as it is known here may still be somebody's by its row.
    if (author !== null || words !== null) addQuoted(this.quoted, text, author)
  }

  /** Whose words the caller's own text has in its quotes, or whose thing it names alone; null for nobody's else. */
  #quotedBy(text: string): Author | null {
    if (!text.includes('“')) return null
    for (const [, inside = ''] of text.matchAll(/“([^“”]+)”/gu)) {
      const by = this.#known.quoted.get(inside)
      if (by) return `with words ${by}`
    }
    return null
  }

  #addTexts(
    part: Part,
    field: string,
    texts: readonly unknown[],
    pointer: string,
    here: Inside,
  ): void {
    const author = authorOfTexts(part, field, this.#meaningOf)
    for (const [at, text] of texts.entries()) {
      if (typeof text !== 'string') continue
      const one = `${pointer}/${at}`
      if (areTitles(field)) this.texts.push([one, this.#known.quoted.get(harmless(text)) ?? null])
      else if (author === null) this.#addText(field, text, one, here)
      else {
        const isOwnName = field === 'coming' && text === this.#known.own_name
        this.texts.push([one, isOwnName ? null : author])
        if (isSentence(field)) this.theirs.add(one)
        if (!isOwnName) addQuoted(this.quoted, text, author)
      }
    }
  }
}

const byGuest = 'by the guest'

/** Whether a field has reasons why something is offered: their quotes repeat what was asked for, too. */
function isReason(field: string): boolean {
  return field === 'why' || field === 'reasons'
}

/** The questions that repeat what was read. */
const ofSource: ReadonlySet<string> = new Set(['items', 'city', 'time', 'past'])

/** Whether a part is one of the things that a roundup found in its source. */
function isItem(part: Part): boolean {
  if (part.title === wholeTitle) return false
  return ('outcome' in part && 'position' in part) || part.kind === 'roundup_item'
}

/** Parts of an answer that repeat the words of the plan it is about. */
const ofPlan = new Set(['content', 'content_preview', 'preview', 'before'])

function aroundOf(field: string, { inside, words }: Inside): Around {
  if (field === 'place' && words?.place) return { ...inside, as: words.place }
  if (ofPlan.has(field) && inside.plan !== null) return { ...inside, as: inside.plan }
  if (isOwn(field)) return { ...inside, author: null }
  return inside
}

/** Whose words a field holds of something that rows tell of, by any name that answers have for it. */
function ofField(words: Words, field: string): Author | null {
  if (field === 'snippet') return extractOf(words)
  return field === 'venue' && words.place ? inField(words.place, 'name') : inField(words, field)
}
