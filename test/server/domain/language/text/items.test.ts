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

describe('a list in one line is what it would be in lines of its own', () => {
  const names = ['Cocolo', 'Liquidrom', 'Mauerpark']
  test.each([
    ['Fürs Wochenende: Ramen bei Cocolo, Sauna im Liquidrom, Flohmarkt am Mauerpark'],
    ['Fürs Wochenende: Ramen bei Cocolo; Sauna im Liquidrom; Flohmarkt am Mauerpark'],
    ['Fürs Wochenende – Ramen bei Cocolo, Sauna im Liquidrom und Flohmarkt am Mauerpark'],
    ['Fürs Wochenende: 1) Ramen bei Cocolo 2) Sauna im Liquidrom 3) Flohmarkt am Mauerpark'],
    ['Fürs Wochenende: • Ramen bei Cocolo • Sauna im Liquidrom • Flohmarkt am Mauerpark'],
    ['Fürs Wochenende:\nRamen bei Cocolo\nSauna im Liquidrom\nFlohmarkt am Mauerpark'],
    ['Mit Ada: Ramen bei Cocolo, Sauna im Liquidrom, Flohmarkt am Mauerpark'],
    ['For the weekend: ramen at Cocolo, sauna at Liquidrom, flea market at Mauerpark'],
    ['For Saturday: ramen at Cocolo, sauna at Liquidrom and the flea market at Mauerpark'],
    ['To do: ramen at Cocolo, sauna at Liquidrom, flea market at Mauerpark'],
    ['Pour le week-end : ramen chez Cocolo, sauna au Liquidrom, puces au Mauerpark'],
    ['Para el finde: ramen en Cocolo, sauna en Liquidrom, rastro en Mauerpark'],
    ['Per il weekend: ramen da Cocolo, sauna al Liquidrom, mercatino al Mauerpark'],
    ['Para o fim de semana: ramen no Cocolo, sauna no Liquidrom, feira no Mauerpark'],
    ['Voor het weekend: ramen bij Cocolo, sauna in Liquidrom, rommelmarkt in het Mauerpark'],
    ['Till helgen: ramen på Cocolo, bastu på Liquidrom, loppis i Mauerpark'],
    ['This weekend: Cocolo, Liquidrom, Mauerpark'],
    ['Wochenende: Fr Kino im Cocolo, Sa Sauna im Liquidrom, So Flohmarkt am Mauerpark'],
  ])('%j', (text) => {
    const { items } = readTextSource(text, about)
    expect(items.map(({ title }, index) => title.endsWith(names[index] ?? '-'))).toEqual([
      ...names.map(() => true),
    ])
  })

  test.each([
    ['Fürs Wochenende: Ramen bei Cocolo, lecker, günstig und nah', 'Ramen bei Cocolo'],
    [
      'Am Wochenende: Weihnachtsmarkt am Schloss, Glühwein, Bratwurst',
      'Weihnachtsmarkt am Schloss',
    ],
    ['For Saturday: dinner at Padella, 6 Southwark St, London', 'Dinner at Padella'],
    ['For the holidays: Hotel Adlon, Unter den Linden 77, Berlin', 'Hotel Adlon'],
    ['Weekend: Hiking in Saxony, bring water, shoes, map', 'Hiking in Saxony'],
    ['This weekend: Tocotronic at the Columbiahalle, Berlin', 'Tocotronic at the Columbiahalle'],
    [
      'Weekend festival: Tocotronic, Die Sterne, Blumfeld',
      'Weekend festival: Tocotronic, Die Sterne, Blumfeld',
    ],
    [
      'Konzert im Lido: Tocotronic, Die Sterne, Blumfeld',
      'Konzert im Lido: Tocotronic, Die Sterne, Blumfeld',
    ],
    ['Dinner at Padella: pici, burrata, wine', 'Dinner at Padella'],
    ['Samstag 20 Uhr: Pizza, Wein, Film bei Ada', 'Pizza, Wein, Film bei Ada'],
    ['Ada: born in Berlin, raised in Hamburg, lives in Munich', 'Ada'],
    ['Sauna im Liquidrom, Möckernstraße 10, 10963 Berlin', 'Sauna im Liquidrom'],
    ['For the weekend:\nTable at Padella\nFor four people\nAsk for the window', 'Table at Padella'],
  ])('%j is one thing', (text, title) => {
    const { claims, items } = readTextSource(text, about)
    expect(items).toEqual([])
    expect(claims.find(({ field }) => field === 'title')?.value).toBe(title)
  })
})
