import { expect, test } from 'vitest'
import { type Known, readAnswer } from '#server/domain/capture/answer.ts'
import type { Question, QuestionKind } from '#server/domain/capture/decision.ts'

const known: Known = {
  ...{ meant: [], gone: [], cities: ['Berlin', 'Hamburg', 'Wien'] },
  ...{ now: new Date('2026-11-23T10:00:00Z'), timezone: 'Europe/Berlin', language: null },
}

/** A question with these choices, each by its label and its value. */
const asked = (kind: QuestionKind, choices: Readonly<Record<string, string>>): Question => ({
  ...{ kind, text: 'Which one?' },
  choices: Object.entries(choices).map(([label, value]) => ({ label, value })),
})

const three = asked('city', { Berlin: 'B', Hamburg: 'H', Köln: 'K' })
const src = asked('source', { 'The page': 'url', 'The text': 'text', 'Both are one idea': 'both' })
const pics = asked('source', {
  'The page': 'url',
  'The pictures': 'media',
  'Both are one idea': 'both',
})
const items = asked('items', {
  ...{
    'Jazz night': 'item:0',
    'Poetry slam': 'item:1',
    Quiz: 'item:2',
    'The page as a whole': 'whole',
  },
})
const past = asked('past', { 'Save the venue, “Lido”': 'venue', 'Keep it as it was': 'keep' })
const past2 = asked('past', { 'Save it without its date': 'venue', 'Keep it as it was': 'keep' })
const days = asked('time', {
  'Monday, 1 February 2027': '2027-02-01',
  'Saturday, 2 January 2027': '2027-01-02',
})
const dest = asked('destination', {
  ...{ 'Slow evenings (2 ideas)': 'il_a', 'Slow food (0 ideas)': 'il_b', 'None of them': 'none' },
})
const pers = asked('person', { Mira: 'p1', 'Mira Klein': 'p2', Nobody: 'none' })

/** What is meant, the question, its value, and how people say it. */
const table: readonly (readonly [string, Question, string, string])[] = [
  [
    'the first',
    three,
    'B',
    `first | the first | the first one | der erste | die erste | das Erste | den ersten | erstes | le premier |
     la première | le 1er | 1er | el primero | la primera | el primer | primer | il primo | la prima | primo |
     de eerste | eerste | o primeiro | a primeira | primeiro | pierwszy | pierwsza | pierwsze | ten pierwszy |
     No. 1 | Nr. 1 | nº 1 | n°1 | numero uno | número 1 | numer 1 | nummer eins | optie 1 | opzione 1 | opção 1 |
     opcja 1 | Option eins | erstere | the former | pick 1 | take the first | nimm das erste |
     ich nehme die erste | 1 please | 1! | uno | um | één | un | une | jeden | eins | prima | prends la première |
     je prends le premier | quiero el primero | voglio il primo | doe maar de eerste`,
  ],
  [
    'the second',
    three,
    'H',
    `second | the 2nd | das zweite | Zweitens | le deuxième | la 2e | 2e | 2ème | la seconde | el segundo |
     la segunda | il secondo | la seconda | de tweede | o segundo | a segunda | drugi | druga | drugie |
     ten drugi | the middle one | die mittlere | der mittlere | nummer zwei | due | dos | deux | twee | dois |
     duas | dwa | number two | la 2ª | 2º | 2ª | 2.º | two`,
  ],
  [
    'the third, and the last',
    three,
    'K',
    `third | the 3rd | der dritte | le troisième | 3e | el tercero | la tercera | el tercer | il terzo | la terza |
     de derde | o terceiro | a terceira | trzeci | trzecia | the last | the last one | last one please |
     der letzte | die letzte | das letzte | den letzten | le dernier | la dernière | el último | la última |
     el ultimo | l’ultimo | l'ultimo | l’ultima | de laatste | o último | a última | ostatni | ostatnia |
     ostatnie | ten ostatni | letzter | la última opción | le dernier choix | die letzte Option |
     zuletzt genannte | tre | tres | trois | drei | drie | três | trzy`,
  ],
  [
    'the page',
    src,
    'url',
    `the page | page | die Seite | Seite | la page | la página | página | la pagina | de pagina | a página |
     strona | stronę | the link | link | the url | website | the website | die Webseite | die Website | der Link |
     den Link | le lien | el enlace | il link | de link | o link | le site | el sitio | the address`,
  ],
  [
    'the text',
    src,
    'text',
    `the text | text | der Text | den Text | le texte | el texto | il testo | de tekst | o texto | tekst |
     the words | what I wrote | my words | was ich geschrieben habe | mein Text | meine Worte | mon texte |
     mi texto | the message | die Nachricht`,
  ],
  [
    'the pictures',
    pics,
    'media',
    `the pictures | pictures | the picture | the photo | photos | the image | die Bilder | das Bild | die Fotos |
     das Foto | les images | la photo | les photos | las fotos | la foto | las imágenes | le foto | le immagini |
     de foto’s | de foto | de afbeelding | as fotos | a foto | as imagens | zdjęcia | zdjęcie | obraz |
     the screenshot`,
  ],
  [
    'both sources',
    src,
    'both',
    `both | both of them | beide | beides | les deux | tous les deux | ambos | los dos | las dos | entrambi |
     entrambe | tutti e due | allebei | os dois | ambas | oba | obie | oba są | both are one idea | one idea |
     they are one | it is one idea | all | alle | everything | together | zusammen | ensemble | juntos | insieme |
     samen | razem | both please | alles | tout | todo | tutto`,
  ],
  [
    'all things of a page',
    items,
    'all',
    `all | all of them | all three | alle | alle drei | alles | tous | toutes | tout | tous les trois | todos |
     todas | los tres | tutti | tutte | tutti e tre | alle drie | allemaal | wszystkie | wszystko | everything |
     both | beide | beides | the lot | every one of them | jeden einzelnen | all please | sämtliche |
     each of them | ganze Liste | die ganze Liste | toute la liste | toda la lista | tutta la lista |
     de hele lijst | a lista toda | cała lista | all of it`,
  ],
  [
    'the page as a whole',
    items,
    'whole',
    `the page as a whole | the whole page | page | die ganze Seite | die Seite | ganze Seite | toute la page |
     la page entière | la página entera | toda la página | tutta la pagina | de hele pagina | a página inteira |
     cała strona | as a whole | the whole thing | als Ganzes | the page | last | el último`,
  ],
  [
    'the venue of what is over',
    past,
    'venue',
    `the venue | save the venue | venue | Lido | den Ort | der Ort | Ort | nur den Ort | das Lokal | die Location |
     speichere den Ort | the place | just the place | le lieu | el lugar | il luogo | il posto | de plek |
     de locatie | o local | o lugar | miejsce | lieu | lugar | location | the bar | l’endroit | el sitio |
     el local | place`,
  ],
  [
    'what is over as it was',
    past,
    'keep',
    `keep it | keep | keep as is | behalten | behalte es | so lassen | lass es so | lassen wie es war |
     wie es war | garder | le garder | garde-le | comme c’était | tel quel | mantener | mantenlo |
     déjalo como estaba | como estaba | tenere | tienilo | lascialo così | com’era | houden | laat maar zo |
     zoals het was | manter | mantém | como estava | zachowaj | zostaw | tak jak było | as it was | leave it |
     leave it as it was`,
  ],
  [
    'it without its date',
    past2,
    'venue',
    `without the date | without date | no date | ohne Datum | ohne das Datum | sans date | sans la date |
     sin fecha | senza data | zonder datum | sem data | bez daty | save it without its date`,
  ],
  [
    'the later of two days',
    days,
    '2027-02-01',
    `February | im Februar | in february | le premier février | le 1er février | 1er février | 1 février |
     der 1. Februar | am ersten Februar | den ersten Februar | erster Februar | 1. Februar | 1.2. |
     the first of February | february first | Feb 1 | el primero de febrero | el 1 de febrero | uno de febrero |
     en febrero | il primo febbraio | il 1° febbraio | in febbraio | de eerste februari | 1 februari |
     in februari | o primeiro de fevereiro | 1 de fevereiro | 1º de fevereiro | em fevereiro | w lutym | 1 lutego |
     pierwszy lutego | pierwszego lutego | lutego | Monday | am Montag | lundi | le lundi | lunes | lunedì |
     maandag | segunda-feira | na segunda | poniedziałek | w poniedziałek | the Monday one | the later one |
     the later | das spätere | der spätere | Montag bitte | 2027-02-01 | 01.02.2027 | en février | février |
     the one in February`,
  ],
  [
    'the earlier of two days',
    days,
    '2027-01-02',
    `January | Saturday | the earlier one | früher | sábado | zweiter Januar | der zweite Januar |
     am zweiten Januar | le deux janvier | dos de enero | due gennaio | il 2 gennaio | twee januari |
     dois de janeiro | 2 de janeiro | drugi stycznia | drugiego stycznia | 2 stycznia | w sobotę | sobota |
     January 2nd | second of January | the second of January | 2nd January | el último | the last one`,
  ],
  [
    'no list',
    dest,
    'none',
    `none | no list | none of them | keine | keine davon | auf keine Liste | gar keine | ohne Liste | aucune |
     aucune des deux | sur aucune | aucune liste | ninguna | ninguna de ellas | sin lista | en ninguna | nessuna |
     nessuna lista | nessuno | senza lista | geen | geen van beide | geen lijst | nenhuma | nenhuma delas |
     sem lista | żadna | żadnej | na żadnej | bez listy | neither | neither of them | weder noch |
     ni l’une ni l’autre | no list please | not on any list | just save it | nirgends | nulle part |
     en ningún lado`,
  ],
  [
    'nobody',
    pers,
    'none',
    `nobody | no one | noone | niemand | für niemanden | niemanden | personne | pour personne | nadie |
     para nadie | nessuno | per nessuno | voor niemand | ninguém | para ninguém | nikt | dla nikogo | nikogo |
     just me | me | myself | für mich | nur für mich | moi | para mí | per me | voor mij | para mim | dla mnie |
     for me`,
  ],
  [
    'that it is given up',
    three,
    'cancel',
    `cancel | cancel it | forget it | never mind | abbrechen | vergiss es | annuler | laisse tomber | cancelar |
     olvídalo | annulla | lascia perdere | lascia stare | annuleren | laat maar | vergeet het | esquece |
     deixa pra lá | anuluj | nieważne | zapomnij | delete it | lösch es | löschen | supprime | bórralo | cancella |
     verwijder | apaga | usuń | not needed anymore | brauch ich nicht mehr | stop`,
  ],
]

test.each(table)('%s is meant in eight languages', (_about, question, value, phrases) => {
  const read = phrases.split('|').map((one) => {
    const words = one.trim()
    const understood = readAnswer(question, words, known)
    return [words, understood?.as === 'value' ? understood.value : (understood?.as ?? null)]
  })
  expect(read.filter(([, meant]) => meant !== value)).toEqual([])
})

test('“skip” gives nothing up, and names of places are names', () => {
  for (const words of ['skip', 'skip it']) expect(readAnswer(three, words, known)).toBeNull()
  const subject = asked('subject', {})
  for (const value of ['La Prima', 'Il Secondo', 'Moi']) {
    expect(readAnswer(subject, value, known)).toEqual({ as: 'value', value })
  }
})

test('words of ours give way to what a source calls its things', () => {
  const things = asked('items', {
    'Text night': 'item:0',
    Quiz: 'item:1',
    'The text as a whole': 'whole',
  })
  expect(readAnswer(things, 'Text night', known)).toEqual({ as: 'value', value: 'item:0' })
  expect(readAnswer(things, 'der ganze Text', known)).toEqual({ as: 'value', value: 'whole' })
})
