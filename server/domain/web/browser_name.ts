import { languageNow } from '#server/domain/basics/speaking.ts'

const programs: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b|\biPod\b/, 'iOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/**
 * @returns what a browser is called in lists and mail, such as `Firefox on Android`, by a closed list of names: nothing
 * that a request says is repeated.
 */
export function browserName(user_agent: string | undefined): string {
  const program = nameIn(programs, user_agent)
  const system = nameIn(systems, user_agent)
  if (program === undefined)
    return system === undefined ? 'Another program' : `A program on ${system}`
  return system === undefined ? program : `${program} on ${system}`
}

/** What a browser is called in the language of the page or mail, by its kept English name. */
export function browserNow(kept: string): string {
  if (languageNow() !== 'de') return kept
  return kept
    .replace(/^Another program$/, 'Ein anderes Programm')
    .replace(/^A program/, 'Ein Programm')
    .replace(' on ', ' auf ')
}

function nameIn(
  names: readonly [RegExp, string][],
  user_agent: string | undefined,
): string | undefined {
  return names.find(([pattern]) => pattern.test(user_agent ?? ''))?.[1]
}
