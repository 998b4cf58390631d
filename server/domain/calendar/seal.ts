import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Seal } from '#server/domain/basics/seal.ts'

/** What is kept of a calendar: an upload that was not read yet, or what a reading leaves. */
export type KeptCalendar = 'calendar_upload' | 'calendar_parsed'

/** Sealed addresses do not expire. */
const never = new Date('9999-01-01T00:00:00Z')

/** The most bytes that a kept calendar may have when it is inflated; more than can ever be stored. */
const largest = 64_000_000

/** The address of a calendar, sealed for its account. */
export function sealCalendarAddress(seal: Seal, owner: string, address: string): string {
  return seal.close('calendar', owner, { address }, never)
}

/** The address that was sealed, and whether it should be sealed again; null where no key opens it. */
export function openCalendarAddress(
  seal: Seal,
  owner: string,
  sealed: string,
): { address: string; old: boolean } | null {
  const opened = seal.open<{ address: string }>('calendar', owner, sealed)
  if (opened === null) return null
  return { address: opened.value.address, old: seal.isOld('calendar', owner, sealed) }
}

/** Bytes of a calendar, deflated and then sealed for its account. */
export async function packCalendar(
  seal: Seal,
  owner: string,
  kind: KeptCalendar,
  bytes: Uint8Array,
): Promise<Buffer> {
  const deflated = await new Promise<Buffer>((resolve, reject) =>
    deflateRaw(bytes, (error, result) => (error ? reject(error) : resolve(result))),
  )
  return seal.closeBytes(kind, owner, deflated)
}

/** The bytes that were packed; null where no key opens them. */
export async function unpackCalendar(
  seal: Seal,
  owner: string,
  kind: KeptCalendar,
  packed: Uint8Array,
): Promise<Buffer<ArrayBuffer> | null> {
  const deflated = seal.openBytes(kind, owner, packed)
  if (deflated === null) return null
  return new Promise<Buffer<ArrayBuffer>>((resolve, reject) =>
    inflateRaw(deflated, { maxOutputLength: largest }, (error, result) =>
      error ? reject(error) : resolve(result),
    ),
  )
}
