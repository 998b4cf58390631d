import { expect, test } from 'vitest'
import { namedThingIn } from '#server/domain/language/text/named_thing.ts'

test.each([
  ['finally started Severance last night, it is so good', 'Severance'],
  ['my dad goes on about this podcast called The Rest Is History lol', 'The Rest Is History'],
  ['hab jetzt endlich mit Dark angefangen, die Serie ist irre', 'Dark'],
  ['lis Triste tigre de Neige Sinno si tu peux', 'Triste tigre'],
  ['on m’a parlé d’un petit bar à vins, Le Rubis, vers Saint-Honoré', 'Le Rubis'],
  ['pensaba en el Dobble, el juego ese de las cartas', 'Dobble'],
  ['ponte el podcast Estirando el chicle, te va a gustar', 'Estirando el chicle'],
])('“%s” names a thing', (text, name) => {
  expect(namedThingIn(text, [])).toBe(name)
})

test.each([
  'learn to darn socks properly',
  'ask my sister, Mel knows all of them',
  'we were there with Ada',
  'we should go to Paris some day',
])('“%s” names none', (text) => {
  expect(namedThingIn(text, [])).toBeNull()
})

test('what is a date or an address is no name', () => {
  const text = 'we were there on first Sundays'
  expect(namedThingIn(text, [])).toBeNull()
  const street = 'we were all at number six in Linienhof'
  expect(namedThingIn(street, [{ at: street.indexOf('Linienhof'), end: street.length }])).toBeNull()
})
