import { describe, expect, test } from 'vitest'
import { readTextSource } from '#server/domain/capture/read_text.ts'

const about = {
  ...{ url: null, now: '2026-11-23T04:30:00Z', timezone: 'Europe/Berlin', language: null },
}

const three = ['Alpha Café', 'Beta Café', 'Gamma Café']

describe('a text lists what its marks say', () => {
  test.each([
    ['(1) Alpha Café\n(2) Beta Café\n(3) Gamma Café'],
    ['a) Alpha Café\nb) Beta Café\nc) Gamma Café'],
    ['#1 Alpha Café\n#2 Beta Café\n#3 Gamma Café'],
    ['1️⃣ Alpha Café\n2️⃣ Beta Café\n3️⃣ Gamma Café'],
    ['１．Alpha Café\n２．Beta Café\n３．Gamma Café'.replace(/．/g, '． ')],
    ['**1. Alpha Café** – nice\n**2. Beta Café** – new\n**3. Gamma Café** – far'],
    ['1. Alpha Café\n1. Beta Café\n1. Gamma Café'],
    ['- [ ] Alpha Café\n- [x] Beta Café\n- [ ] Gamma Café'],
    ['– Alpha Café\n– Beta Café\n– Gamma Café'],
    ['| No | Name |\n|----|------|\n| 1 | Alpha Café |\n| 2 | Beta Café |\n| 3 | Gamma Café |'],
    ['To try: Alpha Café, Beta Café and Gamma Café'],
    ['Tips for Leipzig:\nAlpha Café – cakes\nBeta Café – concerts\nGamma Café – films'],
  ])('%j', (text) => {
    expect(readTextSource(text, about).items.map(({ title }) => title)).toEqual(three)
  })
})

describe('a text whose sender says that it lists things', () => {
  test.each([
    ['Alpha Café\nBeta Café\nGamma Café'],
    ['My places:\nAlpha Café\nBeta Café\nGamma Café'],
    ['• Alpha Café\n• Beta Café\n• Gamma Café'],
  ])('%j lists them', (text) => {
    const { items } = readTextSource(text, { ...about, is_list: true })
    expect(items.map(({ title }) => title)).toEqual(three)
  })

  test('with two bullets lists two, which would else be parts of one', () => {
    const text = '• Alpha Café\n• Beta Café'
    expect(readTextSource(text, { ...about, is_list: true }).items).toHaveLength(2)
    expect(readTextSource(text, about).items).toEqual([])
  })

  test.each([
    ['Padella\n6 Southwark St, London SE1 1TQ\nGreat pici'],
    ['Konzert im Lido\nFreitag, 4. Dezember, 20 Uhr\nEintritt frei'],
  ])('%j is about one thing all the same', (text) => {
    expect(readTextSource(text, { ...about, is_list: true }).items).toEqual([])
  })
})
