import { expect, test } from 'vitest'
import { decodePage } from '#server/reading/page/charset.ts'

/** Letters of koi8-r from ю on, and then the capital ones. */
const koi8 = 'юабцдефгхийклмнопярстужвьызшэщчъ'

/** Bytes of a text in koi8-r. */
function inKoi8(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const small = koi8.indexOf(sign)
    const capital = koi8.indexOf(sign.toLowerCase())
    if (small >= 0) return 0xc0 + small
    return capital >= 0 ? 0xe0 + capital : (sign.codePointAt(0) ?? 0)
  })
}

/** Bytes of a text in windows-1251. */
function in1251(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })
}

const page = '<title>Кафе Пушкин</title><p>Ужин и завтрак на бульваре, каждый день</p>'

test.each([null, 'nonsense'])(
  'Cyrillic bytes under the charset %s are read as what they are',
  (charset) => {
    expect(decodePage(inKoi8(page), charset)).toBe(page)
    expect(decodePage(in1251(page), charset)).toBe(page)
  },
)

test('accents of western languages stay as they are', () => {
  const western = 'Café Übermut – Crêpes, Weißbier, à la carte; el niño, coração, l’été'
  const bytes = Uint8Array.from(western.replace(/[–’]/g, '-'), (sign) => sign.codePointAt(0) ?? 0)
  expect(decodePage(bytes, null)).toBe(western.replace(/[–’]/g, '-'))
})
