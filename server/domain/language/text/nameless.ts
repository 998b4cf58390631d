import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { months, shortWeekdays } from '#server/domain/language/time/words.ts'
import { citiesIn } from '#server/domain/language/place/catalog.ts'

/** Words that name nothing, in English, German, French, Spanish, Italian, Dutch and Portuguese, as `nameKey` writes them. */
const plain = new Set(
  `a an the this that these those there here it its it's is are was were be been and or but of in on at to for with from by
  near nearby around about some somewhere any one thing things stuff place places spot spots location joint shop shops store
  stores restaurant restaurants club clubs house event events party show night evening day weekend tomorrow today tonight
  everybody everyone people friend friends colleague colleagues someone somebody nobody who which what where when how
  talk talks talked talking told tell says said saw seen heard mention mentioned mentions recommended recommends recommend
  loves love loved likes like liked want wants wanted wanna should could would can must need go going went visit try tried
  check out eat drink see look looks new old nice cool great good best better cute cosy cozy lovely fun famous popular hip
  small little big favorite favourite fancy cheap really very so much more most just also again soon later next last
  i you he she we they me us my your our his her their mine all every each other another always ever maybe please
  ok okay yes no test
  rdv hey hi hello dear ladies gentlemen fyi omg wow psst reminder invitation invite invited attention breaking save saved confirmed
  booking reservation confirmation reservierungsbestatigung buchungsbestatigung bestellbestatigung
  terminbestatigung tischreservierung welcome hallo moin servus liebe lieber liebes damen herren geehrte einladung erinnerung
  reservierung bestatigt buchung bestatigung willkommen achtung salut bonjour chers chere cher mesdames messieurs rappel
  reservation confirmee hola buenas queridos querida querido recordatorio reserva confirmada ciao cari cara caro promemoria
  prenotazione confermata hoi beste herinnering reservering bevestigd ola caros recordacao
  week weeks end weekend weekends wochenende semaine fin finde semana settimana fine weekendu tygodnia
  meet meeting treffpunkt treffen deadline only solo
  habt hast lust wollt wollen willst zin trek hebben jullie vamos vamonos quereis quieres ganas andiamo vuoi volete
  voglia bora queres frau herr herrn mrs mr ms signora signor signore senora senor senhora senhor madame monsieur mevrouw meneer
  gentile estimada estimado estimados geachte hee prezada prezado szanowna szanowny pani panie panstwo
  lol haha hm hmm yo closed geschlossen ferme fermee cerrado cerrada chiuso chiusa gesloten encerrado fechado zamkniete nieczynne
  open opened geoffnet ouvert ouverte abierto aperto geopend aberto otwarte until bis last entry admission einlass kuche kitchen
  idea ideas list town city street corner door area quarter part downtown local
  der die das den dem des ein eine einen einem einer dieser diese dieses jener da dort hier wo und oder von vom aus bei beim
  mit fur in im am an auf zu zum zur nach neben uber um ist sind war ort orte laden laeden lokal ding dings restaurant tipp
  alle jeder leute freund freunde freundin freundinnen erzahlt erzahlen reden redet spricht sprechen gesehen gehort empfohlen
  neu neue neuer neues neuen gut gute guter gutes schon schone schones nett nette toll tolle tolles beste bester bestes super
  ich du er sie wir ihr mich dich uns mein dein unser mal noch sehr auch ja heute morgen stadt ecke nahe gegend
  le la les l un une des du de d ce cet cette ces il elle on nous vous je tu mon ma mes son sa ses notre dont que qui ou et
  dans sur sous chez pres avec pour par est sont etait endroit lieu lieux coin resto truc tout tous toute monde parle parlent
  ami amis amie vu entendu nouveau nouvelle bon bonne bien beau belle petit petite super genial ville quartier
  el los las lo una unos unas ese esa este esta aquel aquella del al en con por para sin sobre y o que quien donde cuando
  sitio lugar lugares local cosa todo todos todas mundo habla hablan gente amigo amigos amiga visto nuevo nueva bueno buena
  bonito mejor cerca aqui alli mi tu su nuestro ciudad barrio
  gli i uno quel quello quella questo questa questi della dello dei delle nel nella sul sulla con per tra che chi dove posto
  locale tutti tutte parlano parla gente amico amici amica visto nuovo nuova buono buona bello bella vicino qui mio tuo citta
  het een deze die dat dit van naar bij met voor op uit aan te er is zijn plek plekje tent zaak ding iedereen praat praten over
  vriend vrienden gezien gehoord nieuw nieuwe goed goede leuk leuke mooi mooie beste mijn ons onze stad buurt
  o os as um uma uns umas esse essa aquele aquela do da dos das no na nos nas com por para sem sitio lugar coisa toda gente
  todo mundo fala falam amigo amiga visto novo nova bom boa bonito melhor perto aqui meu seu cidade bairro`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** What is called by a number: “Room 12.12”, “Bar 25”; not “club 22 Uhr”. */
const numbered =
  /(?<![\p{L}\p{N}])(?:room|raum|zimmer|saal|bar|club|klub|house|haus|studio)\s\d{2,4}(?:[.-]\d{1,3})?(?![\p{L}\p{N}%€$£:]|\s?(?:[ap]\.?m|h|uhr|uur|people|personen)\b)/iu

/** “The Market Tavern”: with an article and capital letters, words for what people do are a name. */
const ofInn =
  /^The \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:Tavern|Arms|Inn|Bar|Café|Cafe|Hotel|Hall|Kitchen|Pub|Club|House)$/u

/**
 * Whether words name no place and no event: there are only words such as “that”, “place” and “everybody”, words for
 * activities, and cities of the catalog.
 */
export function isNameless(text: string): boolean {
  if (numbered.test(text) || ofInn.test(text.trim())) return false
  const cities = new Set(citiesIn(text).flatMap((city) => wordsIn(city)))
  return wordsIn(text).every(
    (word) => plain.has(word) || isActivityWord(word) || cities.has(word) || namesTime(word),
  )
}

/** Whether a word is a number of a clock, a month or a day of the week, which say when it is. */
function namesTime(word: string): boolean {
  return /^\d{1,2}(?:[ap]m|h|uhr|uur)?$/.test(word) || months.has(word) || shortWeekdays.has(word)
}

/** Whether words are nothing but words of a language, hours and days: “Last entry 5pm”, “Sat”. */
export function saysOnlyWhen(text: string): boolean {
  return wordsIn(text).every((word) => plain.has(word) || namesTime(word))
}

/** Whether words are nothing but words of a language, such as “that place”: activities count as a name. */
export function isOnlyPlain(text: string): boolean {
  return wordsIn(text).every((word) => plain.has(word))
}

/** “What's that place called again”, “Wie hieß noch mal die Bar”. */
const calledWhat =
  /(?:what(?:['’]s| is| was)|whats) .{0,60}(?:called|name)(?!\p{L})|^(?:wie|was) (?:hieß|heißt|war) |comment (?:s['’]appelle|ça s['’]appelle|s['’]appelait)|cómo se llama|come si chiama(?:va)?|hoe heet|como (?:se chama|é o nome)|jak się nazywa|vad (?:hette|heter) /iu

/** A question, and names in it: words with a capital letter that do not begin it. */
const question = /^[^.!?\n]+\?$/u
const nameInside = /[\p{Ll}\d,:@'’"“„«(-]\s*["“„«(]?\p{Lu}|\d/u

/** Whether a text asks what something is called, or is a question that names nothing: no name, no number, no activity. */
export function asksForName(text: string): boolean {
  const line = text.trim().slice(0, 300)
  if (calledWhat.test(line)) return true
  return question.test(line) && !nameInside.test(line) && !wordsIn(line).some(isActivityWord)
}
