import { readFacebook } from '#server/reading/import/exports/facebook.ts'
import { readInstagram } from '#server/reading/import/exports/instagram.ts'
import { readSwarm } from '#server/reading/import/exports/swarm.ts'
import { readTikTok } from '#server/reading/import/exports/tiktok.ts'
import type { ImportedFile } from '#server/reading/import/item.ts'

/** Reads what somebody saved in Instagram, TikTok, Facebook or Swarm, as these export it. Null for any other JSON. */
export function readExport(file: unknown): ImportedFile | null {
  return readInstagram(file) ?? readTikTok(file) ?? readFacebook(file) ?? readSwarm(file)
}
