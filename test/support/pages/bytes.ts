import { readFileSync } from 'node:fs'
import type { ExpectedPage } from '#test/support/pages/expected.ts'

/** The signs of an encoding that are not where Latin-1 has them. */
const others: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'windows-1252': {
    '€': 0x80,
    '„': 0x84,
    '…': 0x85,
    '‘': 0x91,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '–': 0x96,
    '—': 0x97,
  },
  'iso-8859-2': {
    Ą: 0xa1,
    Ł: 0xa3,
    Ś: 0xa6,
    Ź: 0xac,
    Ż: 0xaf,
    ą: 0xb1,
    ł: 0xb3,
    ś: 0xb6,
    ź: 0xbc,
    ż: 0xbf,
    ć: 0xe6,
    ę: 0xea,
    ń: 0xf1,
  },
}

/** The bytes of a page as its server sends them. */
export function bytesOf({ page, encoding }: Pick<ExpectedPage, 'page' | 'encoding'>): Uint8Array {
  const bytes = readFileSync(new URL(`${page}.html`, import.meta.url))
  if (!encoding) return new Uint8Array(bytes)
  return Uint8Array.from(bytes.toString('utf8'), (sign) => {
    const code = others[encoding]?.[sign] ?? sign.codePointAt(0) ?? 0
    if (code > 0xff) throw new Error(`${encoding} has no ${sign}.`)
    return code
  })
}
