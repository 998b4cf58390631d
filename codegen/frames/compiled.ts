/** Patterns of frames as they are kept: numbers and words. They are made when the registry is generated, so that starting reads no pattern. */
export interface CompiledFrames {
  /** Of each pattern, the number of its frame; those of a frame stand together, in the order of frames. */
  readonly frameOf: readonly number[]
  /** The most places of a pattern. */
  readonly maxPlaces: number
  /** Of each pattern, and one more: where its places begin, and where they end. */
  readonly places: readonly number[]
  /** Of each place, and one more: where its steps begin, and where they end. */
  readonly steps: readonly number[]
  /** Of each step, to which place of its pattern it leads. */
  readonly to: readonly number[]
  /** What each step takes: `nothing`, one of the words of a set, or the slot with the number -2 - it. */
  readonly takes: readonly number[]
  /** Slots by the frames that have them, in the order of frames. */
  readonly slots: readonly (readonly [frame: number, name: string])[]
  /** Patterns that have a slot which takes any words, and those without a word. */
  readonly besideText: readonly number[]
  readonly wordless: readonly number[]
  /** Words of patterns in the order in which they were read, with spaces between them; what each of them says. */
  readonly words: string
  readonly weights: readonly number[]
  /** The words of each set by their numbers, what it costs to say none of them, and the patterns that have it. */
  readonly sets: readonly (readonly number[])[]
  readonly unsaid: readonly number[]
  readonly patternsOf: readonly (readonly number[])[]
  /** The sets that have a word. */
  readonly setsOf: readonly (readonly number[])[]
  /** Of each frame, the slots that all its patterns have; null for one without patterns. */
  readonly always: readonly (readonly string[] | null)[]
  readonly gist: CompiledGist
}

/** How much a trait of a message speaks for frames: a word of patterns by its number, or the kind of a thing that fills a slot. */
export interface CompiledGist {
  readonly kinds: readonly string[]
  /** Of each trait, the words before the kinds, what it is worth for the frames that never have it; 0 and no frames where it says nothing. */
  readonly others: readonly number[]
  /** Of each trait, the numbers of the frames that have it, and what it is worth for each of them. */
  readonly frames: readonly (readonly number[])[]
  readonly worth: readonly (readonly number[])[]
}
