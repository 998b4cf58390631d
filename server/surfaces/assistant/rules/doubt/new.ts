import type { Frame } from '#generated/server/assistant/frame.ts'
import { bareName, plainOf, type Spoken } from '#server/domain/assistant/message.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** Whether what is to be made, named or found out has no name, or is a question or known already. */
export function isNothingNew(
  working: Working,
  clause: string,
  frame: Frame,
  sensed: Senses,
  request: Request,
): boolean {
  return (
    isNobodyNew(working, frame, request, sensed) ||
    isNoName(working, clause, request, sensed) ||
    isOnlyWhose(request, sensed) ||
    isOnlySomebody(working, frame, request) ||
    isClauseAsName(working, frame, request) ||
    isOfKnownList(frame, request, sensed) ||
    isAskedOut(working, frame, sensed) ||
    isCalledSomebody(working, frame, request) ||
    isSaidToBe(working, clause, request) ||
    isSaidOfIt(frame, sensed)
  )
}

/** Classes of words that make somebody known. */
const knowing: readonly string[] = ['add', 'save', 'make', 'remember']

/**
 * Whether somebody is to be made known although nobody asks for it, who is known already, or by words that are no name: “I met Ben”, “Ben
 * is a friend”, “number for it”.
 */
function isNobodyNew(
  { spoken, names }: Working,
  { capability }: Frame,
  { words: { people = '' } }: Request,
  { reading: { tags, text } }: Senses,
): boolean {
  if (capability !== 'relationships.people.ensure') return false
  const isAsked = tags.some(({ classes }) => knowing.some((one) => classes.has(one)))
  return (
    !isAsked ||
    /@/u.test(text) ||
    /[.!?]\p{L}/u.test(people) ||
    people
      .split(spoken.between.names)
      .some(
        (name) =>
          names.find('person', name).some(({ sure }) => sure === 1) ||
          isOfKnownWords(name, spoken) ||
          isTale(bareName(name, 'person', spoken), spoken),
      )
  )
}

/** Whether a name goes on as a sentence does: “Rico kennengelernt”, “heute eine Fiona”, “Tom at the playground”. */
function isTale(name: string, { words }: Spoken): boolean {
  const [first = '', ...rest] = name.split(' ')
  const isPlain = (word = '') => /^\p{Ll}/u.test(word)
  const keys = plainOf(name, words).split(' ')
  const isWhere = keys.some((key) => (words.described.in ?? []).includes(key))
  const isLinked =
    keys.some((key) => words.described.moved_from?.includes(key)) &&
    !words.edges.includes(keys.at(-1) ?? '')
  const isOpen = isPlain(first) || (isPlain(rest.at(-1)) && !isLinked)
  return /\s\p{Lu}|^\p{Lu}/u.test(name) && rest.length > 0 && (isOpen || isWhere)
}

/** Whether what should be a name is of words that say something else, or has a no or a number in it: “gute Sache”, “only six”. */
function isOfKnownWords(name: string, { words, silent, frames, lexicon }: Spoken): boolean {
  const keys = plainOf(name, words).split(' ')
  const isKnown = (key: string) => silent.has(key) || frames.has(key) || lexicon.has(key)
  const isOther = (key: string) => words.not.includes(key) || Object.hasOwn(words.numbers, key)
  return /^\p{Ll}/u.test(name) && (keys.every(isKnown) || keys.some(isOther))
}

/** Whether what somebody is to be called is no name: “they call him Ben”, “Ben gave Ada a call”. */
function isNoName(
  { spoken, names }: Working,
  clause: string,
  { words: { display_name, person_handle = '' } }: Request,
  { reading: { tags, spots } }: Senses,
): boolean {
  if (display_name === undefined || /^["“„«]/.test(display_name)) return false
  const keys = plainOf(display_name, spoken.words).split(' ')
  const isCapital = (text: string) => /^\P{L}*\p{Lu}/u.test(text)
  const has = (one: string) => tags.some(({ classes }) => classes.has(one))
  // “Ben singt falsch” corrects no name, “ben ist falsch, richtig ist benno” does.
  const isCorrected = has('misspelt') && !has('rename')
  const isWrittenSo =
    clause.split(/\s+/).slice(1).some(isCapital) || (isCorrected && isCapital(person_handle))
  const [first = '', ...rest] = display_name.split(' ')
  const isAnother = (name: string) =>
    person_handle !== '' &&
    names
      .find('person', name)
      .some(({ thing, sure }) => sure === 1 && nameKey(person_handle) !== nameKey(thing.label))
  // “Adelheid and Ben to Benno” are two names.
  const { joiners, articles, everybody } = spoken.words
  const areTwo = keys.some((key) => joiners.includes(key)) && rest.some(isAnother)
  const isLed = articles.includes(keyBefore(display_name, clause, spoken))
  // “Everybody calls Priya Pri”
  const isOfAll = everybody.includes(plainOf(clause, spoken.words).split(' ')[0] ?? '')
  // “Ada calls Ben Benno”
  const [who] = spots
  const isBySomebody =
    who?.from === 0 &&
    who.things[0]?.thing.kind === 'person' &&
    person_handle !== '' &&
    !clause.startsWith(person_handle) &&
    !who.text.includes(person_handle)
  // “Benjamin at work” goes on behind the name.
  const isLonger = isCapital(first) && rest.length > 0 && !isCapital(rest.at(-1) ?? '')
  return (
    (rest.length > 0 && isAnother(first)) ||
    areTwo ||
    isLed ||
    isOfAll ||
    isBySomebody ||
    isLonger ||
    (rest.length === 0 && isOfKnownWords(display_name, spoken)) ||
    keys.every((key) => spoken.silent.has(key)) ||
    (isWrittenSo && !isCapital(display_name))
  )
}

/** The word before a text in a clause. */
function keyBefore(text: string, clause: string, { words }: Spoken): string {
  const before = clause.slice(0, Math.max(0, clause.indexOf(text)))
  return plainOf(before, words).split(' ').at(-1) ?? ''
}

/** Whether what something is to be called says only whose it is: “it was Ada's idea to rename it”. */
function isOnlyWhose({ words }: Request, { reading: { spots } }: Senses): boolean {
  const { name = words.title ?? words.title_override } = words
  return spots.some(({ kind, isWhose, text }) => kind === 'name' && isWhose && text === name)
}

/** Whether all that is to be kept is the name of somebody who is spoken to: “keep that in mind, Ben”. */
function isOnlySomebody({ names }: Working, { capability }: Frame, { words }: Request): boolean {
  const text = capability === 'places.private.create' ? words.name : words.text
  if (!['ideas.capture', 'places.private.create'].includes(capability)) return false
  return text !== undefined && names.find('person', text).some(({ sure }) => sure === 1)
}

/** Whether the name of something new tells more than a name: “side jobs I could start today”, “all gardens near me”. */
function isClauseAsName(
  { spoken }: Working,
  { capability }: Frame,
  { words: { name = '' } }: Request,
): boolean {
  if (!/create$/.test(capability) || /^["“„«]/.test(name)) return false
  const keys = plainOf(name, spoken.words).split(' ')
  const { subject = [] } = spoken.words.clause
  const { all = [] } = spoken.words.senses
  return (
    (keys.length > 3 && keys.some((key) => subject.includes(key))) || all.includes(keys[0] ?? '')
  )
}

/** Whether what a new list is to be called has the name of a list that there is: “mach die Liste WG-Abende leer”. */
function isOfKnownList(
  { capability }: Frame,
  { words: { name = '' } }: Request,
  { reading: { spots } }: Senses,
): boolean {
  if (capability !== 'ideas.lists.create' || /^["“„«]/.test(name)) return false
  return spots.some(
    ({ kind, text, things }) =>
      kind === 'name' &&
      name.includes(text) &&
      things.some(({ thing, sure }) => thing.kind === 'list' && sure === 1),
  )
}

/** Within how many words a question begins: “the reason why …”. */
const questionWithin = 3

/** Whether what is to be found out is a question: “find out how to deodorize a car”, “find out the reason why I …”. */
function isAskedOut(
  { spoken }: Working,
  { capability }: Frame,
  { reading: { tags, tokens } }: Senses,
): boolean {
  if (capability !== 'ideas.discover') return false
  const { asking, senses, polite, clause, passed_on } = spoken.words
  const { who = [], when = [], how = [], what = [], where = [] } = senses
  const asks = [asking, who, when, how, polite.if ?? []].flat()
  const isAsking = (key: string) =>
    (asks.includes(key) || how.some((one) => one.startsWith(`${key} `))) &&
    ![...what, ...where].includes(key)
  return tags.some(({ classes, to }) => {
    const behind = tokens.slice(to, to + questionWithin + 1).map(({ key }) => key)
    // “Recherchieren Sie mir …”
    const isPolite = spoken.words.them.includes(behind[0] ?? '')
    const from = Number(isPolite)
    const [first = '', ...rest] = behind.slice(from, from + questionWithin)
    const isQuestion = isAsking(first) || rest.some((key) => (passed_on.ask ?? []).includes(key))
    const isOfSelves =
      !isPolite && rest.length > 0 && (clause.subject ?? []).includes(rest[0] ?? '')
    return classes.has('research') && (isQuestion || isOfSelves)
  })
}

/**
 * Whether what was spoken of last would be called as somebody is who is known, or that is to be said of it, and no word stands for it: “could
 * you call Ben for me”, “say hi to Mum”.
 */
function isCalledSomebody({ names }: Working, { slots }: Frame, { words }: Request): boolean {
  const texts = Object.entries(words).filter(([slot]) => ofSaid.test(slot))
  const isAlone = Object.keys(words).length === texts.length
  const isNewName = Object.keys(slots).some((slot) => ofSaid.test(slot))
  const isKnown = ([, text]: [string, string]) =>
    names.find('person', names.wordsOf(text).join(' ')).some(({ sure }) => sure === 1)
  return isNewName && isAlone && texts.some(isKnown)
}

const ofSaid = /(?:^|\.)(?:name|title|title_override|description_override)$/

/** Whether a new name is rather something about what it would be given to: “name one good thing about kegeln”. */
function isSaidOfIt({ slots }: Frame, { reading: { tags } }: Senses): boolean {
  const isNamed = Object.keys(slots).some((slot) =>
    /(?:^|\.)(?:title|title_override)$|^name$/u.test(slot),
  )
  return isNamed && tags.some(({ classes }) => classes.has('know'))
}

const ofNewName = /^(?:name|title|(?:changes\.)?title_override)$/

/** Whether a new name is rather what something is said to be: “I'd call it a success”, “it is called that for a reason”. */
function isSaidToBe({ spoken }: Working, clause: string, { words }: Request): boolean {
  const { articles, described } = spoken.words
  const texts = Object.entries(words).filter(([slot]) => ofNewName.test(slot))
  return texts.some(([, text]) => {
    const before = keyBefore(text, clause, spoken)
    const isAny = articles.includes(before) && !(described.the ?? []).includes(before)
    return isAny && /^\p{Ll}/u.test(text)
  })
}
