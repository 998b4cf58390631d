/** Words that answer a question without naming a choice, compared by `nameKey`. A closed table. */

/** The capture is given up. */
export const cancelWords = [
  ...['cancel', 'cancel it', 'cancel that', 'cancel this', 'forget it', 'forget about it'],
  ...['forget that', 'forget this', 'never mind', 'nevermind', 'drop it', 'discard', 'discard it'],
  ...['stop', 'abort', 'abbrechen', 'abbruch', 'brich ab', 'vergiss es', 'vergiss das', 'egal'],
  ...['doch nicht', 'lass es', 'lass gut sein', 'verwerfen', 'stopp', 'annuler', 'annule'],
  ...['laisse tomber', 'laisser tomber', 'oublie', 'oublie ça', 'cancelar', 'cancela', 'cancelalo'],
  ...['olvídalo', 'olvida eso', 'olvidalo', 'déjalo'],
]

/** All of several things: captures are of one, so this is answered with the way to a roundup. */
export const allWords = [
  ...['all', 'all of them', 'all of these', 'all of those', 'everything', 'every one', 'each'],
  ...['the whole list', 'alle', 'alles', 'alle davon', 'sämtliche', 'tous', 'toutes', 'tout'],
  ...['todos', 'todas', 'todo', 'both', 'both of them', 'beide', 'beides', 'les deux', 'ambos'],
  ...['ambas', 'entrambi', 'entrambe', 'allebei'],
]

/** No list, or nobody. */
export const noneWords = [
  ...[
    'none',
    'none of them',
    'no list',
    'no one',
    'nobody',
    'not on a list',
    'without a list',
    'no',
  ],
  ...['nowhere', 'keine', 'keiner', 'keinen', 'keine liste', 'auf keine', 'niemand', 'niemanden'],
  ...['ohne liste', 'nein', 'aucune', 'aucun', 'aucune liste', 'personne', 'non', 'ninguna'],
  ...['ninguno', 'ninguna lista', 'nadie'],
]

/** Nothing is known of what was asked. */
export const unknownWords = [
  ...['i do not know', "i don't know", 'i don’t know', 'i dont know', 'don’t know', "don't know"],
  ...[
    'do not know',
    'dont know',
    'idk',
    'dunno',
    'i have no idea',
    'no idea',
    'not sure',
    'unknown',
  ],
  ...["i'm not sure", 'i’m not sure', 'i am not sure', 'no clue', 'ich weiß es nicht'],
  ...['ich weiß nicht', 'weiß ich nicht', 'weiß nicht', 'keine ahnung', 'je ne sais pas'],
  ...['aucune idée', 'no sé', 'no lo sé', 'ni idea', 'non lo so', 'non so', 'weet ik niet'],
  ...['ik weet het niet', 'não sei', 'nie wiem', 'nevím'],
]

export const yesWords = [
  ...['yes', 'y', 'yeah', 'yep', 'yup', 'sure', 'ok', 'okay', 'yes please', 'ja', 'jo', 'jawohl'],
  ...['gerne', 'klar', 'oui', 'ouais', "d'accord", 'sí', 'si', 'claro', 'vale'],
]

export const noWords = [
  ...['no', 'n', 'nope', 'nah', 'no thanks', 'nein', 'nee', 'nö', 'non', 'no gracias'],
]

/** The positions of choices by their words, from the first on. */
export const ordinals = [
  [
    'first',
    '1st',
    'erste',
    'ersten',
    'erster',
    'erstes',
    'premier',
    'première',
    'primero',
    'primera',
  ],
  [
    'second',
    '2nd',
    'zweite',
    'zweiten',
    'zweiter',
    'zweites',
    'deuxième',
    'second',
    'seconde',
    'segundo',
    'segunda',
  ],
  ['third', '3rd', 'dritte', 'dritten', 'dritter', 'drittes', 'troisième', 'tercero', 'tercera'],
  ['fourth', '4th', 'vierte', 'vierten', 'vierter', 'viertes', 'quatrième', 'cuarto', 'cuarta'],
  ['fifth', '5th', 'fünfte', 'fünften', 'fünfter', 'fünftes', 'cinquième', 'quinto', 'quinta'],
  ['sixth', '6th', 'sechste', 'sechsten', 'sechster', 'sechstes', 'sixième', 'sexto', 'sexta'],
  ['seventh', '7th', 'siebte', 'siebten', 'siebter', 'siebtes', 'septième', 'séptimo', 'séptima'],
  ['eighth', '8th', 'achte', 'achten', 'achter', 'achtes', 'huitième', 'octavo', 'octava'],
  ['ninth', '9th', 'neunte', 'neunten', 'neunter', 'neuntes', 'neuvième', 'noveno', 'novena'],
  ['tenth', '10th', 'zehnte', 'zehnten', 'zehnter', 'zehntes', 'dixième', 'décimo', 'décima'],
]

/** The last of several choices. */
export const lastWords = [
  ...['last', 'letzte', 'letzten', 'letzter', 'letztes', 'dernier', 'dernière', 'último', 'última'],
  ...['ultimo', 'ultima', 'laatste', 'ostatni', 'ostatnia'],
]

/** The positions of choices as they are counted. */
export const cardinals = [
  ['one', 'eins', 'un', 'une', 'uno', 'una', 'een', 'um', 'jeden'],
  ['two', 'zwei', 'deux', 'dos', 'due', 'twee', 'dois', 'dwa'],
  ['three', 'drei', 'trois', 'tres', 'tre', 'drie', 'três', 'trzy'],
  ['four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro', 'cztery'],
]

/** Words around an ordinal or a number: "the first one", "number 2", "option 3". */
export const aroundPosition = [
  ...[
    'the',
    'one',
    'number',
    'no',
    'nr',
    'nummer',
    'option',
    'choice',
    'answer',
    'der',
    'die',
    'das',
  ],
  ...[
    'den',
    'le',
    'la',
    'el',
    'il',
    'lo',
    'het',
    'de',
    'o',
    'a',
    'numéro',
    'número',
    'opción',
    'choix',
    'antwort',
    'please',
    'bitte',
  ],
]
