/** The words of a language by what they are for, as spec/assistant has them. */
export interface SpokenWords {
  readonly fillers: readonly string[]
  readonly openers: readonly string[]
  readonly short: Readonly<Record<string, string>>
  /** What may follow the stem of a word of a class, `plan*`; `irgend**` has whatever follows. */
  readonly endings: readonly string[]
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly never_mind: readonly string[]
  readonly more: readonly string[]
  readonly repeat: readonly string[]
  /** What puts off an answer: “hang on”. */
  readonly wait: readonly string[]
  readonly undo: readonly string[]
  readonly help: readonly string[]
  readonly hello: readonly string[]
  readonly thanks: readonly string[]
  readonly send: readonly string[]
  readonly reply_word: readonly string[]
  readonly it: readonly string[]
  readonly them: readonly string[]
  /** Words for several people who were spoken of, and for those who speak. */
  readonly several: readonly string[]
  readonly selves: readonly string[]
  /** What stands before a name and is no part of it. */
  readonly before_name: readonly string[]
  /** What stands between two requests. */
  readonly then: readonly string[]
  readonly everybody: readonly string[]
  readonly open: readonly string[]
  /** What other assistants are for, and this one is not: music, lights, mail. */
  readonly elsewhere: readonly string[]
  readonly articles: readonly string[]
  /** Words that say little of a thing: “the bowling thing”. */
  readonly vague: readonly string[]
  readonly kinds: Readonly<Record<string, readonly string[]>>
  readonly positions: Readonly<Record<string, number>>
  /** How something is moved by an amount of time: numbers, units, what says that it is earlier, and what says nothing more. */
  readonly shift_amounts: Readonly<Record<string, number | string>>
  readonly shift_units: Readonly<Record<string, readonly string[]>>
  readonly shift_earlier: readonly string[]
  readonly shift_silent: readonly string[]
  /** Numbers in words, and days of a month in words as they are written in digits. */
  readonly numbers: Readonly<Record<string, number>>
  readonly days: Readonly<Record<string, string>>
  readonly weekdays: readonly string[]
  /** What follows the number of an hour. */
  readonly clock_words: readonly string[]
  /** How a question begins that asks whether something is so: nothing is changed for one. */
  readonly asking: readonly string[]
  /** What says that somebody is not sure: it is asked about. */
  readonly hedges: readonly string[]
  readonly joiners: readonly string[]
  /** Words that join others: no name begins or ends with one. */
  readonly edges: readonly string[]
  /** Words that turn a sentence round, such as “not”. */
  readonly not: readonly string[]
  /** What begins a message that changes one thing of the last one: “and Mira?” */
  readonly and: readonly string[]
  /** What may stand between something that is told and what is asked for because of it. */
  readonly parts: readonly string[]
  /** What may stand with the number of a choice: “number two”. */
  readonly numbered: readonly string[]
  /** What may stand behind a name and belongs to the request. */
  readonly tails: readonly string[]
  /** What may stand before a new name and belongs to the request, the longest first. */
  readonly leads: readonly string[]
  /** What stands before who is left out of the last request. */
  readonly without: readonly string[]
  /** What is said of guests next to who they are, by what it says: who comes, who goes, and one for another. */
  readonly guests: Readonly<Record<string, readonly string[]>>
  /** What says that a time is an end: until then, its end, and how long something takes. */
  readonly ends: Readonly<Record<string, readonly string[]>>
  readonly cannot: Readonly<Record<string, readonly string[]>>
  /** What stands right before a text that is given, between a thing and whose it is, and before an area. */
  readonly before_text: readonly string[]
  readonly of_whom: readonly string[]
  /** What stands for a plan that is told by its day or by who comes, and what stands before these. */
  readonly that_plan: readonly string[]
  /** Words that describe a thing by who has it and where it is, by what they are for. */
  readonly described: Readonly<Record<string, readonly string[]>>
  readonly with_person: readonly string[]
  readonly on_day: readonly string[]
  readonly before_area: readonly string[]
  /** Of these, what is said before no name of a plan. */
  readonly in_area: readonly string[]
  /** Before words for any of a kind, and for none that somebody has: “any markets”. */
  readonly of_any: readonly string[]
  /** What stands before the venue of an event, and before no area: “at Lido”. */
  readonly before_venue: readonly string[]
  /** Words that are rarely a time by themselves. */
  readonly unsure_times: readonly string[]
  /** Words of everyday life that look like a slip of a word of a class: “Kinder” is no “Inder”. */
  readonly no_slip: readonly string[]
  /** Words that are no item of a checklist where nothing else is said: “add my sister”. */
  readonly no_item: readonly string[]
  /** What takes back what was just said, within a message: “no, hang on”. */
  readonly repair: readonly string[]
  /** What a statement begins with behind a request, as it is written: “she's …”. */
  readonly told: readonly string[]
  /** What polite requests begin with, by its places, and words of mere courtesy: “I would be so glad if you …”, “…, if it is no trouble, …”. */
  readonly polite: Readonly<Record<string, readonly string[]>>
  /** Words that pass a request on, point at it, deny it or take it back, by what they are for. */
  readonly passed_on: Readonly<Record<string, readonly string[]>>
  /** What stands around an answer and says nothing, what says what something is called, and what puts an answer off. */
  readonly answer: Readonly<Record<string, readonly string[]>>
  /** Words of clauses that say more of a thing, by what they are for: “the list that I made last week”. */
  readonly clause: Readonly<Record<string, readonly string[]>>
  /** What tells of something that was done, or of what others say: no request. */
  readonly reported: readonly string[]
  /** Whether what is to be done may stand at the end of a request, as in German. */
  readonly verbs: 'first' | 'last'
  /** Words by the classes that spec/assistant/senses.yaml asks for: `word*` is every word that begins so. */
  readonly senses: Readonly<Record<string, readonly string[]>>
}
