import type { Account, World } from '#test/support/world.ts'

/** A value of an argument, and where a model has it from. */
export type Argument =
  /** It stands in what the user said. */
  | { readonly from: 'user'; readonly value: Json }
  /** It was worked out from what the user said, in the form that the field asks for. */
  | { readonly from: 'reckoned'; readonly value: Json; readonly of: string; readonly form: string }
  /** It is one of the values that the field offers, or a yes or no to what the field says. */
  | { readonly from: 'field'; readonly value: Json }
  /** It stands in an earlier answer, or in what a research outside of the service has found. */
  | { readonly from: 'answer' | 'research'; readonly value: Json }
  | readonly Argument[]
  | { readonly [field: string]: Argument }

export type Json = string | number | boolean | null

/** What the user said. */
export const said = (value: Json): Argument => ({ from: 'user', value })

/** One of the values that the field offers. */
export const offered = (value: Json): Argument => ({ from: 'field', value })

/** A value that follows from words of the user; `form` stands in the description or the format of the field. */
export const reckoned = (value: Json, of: string, form: string): Argument => ({
  ...{ from: 'reckoned', value, of, form },
})

/** What a research outside of the service has found. */
export const researched = (value: Json): Argument => ({ from: 'research', value })

/** Words that a step rests on, and where they stand when it is made. */
export type Words =
  | { readonly at: 'answer'; readonly words: string }
  /** Of the tool that is called, if no other is named. */
  | { readonly at: 'tool'; readonly of?: string; readonly words: string }
  | { readonly at: 'field'; readonly field: string; readonly words: string }

/** Words of the tool's own description. */
export const tool = (words: string): Words => ({ at: 'tool', words })

/** Words of the description of another tool, which lead to this one. */
export const listed = (of: string, words: string): Words => ({ at: 'tool', of, words })

/** Words of the description of a field, by its path, such as `item.status`. */
export const field = (path: string, words: string): Words => ({ at: 'field', field: path, words })

/** Words of the text of an earlier answer of the same task. */
export const answer = (words: string): Words => ({ at: 'answer', words })

/** What the model has seen of the task so far. */
export interface Seen {
  /** What in the user's words matches. */
  words(pattern: RegExp): Argument
  /** A value of the last answer, by its path in the structure; it stands in the answer, so a model can copy it. */
  value(path: string): Argument
  /** A value of the answer of an earlier step of this tool. */
  of(tool: string, path: string): Argument
}

export type Arguments = Readonly<Record<string, Argument>>

/** A call that a model makes, and the words that lead it there. */
export interface Step {
  readonly tool: string
  readonly because: readonly Words[]
  readonly input: (seen: Seen) => Arguments
  /** How it is answered; completed if nothing else is said. */
  readonly status?: string
  /** Whether it is made again, up to a minute, until the answer has another status than this. */
  readonly while?: string
}

/** What a model might do first, and what becomes of it. */
export type WrongTurn =
  /** The tool is not in the list. */
  | { readonly absent: string }
  /** The description says why not, before the call is made. */
  | { readonly warned: string; readonly by: readonly Words[] }
  /** The answer leads back in one step, and nothing is done: it names the tool or the field that is right. */
  | {
      readonly tool: string
      readonly input: (seen: Seen) => Readonly<Record<string, unknown>>
      /** After how many steps of the task it is made; none if nothing else is said. */
      readonly after?: number
      /** What the answer says. */
      readonly back: readonly string[]
    }
  /** It is another way to the same end. */
  | { readonly tool: string; readonly alike: readonly Words[] }

/** What a user asks for, how it is done, and what is tried first. */
export interface Task {
  /** The user's words. */
  readonly asks: string
  /** Makes what the task is about; what it returns stands in the user's words as `{name}`. */
  readonly given?: (stage: Stage) => Promise<unknown>
  readonly steps: readonly Step[]
  readonly wrong: readonly WrongTurn[]
  /** Throws where what the user wanted is not so. */
  readonly done: (stage: Stage) => Promise<void>
}

/** Who asks. */
export interface Stage {
  readonly world: World
  readonly sam: Account
}
