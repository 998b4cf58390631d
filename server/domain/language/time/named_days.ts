import { dayOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'

/** A day that has a name, in one year: its number since 1970. */
type Rule = (year: number) => number

/** What a name of a day means. */
export interface NamedDay {
  /** The words of the name, as `folded` writes them. */
  readonly words: readonly string[]
  /** The day, or the days that it may be where other lands have other days of this name. */
  readonly rules: readonly Rule[]
  /** Days after the first that the name means as well. */
  readonly more: number
  /** Whether it means the day only after a word such as “on”: elsewhere it may be a season, a style or a name. */
  readonly isWeak: boolean
  /** Whether it ends a year, so that a year behind it may be the next one. */
  readonly isEve: boolean
}

/**
 * Days by name: a month and a day, days after Easter Sunday, a Sunday of Advent, or the first such day of the week from a
 * month and a day on. `|` stands between the days of several lands, `..` before more days, `~` before weak names.
 */
const table = `
01-01 new year s day, new years day, neujahrstag, ~neujahr, jour de l an, nieuwjaarsdag, primo dell anno, nowy rok
01-05 noche de reyes, cabalgata de reyes
01-06 dreikonigstag, heilige drei konige, epiphany, epiphanie, dia de reyes, dia de los reyes, epifania, driekoningen, dia de reis, trzech kroli
01-25 burns night
01-26 australia day
02-02 chandeleur
02-14 valentine s day, valentines day, valentinstag, saint valentin, san valentin, san valentino, valentijnsdag, walentynki, dia de sao valentim
02-14|06-12 dia dos namorados
03-08 international women s day, weltfrauentag, frauentag, journee de la femme, dia de la mujer, festa della donna, vrouwendag, dia da mulher, dzien kobiet
03-17 st patrick s day, saint patrick s day, st patricks day, paddy s day
04-23 sant jordi
04-25 anzac day, festa della liberazione
04-30 walpurgisnacht, walpurgis night, tanz in den mai
05-01 tag der arbeit, fete du travail, festa dei lavoratori, dia del trabajo, dia do trabalhador, dag van de arbeid, swieto pracy
05-01|mon 09-01 labour day
mon 09-01 labor day
05-05 bevrijdingsdag, cinco de mayo
sun 05-08 muttertag, moederdag, festa della mamma
sun 05-08|easter-21 mother s day, mothers day
easter-21 mothering sunday
05-26 dzien matki
mon 05-25 memorial day
06-02 festa della repubblica
06-16 bloomsday
sun 06-15 father s day, fathers day, vaderdag
easter+39|sun 06-08 vatertag
fri 06-19 midsommarafton
fri 06-19|sat 06-20 midsommar
sat 06-20 midsommardagen
06-21 fete de la musique
06-23 noche de san juan
07-01 canada day
07-14 bastille day
08-01 bundesfeiertag
08-15 ferragosto, maria himmelfahrt, assomption
10-03 tag der deutschen einheit
10-12 dia de la hispanidad
10-31 ~halloween, reformationstag
11-01 allerheiligen, ~toussaint, todos los santos, ognissanti, todos os santos, all saints day, wszystkich swietych
11-05 bonfire night, guy fawkes night
11-11 remembrance day, ~martinstag, swieto niepodleglosci
thu 11-22|mon 10-08 thanksgiving
11-30 st andrew s day
12-05 sinterklaasavond, pakjesavond
12-06 nikolaustag, ~nikolaus, mikolajki
12-24 christmas eve, xmas eve, heiligabend, heiliger abend, heiligen abend, veille de noel, reveillon de noel, nochebuena, vigilia di natale, kerstavond, vespera de natal
12-25 christmas day, xmas day, jour de noel, dia de navidad, giorno di natale, eerste kerstdag, 1 e kerstdag, dia de natal
12-25 erster weihnachtstag, ersten weihnachtstag, erster weihnachtsfeiertag, ersten weihnachtsfeiertag, 1 weihnachtstag, 1 weihnachtsfeiertag
12-26 boxing day, st stephen s day, santo stefano, tweede kerstdag, 2 e kerstdag
12-26 zweiter weihnachtstag, zweiten weihnachtstag, zweiter weihnachtsfeiertag, zweiten weihnachtsfeiertag, 2 weihnachtstag, 2 weihnachtsfeiertag
12-24|12-31 reveillon
12-31 new year s eve, new years eve, nye, hogmanay, silvester, silvesterabend, silvesternacht, saint sylvestre, st sylvestre, reveillon du nouvel an
12-31 nochevieja, noche vieja, notte di san silvestro, oudejaarsavond, oud en nieuw, vespera de ano novo, noc sylwestrowa, ~sylwestra
12-31|01-01 capodanno, nouvel an, ano nuevo
easter-52 weiberfastnacht, altweiberfastnacht, giovedi grasso, tlusty czwartek
easter-48 rosenmontag
easter-47 shrove tuesday, pancake day, faschingsdienstag, fastnachtsdienstag, ~mardi gras, martedi grasso, martes de carnaval, terca feira de carnaval
easter-46 ash wednesday, aschermittwoch, mercredi des cendres, miercoles de ceniza, mercoledi delle ceneri, aswoensdag, quarta feira de cinzas, sroda popielcowa
easter-7 palm sunday, palmsonntag, dimanche des rameaux, domingo de ramos, domenica delle palme, palmzondag, niedziela palmowa
easter-3 maundy thursday, grundonnerstag, jeudi saint, jueves santo, giovedi santo, witte donderdag, quinta feira santa, wielki czwartek
easter-2 good friday, karfreitag, vendredi saint, viernes santo, venerdi santo, goede vrijdag, sexta feira santa, sexta santa, wielki piatek
easter-1 holy saturday, karsamstag, samedi saint, sabado santo, sabado de aleluia, sabato santo, stille zaterdag, wielka sobota
easter+0 easter sunday, ostersonntag, dimanche de paques, domingo de pascua, domingo de resurreccion, domenica di pasqua, eerste paasdag, 1 e paasdag, paaszondag, domingo de pascoa, niedziela wielkanocna
easter+0..1 ~ostern
easter+1 easter monday, ostermontag, lundi de paques, lunes de pascua, pasquetta, lunedi di pasqua, lunedi dell angelo, tweede paasdag, 2 e paasdag, paasmaandag, segunda feira de pascoa, poniedzialek wielkanocny, lany poniedzialek
easter+39 ascension day, christi himmelfahrt, ~himmelfahrt, jeudi de l ascension, ~hemelvaart, hemelvaartsdag
easter+49 whit sunday, pfingstsonntag, dimanche de pentecote, domingo de pentecostes, domenica di pentecoste, eerste pinksterdag, 1 e pinksterdag
easter+49..1 ~pfingsten, ~pinksteren
easter+50 whit monday, pfingstmontag, lundi de pentecote, tweede pinksterdag, 2 e pinksterdag
easter+60 fronleichnam, boze cialo, corpo de deus
advent 1 1 advent, erster advent, ersten advent, 1 adventssonntag, first sunday of advent, first sunday in advent, premier dimanche de l avent, prima domenica di avvento, prima domenica d avvento, eerste advent
advent 2 2 advent, zweiter advent, zweiten advent, 2 adventssonntag, second sunday of advent, second sunday in advent, deuxieme dimanche de l avent, seconda domenica di avvento, tweede advent
advent 3 3 advent, dritter advent, dritten advent, 3 adventssonntag, third sunday of advent, third sunday in advent, troisieme dimanche de l avent, terza domenica di avvento, derde advent
advent 4 4 advent, vierter advent, vierten advent, 4 adventssonntag, fourth sunday of advent, fourth sunday in advent, quatrieme dimanche de l avent, quarta domenica di avvento, vierde advent
`

/** Names to which words are joined: “Silvesterparty”, “Karfreitagskonzert”. */
export const joinedNames: readonly string[] = [
  ...['silvester', 'karfreitag', 'ostersonntag', 'ostermontag', 'pfingstmontag', 'rosenmontag'],
  ...['heiligabend', 'aschermittwoch', 'valentinstag'],
]

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The names of days by their first word, the longest names first. */
export const namedDays: ReadonlyMap<string, readonly NamedDay[]> = byFirstWord()

function byFirstWord(): Map<string, NamedDay[]> {
  const days = new Map<string, NamedDay[]>()
  for (const line of table.trim().split('\n')) {
    const [, written = '', names = ''] =
      /^((?:advent \d|[a-z]{3} [\d-]+|easter[+\d.-]+|[\d-]+)(?:\|(?:[a-z]{3} )?[\w+-]+)*) (.+)$/.exec(
        line,
      ) ?? []
    const [first = '', more = '0'] = written.split('..')
    const rules = first.split('|').map(ruleOf)
    for (const name of names.split(', ')) {
      const isWeak = name.startsWith('~')
      const words = name.slice(isWeak ? 1 : 0).split(' ')
      const [head = ''] = words
      const day = { words, rules, more: Number(more), isWeak, isEve: first === '12-31' }
      days.set(head, [...(days.get(head) ?? []), day])
    }
  }
  for (const named of days.values())
    named.sort((one, other) => other.words.length - one.words.length)
  return days
}

/** `12-31`, `easter+39`, `advent 1`, `thu 11-22`. */
function ruleOf(text: string): Rule {
  const [, away] = /^easter([+-]\d+)$/.exec(text) ?? []
  if (away !== undefined) return (year) => easterOf(year) + Number(away)
  const [, sunday] = /^advent (\d)$/.exec(text) ?? []
  if (sunday !== undefined)
    return (year) => lastSunday(dayOf(year, 12, 24)) - 7 * (4 - Number(sunday))
  const [, weekday, month, day] = /^(?:(\p{L}{3}) )?(\d\d)-(\d\d)$/u.exec(text) ?? []
  const on = (year: number) => dayOf(year, Number(month), Number(day))
  if (weekday === undefined) return on
  const wanted = weekdayNames.indexOf(weekday)
  return (year) => on(year) + ((wanted - weekdayOf(on(year)) + 7) % 7)
}

function lastSunday(day: number): number {
  return day - ((weekdayOf(day) + 1) % 7)
}

/** Easter Sunday in the Gregorian calendar. */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (skipped + 19 * golden + 15) % 30
  const late =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + late + 2 - century + Math.floor(century / 4)) % 7
  const away = late - weekday
  const month = 3 + Math.floor((away + 40) / 44)
  return dayOf(year, month, away + 28 - 31 * Math.floor(month / 4))
}
