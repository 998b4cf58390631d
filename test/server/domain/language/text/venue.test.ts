import { describe, expect, test } from 'vitest'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { nameInWords } from '#server/domain/language/place/name_in_words.ts'
import { venueIn } from '#server/domain/language/text/venue.ts'

describe('the name of a venue before its address', () => {
  test.each([
    ['11 AM to 5 PM\n1454 The Embarcadero, San Francisco, CA 94133', null],
    ['Pier 35, 1454 The Embarcadero, San Francisco, CA 94133', 'Pier 35'],
    ['das 16h às 23h\nPraça Roosevelt, 100 - Consolação, São Paulo - SP', null],
    ['von 19 bis 22 Uhr\nSeestraße 9, 18119 Rostock', null],
    ['19h30\n12 rue de la Paix, 75002 Paris', null],
    ['de 10h à 18h, 12 rue de la Paix, 75002 Paris', null],
    ['dalle 10 alle 19\nVia Roma 12, 00185 Roma', null],
    ['desde las 18:00 hasta las 23:00\nCalle Mayor 5, 28013 Madrid', null],
    ['van 10 tot 17 uur\nPrinsengracht 263, 1016 GV Amsterdam', null],
    ['od 18 do 22\nul. Długa 5, 00-238 Warszawa', null],
    ['Thu, Dec 10 · 7:30pm - 10pm EST\n412 W 4th St New York, NY 10012', null],
    ['10 bis 16 Uhr\nSeestraße 9, 18119 Rostock', null],
    ['18h\n12 quai de Valmy, 75010 Paris', null],
    ['8 PM\n6 Southwark St, London SE1 1TQ', null],
    ['Show at 3017 SE Milwaukie Ave, Portland, OR 97202', null],
    ['at Doug Fir Lounge, 3017 SE Milwaukie Ave, Portland, OR 97202', 'Doug Fir Lounge'],
    ['Studio 54, 254 W 54th St, New York, NY 10019', 'Studio 54'],
    ['Ostsee Sauna, Seestraße 9, 18119 Rostock', 'Ostsee Sauna'],
  ])('%j: %j', (text, expected) => {
    const [address] = addressesIn(text)
    if (!address) throw new Error('no address')
    expect(venueIn(text, address)).toBe(expected)
  })
})

describe('the name of a place in words about it', () => {
  test.each([
    ['Omg we HAVE to go to Padella', 'Padella'],
    ['We should try Koya', 'Koya'],
    ['Wir müssen mal ins Prater', 'Prater'],
    ['Il faut absolument', null],
    ['On doit aller chez Septime', 'Septime'],
    ['Tenemos que ir a Casa Mono', 'Casa Mono'],
    ['Dobbiamo andare da Roscioli', 'Roscioli'],
    ['We moeten naar De Klepel', 'De Klepel'],
    ['Samstag Karaoke in der Monster Ronson’s', 'Monster Ronson’s'],
    ['My favourite café in Ghent', null],
    ['Mein Lieblingscafé in Gent', null],
    ['Mon café préféré à Lyon', null],
    ['Mi bar favorito en Sevilla', null],
    ['Mijn favoriete café in Gent', null],
    ['We love this place', null],
    // Names that have such words.
    ['Mein Haus am See', 'Mein Haus am See'],
    ['Chez Nous', 'Chez Nous'],
    ['Trattoria da Nello', 'Trattoria da Nello'],
    ['I Love Pizza', 'I Love Pizza'],
    ['Padella', 'Padella'],
    ['The Crooked Billet', 'The Crooked Billet'],
    ['La Mia Mamma', 'La Mia Mamma'],
    ['Museum of Glass', 'Museum of Glass'],
    ['Bar Centrale in Trastevere', 'Bar Centrale in Trastevere'],
  ])('%s: %s', (words, name) => {
    expect(nameInWords(words)).toBe(name)
  })
})
