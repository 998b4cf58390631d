import type { OpenValue } from '#codegen/model.ts'

/** What values look like of which a class does not list each, and an example of each. */
export const openValues: {
  readonly [Name in OpenValue]: { readonly is: (text: string) => boolean; readonly example: string }
} = {
  zone: { is: isZone, example: 'Europe/Berlin' },
  country: { is: (text) => /^[a-z]{2}$/.test(text), example: 'de' },
  state: { is: (text) => /^[A-Z]{2,3}$/.test(text), example: 'CA' },
  city: { is: (text) => /^\p{L}[\p{L} ]+$/u.test(text), example: 'New York' },
  point: { is: (text) => /^-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?$/.test(text), example: '52.5 13.4' },
  activity: { is: (text) => /^\p{Lu}[\p{L} ]+$/u.test(text), example: 'Live music' },
}

/** Time zones by the names that are in use now. */
let zones: ReadonlySet<string> | null = null

/** Names in use now that V8 lists by earlier ones. It knows them, but asking for one takes milliseconds. */
const renamed = [
  ...['Africa/Asmara', 'America/Argentina/Buenos_Aires', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu'],
  ...['Asia/Kolkata', 'Asia/Yangon', 'Atlantic/Faroe', 'Europe/Kyiv'],
]

function isZone(text: string): boolean {
  if (!text.includes('/')) return false
  zones ??= new Set([...Intl.supportedValuesOf('timeZone'), ...renamed])
  if (zones.has(text)) return true
  // Names of earlier days are known as well.
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}
