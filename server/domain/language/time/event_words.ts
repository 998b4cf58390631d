import type { Token } from '#server/domain/language/time/tokens.ts'
import { setOf } from '#server/domain/language/time/words.ts'

/** What people do on one day, in the languages that are read: with one of these, “Friday” is when it is. */
const eventWords = setOf(`
  concert concerts gig gigs show exhibition opening vernissage party festival fair reading workshop class course quiz
  comedy play movie film screening premiere dinner supper lunch brunch breakfast drinks picnic barbecue bbq date meeting meetup
  birthday wedding ceremony tour hike walk match game race marathon parade talk lecture rave jam karaoke trip visit
  konzert konzerte ausstellung eroffnung fest feier geburtstag hochzeit flohmarkt markt wochenmarkt kino lesung
  vorstellung auffuhrung abendessen mittagessen fruhstuck treffen spaziergang wanderung spiel turnier fuhrung vortrag
  kurs ausflug grillen umzug sommerfest weihnachtsmarkt spieleabend filmabend kneipenquiz
  exposition expo soiree fete marche brocante diner dejeuner spectacle projection atelier visite balade anniversaire
  mariage randonnee apero conference seance
  concierto exposicion fiesta mercado mercadillo cena comida almuerzo pelicula taller visita paseo cumpleanos boda
  partido obra feria charla excursion desayuno
  concerto mostra festa mercato mercatino pranzo aperitivo spettacolo laboratorio passeggiata compleanno matrimonio
  partita sagra fiera colazione conferenza gita
  tentoonstelling feest rommelmarkt borrel voorstelling rondleiding wandeling verjaardag bruiloft wedstrijd lezing
  exposicao jantar almoco filme oficina passeio aniversario casamento jogo peca espetaculo palestra
  trodelmarkt troedelmarkt adventsmarkt kerstmarkt wintermarkt jarmark
  jazz opera oper techno slam standup salsa tango ballet musical circus cirque zirkus
  koncert koncerty wystawa impreza targ kolacja obiad spektakl warsztaty spacer urodziny wesele mecz pokaz wyklad`)

/** Whether words name something that people do on one day. */
export function namesEvent(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }, index) => {
    if (kind !== 'word') return false
    // Other markets are places.
    const isMarket = text === 'market' && seasons.has(tokens[index - 1]?.text ?? '')
    // “Sonderausstellung”; one that is always there is no event.
    const isShow = text.endsWith('ausstellung') && text !== 'dauerausstellung'
    return eventWords.has(text) || isMarket || isShow
  })
}

/** What makes a market one that takes place on certain days. */
const seasons = setOf('christmas xmas winter advent easter flea night')

/** Those that people rather do in the evening: with one of these, “7.30” is then. */
const eveningWords = setOf(`
  concert gig show party dinner supper drinks rave karaoke konzert lesung abendessen party diner soiree concierto cena fiesta
  concerto aperitivo jantar koncert kolacja borrel feest`)

/** Whether words name something that people rather do in the evening. */
export function namesEvening(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'word' && eveningWords.has(text))
}

/** Those that people begin in the morning: with one of these, “at 9” is then. */
const morningWords = setOf(`
  hike hiking cycling bike excursion flea wandern radeln ausflug flohmarkt trodelmarkt troedelmarkt randonnee rando velo
  brocante ruta senderismo caminata bici mercadillo escursione gita camminata bicicletta biciclettata
  mercatino fietsen rommelmarkt caminhada trilha bicicleta wycieczka wedrowka rower rowerowa rowerem`)

/** Whether words name something that people begin in the morning, and nothing of the evening. */
export function namesMorning(tokens: readonly Token[]): boolean {
  const isIt = ({ kind, text }: Token) =>
    kind === 'word' &&
    (morningWords.has(text) || /(?:wanderung|radtour|bergtour|fietstocht|wandeltocht)$/.test(text))
  return tokens.some(isIt) && !namesEvening(tokens)
}

/** Whether a word alone names something that people do on one day. */
export function isEventWord(word: string): boolean {
  return eventWords.has(word)
}
