import type { Config } from '#server/config.ts'
import { type Finding, lineOf, look, ok, wrong } from '#server/process/doctor/finding.ts'
import { existingKeys, fingerprintOf, placeOfKeys } from '#server/process/keys.ts'

/** Looks whether the keys here can be read, where the database could not say which it is used with. */
export function unaskedKeyFindings(config: Config): Finding[] {
  const place = placeOfKeys(config)
  try {
    const { length } = existingKeys(config)
    if (length === 0)
      return [look('keys', `${place} has none, and the database could not be asked`)]
    return [ok('keys', `${place} can be read; the database could not be asked whether it knows it`)]
  } catch (error) {
    return [wrong('keys', lineOf(error))]
  }
}

/** Compares the keys here with those that the database is used with, whose fingerprints are `known`. */
export function keyFindings(config: Config, known: readonly string[]): Finding[] {
  const place = placeOfKeys(config)
  try {
    const here = existingKeys(config).map(fingerprintOf)
    const shared = known.filter((one) => here.includes(one))
    if (shared.length > 0) {
      const count = here.length === 1 ? 'the key' : `${here.length} keys, one`
      return [ok('keys', `${place} has ${count} that the database is used with`)]
    }
    if (known.length > 0) {
      return [
        wrong(
          'keys',
          `${place} has none of the keys that the database is used with: bring them here, or see "npm run keys"`,
        ),
      ]
    }
    const first =
      here.length === 0 ? 'none yet; the first start makes one' : 'the first start takes them'
    return [ok('keys', here.length === 0 ? `${first} in ${place}` : `${place}; ${first}`)]
  } catch (error) {
    return [wrong('keys', lineOf(error))]
  }
}
