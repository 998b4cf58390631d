/** What a slot takes, by the type of its field. */
export type SlotKind =
  | 'plan'
  /** A plan that nobody was told of, and one that was sent. */
  | 'draft'
  | 'sent'
  | 'idea'
  | 'candidate'
  | 'found'
  | 'list'
  | 'person'
  | 'people'
  /** People by their handles. */
  | 'handles'
  /** Words in a row, and a time by its name. */
  | 'words'
  | 'preset'
  | 'place'
  | 'invite'
  | 'item'
  | 'moment'
  | 'window'
  | 'number'
  | 'link'
  | 'text'

/** What people ask for, without the patterns of how. */
export interface Frame {
  /** Its capability, and what tells it from other frames of that. */
  readonly id: string
  readonly capability: string
  /** Values that it always sends, by the paths of fields. */
  readonly set: Readonly<Record<string, unknown>>
  /** Its slots by the paths of fields. */
  readonly slots: Readonly<Record<string, SlotKind>>
  /** Slots without which it cannot be carried out. */
  readonly needs: readonly string[]
  /** Whether the call is asked about before it is made. */
  readonly confirm: boolean
  /** Classes of words that say its values beside anything else that is asked of its capability: “cancelled” of plans in a month. */
  readonly narrows?: readonly string[]
  readonly examples: readonly string[]
}

/** What a message has that asks for a frame, in whatever order. */
export interface Way {
  /** The number of its frame. */
  readonly frame: number
  /** Classes of words, one of each group. */
  readonly must: readonly (readonly string[])[]
  /** Classes of words that it may also have. */
  readonly may: readonly string[]
  /** Slots that it fills, and those that it may fill. */
  readonly slots: readonly string[]
  readonly maySlots: readonly string[]
}

/** Where a slot stands: characters of the text. */
export interface Filled {
  readonly at: number
  readonly end: number
}

/** A frame that fits a message. */
export interface Match {
  readonly frame: Frame
  readonly slots: Readonly<Record<string, Filled>>
  /** How much of what was said the pattern has, less what it has more or the message has more. */
  readonly score: number
  /** How much of what the message says the pattern has, and how much of the pattern was said: 0 to 1. */
  readonly covered: number
  /** How many names, numbers and words about time it leaves out. */
  readonly left: number
  /** How likely it is what was meant, compared with others: by its pattern and by the words alone. */
  readonly likely: number
  /** How many of the words that say something neither the frame has nor a slot took. */
  readonly strange: number
  /** Whether no pattern has it: its slots are what of the message may fill them. */
  readonly loose: boolean
}

/** A frame as one of its patterns has it. */
export type Compared = Omit<Match, 'likely' | 'strange' | 'loose'>

/** How well words may be what a slot takes: 0 for not at all, 1 for a name that is known, 2 for a text in quotation marks. */
export type Fits = (kind: SlotKind, words: string) => number

/** What is known of a word alone, by its key and as it is written; without it a word may be anything. */
export interface Hints {
  /** Whether it says who, what or when: it is not left out lightly. */
  readonly isTelling?: (key: string) => boolean
  /** Whether it may be part of words about time: without it what has the word is no time. */
  readonly mayBeTime?: (key: string, written: string) => boolean
  /** Whether it may be of a name that is known, stand for one, or stand beside one: what has another word is at most a new name. */
  readonly mayBeKnown?: (key: string, written: string) => boolean
}
