import { handlers } from '#generated/server/handlers.ts'

const built: Readonly<Record<string, { work: unknown } | undefined>> = handlers

/** A registry of which nothing is built has only its mock, which answers everything by examples. */
const isMockOnly = Object.values(built).every((handler) => handler?.work === null)

/** @returns whether a capability answers anything but 501. Unknown ones count as built. */
export function isBuilt(capability: string): boolean {
  return isMockOnly || built[capability]?.work !== null
}
