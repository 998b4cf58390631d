import { coresOf } from '#server/domain/language/text/answer_key.ts'

// Words that answer a question without naming a choice, as cores.

/** The capture is given up. */
export const cancelWords = coresOf('answer.cancel')

/** All of several things: captures are of one, so this is answered with the way to a roundup. */
export const allWords = coresOf('answer.all')

/** No list, or nobody. */
export const noneWords = coresOf('answer.no_list', 'answer.nobody')

/** Nobody but the user. */
export const meWords = coresOf('answer.me')

/** Nothing is known of what was asked. */
export const unknownWords = coresOf('answer.unknown')

export const yesWords = coresOf('answer.yes')

export const noWords = coresOf('answer.no')

/** Of several days, the one before the others, and the one after them. */
export const earlierWords = coresOf('answer.earlier')
export const laterWords = coresOf('answer.later')

/** Something has no date. */
export const noDateWords = coresOf('answer.no_date')
