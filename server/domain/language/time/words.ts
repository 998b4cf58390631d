/**
 * Words about time in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish, as `folded` writes them;
 * months besides in Czech, Swedish and Turkish.
 */

/** A set of the words of a text. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''))
}

/** Numbers of rows, from `first`, by each word of a row. */
function rows(text: string, first: number): ReadonlyMap<string, number> {
  const lines = text.trim().split('\n')
  return new Map(
    lines.flatMap((line, index) =>
      line
        .trim()
        .split(/\s+/)
        .map((word): [string, number] => [word, index + first]),
    ),
  )
}

/** Months, 1 to 12. */
export const months = rows(
  `january januar janner janvier enero gennaio januari janeiro styczen stycznia jan janv ene gen sty leden ledna ocak
  february februar fevrier febrero febbraio februari fevereiro luty lutego feb febr fev fevr lut unor unora subat
  march marz maerz mars marzo maart marco marzec marca mar mrz mrt brezen brezna mart
  april avril abril aprile kwiecien kwietnia apr avr abr kwi duben dubna nisan
  may mai mayo maggio mei maio maj maja mag kveten kvetna mayis
  june juni juin junio giugno junho czerwiec czerwca jun giu cze cerven cervna haziran
  july juli juillet julio luglio julho lipiec lipca jul juil lug lip cervenec cervence temmuz
  august aout agosto augustus sierpien sierpnia aug ago sie srpen srpna augusti agustos
  september septembre septiembre setiembre settembre setembro wrzesien wrzesnia sep sept set sett wrz zari eylul
  october oktober octobre octubre ottobre outubro pazdziernik pazdziernika oct okt ott out paz rijen rijna ekim
  november novembre noviembre novembro listopad listopada nov lis listopadu kasim
  december dezember decembre diciembre dicembre dezembro grudzien grudnia dec dez dic gru prosinec prosince aralik`,
  1,
)

/** Months that English writes before the day. */
export const englishMonths = setOf(`
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec`)

/** Short months that are words of their own elsewhere, with the languages in which they are months. */
export const shortMonths: ReadonlyMap<string, string> = new Map([
  ['set', 'it pt'],
  ['out', 'pt'],
  ['gen', 'it'],
  ['mag', 'it'],
  ['ago', 'es it pt'],
  ['ene', 'es'],
  ['sie', 'pl'],
  ['lip', 'pl'],
  ['lis', 'pl'],
  ['paz', 'pl'],
  ['cze', 'pl'],
  ['gru', 'pl'],
  ['lut', 'pl'],
  ['marca', 'pl'],
  ['maj', 'pl'],
  ['marco', 'pt'],
])

/** Days of the week in full, 1 for Monday to 7. */
export const weekdays = rows(
  `monday montag lundi lunes lunedi maandag segunda poniedzialek poniedzialku
  tuesday dienstag mardi martes martedi dinsdag terca wtorek wtorku
  wednesday mittwoch mercredi miercoles mercoledi woensdag quarta sroda srode srody
  thursday donnerstag jeudi jueves giovedi donderdag quinta czwartek czwartku
  friday freitag vendredi viernes venerdi vrijdag sexta piatek piatku
  saturday samstag samedi sabado sabato zaterdag sobota sobote soboty sonnabend
  sunday sonntag dimanche domingo domenica zondag niedziela niedziele niedzieli`,
  1,
)

/** Days of the week that are numbers or other words in languages besides Portuguese. */
export const portugueseDays = setOf('segunda terca quarta quinta sexta')

export const shortWeekdays = rows(
  `mon mo lun ma seg pn pon
  tue tues di mar mardi ter wt
  wed weds mi mer mie wo qua sr
  thu thur thurs do jeu jue gio qui czw
  fri fr ven vie vr sex pt
  sat sa sam sab za sob sb
  sun so dim dom zo ndz nd niedz`,
  1,
)

/** The languages that have such a day; in the others it is a word or a name. */
export const shortWeekdayLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'mon tue tues wed weds thu thur thurs fri sat sun',
    de: 'mo di mi do fr sa so',
    fr: 'lun mar mardi mer jeu ven sam dim',
    es: 'lun mar mie jue vie sab dom',
    it: 'lun mar mer gio ven sab dom',
    nl: 'ma di wo do vr za zo',
    pt: 'seg ter qua qui sex sab dom',
    pl: 'pn pon wt sr czw pt sob sb nd ndz niedz',
  }).reduce((all, [language, words]) => {
    for (const word of words.split(' ')) all.set(word, `${all.get(word) ?? ''} ${language}`)
    return all
  }, new Map<string, string>()),
)

/** Days from today. */
export const days = rows(
  `today heute heut aujourdhui aujourd hoy oggi vandaag hoje dzis dzisiaj tonight stasera vanavond vanmiddag vannacht stanotte
  tomorrow morgen demain manana domani amanha jutro morgenavond
  ubermorgen overmorgen dopodomani pojutrze`,
  0,
)

/** The day before today. French “hier” is “here” in German. */
export const yesterdayWords = setOf('yesterday gestern ayer ieri gisteren ontem wczoraj')

export type Part = 'morning' | 'brunch' | 'afternoon' | 'evening' | 'night'

/** Words for a part of the day. */
export const parts: ReadonlyMap<string, Part> = new Map<string, Part>(
  Object.entries({
    morning: `morning morgens vormittag vormittags fruh matin mattina mattino ochtend ochtends manana manha rano madrugada`,
    brunch: 'brunch breakfast fruhstuck',
    afternoon: `afternoon nachmittag nachmittags mittags midi apresmidi pomeriggio middag middags tarde`,
    evening: `evening night tonight abend abends soir sera stasera avond avonds vanavond morgenavond
      noche noite wieczorem wieczor`,
    night: 'nacht nachts nuit notte stanotte vannacht nocy noc',
  }).flatMap(([part, words]) =>
    [...setOf(words)].map((word): [string, Part] => [word, part as Part]),
  ),
)

/** Before the last of several days: “5 to 7 February”. */
export const toWords = setOf('to until till through thru bis zum au al a tot do ate hasta fino')

/** Between days that are named one by one. */
export const andWords = setOf('and und et y e en i oder or')

/** Between a day and its month, or a month and its year. */
export const ofWords = setOf('of de del di do d')

/** Before a day, and no part of it. */
export const articles = setOf(`
  the on at am den dem der le la l les el il lo em no na dia op de w we dnia ce this diesen dieser questo este esta
  deze dit next nachsten nachster kommenden proximo proxima prossimo prossima volgende aankomende last letzten vorige afgelopen`)

/** After these a date says since when something exists, or when a page was written. */
export const publishedWords = setOf(`
  published publishes posted updated modified written copyright est established founded founding since seit gegrundet
  veroffentlicht aktualisiert stand erstellt depuis publie publiee fonde fondee jour cree publicado publicada actualizado
  fundado fundada desde pubblicato pubblicata aggiornato fondato fondata geplaatst gepubliceerd bijgewerkt sinds
  opgericht atualizado opublikowano zaktualizowano born geboren presale onsale vorverkauf vvk deadline anmeldeschluss
  verkaufsstart verkaufsbeginn anmeldefrist meldeschluss bewerbungsschluss bewerbungsfrist einsendeschluss
  annahmeschluss abgabeschluss einreichungsfrist nennschluss redaktionsschluss voorverkoop prevendita przedsprzedaz`)

/** In a sentence about these a day is when something can be bought or has to be booked. */
export const bookingWords = setOf(`
  ticket tickets book booking bookings reserve reservation reservations rsvp register registration sign apply
  application early presale karte karten buchen buchung buchungen reservieren reservierung reservierungen anmelden
  anmeldung anmeldungen vorverkauf vvk ticketverkauf kartenverkauf billet billets billetterie reserver reservez
  inscription inscriptions inscrire entrada entradas reservar reserva reservas inscripcion inscripciones apuntarse
  biglietto biglietti prenotare prenotazione prenotazioni prenotarsi iscrizione iscrizioni prevendita kaart kaarten
  kaartverkoop voorverkoop boeken reserveren reservering aanmelden aanmelding inschrijven inschrijving bilhete bilhetes
  ingresso ingressos inscricao inscricoes bilet bilety zapisy rezerwacja rezerwacje rezerwuj przedsprzedaz
  verkaufsstart verkaufsbeginn vorverkaufsstart vorverkaufsbeginn applications entries submissions bewerbung bewerbungen
  bewerbungsschluss einsendeschluss candidature candidatures candidaturas aanmeldingen
  zgloszenia biletow zapisow biglietteria taquilla taquillas bilheteria bilheteira anmeldeschluss meldeschluss`)

/** Right before a day, these say that it is the first or the last on which something can be done. */
export const deadlineWords = setOf(`
  by before until till bis vor spatestens ab avant jusqu au des partir du antes hasta entro prima voor tot vanaf ate do
  przed od`)

/** Beside such a word these say the same, wherever they stand. */
export const saleWords = setOf(`
  sale available open opens close closes deadline anmeldeschluss meldeschluss bewerbungsschluss einsendeschluss apertura verkauf erhaltlich startet vente venta vendita disponibles disponibili
  verkoop verkrijgbaar venda disponiveis sprzedaz sprzedazy limite plazo scadenza prazo`)

/** Something takes place on the day after these, and not on the one before them. */
export const movedWords = setOf(`
  postponed moved rescheduled verschoben verlegt vorverlegt vorgezogen
  spostato spostata reporte reportee aplazado aplazada rinviato rinviata verplaatst adiado
  adiada przelozony przelozone przelozona`)

/** Before a day of the week that comes again and again. */
export const everyWords = setOf(`
  every each any jeden jeder jede jeweils immer tous toutes chaque todos todas cada ogni tutti elke iedere kazdy
  kazda`)

/** Where these stand before days of the week and times, they are opening hours. */
export const openingWords = setOf(`
  open opening opens hours closed geoffnet offnungszeiten offnet geschlossen ouvert ouverte ouverture horaires ferme
  abierto abierta horario horarios cerrado aperto aperta orari orario chiuso geopend openingstijden gesloten aberto
  aberta fechado otwarte godziny`)

/** Before the time at which doors open. */
export const doorWords = setOf(`
  doors door einlass turoffnung kasse abendkasse portes ouverture puertas apertura porte portas zaal deuren inloop
  abertura wejscie drzwi bramy inslapp vstup kapi`)

/** Before the time at which something begins. */
export const beginWords = setOf(`
  show start starts starting begin begins beginn beginnt concert konzert concierto concerto aanvang inicio inizio debut
  comeca empieza music live vorstellung poczatek zacatek baslangic borjar`)

/** Those of them that name nothing themselves. */
export const startWords = setOf(`
  start starts starting begin begins beginn beginnt anfang los aanvang inicio inizio debut comeca empieza poczatek zacatek baslangic
  borjar`)

/** Between such words and a time. */
export const openWords = setOf(`
  open opens opening ouvrent abren aprono offen geoffnet at ab um von from des a alle ore las les om vanaf ist is are
  time date zeit datum gegen about around`)

/** Hours in words, 1 to 12, and what stands for them in the languages. */
export const hours = rows(
  `one ein eins une una een uma un
  two zwei deux dos due twee duas
  three drei trois tres tre drie
  four vier quatre cuatro quattro quatro
  five funf cinq cinco cinque vijf
  six sechs seis sei zes
  seven sieben sept siete sette zeven sete
  eight acht huit ocho otto oito
  nine neun neuf nueve nove negen
  ten zehn dix diez dieci tien dez
  eleven elf onze once undici
  twelve zwolf douze doce dodici twaalf`,
  1,
)
