import { coresOf } from '#server/domain/language/text/answer_key.ts'

// Words that answer a question without naming a choice, in English, German, French, Spanish, Italian, Dutch, Portuguese and
// Polish. Closed tables of cores.

/** The capture is given up. */
export const cancelWords =
  coresOf(`cancel, cancel it, cancel that, cancel this, forget it, forget about it, forget that, forget this, never
  mind, nevermind, drop it, discard, discard it, stop, abort, delete, delete it, not needed anymore,
  abbrechen, abbruch, brich ab, vergiss es, vergiss das, egal, doch nicht, lass es, lass gut sein, verwerfen, stopp, löschen,
  lösch es, lösche es, lösch das, brauche ich nicht mehr, brauch ich nicht mehr, nicht mehr nötig,
  annuler, annule, laisse tomber, laisser tomber, oublie, oublie ça, oublie-le, supprime, supprime-le, plus besoin,
  cancelar, cancela, cancélalo, olvídalo, olvida eso, déjalo, bórralo, borra eso, ya no hace falta,
  annulla, annullare, lascia perdere, lascia stare, dimentica, dimenticalo, cancella, cancellalo, elimina,
  annuleren, annuleer, laat maar, vergeet het, verwijder, verwijderen, niet meer nodig,
  esquece, esqueça, deixa pra lá, deixa para lá, apaga, apagar,
  anuluj, nieważne, zapomnij, usuń, skasuj, już nie trzeba`)

/** All of several things: captures are of one, so this is answered with the way to a roundup. */
export const allWords =
  coresOf(`all, all of it, all of them, all of these, all of those, all three, all four, all five, everything, every one, every
  one of them, each, each of them, the lot, whole list, the whole list, both, both of them,
  alle, alles, alle davon, alle drei, alle vier, sämtliche, jeden einzelnen, ganze Liste, beide, beides,
  tous, toutes, tout, tous les trois, toutes les trois, toute la liste, les deux, tous les deux, toutes les deux,
  todos, todas, todo, los tres, las tres, todos ellos, toda la lista, ambos, ambas, los dos, las dos,
  tutti, tutte, tutto, tutti e tre, tutte e tre, tutta la lista, entrambi, entrambe, tutti e due, tutte e due,
  allemaal, alle drie, hele lijst, allebei, tudo, os três, as três, toda a lista, lista toda, os dois, as duas,
  wszystkie, wszystko, wszystkich, wszystkie trzy, cała lista, całą listę, oba, obie, oboje`)

/** No list. */
const noListWords =
  coresOf(`none, none of them, none of these, no, no list, neither, neither of them, not on a list, not on any list, without a
  list, nowhere, just save it, just save, save it anyway,
  keine, keiner, keinen, keines, keine davon, keine von beiden, keine Liste, auf keine, auf keine Liste, gar keine, ohne Liste,
  nein, weder noch, nirgends, nirgendwo, einfach speichern, nur speichern,
  aucune, aucun, aucune des deux, aucune d'elles, aucune liste, sur aucune, sur aucune liste, sans liste, non, ni l'une ni
  l'autre, nulle part, ninguna, ninguno, ninguna de ellas, ninguna de las dos, ninguna lista, en ninguna, en ninguna lista, sin
  lista, en ningún lado, en ninguna parte, nessuna, nessuno, nessuna delle due, nessuna lista, in nessuna, senza lista, da
  nessuna parte, geen, geen van beide, geen van allen, geen lijst, op geen lijst, zonder lijst, nee, nergens,
  nenhuma, nenhum, nenhuma delas, nenhuma lista, em nenhuma, sem lista, não, em lado nenhum,
  żadna, żadnej, żadną, żadna z nich, na żadnej, na żadną, żadnej listy, bez listy, nie, nigdzie`)

/** Nobody in particular. */
const nobodyWords =
  coresOf(`nobody, no one, noone, for nobody, for no one, nobody in particular, niemand, niemanden, niemandem, für niemanden, personne,
  pour personne, nadie, para nadie, per nessuno, voor niemand, ninguém, para ninguém, nikt, nikogo, dla nikogo`)

/** No list, or nobody. */
export const noneWords: ReadonlySet<string> = new Set([...noListWords, ...nobodyWords])

/** Nobody but the user. */
export const meWords =
  coresOf(`me, for me, just me, just for me, only me, myself, for myself, mich, für mich, nur ich, nur für mich, moi, pour moi, juste
  moi, que pour moi, mí, para mí, solo para mí, sólo yo, per me, solo per me, mij, voor mij, alleen voor mij, mim, para mim, só
  para mim, mnie, dla mnie, tylko dla mnie`)

/** Nothing is known of what was asked. */
export const unknownWords =
  coresOf(`I do not know, I don't know, I don’t know, I dont know, don’t know, don't know, do not know, dont know, idk, dunno, I have
  no idea, no idea, not sure, unknown, nothing, nichts, rien, nada, niente, niets, nic, I'm not sure, I’m not sure, I am not sure, no clue, ich weiß es nicht, ich weiß nicht,
  weiß ich nicht, weiß nicht, keine Ahnung, je ne sais pas, aucune idée, no sé, no lo sé, ni idea, non lo so, non so, nessuna
  idea, weet ik niet, ik weet het niet, geen idee, não sei, nie wiem, nevím`)

export const yesWords =
  coresOf(`yes, y, yeah, yep, yup, sure, ok, okay, yes please, ja, jo, jawohl, gerne, klar, oui, ouais, d'accord, sí, si, claro,
  vale, sì, certo, sim, tak, jasne`)

export const noWords = coresOf(
  `no, n, nope, nah, no thanks, nein, nee, nö, non, no gracias, no grazie, não, nie`,
)

/** Of several days, the one before the others, and the one after them. */
export const earlierWords =
  coresOf(`earlier, earliest, sooner, soonest, früher, frühere, früheren, früherer, früheres, frühesten, plus tôt, antes, más
  pronto, prima, vroegste, vroeger, eerder, mais cedo, wcześniej, wcześniejszy, wcześniejsza`)
export const laterWords =
  coresOf(`later, latest, später, spätere, späteren, späterer, späteres, spätesten, plus tard, más tarde, dopo, più tardi, laatste,
  later, mais tarde, później, późniejszy, późniejsza`)

/** Something has no date. */
export const noDateWords =
  coresOf(`no date, without date, without a date, there is no date, it has no date, no fixed date, date unknown, any time, anytime,
  always, always open, it is always open, whenever I like, kein Datum, ohne Datum, es gibt kein Datum, kein festes Datum,
  jederzeit, immer, immer offen, immer geöffnet, pas de date, sans date, aucune date, n'importe quand, toujours, toujours
  ouvert, sin fecha, no hay fecha, no tiene fecha, cuando sea, siempre, siempre abierto, senza data, nessuna data, non c'è
  data, quando vuoi, sempre, sempre aperto, geen datum, zonder datum, altijd, altijd open, sem data, não tem data, qualquer
  dia, sempre aberto, bez daty, nie ma daty, zawsze, zawsze otwarte`)
