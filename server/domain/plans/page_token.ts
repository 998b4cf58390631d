import { never, nobody, type Seal } from '#server/domain/basics/seal.ts'

const type = 'plan_page'

/** The invite whose plan a page shows, with the account of the host. */
export interface ShownInvite {
  readonly owner: string
  readonly invite_id: string
}

/** @returns the last part of the address of a page that shows a guest's plan and takes no answers. */
export function sealPlanPage(seal: Seal, { owner, invite_id }: ShownInvite): string {
  return seal.close(type, nobody, { owner, invite_id }, never)
}

/** @returns what such an address shows; null for any other text. */
export function openPlanPage(seal: Seal, sealed: string): ShownInvite | null {
  return seal.open<ShownInvite>(type, nobody, sealed)?.value ?? null
}

/** @returns the address of that page. */
export function planPageUrl(base_url: string, sealed: string): string {
  return `${base_url}/e/${sealed}`
}
