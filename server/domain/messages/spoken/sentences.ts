import type { frames } from '#generated/server/assistant/en.ts'
import type { CapabilityId, Data } from '#generated/types.ts'
import type { ErrorCode } from '#generated/server/errors.ts'

/** Every capability that somebody may ask for in words, and those that follow from an answer to a question. */
export type HeardCapability =
  | (typeof frames)[number]['capability']
  | 'ideas.capture.retry'
  | 'ideas.discover.refine'
  | 'ideas.object.mutate'
  | 'plans.prepare_send'
  | 'relationships.friendship.apply'

/** An answer that is told. */
export interface Answered<Id extends CapabilityId = CapabilityId> {
  readonly data: Data<Id>
  /** What was asked for. */
  readonly input: Readonly<Record<string, unknown>>
  readonly status: string
  /** What the answer says of itself, in English. */
  readonly text: string
  /** What stands in quotes in that text, in its order: titles and names. */
  readonly named: readonly string[]
  /** Whether there is another page. */
  readonly has_more: boolean
  /** IANA, of the account. */
  readonly timezone: string
}

/** The sentence of each capability about its answer. */
export type Outcomes = { readonly [Id in HeardCapability]: (answered: Answered<Id>) => string }

/** Why something was not done. */
export interface Refused {
  readonly code: ErrorCode
  /** In English, without what a program is told to do about it. */
  readonly message: string
  /** Names and titles that it has in quotes. */
  readonly named: readonly string[]
  /** Fields that were not as they must be, each with what is wrong with it. */
  readonly fields: readonly { readonly pointer: string; readonly message: string }[]
}

/** A call that is about to be made. */
export interface Proposed {
  readonly capability: string
  /** What it is about; empty where nothing was named. */
  readonly label: string
  /** Fields of the input by their last names, with their values, things by what they are called. */
  readonly fields: readonly (readonly [name: string, value: unknown])[]
  readonly timezone: string
}

/** A prepared action as its review shows it. */
export interface Reviewed {
  /** As `plan.send_invites`. */
  readonly kind: string
  /** In English. */
  readonly summary: string
  readonly recipients: readonly Reached[]
  /** What recipients would see, by the names of fields. */
  readonly preview: Readonly<Record<string, unknown>>
  /** How a plan is now, by the names of the fields that would change; empty where nothing is compared. */
  readonly before: Readonly<Record<string, unknown>>
  /** What it is about. */
  readonly title: string
  /** Who would come to a plan and who would leave it. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** An instant. */
  readonly expires_at: string
  readonly timezone: string
}

/** Somebody that a prepared action is for. */
export interface Reached {
  readonly display_name: string
  readonly delivery: string
  readonly eligible: boolean
  readonly reason?: string
}

/** The facts of a thing of which a line of a list is made; absent where it has none. */
export interface LineFacts {
  readonly item_count?: number
  readonly state?: string
  readonly rsvp_status?: string
  readonly is_friend: boolean
  /** Of an item of a checklist. */
  readonly is_done?: boolean
  /** Why it was recommended, in English. */
  readonly reasons: readonly string[]
  /** Who likes it. */
  readonly liked_by: readonly string[]
}

/** One thing of the brief. */
export interface BriefLine {
  /** Of its section. */
  readonly type: string
  readonly kind: string
  /** What it is called. */
  readonly label: string
  /** In English. */
  readonly title: string
}

/** Days, YYYY-MM-DD with both ends. */
export interface DaySpan {
  readonly first: string
  readonly last: string
}

/** Plans that were looked through: which state, if one was asked for, which days, and who comes to them. */
export interface PlansFound {
  readonly scope?: string | undefined
  readonly days: DaySpan | null
  readonly guests: readonly string[]
}

/** Everything that the Assistant says, in one language. */
export interface Sentences {
  /** BCP 47. */
  readonly tag: string
  readonly hello: string
  readonly help: string
  readonly thanks: string
  readonly nothingToRepeat: string
  readonly dropped: string
  /** Somebody does something else first: nothing is changed. */
  readonly puttingOff: string
  readonly nothingOpen: string
  readonly nothingMore: string
  readonly nothingToUndo: string
  /** The last thing that was done cannot be taken back. */
  readonly notUndoable: string
  /** How a change that was just made is taken back, and that it cannot be. */
  readonly undoBy: string
  readonly noUndo: string
  /** Those who are to leave a plan are not invited to it. */
  readonly notAmong: (names: readonly string[]) => string
  /** Somebody is to leave a plan, and nobody would be left. */
  readonly onlyGuest: (title: string) => string
  readonly nothingToSend: string
  readonly notUnderstood: string
  /** The same of a part of a message, of which the rest was done. */
  readonly partNotUnderstood: (part: string) => string
  /** A part of a message was not done because a question came first. */
  readonly notYetDone: string
  /** A token may not do what was asked, or this surface cannot. */
  readonly notAllowed: string
  /** An earlier approval still waits. */
  readonly earlierWaits: string
  /** What was prepared is no longer offered. */
  readonly approvalDropped: string
  /** What waits for approval can no longer be approved. */
  readonly approvalGone: string
  readonly notReadYet: string
  /** How many plans of a state begin on some days and have some guests, by their names. */
  readonly plansThen: (count: number, found: PlansFound) => string
  /** What was said and a list cannot be narrowed by, as it was written. */
  readonly notNarrowed: (said: readonly string[]) => string
  /** Which plan comes after days that have none, and when in words. */
  readonly planAfter: (title: string, when: string) => string
  readonly nothingShown: string
  readonly whenShould: string
  readonly whenFree: string
  readonly howMany: string
  readonly whoShould: string
  readonly whatShould: string
  readonly whichDay: string
  /** A time in words comes twice, because the clocks go back. */
  readonly clockTwice: (when: string) => string
  /** One of these two times. */
  readonly clockTime: (when: string, isFirst: boolean) => string
  /** The clocks go forward over a time in words; `around` are the times that much before and after the change. */
  readonly clockSkips: (when: string, around: readonly string[]) => string
  readonly whenPlanned: string
  readonly draftAnew: string
  readonly somethingBroke: string
  readonly somethingBrokeAfter: string
  readonly tooMuchAtOnce: string
  /** The word before the number of an approval. */
  readonly sendWord: string
  /** How an approval that waits is given. */
  readonly approveBy: (reply_word: string) => string
  /** The same in a text message. */
  readonly approveShort: (reply_word: string) => string
  readonly draftGoOn: (title: string) => string
  readonly notFound: (kind: string, name: string) => string
  readonly notSavedYet: (title: string) => string
  /** Something that is to be saved and is an idea of the account. */
  readonly alreadySaved: (title: string) => string
  readonly whichOne: (kind: string) => string
  /** Names of things one after the other, in quotation marks. */
  readonly listed: (labels: readonly string[]) => string
  readonly whichOf: (kind: string, name: string) => string
  readonly noSuchNumber: (count: number) => string
  /** A day as it is said is known, and the time is not. */
  readonly whatTime: (day: string) => string
  /** What the service does not do, by what was asked. */
  readonly cannot: (what: string) => string
  readonly addPerson: (name: string) => string
  /** How many more could be listed at once, and whether there are others after them. */
  readonly andMore: (count: number, goes_on: boolean) => string
  readonly onlyThing: (label: string) => string
  /** A call is described and asked about. */
  readonly shallI: (proposed: Proposed, isSure: boolean) => string
  /** Asked where a message may mean one of two calls, and how such a call is named as a choice. */
  readonly whichMeant: string
  readonly offeredCall: (proposed: Proposed) => string
  /** What is left of a turn that nobody carries out any more. */
  readonly interrupted: (changes: number) => string
  /** An approval was interrupted after it took effect: its links are not here. */
  readonly linksElsewhere: string
  readonly outcome: (capability: string, answered: Answered) => string
  readonly refusal: (refused: Refused) => string
  /** What the person must hear besides; null where nothing is said of it. */
  readonly disclosure: (disclosure: {
    readonly name: string
    readonly text: string
  }) => string | null
  /** What a step of a friendship brings with it; null where nothing is said of it. */
  readonly consequence: (code: string, text: string) => string | null
  /** Asks whether what was described shall be done. */
  readonly goAhead: string
  /** The question of a capture or a roundup; `kind` is what it asks for. */
  readonly openQuestion: (kind: string, text: string, named: readonly string[]) => string
  /** An answer that such a question offers. */
  readonly offered: (label: string) => string
  readonly review: (reviewed: Reviewed) => string
  /** The facts of a thing in a few words each. */
  readonly facts: (facts: LineFacts) => readonly string[]
  /** `Ada: free` */
  readonly freeOrNot: (name: string, status: string) => string
  readonly brief: (line: BriefLine) => string
}
