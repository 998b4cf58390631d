import { handlers } from '#generated/server/handlers.ts'

const built: Readonly<Record<string, { work: unknown } | undefined>> = handlers

/** @returns whether a capability answers anything but 501. Unknown ones count as built. */
export function isBuilt(capability: string): boolean {
  return built[capability]?.work !== null
}
