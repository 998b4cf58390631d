/** One thing that is wrong with an input; `message` reads on after the field's name. */
export interface Violation {
  /** JSON Pointer (RFC 6901) into the input. */
  pointer: string
  code: string
  message: string
  /** What a program can do about it. Answers have it after the message; pages leave it out. */
  advice?: string
  /** What was probably meant. */
  suggestion?: string
}
