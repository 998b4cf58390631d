import { coreOf, coresOf, wordsOf } from '#server/domain/language/text/answer_key.ts'

/** Ordinals as words, from the first on, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish. */
const ordinals = [
  `first, erste, ersten, erster, erstes, erstens, erstere, ersteren, premier, première, primer, primero, primera, primo,
  prima, eerste, primeiro, primeira, pierwszy, pierwsza, pierwsze, pierwszego, pierwszą, pierwszej, former`,
  `second, zweite, zweiten, zweiter, zweites, zweitens, deuxième, seconde, segundo, segunda, secondo, seconda, tweede,
  drugi, druga, drugie, drugiego, drugą, drugiej`,
  `third, dritte, dritten, dritter, drittes, drittens, troisième, tercer, tercero, tercera, terzo, terza, derde, terceiro,
  terceira, trzeci, trzecia, trzecie, trzeciego, trzecią, trzeciej`,
  `fourth, vierte, vierten, vierter, viertes, quatrième, cuarto, cuarta, quarto, quarta, vierde, czwarty, czwarta, czwarte,
  czwartego, czwartą, czwartej`,
  `fifth, fünfte, fünften, fünfter, fünftes, cinquième, quinto, quinta, vijfde, piąty, piąta, piąte, piątego, piątą, piątej`,
  `sixth, sechste, sechsten, sechster, sechstes, sixième, sexto, sexta, sesto, sesta, zesde, szósty, szósta, szóste, szóstego`,
  `seventh, siebte, siebten, siebter, siebtes, septième, séptimo, séptima, settimo, settima, zevende, sétimo, sétima,
  siódmy, siódma, siódme, siódmego`,
  `eighth, achte, achten, achter, achtes, huitième, octavo, octava, ottavo, ottava, achtste, oitavo, oitava, ósmy, ósma,
  ósme, ósmego`,
  `ninth, neunte, neunten, neunter, neuntes, neuvième, noveno, novena, nono, nona, negende, dziewiąty, dziewiąta,
  dziewiąte, dziewiątego`,
  `tenth, zehnte, zehnten, zehnter, zehntes, dixième, décimo, décima, decimo, decima, tiende, dziesiąty, dziesiąta,
  dziesiąte, dziesiątego`,
].map(coresOf)

const cardinals = [
  'one, eins, un, une, uno, una, een, um, uma, jeden, jedynka',
  'two, zwei, deux, dos, due, twee, dois, duas, dwa, dwójka',
  'three, drei, trois, tres, tre, drie, três, trzy, trójka',
  'four, vier, quatre, cuatro, quattro, quatro, cztery',
  'five, fünf, cinq, cinco, cinque, vijf, pięć',
  'six, sechs, seis, sei, zes, sześć',
].map(coresOf)

const lasts =
  coresOf(`last, latter, letzte, letzten, letzter, letztes, letztere, letzteren, zuletzt genannte, dernier, dernière,
  último, última, ultimo, ultima, laatste, ostatni, ostatnia, ostatnie, ostatnią, ostatniej`)

const middles =
  coresOf(`middle, mittlere, mittleren, mittlerer, mittleres, du milieu, milieu, del medio, en medio, di mezzo,
  middelste, do meio, środkowy, środkowa, środkowe`)

/** A number with the ending of an ordinal: `2`, `2nd`, `2e`, `2ª`. */
const numbered = /^(\d{1,3})(?:st|nd|rd|th|er|ere|re|e|eme|de|ste|o|a)?$/u

/**
 * The position that an answer names among so many choices, from 1, and at least 1: `2`, `2.`, `#2`, “the second one”, “den
 * letzten”. Null for none.
 */
export function positionOf(key: string, count: number): number | null {
  const plain = /^#?(\d{1,3})[.)]?$/u.exec(key)
  if (plain) return Number(plain[1])
  const alone = among(cardinals, wordsOf(key).join(' '))
  if (alone !== null) return alone
  if (/^[-–−+]\s?\d/u.test(key)) return null
  const core = coreOf(key)
  const [, number] = numbered.exec(core) ?? []
  if (number !== undefined) return Number(number)
  if (count > 0 && lasts.has(core)) return count
  if (count % 2 === 1 && middles.has(core)) return (count + 1) / 2
  return among(ordinals, core) ?? among(cardinals, core)
}

/**
 * Whether an answer is the position of a choice where there are none. “Prima” and “Uno” are names there, and so is “893”.
 */
export function isPlainPosition(key: string): boolean {
  const [, number] = /^#?(\d{1,3})[.)]?$/u.exec(key) ?? []
  return number === undefined ? plain.has(coreOf(key)) : Number(number) < 100
}

const plain =
  coresOf(`first, second, third, fourth, one, two, three, erste, zweite, dritte, erster, zweiter, dritter, eins, zwei,
  drei`)

/** The number that a word means, from 1 to 6: “two”, “dos”; null for any other word. */
export function cardinalOf(word: string): number | null {
  return among(cardinals, word)
}

/** The number that an ordinal means, from 1 to 10; null for any other word. */
export function ordinalOf(word: string): number | null {
  return among(ordinals, word)
}

function among(tables: readonly ReadonlySet<string>[], core: string): number | null {
  const at = tables.findIndex((table) => table.has(core))
  return at < 0 ? null : at + 1
}
