/** Numbers in words, in eight languages, as they stand in titles of lists. */
const numbers: Readonly<Record<string, number>> = {
  ...{ three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
  },
  ...{
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
  },
  ...{
    dix: 10,
    douze: 12,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
  },
  ...{
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    drie: 3,
    vijf: 5,
  },
  ...{ zes: 6, zeven: 7, negen: 9, tien: 10, três: 3, quatro: 4, sete: 7, oito: 8, dez: 10 },
  ...{ trzy: 3, cztery: 4, pięć: 5, sześć: 6, siedem: 7, osiem: 8, dziewięć: 9, dziesięć: 10 },
}

/** Words by which titles say that more than one thing follows, in eight languages. */
const listing =
  /(?:^|[^\p{L}])(best|top|favou?rites?|essential|must-(?:see|visit|try)|guide to|where to|places to|things to do|besten?|schönsten?|tipps|lieblings\p{L}*|meilleure?s?|incontournables|adresses|mejores|imprescindibles|migliori|da non perdere|beste|leukste|mooiste|melhores|imperdíveis|najlepsze|najlepszych|polecane|bars in|cafés in|restaurants in|museums in)(?=$|[^\p{L}])/iu

/** The number of things that a title announces: "10 bars", "Ten bars", "Die zehn besten Bars". Null where it names none. */
export function listNumberOf(title: string): number | null {
  const text = title.slice(0, 300).toLowerCase()
  const digits =
    /(?:^|[^\p{L}\p{N}.,:/€$£-])(\d{1,3})(?=\+?\s+\p{L})(?!\s*(?:uhr|pm|am|h\b|€|euro|jahre|years|ans|años|anni|jaar|anos|lat\b|\.))/iu.exec(
      text,
    )
  const found = digits ? Number(digits[1]) : null
  if (found !== null && found >= 3 && found <= 100 && !isDay(text, found)) return found
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    if (Object.hasOwn(numbers, word)) return numbers[word] ?? null
  }
  return null
}

/** Whether the number is that of a day: "12 December". */
function isDay(text: string, number: number): boolean {
  const months =
    'jan|feb|mär|mar|apr|ap|mai|may|maj|jun|juin|jul|juil|lip|aug|aoû|ago|sep|set|okt|oct|out|ott|nov|lis|dez|dec|déc|dic|gru|sty|lut|kwi|cze|sie|wrz|paź|mag|giu|lug|gen|ene|abr|mei|mrt'
  return new RegExp(`(?:^|\\D)${number}\\.?\\s+(?:de\\s)?(?:${months})`, 'i').test(text)
}

/** Whether a title says that a list follows. */
export function saysList(title: string): boolean {
  return listing.test(title.slice(0, 300))
}

/** What people call several places or things at once, and what they say before they name them. */
const several =
  /(?:^|[^\p{L}])(places|spots|tips|ideas|caf[eé]s|coffee shops|restaurants|bars|pubs|clubs|museums|galleries|shops|markets|parks|beaches|bakeries|bookshops|films|movies|gigs|exhibitions|to (?:try|visit|see|eat|do)|what['’]s on|this week|itinerary|tipps|ideen|orte|läden|lokale|kneipen|museen|galerien|ausflugsziele|konzerte|filme|märkte|zum ausprobieren|diese woche|programm|adresses|endroits|lieux|idées|cafés|musées|à (?:essayer|tester|voir|faire|visiter)|cette semaine|programme|sitios|lugares|bares|restaurantes|museos|planes|esta semana|(?:por|para|pra) (?:probar|ver|conocer|ir|visitar)|posti|locali|ristoranti|musei|consigli|da (?:provare|vedere|visitare|fare)|questa settimana|tentjes|plekken|adresjes|restaurants|musea|uitjes|om te (?:proberen|zien)|deze week|locais|dicas|museus|restaurantes|miejsca|knajpy|kawiarnie|restauracje|muzea|do (?:spróbowania|zobaczenia|odwiedzenia)|ställen|tips|att (?:prova|se|besöka))(?=$|[^\p{L}])/iu

/** Whether words lead to several things that are named after them: “Leuke tentjes in Utrecht”, “To try in Lisbon”. */
export function leadsToSeveral(words: string): boolean {
  return saysList(words) || several.test(words.slice(0, 300))
}
