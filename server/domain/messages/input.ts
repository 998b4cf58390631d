/** The text of a write that changed nothing because it had no field that says how. */
export const changeIgnored = 'Nothing was changed: no field says what to change.'

/** What is wrong with a field of an input. Each text is read after the field's name. */

export const isRequired = 'is required'

/** The same of a field that takes only these values. */
export function isRequiredOf(values: readonly string[]): string {
  return `${isRequired}, one of ${values.join(', ')}`
}

export const mustBeOneFile = 'must be one file'

export const mustNotBeBlank = 'must not be blank'

export function mustBeShorter(longest: number): string {
  return `must have at most ${longest} characters`
}

export const mustBePageAddress =
  'must be an address with http:// or https://, without a user name or password'

export const mustBeInstant = 'must be a date and time between the years 1 and 9999'

export const mustBeExactStart =
  'must be a date and time with an offset, such as 2026-12-01T19:00:00+01:00'

export const mustBeInstantOrDay =
  'must be a date and time with an offset, such as 2026-12-01T19:00:00+01:00, or without one, such as 2026-12-01T19:00 or 2026-12-01'

/** What a value should be, and what keeps it from being that. */
export function because(rule: string, mistake: string | null): string {
  return mistake === null ? rule : `${rule}; ${mistake}`
}

/** An address as it is written in ASCII. Read after what it should be. */
export function writeItAs(address: string): string {
  return `write it as ${address}`
}

/** What keeps a text from being a time. Each is read after what it should be. */
export function isAnotherWeekday(date: string, weekday: string): string {
  return `${date} is a ${weekday}: ask which of the two is meant, and send the time without a weekday`
}

export const isNoWeekday = 'its weekday is not one of Mon, Tue, Wed, Thu, Fri, Sat, Sun'

export function namesNoDay(date: string): string {
  return `there is no day ${date}`
}

export const namesNoTime = 'it says no time of day'

export function hasNoOffset(text: string): string {
  return `${text} has no offset, such as +01:00`
}

export const hasNoSeconds = 'its seconds are missing'

export function needsOneOf(fields: readonly string[]): string {
  return `needs at least one of ${fields.join(', ')}`
}

const together = 'comes only together with '

/** What a field lacks that comes only with another. */
export function comesOnlyWith(field: string): string {
  return `${together}${field}`
}

/** What two findings say in one if both are of what a field lacks; null for any others. */
export function bothTogether(one: string, other: string): string | null {
  return one.startsWith(together) && other.startsWith(together)
    ? `${one} and ${other.slice(together.length)}`
    : null
}

export const mustBeTimeZone = 'must be an IANA time zone such as Europe/Berlin'

export function mustNotBeLater(than: string): string {
  return `must not be later than ${than}`
}

export function mustBeLaterThan(other: string): string {
  return `must be later than ${other}`
}

export function mustNotBeEarlier(than: string): string {
  return `must not be earlier than ${than}`
}

/** Two fields that name one thing name different ones. */
export function mustMeanTheSame(other: string): string {
  return `must mean the same as ${other}`
}

/** `input_invalid` with more violations than are listed. */
export function tooManyErrors(most: number): string {
  return `More than ${most} values of the request are not as they must be; errors lists the first ${most}.`
}

export const mustBeText = 'must be a string'

export const mustBeTextOrNull = 'must be a string or null'

export const mustBeTexts = 'must be an array of strings'

export function mustHaveFewer(most: number): string {
  return `must have at most ${most} items`
}

/** An unknown field of an object, and the one that was probably meant. */
export function isNoField(suggestion: string | null): string {
  return `is not a field of this object${meant(suggestion)}`
}

export function mustBeOneOf(values: readonly string[], suggestion: string | null): string {
  return `must be one of ${values.join(', ')}${meant(suggestion)}`
}

function meant(suggestion: string | null): string {
  return suggestion === null ? '' : `; did you mean ${suggestion}?`
}

/** Several fields that name the same thing. */
export function namesItAlone(fields: readonly string[]): string {
  return `cannot come together with ${fields.join(', ')}`
}

/** Failure `clarification_required` of a field whose name is a slip for another one. */
export function filterMisspelt(field: string, meant: string): string {
  return `${field} is not a field; did you mean ${meant}?`
}

export const sendItAgain = 'Nothing was done. Send a new request with the field that is meant.'
