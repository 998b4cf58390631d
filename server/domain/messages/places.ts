import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'

export function placeSaved(name: string): string {
  return `Saved the private place ${inQuotes(name)}.`
}

export function placeWasSaved(name: string): string {
  return `Nothing to change: ${inQuotes(name)} is already saved with exactly these details.`
}

const fieldNames = {
  name: 'name',
  address: 'address',
  description: 'description',
  timezone: 'time zone',
  activity_name: 'activity',
} as const

/** A field of a private place. */
export type PlaceField = keyof typeof fieldNames

export function placeChanged(name: string, fields: readonly PlaceField[]): string {
  return `Changed the ${spokenList(fields.map((field) => fieldNames[field]))} of ${inQuotes(name)}.`
}

export function placeIsLikeThat(name: string): string {
  return `Nothing to change: ${inQuotes(name)} is already like that.`
}

export function placeArchived(name: string): string {
  return `Archived ${inQuotes(name)}. Plans that already use it keep it.`
}

export function placeWasArchived(name: string): string {
  return `${inQuotes(name)} was already archived.`
}

export const noPlacesFound = 'No private places found.'
