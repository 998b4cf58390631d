/** One thing that is wrong with an input; `message` reads on after the field's name. */
export interface Violation {
  /** JSON Pointer (RFC 6901) into the input. */
  pointer: string
  code: string
  message: string
  /** What a program can do about it. Answers have it after the message; pages leave it out. */
  advice?: string
  /** What is wrong, where pages have a sentence for it that the code does not tell. Answers leave it out. */
  kind?: FaultKind
  /** What was probably meant. */
  suggestion?: string
}

/** What is wrong with a field, for the sentences that pages have for it. */
export type FaultKind =
  | 'missing'
  | 'missingName'
  | 'noWord'
  | 'nobody'
  | 'tooLong'
  | 'tooMany'
  | 'tooFew'
  | 'tooBig'
  | 'tooSmall'
  | 'noLink'
  | 'noZone'
  | 'noDay'
  | 'noTime'
  | 'noMoment'
  | 'notOffered'
  | 'twice'
  | 'past'
  | 'afterStart'
  | 'beforeStart'
  | 'beforeDeadline'
  | 'meeting'
  | 'hours'
  | 'notFitting'

/** A rule that fields keep together: what is said of the field that breaks it, and what is wrong with it. */
export interface FieldRule {
  readonly message: string
  /** Not given where only the message says it. */
  readonly kind?: FaultKind
}
