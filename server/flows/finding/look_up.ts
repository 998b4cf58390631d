import type {
  Disclosure,
  PersonContext,
  RecommendationRequest,
  ResearchGap,
} from '#generated/types.ts'
import { listIdeasWith } from '#server/data/ideas/list_liked.ts'
import { listItems } from '#server/data/inventory_items/list.ts'
import { listOtherThingsWith } from '#server/data/likes/list_entries.ts'
import { listListsWithPerson } from '#server/data/lists/list.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { Failure, fail, refuse } from '#server/domain/basics/failure.ts'
import { type Area, areaName } from '#server/domain/finding/area.ts'
import { type DateWindow, dateWindow } from '#server/domain/finding/date_window.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { optionsOf, placesAmong, type StoredOption } from '#server/domain/finding/options.ts'
import { wordsOf } from '#server/domain/finding/words.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import * as say from '#server/domain/messages/prepared_options.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { type Chosen, listFitting } from '#server/flows/finding/choices.ts'
import { chooseByWords } from '#server/flows/finding/choose_by_words.ts'
import { readFilters } from '#server/flows/finding/filters.ts'
import { inCity, nothingFoundAnywhere } from '#server/flows/finding/nothing.ts'
import type { AskedWords } from '#server/flows/finding/present.ts'
import { resolvePerson } from '#server/flows/people/resolve.ts'

/** What a look-up found, as it is kept; it survives JSON. */
export interface LookedUp {
  /** The best first. */
  readonly options: readonly StoredOption[]
  readonly asked: AskedWords
  readonly date_window: DateWindow | null
  readonly person_id: string | null
  readonly subject: string
  /** What words of it were read as; look-ups of earlier versions lack it. */
  readonly told?: readonly Disclosure[]
  /** What the area that was asked for is called; null where any will do. */
  readonly area: string | null
  /** What is not known whichever options are shown. */
  readonly gaps: readonly ResearchGap[]
}

/** The most choices that are ranked, and the most characters of a subject and of a preference. */
const maxChoices = 500
const longestSubject = 200
const longestPreference = 80
const maxPreferences = 10

/** The most titles that are named of what a person likes. */
const maxInterests = 10

/** Gaps of the choice that hold for a look-up, too. */
const passedOn = new Set(['location_unknown', 'area_unknown', 'no_public_inventory'])

/**
 * Looks places up for a subject: the best first, without asking for anybody's time or any source outside.
 *
 * Errors: `subject_required`; 422; as `resolvePerson` and `resolveAreas`; `nothing_found` with what may be left out.
 */
export async function lookUp(
  context: Pick<Context, 'db' | 'owner' | 'timezone'>,
  input: RecommendationRequest,
): Promise<LookedUp> {
  const { db, timezone } = context
  if (input.subject === undefined) throw fail('subject_required', { pointer: '/subject' })
  const { subject, preferences } = readTexts(input)
  const person = await personOf(db, input.person)
  const asked = {
    search: subject,
    preference_terms: preferences,
    ...(person && { person_handles: [toPerson(person).person_handle] }),
    ...(input.area !== undefined && { neighborhoods: [input.area] }),
  }
  const given = await readFilters(context, asked).catch(atOwnFields)
  const { chosen, read, told } = await chooseByWords(context, given, asked, { most: maxChoices })
  const { filters } = read
  const { choices, gaps, no_items } = chosen
  const options = optionsOf(choices)
  const area = input.area === undefined ? null : filters.areas.map(areaName).join(', ')
  if (options.length === 0) {
    throw await nothingFound(context, input, { filters, subject, area, no_items })
  }
  const { people, search, preference_terms } = filters
  return {
    options,
    asked: { people, search, preference_terms },
    date_window:
      input.date_phrase === undefined
        ? null
        : dateWindow(input.date_phrase, timezone, filters.window.now),
    person_id: person?.person_id ?? null,
    subject,
    told,
    area,
    gaps: [
      ...gaps.filter(({ code }) => passedOn.has(code)),
      ...(area !== null && !(await isCovered(db, filters.areas)) ? [say.areaNotCovered(area)] : []),
      ...(options.some(({ is_own }) => is_own) ? [] : [say.nothingSaved]),
    ],
  }
}

/** What is saved about a person and may matter to a subject: what they are known to like, what matches first, and lists. */
export async function personContext(
  db: Context['db'],
  person: PersonRow,
  subject: string,
): Promise<PersonContext & { likes_subject: boolean }> {
  const { person_id } = person
  const [ideas, others, lists] = await Promise.all([
    listIdeasWith(db, person_id),
    listOtherThingsWith(db, person_id),
    listListsWithPerson(db, person_id),
  ])
  const titles = [
    ...ideas.filter(({ theirs }) => theirs).map(({ title }) => title),
    ...others.filter(({ handle }) => parseHandle('interest', handle)).map(({ title }) => title),
  ]
  const words = wordsOf(subject)
  const isMatch = (title: string) => words.some((word) => nameKey(title).includes(word))
  const matching = titles.filter(isMatch)
  const rest = titles.filter((title) => !isMatch(title))
  return {
    person: toPerson(person),
    interests: [...matching, ...rest].slice(0, maxInterests),
    lists: lists.map(({ list_id, name }) => ({
      ideas_list_handle: toHandle('list', list_id),
      name,
    })),
    likes_subject: matching.length > 0,
  }
}

function readTexts(input: RecommendationRequest) {
  const violations: Violation[] = []
  const subject = readText(input.subject ?? '', '/subject', violations, longestSubject)
  if (subject !== '' && violations.length === 0 && wordsOf(subject).length === 0) {
    violations.push({ pointer: '/subject', code: 'rule', message: say.needsWord })
  }
  const preferences = (input.preference ?? '')
    .split(/[,;]/u)
    .filter((text) => wordsOf(text).length > 0)
    .map((text) => readText(text, '/preference', violations, longestPreference))
    .slice(0, maxPreferences)
  refuse(violations)
  return { subject, preferences }
}

/** The saved person of a name or a handle; null where none is given. */
async function personOf(db: Context['db'], text: string | undefined): Promise<PersonRow | null> {
  if (text === undefined) return null
  const fields = { handles: 'person', names: 'person' }
  const isHandle = parseHandle('person', text.trim()) !== null
  return isHandle
    ? resolvePerson(db, text.trim(), undefined, fields)
    : resolvePerson(db, undefined, text, fields).catch((error: unknown) => {
        const isName = error instanceof Failure && error.code === 'person_ambiguous'
        throw isName ? error.with({ advice: say.sendHandleAsPerson }) : error
      })
}

/** The fields of a look-up that the shared filters know by other names. */
const ownFields: Readonly<Record<string, string>> = {
  '/search': '/subject',
  '/neighborhoods/0': '/area',
  '/person_handles/0': '/person',
}

/** A failure of the shared filters at the fields of a look-up. */
function atOwnFields(error: unknown): never {
  if (!(error instanceof Failure)) throw error
  const { pointer, errors } = error.detail
  const own = (at: string) => ownFields[at] ?? at
  throw fail(error.code, {
    ...error.detail,
    ...(pointer !== undefined && { pointer: own(pointer) }),
    ...(errors && { errors: errors.map((one) => ({ ...one, pointer: own(one.pointer) })) }),
  })
}

/**
 * The failure `nothing_found`: where an area was asked for, with how many there would be without it; where nobody knows
 * where to look, as `nothingFoundAnywhere`.
 */
async function nothingFound(
  context: Pick<Context, 'db' | 'owner' | 'timezone'>,
  input: RecommendationRequest,
  {
    filters,
    subject,
    area,
    no_items,
  }: Pick<LookedUp, 'subject' | 'area'> & Pick<Chosen, 'no_items'> & { filters: Filters },
): Promise<Failure> {
  const { db } = context
  const { area: _, ...rest } = input
  const count = area === null ? 0 : await countOptions(db, { ...filters, areas: [] })
  return nothingFoundAnywhere(db, {
    detail: {
      pointer: '/subject',
      message: say.noOptions(subject, area, count),
      candidates:
        area !== null && count > 0
          ? [
              {
                kind: 'relaxation',
                filter: 'area',
                count,
                title: say.withoutArea(area, count),
                input: rest,
              },
            ]
          : [],
    },
    no_items,
    areas: filters.areas,
    timezone: context.timezone,
    countIn: (city) => countOptions(db, inCity(filters, city)),
    inputIn: (city) => ({ ...input, area: city }),
  })
}

/** How many places fit. */
async function countOptions(db: Context['db'], filters: Filters): Promise<number> {
  return placesAmong(await listFitting(db, filters)).size
}

/** Whether the public inventory has a place in one of these areas. */
async function isCovered(db: Context['db'], areas: readonly Area[]): Promise<boolean> {
  const cities = areas.flatMap(({ neighborhood, city }) =>
    neighborhood === null ? (city ?? []) : [],
  )
  const neighborhoods = areas.flatMap(({ neighborhood: name, city }) =>
    name === null ? [] : { name, city },
  )
  const found = await listItems(db, {
    ...(cities.length > 0 && { cities }),
    ...(neighborhoods.length > 0 && { neighborhoods }),
    kinds: ['place'],
    most: 1,
  })
  return found.length > 0
}
