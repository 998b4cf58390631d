// Generated from spec/ by codegen. Do not edit.

/** The words of a language that the assistant knows, by what they are for. */
export const words = {
  "classes": {
    "zeig": [
      "zeig",
      "zeige",
      "zeigen",
      "zeigt",
      "nenn",
      "nenne",
      "nennen",
      "gib",
      "geben",
      "lies",
      "lesen",
      "offne",
      "offnen",
      "liste",
      "sag",
      "sage",
      "sagen",
      "anzeigen",
      "ansehen",
      "anschauen",
      "auflisten",
      "sehen",
      "schau",
      "schauen",
      "guck",
      "prasentier",
      "verrat",
      "verrate"
    ],
    "find": [
      "find",
      "finde",
      "finden",
      "such",
      "suche",
      "suchen",
      "finde mal",
      "durchsuch",
      "durchsuche",
      "durchsuchen",
      "schau nach",
      "schau mal nach",
      "stober"
    ],
    "mach": [
      "mach",
      "mache",
      "machen",
      "macht",
      "erstell",
      "erstelle",
      "erstellen",
      "leg",
      "lege",
      "legen",
      "anlegen",
      "bau",
      "baue",
      "eroffne",
      "starte",
      "start",
      "fang",
      "beginn",
      "neue",
      "neuer",
      "neues",
      "richte",
      "einrichten",
      "mach auf"
    ],
    "plan": [
      "plan",
      "plane",
      "planen",
      "planst",
      "entwirf",
      "entwerfe",
      "entwerfen",
      "organisier",
      "organisiere",
      "organisieren",
      "bereite",
      "vorbereiten",
      "mach",
      "mache",
      "machen",
      "erstell",
      "erstelle",
      "erstellen",
      "leg",
      "lege",
      "anlegen",
      "setz",
      "setze",
      "arrangier",
      "arrangiere",
      "ansetzen",
      "ausmachen",
      "verabrede",
      "verabreden",
      "unternehmen"
    ],
    "losch": [
      "losch",
      "losche",
      "loschen",
      "loscht",
      "entfern",
      "entferne",
      "entfernen",
      "wirf",
      "werfen",
      "schmeiss",
      "schmeisse",
      "schmeissen",
      "streich",
      "streiche",
      "streichen",
      "archivier",
      "archiviere",
      "archivieren",
      "vergiss",
      "tilge",
      "beseitige",
      "kill",
      "rausschmeissen",
      "wegwerfen"
    ],
    "nimm": [
      "nimm",
      "nehme",
      "nehmen",
      "streich",
      "streiche",
      "streichen",
      "entfern",
      "entferne",
      "entfernen",
      "losch",
      "losche",
      "loschen",
      "wirf",
      "schmeiss",
      "schmeisse",
      "kick",
      "tu",
      "tue",
      "runternehmen",
      "rausnehmen",
      "rauswerfen",
      "wegnehmen",
      "hol",
      "zieh",
      "kippe"
    ],
    "setz": [
      "setz",
      "setze",
      "setzen",
      "pack",
      "packe",
      "packen",
      "schreib",
      "schreibe",
      "schreiben",
      "trag",
      "trage",
      "tragen",
      "fug",
      "fuge",
      "fugen",
      "nimm",
      "nehmen",
      "tu",
      "tue",
      "tun",
      "leg",
      "lege",
      "legen",
      "hau",
      "schieb",
      "stell",
      "stelle",
      "mach",
      "mache",
      "speicher",
      "speichere",
      "gib",
      "hinzufugen",
      "hinzu",
      "ad",
      "adde",
      "add",
      "eintragen",
      "aufnehmen"
    ],
    "verschieb": [
      "verschieb",
      "verschiebe",
      "verschieben",
      "verleg",
      "verlege",
      "verlegen",
      "schieb",
      "schiebe",
      "schieben",
      "leg",
      "lege",
      "legen",
      "umlegen",
      "ander",
      "andere",
      "andern",
      "setz",
      "setze",
      "mach",
      "mache",
      "machen",
      "vorziehen",
      "zieh",
      "ziehe",
      "ziehen",
      "reschedule",
      "ruck",
      "rucke",
      "rucken",
      "stell",
      "stelle",
      "vorverlegen",
      "verschoben",
      "verlegt",
      "nehmen",
      "planen",
      "umplanen"
    ],
    "nenn": [
      "nenn",
      "nenne",
      "nennen",
      "benenn",
      "benenne",
      "benennen",
      "umbenenn",
      "umbenenne",
      "umbenennen",
      "taufe",
      "tauf",
      "betitel",
      "betitle",
      "ander",
      "andere",
      "andern"
    ],
    "merk": [
      "merk",
      "merke",
      "merken",
      "speicher",
      "speichere",
      "speichern",
      "notier",
      "notiere",
      "notieren",
      "sicher",
      "sichere",
      "sichern",
      "heb",
      "hebe",
      "behalt",
      "behalte",
      "bewahr",
      "bewahre",
      "schreib",
      "schreibe",
      "halt",
      "vermerk",
      "vermerke",
      "leg",
      "abspeichern",
      "aufschreiben",
      "festhalten",
      "save",
      "bookmarke",
      "ablegen"
    ],
    "plane": [
      "plane",
      "planen",
      "unternehmungen",
      "verabredungen",
      "treffen",
      "ausfluge",
      "vorhaben",
      "termine",
      "veranstaltungen",
      "aktivitaten",
      "sachen",
      "dinge",
      "events"
    ],
    "planw": [
      "plan",
      "treffen",
      "verabredung",
      "unternehmung",
      "ausflug",
      "termin",
      "veranstaltung",
      "abend",
      "event",
      "entwurf"
    ],
    "von": [
      "von",
      "vom",
      "beim",
      "bei",
      "fur",
      "furs",
      "zu",
      "zum",
      "zur",
      "im",
      "in",
      "auf",
      "am",
      "an",
      "des",
      "der",
      "wegen",
      "uber",
      "mit"
    ],
    "komm": [
      "komme",
      "komm",
      "kommt",
      "kommen",
      "mitkommen",
      "mitkommt",
      "dabei",
      "teilnehmen",
      "teilnimmt",
      "nehme teil",
      "mache mit",
      "mach mit",
      "mitmachen",
      "erscheinen",
      "hingehen",
      "gehe hin",
      "hinkommen",
      "dabei sein",
      "dabei ist",
      "mit von der partie"
    ],
    "geantwortet": [
      "geantwortet",
      "zugesagt",
      "abgesagt",
      "reagiert",
      "ruckmeldung gegeben",
      "sich gemeldet",
      "gemeldet",
      "bestatigt",
      "angenommen",
      "abgelehnt",
      "bescheid gesagt",
      "bescheid gegeben",
      "zuruckgemeldet"
    ],
    "person": [
      "person",
      "freund",
      "freundin",
      "kontakt",
      "kumpel",
      "bekannten",
      "bekannte",
      "freunde",
      "personen",
      "kontakte",
      "leute"
    ],
    "leute": [
      "freunde",
      "freundinnen",
      "personen",
      "kontakte",
      "leute",
      "bekannte",
      "bekannten",
      "kumpels",
      "menschen"
    ],
    "gut": [
      "gut",
      "gute",
      "guten",
      "gutes",
      "schon",
      "schone",
      "schones",
      "schonen",
      "nett",
      "nette",
      "nettes",
      "lecker",
      "leckere",
      "leckeres",
      "gunstige",
      "gunstiges",
      "tolle",
      "tolles",
      "cool",
      "coole",
      "cooles",
      "gemutliche",
      "gemutliches",
      "spannendes",
      "lustiges",
      "neues"
    ],
    "frei": [
      "frei",
      "zeit",
      "luft",
      "verfugbar",
      "nichts vor",
      "platz",
      "kapazitat"
    ],
    "lad": [
      "lad",
      "lade",
      "laden",
      "ladet",
      "einladen",
      "bitte",
      "frag",
      "frage",
      "fragen",
      "hol",
      "hole",
      "nimm",
      "eingeladen",
      "dazuholen",
      "dazubitten",
      "mitnehmen"
    ]
  },
  "fillers": [
    "bitte",
    "mal",
    "doch",
    "denn",
    "eben",
    "halt",
    "gern",
    "gerne",
    "dann",
    "so",
    "also",
    "ja",
    "mir",
    "mich",
    "mein",
    "meine",
    "meinen",
    "meiner",
    "meinem",
    "meines",
    "der",
    "die",
    "das",
    "den",
    "dem",
    "des",
    "ein",
    "eine",
    "einen",
    "einem",
    "einer",
    "nen",
    "ne",
    "n",
    "nem",
    "ner",
    "schon",
    "noch",
    "nur",
    "eigentlich",
    "einfach",
    "kurz",
    "uns",
    "unser",
    "unsere",
    "unseren",
    "unserem",
    "unserer",
    "ich",
    "wir",
    "du",
    "man",
    "sie",
    "es",
    "leider",
    "ubrigens",
    "eh",
    "halt",
    "bisschen",
    "schnell",
    "mittlerweile",
    "wohl",
    "gleich",
    "dazu",
    "dir",
    "ihr",
    "ihnen",
    "ihre",
    "ihren",
    "nochmal",
    "hiermit",
    "diese",
    "dieser",
    "dieses",
    "diesen",
    "diesem",
    "alles",
    "alle",
    "da",
    "hier",
    "uberall",
    "grad",
    "gerade",
    "endlich"
  ],
  "openers": [
    "kannst du mir bitte",
    "kannst du mir mal",
    "kannst du mir",
    "kannst du bitte",
    "kannst du mal",
    "kannst du",
    "konntest du mir bitte",
    "konntest du mir",
    "konntest du bitte",
    "konntest du mal",
    "konntest du",
    "kannste",
    "konnen sie mir bitte",
    "konnen sie mir",
    "konnen sie bitte",
    "konnen sie",
    "konnten sie mir bitte",
    "konnten sie mir",
    "konnten sie bitte",
    "konnten sie",
    "wurdest du bitte",
    "wurdest du",
    "wurden sie bitte",
    "wurden sie",
    "magst du bitte",
    "magst du",
    "mogen sie bitte",
    "ich mochte gerne",
    "ich mochte gern",
    "ich mochte bitte",
    "ich mochte",
    "ich will",
    "ich wurde gerne",
    "ich wurde gern",
    "ich wurd gerne",
    "ich wurd gern",
    "ich hatte gerne",
    "ich hatte gern",
    "ich brauche",
    "wir mochten gerne",
    "wir mochten",
    "wir wollen",
    "wir wurden gerne",
    "wir wurden gern",
    "lass uns mal",
    "lass uns bitte",
    "lass uns",
    "lass mal",
    "lasst uns",
    "lassen sie uns",
    "lass mich",
    "sei so gut und",
    "sei so nett und",
    "hilf mir",
    "bitte",
    "hey",
    "hi",
    "hallo",
    "guten morgen",
    "guten tag",
    "guten abend",
    "moin",
    "du",
    "sag mal",
    "ok",
    "okay",
    "gut",
    "und",
    "also",
    "dann",
    "so",
    "ach",
    "ach ja",
    "oh",
    "na",
    "ja",
    "super"
  ],
  "short": {
    "gibt's": "gibt es",
    "gibts": "gibt es",
    "geht's": "geht es",
    "gehts": "geht es",
    "hab": "habe",
    "ist's": "ist es",
    "is": "ist",
    "wie's": "wie es",
    "mach's": "mach es",
    "machs": "mach es",
    "hab's": "habe es",
    "habs": "habe es",
    "wars": "war es",
    "war's": "war es",
    "sind's": "sind es",
    "sag's": "sag es",
    "was'n": "was denn",
    "fallt's": "fallt es",
    "fallts": "fallt es",
    "wurd": "wurde",
    "hatt": "hatte",
    "kommste": "kommst du",
    "haste": "hast du",
    "hamwa": "haben wir",
    "ham": "haben",
    "wanns": "wann es"
  },
  "yes": [
    "einverstanden",
    "ich bin einverstanden",
    "ja ich bin einverstanden",
    "mit den folgen einverstanden",
    "ich bin mit den folgen einverstanden",
    "ich stimme zu",
    "bitte ausfuhren",
    "ausfuhren",
    "bitte ubernehmen",
    "ubernehmen",
    "ich bestatige",
    "bestatigt",
    "ja",
    "jo",
    "jup",
    "jep",
    "jap",
    "genau",
    "klar",
    "na klar",
    "sicher",
    "gerne",
    "gern",
    "ja bitte",
    "ja gerne",
    "ja gern",
    "ja klar",
    "ja genau",
    "ja mach",
    "ja mach das",
    "ja mach es",
    "mach das",
    "mach es",
    "mach",
    "tu das",
    "machen sie das",
    "machen sie das bitte",
    "passt",
    "ja passt",
    "passt so",
    "stimmt",
    "das stimmt",
    "richtig",
    "das ist richtig",
    "okay",
    "ok",
    "in ordnung",
    "gut",
    "alles klar",
    "einverstanden",
    "ich bin einverstanden",
    "ich stimme zu",
    "ja ich stimme zu",
    "ja ich bin einverstanden",
    "ja das stimmt",
    "ja das ist richtig",
    "naturlich",
    "selbstverstandlich",
    "auf jeden fall",
    "unbedingt",
    "bitte ja",
    "jawohl",
    "los",
    "ja los",
    "na los",
    "na dann los",
    "dann los",
    "auf gehts",
    "nur zu",
    "ich bitte darum",
    "so machen",
    "bitte ubernehmen",
    "einverstanden bitte ubernehmen",
    "ja bitte ubernehmen",
    "ubernehmen"
  ],
  "no": [
    "nein",
    "nee",
    "no",
    "na ja nein",
    "lieber nicht",
    "besser nicht",
    "doch lieber nicht",
    "nein danke",
    "ne lass mal",
    "ne lieber nicht",
    "nee lass mal",
    "ne danke",
    "nee danke",
    "bitte nicht",
    "nein bitte nicht",
    "auf keinen fall",
    "keinesfalls",
    "lass das",
    "nein lass das",
    "nein lass mal",
    "nein doch nicht"
  ],
  "never_mind": [
    "ich habe es mir anders uberlegt",
    "ich hab es mir anders uberlegt",
    "habs mir anders uberlegt",
    "es bleibt dabei",
    "ich habe es mir anders uberlegt es bleibt dabei",
    "dabei bleibt es",
    "bleibt alles wie es ist",
    "vergiss es",
    "vergiss das",
    "egal",
    "egal lass",
    "lass",
    "lass es",
    "lass mal",
    "lass gut sein",
    "lassen wir das",
    "lassen sie es",
    "vergessen sie es",
    "schon gut",
    "abbrechen",
    "abbruch",
    "stopp",
    "stop",
    "halt",
    "keins davon",
    "keiner davon",
    "keine davon",
    "keines davon",
    "keine",
    "keiner",
    "keins",
    "doch nicht",
    "ach egal",
    "ach lass",
    "ach nichts",
    "nichts",
    "hat sich erledigt",
    "schon erledigt",
    "nicht so wichtig"
  ],
  "more": [
    "mehr",
    "weiter",
    "mehr davon",
    "noch mehr",
    "noch mehr davon",
    "nachste seite",
    "was noch",
    "mehr zeigen",
    "zeig mehr",
    "zeig mir mehr",
    "zeigen sie mehr",
    "zeigen sie mir mehr",
    "noch was",
    "noch welche",
    "und weiter",
    "bitte weiter",
    "weitere",
    "zeig weitere",
    "die nachsten",
    "und noch",
    "gibt es noch mehr",
    "weitere bitte",
    "mehr bitte"
  ],
  "repeat": [
    "wiederholen",
    "wiederhole das",
    "wiederhol das",
    "wiederholen sie das",
    "wiederholen sie bitte",
    "noch mal",
    "nochmal",
    "nochmals",
    "noch einmal",
    "noch einmal bitte",
    "nochmal bitte",
    "was hast du gesagt",
    "was haben sie gesagt",
    "was hast du gerade gesagt",
    "wie bitte",
    "wie war das",
    "was war das",
    "sag das nochmal",
    "sag das noch mal",
    "sag das noch einmal",
    "sagen sie das noch einmal",
    "hab ich nicht verstanden",
    "das habe ich nicht verstanden"
  ],
  "undo": [
    "ruckgangig",
    "mach das ruckgangig",
    "mach es ruckgangig",
    "mach das wieder ruckgangig",
    "mach das bitte ruckgangig",
    "bitte ruckgangig machen",
    "das ruckgangig machen",
    "ruckgangig machen",
    "machen sie das ruckgangig",
    "machen sie das bitte ruckgangig",
    "machen sie das wieder ruckgangig",
    "nimm das zuruck",
    "nimm das wieder zuruck",
    "nehmen sie das zuruck",
    "nehmen sie das bitte zuruck",
    "zurucknehmen",
    "zuruck",
    "undo",
    "nein mach das ruckgangig",
    "doch nicht ruckgangig",
    "letzte aktion ruckgangig machen",
    "das letzte ruckgangig machen",
    "das war falsch mach es ruckgangig",
    "widerrufen",
    "mach das weg"
  ],
  "help": [
    "hilfe",
    "was kannst du",
    "was kannst du alles",
    "was kannst du so",
    "was kannst du denn so",
    "was kannst du denn alles",
    "was kannst du eigentlich",
    "was kannst du eigentlich alles",
    "was kannst du denn",
    "was machst du",
    "was machst du so",
    "wer bist du",
    "hilfe bitte",
    "was konnen sie",
    "was konnen sie alles",
    "was kann ich sagen",
    "was kann ich fragen",
    "was kann ich hier machen",
    "wie geht das",
    "wie funktioniert das",
    "hilf mir",
    "helfen sie mir",
    "ich brauche hilfe",
    "was geht hier",
    "womit kannst du mir helfen",
    "wobei kannst du mir helfen"
  ],
  "hello": [
    "hallo",
    "hi",
    "hey",
    "guten morgen",
    "guten tag",
    "guten abend",
    "moin",
    "moin moin",
    "servus",
    "gruss dich",
    "gruss gott",
    "na",
    "huhu",
    "tach",
    "hallo du",
    "hallo zusammen"
  ],
  "thanks": [
    "danke",
    "danke dir",
    "danke ihnen",
    "ich danke dir",
    "vielen dank",
    "vielen lieben dank",
    "herzlichen dank",
    "besten dank",
    "lieben dank",
    "danke schon",
    "danke sehr",
    "dankeschon",
    "super",
    "super danke",
    "prima",
    "toll",
    "perfekt",
    "cool",
    "klasse",
    "top",
    "wunderbar",
    "sehr schon",
    "sehr gut",
    "genial",
    "danke das wars",
    "ok danke",
    "okay danke",
    "alles klar danke"
  ],
  "send": [
    "schick es ab",
    "schick das ab",
    "schick es",
    "schick ab",
    "schick das",
    "schicke es ab",
    "schicke es",
    "schicken sie es ab",
    "schicken sie es",
    "schicken sie ab",
    "schicken sie die einladung ab",
    "schicken sie die einladungen ab",
    "sende es",
    "sende das",
    "sende es ab",
    "sende die einladungen",
    "sende die einladung",
    "senden sie es",
    "senden sie es ab",
    "senden",
    "absenden",
    "abschicken",
    "losschicken",
    "schick los",
    "schick es los",
    "ja schick ab",
    "ja schick es ab",
    "ja schick es",
    "ja schick los",
    "ja schick raus",
    "ja senden",
    "ja abschicken",
    "ja absenden",
    "ja sende es",
    "ja bitte senden",
    "ja bitte abschicken",
    "ja bitte schick es ab",
    "ja bitte sende es",
    "ja bitte versende es",
    "ja bitte versende es jetzt",
    "ja schicken sie es ab",
    "ja senden sie es",
    "ja versenden",
    "schick die einladung",
    "schick die einladungen",
    "schick die einladungen ab",
    "schick die einladung ab",
    "schick die einladungen raus",
    "schick die einladung raus",
    "verschick es",
    "verschicken",
    "verschicke es",
    "verschick die einladungen",
    "verschick die einladung",
    "verschicken sie es",
    "verschicken sie die einladung",
    "verschicken sie die einladungen",
    "versende es",
    "versende es jetzt",
    "versenden",
    "versenden sie es",
    "versenden sie die einladung",
    "versenden sie die einladungen",
    "raus damit",
    "ab damit",
    "weg damit",
    "schick raus",
    "schick es raus",
    "schick sie raus",
    "hau raus",
    "hau es raus",
    "hau ab damit",
    "bestatigen",
    "bestatige",
    "ich bestatige",
    "ich bestatige hiermit",
    "ich bestatige dies",
    "ich bestatige dies hiermit",
    "ich bestatige das",
    "hiermit bestatigt",
    "ja ich bestatige",
    "bestatigt",
    "freigeben",
    "freigegeben",
    "gib es frei",
    "geben sie es frei",
    "schick es an alle",
    "schick an alle",
    "sende es an alle",
    "sende an alle",
    "schick sie ab",
    "schick sie los",
    "schick alles ab",
    "schick alle ab",
    "schick es jetzt ab",
    "schick jetzt ab",
    "jetzt abschicken",
    "jetzt senden",
    "ok schick ab",
    "ok abschicken",
    "okay schick ab",
    "genehmigen",
    "genehmigt",
    "ich genehmige es",
    "kann raus",
    "das kann raus",
    "kann so raus",
    "darf raus",
    "ab die post"
  ],
  "reply_word": [
    "send",
    "senden"
  ],
  "it": [
    "es",
    "das",
    "dies",
    "dieses",
    "dieser",
    "diese",
    "diesen",
    "ihn",
    "sie",
    "ihm",
    "dasselbe",
    "das gleiche",
    "das da",
    "die da",
    "den da",
    "davon",
    "dafur"
  ],
  "them": [
    "ihr",
    "ihm",
    "ihn",
    "sie",
    "ihnen",
    "er",
    "die da",
    "der da"
  ],
  "open": [
    "offne",
    "offnen sie",
    "zeig",
    "zeige",
    "zeigen sie",
    "zeigen sie mir",
    "zeig mir",
    "zeige mir",
    "lies",
    "sieh",
    "mehr uber",
    "mehr zu",
    "mehr zum",
    "mehr zur",
    "details zu",
    "details zum",
    "details zur",
    "infos zu",
    "was ist mit",
    "wie ware",
    "nummer",
    "ich meine",
    "ich nehme",
    "nimm",
    "erzahl mir mehr uber",
    "erzahl mir von",
    "ansehen",
    "anzeigen"
  ],
  "everybody": [
    "alle",
    "alles",
    "jeder",
    "jeden",
    "jedem",
    "allen",
    "jedermann"
  ],
  "articles": [
    "der",
    "die",
    "das",
    "den",
    "dem",
    "des",
    "ein",
    "eine",
    "einen",
    "einem",
    "einer",
    "eines",
    "nen",
    "ne",
    "mein",
    "meine",
    "meinen",
    "meiner",
    "meinem",
    "meines",
    "unser",
    "unsere",
    "unseren",
    "unserem",
    "unserer",
    "diese",
    "dieser",
    "dieses",
    "diesen",
    "diesem",
    "deren"
  ],
  "several": [
    "ihnen",
    "sie",
    "die beiden",
    "beide",
    "beiden",
    "die"
  ],
  "selves": [
    "ich",
    "mir",
    "mich",
    "wir",
    "uns",
    "du",
    "dir",
    "dich"
  ],
  "before_name": [
    "mein",
    "meine",
    "meinen",
    "meinem",
    "meiner",
    "mit",
    "und",
    "auch",
    "den",
    "die",
    "der",
    "dem"
  ],
  "then": [
    "und dann",
    "dann",
    "und danach",
    "danach",
    "und ausserdem",
    "und bitte"
  ],
  "vague": [
    "ding",
    "dings",
    "sache",
    "sachen",
    "zeug",
    "abend",
    "abends",
    "termin",
    "runde",
    "event",
    "laden",
    "ort",
    "idee",
    "plan",
    "entwurf",
    "treffen",
    "ausflug",
    "besuch",
    "session",
    "geschichte",
    "von",
    "vom",
    "am",
    "im",
    "in",
    "mit",
    "bei",
    "beim",
    "der",
    "die",
    "das",
    "den",
    "dem",
    "fur"
  ],
  "kinds": {
    "plan": [
      "plan",
      "plans",
      "treffen",
      "entwurf",
      "entwurfs",
      "verabredung",
      "veranstaltung",
      "unternehmung",
      "ausflug",
      "termin",
      "feier",
      "party"
    ],
    "list": [
      "liste",
      "ideenliste",
      "listen"
    ],
    "idea": [
      "idee",
      "ideen",
      "vorschlag"
    ],
    "person": [
      "person",
      "freund",
      "freundin",
      "kontakt",
      "kumpel"
    ],
    "place": [
      "ort",
      "platz",
      "lokal",
      "orte"
    ],
    "invite": [
      "einladung",
      "einladungen",
      "treffen",
      "termin"
    ]
  },
  "positions": {
    "erste": 1,
    "ersten": 1,
    "erster": 1,
    "erstes": 1,
    "zweite": 2,
    "zweiten": 2,
    "zweiter": 2,
    "zweites": 2,
    "dritte": 3,
    "dritten": 3,
    "dritter": 3,
    "drittes": 3,
    "vierte": 4,
    "vierten": 4,
    "vierter": 4,
    "viertes": 4,
    "funfte": 5,
    "funften": 5,
    "funfter": 5,
    "funftes": 5,
    "sechste": 6,
    "sechsten": 6,
    "siebte": 7,
    "siebten": 7,
    "achte": 8,
    "achten": 8,
    "neunte": 9,
    "neunten": 9,
    "zehnte": 10,
    "zehnten": 10,
    "letzte": -1,
    "letzten": -1,
    "letzter": -1,
    "letztes": -1,
    "eins": 1,
    "zwei": 2,
    "drei": 3,
    "vier": 4,
    "funf": 5,
    "sechs": 6,
    "sieben": 7,
    "acht": 8,
    "neun": 9,
    "zehn": 10
  },
  "numbers": {
    "eins": 1,
    "ein": 1,
    "eine": 1,
    "zwei": 2,
    "drei": 3,
    "vier": 4,
    "funf": 5,
    "sechs": 6,
    "sieben": 7,
    "acht": 8,
    "neun": 9,
    "zehn": 10,
    "elf": 11,
    "zwolf": 12,
    "dreizehn": 13,
    "vierzehn": 14,
    "funfzehn": 15,
    "sechzehn": 16,
    "siebzehn": 17,
    "achtzehn": 18,
    "neunzehn": 19,
    "zwanzig": 20,
    "dreissig": 30,
    "paar": 2,
    "dutzend": 12
  },
  "days": {
    "ersten": 1,
    "zweiten": 2,
    "dritten": 3,
    "vierten": 4,
    "funften": 5,
    "sechsten": 6,
    "siebten": 7,
    "achten": 8,
    "neunten": 9,
    "zehnten": 10,
    "elften": 11,
    "zwolften": 12,
    "dreizehnten": 13,
    "vierzehnten": 14,
    "funfzehnten": 15,
    "sechzehnten": 16,
    "siebzehnten": 17,
    "achtzehnten": 18,
    "neunzehnten": 19,
    "zwanzigsten": 20,
    "einundzwanzigsten": 21,
    "zweiundzwanzigsten": 22,
    "dreiundzwanzigsten": 23,
    "vierundzwanzigsten": 24,
    "funfundzwanzigsten": 25,
    "sechsundzwanzigsten": 26,
    "siebenundzwanzigsten": 27,
    "achtundzwanzigsten": 28,
    "neunundzwanzigsten": 29,
    "dreissigsten": 30,
    "einunddreissigsten": 31,
    "we": "wochenende",
    "fr": "freitag",
    "sa": "samstag",
    "achte": "acht",
    "neune": "neun",
    "siebne": "sieben",
    "sechse": "sechs",
    "zehne": "zehn",
    "funfe": "funf",
    "abens": "abends",
    "donnertag": "donnerstag",
    "mitwoch": "mittwoch",
    "samtag": "samstag"
  },
  "weekdays": [
    "montag",
    "dienstag",
    "mittwoch",
    "donnerstag",
    "freitag",
    "samstag",
    "sonnabend",
    "sonntag",
    "wochenende",
    "woche",
    "advent"
  ],
  "clock_words": [
    "uhr"
  ],
  "asking": [
    "soll ich",
    "sollte ich",
    "sollen wir",
    "sollten wir",
    "meinst du",
    "was ware wenn",
    "angenommen",
    "bin ich",
    "habe ich",
    "hatte ich",
    "war ich",
    "ist das",
    "ist es",
    "sind die",
    "haben die",
    "hat",
    "ist der",
    "ist die",
    "habe ich schon",
    "gibt es",
    "hast du",
    "haben wir",
    "sind wir"
  ],
  "hedges": [
    "falls",
    "wenn",
    "sofern",
    "ausser",
    "ansonsten",
    "es sei denn",
    "uberleg",
    "uberlege",
    "unsicher",
    "mal sehen",
    "vielleicht",
    "eventuell",
    "evtl",
    "womoglich",
    "moglicherweise",
    "wahrscheinlich",
    "vllt"
  ],
  "shift_amounts": {
    "halbe": "0.5",
    "halben": "0.5",
    "viertelstunde": 15,
    "ein": 1,
    "eine": 1,
    "einen": 1,
    "einer": 1,
    "zwei": 2,
    "drei": 3,
    "vier": 4,
    "funf": 5,
    "sechs": 6,
    "zehn": 10,
    "funfzehn": 15,
    "zwanzig": 20,
    "dreissig": 30,
    "paar": 2
  },
  "shift_units": {
    "minute": [
      "minute",
      "minuten",
      "min"
    ],
    "hour": [
      "stunde",
      "stunden",
      "h",
      "std"
    ],
    "day": [
      "tag",
      "tage",
      "tagen"
    ],
    "week": [
      "woche",
      "wochen"
    ]
  },
  "shift_earlier": [
    "fruher",
    "eher",
    "vorverlegen",
    "vorziehen",
    "nach vorn",
    "nach vorne",
    "vor",
    "zieh"
  ],
  "shift_silent": [
    "um",
    "spater",
    "fruher",
    "eher",
    "nach",
    "hinten",
    "vorn",
    "vorne",
    "vor"
  ],
  "joiners": [
    "und",
    "mit",
    "oder",
    "sowie",
    "plus"
  ],
  "and": [
    "und",
    "und was ist mit",
    "was ist mit",
    "und wie ist es mit",
    "wie ist es mit",
    "und wie sieht es mit",
    "und fur",
    "und mit",
    "und am",
    "und im",
    "und bei",
    "und bei der",
    "und bei dem",
    "und der",
    "und die",
    "wie ware es mit",
    "das gleiche fur",
    "dasselbe fur",
    "dasselbe mit",
    "das gleiche mit",
    "oder",
    "oder am",
    "oder mit",
    "und wenn wir",
    "lieber",
    "lieber am",
    "auch fur"
  ],
  "not": [
    "nicht",
    "nie",
    "niemals",
    "kein",
    "keine",
    "keinen",
    "keinem",
    "keiner",
    "ohne"
  ],
  "edges": [
    "und",
    "oder",
    "mit",
    "fur",
    "furs",
    "von",
    "vom",
    "auf",
    "aufs",
    "zu",
    "zum",
    "zur",
    "an",
    "am",
    "ans",
    "in",
    "im",
    "ins",
    "aus",
    "uber",
    "bei",
    "beim",
    "nach",
    "um",
    "ab",
    "als",
    "wenn",
    "wann",
    "wo",
    "wer",
    "wen",
    "wem",
    "was",
    "wie",
    "welche",
    "welcher",
    "welches",
    "ist",
    "sind",
    "war",
    "waren",
    "sein",
    "wird",
    "werden",
    "dass",
    "ich",
    "wir",
    "du",
    "man",
    "mir",
    "mich",
    "uns",
    "nicht",
    "auch",
    "so",
    "dann",
    "nur",
    "noch",
    "mal",
    "doch",
    "jetzt",
    "bitte",
    "leider",
    "habe",
    "haben",
    "hat",
    "hast",
    "kann",
    "kannst",
    "konnen",
    "soll",
    "sollen",
    "muss",
    "will",
    "wollen",
    "mochte",
    "namens",
    "genannt",
    "statt",
    "heisst",
    "heissen",
    "einladen",
    "absagen",
    "gern",
    "gerne",
    "zeit",
    "frei"
  ],
  "cannot": {
    "pay": [
      "bezahle",
      "bezahl",
      "bezahlen",
      "uberweise",
      "uberweis",
      "uberweisen",
      "zahl",
      "zahle",
      "zahlen",
      "schick geld",
      "sende geld",
      "teil die rechnung"
    ],
    "book": [
      "buche",
      "buch",
      "buchen",
      "reserviere",
      "reservier",
      "reservieren",
      "bestelle",
      "bestell",
      "bestellen",
      "kaufe",
      "kauf",
      "kaufen",
      "besorg",
      "besorge"
    ],
    "write": [
      "ruf",
      "rufe",
      "rufen",
      "telefonier",
      "telefoniere",
      "schreib",
      "schreibe",
      "schreiben",
      "simse",
      "whatsappe",
      "maile",
      "mail",
      "sag",
      "sage",
      "sagen",
      "richte",
      "antworte",
      "texte"
    ]
  }
} as const

/** How people ask for each capability. */
export const frames = [
  {
    "id": "planning.brief.get",
    "capability": "planning.brief.get",
    "say": [
      "was (steht|liegt|ansteht|anliegt) [bei] [heute|morgen|diese woche|alles|so|jetzt|als nachstes] an",
      "was [bei] [heute|alles|so] (ansteht|anliegt|wartet|offen ist|zu tun ist|los ist|passiert ist|auf mich wartet)",
      "(gibt es|habe|ist) [bei] (was|etwas|irgendwas|irgendetwas|irgendeine sache|sachen|dinge) [das|was|wichtiges|dringendes|neues|offenes] [ich] (wissen|beantworten|beachten|erledigen|tun|antworten|entscheiden) (muss|sollte|soll)",
      "[<zeig>] [keinen|einen] (uberblick|ubersicht|zusammenfassung|briefing|lagebericht|tagesuberblick|kurzfassung|update|status|stand) [mehr|uber alles|bitte|heute]",
      "(was|worum|woran) (muss|sollte|soll) [heute|jetzt|noch] [alles] (kummern|erledigen|machen|tun|beantworten|entscheiden|antworten|denken)",
      "(was ist|was gibt es) [bei] [heute|alles|sonst|so] (neu|neues|los|offen|zu tun|zu erledigen|dringend|wichtig)",
      "(liegt|steht|gibt es|ist) [bei] [heute] (irgendwas|etwas|was|irgendetwas) [an|neues|offen|offenes|dringendes|wichtiges|neu]",
      "(welche|gibt es|habe|sind) [neue|offene|unbeantwortete] (einladungen|anfragen) [da|offen|bekommen|gekriegt|erhalten|reingekommen|unbeantwortet|von freunden]",
      "(wer|wessen) [einladung] (wartet|hat) [auf] [eine antwort|mich|antwort] [von mir] [eingeladen]",
      "was (steht|liegt) [heute|so|bei] an",
      "was (wartet|ist offen|ist neu|ist dringend|ist wichtig|gibt es neues|gibt es) [auf|bei|fur]",
      "(gibt es|ist|habe|irgendwas|irgendetwas|irgend etwas|etwas|was) (neues|neu|dringend|dringendes|wichtig|wichtiges|offen|offenes)",
      "(was|woran) (muss|sollte|soll) [heute|noch] [alles] (wissen|beantworten|im blick haben|im auge behalten|entscheiden|denken|beachten|mich kummern)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben] (uberblick|ubersicht|tagesuberblick|briefing|zusammenfassung|lagebericht|morgenbriefing|stand der dinge)",
      "was habe (verpasst|versaumt)",
      "(bring|bringe|bringen) auf (stand|neuesten stand|neusten stand|laufende)",
      "(gibt es|habe|welche|sind|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) [neue|offene|unbeantwortete] einladungen [fur|da|offen|unbeantwortet]",
      "(wer|jemand|irgendwer) (hat|mochte) [mich] [jemand] [irgendwo] [zu was] (eingeladen|einladen)",
      "(hat|haben) mich (jemand|wer|irgendwer) [zu was] eingeladen",
      "(haben|hast|habe|gibt es) [sie] (neuigkeiten|nachrichten|neuigkeit)",
      "was (erwartet|kommt) [mich] [heute|diese woche] [auf mich zu]",
      "(gibt es|habe|ist) [etwas|was|irgendwas] [worauf|auf das] [ich] (noch antworten|beantworten|antworten muss|beantworten muss|reagieren muss)",
      "wie sieht [mein|meine|die|der] (woche|tag|wochenende|kalenderwoche) aus",
      "wie (schaut es|schaut's|sieht|schauts) [es] [heute|bei mir] aus [heute]",
      "(wem|worauf|auf was) (muss|soll|schulde) [eine|noch] (antworten|antwort|reagieren)",
      "(was ist los|was geht ab|was geht|wie ist der stand|wie ist die lage|wie sieht es aus)",
      "was braucht (antwort|aufmerksamkeit|entscheidung)"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "was steht an",
      "was wartet auf mich",
      "was gibt es Neues?",
      "was liegt heute an",
      "gib mir einen Überblick",
      "was habe ich verpasst",
      "hab ich neue Einladungen",
      "wer hat mich eingeladen",
      "ist irgendwas dringend?",
      "bring mich auf den neuesten Stand",
      "worauf muss ich noch antworten"
    ]
  },
  {
    "id": "plans.query",
    "capability": "plans.query",
    "say": [
      "(welche|was fur|<zeig>|habe|gibt es) [alle|alles] [kommende|kommenden|anstehende|anstehenden|nachsten|aktuelle|aktuellen|geplante|geplanten|offene] <plane> [habe|haben|gibt es|stehen an|kommen|an|vor|geplant|in nachster zeit]",
      "was (habe|haben|hast|ist|steht|kommt|wird) [als nachstes|demnachst|bald|so|alles|in nachster zeit|diese woche] (vor|geplant|ausgemacht|verabredet|an|auf uns zu|auf mich zu|los|gemacht|unternommen)",
      "(habe|haben) [etwas|was|schon was|irgendwas] [heute|morgen|am wochenende|diese woche|demnachst] (vor|geplant|ausgemacht|verabredet)",
      "(wie sieht|was sagt) [mein|unser] (kalender|plan|programm|terminplan) [aus]",
      "(was habe|was fur|welche|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) [alle|kommende|kommenden|anstehende|anstehenden|nachsten|aktuelle|aktuellen|geplante] (plane|planen|unternehmungen|verabredungen|treffen|ausfluge|vorhaben|termine) [gibt es|habe|haben|stehen|an|auf]",
      "(listen|liste|zahl|zahle|zahlen) [alle] (plane|verabredungen|treffen|termine) auf",
      "was (habe|haben|hast) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|diese woche|nachste woche|demnachst] (vor|geplant|ausgemacht|verabredet)",
      "was (ist|steht) [so|alles|demnachst|bald] geplant",
      "was (mache|machen|unternehme|unternehmen) [als|demnachst|bald] nachstes",
      "[kommende|anstehende|aktuelle] (plane|unternehmungen|verabredungen)"
    ],
    "set": {
      "scope": "active"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "welche Pläne habe ich",
      "zeig meine Pläne",
      "was haben wir vor",
      "was ist demnächst geplant",
      "zeigen Sie mir die anstehenden Treffen",
      "was für Pläne gibt es",
      "Pläne?"
    ]
  },
  {
    "id": "plans.query#2",
    "capability": "plans.query",
    "say": [
      "[<zeig>] [welche|was fur|habe|alle] [meine] (entwurfe|entwurfen|vorbereiteten plane|unfertigen plane) [habe|gibt es|liegen|noch|rum|offen|da]",
      "(was|welche <plane>|welche plane) (ist|sind|habe|liegt|liegen) [noch] (im entwurf|in vorbereitung|in arbeit|unverschickt|nicht verschickt|nicht abgeschickt|nicht rausgeschickt|entworfen|vorbereitet|als entwurf)",
      "(woran|an was) (plane|arbeite|bastel|bastle) [gerade] [rum]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|was habe|liste] [offene|alle] (entwurfe|entwurfen) [habe|gibt es|haben]",
      "(welche|was|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) [plane|einladungen|treffen] [ist|sind|habe] noch nicht (verschickt|gesendet|abgeschickt|raus|versandt|versendet|geteilt)",
      "(woran|was) (plane|arbeite|bereite) [gerade|vor]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche] (unfertige|unfertigen|angefangene|angefangenen|halbfertige|halbfertigen) [plane|treffen]"
    ],
    "set": {
      "scope": "drafts"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "zeig meine Entwürfe",
      "welche Entwürfe habe ich",
      "welche Pläne sind noch nicht verschickt",
      "Entwürfe?",
      "zeigen Sie mir die angefangenen Pläne"
    ]
  },
  {
    "id": "plans.query#3",
    "capability": "plans.query",
    "say": [
      "(was|wo) (war|waren|haben|habe|gab es) [wir] [alles] [im november|im oktober|letzte woche|letzten monat|letztes wochenende|zuletzt|neulich|fruher|in letzter zeit|die letzten wochen|letztens] [los|gemacht|unternommen|gewesen|veranstaltet]",
      "[<zeig>] [welche] (vergangene|vergangenen|alte|alten|fruhere|fruheren|bisherige|letzte|letzten|gewesene|vorbeie) <plane> [gab es|hatten|habe|waren]",
      "welche <plane> (sind|waren|hatten) [schon] (vorbei|gewesen|wir schon|rum|durch|vergangen|stattgefunden)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|was habe|liste] (vergangene|vergangenen|alte|alten|fruhere|fruheren|bisherige|bisherigen|gewesene|erledigte|abgelaufene|abgelaufenen) (plane|treffen|unternehmungen|verabredungen|ausfluge) [gibt es|habe]",
      "was (haben|habe) [zuletzt|letztens|neulich|kurzlich|letzte woche|letzten monat|fruher] (gemacht|unternommen)",
      "(welche|was) [plane|treffen] (sind|ist|war) [schon] (vorbei|rum|gelaufen|vergangen)"
    ],
    "set": {
      "scope": "past"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "vergangene Pläne",
      "zeig meine alten Pläne",
      "was haben wir zuletzt gemacht",
      "welche Treffen sind schon vorbei",
      "zeigen Sie frühere Verabredungen"
    ]
  },
  {
    "id": "plans.query#4",
    "capability": "plans.query",
    "say": [
      "(welche|was|wo|<zeig>) [<plane>] (organisiere|veranstalte|plane|leite|hoste|richte|mache) [selbst|gerade|aus|alles] [ich]",
      "(welche|<zeig>) [alle] [eigenen|meine eigenen|selbst organisierten|von mir organisierten] <plane> [von mir|die ich organisiere|die ich veranstalte|bei denen ich gastgeber bin|als gastgeber|bei denen ich gastgeberin bin]",
      "[bei|in] (welchen|welche) <plane> (bin|habe) ich (gastgeber|gastgeberin|veranstalter|organisator|host|organisiert)",
      "(was|welche plane|welche treffen) (organisiere|veranstalte|richte) [aus|selbst|gerade]",
      "(welche|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|was) [plane|treffen] [habe|sind|ist] [selbst] (von mir|selbst erstellt|selbst organisiert|selbst angelegt|selbst geplant)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche] eigenen (plane|treffen)",
      "(wo|bei was|bei welchen planen) bin (gastgeber|gastgeberin|host|veranstalter|organisator)",
      "(wozu|zu was) habe [selbst] eingeladen"
    ],
    "set": {
      "role": "host"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "was organisiere ich gerade",
      "wo bin ich Gastgeber",
      "zeig meine eigenen Pläne",
      "welche Treffen habe ich selbst organisiert",
      "wozu habe ich eingeladen"
    ]
  },
  {
    "id": "plans.query#5",
    "capability": "plans.query",
    "say": [
      "(wozu|wohin|zu was|wo|zu welchen <plane>|welche <plane>) (bin|wurde|habe|war) [ich] [uberall|alles|denn] (eingeladen|eingeladen worden|eine einladung|zugesagt|gast)",
      "(welche|<zeig>|was fur) [alle] (einladungen|einladung) [habe|hab] [ich] [bekommen|gekriegt|erhalten|alles|so]",
      "<zeig> <plane> (zu denen|bei denen|wo) [ich] eingeladen [bin|wurde]",
      "(wo|wozu|wohin|zu was|zu welchen planen|zu welchen treffen|welche plane) (bin|wurde|war) [uberall|alles] eingeladen [worden]",
      "(wo|wozu|wofur|bei was|welchen planen) habe zugesagt",
      "(wo|wohin|bei was) (gehe|bin) [uberall|alles] (hin|dabei)",
      "zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben [plane|treffen] (zu denen|bei denen) eingeladen bin"
    ],
    "set": {
      "role": "invitee"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "wo bin ich eingeladen",
      "wozu wurde ich eingeladen",
      "wo habe ich zugesagt",
      "zu welchen Treffen bin ich eingeladen",
      "wo bin ich überall dabei"
    ]
  },
  {
    "id": "plans.query#6",
    "capability": "plans.query",
    "say": [
      "(was|welche <plane>|<zeig>|gibt es) (wurde|wurden|ist|sind) [alles] [die] (abgesagt|abgesagte|abgesagten|ausgefallen|ausgefallene|ausgefallenen|geplatzt|storniert|gecancelt) [<plane>]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|was habe] (abgesagte|abgesagten|stornierte|stornierten|ausgefallene|ausgefallenen|geplatzte|geplatzten) (plane|treffen|verabredungen) [gibt es]",
      "(was|welche plane|welche treffen) (wurde|wurden|ist|sind) [alles] (abgesagt|ausgefallen|geplatzt|storniert)"
    ],
    "set": {
      "scope": "canceled"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "abgesagte Pläne",
      "zeig die abgesagten Treffen",
      "was wurde alles abgesagt",
      "welche Pläne sind ausgefallen"
    ]
  },
  {
    "id": "plans.query#7",
    "capability": "plans.query",
    "say": [
      "(<find>|gibt es|habe|haben|existiert) [schon|einen|meinen|irgendeinen|ein|eine] <planw> [schon] (fur|furs|mit|namens|uber|zu|zum|zur|wo es um|wegen|mit namen) {query} [geht|geplant]",
      "(habe|haben) [schon|was|etwas|irgendwas] (mit|zum|fur) {query} (geplant|vor|ausgemacht|verabredet)",
      "(wann|was) (sehe|treffe|mache|habe) [ich] [das nachste mal] [mit] {query} [vor|wieder|geplant]",
      "(such|suche|suchen|find|finde|finden|gibt es|habe|haben) (plan|treffen|verabredung) (fur|furs|mit|namens|uber|zu|zum|zur|wo es um) {query}",
      "(such|suche|suchen|find|finde|finden) plan {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "such den Plan mit Bowling",
      "gibt es einen Plan fürs Schwimmen",
      "habe ich ein Treffen namens Picknick",
      "finden Sie den Plan Spieleabend"
    ]
  },
  {
    "id": "plans.get",
    "capability": "plans.get",
    "say": [
      "wer [alles|denn|so] (kommt|ist|geht|macht|nimmt|hat|sind|wird) [noch|schon|alles|jetzt|bisher] [<von>] {plan_handle} [alles|schon|bisher|noch|nicht] (mit|dabei|teil|zugesagt|abgesagt|geantwortet|eingeladen|kommen|da|an|hin|reagiert|bescheid gesagt)",
      "wer [alles|denn|so] (kommt|ist dabei|macht mit|hat zugesagt|hat abgesagt|hat schon zugesagt|hat noch nicht geantwortet|fehlt noch|geht mit) [<von>] [{plan_handle}]",
      "wer [alles] [<von>] {plan_handle} (kommt|mitkommt|eingeladen ist|dabei ist|zugesagt hat|mitmacht)",
      "(hat|haben) {query} [<von>] [{plan_handle}] [schon|bereits|noch nicht|jetzt|eigentlich] <geantwortet>",
      "(hat|haben) {query} [schon|bereits|eigentlich] [<von>] {plan_handle} [schon|bereits] <geantwortet>",
      "(hat|haben) [schon|bereits] (jemand|wer|irgendwer|einer|alle|die leute|gaste|die anderen|sie|er) [schon|bereits] [<von>] [{plan_handle}] [schon] <geantwortet>",
      "(kommt|ist|macht|geht) {query} [<von>] [{plan_handle}] [auch] [mit|dabei|hin]",
      "(wie viele|wieviele|wieviel) [leute|gaste|personen|freunde] [sind|kommen|haben|machen] [schon|bisher|jetzt|denn|eigentlich] [<von>] [{plan_handle}] [schon] [dabei|zugesagt|mit|eingeladen|kommen]",
      "[<zeig>] [gibt es|wie ist|wie sind|was ist mit|schon|neue] (antworten|zusagen|absagen|ruckmeldungen|ruckmeldung|gasteliste|teilnehmerliste|teilnehmer|gaste|stand|der stand) [<von>] [{plan_handle}]",
      "wie (sieht|schaut|steht|lauft|ist) [es] [<von>] {plan_handle} [mit] [zusagen|antworten|gasten|aus|der stand]",
      "(bin|sind) [ich|wir] [<von>] {plan_handle} [schon|eigentlich|auch] (angemeldet|dabei|zugesagt|eingeladen|eingetragen)",
      "auf wen (warte|warten) [ich|wir] [noch] [<von>] [{plan_handle}]",
      "(ist|wurde|sind) [das|es|die einladung] [wirklich|schon|eigentlich] [<von>] [{plan_handle}] [schon|wirklich] (abgeschickt|verschickt|raus|rausgegangen|versendet|gesendet)",
      "wer (kommt|kommt mit|ist dabei|geht mit|macht mit|hat zugesagt|hat abgesagt|nimmt teil|ist eingeladen|kommt nicht) [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] [{plan_handle}]",
      "wer [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] {plan_handle} (kommt|eingeladen|mitkommt|mitmacht|zugesagt hat|teilnimmt)",
      "wer hat [bereits] [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] [{plan_handle}] [noch nicht] (geantwortet|zugesagt|abgesagt|reagiert|sich gemeldet)",
      "(hat|haben) [bereits] (jemand|wer|irgendwer|die leute|die gaste|die anderen) [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] [{plan_handle}] (geantwortet|zugesagt|abgesagt|reagiert|sich gemeldet)",
      "hat [fur|bei|zu|zum|zur|auf] [{plan_handle}] (zugesagt|abgesagt|geantwortet)",
      "kommt [mit|auch] (zu|zum|zur|bei|beim|auf) {plan_handle} [mit]",
      "wie viele [leute|gaste|personen] (kommen|haben zugesagt|sind dabei|machen mit|sind eingeladen) [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] [{plan_handle}]",
      "[gibt es|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|wie sind] [neue] (antworten|zusagen|absagen|ruckmeldungen|rsvps|gasteliste|teilnehmerliste|teilnehmer) [fur|furs|auf|zu|zum|zur|von|vom|bei|beim] [{plan_handle}]",
      "wer fehlt [noch] [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] [{plan_handle}]",
      "wie viele (sind|waren|werden) [wir|es] [schon|bisher] [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] {plan_handle}",
      "wer war [alles] [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] {plan_handle} [dabei]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben] (gasteliste|gaste) [fur|furs|von|vom|beim|bei] {plan_handle}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan",
      "query": "person"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "wer kommt zum Kegeln",
      "wer hat schon geantwortet",
      "hat schon jemand zugesagt",
      "wie viele kommen zum Brunch",
      "gibt es Antworten auf das Picknick",
      "wer ist dabei",
      "haben die Gäste sich gemeldet",
      "kommt Ada zum Spieleabend"
    ]
  },
  {
    "id": "plans.get#2",
    "capability": "plans.get",
    "say": [
      "(wann|wo|um wie viel uhr|um wieviel uhr|wie spat|an welchem tag) (ist|war|findet|beginnt|startet|treffen|steigt|geht|fangt|sind|mussen|soll|muss) [wir] [uns] [ich] [nochmal|genau|denn|jetzt|eigentlich] [<von>] {plan_handle} [statt|los|an|sein|da sein|dort sein]",
      "<zeig> [alle] [details|infos|mehr|alles|angaben|informationen] [<von>] [<planw>] {plan_handle} [nochmal|an]",
      "<zeig> [nochmal] [<planw>] {plan_handle} [nochmal|an]",
      "(was ist|wie ist) [nochmal] [der] (plan|ablauf|stand|ort|treffpunkt|uhrzeit|zeit|datum|adresse) [<von>] {plan_handle}",
      "(was|wie lange) (machen|geht|dauert|passiert|ist geplant) [wir] [<von>] {plan_handle}",
      "bis wann (muss|soll|kann|mussen) [ich|man|gaste|die leute|sie] [<von>] {plan_handle} [bescheid geben|bescheid sagen|zusagen|antworten|zu- oder absagen]",
      "(zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|offne|offnen|lies) [mehr|details] [uber|zu|zum|zur] (plan|entwurf|treffen|verabredung) {plan_handle}",
      "(zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|offne|offnen) [alles|details|infos] (zu|zum|zur|uber|vom) {plan_handle}",
      "wann (ist|war|findet|beginnt|startet|geht|fangt|treffen|steigt) [uns] [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] {plan_handle} [statt|los|an]",
      "um wie viel uhr (ist|beginnt|startet|treffen|geht|fangt) [uns] [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] {plan_handle} [statt|los|an]",
      "(wo|an welchem ort) (ist|war|findet|treffen|steigt) [uns] [nochmal] [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] {plan_handle} [statt]",
      "was gibt es neues (von|vom|zu|zum|zur|bei|beim) {plan_handle}",
      "wie (steht|lauft) [es] (mit|um|bei) {plan_handle}",
      "(wie lautet|was ist) adresse (von|vom|zu|zum|zur) {plan_handle}",
      "was ist mit [plan] {plan_handle}",
      "(wie lauten|was sind) (details|infos|angaben) (zu|zum|zur|von|vom) {plan_handle}",
      "(wann|wo|um wie viel uhr) (ist|war|findet|beginnt|startet) [genau|nochmal] {plan_handle} [am sonntag|am samstag|am freitag|heute|morgen] [statt]",
      "bis wann (muss|soll|kann) [ich|man] [fur|furs|bei|beim|zum|zur] {plan_handle} (bescheid geben|bescheid sagen|zusagen|antworten)",
      "(bescheid geben|antwortfrist|anmeldeschluss) [fur|bei|beim|zum] {plan_handle}",
      "[details|infos] (zum|zur|zu) plan {plan_handle}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "zeig den Plan Spieleabend",
      "öffne den Plan Picknick",
      "wann ist das Kegeln",
      "wann findet der Spieleabend statt",
      "wo treffen wir uns zum Picknick",
      "um wie viel Uhr beginnt das Konzert",
      "zeigen Sie mir Details zum Brunch",
      "was ist mit dem Plan Kino"
    ]
  },
  {
    "id": "plans.logistics.get",
    "capability": "plans.logistics.get",
    "say": [
      "[<zeig>] [was steht|was ist] [auf] [der|die] (checkliste|aufgaben|aufgabenliste|packliste|todo-liste|to-do-liste|todos|to-dos|todoliste|vorbereitungen|einkaufsliste|besorgungen) [<von>] [{plan_handle}] [an]",
      "(was|wer|woran) [muss|mussen|soll|sollen|sollten|fehlt|brauchen|brauche|braucht|ist|sind|bringt|denken] [wir|ich|man|jeder] [noch|alles|wer] [<von>] [{plan_handle}] [noch|alles] (machen|tun|erledigen|mitbringen|besorgen|vorbereiten|organisieren|kaufen|mitnehmen|gemacht werden|erledigt werden|besorgt werden|einpacken|offen|zu tun|zu erledigen|zu besorgen|denken|getan werden|mit)",
      "was (fehlt|brauchen|brauche|braucht man) [wir|uns|ich] [noch|alles] [<von>] {plan_handle} [noch|alles]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|was steht auf|lies|offne] (checkliste|aufgaben|aufgabenliste|packliste|todo-liste|to-do-liste|todos|to-dos|todoliste|vorbereitungen) [fur|furs|von|vom|zu|zum|zur|bei|beim] [{plan_handle}]",
      "was (mussen|muss|sollen|soll|sollten) [noch] [fur|furs|vor|bei|beim|zu|zum|zur] [{plan_handle}] [alles|noch] (machen|tun|erledigen|mitbringen|besorgen|vorbereiten|organisieren|kaufen|mitnehmen|gemacht werden|erledigt werden)",
      "was [ist|gibt es|bleibt] [noch] (fur|furs|bei|beim|vor|zu|zum) {plan_handle} [noch] (zu tun|offen|zu erledigen|zu machen|ubrig)",
      "wer (bringt|macht|besorgt|ubernimmt|kummert) was [mit] [fur|furs|vor|bei|beim|zu|zum|zur] [{plan_handle}]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|was steht auf] [der] (liste der erledigungen|liste der aufgaben|erledigungen|besorgungen|einkaufsliste|mitbringliste) [fur|furs|vor|bei|beim|zu|zum|zur|von|vom] [{plan_handle}]",
      "was (fehlt|fehlt uns|brauchen|ist offen|ist zu tun) [noch] (fur|furs|bei|beim|zum|zur) {plan_handle}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "zeig die Checkliste",
      "was steht auf der Checkliste fürs Kegeln",
      "was müssen wir noch für den Spieleabend besorgen",
      "was ist beim Picknick noch zu tun",
      "zeigen Sie mir die Aufgaben zum Brunch",
      "was fehlt noch für die Feier"
    ]
  },
  {
    "id": "plans.logistics.update",
    "capability": "plans.logistics.update",
    "say": [
      "<setz> {item.title} [noch] (auf|in|zu|zur) [die] [{plan_handle}] (checkliste|aufgabenliste|packliste|todo-liste|to-do-liste|todos|todoliste|liste|einkaufsliste|aufgaben) [<von>] [{plan_handle}] [hinzu|ein|auf|rein|drauf]",
      "(auf|in|zu|zur) (checkliste|aufgabenliste|packliste|todo-liste|todos|todoliste) [<von>] {plan_handle} [kommt|noch|muss|gehort] {item.title} [drauf|rein|hinzu]",
      "<von> {plan_handle} (muss|mussen|soll|sollte|sollten|brauchen) [wir|ich|jemand|noch|man] {item.title} [schreib das auf|notier das|auf die checkliste|kommt auf die checkliste]",
      "(denk|denken|erinner|erinnere) [wir|uns|mich] [<von>] {plan_handle} (daran|an) {item.title}",
      "[da] [noch] {item.title} (drauf|dazu|rein|mit drauf|mit auf die liste)",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] {item.title} (auf|in|zu|zur) (checkliste|aufgabenliste|packliste|todo-liste|to-do-liste|todos|to-dos|todoliste) [(fur|furs|von|vom|zu|zum|zur|bei|beim) {plan_handle}] [ein|hinzu|dazu]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb) (auf|in|zu|zur) (checkliste|aufgabenliste|packliste|todo-liste|to-do-liste|todos|todoliste) [(fur|furs|von|vom|zu|zum|zur) {plan_handle}] {item.title} [ein|hinzu|dazu]",
      "{item.title} (auf|in|zu|zur) (checkliste|aufgabenliste|packliste|todo-liste|todos|todoliste) [(fur|furs|von|vom|zu|zum|zur) {plan_handle}] [setzen|schreiben|packen|eintragen|hinzufugen|nehmen]",
      "(checkliste|aufgabenliste|packliste|todo-liste|todoliste) [(fur|furs|von|vom|zu|zum|zur) {plan_handle}] [um] {item.title} (erganzen|erweitern|dazu|hinzufugen)",
      "[wir] (mussen|muss|sollten|brauchen) [(fur|furs|zum|zur|bei|beim) {plan_handle}] [noch] {item.title} (schreib|notier|setz|trag) [das] [auf|ein|auf die checkliste]",
      "neue aufgabe [(fur|furs|von|vom|zu|zum|zur) {plan_handle}] {item.title}"
    ],
    "set": {
      "mode": "add",
      "item.kind": "host_action",
      "item.action_type": "task",
      "item.phase": "before_arrival",
      "item.actor_type": "host",
      "item.visibility": "host"
    },
    "slots": {
      "item.title": "text",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "schreib Becher kaufen auf die Checkliste",
      "setz Kuchen auf die Checkliste fürs Picknick",
      "trag Decken in die Aufgabenliste zum Brunch ein",
      "Kerzen auf die Checkliste",
      "neue Aufgabe fürs Kegeln Getränke holen"
    ]
  },
  {
    "id": "plans.logistics.update#2",
    "capability": "plans.logistics.update",
    "say": [
      "{item_handle} [habe|hab|haben|ist|sind|wurde|wurden] [ich|wir] [schon|jetzt|bereits|ubrigens] (erledigt|fertig|gemacht|besorgt|gekauft|reserviert|gebucht|abgehakt|geschafft|organisiert|bestellt|da|geholt|eingepackt|gebacken|drin) [kannst du abhaken|kannst du streichen|abhaken|hak ab|kannst abhaken]",
      "(habe|hab|haben) [ich|wir] [schon|jetzt|bereits] {item_handle} [schon] (erledigt|gekauft|besorgt|reserviert|gemacht|gebucht|organisiert|geholt|eingepackt|bestellt|gebacken) [kannst du abhaken]",
      "(hak|hake|haken|streich|streiche|streichen|markier|markiere|setz) {item_handle} [<von>] [{plan_handle}] (ab|als erledigt|als fertig|auf erledigt)",
      "(hak|hake|haken) {item_handle} [(auf|von) checkliste] [(bei|beim|von|fur|furs|vom) {plan_handle}] ab",
      "{item_handle} (ist|sind|habe|haben|ware|waren) (erledigt|fertig|gemacht|besorgt|gekauft|reserviert|gebucht|abgehakt|geschafft|organisiert|bestellt|da) [abhaken|hak ab|hak es ab|kannst du abhaken]",
      "{item_handle} (erledigt|abhaken|abgehakt|fertig)",
      "(habe|haben) [ich|wir] (erledigt|gekauft|besorgt|reserviert|gebucht|organisiert) {item_handle} [abhaken]",
      "(habe|haben) {item_handle} [schon|jetzt] (erledigt|gekauft|besorgt|reserviert|gemacht|gebucht|organisiert) [abhaken]",
      "(markier|markiere|markieren|setz|setze) {item_handle} [(bei|beim|von|fur|furs) {plan_handle}] als (erledigt|fertig|gemacht)",
      "um {item_handle} (habe|haben) gekummert"
    ],
    "set": {
      "mode": "add",
      "status": "completed"
    },
    "slots": {
      "item_handle": "item",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "hak Kuchen kaufen ab",
      "Becher sind besorgt",
      "haben wir die Becher schon gekauft",
      "markiere Bahn reservieren als erledigt",
      "Getränke abhaken"
    ]
  },
  {
    "id": "plans.logistics.update#3",
    "capability": "plans.logistics.update",
    "say": [
      "(streich|streiche|streichen|nimm|nehmen) {item_handle} (von|aus) checkliste [(bei|beim|von|fur|furs|vom) {plan_handle}]",
      "{item_handle} (brauchen|brauche) nicht [mehr] [(bei|beim|fur|furs) {plan_handle}]",
      "{item_handle} (von|aus) checkliste [(bei|beim|von|fur|furs|vom) {plan_handle}] (streichen|nehmen|loschen|entfernen)"
    ],
    "set": {
      "mode": "add",
      "status": "dismissed"
    },
    "slots": {
      "item_handle": "item",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "streich den Kuchen von der Checkliste",
      "Becher brauchen wir nicht mehr",
      "den Kuchen von der Checkliste streichen",
      "nehmen Sie die Getränke von der Checkliste"
    ]
  },
  {
    "id": "plans.draft.create",
    "capability": "plans.draft.create",
    "say": [
      "[lass uns|will|mochte|wollen|mochten|wurde gern] <plan> [einen|ein|eine] [<planw>] [<von>] {candidate_id} &((mit|fur|und) {audience_selection.person_names}|[am|um|fur|ab|] {scheduled_at}|(maximal|hochstens|bis zu) {capacity_max} [leute|personen|gaste]) [an|vor|gehen|machen]",
      "[lass uns|will|mochte|wollen|mochten|wurde gern] [mit {audience_selection.person_names}] [am|um|] {scheduled_at} [<von>] {candidate_id} [gehen|machen|unternehmen|planen|besuchen|anschauen] [mach|erstell|leg] [mal] [einen] [entwurf|plan] [an|draus|daraus]",
      "[lass uns|will|mochte|wollen|mochten|wurde gern] (mit|und) {audience_selection.person_names} [am|um|fur|] {scheduled_at} [<von>] {candidate_id} [gehen|machen|unternehmen|planen|besuchen] [mach|erstell|leg] [mal] [einen] [entwurf|plan] [an|draus|daraus]",
      "[lass uns|will|mochte|wollen|wurde gern] (mit|und) {audience_selection.person_names} [<von>] {candidate_id} [am|um|fur|] {scheduled_at} [gehen|machen|unternehmen|planen|besuchen]",
      "(mach|mache|machen|bastel|erstell) aus {candidate_id} [einen|mal|ein] <planw> &((mit|fur|und) {audience_selection.person_names}|[am|um|fur|] {scheduled_at})",
      "{candidate_id} (mit|und) {audience_selection.person_names} [am|um|fur|] {scheduled_at} [planen|vorbereiten|entwerfen|ausmachen|organisieren]",
      "{candidate_id} [am|um|fur|] {scheduled_at} (mit|und) {audience_selection.person_names} [planen|vorbereiten|entwerfen|ausmachen|organisieren]",
      "(entwurf|plan|treffen|draft) [<von>|mal] {candidate_id} &((mit|fur|und) {audience_selection.person_names}|[am|um|fur|] {scheduled_at})",
      "(plan|plane|planen|organisier|organisiere|organisieren|entwirf|entwerfen|mach|mache|machen|erstell|erstelle|erstellen|bereite) [plan|entwurf|treffen|abend|nachmittag|ausflug] [fur|furs|aus|zu|zum|zur|uber|von] {candidate_id} [mit {audience_selection.person_names}] [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}]",
      "(plan|plane|planen|organisier|organisiere|organisieren|entwirf|entwerfen|mach|mache|machen|erstell|erstelle|erstellen|bereite) [plan|entwurf|treffen|abend|nachmittag|ausflug] [fur|furs|aus|zu|zum|zur|uber|von] {candidate_id} (am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at} mit {audience_selection.person_names}",
      "(plan|plane|planen|organisier|organisiere|organisieren|entwirf|entwerfen|mach|mache|machen|erstell|erstelle|erstellen|bereite) [plan|entwurf|treffen] mit {audience_selection.person_names} [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}] [fur|furs|aus|zu|zum|zur|in|ins|auf|aufs] {candidate_id}",
      "(plan|plane|planen|organisier|organisiere|organisieren|entwirf|entwerfen|mach|mache|machen|erstell|erstelle|erstellen|bereite) [plan|entwurf|treffen] (am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at} mit {audience_selection.person_names} [fur|furs|aus|zu|zum|zur|in|ins|auf|aufs] {candidate_id}",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel) (plan|entwurf|treffen) (aus|fur|furs|zu|zum|zur|mit|uber|von) {candidate_id} [mit {audience_selection.person_names}] [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}]",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel) (aus|mit|fur|von) {candidate_id} [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}] (plan|entwurf|treffen)",
      "mit {audience_selection.person_names} [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}] (in|ins|zu|zum|zur|auf|aufs|nach) {candidate_id} [gehen|fahren|hin|wollen|machen]",
      "mit {audience_selection.person_names} [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}] {candidate_id} (machen|planen|besuchen|ansehen|unternehmen)",
      "[(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der)] {scheduled_at} mit {audience_selection.person_names} (in|ins|zu|zum|zur|auf|aufs|nach) {candidate_id} [gehen|fahren|hin]",
      "(in|ins|zu|zum|zur|auf|aufs) {candidate_id} (gehen|fahren|wollen) [mit {audience_selection.person_names}] [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}]",
      "(in|ins|zu|zum|zur|auf|aufs) {candidate_id} mit {audience_selection.person_names} [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}] [gehen|fahren]",
      "{audience_selection.person_names} und ich (wollen|gehen|mochten|machen) [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}] [in|ins|zu|zum|zur|auf|aufs] {candidate_id} [gehen|machen]",
      "{candidate_id} mit {audience_selection.person_names} [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der)] {scheduled_at} [planen|organisieren|machen]",
      "{candidate_id} [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der)] {scheduled_at} mit {audience_selection.person_names} [planen|organisieren|machen]",
      "{candidate_id} [mit {audience_selection.person_names}] [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}] (planen|organisieren|entwerfen|als plan anlegen|als entwurf anlegen)"
    ],
    "set": {},
    "slots": {
      "candidate_id": "candidate",
      "audience_selection.person_names": "people",
      "scheduled_at": "moment",
      "capacity_max": "number"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "plan das Eislaufen mit Mira am Samstag um 10 Uhr",
      "mach einen Plan aus dem Flohmarkt",
      "mit Ada am Samstag um 15 Uhr ins Vabali gehen",
      "entwirf ein Treffen für Cocolo Ramen",
      "Flohmarkt mit Ben am Sonntag um 11 Uhr planen",
      "erstellen Sie einen Entwurf für den Jazzabend",
      "organisier den Spieleabend für Freitag um 19 Uhr"
    ]
  },
  {
    "id": "plans.draft.create#2",
    "capability": "plans.draft.create",
    "say": [
      "(plan|plane|planen|organisier|organisiere|organisieren|entwirf|entwerfen|mach|mache|machen|erstell|erstelle|erstellen|bereite) (separaten|separates|zweiten|zweites|weiteren|weiteres|extra|anderen|anderes) (plan|treffen|entwurf|ausflug) [fur|aus|zu|zum|von|mit] {candidate_id} [(am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der) {scheduled_at}]",
      "{candidate_id} [noch] (ein zweites mal|separat|nochmal extra) planen"
    ],
    "set": {
      "separate_outing": true
    },
    "slots": {
      "candidate_id": "candidate",
      "scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "mach einen separaten Plan aus dem Töpfern",
      "plan ein zweites Treffen fürs Eislaufen",
      "erstellen Sie einen weiteren Entwurf aus Ramen",
      "das Kino separat planen"
    ]
  },
  {
    "id": "plans.draft.update",
    "capability": "plans.draft.update",
    "say": [
      "<verschieb> [entwurf|beginn|uhrzeit|zeit|termin|datum] [von|vom|fur|furs|bei|beim] {plan_handle} [entwurf] [doch|lieber|bitte|erst] [auf|um|zu|am|ab|] {scheduled_at} [um|verschieben|vor|los|an]",
      "{plan_handle} [soll|sollte|muss|kann|konnen|konnte|konnten] [wir] [doch|lieber|bitte|erst] [auf|um|am|] {scheduled_at} [<verschieb>|beginnen|anfangen|losgehen|starten|stattfinden|sein]",
      "{plan_handle} [fangt|beginnt|ist|findet|startet|geht|machen] [wir] [doch|lieber|jetzt|erst] [auf|um|am|] {scheduled_at} [statt|an|los] [ander|andern] [das]",
      "[doch|lieber|besser|mach|sagen wir|eher|nein] [lieber|doch] [am|um|auf] {scheduled_at} [stattdessen|lieber]",
      "(verschieb|verschiebe|verschieben|verleg|verlege|verlegen|schieb|schiebe|schieben|leg|lege|legen|schmeiss) entwurf [{plan_handle}] [auf|um|zu|zum] {scheduled_at}",
      "(setz|setze|setzen|stell|stelle|stellen|ander|andere|andern|leg|lege|legen) [termin|zeit|uhrzeit|zeitpunkt|datum|beginn] [von|vom|fur|des|im|beim] entwurf [{plan_handle}] [auf|um|zu|fur] {scheduled_at}",
      "entwurf [{plan_handle}] [lieber|erst|soll] (auf|am|um|fur) {scheduled_at} [verschieben|verlegen|legen|beginnen|starten|sein|stattfinden]",
      "{plan_handle} soll [erst|lieber] [auf|am|um|fur] {scheduled_at} (beginnen|starten|anfangen|losgehen|stattfinden|sein)",
      "{plan_handle} (machen|mach|mache) [wir] [lieber|erst] [am|um|auf] {scheduled_at}",
      "(machen|mach|mache|lass) [wir] {plan_handle} [lieber|erst] [am|um|auf] {scheduled_at} [machen]",
      "(machen|mach) [wir|es|das] [lieber|erst] (am|um|auf) {scheduled_at} [draus]"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "scheduled_at": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "verschieb den Entwurf auf Samstag um 20 Uhr",
      "setz die Uhrzeit vom Entwurf auf Freitag um 18 Uhr",
      "den Entwurf lieber am Sonntag um 12 Uhr",
      "der Spieleabend soll erst um 20 Uhr beginnen",
      "das Picknick machen wir am Sonntag um 14 Uhr",
      "machen wir es lieber am Freitag um 19 Uhr"
    ]
  },
  {
    "id": "plans.draft.update#2",
    "capability": "plans.draft.update",
    "say": [
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) entwurf [{plan_handle}] [in|um in|als] {title_override} [um]",
      "entwurf [{plan_handle}] soll {title_override} heissen",
      "(setz|setze|ander|andere|andern) titel [von|vom|des] entwurf [{plan_handle}] [auf|in|zu] {title_override}",
      "(nenn|nenne|nennen) [es|das|ihn] {title_override}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "title_override": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "nenn den Entwurf Töpferabend",
      "der Entwurf soll Winterfest heißen",
      "ändere den Titel vom Entwurf auf Filmabend",
      "nenn es Brunch",
      "benennen Sie den Entwurf in Suppenabend um"
    ]
  },
  {
    "id": "plans.draft.update#3",
    "capability": "plans.draft.update",
    "say": [
      "(nimm|nehmen|setz|setze|setzen|pack|packe|fug|fuge|fugen|tu|hol) {added} (in|zu|zum|auf) entwurf [{plan_handle}] [auf|hinzu|dazu|rein]",
      "{added} (soll|sollen) [auch] [beim|bei|im|zum] entwurf [{plan_handle}] [dabei|mit|mitkommen]",
      "entwurf [{plan_handle}] ist (fur|mit) {added}"
    ],
    "set": {},
    "slots": {
      "added": "handles",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "nimm Ada in den Entwurf auf",
      "Mira und Ben sollen beim Entwurf dabei sein",
      "der Entwurf ist für Ada und Jonas",
      "fügen Sie Priya zum Entwurf hinzu"
    ]
  },
  {
    "id": "plans.draft.update#4",
    "capability": "plans.draft.update",
    "say": [
      "(nimm|nehmen|streich|streiche|streichen|entfern|entferne|entfernen|wirf|losch) {removed} (aus|von|vom) entwurf [{plan_handle}] [raus|runter|weg]",
      "{removed} (aus|vom) entwurf [{plan_handle}] (nehmen|streichen|entfernen|rausnehmen)",
      "{removed} (soll|sollen) nicht [mehr] (beim|in den|in|zum) entwurf [{plan_handle}] [dabei sein|stehen]"
    ],
    "set": {},
    "slots": {
      "removed": "handles",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "nimm Ada aus dem Entwurf raus",
      "Mira aus dem Entwurf streichen",
      "entfernen Sie Ben aus dem Entwurf Töpfern",
      "Jonas soll nicht mehr beim Entwurf dabei sein"
    ]
  },
  {
    "id": "plans.draft.update#5",
    "capability": "plans.draft.update",
    "say": [
      "[bei|beim|fur|furs|zu|zum|zur] [{plan_handle}] (hochstens|maximal|max|nicht mehr als|bis zu) {capacity_max} [leute|gaste|personen|platze|teilnehmer]",
      "(begrenz|begrenze|begrenzen|beschrank|beschranke|beschranken) [{plan_handle}] auf [hochstens|maximal] {capacity_max} [leute|gaste|personen|platze]",
      "(hochstens|maximal|max|nicht mehr als) {capacity_max} [leute|gaste|personen|platze] (bei|beim|fur|furs|zum) {plan_handle}",
      "(zu|zum|zur|bei|beim) {plan_handle} (sollen|durfen|konnen) (hochstens|maximal|max|nicht mehr als) {capacity_max} [leute|gaste|personen] [kommen]",
      "(setz|setze|setzen) [maximum|obergrenze|hochstzahl] [fur|von|vom|bei|beim] [{plan_handle}] auf {capacity_max}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "capacity_max": "number"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "höchstens 6 Leute",
      "begrenz den Spieleabend auf 8 Gäste",
      "maximal 10 Personen beim Brunch",
      "beim Picknick nicht mehr als 5",
      "setz die Obergrenze auf 12"
    ]
  },
  {
    "id": "plans.draft.update#6",
    "capability": "plans.draft.update",
    "say": [
      "[bei|beim|fur|furs|zu|zum|zur] [{plan_handle}] (hochstens|maximal|max|nicht mehr als) [leute|gaste|personen|platze|teilnehmer]",
      "(hochstens|maximal|max|nicht mehr als) [leute|gaste|personen|platze] (bei|beim|fur|furs|zum) {plan_handle}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle",
      "capacity_max"
    ],
    "confirm": false,
    "examples": [
      "höchstens ein paar Leute",
      "maximal eine Handvoll Personen beim Brunch",
      "beim Picknick nicht mehr als sonst",
      "höchstens so viele Gäste wie sonst"
    ]
  },
  {
    "id": "plans.draft.update#7",
    "capability": "plans.draft.update",
    "say": [
      "[bei|beim|fur|furs|zu|zum|zur] [{plan_handle}] (mindestens|min|wenigstens|nicht weniger als) {capacity_min} [leute|gaste|personen|teilnehmer]",
      "(mindestens|min|wenigstens|nicht weniger als) {capacity_min} [leute|gaste|personen] (bei|beim|fur|furs|zum) {plan_handle}",
      "(wir brauchen|es braucht|es mussen) mindestens {capacity_min} [leute|gaste|personen] [sein|kommen]",
      "(setz|setze|setzen) (minimum|untergrenze|mindestzahl) [fur|von|vom|bei|beim] [{plan_handle}] auf {capacity_min}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "capacity_min": "number"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "mindestens 4 Leute",
      "beim Brunch mindestens 3 Gäste",
      "wir brauchen mindestens 6 Personen",
      "setz das Minimum auf 5"
    ]
  },
  {
    "id": "plans.draft.update#8",
    "capability": "plans.draft.update",
    "say": [
      "(antworten|antwort|zusagen|ruckmeldung|ruckmeldungen|anmeldung|anmeldungen|antwortfrist|frist|anmeldeschluss) [bei|beim|fur|furs|zu|zum|zur] [{plan_handle}] [ist|sind|soll|bitte|bis spatestens] bis [spatestens|zum] {rsvp_deadline}",
      "(setz|setze|setzen|leg|ander|andere) [die] (antwortfrist|frist|anmeldeschluss|deadline) [fur|von|vom|bei|beim] [{plan_handle}] [auf|bis] {rsvp_deadline} [fest]",
      "(antwortfrist|anmeldeschluss|deadline) [bei|beim|fur|furs|zu|zum|zur] [{plan_handle}] [ist|soll] [auf|am|bis] {rsvp_deadline}",
      "(gaste|leute|alle|sie|man) (sollen|mussen|muss|soll) [bei|beim|fur|furs|zu|zum|zur] [{plan_handle}] bis [spatestens] {rsvp_deadline} (antworten|zusagen|bescheid geben|bescheid sagen|sich melden)"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "rsvp_deadline": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "Antworten bis Donnerstag um 12 Uhr",
      "setz die Antwortfrist auf Freitag um 18 Uhr",
      "die Gäste sollen bis Mittwoch um 20 Uhr antworten",
      "Anmeldeschluss ist am Sonntag um 10 Uhr"
    ]
  },
  {
    "id": "plans.draft.update#9",
    "capability": "plans.draft.update",
    "say": [
      "(schreib|schreibe|schreiben|setz|erwahn|erwahne) (in|bei|beim|zu|zum|zur) [entwurf|einladung|beschreibung] [{plan_handle}] [rein] dass {description_override}",
      "(schreib|schreibe|schreiben) (in|bei|zum|zu) [entwurf|einladung|beschreibung|text] [{plan_handle}] {description_override} [rein]",
      "(ander|andere|andern|setz|setze|setzen) (beschreibung|text) (von|vom|des|der) [entwurf|einladung] [{plan_handle}] (auf|in|zu) {description_override}",
      "(beschreibung|text) (von|vom|fur|des|der) [entwurf|einladung] [{plan_handle}] ist {description_override}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "description_override": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "schreib in die Einladung, dass es Suppe gibt",
      "ändere die Beschreibung vom Entwurf in Bringt Schürzen mit",
      "schreiben Sie beim Töpfern rein, dass man alte Sachen anzieht",
      "die Beschreibung für den Entwurf ist Wir essen zuerst"
    ]
  },
  {
    "id": "plans.draft.update#10",
    "capability": "plans.draft.update",
    "say": [
      "(zeig|zeige|zeigen) [den] gasten [die] gasteliste [bei|beim|von|vom|im] [entwurf] [{plan_handle}]",
      "(gaste|alle) (sollen|durfen|konnen) [die] (gasteliste|sehen wer kommt|sehen wer noch kommt) [bei|beim|von|vom] [entwurf] [{plan_handle}] [sehen]",
      "gasteliste [bei|beim|von|vom] [entwurf] [{plan_handle}] (sichtbar|anzeigen|offen)"
    ],
    "set": {
      "show_guest_list": true
    },
    "slots": {
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "die Gäste sollen sehen wer kommt",
      "zeig den Gästen die Gästeliste",
      "Gästeliste beim Töpfern sichtbar",
      "die Gäste dürfen beim Brunch die Gästeliste sehen"
    ]
  },
  {
    "id": "plans.draft.preview",
    "capability": "plans.draft.preview",
    "say": [
      "[<zeig>] [die|eine] (vorschau|einladung vorab|einladung vorher) [<von>] [entwurf|einladung|plan] [{plan_handle}] [an]",
      "wie (sieht|sahe|wird|wurde) [die|der|das] [einladung|entwurf|plan] [<von>] [{plan_handle}] [fur gaste|fur freunde|fur die anderen|fur die leute|am ende] (aus|aussehen)",
      "(was|wie) (sehen|bekommen|kriegen|lesen|sieht|bekommt) [die] [gaste|freunde|eingeladenen|leute|anderen|sie] [<von>] [{plan_handle}] [dann|zu sehen]",
      "(lass|will|mochte|kann|darf) [ich] [die|den] (einladung|entwurf) [<von>] [{plan_handle}] [erst|vorher|nochmal] (sehen|ansehen|anschauen|prufen|checken)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|mach|mache|machen|erstell|erstelle] vorschau [von|vom|des|der|fur|furs|zu|zum|zur] [entwurf|einladung|plan|entwurfs|plans] [{plan_handle}] [wie gaste sehen]",
      "wie (sieht|sahe) [entwurf|einladung|plan] [zum|zur|fur|furs] [{plan_handle}] [fur gaste|fur freunde] aus",
      "wie (wird|wurde) [entwurf|einladung|plan] [{plan_handle}] aussehen",
      "(einladung|entwurf) [zum|zur|fur|furs] [{plan_handle}] [vorher|vorab|erst] (sehen|ansehen|anschauen|prufen)",
      "(was|wie) (sehen|bekommen|sieht) [das|die einladung|den entwurf] (gaste|freunde|eingeladenen|leute|andere) [{plan_handle}]",
      "(prufen|ansehen|anschauen) [entwurf|einladung] [{plan_handle}] [wie gaste sehen]"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "zeig eine Vorschau vom Entwurf",
      "Vorschau",
      "wie sieht die Einladung aus",
      "was sehen die Gäste",
      "zeigen Sie mir eine Vorschau des Spieleabends"
    ]
  },
  {
    "id": "plans.invitation.prepare",
    "capability": "plans.invitation.prepare",
    "say": [
      "<lad> {send_person_names} [<von>] [entwurf] {plan_handle} [mit|dazu] [ein]",
      "<lad> {send_person_names} [dazu|mit] ein",
      "<lad> [<von>] {plan_handle} {send_person_names} ein",
      "[<von>] {plan_handle} [bitte|noch] {send_person_names} (einladen|dazuholen|dazubitten|fragen)",
      "(schick|schicke|schicken|verschick|verschicke|send|sende|versende|bereite|mach|mache) [die|eine] [{plan_handle}] (einladung|einladungen) [<von>] [{plan_handle}] [an {send_person_names}] [raus|ab|los|fertig|vor|rum] [zum verschicken]",
      "[die|eine] (einladung|einladungen) [<von>] [{plan_handle}] [an {send_person_names}] [vorbereiten|fertig machen|fertigmachen|verschicken|rausschicken|versenden|senden] [zum verschicken]",
      "(schick|schicke|send|sende|teil|teile) [den|die] [entwurf|plan] {plan_handle} [an {send_person_names}] (raus|ab|los|rum|allen|an alle)",
      "(gib|geben|sag|sagen) {send_person_names} [<von>] {plan_handle} bescheid",
      "[der] [entwurf] {plan_handle} (ist|passt) (fertig|gut|so|gut so) [bitte] [lade|lad|schick] [ihn|sie|alle|die leute|raus|ein|ab]",
      "(lad|lade|laden|ladet) {send_person_names} (zu|zum|zur|fur|furs|auf) {plan_handle} ein",
      "(lad|lade|laden|ladet) {send_person_names} [dazu|mit] ein [zu|zum|zur|fur] {plan_handle}",
      "(lad|lade|laden|ladet) {send_person_names} [dazu|mit] ein",
      "(lad|lade|laden|ladet) (zu|zum|zur|fur|furs) {plan_handle} {send_person_names} ein",
      "{send_person_names} (zu|zum|zur|fur|furs) {plan_handle} (einladen|dazuholen|eingeladen werden|dazubitten)",
      "(zu|zum|zur|fur) {plan_handle} {send_person_names} einladen",
      "{send_person_names} [dazu] einladen",
      "(frag|frage|fragen) {send_person_names} ob (sie|er|die) [auch] (zu|zum|zur|mit) {plan_handle} (kommt|kommen|mitkommt|mitkommen|will|wollen|mochte|mag)",
      "(schick|schicke|schicken|verschick|verschicke|verschicken|send|sende|senden|versende|versenden|bereite|bereiten|mach|mache|machen) (einladung|einladungen) [fur|furs|zu|zum|zur|von|vom] [{plan_handle}] [an {send_person_names}] [raus|ab|los|fertig|vor]",
      "(schick|schicke|schicken|verschick|verschicke|verschicken|send|sende|senden|versende|versenden) {send_person_names} [die] (einladung|einladungen) [fur|furs|zu|zum|zur|von|vom] [{plan_handle}]",
      "(einladung|einladungen) [fur|furs|zu|zum|zur|von|vom] [{plan_handle}] [an {send_person_names}] (vorbereiten|fertig machen|verschicken|rausschicken|versenden|senden)",
      "(schick|schicke|schicken|verschick|verschicke|verschicken|send|sende|senden|versende|versenden) [entwurf|plan] {plan_handle} [an {send_person_names}] (raus|ab|los|rum)"
    ],
    "set": {},
    "slots": {
      "send_person_names": "people",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "lade Ada zum Töpfern ein",
      "lad Ada und Jonas ein",
      "laden Sie Mira zum Spieleabend ein",
      "Ben zum Fondue einladen",
      "bereite die Einladung vor",
      "verschick die Einladungen für das Picknick",
      "frag Zoë, ob sie zum Konzert mitkommt"
    ]
  },
  {
    "id": "plans.invitation.prepare#2",
    "capability": "plans.invitation.prepare",
    "say": [
      "(mach|mache|erstell|erstelle|gib|geben|generier|generiere|brauche|hatte gern|kann ich|will|schick) [einen|den] (link|freigabelink|einladungslink|teilen-link|share-link) (<von>) {plan_handle} [zum teilen|zum weitergeben|zum verschicken|haben]",
      "[einen|den] (link|freigabelink|einladungslink) (<von>) {plan_handle} [zum teilen|zum weitergeben|den ich weitergeben kann|den ich teilen kann|bitte]",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel|gib|geben|generier|generiere|brauche|brauchen|hol) [teilbaren] (link|freigabelink|einladungslink|teilen-link|einladungs-link|share-link) (fur|furs|zu|zum|zur|von|vom) [plan|entwurf|treffen] {plan_handle}",
      "(teil|teile|teilen) (plan|entwurf|treffen) [{plan_handle}] (per|als|uber|mit) link",
      "(teil|teile|teilen) {plan_handle} (per|als|uber) link",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel|gib|geben|generier|generiere|brauche|brauchen) [teilbaren] (link|freigabelink|einladungslink|einladungs-link) [zum teilen|zum weitergeben|zum verschicken|zum weiterschicken]",
      "(link|freigabelink|einladungslink) (fur|furs|zu|zum|zur) [plan] {plan_handle} [bitte]"
    ],
    "set": {
      "action": "create_share_link"
    },
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "mach mir einen Link für den Spieleabend",
      "teil den Plan per Link",
      "erstellen Sie einen Freigabelink für den Plan Picknick",
      "ich brauche einen Einladungslink",
      "gib mir den Link zum Brunch"
    ]
  },
  {
    "id": "plans.roster.prepare",
    "capability": "plans.roster.prepare",
    "say": [
      "<lad> {added} [auch|noch|zusatzlich|nachtraglich|ebenfalls] [<von>] {plan_handle} [auch|noch|zusatzlich|mit] [ein|dazu|hinzu]",
      "{added} [auch|noch] [<von>] {plan_handle} [auch|noch|zusatzlich|nachtraglich] (hinzufugen|dazunehmen|einladen|dazuladen|mit einladen|dazuholen|draufsetzen)",
      "{added} (soll|sollen|darf|durfen|will|mochte|mochten|kann|konnte) [auch|noch] [<von>] {plan_handle} [auch] [kommen|mitkommen|dabei sein|mitmachen|dazu|mit|eingeladen werden]",
      "(kann|konnte|darf|konnen) {added} [auch|noch] [<von>] {plan_handle} [auch] (kommen|mitkommen|dabei sein|mitmachen|mit)",
      "<setz> {added} [auch|noch] [<von>|auf die gasteliste] {plan_handle} [hinzu|dazu|drauf|rein|auf die gasteliste]",
      "<setz> {added} auf [die] gasteliste [<von>] {plan_handle}",
      "(lad|lade|laden|ladet) {added} (auch|zusatzlich|nachtraglich|ebenfalls) (zu|zum|zur) {plan_handle} ein",
      "(lad|lade|laden|ladet) {added} (zu|zum|zur) {plan_handle} (auch|zusatzlich|nachtraglich|ebenfalls) ein",
      "{added} (soll|sollen|darf|durfen|kommt|kommen) [auch] (zu|zum|zur|bei|beim) {plan_handle} [kommen|mitkommen|dabei sein|mitmachen]",
      "(hol|hole|holen) {added} [auch] (zu|zum|zur) {plan_handle} [dazu]",
      "(nimm|nehmen|fug|fuge|fugen|setz|setze) [gast|gaste] {added} (zu|zum|zur|bei|beim|auf) [gasteliste] {plan_handle} (hinzu|dazu|auf|rein)",
      "{added} (zu|zum|zur) {plan_handle} (hinzufugen|dazunehmen|nachladen|nachtraglich einladen|auch einladen)"
    ],
    "set": {},
    "slots": {
      "added": "handles",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "lad Ada auch zum Kegeln ein",
      "Mira soll auch zum Spieleabend kommen",
      "nimm Jonas zum Picknick dazu",
      "fügen Sie Priya zum Brunch hinzu",
      "Ben zum Konzert nachträglich einladen"
    ]
  },
  {
    "id": "plans.roster.prepare#2",
    "capability": "plans.roster.prepare",
    "say": [
      "(lad|lade|laden|ladet|<nimm>) {removed} [doch|wieder] (von|vom|aus|bei|beim|zum|zur) [gasteliste] {plan_handle} [wieder] (aus|raus|runter|weg|ab)",
      "{removed} [doch|wieder] (von|vom|aus|bei|beim|zum) {plan_handle} [wieder] (ausladen|auszuladen|streichen|rausnehmen|runternehmen|entfernen|rauswerfen|abmelden)",
      "{removed} (kommt|kommen|soll|sollen|ist|darf|kann) [doch] nicht [mehr] (zu|zum|zur|bei|beim) {plan_handle} [kommen|dabei|dabei sein|mitkommen|mit|mitmachen]",
      "<nimm> {removed} von [der] gasteliste [<von>] {plan_handle} [runter|weg|raus]",
      "(lad|lade|laden|ladet) {removed} [wieder] (von|vom|aus|bei|beim) {plan_handle} [wieder] aus",
      "(lad|lade|laden|ladet) {removed} [wieder] aus",
      "{removed} (von|vom|aus|bei|beim) {plan_handle} (ausladen|auszuladen|streichen|rausnehmen|runternehmen|entfernen)",
      "{removed} (ausladen|auszuladen)",
      "(nimm|nehmen|streich|streiche|streichen|entfern|entferne|entfernen|wirf) [gast] {removed} (von|vom|aus|bei|beim) [gasteliste|gasten] [von|vom|bei|beim] {plan_handle} [raus|runter|weg]",
      "(nimm|nehmen|streich|streiche|streichen|entfern|entferne|entfernen) {removed} von (gasteliste|gasten) [raus|runter|weg]",
      "{removed} (kommt|kommen|soll|sollen|ist) [doch] nicht [mehr] (zu|zum|zur|bei|beim) {plan_handle} [kommen|dabei|dabei sein|mitkommen]",
      "{plan_handle} [doch] ohne {removed}"
    ],
    "set": {},
    "slots": {
      "removed": "handles",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "lad Yusuf vom Kegeln wieder aus",
      "laden Sie Ben aus",
      "nimm Mira von der Gästeliste vom Picknick",
      "Jonas beim Brunch ausladen",
      "Ben kommt doch nicht zum Kegeln"
    ]
  },
  {
    "id": "plans.update.prepare",
    "capability": "plans.update.prepare",
    "say": [
      "<verschieb> [plan|treffen|beginn|uhrzeit|zeit|termin|datum] [von|vom|fur|furs|bei|beim] {plan_handle} [doch|lieber|bitte|erst] [auf|um|zu|am|ab|] {changes.scheduled_at} [um|verschieben|vor|los|an] [gleiche uhrzeit|gleiche zeit|zur gleichen zeit|selbe uhrzeit|selbe zeit]",
      "{plan_handle} [soll|sollte|muss|kann|konnen|konnte|konnten] [wir] [doch|lieber|bitte|erst] [auf|um|am|] {changes.scheduled_at} [<verschieb>|beginnen|anfangen|losgehen|starten|stattfinden|sein] [gleiche uhrzeit|gleiche zeit|zur gleichen zeit|selbe uhrzeit|selbe zeit]",
      "{plan_handle} [fangt|beginnt|ist|findet|startet|geht|machen] [wir] [doch|lieber|jetzt|erst] [auf|um|am|] {changes.scheduled_at} [statt|an|los] [ander|andern] [das]",
      "(konnen|konnten|lass uns|wollen|sollen|kann) [wir|man] {plan_handle} [doch|lieber|vielleicht|bitte] [auf|um|am|] {changes.scheduled_at} [<verschieb>|beginnen|anfangen] [gleiche uhrzeit|gleiche zeit]",
      "(verschieb|verschiebe|verschieben|verleg|verlege|verlegen|schieb|schiebe|schieben|leg|lege|legen|schmeiss) [plan|treffen] {plan_handle} [auf|um|zu|zum|nach] {changes.scheduled_at}",
      "[plan|treffen] {plan_handle} [doch|lieber|erst] [auf|um|zu|zum] {changes.scheduled_at} (verschieben|verlegen|schieben|legen|umlegen|andern|verschoben)",
      "(ander|andere|andern|stell|stelle|setz|setze|setzen) (zeit|uhrzeit|termin|datum|tag|beginn) (von|vom|fur|furs|des|bei|beim) {plan_handle} [auf|zu|um] {changes.scheduled_at} [um]",
      "(zeit|uhrzeit|termin|datum|beginn) (von|vom|fur|furs|des|bei|beim) {plan_handle} [auf|zu|um] {changes.scheduled_at} (andern|verschieben|stellen|setzen|verlegen)",
      "{plan_handle} (ist|findet|wird|beginnt|geht|startet) [jetzt|nun] [erst|doch] (am|um|auf) {changes.scheduled_at} [statt|los|verlegt|verschoben]",
      "{plan_handle} (lieber|erst|stattdessen|besser) [am|um|auf] {changes.scheduled_at} [ander|andern|verschieb]"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "verschieb das Kegeln auf Samstag um 20 Uhr",
      "verlegen Sie den Spieleabend auf Sonntag um 15 Uhr",
      "schieb das auf Freitag um 18 Uhr",
      "das Bowling auf Montag um 19 Uhr verschieben",
      "ändere die Uhrzeit vom Picknick auf Freitag um 18 Uhr",
      "der Brunch lieber um 12 Uhr"
    ]
  },
  {
    "id": "plans.update.prepare#2",
    "capability": "plans.update.prepare",
    "say": [
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) (plan|treffen) {plan_handle} [in|zu|um in|als] {changes.title_override} [um]",
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) {plan_handle} in {changes.title_override} um",
      "(plan|treffen) {plan_handle} (soll|heisst) [jetzt|kunftig] {changes.title_override} [heissen]",
      "{plan_handle} soll [jetzt|kunftig] {changes.title_override} heissen",
      "{plan_handle} heisst (jetzt|ab jetzt|ab sofort|kunftig) {changes.title_override}",
      "(plan|treffen) {plan_handle} in {changes.title_override} umbenennen",
      "(ander|andere|andern|setz|setze) titel (von|vom|fur|des) [plan|treffen] {plan_handle} (in|auf|zu) {changes.title_override}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.title_override": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "benenn den Plan Kegeln in Bowling um",
      "der Plan Spieleabend soll jetzt Zockerabend heißen",
      "ändere den Titel vom Picknick in Mittagessen im Park",
      "den Plan Kegeln in Kugelabend umbenennen"
    ]
  },
  {
    "id": "plans.update.prepare#3",
    "capability": "plans.update.prepare",
    "say": [
      "(der|unser|neuer|) treffpunkt [<von>] {plan_handle} (ist|soll|wird) [jetzt|der|die|das|am|im|in|an|vor|bei|beim] {changes.meetup_location_text} [sein]",
      "[<von>] {plan_handle} treffen wir uns (am|an|im|in|vor|bei|beim|auf) {changes.meetup_location_text}",
      "wir treffen uns [<von>] {plan_handle} (am|an|im|in|vor|bei|beim|auf) {changes.meetup_location_text}",
      "wir treffen uns (am|an|im|in|vor|bei|beim|auf) {changes.meetup_location_text} [(fur|furs|vor|zum) {plan_handle}]",
      "treffpunkt [bei|beim|fur|furs|zu|zum|zur|von|vom|des] [{plan_handle}] [ist|auf|am|an|bei|nach|zu|in] {changes.meetup_location_text} [andern|setzen|verlegen]",
      "(ander|andere|andern|setz|setze|setzen|verleg|verlege|verlegen) treffpunkt [bei|beim|fur|furs|zu|zum|zur|von|vom] [{plan_handle}] (auf|nach|zu|zum|an|am|in|ins|vor) {changes.meetup_location_text}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.meetup_location_text": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "wir treffen uns am Bahnhof",
      "setz den Treffpunkt auf den Brunnen",
      "Treffpunkt für das Kegeln ist der Haupteingang",
      "verlegen Sie den Treffpunkt vom Spieleabend ins Café Lux"
    ]
  },
  {
    "id": "plans.update.prepare#4",
    "capability": "plans.update.prepare",
    "say": [
      "wir treffen uns [<von>] {plan_handle} [schon|erst] [um] {changes.meetup_at}",
      "[<von>] {plan_handle} treffen wir uns [schon|erst] [um] {changes.meetup_at}",
      "wir treffen uns [schon] [um] {changes.meetup_at} (fur|furs|zum|vor|beim|bei) {plan_handle}",
      "(verschieb|verschiebe|verschieben|verleg|verlege|verlegen|schieb|schiebe|schieben|leg|lege|legen|schmeiss|setz|setze|ander) treffzeit [von|vom|fur|furs|beim] {plan_handle} [auf|um] {changes.meetup_at}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.meetup_at": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "wir treffen uns schon am Freitag um 18 Uhr fürs Kegeln",
      "setz die Treffzeit vom Picknick auf Samstag um 11 Uhr",
      "wir treffen uns am Samstag um 12 Uhr vor dem Brunch",
      "verlegen Sie die Treffzeit fürs Konzert auf Montag um 19 Uhr"
    ]
  },
  {
    "id": "plans.update.prepare#5",
    "capability": "plans.update.prepare",
    "say": [
      "(verschieb|verschiebe|verschieben|verleg|verlege|verlegen|schieb|schiebe|schieben|leg|lege|legen|schmeiss) {plan_handle} [auf|um] {changes.scheduled_at} ohne [jemandem|gasten|leuten|niemandem] [das zu sagen|zu sagen|bescheid zu sagen|zu benachrichtigen|bescheid|was]",
      "(verschieb|verschiebe|verschieben|verleg|verlege|verlegen|schieb|schiebe|schieben|leg|lege|legen|schmeiss) {plan_handle} [auf|um] {changes.scheduled_at} (heimlich|still|stillschweigend|ohne benachrichtigung|ohne nachricht)"
    ],
    "set": {
      "notify_recipients": false
    },
    "slots": {
      "plan_handle": "sent",
      "changes.scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "verschieb das Kegeln auf Freitag um 19 Uhr ohne den Gästen Bescheid zu sagen",
      "verlegen Sie das Picknick auf Sonntag um 15 Uhr ohne Benachrichtigung",
      "schieb den Brunch auf Montag um 11 Uhr und sag niemandem Bescheid",
      "verleg das Konzert stillschweigend auf Freitag um 20 Uhr"
    ]
  },
  {
    "id": "plans.cancel.prepare",
    "capability": "plans.cancel.prepare",
    "say": [
      "(sag|sage|sagen|sagt|blas|blase) hiermit [den|das|die] [plan|treffen|termin] {plan_handle} [bitte|leider] ab",
      "{plan_handle} (sag|sage|sagen) [ich|wir|i] [leider|hiermit] ab",
      "{plan_handle} (wird|ist|fallt|findet|kann) [leider|doch] (nix|nichts|abgesagt|aus|flach|nicht statt|ins wasser|nicht stattfinden)",
      "(cancel|cancle|storniere|stornier|canceln|stornieren|kippe) [den|das|die] [plan|treffen|termin] {plan_handle}",
      "(wir|ich) (konnen|machen|kann) {plan_handle} (nicht|nicht machen|doch nicht|nicht mehr) [machen|stattfinden lassen]",
      "(sag|sage|sagen|sagt) hiermit [plan|treffen] {plan_handle} ab",
      "hiermit [plan|treffen] {plan_handle} [leider] absagen",
      "(mussen|muss|mochte|will|wollen) hiermit [plan|treffen] {plan_handle} absagen",
      "{plan_handle} (mussen|muss|mochte|will|wollen) hiermit absagen",
      "(muss|mussen|mochte|will) absagen (also|namlich|und zwar) {plan_handle}",
      "[plan|treffen] {plan_handle} (fallt aus|fallt flach|ist abgesagt|wird abgesagt|wird nichts|findet nicht statt|muss ausfallen|fallt ins wasser|wird doch nichts)",
      "(storniere|stornier|stornieren|streich|streiche|streichen|cancel|cancle|canceln) [plan|treffen] {plan_handle}",
      "(blas|blase|blasen) [plan|treffen] {plan_handle} ab",
      "[plan|treffen] {plan_handle} (canceln|stornieren|streichen|abblasen|ausfallen lassen)",
      "aus [dem|der] {plan_handle} wird (nichts|nix)",
      "[plan|treffen] {plan_handle} wird (nichts|nix|leider nichts)",
      "(lass|lassen|lasst) [plan|treffen] {plan_handle} (ausfallen|platzen|sausen)",
      "(sag|sage|sagen|sagt) allen dass {plan_handle} (ausfallt|nicht stattfindet)"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "sag das Kegeln ab",
      "den Spieleabend absagen",
      "das Picknick fällt aus",
      "stornieren Sie den Brunch",
      "wir müssen das Bowling leider absagen",
      "lass das Kegeln ausfallen"
    ]
  },
  {
    "id": "invites.rsvp.update",
    "capability": "invites.rsvp.update",
    "say": [
      "[ja] [ich|wir] (komme|komm|bin|mache|mach|gehe|kommen|sind|nehme|will|mochte|kann) [gerne|gern|auch|sehr gerne|auf jeden fall|naturlich] [<von>] {invite_handle} [gerne|gern|auch|mit|dabei|hin|teil|kommen|an]",
      "[<von>] {invite_handle} (komme|komm|bin|mache|mach|gehe|sage|sag|nehme|kommen|sind) [ich|wir] [gerne|gern|auch] [dabei|mit|hin|zu|an]",
      "{invite_handle} (geht klar|passt|ja|gerne|klar|ja gerne|bin dabei|zusagen|zugesagt|ja klar|passt mir|klappt|klappt bei mir) [sag|sage] [zu]",
      "(sag|sage|sagen|gib|nimm|nehmen|meld|melde) [<von>|der|die|fur mich] [einladung] [<von>] {invite_handle} [zu|an|bescheid dass ich komme]",
      "(melde|meld|trag|trage) mich [<von>] {invite_handle} (an|ein)",
      "(zusage|zusagen|annehmen|ja|jawohl) [<von>] {invite_handle}",
      "(sag|sage|sagen|sagt) [fur|furs|bei|beim|zu|zum|zur|einladung] {invite_handle} zu",
      "(sag|sage|sagen|sagt) [fur mich] zu",
      "(nimm|nehme|nehmen) [einladung] [zu|zum|zur|fur|von] {invite_handle} an",
      "(nimm|nehme|nehmen) einladung an",
      "ich (komme|komm|bin dabei|mache mit|mach mit|gehe hin|komme mit|komm mit) [auch] [zu|zum|zur|bei|beim|auf] [{invite_handle}] [mit]",
      "(bei|beim|zu|zum|zur) {invite_handle} (komme|komm|bin|mache) ich [auch] [gerne] [dabei|mit]",
      "(bin|sind) [auch] [bei|beim|zu|zum|zur] [{invite_handle}] dabei",
      "{invite_handle} (zusagen|annehmen|nehme ich an|sage ich zu)",
      "(fur|furs|bei|beim|zu|zum|zur) {invite_handle} (zusagen|sage ich zu|habe ich zeit)",
      "{invite_handle} (bin dabei|komme|sage zu|bin ich dabei|komme ich)",
      "(sag|sage|sagen|sagt) [ihm|ihr|ihnen] dass ich [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] {invite_handle} (komme|dabei bin|mitkomme)",
      "(zusage|ja) (zu|zum|zur|fur|furs) {invite_handle}",
      "einladung [zu|zum|zur|von] [{invite_handle}] annehmen",
      "(zusagen|annehmen)"
    ],
    "set": {
      "rsvp_status": "accepted"
    },
    "slots": {
      "invite_handle": "invite"
    },
    "needs": [
      "invite_handle"
    ],
    "confirm": false,
    "examples": [
      "sag beim Brunch zu",
      "ich komme zum Konzert",
      "ich bin dabei",
      "nehmen Sie die Einladung zum Krimidinner an",
      "beim Schwimmen bin ich dabei",
      "dem Jazzabend zusagen",
      "zusagen"
    ]
  },
  {
    "id": "invites.rsvp.update#2",
    "capability": "invites.rsvp.update",
    "say": [
      "[nein] [ich|wir] (kann|komme|komm|schaffe|schaff|bin|konnen|schaffen|mochte|will|gehe|muss) [leider|doch|auch] [<von>] {invite_handle} [leider|doch] (nicht|absagen|nicht kommen|nicht dabei|nicht hin|nicht mit|nicht schaffen|nicht mehr kommen|passen|raus)",
      "[<von>] {invite_handle} (kann|komme|komm|schaffe|schaff|bin|konnen|muss|schaffen|mochte|will) [ich|wir] [leider|doch] (nicht|absagen|nicht kommen|nicht dabei|passen|raus|nicht hin)",
      "{invite_handle} (absagen|geht nicht|klappt nicht|passt nicht|schaff ich nicht|schaffe ich nicht|nein|ohne mich|ablehnen|leider nicht|wird nichts bei mir) [bei mir] [sag] [ab]",
      "(sag|sage|sagen|meld|melde) [<von>|die|den|das|mich|fur mich] [einladung] [<von>] {invite_handle} [leider|bitte] (ab)",
      "(lehn|lehne|lehnen|schlag|schlage) [die] [einladung] [<von>] {invite_handle} (ab|aus)",
      "(absage|absagen|ablehnen|nein) [<von>] {invite_handle}",
      "(sag|sage|sagen|sagt) [fur|furs|bei|beim|zu|zum|zur|einladung] {invite_handle} [bei|von] ab",
      "(sag|sage|sagen|sagt) [fur mich|lieber] ab",
      "(lehn|lehne|lehnen) [einladung] [zu|zum|zur|fur|von] {invite_handle} ab",
      "(lehn|lehne|lehnen) einladung ab",
      "ich (kann|komme|komm|schaffe|schaff|gehe) [bei|beim|zu|zum|zur|auf] [{invite_handle}] [doch] nicht [kommen|mit|dabei sein]",
      "ich (kann|komme|komm|schaffe|schaff) nicht (bei|beim|zu|zum|zur) {invite_handle} [kommen]",
      "(bei|beim|zu|zum|zur) {invite_handle} (kann|komme|bin|schaffe) ich [doch] nicht [dabei|kommen|mit]",
      "{invite_handle} (schaffe|schaff|kann|geht|passt|klappt) [ich|bei mir] nicht",
      "{invite_handle} [bei] (absagen|ablehnen|lehne ich ab|sage ich ab)",
      "(muss|mussen|mochte|will|wollen) {invite_handle} [bei] absagen",
      "{invite_handle} (muss|mussen|mochte|will|wollen) absagen",
      "(bei|beim|zu|zum) {invite_handle} (bin|sind) [ich|wir] (raus|nicht dabei)",
      "{invite_handle} (wird|ist) bei mir (nichts|nix|nicht moglich|schlecht)",
      "(sag|sage|sagen|sagt) [ihm|ihr] ab (fur|furs|bei|beim|zum|zur) {invite_handle}",
      "(fur|furs|bei|beim|zu|zum|zur) {invite_handle} (absagen|ohne mich)",
      "ich bin [doch] (raus|nicht dabei) [bei|beim] [{invite_handle}]",
      "ohne mich",
      "(sag|sage|sagen|sagt) [ihm|ihr|ihnen] dass ich [zu|zum|zur|bei|beim|fur|furs|auf|an|von|vom] [{invite_handle}] nicht (komme|kann|dabei bin|mitkomme)",
      "einladung [zu|zum|zur|von] [{invite_handle}] ablehnen",
      "(absagen|ablehnen)"
    ],
    "set": {
      "rsvp_status": "declined"
    },
    "slots": {
      "invite_handle": "invite"
    },
    "needs": [
      "invite_handle"
    ],
    "confirm": false,
    "examples": [
      "sag für das Krimidinner ab",
      "ich kann nicht zum Konzert kommen",
      "lehnen Sie die Einladung zum Brunch ab",
      "den Jazzabend schaffe ich nicht",
      "ich bin raus",
      "dem Schwimmen ablehnen"
    ]
  },
  {
    "id": "availability.query",
    "capability": "availability.query",
    "say": [
      "(wann|an welchen tagen|an welchem tag|an welchen abenden|welche tage|wie) (haben|hat|sind|ist|bin|habe|konnen|kann|konnten|passt es|konnte) [ich|wir|ich und|wir beide] [und] {person_names} [und ich|und mir|und wir|beide|gemeinsam|zusammen] {window} [alle|beide|gemeinsam|zusammen|noch] [<frei>|treffen|uns treffen|sehen]",
      "(wann|an welchen tagen|an welchem tag|an welchen abenden) (haben|hat|sind|ist|bin|habe|konnen|kann|konnten) {window} [ich und|und] {person_names} [und ich|beide|gemeinsam] [<frei>|treffen|uns treffen|sehen]",
      "(hat|haben|ist|sind|habe|bin|kann|konnen|hatte|ware) [ich und] {person_names} [und ich|beide] {window} [noch|schon|was vor|abends] [<frei>|da|etwas vor]",
      "(hat|haben|ist|sind|kann|konnen|hatte) {window} [ich und] {person_names} [und ich] [<frei>|da]",
      "(<find>|zeig) [mir|uns] [einen|eine] [gemeinsamen|gemeinsame|freien|freie|passenden] (termin|termine|zeit|zeiten|abend|tag|tage|zeitpunkt|zeitfenster|lucke|slot) (mit|fur|von|zwischen) [mich und|mir und] {person_names} [und mich|und mir] {window}",
      "(<find>|zeig) [mir|uns] [einen|eine] [gemeinsamen|gemeinsame|freien|freie|passenden] (termin|termine|zeit|zeiten|abend|tag|zeitfenster|lucke|slot) {window} (mit|fur|von) {person_names}",
      "(konnen|konnten|kann|wollen|passt es) [wir|ich|uns] [uns] {window} [mit] {person_names} [treffen|sehen]",
      "(wie|passt) (sieht|schaut|es) [es] {window} (bei|mit) {person_names} [aus] [und mir]",
      "(wann|an welchen tagen|an welchen abenden) (bin|habe|sind|haben|hatte|ware) [ich|wir] {window} [abends|noch] [<frei>]",
      "(bin|habe|sind|haben|hatte) [ich|wir] {window} [noch|schon] [etwas|was] [<frei>|vor]",
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich und|ich mit|wir mit] {person_names} [und ich|und wir] [beide|beiden|alle|alle drei|mal|wieder] zeit [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich|wir|beide] [alle] [mit] {person_names} [und ich] [beide|alle] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} zeit",
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich|wir] [beide|alle] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [noch] (zeit|frei|luft|termine frei) [mit|fur] {person_names}",
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich|wir] zeit (mit|fur) {person_names} [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "wann (bin|ist|sind|ware|waren) [ich und] {person_names} [und ich] [beide|alle] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [frei|verfugbar]",
      "wann (bin|ist|sind|ware|waren) [ich und] {person_names} [und ich] [beide|alle] frei [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "wann (kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen) [ich|wir] [ich und|mit] {person_names} [und ich] [beide|alle|mal|wieder] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [treffen|sehen|was machen|zusammen]",
      "wann (kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen) [ich|wir] [uns] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [mit] {person_names} (treffen|sehen|besuchen)",
      "wann (passt|ginge|geht|wurde) [es|was] [bei|mit] {person_names} [und mir|und ich] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [passen|gehen]",
      "(hat|haben|hatte|hatten) {person_names} [und ich] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [noch] (zeit|frei|was vor|luft)",
      "(hat|haben|hatte|hatten) {person_names} [und ich] (zeit|frei|was vor|luft) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "(ist|sind|ware|waren) {person_names} [und ich] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} (frei|verfugbar|beschaftigt)",
      "(ist|sind|ware|waren) {person_names} [und ich] (frei|verfugbar) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "(kann|konnen|konnte|konnten) {person_names} [und ich] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "(pruf|prufe|prufen|schau|schaue|guck|sieh|frag) [nach] [ob|wann] {person_names} [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} (zeit hat|zeit haben|kann|konnen|frei ist|frei hat)",
      "(an welchen|welche|an welchem|welcher) [tagen|tage|tag] {window} (habe|haben|hat|hast|hatte|hatten|habt) {person_names} [und ich] [beide|alle] [zeit|frei]",
      "(find|finde|finden|such|suche|suchen) [freien|freie] (termin|zeit|abend|zeitpunkt|tag|lucke) (mit|fur) {person_names} [und mich] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "(find|finde|finden|such|suche|suchen) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [freien|freie] (termin|zeit|abend|zeitpunkt|tag|lucke) (mit|fur) {person_names}",
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich|wir] [alle] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [noch] (zeit|frei|luft|nichts vor)",
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich|wir] [alle] (zeit|frei|luft) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "(habe|haben|hast) [ich|wir] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [noch] (zeit|frei|luft|nichts vor)",
      "(habe|haben) [ich|wir] (zeit|frei|luft) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}",
      "(bin|sind) [ich|wir] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [noch] (frei|verfugbar)",
      "(wie sieht|sieht) es [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} (bei|mit) {person_names} [und mir] aus",
      "(wie sieht|sieht) es (bei|mit) {person_names} [und mir] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} aus"
    ],
    "set": {},
    "slots": {
      "person_names": "people",
      "window": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "wann haben Ada und ich am Wochenende Zeit",
      "hat Jonas am Freitagabend Zeit",
      "finde einen Termin mit Ada und Jonas nächste Woche",
      "ist Ada morgen frei",
      "wann können wir Mira dieses Wochenende treffen",
      "habe ich am Samstag Zeit",
      "bin ich morgen frei",
      "wann hab ich nächste Woche Zeit"
    ]
  },
  {
    "id": "availability.query#2",
    "capability": "availability.query",
    "say": [
      "(wann|an welchen tagen|an welchem tag|an welchen abenden) (haben|hat|sind|ist|bin|habe|konnen|kann|konnten|konnte) [ich|wir|ich und|wir beide] [und|mit] {person_names} [und ich|beide|gemeinsam|zusammen|mal|wieder|alle] [<frei>|treffen|uns treffen|sehen|was machen]",
      "(<find>|zeig) [mir|uns] [einen|eine] [gemeinsamen|gemeinsame|freien|freie|passenden] (termin|termine|zeit|zeiten|abend|tag|zeitfenster|lucke|slot) (mit|fur|von|zwischen) [mich und|mir und] {person_names} [und mich|und mir]",
      "(an welchen abenden|an welchem abend|welche abende|welcher abend|welchen abend) [in|der] {window} (habe|haben|hat|hast|hatte|hatten|habt|kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen|bin|ist|sind|ware|waren|passt|passen) [ich und] {person_names} [und ich] [beide|alle] [zeit|frei|treffen]",
      "(an welchen abenden|an welchem abend|welche abende) (habe|haben|hat|hast|hatte|hatten|habt|kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen|bin|ist|sind|ware|waren) [ich und] {person_names} [und ich] [beide|alle] [in|der] {window} [zeit|frei]",
      "(an welchen abenden|an welchem abend|welche abende) [in|der] {window} (habe|haben|hat|hast|hatte|hatten|habt|bin|ist|sind|ware|waren) [ich|wir] [beide|alle] [zeit|frei]"
    ],
    "set": {
      "daily_start": "17:00",
      "daily_end": "23:59"
    },
    "slots": {
      "person_names": "people",
      "window": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "an welchen Abenden nächste Woche haben Ada und ich Zeit",
      "welche Abende diese Woche passen Jonas und mir",
      "an welchem Abend nächste Woche sind wir alle frei",
      "an welchen Abenden können Ada und ich nächste Woche"
    ]
  },
  {
    "id": "availability.query#3",
    "capability": "availability.query",
    "say": [
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich und|ich mit] {person_names} [und ich] [beide|alle|mal wieder] (zeit|frei|luft)",
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich|wir] zeit (mit|fur) {person_names}",
      "wann (bin|ist|sind|ware|waren) [ich und] {person_names} [und ich] [beide|alle] (frei|verfugbar)",
      "wann (kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen) [ich|wir] [mit] {person_names} [und ich] [mal|wieder] (treffen|sehen|was machen)",
      "wann (passt|ginge|geht) [es] [bei|mit] {person_names}",
      "(find|finde|finden|such|suche|suchen) [freien|freie|gemeinsamen] (termin|zeit|abend|zeitpunkt) (mit|fur) {person_names}",
      "wann (habe|haben|hat|hast|hatte|hatten|habt) [ich|wir] [alle|beide] (zeit|frei)",
      "(hat|haben) {person_names} [und ich] zeit"
    ],
    "set": {},
    "slots": {
      "person_names": "people"
    },
    "needs": [
      "window"
    ],
    "confirm": false,
    "examples": [
      "wann hat Ada Zeit",
      "wann haben wir Zeit",
      "wann ist Jonas frei",
      "finde einen Termin mit Ada",
      "wann kann ich Mira sehen",
      "wann haben Ada und ich Zeit"
    ]
  },
  {
    "id": "calendar.status.get",
    "capability": "calendar.status.get",
    "say": [
      "(ist|sind|war|wird|hat|funktioniert|lauft|klappt) [mein|meine|der|das|die|du] (kalender|kalendern|kalenderverbindung) [noch|schon|uberhaupt|eigentlich] [verbunden|verknupft|aktuell|synchronisiert|angebunden|da|drin|eingelesen|gelesen|online]",
      "(welche|welcher|wie viele) (kalender) [ist|sind|habe] [ich] [verbunden|verknupft|angebunden|hinterlegt|angeschlossen]",
      "(wann|wie oft) (wurde|hast|ist|habt) [du|ihr] [mein|der] kalender [zuletzt|das letzte mal] [gelesen|synchronisiert|aktualisiert|abgeglichen|eingelesen]",
      "(siehst|kennst|hast|kannst) [du] [zugriff auf] [mein] kalender [sehen|lesen]",
      "(kalender|kalenderstatus|kalendersync) [status|verbindung|stand]",
      "(ist|sind) [mein|meine] (kalender|kalenders) [richtig|noch] (verbunden|aktuell|synchron|synchronisiert|angeschlossen|verknupft|auf dem neuesten stand)",
      "(welche|welcher|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) kalender [habe|ist|sind] [verbunden|angeschlossen|verknupft]",
      "wann (wurde|war|ist|hast) kalender [zuletzt|das letzte mal] (gelesen|eingelesen|aktualisiert|synchronisiert|abgerufen|abgeglichen)",
      "kalender (status|stand|verbindung)",
      "(status|stand) [von|vom|des] (kalender|kalenders)",
      "(kalenderstatus|kalenderverbindung)",
      "(lauft|funktioniert|klappt|geht) [mein|der|das mit dem] kalender",
      "(siehst|kennst|liest|hast|sehen|lesen) [du] [noch] kalender"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "ist mein Kalender verbunden",
      "welche Kalender sind angeschlossen",
      "wann wurde mein Kalender zuletzt aktualisiert",
      "Kalender Status"
    ]
  },
  {
    "id": "events.search",
    "capability": "events.search",
    "say": [
      "(gibt es|<find>|<zeig>|welche|sind) [irgendwelche|irgendwo|da] {query} (veranstaltungen|events|konzerte|ausstellungen|festivals|shows|auffuhrungen|partys) [in der nahe|hier|in der stadt|demnachst]",
      "(gibt es|<find>|<zeig>|welche|suche) [irgendwelche|irgendwo] (veranstaltungen|events|konzerte|ausstellungen|festivals|shows|auffuhrungen) [gibt es] (zu|zum|zur|mit|uber|fur|von|mit thema|namens) {query}",
      "(wo|wann) (lauft|spielt|tritt|gibt es|ist|kommt) {query} [auf|live|demnachst|im theater]",
      "(gibt es|<find>|<zeig>|welche|was fur) [irgendwelche|irgendwo] (veranstaltungen|events|konzerte|ausstellungen|festivals|shows) [gibt es|laufen|sind] [in der nahe|hier|in der stadt|demnachst|bald]",
      "(find|finde|finden|such|suche|suchen|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) (veranstaltungen|konzerte|events|ausstellungen|shows|auffuhrungen|theaterstucke|lesungen|partys|feste|markte|kurse|vorstellungen|konzert|veranstaltung) (zu|zum|zur|uber|mit|fur|im|in|bei|beim) {query}",
      "(find|finde|finden|such|suche|suchen|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) {query} (veranstaltungen|konzerte|events|ausstellungen|shows|auffuhrungen|theaterstucke|lesungen|partys|feste|markte|kurse|vorstellungen|konzert|veranstaltung)",
      "(welche|was fur|gibt es|gibt es irgendwelche) (veranstaltungen|konzerte|events|ausstellungen|shows|auffuhrungen|theaterstucke|lesungen|partys|feste|markte|kurse|vorstellungen|konzert|veranstaltung) [gibt es] (zu|zum|zur|uber|mit|fur|im|in|bei|beim) {query}",
      "(wann|wo) (lauft|spielt|spielen|tritt|treten|gibt es) {query} [auf]",
      "was lauft (im|in|bei|beim|am) {query}",
      "(find|finde|finden|such|suche|suchen) (veranstaltungen|konzerte|events|ausstellungen|shows|auffuhrungen|theaterstucke|lesungen|partys|feste|markte|kurse|vorstellungen|konzert|veranstaltung) {query}",
      "(gibt es|lauft|kommt) [irgendwo] {query} (im kino|im theater|in der oper|auf der buhne|irgendwo)"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "finde Konzerte mit Klavier",
      "such Veranstaltungen zu Keramik",
      "welche Ausstellungen gibt es im Gropiusbau",
      "wann läuft der Hamlet",
      "was läuft im Babylon"
    ]
  },
  {
    "id": "events.search#2",
    "capability": "events.search",
    "say": [
      "was (ist|lauft|geht|passiert|gibt es|steht) {window} [in der stadt|in berlin|hier|so|alles|in der nahe] [los|ab|an|so]",
      "was (ist|lauft|geht|passiert|gibt es) [in der stadt|in berlin|hier|so|alles|in der nahe] {window} [los|ab|an|so]",
      "(gibt es|<find>|<zeig>|welche|was fur) [irgendwelche|irgendwo] (veranstaltungen|events|konzerte|ausstellungen|festivals|shows|auffuhrungen|partys) [gibt es|laufen|sind|finden] [am|im|in|fur|] {window} [statt|in der stadt|in berlin|hier|los]",
      "(veranstaltungen|events|konzerte|ausstellungen|shows) [am|im|in|fur|] {window}",
      "(welche|was fur|gibt es|gibt es irgendwelche|irgendwelche|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|such|suche|finde) (veranstaltungen|konzerte|events|ausstellungen|shows|auffuhrungen|theaterstucke|lesungen|partys|feste|markte|kurse|vorstellungen|konzert|veranstaltung) [gibt es|laufen|sind|finden] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [statt]",
      "gibt es [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [irgendwelche] (veranstaltungen|konzerte|events|ausstellungen|shows|auffuhrungen|theaterstucke|lesungen|partys|feste|markte|kurse|vorstellungen|konzert|veranstaltung)",
      "was (lauft|ist los|passiert|findet) [in der stadt|in berlin|hier] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} [in der stadt|in berlin|statt]",
      "was (lauft|ist|passiert) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window} (los|in der stadt|in berlin)",
      "(veranstaltungen|konzerte|events|ausstellungen|shows|auffuhrungen|theaterstucke|lesungen|partys|feste|markte|kurse|vorstellungen|konzert|veranstaltung) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {window}"
    ],
    "set": {},
    "slots": {
      "window": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "welche Konzerte gibt es nächste Woche",
      "gibt es am Samstag Ausstellungen",
      "was läuft morgen",
      "was ist am Wochenende los",
      "Konzerte am Freitag"
    ]
  },
  {
    "id": "ideas.recommendations.get",
    "capability": "ideas.recommendations.get",
    "say": [
      "was (konnen|konnte|konnten|kann|soll|sollen|sollte|sollten|wollen|machen) [wir|ich] [denn|mal|so] (mit|und) {people} [am|im|in|zu|] {when} [machen|unternehmen|tun|anstellen|so]",
      "was (konnen|konnte|konnten|kann|soll|sollen|sollte|sollten|wollen|machen) [wir|ich] [am|im|in|zu|] {when} [mit {people}] [machen|unternehmen|tun|anstellen|so]",
      "was (konnen|konnte|konnten|kann|soll|sollen|sollte|sollten) {people} und ich [am|im|] [{when}] (machen|unternehmen|tun)",
      "was (konnen|konnte|konnten|kann|soll|sollen|sollte|sollten|wollen) [wir|ich] [denn|mal|so] [mit {people}] (machen|unternehmen|tun|anstellen)",
      "(hast|habt|gibt es|gib|hatte|brauche|suche|brauchen|suchen|schlag|schlage|empfiehl|empfehle) [du|mir|uns] [eine|ein paar|irgendwelche|irgendeine|etwas|was|einen] [<gut>] [idee|ideen|vorschlag|vorschlage|tipp|tipps|empfehlung|empfehlungen|inspiration] [was] [vor] &((mit|fur) [mich und|mich,] {people} [und mich]|[am|im|fur|furs|] {when}) [vor|machen]",
      "(idee|ideen|vorschlag|vorschlage|tipp|tipps|empfehlung|empfehlungen) &((mit|fur) [mich und|mich,] {people} [und mich]|[am|im|fur|furs|] {when})",
      "(irgendwas|irgendetwas|etwas|was) [<gut>] (fur|furs|am) {when} [mit {people}]",
      "(irgendwas|irgendetwas|etwas|was) [<gut>] (mit|fur) {people} [am|im|furs|fur|] {when}",
      "(uns|mir) ist [so|sterbens] langweilig [was tun|was machen]",
      "(wohin|wo) (konnen|konnte|konnten|kann|sollen|sollten|soll) [wir|ich] [mit {people}] [am|im|] {when} [gehen|hin|hingehen|fahren]",
      "was (kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen) [wir|ich|man] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] (mit|fur) {people} [so|alles] (machen|unternehmen|anstellen|tun)",
      "was (kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen) [wir|ich|man] (mit|fur) {people} [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [so|alles] (machen|unternehmen|anstellen|tun)",
      "was (kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen) {people} und ich [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [so|alles|zusammen] (machen|unternehmen|anstellen|tun)",
      "was (kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen) [wir|ich|man] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [so|alles|heute] (machen|unternehmen|anstellen|tun)",
      "was (machen|mache|unternehmen) [wir|ich] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] (mit|fur) {people}",
      "was (machen|unternehmen) wir [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {when}",
      "(schlag|schlage|schlagen|empfiehl|empfehlen) [etwas|was] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [(mit|fur) {people}] [vor]",
      "(schlag|schlage|schlagen|empfiehl|empfehlen) [etwas|was] [(mit|fur) {people}] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [vor]",
      "(hast|habt|haben|gibt es|brauche|gib|suche|irgendwelche|noch) [neue] (ideen|vorschlage|tipps|empfehlungen|anregungen|eine idee|idee) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [(mit|fur) {people}]",
      "(hast|habt|haben|gibt es|brauche|gib|irgendwelche) [neue] (ideen|vorschlage|tipps|empfehlungen|anregungen|eine idee|idee) [(mit|fur) {people}] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}]",
      "ist langweilig",
      "(langeweile|ich langweile mich)",
      "(irgendwas|irgendetwas|etwas|was) [schones|nettes|cooles|lustiges] (mit|fur) {people} [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [machen|unternehmen]",
      "(irgendwas|irgendetwas|etwas) [schones|nettes|cooles|lustiges] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {when} [machen|unternehmen]",
      "(fallt nichts ein|keine ahnung was|wissen nicht was|weiss nicht was) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [machen|unternehmen]",
      "was (machen|tun|unternehmen|anfangen) [bei regen] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {when}",
      "(worauf|auf was) (konnten|hatten|haben) {people} und ich lust [haben]",
      "(irgendwas|irgendetwas|etwas|was) (mit|fur) (kindern|kids|kinder|der familie) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}]",
      "was (geht|ist los) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {when}",
      "(wohin|wo) (konnen|konnten|kann|konnte|gehen|sollen) [wir|ich] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] [mit {people}] [gehen|hingehen|hin|ausgehen]"
    ],
    "set": {},
    "slots": {
      "people": "people",
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "was können wir machen",
      "was könnten wir mit Ada am Sonntag unternehmen",
      "schlag was fürs Wochenende vor",
      "hast du Ideen für morgen",
      "was soll ich mit Jonas machen",
      "mir ist langweilig",
      "irgendwas mit Kindern dieses Wochenende",
      "was machen wir am Samstag"
    ]
  },
  {
    "id": "ideas.recommendations.get#2",
    "capability": "ideas.recommendations.get",
    "say": [
      "(welche|was fur|gibt es|irgendwelche) {search} (gibt es|laufen|finden|sind|haben) [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {when} [statt]",
      "gibt es [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {when} [irgendwelche] {search}"
    ],
    "set": {},
    "slots": {
      "search": "text",
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "welche Flohmärkte gibt es nächste Woche",
      "gibt es am Samstag Flohmärkte",
      "was für Märkte finden morgen statt",
      "welche Kinderkurse laufen am Wochenende"
    ]
  },
  {
    "id": "ideas.recommendations.get#3",
    "capability": "ideas.recommendations.get",
    "say": [
      "(was|etwas|irgendwas|ideen|vorschlage) (von|aus|auf) [liste] {idea_list_names} [fur|am|furs] [{when}]",
      "was (kann|konnen|konnte|konnten|kannst|soll|sollen|sollte|sollten|wollen) [wir|ich] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] (von|aus) [liste] {idea_list_names} (machen|unternehmen)",
      "(schlag|schlage|schlagen) [etwas|was] (von|aus) [liste] {idea_list_names} [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{when}] vor"
    ],
    "set": {},
    "slots": {
      "idea_list_names": "list",
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "was von der Liste Winter für Sonntag",
      "was können wir am Samstag von Rainy Sundays machen",
      "schlag was aus der Liste Date night vor",
      "Ideen aus der Liste Kino fürs Wochenende"
    ]
  },
  {
    "id": "ideas.recommendations.prepare",
    "capability": "ideas.recommendations.prepare",
    "say": [
      "wo (kann|konnen|konnte|konnten|gibt es|bekommt|bekommen|kriegt|isst|soll|sollen) [man|ich|wir|hier] [denn|mal] [<gut>] {subject} [essen|trinken|bekommen|kaufen|gehen|machen|finden] (in|nahe|bei|rund um|um) {area} [essen|trinken|bekommen|kaufen|gehen]",
      "wo (kann|konnen|konnte|konnten|gibt es|bekommt|bekommen|kriegt|soll|sollen) [man|ich|wir] [denn|mal] [mit {person}] [<gut>] {subject} (essen|trinken|bekommen|kaufen|essen gehen|trinken gehen)",
      "wo (gibt es|bekommt man|kriegt man|finde ich) [<gut>] {subject}",
      "(<find>|empfiehl|empfehle|empfehlen|kennst|weisst|gibt es|suche|suchen) [du|mir|uns] [ein|eine|einen|gute|gutes|guten] [<gut>] {subject} (restaurant|bar|cafe|kneipe|lokal|laden|kino|museum|park|spielplatz|club|ort|backerei) [in {area}|bei {area}]",
      "(<find>|empfiehl|empfehle|empfehlen|suche|suchen) [du|mir|uns] [ein|eine|einen] [<gut>] (restaurant|bar|cafe|kneipe|lokal|laden|kino|museum|park|spielplatz|club|ort|backerei) (mit|fur|zum) {subject} [in {area}]",
      "(<find>|empfiehl|empfehle|suche|kennst du) [mir|uns] [ein|eine|einen] [<gut>] {subject} (in|bei|nahe) {area}",
      "wo (kann|konnte|konnten|konnen|geht) [man|ich|wir] [gut|gute|gutes|guten|lecker|am besten|hier] {subject} (essen|trinken|machen|spielen|kaufen|horen) [mit {person}] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{date_phrase}]",
      "wo (kann|konnte|konnten|konnen|geht) [man|ich|wir] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] {date_phrase} [gut|gute|gutes|hier] [mit {person}] {subject} (essen|trinken|machen|spielen|kaufen|horen)",
      "wo (kann|konnte|konnen|konnten) [man|ich|wir] [gut|hier] mit {person} [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{date_phrase}] [gut] {subject} (essen|trinken|machen|spielen)",
      "wo gibt es [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{date_phrase}] [hier] [gutes|gute|guten|leckere|leckeres|den besten|die beste|das beste] {subject} [in {area}]",
      "(such|suche|find|finde|finden|kennst du|empfiehl|empfehlen|weisst du) [gutes|gute|guten|nettes|nette|nettes] (lokal|restaurant|cafe|bar|laden|kneipe) (fur|mit|in) {subject} [mit {person}] [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{date_phrase}]",
      "(kennst du|kennen sie|weisst du|wissen sie) [was|etwas|gutes] {subject} (in|im|am|nahe) {area} [am|um|fur|auf|an|zum|im|furs|in|ab|gegen|von|der] [{date_phrase}]"
    ],
    "set": {},
    "slots": {
      "subject": "text",
      "area": "text",
      "person": "people",
      "date_phrase": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "wo kann man gut Pizza essen",
      "wo gibt es guten Kuchen",
      "wo können wir mit Ada Minigolf spielen",
      "wo kann man morgen gut Ramen essen",
      "wo kann man Sushi essen mit Ada am Wochenende",
      "kennst du ein gutes Restaurant für Sushi"
    ]
  },
  {
    "id": "ideas.capture",
    "capability": "ideas.capture",
    "say": [
      "<merk> [diesen|diese|den|die|das|dir|mir|folgenden|mal|hier] [link|seite|artikel|tipp|beitrag|url] [:|hier|fur spater] {source_url} [ab|fur spater|ein|auf]",
      "<merk> [diesen|diese|den|die|das] [link|seite|artikel] {source_url} (auf|in|fur|unter|zu) [die|meine|der] [liste] {target_feed_text} [ab]",
      "{source_url} [bitte|mal|das|fur spater] <merk>",
      "(merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) [dir] [diesen|den|die|das] [link|seite|idee|tipp|artikel] {source_url} [(auf|fur|in|zu|unter) [liste] {target_feed_text}] [ab|auf|ein]",
      "{source_url} (speichern|merken|aufheben|sichern|ablegen|notieren) [(auf|fur|in) [liste] {target_feed_text}]",
      "{source_url} (auf|in|zu) [liste] {target_feed_text} [speichern|packen|setzen]",
      "(pack|packe|packen|setz|setze|leg|lege|tu) {source_url} (auf|in|zu) [liste] {target_feed_text}"
    ],
    "set": {},
    "slots": {
      "source_url": "link",
      "target_feed_text": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "speicher diesen Link https://example.com/a",
      "merk dir https://example.com/b",
      "pack https://example.com/c auf Rainy Sundays",
      "speichern Sie https://example.com/d",
      "https://example.com/e merken"
    ]
  },
  {
    "id": "ideas.capture#2",
    "capability": "ideas.capture",
    "say": [
      "{source_url}"
    ],
    "set": {},
    "slots": {
      "source_url": "link"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "https://example.com/1",
      "http://example.com/2",
      "https://example.com/3?a=b",
      "https://example.com/4#part"
    ]
  },
  {
    "id": "ideas.capture#3",
    "capability": "ideas.capture",
    "say": [
      "<merk> [dir|mir|mal|bitte] [die|eine|folgende|neue|das|als] (idee|tipp|vorschlag|einfall|gedanken) [:|an|ein|mit|namens] {text} [ab]",
      "(habe|hatte|neue|noch eine|hier ist) [da] [eine|ne|noch eine] (idee|einfall) {text}",
      "<merk> [dir|mir|mal|bitte] (das|dies|folgendes|bitte) {text}",
      "(jemand|ein freund|eine freundin|ein kollege|eine kollegin|meine schwester|mein bruder) (hat|meinte|empfiehlt|sagte) [mir] {text} (empfohlen|erzahlt|merk das|merk dir das)",
      "{text} (merken|speichern|aufschreiben|notieren|vormerken|merk dir das|merk das|das will ich mal machen|muss ich mal hin)",
      "(merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] [die|als|eine|diese|neue] [idee] {raw_text} [ab|auf|ein]",
      "(neue idee|idee|neuer einfall) {raw_text}",
      "(schreib|schreibe|schreiben) [dir|sie|mal|bitte] {raw_text} auf",
      "(schreib|schreibe|schreiben) [dir] auf {raw_text}",
      "(behalt|behalte|behalten) {raw_text} im (hinterkopf|kopf|gedachtnis)",
      "(behalt|behalte|behalten) im (hinterkopf|kopf|gedachtnis) {raw_text}",
      "(halt|halte|halten) [mal] {raw_text} fest",
      "{raw_text} (merken|notieren|aufschreiben)",
      "idee {raw_text} (speichern|merken|notieren|anlegen|aufschreiben)",
      "(fug|fuge|fugen|leg|lege|legen) [neue] idee {raw_text} [hinzu|an]",
      "[nicht] vergessen {raw_text}"
    ],
    "set": {},
    "slots": {
      "text": "text",
      "raw_text": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "speicher die Idee: Ramen bei Cocolo",
      "merk dir das neue Töpferstudio",
      "notier: Filmfestival im März",
      "neue Idee Bootsfahrt auf der Spree",
      "notieren Sie bitte den neuen Weinladen"
    ]
  },
  {
    "id": "ideas.capture#4",
    "capability": "ideas.capture",
    "say": [
      "(merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) (auf|fur|in) [liste] {target_ideas_list_handle} {raw_text}",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb) {raw_text} als [neue] idee (auf|in) [liste] {target_ideas_list_handle}",
      "(merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) {raw_text} (auf|in|unter) [liste] {target_ideas_list_handle}",
      "neue idee (auf|fur|in) [liste] {target_ideas_list_handle} {raw_text}"
    ],
    "set": {},
    "slots": {
      "target_ideas_list_handle": "list",
      "raw_text": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "notier auf Rainy Sundays: Museum mit Café",
      "speicher auf der Liste Winter: Rodeln am Teufelsberg",
      "merk dir Sauna im Wedding auf der Liste Winter",
      "neue Idee für die Liste Winter: Schlittschuhlaufen"
    ]
  },
  {
    "id": "ideas.capture.get",
    "capability": "ideas.capture.get",
    "say": [
      "(ist|sind|bist|hat|wurde|war|wird) [du|das|der|die|es] [link|seite|idee|aufnahme|speichern|artikel|was ich gespeichert habe|ding] [jetzt|schon|eigentlich|mittlerweile|nun|endlich] (fertig|da|gespeichert|durch|geklappt|bereit|gelesen|eingelesen|verarbeitet|drin|funktioniert|so weit)",
      "(was|wie) (ist|wurde|war|steht|weit) [es|das] [nun] (aus|mit|um|bist du mit) [dem|der|das|meinem] (link|seite|idee|artikel|zine|ding) [geworden]",
      "(link|seite|zine|idee|artikel) [link] (stand|status|fertig|da|was ist)",
      "(ist|sind) [das|der|die|es] [link|idee|seite|artikel|aufnahme|was ich gespeichert habe] [schon|jetzt|endlich] (fertig|gespeichert|da|bereit|durch|verarbeitet|gelesen|eingelesen)",
      "(was|wie) (wurde|ist|wird|weit) [aus|mit|der|dem] (link|aufnahme|seite|was ich gespeichert habe) [geworden]",
      "(hat|hats) [das|es] [mit] [link|speichern|seite] [schon] (geklappt|funktioniert)",
      "was macht (link|aufnahme|seite)"
    ],
    "set": {},
    "slots": {},
    "needs": [
      "capture_public_id"
    ],
    "confirm": false,
    "examples": [
      "ist es fertig",
      "ist der Link schon gespeichert",
      "was ist aus dem Link geworden",
      "hat das geklappt",
      "was macht der Link"
    ]
  },
  {
    "id": "ideas.discover",
    "capability": "ideas.discover",
    "say": [
      "(recherchier|recherchiere|recherchieren|google|googel|googeln|erforsche|durchforste|erkundige) [mal|bitte|dich|uber|im netz|im internet] [nach|uber|zu|zum|zur|was|wo|nach guten] {query} [im netz|im internet|online]",
      "(<find>|schau|guck|sieh) [mal|bitte|heraus|raus] (im netz|im internet|online|im web) [nach] {query} [nach|um]",
      "(<find>|schau|guck) [mal|bitte] [nach] {query} (im netz|im internet|online|im web) [nach]",
      "(find|finde|finden) [mal|bitte] (heraus|raus) [was|wo|ob|wie|welche] {query}",
      "(starte|start|mach|mache) [eine] (suche|recherche|websuche) (nach|zu|uber) {query}",
      "(recherchier|recherchiere|recherchieren|stober|stobere|forsch|forsche) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] [nach|zu|uber|im netz|im internet] {query}",
      "(such|suche|suchen|find|finde|finden|schau|schaue|schauen|guck|gucke|google|sieh) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] (im netz|im internet|online|im web|draussen) [nach] {query}",
      "(such|suche|suchen|find|finde|finden) {query} (im netz|im internet|online|im web)",
      "(entdeck|entdecke|entdecken|finde neue|such neue) {query}",
      "(find|finde|finden) heraus [was|welche|wo|wie|wann] {query}",
      "{query} (recherchieren|im netz suchen|im internet suchen|online suchen|googeln)"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "recherchiere Salsakurse für Anfänger",
      "such im Internet nach Töpferkursen",
      "finde online Kochkurse für Paare",
      "schau im Netz nach Kletterhallen",
      "Salsakurse recherchieren"
    ]
  },
  {
    "id": "ideas.saved.query",
    "capability": "ideas.saved.query",
    "say": [
      "[<zeig>] [welche|was fur|alle|was] [alles|so] [gespeicherte|gespeicherten|gemerkte|gemerkten|gesammelte|gesammelten] (ideen|ideensammlung|sammlung|einfalle) [habe|hab|gibt es|liegen] [gespeichert|gesammelt|da|vor|so]",
      "was (habe|hab|haben) [ich|wir] [alles|so|mir|uns] [bisher|so] (gespeichert|gemerkt|gesammelt|notiert|aufgeschrieben)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|was habe|welche|was sind] [alle] [gespeicherte|gespeicherten|gemerkte|gemerkten] (ideen) [habe|gibt es] [gespeichert|gemerkt]",
      "was habe [alles|bisher] (gespeichert|gemerkt|notiert|gesammelt|abgelegt)",
      "(gespeicherte|gemerkte) (ideen|sachen|dinge)",
      "alles was ich (gespeichert|gemerkt) habe"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "zeig meine Ideen",
      "was habe ich gespeichert",
      "welche Ideen habe ich",
      "zeigen Sie mir meine gespeicherten Ideen"
    ]
  },
  {
    "id": "ideas.saved.query#2",
    "capability": "ideas.saved.query",
    "say": [
      "(<find>|<zeig>|habe|gibt es|welche|hab) [schon|alle|noch|irgendwelche|gespeicherte] (idee|ideen|was|etwas|irgendwas|sachen|einfalle) [habe] (zu|zum|zur|mit|fur|furs|uber|namens|wie|in|im|um) {query} [gespeichert|gemerkt|gibt es]",
      "(was|welche ideen) (habe|hab|haben) [ich|wir] (zu|zum|zur|mit|fur|furs|uber) {query} [gespeichert|gemerkt|gesammelt|notiert]",
      "(habe|hab) [schon] (was|etwas|irgendwas) (mit|zu|zum|zur|uber|fur) {query} (gespeichert|gemerkt|notiert|gesammelt)",
      "(such|suche|suchen|find|finde|finden|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|habe|haben|gibt es) [in] [gespeicherte|gespeicherten] (ideen|idee|etwas|irgendwas) (zu|zum|zur|uber|mit|fur|namens|rund um) {query} [gespeichert|gemerkt]",
      "(such|suche|suchen|find|finde|finden) (in|unter) [gespeicherten] ideen [nach] {query}",
      "(such|suche|suchen|find|finde|finden|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|offne) idee {query}",
      "(habe|hatte) [ich|wir] [nicht] [mal] (etwas|irgendwas|was) (zu|zum|zur|uber|mit|fur) {query} (gespeichert|gemerkt|notiert)"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "such Ideen zu Ramen",
      "habe ich etwas mit Klavier gespeichert",
      "zeig die Idee Töpfern",
      "suchen Sie in meinen Ideen nach Sauna"
    ]
  },
  {
    "id": "ideas.saved.query#3",
    "capability": "ideas.saved.query",
    "say": [
      "(was|welche ideen|welche sachen) (mogen|mag|haben|gefallen|wollen|gefallt) {person_name} und (ich|mir) [beide|gemeinsam|auch] [mogen|machen]",
      "(was|welche ideen) (habe|hab|haben) [ich|wir] [mit|fur] {person_name} [und ich] (gemeinsam|gespeichert|gemerkt|gesammelt|notiert)",
      "(<zeig>|welche) (ideen|sachen) (fur|mit) {person_name} [an]",
      "(welche ideen|was|welche) (habe|haben|hatte) [ich|wir] [alles] fur {person_name} (gespeichert|gemerkt|notiert|gesammelt|vorgemerkt)",
      "(zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) ideen [die ich] fur {person_name} [gespeichert|gemerkt] [habe]",
      "(was|welche ideen) (mogen|wollen|finden|gefallen) {person_name} und (ich|mir) [beide|beiden|gemeinsam] [gut]",
      "(was|welche ideen) (habe|haben|teile|teilen) [ich|wir] mit {person_name} [gemeinsam]",
      "[ideen] fur {person_name} (gespeichert|gemerkt)"
    ],
    "set": {},
    "slots": {
      "person_name": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "was habe ich für Mira gespeichert",
      "welche Ideen habe ich mir für Ada gemerkt",
      "zeig die Ideen für Jonas",
      "was mögen Ada und ich beide"
    ]
  },
  {
    "id": "ideas.saved.query#4",
    "capability": "ideas.saved.query",
    "say": [
      "(zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|was fur) [gespeicherte|gespeicherten|gemerkte|gemerkten] orte [als ideen|die ich] [habe] [als idee] (gemerkt|als idee gespeichert|als ideen gespeichert|in ideen)",
      "gemerkte orte"
    ],
    "set": {
      "kind": "saved_places"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "welche Orte habe ich mir gemerkt",
      "gemerkte Orte",
      "zeig die gemerkten Orte",
      "welche Orte habe ich als Idee gespeichert"
    ]
  },
  {
    "id": "ideas.search",
    "capability": "ideas.search",
    "say": [
      "(<find>) [mal|bitte] [nach|alles zu|alles uber|alles mit|uberall nach|in allem nach|uberall|irgendwo] {query} [uberall|in allem|in allen sachen]",
      "(weisst|kennst|hast|habe|haben|gibt es) [du|wir|ich] [irgendwas|etwas|was|alles] (uber|zu|mit|zum|zur) {query}",
      "wo (ist|habe|hab|war|finde|steckt) [ich|nochmal] [das|die|den] [sache|ding] [mit|zu] {query} [hin|hingetan|gespeichert|abgelegt]",
      "(such|suche|suchen|find|finde|finden|durchsuch|durchsuche|durchsuchen) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] [uberall|alles] [nach] {query}",
      "(such|suche|suchen|find|finde|finden) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] {query}",
      "wo war [das|die sache|der tipp] mit [dem|der] {query}",
      "(wo ist|wo habe|wo finde) [die sache mit|das mit] {query}",
      "(weisst|kennst|habe|haben|hast|gibt es) (irgendwas|etwas|irgendetwas|was) (uber|zu|mit) {query}",
      "alles (uber|zu|mit) {query}",
      "nach {query} suchen"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "such Töpfern",
      "suche nach Ramen",
      "finde Nordlicht",
      "durchsuchen Sie alles nach Sauna",
      "weißt du etwas über die Kletterhalle"
    ]
  },
  {
    "id": "ideas.object.get",
    "capability": "ideas.object.get",
    "say": [
      "(erzahl|erzahle|sag|sage|<zeig>) [mir] [mehr|alles|details|infos|was] (uber|von|zu|zum|zur|vom) [der|die|das] [idee|event] {subject.candidate_id}",
      "(was ist|worum geht es|was weisst du) [nochmal|genau|bei|mit|uber] [die|der] [idee] {subject.candidate_id} [genau|nochmal|eigentlich]",
      "<zeig> [die|mir] [idee] {subject.candidate_id} [an|nochmal]",
      "(erzahl|erzahle|erzahlen|sag|sage|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|lies) [mehr|etwas|was|alles|details] (uber|zu|zum|zur|von|vom) [idee|ort] {subject.candidate_id}",
      "(was ist|was war|beschreib|beschreibe|beschreiben) [nochmal] [idee] {subject.candidate_id}",
      "(mehr|details|infos|naheres|informationen) (uber|zu|zum|zur) [idee] {subject.candidate_id}",
      "(offne|offnen|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) [idee] {subject.candidate_id}",
      "worum geht es (bei|in|beim) {subject.candidate_id}"
    ],
    "set": {
      "operation": "open"
    },
    "slots": {
      "subject.candidate_id": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "erzähl mir mehr über den Flohmarkt",
      "was ist der Jazzabend",
      "Details zum Eislaufen",
      "öffnen Sie die Idee Töpfern",
      "worum geht es bei der Oper"
    ]
  },
  {
    "id": "ideas.created.archive",
    "capability": "ideas.created.archive",
    "say": [
      "<losch> [die|das|meine] [gespeicherte] (idee|ideen) [mit|zu|zum|namens|von] {idea_handle} [weg|raus|bitte]",
      "<losch> {idea_handle} (aus|von) [den|meinen|gespeicherten] (ideen|sammlung) [weg|raus]",
      "[die] idee {idea_handle} (loschen|archivieren|entfernen|weg|wegwerfen|kann weg|brauche ich nicht mehr|weg damit)",
      "{idea_handle} (aus|von) [den|meinen] ideen (loschen|entfernen|streichen|nehmen|archivieren)",
      "(archivier|archiviere|archivieren|losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse|vergiss) idee {idea_handle}",
      "(archivier|archiviere|archivieren|losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse) {idea_handle} (aus|von) [gespeicherten] ideen",
      "idee {idea_handle} (archivieren|loschen|entfernen|weg|kann weg|ist erledigt|brauche ich nicht mehr)",
      "{idea_handle} aus [gespeicherten] ideen (loschen|entfernen|nehmen)",
      "(archivier|archiviere|archivieren) {idea_handle}"
    ],
    "set": {},
    "slots": {
      "idea_handle": "idea"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "archivier die Idee Töpfern",
      "lösch die Idee Ramen",
      "entfernen Sie die Sauna aus meinen Ideen",
      "die Idee Flohmarkt kann weg"
    ]
  },
  {
    "id": "ideas.created.update",
    "capability": "ideas.created.update",
    "say": [
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) idee {idea_handle} [in|zu|um in|als] {title} [um]",
      "idee {idea_handle} soll [jetzt] {title} heissen",
      "idee {idea_handle} in {title} umbenennen",
      "(ander|andere|andern|setz|setze) (titel|name|namen) [von|der] idee {idea_handle} (in|auf|zu) {title}"
    ],
    "set": {},
    "slots": {
      "idea_handle": "idea",
      "title": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "benenn die Idee Töpfern in Tonkurs um",
      "die Idee Sauna soll Dampfbad heißen",
      "ändere den Titel der Idee Ramen in Nudelabend",
      "nennen Sie die Idee Markt Flohmarkt am Sonntag"
    ]
  },
  {
    "id": "ideas.created.update#2",
    "capability": "ideas.created.update",
    "say": [
      "(schlag|schlage|schlagen|zeig|zeige|zeigen|empfiehl|empfehlen) {idea_handle} nicht mehr vor",
      "{idea_handle} nicht mehr (vorschlagen|empfehlen|zeigen|anzeigen)",
      "(schlag|schlage|schlagen|zeig|zeige|zeigen|empfiehl|empfehlen) {idea_handle} nicht mehr"
    ],
    "set": {
      "show_in_for_you": false
    },
    "slots": {
      "idea_handle": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "schlag mir den Flohmarkt nicht mehr vor",
      "die Sauna nicht mehr vorschlagen",
      "zeigen Sie mir das Eislaufen nicht mehr",
      "die Oper nicht mehr empfehlen"
    ]
  },
  {
    "id": "ideas.created.update#3",
    "capability": "ideas.created.update",
    "say": [
      "(setz|setze|setzen|trag|fug|fuge|ander|andere|andern) link (von|bei|der|zu|zur|fur) [idee] {idea_handle} [auf|in|hinzu] {source_url} [ein|hinzu]",
      "link (von|zu|zur|der|fur) [idee] {idea_handle} (ist|lautet) {source_url}"
    ],
    "set": {},
    "slots": {
      "idea_handle": "idea",
      "source_url": "link"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "setz den Link der Idee Töpfern auf https://example.com/p",
      "der Link zur Sauna ist https://example.com/s",
      "ändern Sie den Link von Ramen auf https://example.com/r",
      "trag den Link bei der Idee Kino ein https://example.com/k"
    ]
  },
  {
    "id": "ideas.lists.query",
    "capability": "ideas.lists.query",
    "say": [
      "[<zeig>] [welche|was fur|alle|wie viele] [alle|eigenen|meine|unsere] listen [habe|hab|gibt es|haben|existieren|an|auf]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|was habe|was fur|welche] [alle] (listen|ideenlisten) [habe|gibt es|haben]",
      "was fur listen (habe|gibt es)"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "zeig meine Listen",
      "welche Listen habe ich",
      "was für Listen gibt es",
      "zeigen Sie mir alle Listen"
    ]
  },
  {
    "id": "ideas.lists.query#2",
    "capability": "ideas.lists.query",
    "say": [
      "(gibt es|habe|haben|hatte) [ich|wir] [schon] [eine] liste (fur|furs|zu|zum|zur|mit|uber|namens) {query}",
      "(such|suche|suchen|find|finde|finden) liste [fur|zu|mit|namens] {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "gibt es eine Liste für Regentage",
      "habe ich eine Liste zu Paris",
      "such die Liste Winter",
      "haben wir schon eine Liste mit Restaurants"
    ]
  },
  {
    "id": "ideas.lists.get",
    "capability": "ideas.lists.get",
    "say": [
      "<zeig> [mal|nochmal] [was] [auf|in|alles auf] [die|der|meine|meiner|unsere] [liste] [namens|fur|von|mit] {ideas_list_handle} [liste] [steht|ist|habe|an|auf|nochmal]",
      "was (steht|ist|habe|hab|haben|gibt es|liegt) [ich|wir] [denn|alles|so] (auf|in) [der|die|meiner|unserer] [liste] {ideas_list_handle} [liste] [drauf|alles|gespeichert|stehen]",
      "(welche|was fur) (ideen|sachen|dinge) (stehen|sind|habe|hab) [ich] (auf|in) [der|meiner] [liste] {ideas_list_handle} [drauf]",
      "[die|meine] liste {ideas_list_handle} (zeigen|offnen|anzeigen|ansehen|bitte|auf)",
      "(offne|offnen|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|lies|mach) liste {ideas_list_handle} [auf]",
      "(offne|offnen|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|lies|mach) {ideas_list_handle} [liste] [auf]",
      "was (ist|steht|sind|gibt es|habe|haben) [wir|ich] [alles] (auf|in|unter) [liste] {ideas_list_handle} [drauf|drin|stehen]",
      "welche ideen (sind|stehen) (auf|in) [liste] {ideas_list_handle}",
      "liste {ideas_list_handle} [zeigen|anzeigen|offnen|ansehen]"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "öffne die Liste Rainy Sundays",
      "zeig mir die Liste Winter",
      "was steht auf Rainy Sundays",
      "welche Ideen sind auf der Liste Paris",
      "Liste Date night"
    ]
  },
  {
    "id": "ideas.lists.create",
    "capability": "ideas.lists.create",
    "say": [
      "<mach> [mir|uns] [eine|ne] [neue|leere|weitere] (liste|ideenliste) [namens|mit namen|mit dem namen|mit dem titel|fur|und nenn sie|die heisst|mit] {name} [an|auf|heisst]",
      "<mach> [mir|uns] [eine|ne] [neue|leere] (liste|ideenliste) [namens|mit namen] {name} (mit|fur|zusammen mit) {person_names} [an|auf]",
      "<mach> [mir|uns] [eine|ne] [neue|leere] (liste|ideenliste) (fur|mit) {person_names} (namens|mit namen|mit dem namen|die heisst) {name} [an]",
      "(brauche|will|mochte|brauchen|hatte gern|hatte) [eine|ne|noch eine] [neue] (liste|ideenliste) [namens|fur|mit] {name} [haben|anlegen]",
      "[eine] neue liste [namens|fur] {name} [anlegen|bitte|erstellen]",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel) [neue] liste [namens|mit dem namen|genannt|fur|mit dem titel] {name} (fur|mit) {person_names} [an]",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel) (neue liste|liste namens|liste mit dem namen|liste) [namens|fur] {name} [an]",
      "neue liste [namens|mit dem namen|fur] {name} [fur|mit] [{person_names}]",
      "(brauche|will|mochte) [neue] liste [namens|fur] {name}",
      "[neue] liste {name} (anlegen|erstellen|machen)"
    ],
    "set": {},
    "slots": {
      "name": "text",
      "person_names": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "erstell eine Liste Regentage",
      "mach eine neue Liste namens Herbst",
      "legen Sie eine Liste Gartenbesuche für Ada an",
      "neue Liste Kino",
      "ich brauche eine neue Liste für Paris",
      "die Liste Winter anlegen"
    ]
  },
  {
    "id": "ideas.lists.rename",
    "capability": "ideas.lists.rename",
    "say": [
      "<nenn> [die|meine|unsere] [liste] {ideas_list_handle} [liste] [in|zu|um in|als|jetzt] {name} [um]",
      "<nenn> {ideas_list_handle} um (in|zu) {name}",
      "[die] [liste] {ideas_list_handle} (soll|sollte|heisst|wird) [jetzt|kunftig|nun|ab sofort] [in|zu] {name} [heissen|umbenannt|umbenannt werden]",
      "[die] [liste] {ideas_list_handle} (in|zu) {name} umbenennen",
      "(ander|andere|andern) [den] (namen|titel) (von|der|fur) [liste] {ideas_list_handle} (in|zu|auf) {name}",
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) liste {ideas_list_handle} [in|zu|um in|als] {name} [um]",
      "liste {ideas_list_handle} soll [jetzt|kunftig|ab jetzt] {name} heissen",
      "liste {ideas_list_handle} heisst [jetzt|ab jetzt|ab sofort] {name}",
      "liste {ideas_list_handle} (in|zu) {name} umbenennen",
      "{ideas_list_handle} soll [jetzt|kunftig] {name} heissen",
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) {ideas_list_handle} in {name} um",
      "{ideas_list_handle} in {name} umbenennen",
      "(ander|andere|andern|setz|setze) (name|namen|titel) [von|der] liste {ideas_list_handle} (in|auf|zu) {name}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "name": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "benenn die Liste Winter in Schnee um",
      "die Liste Herbst soll jetzt Oktober heißen",
      "ändern Sie den Namen der Liste Kino in Filme",
      "nenn Winter in Kälte um",
      "die Liste Paris in Frankreich umbenennen"
    ]
  },
  {
    "id": "ideas.lists.duplicate",
    "capability": "ideas.lists.duplicate",
    "say": [
      "(mach|mache|machen|erstell|erstelle|brauche|will|zieh) [eine] (kopie|duplikat|abschrift|zweitfassung) (von|der|vom) [liste] {ideas_list_handle} [an]",
      "(kopier|kopiere|kopieren|duplizier|dupliziere|duplizieren|verdoppel|verdopple|klon|klone) [die|meine] [liste] {ideas_list_handle} [liste]",
      "[die] liste {ideas_list_handle} (kopieren|duplizieren|klonen|verdoppeln)",
      "(kopier|kopiere|kopieren|duplizier|dupliziere|duplizieren|verdoppel|verdopple) [liste] {ideas_list_handle}",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel) (kopie|duplikat) [von|der|meiner] [liste] {ideas_list_handle}",
      "[liste] {ideas_list_handle} (kopieren|duplizieren)"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "kopier die Liste Winter",
      "duplizieren Sie Rainy Sundays",
      "mach eine Kopie von der Liste Kino",
      "die Liste Paris duplizieren"
    ]
  },
  {
    "id": "ideas.lists.delete",
    "capability": "ideas.lists.delete",
    "say": [
      "<losch> [die|meine|unsere|ganze] [ganze|ideen] liste [namens|mit|fur] {ideas_list_handle} [komplett|ganz|weg|raus|bitte]",
      "[die|meine] liste {ideas_list_handle} (loschen|entfernen|wegwerfen|weg|kann weg|brauche ich nicht mehr|brauchen wir nicht mehr|komplett loschen)",
      "(brauche|brauchen) [die] liste {ideas_list_handle} nicht mehr",
      "(losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse) liste {ideas_list_handle} [weg]",
      "liste {ideas_list_handle} (loschen|entfernen|wegwerfen|kann weg|weg|brauche ich nicht mehr|brauchen wir nicht mehr)",
      "(brauche|brauchen) liste {ideas_list_handle} nicht mehr",
      "(losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse) {ideas_list_handle}",
      "{ideas_list_handle} (loschen|kann weg)",
      "weg mit [der] liste {ideas_list_handle}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "lösch die Liste Herbst",
      "entfernen Sie die Liste Kino",
      "die Liste Paris kann weg",
      "ich brauche die Liste Winter nicht mehr"
    ]
  },
  {
    "id": "ideas.lists.items.update",
    "capability": "ideas.lists.items.update",
    "say": [
      "<setz> {idea_handles} [noch|mal|bitte|auch] (auf|in|zu|zur) [die|der|meine|meiner|unsere] [liste] {ideas_list_handle} [liste] [hinzu|ein|auf|rein|drauf|dazu]",
      "<setz> [der|die|zur|zu] liste {ideas_list_handle} [noch|bitte|auch] [den|die|das] {idea_handles} [hinzu|dazu]",
      "<setz> (auf|in|zu|zur) [die|der|meine] [liste] {ideas_list_handle} [noch|auch] {idea_handles} [hinzu|ein|auf|rein|drauf|dazu]",
      "{idea_handles} [noch|soll|muss|kommt|gehort|passt|bitte|auch] (auf|in|zu|zur) [die|der|meine|meiner] [liste] {ideas_list_handle} [liste] [setzen|packen|schreiben|drauf|hinzufugen|rein|dazu|stellen|tun]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb) {idea_handles} (auf|aufs|in|ins|zu|zur) [liste] {ideas_list_handle} [hinzu|dazu|drauf|rein|ein]",
      "{idea_handles} (auf|in|zu|zur) [liste] {ideas_list_handle} [setzen|packen|legen|speichern|hinzufugen|tun|nehmen]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb) {idea_handles} (dort|dorthin) (hinzu|dazu|drauf|rein)",
      "{idea_handles} (soll|sollen|gehort|gehoren|muss|kommt|kommen) (auf|in) [liste] {ideas_list_handle}"
    ],
    "set": {
      "mode": "add"
    },
    "slots": {
      "idea_handles": "idea",
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": [
      "pack das Eislaufen auf Rainy Sundays",
      "setz die Sauna auf die Liste Winter",
      "fügen Sie den Flohmarkt zur Liste Date night hinzu",
      "das Töpfern auf die Liste Winter setzen",
      "Ramen gehört auf Date night"
    ]
  },
  {
    "id": "ideas.lists.items.update#2",
    "capability": "ideas.lists.items.update",
    "say": [
      "<nimm> {idea_handles} [wieder|bitte] (von|aus|vo|vom) [der|da|meiner|unserer] [liste] {ideas_list_handle} [liste] [runter|raus|weg|wieder|ab]",
      "{idea_handles} [wieder|soll|kann|muss] (von|aus|vom) [der|meiner] [liste] {ideas_list_handle} [liste] (runter|raus|weg|nehmen|streichen|loschen|entfernen|runternehmen|rausnehmen|verschwinden)",
      "{idea_handles} gehort nicht (auf|in) [die] [liste] {ideas_list_handle}",
      "(nimm|nehmen|streich|streiche|streichen|losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|hol|kick) {idea_handles} (von|vom|aus) [liste] {ideas_list_handle} [runter|raus|weg]",
      "{idea_handles} (von|aus) [liste] {ideas_list_handle} (nehmen|streichen|loschen|entfernen|runter|raus|weg|runternehmen)",
      "{idea_handles} (soll|sollen|muss|kann|kommt) (von|aus) [liste] {ideas_list_handle} (runter|raus|weg)"
    ],
    "set": {
      "mode": "remove"
    },
    "slots": {
      "idea_handles": "idea",
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": [
      "nimm das Töpfern von der Liste Winter",
      "streich die Sauna von Rainy Sundays",
      "entfernen Sie den Flohmarkt aus der Liste Date night",
      "den Film von der Liste Kino löschen"
    ]
  },
  {
    "id": "ideas.lists.items.update#3",
    "capability": "ideas.lists.items.update",
    "say": [
      "[auf] liste {ideas_list_handle} soll nur [noch] {idea_handles} (stehen|sein|enthalten|bleiben)",
      "(lass|lassen|behalt|behalte) nur {idea_handles} (auf|in) [liste] {ideas_list_handle}",
      "(ersetz|ersetze|ersetzen) alles (auf|in) [liste] {ideas_list_handle} (durch|mit) {idea_handles}"
    ],
    "set": {
      "mode": "replace"
    },
    "slots": {
      "ideas_list_handle": "list",
      "idea_handles": "idea"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "auf der Liste Winter soll nur noch die Sauna stehen",
      "lass nur Ramen auf der Liste Date night",
      "ersetze alles auf der Liste Kino durch den Film",
      "behalte nur das Töpfern auf Winter"
    ]
  },
  {
    "id": "ideas.lists.members.update",
    "capability": "ideas.lists.members.update",
    "say": [
      "<setz> {person_names} [noch|auch] (auf|in|zu|zur) [die|der|meine|meiner] [liste] {ideas_list_handle} [liste] [hinzu|ein|auf|rein|drauf|dazu|als person]",
      "{person_names} [soll|kommt|gehort|noch|auch|muss] (auf|in|zu|zur) [die|der|meine] [liste] {ideas_list_handle} [liste] [hinzufugen|dazu|drauf|setzen|aufnehmen|rein]",
      "[die] liste {ideas_list_handle} (ist|soll) [auch|jetzt] (fur|mit) {person_names} [sein|auch]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb) [person|freund|freundin] {person_names} (auf|in|zu|zur) liste {ideas_list_handle} [hinzu|dazu|rein|ein]",
      "liste {ideas_list_handle} ist (fur|mit) {person_names}",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb) (person|freund|freundin) {person_names} (auf|in|zu|zur) [liste] {ideas_list_handle} [hinzu|dazu|rein]",
      "{person_names} (gehort|gehoren|soll|sollen|kommt) (auch|mit) (zu|zur|auf|in) liste {ideas_list_handle}",
      "{person_names} zur liste {ideas_list_handle} (hinzufugen|dazunehmen)"
    ],
    "set": {
      "mode": "add"
    },
    "slots": {
      "person_names": "people",
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "füg Ada zur Liste Winter hinzu",
      "die Liste Kino ist für Mira",
      "nimm die Person Jonas in die Liste Winter",
      "Priya gehört auch zur Liste Paris"
    ]
  },
  {
    "id": "ideas.lists.members.update#2",
    "capability": "ideas.lists.members.update",
    "say": [
      "<nimm> {person_names} [wieder] (von|aus|vom) [der|meiner] [liste] {ideas_list_handle} [liste] [runter|raus|weg]",
      "{person_names} [wieder|soll|kann|muss] (von|aus|vom) [der] [liste] {ideas_list_handle} [liste] (runter|raus|weg|nehmen|streichen|entfernen|loschen)",
      "(nimm|nehmen|streich|streiche|streichen|losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|hol|kick) [person|freund|freundin] {person_names} (von|aus) [liste] {ideas_list_handle} [raus|weg|runter]",
      "{person_names} (von|aus) [liste] {ideas_list_handle} (nehmen|entfernen|loschen|raus|werfen)",
      "liste {ideas_list_handle} ist nicht mehr (fur|mit) {person_names}",
      "{person_names} (gehort|gehoren) nicht mehr zur liste {ideas_list_handle}"
    ],
    "set": {
      "mode": "remove"
    },
    "slots": {
      "person_names": "people",
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "nimm Ada aus der Liste Winter",
      "entfernen Sie Jonas von der Liste Kino",
      "die Liste Paris ist nicht mehr für Mira",
      "Priya aus der Liste Winter entfernen"
    ]
  },
  {
    "id": "ideas.lists.defaults.update",
    "capability": "ideas.lists.defaults.update",
    "say": [
      "(stell|stelle|stellen|leg|lege|legen|setz|setze|setzen) (bei|fur|beim) [liste] {ideas_list_handle} (standardmassig|als standard|grundsatzlich|immer|als gegend|als kiez|als stadtteil) {neighborhood_names} [ein|fest]",
      "(setz|setze|setzen|stell|stelle|leg) (standard|vorgabe|vorgaben|voreinstellung|gegend|kiez|stadtteil|stadtteile) [von|fur|der|bei] [liste] {ideas_list_handle} auf {neighborhood_names} [fest|ein]",
      "(bei|fur|auf) [liste] {ideas_list_handle} (immer|standardmassig|grundsatzlich|nur) [in|im] {neighborhood_names} [suchen]",
      "liste {ideas_list_handle} (soll|gilt) (immer|standardmassig|grundsatzlich) [fur|in] {neighborhood_names} [suchen|gelten]"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "neighborhood_names": "words"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "stell bei Date night standardmäßig Kreuzberg ein",
      "setz den Standard der Liste Winter auf Neukölln",
      "für die Liste Kino immer Mitte und Wedding",
      "legen Sie bei Rainy Sundays als Kiez Neukölln fest"
    ]
  },
  {
    "id": "ideas.lists.defaults.update#2",
    "capability": "ideas.lists.defaults.update",
    "say": [
      "(stell|stelle|stellen|setz|setze|leg|lege|legen) (bei|fur|beim) [liste] {ideas_list_handle} [als|standardmassig|immer] (aktivitat|aktivitaten) {activity_names} [ein|fest]",
      "(aktivitat|aktivitaten|standardaktivitat) (von|bei|fur|der) [liste] {ideas_list_handle} (ist|sind) {activity_names}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "activity_names": "words"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "stell bei der Liste Winter als Aktivität Wandern ein",
      "die Aktivität der Liste Kino ist Filme",
      "legen Sie für Rainy Sundays die Aktivitäten Spiele und Museen fest",
      "die Aktivität bei Paris ist Essen"
    ]
  },
  {
    "id": "ideas.lists.defaults.update#3",
    "capability": "ideas.lists.defaults.update",
    "say": [
      "liste {ideas_list_handle} (ist|gilt) (standardmassig|immer|normalerweise) fur {when_preset}",
      "(stell|stelle|stellen|setz|setze|leg|lege) (bei|fur) [liste] {ideas_list_handle} (standardmassig|als zeit|als standard|immer|den zeitraum|die zeit) [auf] {when_preset} [ein|fest]",
      "(zeitraum|zeit|standardzeit) (von|bei|fur|der) [liste] {ideas_list_handle} ist [standardmassig] {when_preset}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "when_preset": "preset"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "die Liste Winter gilt standardmäßig für nächste Woche",
      "stell bei der Liste Kino als Zeit dieses Wochenende ein",
      "der Zeitraum der Liste Paris ist nächste Woche",
      "setz für Rainy Sundays die Zeit auf dieses Wochenende"
    ]
  },
  {
    "id": "ideas.lists.defaults.update#4",
    "capability": "ideas.lists.defaults.update",
    "say": [
      "(nimm|nehmen|streich|streiche|streichen|losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|hol|kick) [die] (zeit|zeitraum|standardzeit) (von|aus|bei) [vorgaben|standard] [von|der] [liste] {ideas_list_handle} [raus|weg]",
      "[liste] {ideas_list_handle} hat [kein|keine|keinen] (feste zeit|festen zeitraum|standardzeit)"
    ],
    "set": {
      "when_preset": null
    },
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "entferne den Zeitraum bei der Liste Winter",
      "die Liste Kino hat keine feste Zeit",
      "nehmen Sie die Zeit aus den Vorgaben der Liste Paris raus",
      "lösch den Zeitraum von Rainy Sundays"
    ]
  },
  {
    "id": "ideas.lists.share.prepare",
    "capability": "ideas.lists.share.prepare",
    "say": [
      "(teil|teile|teilen|schick|schicke|zeig|zeige|gib|geben|send|sende) [die|meine|unsere] [liste] [mit den|fur|von] {ideas_list_handle} [liste] (mit|an|fur) {person_name} [bitte|der freut sich|die freut sich]",
      "(teil|teile|teilen|schick|schicke|zeig|zeige|gib|geben|send|sende) {person_name} [die|meine] [liste] [mit den|mit] {ideas_list_handle} [liste]",
      "[die] liste {ideas_list_handle} (mit|an) {person_name} (teilen|schicken|senden|weitergeben|geben)",
      "(lass|lasse|lassen) {person_name} [die|meine] [liste] {ideas_list_handle} [liste] (sehen|ansehen|anschauen|lesen|haben)",
      "{person_name} (soll|darf|kann|konnte) [die|meine] [liste] {ideas_list_handle} [liste] (sehen|ansehen|haben|bekommen|kriegen)",
      "(teil|teile|teilen) [liste] {ideas_list_handle} mit {person_name}",
      "(schick|schicke|schicken|verschick|verschicke|verschicken|send|sende|senden|versende|versenden|zeig|zeige|zeigen|gib|geben) [liste] {ideas_list_handle} an {person_name}",
      "(schick|schicke|schicken|verschick|verschicke|verschicken|send|sende|senden|versende|versenden|zeig|zeige|zeigen|gib|geben) {person_name} liste {ideas_list_handle}",
      "[liste] {ideas_list_handle} mit {person_name} teilen",
      "[der|die] {person_name} (soll|darf|kann) [auch] [die] liste {ideas_list_handle} [auch] (sehen|ansehen|sehen konnen|sehen durfen|bekommen|haben)",
      "[der|die] {person_name} [die] liste {ideas_list_handle} (zeigen|schicken|geben|freigeben)",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel|gib|geben) [liste] {ideas_list_handle} fur {person_name} (frei|sichtbar)",
      "(gib|geben) {person_name} zugriff auf [liste] {ideas_list_handle}",
      "(lass|lassen) {person_name} liste {ideas_list_handle} sehen"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "person_name": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "teil die Liste Winter mit Ada",
      "teilen Sie Kino mit Mira",
      "schick Jonas die Liste Winter",
      "Ada soll die Liste Paris auch sehen können",
      "die Liste Kino mit Priya teilen"
    ]
  },
  {
    "id": "ideas.lists.directions.get",
    "capability": "ideas.lists.directions.get",
    "say": [
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|was sind|wie lauten|lies] (vorgaben|hinweise|regeln|richtlinien|anweisungen|wunsche|wegweiser|kriterien) [hat|haben|gelten] [von|vom|fur|auf|der|des|bei|zu] [liste] {ideas_list_handle}",
      "was (muss|soll|sollte) [man|ich] (bei|fur) [liste] {ideas_list_handle} (beachten|bedenken|wissen)",
      "worauf [soll|muss|sollte] (bei|fur) [liste] {ideas_list_handle} [man] (achten|geachtet werden)"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "zeig die Vorgaben der Liste Winter",
      "welche Regeln gelten für Rainy Sundays",
      "was sind die Hinweise zur Liste Kino",
      "worauf soll man bei der Liste Paris achten"
    ]
  },
  {
    "id": "ideas.lists.likes.preview",
    "capability": "ideas.lists.likes.preview",
    "say": [
      "(like|liken|herz|herze|favorisier|favorisiere|favorisieren) (alles|alle|alle ideen) (auf|von|aus|in) [liste] {ideas_list_handle} (fur|mit) {person_names}",
      "was (wurde|konnte|wurden|konnten) {person_names} (auf|von|aus) [liste] {ideas_list_handle} (gefallen|mogen)",
      "was [wurde|konnte] (auf|von|aus) [liste] {ideas_list_handle} [wurde|konnte] {person_names} (gefallen|mogen)",
      "(ubernimm|ubernehme|ubernehmen|setz|setze) [likes|herzen] (von|aus|auf) [liste] {ideas_list_handle} (fur|mit) {person_names}",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben] vorschau [der|von] (likes|herzen) [fur|von|auf] [liste] {ideas_list_handle} (fur|mit) {person_names}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "person_names": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "like alles auf Date night für Ada",
      "was würde Mira auf der Liste Kino gefallen",
      "liken Sie alles auf der Liste Winter für Ben",
      "Vorschau der Likes für die Liste Winter mit Ada"
    ]
  },
  {
    "id": "ideas.lists.likes.apply",
    "capability": "ideas.lists.likes.apply",
    "say": [
      "(ubernimm|ubernehme|ubernehmen|wende|wenden) [die] (vorschau|likes|likes der vorschau|vorgeschlagenen likes) [fur|auf|von|der] [liste] [{ideas_list_handle}] [an]",
      "(vorschau|likes) [von|der|fur] [liste] [{ideas_list_handle}] (ubernehmen|anwenden)"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": true,
    "examples": [
      "übernimm die Likes der Liste Winter",
      "die Vorschau übernehmen",
      "wenden Sie die Likes auf Kino an",
      "die Likes der Liste Paris anwenden"
    ]
  },
  {
    "id": "likes.query",
    "capability": "likes.query",
    "say": [
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|was sind] [alle] (likes|herzen|favoriten|lieblingsideen) [habe|gibt es]",
      "was gefallt (allen|euch)",
      "was haben wir alles geliked"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "zeig meine Likes",
      "alle Likes",
      "welche Favoriten habe ich",
      "zeigen Sie alle Likes"
    ]
  },
  {
    "id": "likes.query#2",
    "capability": "likes.query",
    "say": [
      "(was|welche ideen|welche sachen) (mag|gefallt|habe|hab|like) [ich|mir] [alles|so|selbst] [geliked|gelikt|geliket|gefallen|gemocht|als favorit markiert]",
      "(<zeig>|welche) [alle] [meine|eigenen] (likes|favoriten|lieblingsideen|herzchen) [habe|an]",
      "was (mogen|gefallt|gefallen|liken) [meine|meinen] (freunde|freunden|freundinnen|leute|leuten|anderen|die anderen|andere) [so|gerade]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche] (likes|herzen) (von|der) [meinen|meiner] (freunden|freunde|leuten|anderen) [darf|kann] [ich] [sehen]",
      "worauf (stehen|haben) (freunde|andere|leute) [lust]"
    ],
    "set": {
      "filters.incoming_only": true
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "was gefällt meinen Freunden gerade",
      "zeig die Likes meiner Freunde",
      "worauf haben meine Freunde Lust",
      "was mögen meine Freunde so"
    ]
  },
  {
    "id": "likes.query#3",
    "capability": "likes.query",
    "say": [
      "(was|welche ideen|worauf) (mogen|gefallt|stehen|liken|haben) [den|die|meine|meinen] (freunde|freunden|anderen|leute) [gerade|so|denn|alles] [geliked|gelikt]",
      "(<zeig>|gibt es|welche) [neue] likes [von] [den|meinen|meiner] (freunde|freunden|anderen)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben] was (gefallt mir|mag ich|mir gefallt|ich mag|habe ich geliked|habe ich geliket) [alles]",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben] (eigene|eigenen) (likes|herzen|favoriten)",
      "was habe [alles] (geliked|geliket|gelikt|mit herz versehen|favorisiert)",
      "wo habe [ein] herz (drangemacht|vergeben|gesetzt|gegeben)"
    ],
    "set": {
      "filters.own_only": true
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "was gefällt mir",
      "was mag ich",
      "was habe ich alles geliked",
      "zeig meine eigenen Likes"
    ]
  },
  {
    "id": "likes.query#4",
    "capability": "likes.query",
    "say": [
      "(was|worauf|welche ideen) (mag|gefallt|liked|likt|steht|hat|liket) {people_handles} [gerade|so|denn|alles|gern|gerne|zuletzt] [geliked|gelikt|gefallen|gemocht]",
      "(<zeig>) [mir] [die] likes (von|der) {people_handles}",
      "was (mag|gefallt) [der|die] {people_handles} [so|alles|gern|gerne]",
      "(zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche) (likes|herzen|favoriten) (von|hat) {people_handles}",
      "was (hat|haben) {people_handles} [alles] (geliked|geliket|gelikt)",
      "was (wurde|konnte) {people_handles} gefallen",
      "(worauf steht|was findet) {people_handles} [gut]"
    ],
    "set": {},
    "slots": {
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "was mag Ada",
      "zeig die Likes von Zoë",
      "was hat Ben alles geliked",
      "was gefällt Mira so"
    ]
  },
  {
    "id": "likes.mutate",
    "capability": "likes.mutate",
    "say": [
      "{subject.handle} (gefallt|gfallt) [mir|uns|ma] [gut|sehr|total|super|echt] [merk] [dir|da] [das|des]",
      "(mag|liebe|like|mogen|lieben) [ich|wir] {subject.handle} [sehr|total|gern]",
      "(ich|wir) (mag|liebe|like|mogen|lieben|finde|finden) {subject.handle} [sehr|total|gut|super|toll|cool|klasse]",
      "{subject.handle} (finde|finden|mag|liebe) [ich|wir] [gut|super|toll|cool|klasse|spitze|richtig gut|gern]",
      "(gib|geben|setz|setze|mach|mache) [ein|nen|einen] (herz|like|herzchen|daumen hoch) (fur|auf|an|bei|zu|zum) {subject.handle} [mit|fur] [{people_handles}]",
      "(gib|geben) {subject.handle} [ein|nen] (herz|like|herzchen)",
      "(merk|markier|markiere|speicher|speichere) {subject.handle} als (favorit|liebling|like|gemocht|lieblingsidee) [fur {people_handles}]",
      "(hatte|habe) [lust|bock] auf {subject.handle} [mit {people_handles}]",
      "(like|liken|herz|herze|favorisier|favorisiere|favorisieren) {subject.handle} [(fur|mit) {people_handles}]",
      "{subject.handle} (gefallt mir|mag ich|find ich gut|find ich super|find ich toll|finde ich gut|finde ich super|finde ich toll|liken) [sehr]",
      "(mach|mache|setz|setze|gib|geb) [ein] herz (an|bei|auf|fur|dran) {subject.handle} [(fur|mit) {people_handles}]",
      "(gib|geben|mach) {subject.handle} [ein] (herz|like|herzchen)",
      "{subject.handle} [gern|gerne] mit {people_handles} [sehen|machen|besuchen] [mach|setz] [da|ein] herz [dran|drauf]",
      "{subject.handle} [wurde ich] (gern|gerne) mit {people_handles} (sehen|machen|besuchen|erleben)",
      "(mag|mochte|finde|find) {subject.handle} [gut|super|toll] [(fur|mit) {people_handles}]"
    ],
    "set": {
      "operation": "save",
      "subject.kind": "idea"
    },
    "slots": {
      "subject.handle": "idea",
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "like den Flohmarkt",
      "die Oper gefällt mir",
      "mach ein Herz an das Eislaufen",
      "gib dem Jazzabend ein Herz",
      "das Fondue mag ich"
    ]
  },
  {
    "id": "likes.mutate#2",
    "capability": "likes.mutate",
    "say": [
      "{subject.handle} (gefallt|gfallt|mag|mogen) [mir|uns|ich|wir] [doch] (nicht|nicht mehr|nimmer) [so|mehr] [gern|wegnehmen|weg] [von|aus] [meinen|meine] [likes]",
      "(ich|wir) (mag|mogen|like|liebe) {subject.handle} (nicht|nicht mehr|nimmer) [mehr|gern]",
      "<nimm> [mein|meinen|das|den] (like|herz|herzchen) (von|bei|fur|fur die|zu) {subject.handle} [weg|zuruck|raus|runter]",
      "<nimm> {subject.handle} (aus|von) [meinen] (likes|favoriten) [raus|weg]",
      "{subject.handle} (gefallt mir|mag ich|finde ich) [doch] nicht mehr [gut]",
      "{subject.handle} (gefallt mir|mag ich) [doch] nicht",
      "kein (herz|like) mehr (fur|bei|an) {subject.handle}",
      "(nimm|nehmen|entfern|entferne|entfernen|losch|losche|loschen|mach) [das|mein] (herz|like|herzchen) (von|vom|bei|beim|an|am) {subject.handle} [weg|zuruck|runter]",
      "(unlike|entlike|entliken) {subject.handle}",
      "{subject.handle} (nicht mehr liken|entliken|unliken)"
    ],
    "set": {
      "operation": "unlike",
      "subject.kind": "idea"
    },
    "slots": {
      "subject.handle": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "die Oper gefällt mir nicht mehr",
      "nimm das Herz vom Flohmarkt weg",
      "entfernen Sie den Like bei Eislaufen",
      "das Fondue mag ich doch nicht"
    ]
  },
  {
    "id": "relationships.people.query",
    "capability": "relationships.people.query",
    "say": [
      "[<zeig>] [welche|wer|alle|was fur] [sind|alle] [meine|eigenen|gespeicherten] <leute> [habe|hab|kenne|sind|gespeichert] [hier|gespeichert|drin|alles|an]",
      "(wen|wer) (kenne|habe|hab|ist|sind|steht) [ich] [hier|alles|so|alles so] (gespeichert|drin|in kontakten|bei personen|in meinen kontakten|eingetragen)",
      "(mit|zu) (wem|welchen freunden|welche freunde) bin ich [hier] (verbunden|verknupft|befreundet)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|wer sind|was fur] [alle] (leute|freunde|freundinnen|kontakte|personen|bekannte|bekannten|kontaktliste) [habe|gibt es|sind] [gespeichert|eingetragen]",
      "(wen|wer) (kenne|habe|ist) [alles|hier] [gespeichert|eingetragen|angelegt|kontakten]",
      "wen kenne [alles]"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "zeig meine Freunde",
      "wen habe ich alles gespeichert",
      "wen kenne ich alles",
      "zeigen Sie mir meine Kontakte"
    ]
  },
  {
    "id": "relationships.people.query#2",
    "capability": "relationships.people.query",
    "say": [
      "(<find>|kenne|habe|gibt es|hab) [ich|einen|eine|meine|jemand|jemanden|wen|die|den] [<person>] (namens|mit namen|mit dem namen|die heisst|der heisst) {query} [gespeichert]",
      "(ist|steht) {query} (in|unter|bei|unter meinen) [meinen] (kontakten|freunden|personen|leuten) [gespeichert]",
      "(mit wem|mit welchen personen|mit welchen leuten|mit welchen freunden) bin [alles] (verbunden|befreundet|vernetzt)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|wer sind] (verbundene|verbundenen) (leute|freunde|personen|kontakte)",
      "wer ist [alles] mit mir (verbunden|befreundet|vernetzt)"
    ],
    "set": {
      "classification": "connected"
    },
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "mit wem bin ich verbunden",
      "zeig die verbundenen Freunde",
      "wer ist mit mir verbunden",
      "mit welchen Personen bin ich befreundet"
    ]
  },
  {
    "id": "relationships.people.query#3",
    "capability": "relationships.people.query",
    "say": [
      "(mit wem|mit welchen personen) bin [noch] nicht (verbunden|befreundet|vernetzt)",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche] (leute|freunde|personen|kontakte) [sind] [noch] nicht (verbunden|befreundet|angemeldet|dabei)"
    ],
    "set": {
      "classification": "friend_in_mind"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "mit wem bin ich noch nicht verbunden",
      "welche Freunde sind noch nicht verbunden",
      "zeig die Kontakte die noch nicht verbunden sind",
      "welche Leute sind noch nicht dabei"
    ]
  },
  {
    "id": "relationships.people.query#4",
    "capability": "relationships.people.query",
    "say": [
      "(kenne|kennen|kenn) [ich|wir] [jemanden|person|freund|freundin|kontakt] [namens|mit dem namen] {query}",
      "(habe|gibt es) (jemanden|person|freund|freundin|kontakt) (namens|mit dem namen) {query}",
      "(such|suche|suchen|find|finde|finden) (person|freund|freundin|kontakt|leute) [namens] {query}",
      "(such|suche|suchen|find|finde|finden) in (kontakten|leuten|freunden) nach {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "kenne ich jemanden namens Ada",
      "such die Person Mira",
      "finden Sie den Freund Jonas",
      "suche in meinen Kontakten nach Sam"
    ]
  },
  {
    "id": "relationships.person.get",
    "capability": "relationships.person.get",
    "say": [
      "(was|wie viel|wer) (weisst|weiss|habe|hab|ist|hast|wissen) [du|ich|wir] [alles|denn|so|nochmal] (uber|von|zu|mit|zur) {person_handle} [gespeichert|notiert]",
      "wer ist [nochmal|denn|eigentlich] {person_handle} [nochmal]",
      "<zeig> [mir|mal] [alles|mehr|infos|details|profil|eintrag|die person|person|seite] [uber|zu|von|zur|zum] {person_handle} [an]",
      "(was|welche plane) (habe|haben|ist|lauft|hab) [ich|wir] [mit] {person_handle} [geplant|vor|am laufen|so am laufen|gemeinsam vor|unternommen|gemacht]",
      "(bin|sind) [ich|wir] [mit] {person_handle} [und ich] [hier|schon|eigentlich] (verbunden|befreundet|verknupft)",
      "wer ist [nochmal] {person_handle}",
      "(was weisst|was wissen|erzahl|erzahle|erzahlen|zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben) [du|sie] [mehr|was|etwas|alles] (uber|von|zu) [person|freund|freundin] {person_handle}",
      "(zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|offne|offnen) (person|freund|freundin|kontakt|profil) [von] {person_handle}",
      "was habe [alles|gemeinsam] mit {person_handle} [gemeinsam|zu tun|vor]",
      "bin [ich] mit {person_handle} (verbunden|befreundet|vernetzt)"
    ],
    "set": {},
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "wer ist Ada",
      "erzähl mir von der Freundin Jonas",
      "zeig mir die Person Mira",
      "was weißt du über Priya",
      "bin ich mit Ben verbunden"
    ]
  },
  {
    "id": "relationships.people.ensure",
    "capability": "relationships.people.ensure",
    "say": [
      "<setz> {people} [noch|auch|als] (zu|als|in|bei|unter) [meinen|meine|die|den|neue|neuen|neuer|eine|einen] [neue|neuen] (<person>) [hinzu|ein|auf|dazu|an]",
      "(merk|merke|merken|speicher|speichere|speichern|leg|lege|notier|notiere|neue|neuer|neuen|trag) [dir|mir|mal|bitte] [die|den|eine|einen|neue|neuen|meine|meinen] [neue|neuen] (<person>|nachbarin|nachbar|kollegin|kollegen|schwester|bruder|cousine|cousin|tante|onkel|mutter|vater|chefin|chef) [namens|mit namen] {people} [an|ein|auf]",
      "(merk|merke|speicher|speichere|leg|notier) [dir|mir] {people} (als) [neue|neuen|neuer] (<person>) [an|ein]",
      "(habe|hab|haben) [heute|gestern|neulich] {people} (kennengelernt|getroffen|kennen gelernt) [merk dir|speicher|leg an] [sie|ihn|das]",
      "(kenne|habe) jetzt [auch] [eine|einen] [<person>] [namens] {people}",
      "{people} (ist|heisst) [meine|mein|eine|ein] (neue freundin|neuer freund|freundin|freund|neue kollegin|neuer kollege|nachbarin|nachbar) [merk] [dir] [sie|ihn|das]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb|merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) [neue|neuen] (person|freund|freundin|kontakt|freunde|personen|kontakte) [namens] {people} [hinzu|an|ein]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb|merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) {people} (als|zu|in|zur) [neue|neuen] (person|freund|freundin|kontakt|freunden|kontakten|leuten|freunde|kontaktliste) [hinzu|an|ein|auf]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb|merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) [meine|meinen] (nachbar|nachbarin|nachbarn|kollege|kollegin|kollegen|schwester|bruder|cousin|cousine|tante|onkel|chef|chefin|mitbewohner|mitbewohnerin|oma|opa) {people} [hinzu|an|ein]",
      "(neuer|neue|neuen) (freund|freundin|freunde|person|personen|kontakt|kontakte|leute) {people}",
      "(habe|haben) {people} (kennengelernt|getroffen)",
      "(merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe|pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb) {people} als (kontakt|kontakte|freund|freundin|freunde|person|personen) [an|ein|hinzu]",
      "{people} (als freund|als freundin|als freunde|als kontakt|zu kontakten|zu freunden) (hinzufugen|speichern|anlegen|eintragen)"
    ],
    "set": {},
    "slots": {
      "people": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "füg Nora als Freundin hinzu",
      "speicher die Person Nora",
      "neuer Freund Lee",
      "speichern Sie Finn und Leni als Freunde",
      "ich habe Kim kennengelernt"
    ]
  },
  {
    "id": "relationships.people.manage",
    "capability": "relationships.people.manage",
    "say": [
      "<nenn> [die|den|meine|meinen] [<person>] {person_handle} [in|zu|um in|als|jetzt] {display_name} [um]",
      "{person_handle} (in|zu) {display_name} umbenennen",
      "{person_handle} umbenennen (in|zu) {display_name}",
      "{person_handle} heisst (jetzt|nun|mittlerweile|ab sofort|inzwischen|eigentlich) {display_name}",
      "{person_handle} hat geheiratet [und|sie|er] heisst [jetzt|nun] {display_name}",
      "(ander|andere|andern|korrigier|korrigiere) [den] namen (von|der) {person_handle} (in|zu|auf) {display_name}",
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) (person|freund|freundin|kontakt) {person_handle} [in|zu|um in|als] {display_name} [um]",
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) {person_handle} in {display_name} um",
      "{person_handle} (heisst|soll) [jetzt|ab jetzt|ab sofort|nun] {display_name} [heissen]",
      "(person|freund|freundin|kontakt) {person_handle} in {display_name} umbenennen",
      "(ander|andere|andern|setz|setze) namen von {person_handle} (in|auf|zu) {display_name}"
    ],
    "set": {
      "operation": "rename"
    },
    "slots": {
      "person_handle": "person",
      "display_name": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "benenn den Kontakt Ada in Ada L um",
      "Jonas heißt jetzt Joe",
      "ändern Sie den Namen von Mira in Mimi",
      "die Person Nora in Nono umbenennen"
    ]
  },
  {
    "id": "relationships.people.manage#2",
    "capability": "relationships.people.manage",
    "say": [
      "<losch> [die|den|meine|meinen] (<person>) [namens] {person_handle} [weg|raus|ganz]",
      "<losch> {person_handle} (aus|von|als) [meinen|den|meiner] [gespeicherten] (kontakten|freunden|personen|leuten|kontakt|person|freundesliste) [raus|weg]",
      "{person_handle} (aus|von) [meinen|den] (kontakten|freunden|personen|leuten) (loschen|entfernen|streichen|werfen|nehmen)",
      "(losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse|vergiss) (person|freund|freundin|kontakt) {person_handle}",
      "(losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse) {person_handle} (aus|von) (kontakten|freunden|leuten|kontaktliste|freundesliste) [raus]",
      "(losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse) [person|freund|freundin|kontakt] {person_handle}",
      "{person_handle} (kann weg|loschen|entfernen|rauswerfen)",
      "{person_handle} aus (kontakten|freunden|leuten) (loschen|entfernen|werfen|nehmen)"
    ],
    "set": {
      "operation": "delete"
    },
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "lösch die Person Nora",
      "entfernen Sie Lee aus meinen Kontakten",
      "Kim kann weg",
      "wirf Nora aus meinen Freunden"
    ]
  },
  {
    "id": "relationships.friendship.review",
    "capability": "relationships.friendship.review",
    "say": [
      "(verbind|verbinde|verbinden) [mich|uns] (mit|und) {people_handles} [hier]",
      "(ich|wir) (mochte|will|wollen|wurde|mochten) [gern|gerne] [mich|hier] mit {people_handles} (verbunden|befreundet|verbinden|connecten|befreunden) [sein|werden]",
      "(schick|schicke|send|sende|mach|mache|erstell|erstelle) [{people_handles}] [eine|einen|ne] (freundschaftsanfrage|freundschaftseinladung|verbindungsanfrage|verbindungslink|freundschaftslink|freundesanfrage|kontaktanfrage) [an|fur] [{people_handles}]",
      "(mach|mache|erstell|erstelle|gib|brauche) [mir] [einen] link (damit|mit dem|fur|so dass) {people_handles} [mich|sich|mit mir] [verbinden|hinzufugen|als freund hinzufugen] [kann]",
      "(verbind|verbinde|verbinden|vernetz|vernetze|vernetzen) [mich] mit {people_handles}",
      "mit {people_handles} (verbinden|vernetzen|befreunden|anfreunden)",
      "(mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel|schick|schicke|schicken|verschick|verschicke|verschicken|send|sende|senden|versende|versenden) [eine] (freundschaftsanfrage|kontaktanfrage|freundschaftseinladung|verbindungseinladung|verbindungslink) (an|fur|zu|mit) {people_handles}",
      "(schick|schicke|schicken|verschick|verschicke|verschicken|send|sende|senden|versende|versenden) {people_handles} [eine] (freundschaftsanfrage|kontaktanfrage|freundschaftseinladung|verbindungseinladung|verbindungsanfrage)",
      "(lad|lade|laden|ladet) {people_handles} als (freund|freundin|kontakt) ein"
    ],
    "set": {
      "operation": "create_invitation"
    },
    "slots": {
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "verbinde mich mit Mira",
      "ich will mich mit Ben vernetzen",
      "schick Zoë eine Freundschaftsanfrage",
      "laden Sie Jonas als Freund ein",
      "mit Priya verbinden"
    ]
  },
  {
    "id": "relationships.friendship.review#2",
    "capability": "relationships.friendship.review",
    "say": [
      "(trenn|trenne|trennen|entfreund|entfreunde|lose) [mich|uns|die verbindung|die freundschaft] (von|mit|zu) {person_handle} [hier|auf]",
      "(beende|beenden|losch|losche|kundige|kappe|lose) [die|meine] (verbindung|freundschaft) (mit|zu) {person_handle} [auf]",
      "(ich|wir) (mochte|will|wollen) [nicht mehr|nicht langer] mit {person_handle} [nicht mehr] (verbunden|befreundet) sein",
      "(trenn|trenne|trennen|entkoppel|entkopple) [mich|die verbindung] (von|mit|zu) {person_handle}",
      "(beend|beende|beenden|losch|losche|loschen|lose|losen|heb|hebe|heben|kapp|kappe|kundige|kundigen) [die] (verbindung|freundschaft) (mit|zu|von) {person_handle} [auf]",
      "(verbindung|freundschaft) (mit|zu) {person_handle} (trennen|beenden|losen|auflosen|loschen|kundigen)",
      "nicht mehr mit {person_handle} (verbunden|befreundet) [sein]",
      "(entfreunde|entfreunden) [mich] [von] {person_handle}"
    ],
    "set": {
      "operation": "disconnect"
    },
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "trenn mich von Priya",
      "beende die Verbindung mit Ben",
      "die Freundschaft mit Zoë beenden",
      "ich will nicht mehr mit Ada verbunden sein"
    ]
  },
  {
    "id": "relationships.invitation.get",
    "capability": "relationships.invitation.get",
    "say": [
      "[was bedeutet|was ist|was soll|pruf|prufe|prufen|offne|zeig|schau|lies] [freundschaftseinladung|verbindungseinladung|freundschaftslink|einladungslink] {invitation_token} [an|fur ein link|geschickt|geschickt bekommen|bedeutet das|was bedeutet das|was ist das|fur eine einladung]",
      "(freundschaftseinladung|verbindungseinladung|freundschaftslink) {invitation_token} [ansehen|offnen|annehmen]",
      "hat mir {invitation_token} geschickt [was ist das|was bedeutet das]"
    ],
    "set": {},
    "slots": {
      "invitation_token": "link"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "was ist die Freundschaftseinladung https://example.com/c/a",
      "was bedeutet https://example.com/c/b",
      "prüf die Verbindungseinladung https://example.com/c/c",
      "Ada hat mir https://example.com/c/d geschickt, was ist das"
    ]
  },
  {
    "id": "places.private.query",
    "capability": "places.private.query",
    "say": [
      "[<zeig>] [welche|was fur|alle|wo sind] [meine|alle|gespeicherten|eigenen|privaten] (orte|adressen|platze|ort) [habe|hab|gibt es|sind] [gespeichert|hinterlegt|an]",
      "(wie ist|wie lautet|was ist|<zeig>|wo ist|wie war) [nochmal|gleich] [die] (adresse|anschrift) (von|vom|der|des|zu|zur|zum) {query}",
      "(<find>) [den|die|das] ort [namens] {query}",
      "[zeig|zeige|zeigen|zeigt|nenn|nenne|nennen|gib|geben|welche|was sind|was fur] [alle] [gespeicherte|gespeicherten|private|privaten|eigene|eigenen] (orte|adressen|platze) [habe|gibt es] [gespeichert]",
      "(such|suche|suchen|find|finde|finden) ort [namens] {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "zeig meine Orte",
      "welche Orte habe ich gespeichert",
      "zeigen Sie mir meine Adressen",
      "such den Ort Nordlicht"
    ]
  },
  {
    "id": "places.private.create",
    "capability": "places.private.create",
    "say": [
      "(<mach>|<merk>|<setz>) [dir|mir|uns] [einen|den] [neuen|privaten] ort [namens|fur mich|an|mit namen|:] {name} (in|in der|an|am|adresse|mit der adresse|unter|bei|,) {address} [an|ein|hinzu]",
      "neuer ort [namens|:] {name} (in|in der|an|am|adresse|,) {address}",
      "(<merk>|<setz>) {name} (in|in der|an|am|mit der adresse) {address} als [neuen|privaten] ort [hinzu|an|ein]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb|merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe|mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] [einen] [neuen] ort [namens|fur mich] {name} (in|an|am|adresse|mit der adresse|unter|bei) {address} [an|ein|hinzu]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb|merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe|mach|mache|machen|erstell|erstelle|erstellen|leg|lege|legen|bau|baue|entwirf|bastel) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] [einen] [neuen] ort [namens|fur mich] {name} [an|ein|hinzu]",
      "neuer ort [namens] {name} [(in|an|am|adresse) {address}]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb|merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] {name} (in|an|am|adresse) {address} als ort [hinzu|an|ein]",
      "(pack|packe|packen|setz|setze|setzen|schreib|schreibe|schreiben|trag|trage|tragen|fug|fuge|fugen|nimm|nehmen|tu|tun|leg|lege|legen|hau|schieb|merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) [sie] [mir|dir|uns] [bitte] [mal|doch|einfach|noch] {name} als [neuen] ort [hinzu|an|ein]"
    ],
    "set": {},
    "slots": {
      "name": "text",
      "address": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "speicher den Ort Stadtbad Neukölln",
      "neuer Ort Nordlicht",
      "legen Sie einen Ort namens Werkstatt in der Weserstraße 5 an",
      "merk dir den Ort Café Lux",
      "speichern Sie Kletterhalle als Ort"
    ]
  },
  {
    "id": "places.private.update",
    "capability": "places.private.update",
    "say": [
      "(nenn|nenne|nennen|benenn|benenne|benennen|umbenenn|taufe|tauf) ort {place_handle} [in|zu|um in|als] {name} [um]",
      "ort {place_handle} (heisst|soll) [jetzt] {name} [heissen]",
      "ort {place_handle} in {name} umbenennen",
      "(ander|andere|andern|setz|setze) namen (von|vom|des) [ort|orts|ortes] {place_handle} (in|auf|zu) {name}"
    ],
    "set": {},
    "slots": {
      "place_handle": "place",
      "name": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "benenn den Ort Home in Wohnung um",
      "der Ort Nordlicht heißt jetzt Polarlicht",
      "ändern Sie den Namen des Ortes Home in Zuhause",
      "den Ort Studio in Werkstatt umbenennen"
    ]
  },
  {
    "id": "places.private.update#2",
    "capability": "places.private.update",
    "say": [
      "[die] [neue] adresse (von|vom|der|des|fur) [ort] {place_handle} (ist|lautet) [jetzt|nun] {address}",
      "(ander|andere|andern|korrigier|korrigiere|aktualisier|aktualisiere) [die] adresse (von|vom|der|des) [ort] {place_handle} (auf|in|zu) {address}",
      "adresse (von|vom|der|des) [ort|orts|ortes] {place_handle} (ist|lautet) [jetzt|nun] {address}",
      "(ander|andere|andern|setz|setze|aktualisier|aktualisiere) adresse (von|vom|der|des) [ort|orts|ortes] {place_handle} (auf|in|zu) {address}",
      "adresse (von|vom|der|des) [ort|orts|ortes] {place_handle} (auf|in|zu) {address} (andern|setzen)",
      "{place_handle} (ist|liegt) (jetzt|nun|ab jetzt) [in|an|am|nach] {address}",
      "(umgezogen|neue adresse) {place_handle} [ist|lautet] [jetzt|nun] {address}",
      "{place_handle} ist (umgezogen|gezogen) (in|an|nach) {address}",
      "neue adresse (von|vom|fur|der|des) [ort] {place_handle} [ist|lautet] {address}"
    ],
    "set": {},
    "slots": {
      "place_handle": "place",
      "address": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "die Adresse von Nordlicht ist Weserstraße 5",
      "ändern Sie die Adresse des Ortes Home auf Hauptstraße 1",
      "Home ist jetzt Sonnenallee 9",
      "neue Adresse für Studio Am Ufer 2"
    ]
  },
  {
    "id": "places.private.archive",
    "capability": "places.private.archive",
    "say": [
      "<losch> [den|die|das|meinen|diesen] ort [namens] {place_handle} [weg|raus|bitte]",
      "<losch> {place_handle} (aus|von) [meinen|den] [gespeicherten] orten [weg|raus]",
      "[den] ort {place_handle} (loschen|archivieren|entfernen|kann weg|weg)",
      "(archivier|archiviere|archivieren|losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse|vergiss) ort {place_handle}",
      "(archivier|archiviere|archivieren|losch|losche|loschen|entfern|entferne|entfernen|wirf|werfen|schmeiss|schmeisse) {place_handle} aus [gespeicherten] orten",
      "ort {place_handle} (archivieren|loschen|entfernen|weg|kann weg|brauche ich nicht mehr|gibt es nicht mehr)",
      "[ort] {place_handle} (brauche|brauchen) nicht mehr [als ort]",
      "{place_handle} aus [gespeicherten] orten (loschen|entfernen|nehmen)"
    ],
    "set": {},
    "slots": {
      "place_handle": "place"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "archivier den Ort Home",
      "lösch den Ort Nordlicht",
      "entfernen Sie Studio aus meinen Orten",
      "den Ort Kletterhalle kann weg"
    ]
  },
  {
    "id": "ideas.roundup.mutate",
    "capability": "ideas.roundup.mutate",
    "say": [
      "(<merk>|ubernimm|importier|importiere|hol|zieh) [mir] (alle|alles|samtliche|jeden|jede|die ganzen) [einzelnen] [laden|orte|tipps|ideen|adressen|restaurants|sachen|dinge|cafes|bars|markte|museen|vorschlage|eintrage] (von|aus|auf|in) [dieser|diesem|der|dem] [link|seite|artikel|liste|beitrag] {source_url} [(auf|in|zu) [liste] {target_ideas_list_handle}]",
      "(merk|merke|merken|speicher|speichere|speichern|notier|notiere|notieren|sicher|sichere|sichern|bewahr|bewahre|heb|hebe) (alle|alles|samtliche|jeden|jede) [laden|orte|tipps|ideen|adressen|restaurants|einzelnen|sachen|dinge] (von|aus|auf|in) [link|seite|artikel|liste] {source_url}",
      "(alle|alles|samtliche) [laden|orte|tipps|ideen|adressen|restaurants] (von|aus|auf|in) [link|seite|artikel|liste] {source_url} [einzeln] (speichern|merken|ubernehmen|sichern)",
      "(mach|mache|machen) (aus|von) [link|seite|artikel] {source_url} [lauter|einzelne] ideen",
      "(geh|gehe|gehen) (liste|artikel|seite) {source_url} durch"
    ],
    "set": {
      "operation": "create"
    },
    "slots": {
      "source_url": "link",
      "target_ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "speicher alle Läden von https://example.com/top-a",
      "speichern Sie alles aus dem Artikel https://example.com/top-b",
      "mach aus https://example.com/top-c einzelne Ideen",
      "alle Tipps von https://example.com/top-d speichern"
    ]
  }
] as const

/** Capabilities that nobody can ask for by words, and why. */
export const none = {
  "ideas.capture.retry": "It takes the version of the capture that was last read.",
  "ideas.discover.refine": "It takes the version and the reply contract of the search that it goes on from.",
  "plans.prepare_send": "The same is prepared by plans.invitation.prepare.",
  "relationships.friendship.apply": "It follows the yes to relationships.friendship.review."
} as const
