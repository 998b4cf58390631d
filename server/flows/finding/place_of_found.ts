import { findFound } from '#server/data/discovery_candidates/find.ts'
import { insertPlace } from '#server/data/places/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { wordsOfFound } from '#server/domain/discovery/idea.ts'
import { type HostFacts, placeNameOfFound } from '#server/domain/discovery/recorded.ts'
import type { WordsFrom } from '#server/domain/ideas/words_from.ts'
import { findCapturedPlace } from '#server/flows/capture/place.ts'

/**
 * As `placeOfFound`, by the id of what was found; null also for what is not there, whose run has expired, or whose place has
 * no address or point by which it would be known again. The caller has locked the account.
 */
export async function placeOfFoundId(db: Db, found_id: string): Promise<string | null> {
  const found = await findFound(db, found_id)
  if (found === null || found.expired || found.facts.by !== 'host') return null
  const { location } = found.facts.candidate
  const isKnownAgain = location?.address != null || location?.latitude != null
  const { candidate } = found.facts
  const words_from = wordsOfFound(candidate, found.evidence)
  return isKnownAgain ? placeOfFound(db, candidate, words_from) : null
}

/** The place of what was found: one that the account has, else one that is hidden at first; null where nothing says where. */
export async function placeOfFound(
  db: Db,
  { kind, public_name, location }: HostFacts,
  words_from: WordsFrom,
): Promise<string | null> {
  const { address = null, city = null, neighborhood = null, latitude, longitude } = location ?? {}
  const hasPoint = latitude != null && longitude != null
  const coordinates = hasPoint ? { latitude, longitude } : null
  const name = placeNameOfFound({ kind, public_name, location })
  if (name === null || (address === null && coordinates === null && city === null)) return null
  const draft = { name, address, coordinates, timezone: null, city, neighborhood }
  const known = await findCapturedPlace(db, draft)
  if (known && known.draft === null) return known.place_id
  const facts = { name, address, description: null, timezone: null, activity_name: null }
  const area = known?.draft ?? { city, neighborhood }
  const found = {
    ...{ latitude: coordinates?.latitude ?? null, longitude: coordinates?.longitude ?? null },
    ...{
      city: area.city,
      neighborhood: area.neighborhood,
      origin: 'discovered' as const,
      hidden: true,
      words_from,
    },
    ...{ item_id: null, open_minutes: null, attribution: null },
  }
  const { place_id } = await insertPlace(db, facts, found, newId())
  return place_id
}
