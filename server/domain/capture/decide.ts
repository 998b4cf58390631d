import type {
  CaptureFailure,
  Decision,
  IdeaDraft,
  Question,
  QuestionKind,
} from '#server/domain/capture/decision.ts'
import { isAbroad } from '#server/domain/capture/deciding/abroad.ts'
import { activitiesOf } from '#server/domain/capture/deciding/activities.ts'
import { Evidence, type Told } from '#server/domain/capture/deciding/evidence.ts'
import {
  askForCity,
  askForDate,
  askForItem,
  askForName,
  askForPast,
  askWhere,
  askWhichDate,
} from '#server/domain/capture/deciding/questions.ts'
import {
  answerTo,
  type Timing,
  timingOf,
  type When,
} from '#server/domain/capture/deciding/times.ts'
import {
  type ChosenTitle,
  descriptionOf,
  titleFrom,
  titleOfWords,
} from '#server/domain/capture/deciding/title.ts'
import { withoutTracking } from '#server/domain/capture/source_key.ts'
import {
  neighborhoodOf,
  placeOf,
  type Where,
  whereOf,
} from '#server/domain/capture/deciding/where.ts'
import { roleWords, writtenOf } from '#server/domain/capture/deciding/written.ts'
import { namesOne } from '#server/domain/language/text/names.ts'
import {
  inCity,
  nothingIsNamed,
  noDateIsGiven,
  online,
  partOfDay,
} from '#server/domain/messages/capture_reading.ts'
import { uriOf } from '#server/domain/basics/uri.ts'
import type { WordsFrom } from '#server/domain/ideas/words_from.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

/**
 * What becomes of a capture: an idea, one question, or a failure. Total, and the same for the same input.
 * Of `asked`, no question comes back: what it would ask is then decided by default.
 */
export function decide(input: ToDecide): Decision {
  const evidence = new Evidence(input)
  const may = (kind: QuestionKind) => !input.asked.includes(kind)
  if (may('items') && isList(evidence, input)) {
    const from = evidence.areFiles ? 'files' : input.source_url === null ? 'text' : 'page'
    const question = askForItem(evidence.items, { leftOut: evidence.itemsLeftOut, from })
    return ask(question, input.words.primary)
  }
  const title = chosenTitle(evidence, input)
  if (!title && input.unread) return fail(input.unread)
  if (!title) return may('subject') ? askName(evidence, input) : fail(unnamed)
  const words = roleWords(title.role, evidence, input)
  const where = whereOf(evidence, input)
  if (where.cities.length > 0) return ask(askForCity(title.title, where.cities), words)
  const timing = withoutOverDate(timingOf(evidence, input, where.timezone), input)
  if (timing.kind === 'either') return ask(askWhichDate(title.title, timing.times), words)
  if (timing.kind === 'undated') {
    return may('time') ? ask(askForDate(title.title), words) : fail(undated)
  }
  const venueRole = where.spot?.role ?? title.role
  const answer = answerTo('past', input.said)
  const isPast = timing.kind === 'event' && timing.when.isPast
  const venue = where.spot?.name ?? null
  if (isPast && may('past')) {
    const ofVenue = venue === null ? words : roleWords(venueRole, evidence, input)
    return ask(askForPast(title.title, venue), words === 'owner' ? ofVenue : words)
  }
  if (timing.kind === 'event' && may('city') && isAbroad(evidence, input, timing.when)) {
    return ask(askWhere(title.title), words)
  }
  const isVenue = isPast && answer === 'venue'
  return save(input, evidence, {
    title: isVenue && venue !== null ? { ...title, title: venue, role: venueRole } : title,
    where,
    timing: isVenue ? { kind: 'place' } : timing,
  })
}

/**
 * Without a date that is over and that nobody declared: what running words say of a day that has been is rarely that of what
 * somebody saves.
 */
function withoutOverDate(timing: Timing, { said }: ToDecide): Timing {
  if (timing.kind !== 'event' || !timing.when.isPast || timing.when.isDeclared) return timing
  // Who was asked by an earlier release, and keeps it, keeps its date.
  return answerTo('past', said) === null ? { kind: 'place' } : timing
}

/** Asks what the idea is called. A title that is offered is of the page. */
function askName(evidence: Evidence, { words }: ToDecide): Decision {
  const question = askForName(evidence)
  return ask(question, question.choices.length > 0 ? words.primary : 'owner')
}

/** Whether the user must say which of several things is meant. */
function isList(evidence: Evidence, { unread }: ToDecide): boolean {
  const isNamed = evidence.all('title').some(({ from }) => from === 'link')
  return evidence.items.length > 1 && unread === null && !isNamed && evidence.item === null
}

/** The title; where the page was not read, only one that does not come from it. */
function chosenTitle(evidence: Evidence, { unread, asked, said }: ToDecide): ChosenTitle | null {
  if (unread === null) {
    const isAsked = asked.includes('subject')
    return titleFrom(evidence) ?? (isAsked ? titleOfWords(evidence) : null)
  }
  const first = titleFrom(evidence, ['answer', 'primary', 'detail', 'secondary'])
  const own =
    first?.role === 'primary' && first.from !== 'link'
      ? titleFrom(evidence, ['answer', 'detail', 'secondary'])
      : first
  if (own) return own
  // Words beside an address of the web that name something, or say where or when it is, need no page.
  const role = evidence.isSpokenAlone ? 'primary' : 'subject'
  const title = titleFrom(evidence, [role])
  const isOf = (told: Told) => told.role === role
  const isWhole = evidence.all('address').some(isOf) || evidence.all('starts').some(isOf)
  return title && (isWhole || namesOne(said.subject ?? title.title)) ? title : null
}

/** What was found out about an idea. */
interface Findings {
  readonly title: ChosenTitle
  readonly where: Where
  readonly timing: Extract<Timing, { kind: 'place' | 'event' }>
}

function save(input: ToDecide, evidence: Evidence, { title, where, timing }: Findings): Decision {
  const when = timing.kind === 'event' ? timing.when : null
  const isCanceled = when !== null && evidence.best('is_canceled') === true
  const isMoved = when !== null && !isCanceled && evidence.best('is_moved') === true
  const isOnline = when !== null && evidence.best('is_online') === true
  const repeats = evidence.best('repeats')
  const isWeekly = evidence.all('repeats')[0]?.from === 'text'
  // Nothing else of an idea without a place says the city that the user chose.
  const isLost = where.spot === null && answerTo('city', input.said) !== null
  const ours = [
    repeats === null ? '' : `${repeats}.`,
    when?.part ? `${partOfDay(when.part)}.` : '',
    isOnline ? online : '',
    isLost && where.city !== null ? inCity(where.city) : '',
  ]
  const chosen = descriptionOf({
    ...{ evidence, said: input.said, title },
    ours: ours.filter((one) => one !== ''),
  })
  const description = chosen?.text ?? null
  const neighborhood = neighborhoodOf(evidence, where, input, [title.title, description])
  const city = where.city ?? neighborhood?.city ?? null
  const name = neighborhood?.name ?? null
  const place = isOnline
    ? null
    : placeOf(evidence, where, { title, isEvent: when !== null, neighborhood: name })
  const activities = activitiesOf(
    evidence,
    input.known.activities,
    [title.title, description],
    when !== null,
  )
  const idea: IdeaDraft = {
    kind: timing.kind,
    title: title.title,
    description,
    place: place && { ...place, city: place.city ?? city },
    ...timeOf(when),
    source_url: urlOf(evidence, input),
    city,
    neighborhood: name,
    ...activities,
    show_in_for_you: !isCanceled && when?.isPast !== true,
    written: writtenOf(evidence, input, {
      ...{
        title,
        description: chosen,
        spot: where.spot ?? where.venue,
        place_name: place?.name ?? null,
      },
      custom_activity: activities.custom_activity,
    }),
  }
  // A file that is gone is no page.
  const isPage = input.source_url !== null || input.unread?.code === 'source_unreachable'
  const disclosures = [
    (isPage && input.unread !== null) || (evidence.isWall && title.from === 'user')
      ? 'capture.page_not_read'
      : '',
    when?.starts.is_zone_assumed ? 'capture.zone_assumed' : '',
    when !== null && where.isCityAssumed ? 'capture.city_assumed' : '',
    when?.starts.differs ? 'capture.zone_differs' : '',
    when?.starts.is_unclear ? 'capture.zone_unclear' : '',
    when?.isEveningAssumed ? 'capture.evening_assumed' : '',
    when?.isStartAssumed ? 'capture.start_assumed' : '',
    when?.part ? 'capture.part_of_day' : '',
    isWeekly ? 'capture.weekly' : '',
    isCanceled ? 'capture.event_canceled' : '',
    isMoved ? 'capture.event_moved' : '',
  ]
  return { end: 'save', idea, disclosures: disclosures.filter((one) => one !== '') }
}

function timeOf(when: When | null) {
  return {
    starts_at: when?.starts.at ?? null,
    ends_at: when?.ends ?? null,
    timezone: when?.starts.timezone ?? null,
    start_precision: when?.precision ?? 'exact',
  }
}

/** The address that the idea is shown with: of one thing of several its own, else as the user gave it. */
function urlOf(evidence: Evidence, { source_url }: ToDecide): string | null {
  const given = evidence.item === null ? source_url : (evidence.item.link ?? source_url)
  const url = given ?? evidence.best('url')
  const shown = url !== null && /^https?:/i.test(url) ? withoutTracking(url) : null
  const uri = shown === null ? null : uriOf(shown)
  return uri !== null && uri.length <= 2_048 ? uri : null
}

function ask(question: Question, words_from: WordsFrom): Decision {
  return { end: 'ask', question: { ...question, words_from } }
}

function fail(failure: CaptureFailure): Decision {
  return { end: 'fail', failure }
}

const unnamed: CaptureFailure = {
  ...{ code: 'source_unsupported', message: nothingIsNamed, retryable: true },
}

const undated: CaptureFailure = {
  ...{ code: 'source_unsupported', message: noDateIsGiven, retryable: true },
}
