/** What `availability.query` says. */

export const hoursTooShort = 'leaves less than two hours for a window'

export function mustBeLaterThan(other: string): string {
  return `must be later than ${other}`
}
