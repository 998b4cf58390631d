import type { Choice, QuestionKind } from '#server/domain/capture/decision.ts'
import { coresOf } from '#server/domain/language/text/answer_key.ts'

// Choices of ours are in English. These are words for them in English, German, French, Spanish, Italian, Dutch, Portuguese
// and Polish.

const page =
  coresOf(`page, this page, web page, webpage, website, site, link, url, address, Seite, Webseite, Website, Internetseite,
  Adresse, lien, site web, adresse, página, pagina, página web, pagina web, enlace, sitio, sitio web, dirección, sito, sito
  web, indirizzo, webpagina, adres, endereço, strona, stronę, strony, adres strony`)

const text =
  coresOf(`text, my text, words, my words, what I wrote, what I said, message, my message, Text, mein Text, meinen Text, Worte,
  meine Worte, was ich geschrieben habe, Nachricht, meine Nachricht, texte, mon texte, ce que j'ai écrit, message, texto, mi
  texto, meu texto, lo que escribí, o que escrevi, mensaje, mensagem, testo, il mio testo, quello che ho scritto, messaggio,
  tekst, mijn tekst, wat ik schreef, bericht, mój tekst, to co napisałem, to co napisałam, wiadomość`)

const pictures =
  coresOf(`pictures, picture, photos, photo, images, image, screenshot, screenshots, Bilder, Bild, Fotos, Foto, Screenshot,
  les images, les photos, fotos, las fotos, imágenes, las imágenes, imagen, as fotos, as imagens, foto, immagini, immagine, foto's, afbeelding, afbeeldingen, plaatje, imagens,
  imagem, zdjęcia, zdjęcie, obraz, obrazy, obrazki`)

const files =
  coresOf(`files, file, Dateien, Datei, fichiers, les fichiers, fichier, archivos, los archivos, archivo, ficheros, los ficheros, i file, bestanden, bestand, ficheiros, os ficheiros,
  arquivos, pliki, plik`)

const together =
  coresOf(`both, both of them, all, all of them, everything, together, one idea, it is one idea, they are one idea, they are
  one, beide, beides, alle, alles, zusammen, gehören zusammen, eine Idee, les deux, tous les deux, toutes les deux, tous,
  tout, ensemble, une idée, ambos, ambas, los dos, las dos, todo, todos, juntos, una idea, entrambi, entrambe, tutti e due,
  tutte e due, tutti, tutto, insieme, un'idea, allebei, allemaal, samen, één idee, os dois, as duas, tudo, juntas, uma ideia,
  oba, obie, oboje, oba są, wszystko, razem, jeden pomysł`)

const whole =
  coresOf(`whole, whole thing, as a whole, whole page, whole text, entire page, as one, ganze, Ganzes, als Ganzes, ganze Seite, ganze Text,
  gesamte Seite, ganzer Text, ganzen Text, toute la page, page entière, tout le texte, en entier, dans son ensemble, toda la
  página, página entera, página completa, todo el texto, tutta la pagina, pagina intera, tutto il testo, per intero, hele
  pagina, hele tekst, als geheel, página inteira, página toda, texto inteiro, cała strona, całą stronę, cały tekst, w całości`)

const venue =
  coresOf(`venue, place, just the place, only the place, location, spot, bar, club, Ort, nur den Ort, nur der Ort, den Ort speichern,
  speichere den Ort, Location, Lokal, Laden, lieu, juste le lieu, endroit, garde le lieu, enregistre le lieu, lugar, solo el
  lugar, guarda el lugar, sitio, local, luogo, solo il luogo, posto, salva il luogo, plek, alleen de plek, locatie, bewaar de
  plek, só o lugar, guarda o lugar, salva o lugar, miejsce, tylko miejsce, zapisz miejsce,
  without date, without the date, without its date, no date, ohne Datum, ohne das Datum, sans date, sans la date, sin fecha,
  sin la fecha, senza data, senza la data, zonder datum, zonder de datum, sem data, sem a data, bez daty`)

const keep =
  coresOf(`keep, keep it, keep as is, keep it as is, keep as it was, as it was, as is, leave it, leave as is, leave it as it was,
  behalten, behalte es, so behalten, so lassen, lass es so, lass es wie es war, lassen wie es war, wie es war, so wie es war,
  garder, le garder, garde-le, garde le, garde, tel quel, comme c'était, comme avant, laisse comme ça, mantener, mantenlo,
  déjalo así, déjalo como estaba, como estaba, como estava, tal cual, consérvalo, tenere, tienilo, tieni, lascialo così, com'era, così
  com'era, houden, hou het, bewaren zoals het was, laat zo, laat het zo, zoals het was, manter, mantém, mantenha, mantém como
  estava, deixa assim, deixa como estava, zachowaj, zachowaj jak było, zostaw, zostaw tak, zostaw jak było, tak jak było, jak było`)

/** The choices that the sources of a capture have, by the beginnings of their labels. */
const ofSources: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/^the page/i, page],
  [/^the text/i, text],
  [/^the pictures/i, pictures],
  [/^the files/i, files],
  [/ are one idea$/i, together],
]

/** Whether an answer, as a core, is a word for a choice of ours. */
export function isWordFor({ label, value }: Choice, kind: QuestionKind, core: string): boolean {
  switch (kind) {
    case 'source':
      return ofSources.some(([beginning, words]) => beginning.test(label) && words.has(core))
    case 'items':
      return value === 'whole' && (whole.has(core) || (/page/i.test(label) ? page : text).has(core))
    case 'past':
      return (value === 'venue' && venue.has(core)) || (value === 'keep' && keep.has(core))
    default:
      return false
  }
}
