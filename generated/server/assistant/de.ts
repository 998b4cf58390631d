// Generated from spec/ by codegen. Do not edit.
import { readFileSync } from 'node:fs'
import type { CompiledFrames } from '#generated/server/assistant/compiled.ts'

/** The words of a language that the assistant knows, by what they are for. */
export const words = {
  "fillers": [
    "asap",
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
    "endlich",
    "erst",
    "erstmal",
    "einmal",
    "inzwischen",
    "zwar",
    "namlich",
    "irgendwie",
    "jedenfalls",
    "sozusagen",
    "quasi",
    "halbwegs",
    "umgehend"
  ],
  "openers": [
    "ups",
    "huch",
    "oh sorry",
    "oh nein",
    "kurze frage",
    "eine frage",
    "ich habe eine frage",
    "nur kurz",
    "ganz kurz",
    "mal kurz",
    "entschuldigung",
    "entschuldige",
    "entschuldigen sie",
    "verzeihung",
    "noch etwas",
    "noch was",
    "was ich noch sagen wollte",
    "ubrigens",
    "ach ubrigens",
    "ich weiss nicht mehr",
    "ich weiss gar nicht mehr",
    "weisst du noch",
    "ich habe vergessen",
    "ich wurde gerne wissen",
    "ich wurde gern wissen",
    "ich mochte wissen",
    "ich mochte gern wissen",
    "ich mochte gerne wissen",
    "ok google",
    "okay google",
    "hey google",
    "hi google",
    "alexa",
    "hey alexa",
    "siri",
    "hey siri",
    "olly",
    "echo",
    "cortana",
    "hey cortana",
    "computer",
    "assistant",
    "hey assistant",
    "pda",
    "kannst du mir vielleicht",
    "kannst du vielleicht",
    "konntest du mir vielleicht",
    "konntest du vielleicht",
    "konntest du mir mal",
    "kannst du uns",
    "konntest du uns",
    "ware es moglich",
    "ist es moglich",
    "ware es moglich dass du",
    "ich wollte fragen ob du",
    "ich wollte fragen ob du mir",
    "ich wollte dich bitten",
    "darf ich dich bitten",
    "es ware schon wenn du",
    "es ware super wenn du",
    "es ware nett wenn du",
    "es ware toll wenn du",
    "wenn du so lieb bist",
    "wenn du so nett warst",
    "sei so lieb und",
    "sei bitte so gut und",
    "tu mir einen gefallen und",
    "tu mir den gefallen und",
    "mach mir die freude und",
    "hatten sie die gute",
    "ware es ihnen moglich",
    "durfte ich sie bitten",
    "ich mochte sie bitten",
    "ich mochte dich bitten",
    "wurdest du mir bitte",
    "wurdest du mir",
    "wurden sie mir bitte",
    "wurden sie mir",
    "du kannst",
    "du konntest",
    "vielleicht kannst du",
    "vielleicht konntest du",
    "geht das dass du",
    "schaffst du es",
    "ich muss",
    "wir mussen",
    "ich wollte",
    "ich denke wir sollten",
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
  "endings": [
    "e",
    "st",
    "est",
    "t",
    "et",
    "en",
    "n",
    "te",
    "ten",
    "test",
    "tet",
    "er",
    "ern",
    "es",
    "em",
    "ere",
    "eren",
    "erer",
    "eres",
    "ste",
    "sten",
    "ster",
    "stes",
    "end",
    "ende",
    "enden",
    "ender",
    "endes",
    "nd",
    "nde",
    "nden",
    "ung",
    "ungen",
    "s",
    "le",
    "len",
    "lst",
    "lt",
    "re",
    "ren",
    "rst",
    "rt",
    "ne",
    "nen",
    "ner",
    "nes",
    "in",
    "innen",
    "ier",
    "iere",
    "ieren",
    "ierst",
    "iert",
    "ierte",
    "ierten",
    "ig",
    "ige",
    "igen",
    "lich",
    "bar",
    "keit",
    "heit",
    "'s"
  ],
  "short": {
    "wan": "wann",
    "udn": "und",
    "dei": "die",
    "dre": "der",
    "mti": "mit",
    "ncoh": "noch",
    "shcon": "schon",
    "nciht": "nicht",
    "nihct": "nicht",
    "nihgt": "nicht",
    "ahbe": "habe",
    "amch": "mach",
    "heit": "heute",
    "dit": "das",
    "det": "das",
    "wat": "was",
    "ick": "ich",
    "ned": "nicht",
    "nich": "nicht",
    "hob": "habe",
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
    "iwas": "irgendwas",
    "iwie": "irgendwie",
    "iwo": "irgendwo",
    "iwann": "irgendwann",
    "iwer": "irgendwer",
    "ma": "mal",
    "nochma": "nochmal",
    "pls": "bitte",
    "plz": "bitte",
    "bidde": "bitte",
    "wenns": "wenn es",
    "wenn's": "wenn es",
    "obs": "ob es",
    "ob's": "ob es",
    "ich's": "ich es",
    "ichs": "ich es",
    "wirds": "wird es",
    "wird's": "wird es",
    "kanns": "kann es",
    "kann's": "kann es",
    "isses": "ist es",
    "biste": "bist du",
    "willste": "willst du",
    "gehn": "gehen",
    "sehn": "sehen",
    "stehn": "stehen",
    "aufn": "auf den",
    "aufm": "auf dem",
    "ausm": "aus dem",
    "mitm": "mit dem",
    "furn": "fur den",
    "vonner": "von der",
    "hamse": "haben sie",
    "konntste": "konntest du",
    "konnste": "kannst du",
    "meldn": "melden",
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
    "ja ich stimme zu",
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
    "einverstanden bitte ubernehmen",
    "ja bitte ubernehmen"
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
    "wirklich",
    "echt",
    "echt jetzt",
    "im ernst",
    "bist du sicher",
    "sind sie sicher",
    "stimmt das",
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
    "mach das weg",
    "reverten",
    "revert",
    "bitte reverten",
    "das war falsch",
    "das war ein fehler",
    "mein fehler",
    "das wollte ich nicht",
    "das wollte ich gar nicht",
    "das wollte ich so nicht",
    "so wollte ich das nicht",
    "das letzte wollte ich nicht",
    "das letzte wollte ich gar nicht",
    "das war ein versehen",
    "war ein versehen",
    "war keine absicht",
    "ich habe mich vertan",
    "habe mich vertan",
    "ich habe mich verklickt",
    "habe mich verklickt",
    "verklickt",
    "letztes ruckgangig",
    "den letzten schritt zuruck",
    "letzten schritt zuruck",
    "mach den letzten schritt ruckgangig"
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
    "vielen dank",
    "haben sie vielen dank",
    "habt vielen dank",
    "herzlichen dank",
    "das genugt fur heute",
    "das war es fur heute",
    "das reicht fur heute",
    "danke",
    "danke dir",
    "danke ihnen",
    "ich danke dir",
    "vielen lieben dank",
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
  "elsewhere": [
    "lied",
    "lieder",
    "song",
    "songs",
    "playlist",
    "playlists",
    "wiedergabeliste",
    "podcast",
    "hörbuch",
    "lautstärke",
    "lautsprecher",
    "licht",
    "lichter",
    "lampe",
    "lampen",
    "steckdose",
    "thermostat",
    "staubsauger",
    "wecker",
    "timer",
    "wetter",
    "wettervorhersage",
    "temperatur",
    "email",
    "e-mail",
    "emails",
    "e-mails",
    "mail",
    "posteingang",
    "kontakt",
    "kontakte",
    "tweet",
    "nachrichten",
    "schlagzeilen",
    "aktie",
    "aktien",
    "laufenden",
    "taxi",
    "kalender",
    "erinnerung",
    "erinnerungen",
    "besprechung",
    "meeting",
    "termin",
    "rechnung",
    "rechnungen",
    "quittung",
    "steuererklärung",
    "spesen",
    "drucker"
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
    "tage": "tagen",
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
  "reported": [
    "nicht abgesagt",
    "nicht geloscht",
    "nicht verschoben",
    "nicht rausgenommen",
    "nicht runtergenommen",
    "nicht ausgeladen",
    "nicht hinzugefugt",
    "ich habe … schon",
    "wir haben … schon",
    "ich habe … bereits",
    "ich wollte",
    "wir wollten",
    "ich hatte",
    "meint ich soll",
    "meint ich sollte",
    "sagt ich soll",
    "sagt ich sollte",
    "meint wir",
    "hat gemeint",
    "hat gesagt",
    "hat … gesagt",
    "hat … gemeint",
    "habe vergessen",
    "gestern",
    "sagt",
    "meint",
    "findet",
    "behauptet",
    "schreibt",
    "hat geschrieben"
  ],
  "asking": [
    "soll das",
    "soll der",
    "soll die",
    "ware",
    "waren wir",
    "ginge",
    "geht",
    "passt",
    "was passiert",
    "wie kann ich",
    "wie konnen wir",
    "wie mache ich",
    "wie geht",
    "warum",
    "wieso",
    "weshalb",
    "wer",
    "wessen",
    "wann",
    "welche",
    "welcher",
    "welches",
    "welchen",
    "ist mein",
    "ist meine",
    "sind meine",
    "war",
    "wird",
    "wurde das",
    "wurden die",
    "kann ich",
    "darf ich",
    "durfen wir",
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
    "sobald",
    "nachdem",
    "solange",
    "ware mir lieber",
    "ware besser",
    "fande ich besser",
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
    "vllt",
    "ob",
    "nicht sicher",
    "keine ahnung",
    "hatte fast",
    "beinahe",
    "wunschte",
    "stell dir vor",
    "bevor",
    "es ware",
    "ware doof",
    "ware blod",
    "ware dumm",
    "wir konnten"
  ],
  "shift_amounts": {
    "halbe": "0.5",
    "halben": "0.5",
    "viertelstunde": 15,
    "ein": 1,
    "eine": 1,
    "einen": 1,
    "einer": 1,
    "ne": 1,
    "ner": 1,
    "nen": 1,
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
  "parts": [
    "und",
    "aber",
    "also",
    "deshalb",
    "weil",
    "denn"
  ],
  "tails": [
    "an und zwar",
    "und zwar",
    "bitte",
    "stattdessen",
    "ab jetzt",
    "ab sofort",
    "von jetzt an",
    "kunftig",
    "in zukunft",
    "danke",
    "heissen",
    "nennen",
    "umbenennen",
    "um",
    "ok",
    "okay",
    "ja"
  ],
  "leads": [
    "doch lieber",
    "ab jetzt lieber",
    "jetzt lieber",
    "ab jetzt",
    "ab sofort",
    "von jetzt an",
    "lieber",
    "besser",
    "stattdessen",
    "kunftig",
    "jetzt"
  ],
  "without": [
    "ohne",
    "und ohne",
    "aber ohne",
    "nur ohne",
    "ausser"
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
  "guests": {
    "plus": [
      "plus",
      "zusatzlich zu"
    ],
    "minus": [
      "minus",
      "und nicht",
      "sondern nicht",
      "statt",
      "anstatt",
      "anstelle",
      "anstelle von",
      "an stelle von",
      "statt mit",
      "anstatt mit"
    ],
    "in": [
      "rein",
      "dazu",
      "drauf",
      "hinzu",
      "mit rein",
      "mit dazu",
      "dabei",
      "auch"
    ],
    "out": [
      "raus",
      "weg",
      "runter",
      "ab",
      "nicht mehr",
      "nicht mehr mit"
    ],
    "with": [
      "durch",
      "gegen",
      "dafur",
      "sondern"
    ],
    "swap": [
      "tausch",
      "tausche",
      "tauschen",
      "tauscht",
      "ersetz",
      "ersetze",
      "ersetzen",
      "ersetzt",
      "austauschen",
      "einwechseln"
    ]
  },
  "ends": {
    "until": [
      "bis",
      "geht bis",
      "gehen bis",
      "lauft bis",
      "soll bis"
    ],
    "end": [
      "endet",
      "enden",
      "vorbei",
      "zu ende",
      "schluss"
    ],
    "noun": [
      "ende",
      "endzeit"
    ],
    "long": [
      "dauert",
      "dauern",
      "dauer",
      "stunden lang",
      "minuten lang"
    ]
  },
  "cannot": {
    "remind": [
      "erstelle eine erinnerung",
      "erstell eine erinnerung",
      "erstelle erinnerung",
      "neue erinnerung",
      "losche meine erinnerung",
      "losche meine erinnerungen",
      "losche alle erinnerungen",
      "zeige meine erinnerungen",
      "zeige alle erinnerungen",
      "zeig mir meine erinnerungen",
      "zeige mir meine erinnerungen",
      "erinner mich",
      "erinnere mich",
      "erinnern sie mich",
      "erinnere uns",
      "stell einen wecker",
      "stelle einen wecker",
      "stell den wecker",
      "stell einen timer",
      "weck mich",
      "wecke mich"
    ],
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
  },
  "before_text": [
    "namens",
    "in",
    "uber",
    "zu",
    "nach",
    "als",
    "dass",
    "heisst",
    "genannt",
    "mit"
  ],
  "of_whom": [
    "von",
    "vom",
    "bei",
    "beim"
  ],
  "that_plan": [
    "das",
    "den",
    "das treffen",
    "unser treffen",
    "mein treffen",
    "das ding",
    "die sache",
    "die verabredung",
    "meine verabredung",
    "den termin",
    "der termin",
    "meinen termin",
    "den plan",
    "der plan",
    "den ausflug",
    "der ausflug",
    "die unternehmung"
  ],
  "described": {
    "the": [
      "der",
      "die",
      "das",
      "den",
      "dem",
      "des",
      "dieser",
      "diese",
      "dieses",
      "diesen",
      "diesem",
      "mein",
      "meine",
      "meinen",
      "meiner",
      "meinem",
      "unser",
      "unsere",
      "unseren",
      "unserer",
      "unserem"
    ],
    "joined": [
      "beim",
      "zum",
      "zur",
      "vom"
    ],
    "of": [
      "von",
      "vom",
      "bei",
      "beim"
    ],
    "home": [
      "zuhause",
      "daheim"
    ],
    "from": [
      "aus",
      "ausm",
      "vom",
      "beim"
    ],
    "link": [
      "der",
      "die",
      "das",
      "den",
      "dem",
      "was",
      "zu",
      "zum",
      "zur",
      "wozu"
    ],
    "helper": [
      "mich",
      "uns"
    ],
    "has": [
      "macht",
      "veranstaltet",
      "gibt",
      "schmeisst",
      "organisiert",
      "ausrichtet",
      "eingeladen",
      "einladt"
    ],
    "behind": [
      "hat",
      "haben"
    ],
    "in": [
      "in",
      "im",
      "auf"
    ],
    "to": [
      "bei",
      "beim"
    ],
    "moved_from": [
      "von",
      "vom"
    ],
    "moved_to": [
      "auf"
    ]
  },
  "with_person": [
    "mit"
  ],
  "on_day": [
    "am",
    "vom",
    "von",
    "an",
    "fur"
  ],
  "before_area": [
    "in",
    "nahe",
    "bei",
    "um"
  ],
  "unsure_times": [
    "mi"
  ],
  "no_slip": [
    "abgenommen",
    "allein",
    "alter",
    "angekommen",
    "angerufen",
    "angeschossen",
    "arten",
    "aufgeben",
    "ausgaben",
    "bahn",
    "bauen",
    "beeren",
    "beine",
    "bekannt",
    "benommen",
    "besen",
    "besitzer",
    "blass",
    "butter",
    "danken",
    "darum",
    "davon",
    "decke",
    "deinem",
    "deiner",
    "dunger",
    "ecke",
    "eines",
    "falle",
    "fallen",
    "feder",
    "fehler",
    "feier",
    "feiern",
    "felder",
    "feuer",
    "fieber",
    "fische",
    "fliege",
    "frauen",
    "freude",
    "frisch",
    "fuhlen",
    "fuhlt",
    "gabel",
    "garten",
    "gasse",
    "geboren",
    "gedanken",
    "gedicht",
    "gegen",
    "gekommen",
    "gelacht",
    "geld",
    "gelogen",
    "gemocht",
    "gemuse",
    "gepack",
    "gerucht",
    "gestimmt",
    "glas",
    "haken",
    "halle",
    "hasse",
    "hassen",
    "hasst",
    "hause",
    "hemd",
    "herbst",
    "himmel",
    "hof",
    "hoher",
    "horte",
    "hose",
    "hunde",
    "hutte",
    "hutten",
    "latte",
    "ratte",
    "indem",
    "insel",
    "junger",
    "kabel",
    "kanne",
    "karte",
    "kasse",
    "kegeln",
    "kerze",
    "kerzen",
    "kette",
    "kinder",
    "kindern",
    "kissen",
    "kiste",
    "kisten",
    "kleid",
    "kohle",
    "korb",
    "kraft",
    "kreis",
    "kuhl",
    "kuhler",
    "kussen",
    "lachen",
    "lacht",
    "lakes",
    "lange",
    "laub",
    "laufen",
    "leben",
    "lebte",
    "leder",
    "leiden",
    "leidet",
    "leine",
    "leise",
    "leisten",
    "leiter",
    "lerne",
    "licht",
    "liess",
    "linie",
    "links",
    "lohnt",
    "luft",
    "lugen",
    "lugst",
    "madchen",
    "manche",
    "mappe",
    "marke",
    "mathe",
    "matte",
    "mauer",
    "mehl",
    "messer",
    "miete",
    "milch",
    "mitte",
    "mond",
    "mull",
    "nacht",
    "nagel",
    "nebel",
    "neben",
    "netz",
    "nichte",
    "nieder",
    "night",
    "opfer",
    "paris",
    "pause",
    "pfanne",
    "pfeffer",
    "pflanze",
    "pilz",
    "platze",
    "pleite",
    "puppe",
    "rache",
    "rad",
    "rahmen",
    "raten",
    "rechte",
    "reden",
    "regal",
    "regel",
    "regen",
    "reihe",
    "reine",
    "reis",
    "rennen",
    "ring",
    "rock",
    "rosen",
    "rote",
    "roten",
    "runde",
    "sahen",
    "sahne",
    "salz",
    "samen",
    "sand",
    "schale",
    "scheck",
    "scheibe",
    "schere",
    "schirm",
    "schnur",
    "schrank",
    "schreit",
    "seide",
    "seife",
    "seil",
    "seine",
    "seinem",
    "seiner",
    "sessel",
    "sichel",
    "singe",
    "sohn",
    "socken",
    "pokal",
    "sohne",
    "sonne",
    "sorte",
    "speise",
    "spiel",
    "staaten",
    "stadt",
    "starb",
    "stark",
    "stein",
    "stern",
    "stift",
    "stoff",
    "stort",
    "strand",
    "strassen",
    "strauss",
    "strom",
    "stuck",
    "suppe",
    "tafel",
    "tanze",
    "tanzen",
    "tasse",
    "teller",
    "tests",
    "teuer",
    "tisch",
    "topf",
    "torte",
    "traum",
    "tuch",
    "turm",
    "unten",
    "vase",
    "vater",
    "verlasst",
    "vertrag",
    "wagen",
    "wald",
    "wand",
    "wande",
    "wanne",
    "wasser",
    "weg",
    "wegen",
    "wein",
    "weint",
    "weinte",
    "weise",
    "weisse",
    "welt",
    "westen",
    "wette",
    "wiese",
    "wind",
    "wolke",
    "wolle",
    "worden",
    "wurst",
    "zahn",
    "zaun",
    "zelt",
    "zug",
    "zunge",
    "zwiebel"
  ],
  "polite": {
    "begin": [
      "es ware",
      "das ware",
      "ware es",
      "waren sie",
      "warst du",
      "ware",
      "ich ware",
      "wir waren",
      "es wurde",
      "ich wurde",
      "wir wurden",
      "wurde es",
      "seien sie",
      "sei",
      "sei doch",
      "seien sie doch",
      "seid",
      "hatten sie",
      "hattest du",
      "haben sie",
      "konnten sie"
    ],
    "feel": [
      "schon",
      "nett",
      "lieb",
      "toll",
      "super",
      "prima",
      "klasse",
      "fein",
      "freundlich",
      "gut",
      "dankbar",
      "verbunden",
      "froh",
      "glucklich",
      "moglich",
      "machbar",
      "freuen",
      "hilfreich",
      "angenehm",
      "recht",
      "liebenswurdig",
      "gute",
      "gutig",
      "begrussen",
      "grossartig",
      "wunderbar",
      "praktisch",
      "freundlichkeit"
    ],
    "link": [
      "wenn du mir",
      "wenn sie mir",
      "wenn du",
      "wenn sie",
      "wenn ihr",
      "wenn wir",
      "wenn man",
      "wenn ich",
      "wenn",
      "dass sie",
      "und",
      "mir",
      "uns",
      "dass du"
    ],
    "find_out": [
      "wissen sie zufallig ob",
      "weisst du zufallig ob",
      "wissen sie ob",
      "weisst du ob",
      "konnen sie sehen ob",
      "kannst du sehen ob",
      "ich frage mich ob",
      "ich wusste gern ob",
      "ich wusste gerne ob",
      "mich wurde interessieren ob",
      "lasst sich herausfinden ob",
      "liesse sich herausfinden ob",
      "liesse sich wohl herausfinden ob",
      "liesse sich feststellen ob",
      "lasst sich sagen ob",
      "schauen sie einmal",
      "schau einmal",
      "schauen sie mal",
      "schau mal",
      "sehen sie einmal nach",
      "sieh mal nach",
      "kannst du nachsehen ob",
      "konnen sie nachsehen ob"
    ],
    "sorry": [
      "entschuldigen sie die",
      "entschuldige die",
      "verzeihen sie die",
      "verzeih die",
      "entschuldigung fur die",
      "entschuldigung fur das",
      "sorry fur die",
      "sorry fur das"
    ],
    "aside": [
      "moglich",
      "geht",
      "ginge",
      "passt",
      "darf",
      "durfte",
      "recht",
      "gelegenheit",
      "zeit",
      "moment",
      "minute",
      "lieb",
      "okay",
      "ok",
      "auf jeden fall",
      "definitiv",
      "garantiert",
      "quatsch",
      "unsinn",
      "blodsinn",
      "das war quatsch",
      "das war unsinn"
    ],
    "burden": [
      "umstande",
      "muhe",
      "ausmacht",
      "storung",
      "arbeit",
      "aufwand",
      "store",
      "stort"
    ],
    "around": [
      "es",
      "das",
      "dir",
      "ihnen",
      "euch",
      "sie",
      "du",
      "ihr",
      "ich",
      "mir",
      "ist",
      "ware",
      "macht",
      "machen",
      "bereitet",
      "bedeutet",
      "hast",
      "haben",
      "habt",
      "finden",
      "findest",
      "bist",
      "sind",
      "sein",
      "gerade",
      "mal",
      "kurz",
      "ein",
      "eine",
      "einen",
      "einer",
      "die",
      "der",
      "zu",
      "viel",
      "viele",
      "grosse",
      "grossen",
      "so",
      "sehr",
      "fur",
      "etwas",
      "irgendwie",
      "uberhaupt",
      "gar",
      "bitten",
      "sagen",
      "fragen",
      "denn",
      "auch",
      "bei",
      "dabei",
      "nett",
      "gut"
    ],
    "no": [
      "nicht",
      "kein",
      "keine",
      "keinen",
      "keiner",
      "keinerlei",
      "nichts",
      "nie",
      "ohne"
    ],
    "if": [
      "wenn",
      "falls",
      "sofern"
    ],
    "you": [
      "du",
      "sie",
      "ihr",
      "man"
    ],
    "can": [
      "kannst",
      "konntest",
      "konnen",
      "konnten",
      "konnt",
      "wurdest",
      "wurden",
      "magst",
      "mochtest",
      "mogen"
    ]
  },
  "passed_on": {
    "say": [
      "gesagt",
      "sagt",
      "sagte",
      "sagten",
      "sagen",
      "meinte",
      "meint",
      "schrieb",
      "schreibt",
      "schreiben",
      "geschrieben",
      "getextet",
      "nachricht",
      "nachrichten",
      "text",
      "worte",
      "wortlaut",
      "satz",
      "satze",
      "zitat",
      "zitiere",
      "zitiert",
      "beispiel",
      "bittet",
      "bat",
      "gebeten",
      "anweisung",
      "anweisungen",
      "auftrag",
      "befehl",
      "befehle",
      "fragte",
      "gefragt",
      "brief",
      "mail",
      "email",
      "seite",
      "zettel",
      "folgendes",
      "folgende",
      "folgender",
      "folgenden",
      "diktiert",
      "vorgeschlagen",
      "vorschlug",
      "behauptet",
      "behauptete",
      "verlangt",
      "verlangte",
      "witz",
      "spass",
      "angenommen",
      "wg",
      "fwd",
      "steht",
      "stand",
      "gelesen",
      "entschieden",
      "dagegen",
      "stimmt",
      "gelogen"
    ],
    "saying": [
      "gesagt",
      "sagt",
      "sagte",
      "sagen",
      "meinte",
      "meint",
      "schrieb",
      "schreibt",
      "geschrieben",
      "behauptet",
      "behauptete",
      "diktiert",
      "vorgeschlagen",
      "zitat",
      "witz",
      "spass"
    ],
    "to": [
      "du",
      "dich",
      "dir",
      "dein",
      "deine",
      "ihnen",
      "euch"
    ],
    "act": [
      "tun",
      "tue",
      "tust",
      "tut",
      "tat",
      "getan",
      "machen",
      "mache",
      "machst",
      "macht",
      "gemacht",
      "erledigt",
      "erledigen"
    ],
    "what": [
      "das",
      "es",
      "dies",
      "dieses",
      "diese",
      "eines",
      "etwas",
      "dasselbe",
      "so"
    ],
    "when": [
      "erst wenn",
      "nur wenn",
      "erst nachdem",
      "nur falls",
      "nicht bevor",
      "sobald",
      "solange"
    ],
    "ask": [
      "warum",
      "wieso",
      "weshalb",
      "wo",
      "wessen",
      "sag mir warum",
      "sag mir wieso",
      "sag mir ob",
      "sag mir wer",
      "sag mir wann",
      "sag mir wie",
      "sagen warum",
      "sagen wieso",
      "sagen ob",
      "sagen wer",
      "erklar mir warum",
      "erklaren warum",
      "sagen sie mir warum",
      "sagen sie mir ob"
    ],
    "joke": [
      "war nur spass",
      "nur spass",
      "spass",
      "das war nur spass",
      "war ein witz",
      "das war ein witz",
      "nur ein witz",
      "kleiner scherz",
      "ich nehme das zuruck"
    ],
    "later": [
      "sobald",
      "nachdem",
      "solange",
      "warte bis",
      "warten sie bis"
    ],
    "too": [
      "zu … um"
    ],
    "tell": [
      "sag",
      "sage",
      "bitte",
      "frag",
      "frage",
      "richte",
      "schreib",
      "erinnere"
    ],
    "to_do": [
      "dass",
      "er",
      "sie"
    ],
    "yours": [
      "du",
      "dich",
      "dir",
      "dein",
      "deine",
      "deinen",
      "deinem",
      "deiner",
      "euch",
      "euer",
      "eure",
      "euren"
    ],
    "back": [
      "war nur spass",
      "nur spass",
      "spass",
      "das war nur spass",
      "war ein witz",
      "das war ein witz",
      "das war nur ein witz",
      "nur ein witz",
      "kleiner scherz",
      "war nur ein scherz",
      "ich nehme das zuruck",
      "nimm das zuruck",
      "nicht",
      "lieber nicht",
      "besser nicht",
      "doch nicht",
      "doch lieber nicht",
      "lieber doch nicht",
      "bloss nicht",
      "bitte nicht",
      "mach das nicht",
      "tu das nicht",
      "vielleicht nicht",
      "ignorier das",
      "streich das",
      "gelogen",
      "nein",
      "nee",
      "das nicht",
      "nicht wirklich",
      "lass das",
      "anders uberlegt",
      "lass alles wie es ist"
    ],
    "back_lead": [
      "oder",
      "aber",
      "ach",
      "ah",
      "oh",
      "haha",
      "hihi",
      "lol",
      "warte",
      "halt",
      "moment",
      "eigentlich",
      "naja",
      "na ja",
      "hm",
      "hmm",
      "wobei",
      "obwohl",
      "vielleicht",
      "bitte",
      "sorry",
      "entschuldigung",
      "nein",
      "nee",
      "ne",
      "nein warte",
      "und",
      "doch"
    ]
  },
  "no_item": [
    "nichts",
    "nix",
    "schwester",
    "bruder",
    "mutter",
    "vater",
    "mama",
    "papa",
    "frau",
    "sohn",
    "tochter",
    "tante",
    "onkel",
    "cousin",
    "cousine",
    "oma",
    "opa",
    "chef",
    "chefin",
    "freundin",
    "freund",
    "partner",
    "partnerin",
    "mitbewohner",
    "mitbewohnerin",
    "jungs",
    "madels",
    "kinder",
    "kids",
    "nachbarn",
    "kollegen",
    "familie"
  ],
  "repair": [
    "nein",
    "nee",
    "ne",
    "warte",
    "nein warte",
    "nee warte",
    "quatsch",
    "ach quatsch",
    "ich meine",
    "ich meinte",
    "meine ich",
    "sorry",
    "entschuldigung",
    "halt",
    "nee halt",
    "oder besser",
    "besser",
    "vielmehr",
    "ah",
    "ahm",
    "doch lieber"
  ],
  "told": [],
  "clause": {
    "link": [
      "der",
      "die",
      "das",
      "den",
      "dem",
      "welche",
      "welchen",
      "welches"
    ],
    "finite": [
      "haben",
      "hat",
      "habe",
      "hatte",
      "hatten",
      "ist",
      "sind",
      "war",
      "waren",
      "will",
      "wollen",
      "wird",
      "werden",
      "fragen",
      "fragt",
      "mogen",
      "lieben",
      "freuen"
    ],
    "subject": [
      "ich",
      "wir",
      "du",
      "er",
      "sie",
      "man",
      "ihr",
      "wer",
      "mir",
      "uns"
    ],
    "called": [
      "heisst",
      "hiess"
    ],
    "infinitive": [
      "zu"
    ],
    "verb": [
      "habe",
      "hab",
      "haben",
      "hast",
      "hat",
      "hatte",
      "hatten",
      "hattest",
      "habt",
      "wollte",
      "wollten",
      "wurde",
      "wurden",
      "bin",
      "sind",
      "war",
      "waren"
    ]
  },
  "verbs": "last",
  "senses": {
    "show": [
      "zeig*",
      "anzeigen",
      "ansehen",
      "anschauen",
      "angucken",
      "auflisten",
      "vorlesen",
      "lies",
      "lesen",
      "lese",
      "nenn",
      "nenne",
      "nennen",
      "gib mir",
      "offne",
      "offnen",
      "sag mir",
      "schau*",
      "guck*",
      "sehen",
      "prasentier*",
      "verrat*",
      "aufzahlen",
      "zahl auf",
      "durchsehen",
      "einsehen",
      "liste auf",
      "interessier*",
      "vorzulesen",
      "anzuzeigen",
      "zu zeigen",
      "wissen",
      "sagen sie mir",
      "sagen sie uns",
      "teilen sie mir mit",
      "verraten sie mir",
      "nennen sie mir",
      "zeigen sie mir"
    ],
    "see": [
      "sehen",
      "sieht",
      "sichtbar",
      "einsehen",
      "bekommen",
      "kriegen"
    ],
    "let": [
      "lass",
      "lasse",
      "lassen",
      "durfen",
      "erlaub*"
    ],
    "what": [
      "was",
      "welche",
      "welcher",
      "welches",
      "welchen",
      "was alles"
    ],
    "who": [
      "wer",
      "wen",
      "wem",
      "wessen",
      "wer alles",
      "welche leute"
    ],
    "when": [
      "wann",
      "an welchem tag",
      "welcher tag",
      "welchen tag",
      "an welchen tagen",
      "an welchen abenden",
      "welche abende",
      "welche tage"
    ],
    "what_time": [
      "um wie viel uhr",
      "wie spat",
      "um wieviel uhr",
      "wann genau",
      "uhrzeit",
      "um wie viel uhr geht",
      "ab wann"
    ],
    "where": [
      "wo",
      "wohin",
      "woher"
    ],
    "how": [
      "wie"
    ],
    "how_many": [
      "wie viele",
      "wieviele",
      "wie viel",
      "wieviel",
      "anzahl",
      "zu wievielt",
      "wie viele leute",
      "zu wie vielt",
      "wieviel leute"
    ],
    "how_long": [
      "wie lange",
      "bis wann"
    ],
    "any": [
      "irgend**",
      "etwas",
      "jemand*",
      "gibt es",
      "gibts",
      "welche",
      "noch was",
      "einer",
      "was"
    ],
    "have": [
      "hab*",
      "hatte",
      "hast",
      "gibt es",
      "besitze"
    ],
    "do": [
      "tun",
      "machen",
      "unternehmen",
      "mach",
      "mache",
      "machst",
      "zocken",
      "spielen"
    ],
    "do_i": [
      "mach ich",
      "mache ich",
      "unternehme ich",
      "treibe ich",
      "mach ich eigentlich",
      "mache ich eigentlich",
      "mach ich denn"
    ],
    "me": [
      "ich",
      "mich",
      "mir",
      "wir",
      "uns",
      "mein*",
      "unser*",
      "bei mir",
      "ich bin",
      "wir sind",
      "ich habe",
      "wir haben"
    ],
    "want": [
      "will",
      "wollen",
      "mochte",
      "mochten",
      "wurde gern",
      "wurde gerne",
      "wunsch*",
      "hatte gern",
      "hatten gern",
      "lust"
    ],
    "need": [
      "brauch*",
      "benotig*",
      "notig"
    ],
    "must": [
      "muss",
      "mussen",
      "sollte*",
      "soll",
      "sollen",
      "musst*"
    ],
    "can": [
      "kann",
      "konn*",
      "kannst",
      "durfte*",
      "ware es moglich",
      "moglich"
    ],
    "know": [
      "weisst",
      "weiss",
      "kennst",
      "kenne",
      "wissen",
      "erfahren",
      "info*",
      "erzahl*",
      "was weisst du"
    ],
    "thing": [
      "ding",
      "dings",
      "sache",
      "sachen",
      "dinge",
      "zeug"
    ],
    "not": [
      "niemand",
      "niemanden",
      "nicht",
      "nie",
      "niemals",
      "kein*",
      "nicht mehr",
      "nie wieder",
      "ohne",
      "weder",
      "nix",
      "auf keinen fall"
    ],
    "not_yet": [
      "noch nicht"
    ],
    "of_somebody": [
      "wird",
      "will",
      "wollte",
      "hat",
      "hatte",
      "mochte",
      "meinte",
      "meint",
      "sagte",
      "sagt",
      "plant",
      "denkt",
      "hofft",
      "wurde"
    ],
    "more": [
      "nicht mehr",
      "mehr"
    ],
    "owe": [
      "schulde*",
      "schuldig",
      "muss ich noch antworten",
      "warte* auf mich"
    ],
    "reason": [
      "weil",
      "denn",
      "sonst",
      "damit",
      "da",
      "sie",
      "er",
      "es",
      "das ist",
      "das war",
      "die sind",
      "die ist",
      "die hat",
      "die haben",
      "der ist",
      "der sitzt",
      "der kommt",
      "der hat",
      "wir sind",
      "wir haben",
      "ich bin",
      "ich habe",
      "da ist",
      "dann ist",
      "dann kommen",
      "alle",
      "niemand",
      "jemand",
      "bevor",
      "ehe"
    ],
    "because": [
      "weil",
      "denn",
      "damit",
      "sonst",
      "da ist",
      "da sind",
      "da es",
      "da wir"
    ],
    "instead_of": [
      "statt",
      "statt um",
      "statt am",
      "anstatt",
      "anstatt um",
      "nicht",
      "nicht um",
      "nicht am",
      "und nicht"
    ],
    "unsuitable": [
      "zu fruh",
      "zu spat",
      "ist blod",
      "ist ja blod",
      "ist doof",
      "ist ja doof",
      "passt nicht",
      "geht nicht",
      "klappt nicht",
      "ist schlecht",
      "ist ungunstig"
    ],
    "pair": [
      "den beiden",
      "die beiden",
      "allen beiden",
      "beiden zusammen"
    ],
    "that_day": [
      "an dem tag",
      "an diesem tag",
      "am selben tag",
      "am gleichen tag"
    ],
    "that_clause": [
      "dass"
    ],
    "that_time": [
      "an dem abend",
      "an diesem abend",
      "am selben abend",
      "am gleichen abend",
      "an dem morgen",
      "an dem nachmittag",
      "an diesem nachmittag",
      "am selben nachmittag"
    ],
    "what_of": [
      "wie siehts bei",
      "und wie siehts bei",
      "wie siehts da bei",
      "und wie siehts da bei",
      "wie sieht es da bei",
      "und wie sieht es da bei",
      "was ist mit",
      "und was ist mit",
      "wie ist es mit",
      "und wie ist es mit",
      "wie sieht es mit",
      "und wie sieht es mit",
      "wie ware es mit",
      "wie sieht es bei",
      "und wie sieht es bei",
      "und bei",
      "wie steht es mit",
      "und wie steht es mit",
      "wie sieht das bei",
      "und wie sieht das bei",
      "wie schaut es bei",
      "wie schauts bei",
      "und wie schauts bei",
      "wie schaut es mit",
      "was sagt",
      "wie ist das bei",
      "und wie ist das bei"
    ],
    "same_time": [
      "gleiche uhrzeit",
      "zur gleichen zeit",
      "zur selben zeit",
      "gleiche zeit",
      "selbe uhrzeit",
      "selbe zeit",
      "dieselbe uhrzeit",
      "um dieselbe zeit",
      "um dieselbe uhrzeit",
      "zur selben uhrzeit",
      "dieselbe zeit",
      "um die gleiche zeit",
      "um die gleiche uhrzeit",
      "selbe zeit wie vorher",
      "uhrzeit bleibt",
      "gleiche stunde",
      "selbe stunde"
    ],
    "too": [
      "auch",
      "ebenfalls",
      "mit dazu",
      "zusatzlich"
    ],
    "told": [
      "sag",
      "sage",
      "richte",
      "schreib",
      "teile"
    ],
    "aside": [
      "ubrigens",
      "weisst du was",
      "ehrlich gesagt",
      "nebenbei",
      "am besten",
      "wenn du magst",
      "bei gelegenheit",
      "wie immer",
      "diesmal",
      "ab jetzt",
      "im moment"
    ],
    "one_more": [
      "noch eins",
      "noch einen punkt",
      "noch etwas",
      "noch was",
      "ein weiterer punkt"
    ],
    "meant": [
      "warte",
      "warte mal",
      "nein warte",
      "ich meine",
      "ich meinte",
      "ich mein",
      "entschuldigung",
      "sorry",
      "moment",
      "halt",
      "stopp",
      "falsch",
      "nicht das",
      "nicht die",
      "nicht den",
      "lieber",
      "doch lieber",
      "sondern",
      "ach so",
      "ach nein"
    ],
    "particle": [
      "zu",
      "an"
    ],
    "set_p": [
      "an"
    ],
    "waiting": [
      "wart*",
      "offen",
      "offene",
      "offenes",
      "unbeantwortet*",
      "ausstehen*",
      "anliegt",
      "liegt an",
      "steht an",
      "ansteht",
      "anstehen"
    ],
    "attention": [
      "kummern",
      "beachten",
      "entscheiden",
      "reagieren",
      "erledigen",
      "aufmerksamkeit",
      "kummer*",
      "kummern muss",
      "worum ich mich",
      "drum kummern",
      "darum kummern"
    ],
    "urgent": [
      "dringend*",
      "wichtig*",
      "eilig*"
    ],
    "brief": [
      "uberblick",
      "ubersicht",
      "zusammenfassung",
      "briefing",
      "lagebericht",
      "tagesuberblick",
      "kurzfassung",
      "update",
      "status",
      "stand der dinge",
      "zusammenfass*"
    ],
    "missed": [
      "verpasst",
      "versaumt",
      "ubersehen",
      "verpeilt",
      "verschwitzt",
      "verschlafen",
      "verbummelt",
      "verpennt",
      "was vergessen",
      "etwas vergessen",
      "irgendwas vergessen",
      "durch die lappen gegangen",
      "entgangen",
      "ubergangen"
    ],
    "uptodate": [
      "auf den neuesten stand",
      "auf den neusten stand",
      "auf stand",
      "auf den stand",
      "aufs laufende",
      "auf dem laufenden"
    ],
    "news": [
      "neues",
      "neu",
      "neuigkeit*",
      "los",
      "nachrichten",
      "neuest*"
    ],
    "open_state": [
      "offen",
      "offene",
      "offenes",
      "ubrig",
      "ungeklart*",
      "zu tun",
      "zu erledigen"
    ],
    "situation": [
      "wie sieht es aus",
      "wie siehts aus",
      "wie stehen die dinge",
      "wie ist die lage",
      "lage",
      "wie steht es"
    ],
    "next": [
      "als nachstes",
      "nachstes",
      "zuerst"
    ],
    "invitation": [
      "einladung*",
      "eingeladen"
    ],
    "question_n": [
      "frage",
      "fragen",
      "anfrage*"
    ],
    "plan": [
      "plan",
      "treffen",
      "verabredung",
      "unternehmung",
      "ausflug",
      "termin",
      "veranstaltung",
      "event",
      "abend",
      "feier",
      "party",
      "runde",
      "plane",
      "planen",
      "unternehmungen"
    ],
    "plans": [
      "plane",
      "planen",
      "unternehmungen",
      "verabredungen",
      "treffen",
      "ausfluge",
      "vorhaben",
      "termine",
      "aktivitaten",
      "verabredet",
      "terminplan",
      "vorhat",
      "vor"
    ],
    "draft": [
      "entwurf*",
      "entwurfe*"
    ],
    "drafts": [
      "entwurfe",
      "entwurfen",
      "nicht verschickt",
      "unverschickt*",
      "angefangene plane",
      "unfertige plane",
      "liegen rum",
      "in arbeit"
    ],
    "planned": [
      "geplant*",
      "vor",
      "verabredet",
      "ausgemacht",
      "angesetzt"
    ],
    "upcoming": [
      "demnachst",
      "bevor",
      "anstehende*",
      "kommende*",
      "in nachster zeit",
      "kommen",
      "nachste zeit",
      "steht an",
      "stehen an",
      "ansteht",
      "steht bevor",
      "steht so an",
      "vor",
      "steht",
      "steht alles an",
      "stehen alles an",
      "was steht an",
      "bevor es rausgeht",
      "bevor die rausgeht",
      "bevor sie rausgeht",
      "bevor das rausgeht"
    ],
    "past": [
      "vergangen*",
      "fruher*",
      "alte",
      "alten",
      "war",
      "waren",
      "vorbei",
      "bisher*",
      "letzten",
      "vorige*",
      "gewesen",
      "zuruckliegend*"
    ],
    "host": [
      "gastgeber*",
      "ausricht*",
      "organisier*",
      "veranstalt*",
      "ich mache",
      "leite",
      "selbst geplant",
      "meine eigenen plane"
    ],
    "invited": [
      "eingeladen",
      "gebeten"
    ],
    "cancelled": [
      "abgesagt*",
      "ausgefallen*",
      "geplatzt*",
      "gestrichen*",
      "storniert*",
      "gecancelt*",
      "nicht stattgefunden"
    ],
    "find": [
      "find*",
      "such*",
      "durchsuch*",
      "stober*",
      "schau nach",
      "nachschauen",
      "auffinden"
    ],
    "come": [
      "komm*",
      "dabei",
      "mitkomm*",
      "teilnehm*",
      "nimmt teil",
      "nehme teil",
      "nehmen teil",
      "teil",
      "mach mit",
      "mache mit",
      "mitmach*",
      "erschein*",
      "geh hin",
      "gehe hin",
      "hingeh*",
      "hinkomm*",
      "mit von der partie",
      "dabei sein",
      "geht",
      "gehe",
      "zusag*"
    ],
    "answered": [
      "geantwortet",
      "zugesagt",
      "abgesagt",
      "reagiert",
      "gemeldet",
      "bestatigt",
      "angenommen",
      "abgelehnt",
      "bescheid",
      "ruckmeldung",
      "zuruckgemeldet",
      "antwort*",
      "gesagt",
      "meldet",
      "fehlt",
      "fehlen"
    ],
    "ending": [
      "endzeit",
      "schlusszeit"
    ],
    "answers": [
      "antworten",
      "ruckmeldungen",
      "zusagen",
      "absagen"
    ],
    "answer_v": [
      "antwort*",
      "zusag*",
      "bescheid*",
      "ruckmeld*",
      "zuruckmeld*",
      "sagen zu",
      "reagier*",
      "melden"
    ],
    "guestlist": [
      "gasteliste",
      "teilnehmerliste",
      "teilnehmer",
      "liste der gaste"
    ],
    "area_n": [
      "viertel",
      "gegend",
      "kiez",
      "stadtteil*",
      "bezirk*",
      "nachbarschaft"
    ],
    "guests": [
      "gast",
      "gaste",
      "gasten",
      "leute",
      "leuten",
      "personen",
      "person",
      "teilnehmer**",
      "mann",
      "nasen",
      "leutchen"
    ],
    "everybody": [
      "alle",
      "allen",
      "jeder",
      "jedem",
      "jeden"
    ],
    "details": [
      "details",
      "detail",
      "infos",
      "info",
      "informationen",
      "einzelheiten",
      "genaueres",
      "mehr uber",
      "mehr zu",
      "mehr zum",
      "mehr zur",
      "alles uber",
      "naheres",
      "erzahl*",
      "erzahl mir mehr",
      "mehr von",
      "mehr erfahren"
    ],
    "start": [
      "los",
      "anfang*",
      "fangt",
      "beginn*",
      "losgeht",
      "geht los",
      "startet",
      "starten",
      "stattfind*",
      "findet statt",
      "start",
      "fangen an",
      "losgehen"
    ],
    "meet": [
      "treff*"
    ],
    "checklist": [
      "checkliste",
      "packliste",
      "einkaufsliste",
      "todo liste",
      "to-do-liste",
      "todo-liste",
      "to do liste",
      "aufgabenliste",
      "aufgaben",
      "aufgabe",
      "todos",
      "to-dos",
      "to dos",
      "vorbereitungen",
      "todo",
      "to-do",
      "besorgungen",
      "merkliste",
      "merkzettel",
      "spickzettel"
    ],
    "item": [
      "punkt",
      "punkte",
      "aufgabe",
      "eintrag"
    ],
    "left": [
      "fehlt",
      "fehlen",
      "offen",
      "ubrig",
      "noch zu tun",
      "zu tun",
      "ausstehend",
      "zu erledigen",
      "ungeklart"
    ],
    "todo_v": [
      "tun",
      "machen",
      "erledig*",
      "vorbereit*",
      "vorzubereiten",
      "besorg*",
      "organisier*",
      "kaufen",
      "einkaufen",
      "gemacht",
      "getan",
      "zu tun",
      "zu erledigen"
    ],
    "bring": [
      "mitbring*",
      "bringt",
      "bring",
      "bringen",
      "mitnehm*",
      "einpack*"
    ],
    "prepare": [
      "vorbereit*",
      "vorzubereiten"
    ],
    "obey": [
      "mach das",
      "mach es",
      "mach was",
      "mach alles",
      "mach wie",
      "tu das",
      "tu es",
      "tu was",
      "tu alles",
      "folge",
      "befolge",
      "führ aus",
      "führe aus"
    ],
    "says": [
      "sagt",
      "steht",
      "drinsteht",
      "dasteht",
      "verlangt",
      "beschrieben",
      "geschrieben"
    ],
    "save": [
      "schreiben sie sich",
      "schreiben sie sich auf",
      "schreiben sie auf",
      "schreiben sie mir auf",
      "notieren sie sich",
      "merken sie sich",
      "merk*",
      "speicher*",
      "notier*",
      "sichere",
      "sichern",
      "behalt*",
      "bewahr*",
      "schreib auf",
      "schreib mir auf",
      "aufschreib*",
      "festhalt*",
      "halt fest",
      "vermerk*",
      "abspeicher*",
      "save",
      "bookmark*",
      "ableg*",
      "notiz",
      "vormerk*",
      "zu merken",
      "schreib dir auf",
      "nicht vergessen",
      "heb auf",
      "aufheb*",
      "auf dem zettel",
      "heb",
      "heb mir",
      "hebe",
      "aufheben",
      "schreib dir",
      "schreib dir mal auf",
      "merken"
    ],
    "remember": [
      "vergess*",
      "vergiss",
      "denk*",
      "erinner*"
    ],
    "forget": [
      "vergess*",
      "vergiss"
    ],
    "make": [
      "mach",
      "mache",
      "machen",
      "erstell*",
      "leg*",
      "anleg*",
      "bau",
      "baue",
      "eroffn*",
      "start*",
      "beginn*",
      "neue",
      "neuer",
      "neues",
      "neuen",
      "richt*",
      "einricht*",
      "lege an",
      "leg an",
      "fang an",
      "zu erstellen",
      "aufmachen",
      "mach auf",
      "noch eine",
      "anzulegen"
    ],
    "done": [
      "erledigt",
      "fertig",
      "gemacht",
      "getan",
      "abgehakt",
      "hak*",
      "abhak*",
      "streich*",
      "besorgt",
      "gekauft",
      "reserviert",
      "gebucht",
      "bestellt",
      "gepackt",
      "eingepackt",
      "geschafft",
      "durch",
      "organisiert",
      "vorbereitet",
      "geklart",
      "gebacken",
      "abgeholt",
      "abgeschlossen",
      "check",
      "eingekauft",
      "mitgebracht",
      "als erledigt"
    ],
    "reopen": [
      "wieder offen",
      "wieder aufmachen",
      "mach wieder auf",
      "wieder auf",
      "wieder offnen",
      "offne es wieder",
      "doch noch offen",
      "noch nicht erledigt",
      "doch nicht erledigt",
      "doch noch nicht erledigt",
      "noch nicht fertig",
      "doch noch nicht fertig",
      "doch nicht fertig",
      "haken weg",
      "hakchen weg",
      "haken wieder weg",
      "ist noch offen",
      "sind noch offen"
    ],
    "skip": [
      "uberspring*",
      "weglass*",
      "lass weg",
      "ignorier*",
      "streich*",
      "entfall*",
      "vergiss",
      "brauchen wir nicht",
      "nicht notig",
      "unnotig",
      "entfallt",
      "weg"
    ],
    "drop": [
      "streich*",
      "weg"
    ],
    "draft_v": [
      "plan*",
      "entwirf",
      "entwerf*",
      "entwurf",
      "organisier*",
      "bereite vor",
      "bereiten vor",
      "bereit",
      "bereite",
      "bereiten",
      "vorbereit*",
      "arrangier*",
      "ansetz*",
      "ausmach*",
      "verabred*",
      "aufsetz*",
      "setz auf",
      "unternehmen",
      "setz an",
      "mach einen plan",
      "anplanen"
    ],
    "throw": [
      "hau",
      "haue",
      "hauen",
      "jag",
      "jage",
      "feuer",
      "feuere",
      "balle",
      "ball",
      "schmeiss"
    ],
    "speaker": [
      "ich",
      "wir"
    ],
    "shared": [
      "geteilt",
      "freigegeben",
      "mit mir geteilt",
      "mit uns geteilt"
    ],
    "turn": [
      "mach",
      "mache",
      "machen"
    ],
    "lets": [
      "lass uns",
      "lasst uns",
      "wollen wir",
      "wir konnten",
      "wie ware es mit",
      "wie wars mit",
      "sollen wir",
      "wir sollten",
      "warum nicht",
      "konnten wir",
      "ich wurde gern",
      "ich wurde gerne",
      "wir wurden gern",
      "ich mochte",
      "ich will",
      "wir wollen",
      "ich hatte lust",
      "hab lust",
      "bock auf",
      "hab bock auf",
      "habe bock auf",
      "hatte bock auf",
      "lust auf",
      "habe lust auf",
      "wie war es mit",
      "hast du bock auf"
    ],
    "go": [
      "geh*",
      "besuch*",
      "ausprobier*",
      "hingeh*"
    ],
    "another": [
      "weiter*",
      "noch ein",
      "noch eine",
      "noch einen",
      "zweite*",
      "anderen",
      "extra",
      "eigenen",
      "eigene",
      "neuen"
    ],
    "separate": [
      "getrennt*",
      "separat*",
      "extra"
    ],
    "idea": [
      "idee",
      "vorschlag",
      "tipp",
      "gedanke",
      "ideen"
    ],
    "ideas": [
      "ideen",
      "vorschlage",
      "tipps"
    ],
    "move": [
      "verschieb*",
      "verleg*",
      "schieb*",
      "leg",
      "lege",
      "legen",
      "ander*",
      "andern",
      "setz*",
      "vorzieh*",
      "zieh*",
      "ruck*",
      "stell*",
      "vorverleg*",
      "verschoben",
      "verlegt",
      "umleg*",
      "umplan*",
      "nach hinten",
      "nach vorne",
      "spater",
      "fruher",
      "eher",
      "zu verschieben",
      "zu verlegen",
      "reschedul*",
      "fangt",
      "los",
      "anfangen"
    ],
    "make_it": [
      "mach",
      "mache",
      "machen",
      "machs",
      "mach es",
      "nimm",
      "nehmen",
      "setz*",
      "sagen wir",
      "mach daraus",
      "draus",
      "sein"
    ],
    "rather": [
      "lieber",
      "besser",
      "doch lieber",
      "stattdessen",
      "eher"
    ],
    "time": [
      "zeit",
      "uhrzeit",
      "termin",
      "tag",
      "datum",
      "beginn",
      "anfang",
      "zeitraum",
      "zeitpunkt"
    ],
    "rename": [
      "nenn*",
      "benenn*",
      "umbenenn*",
      "umzubenenn*",
      "tauf*",
      "betitel*",
      "umtauf*",
      "neuen namen",
      "heissen",
      "heisst",
      "neuer name",
      "neuer titel",
      "neuen titel",
      "heisst jetzt",
      "name",
      "titel",
      "umbenannt",
      "benannt",
      "den namen",
      "nenn um",
      "soll heissen",
      "heisst ab jetzt",
      "heisst kunftig",
      "soll kunftig",
      "nennen wir",
      "nenn wir",
      "lauft jetzt unter",
      "lauft ab jetzt unter",
      "lauft kunftig unter",
      "umgetauft",
      "neu benannt",
      "wird umbenannt",
      "umbenannt in"
    ],
    "misspelt": [
      "falsch",
      "falsch geschrieben",
      "verschrieben",
      "tippfehler"
    ],
    "title": [
      "titel",
      "name",
      "namen"
    ],
    "add": [
      "setz*",
      "pack*",
      "schreib*",
      "trag*",
      "fug*",
      "nimm",
      "nehm*",
      "tu",
      "tue",
      "tun",
      "hau*",
      "schieb*",
      "stell*",
      "gib",
      "hinzu**",
      "add*",
      "eintrag*",
      "aufnehm*",
      "dazu**",
      "drauf",
      "rauf",
      "rein",
      "mit drauf",
      "dabei",
      "mit dazu",
      "hinein",
      "mit rein",
      "ergänz*",
      "erganz*",
      "leg",
      "auf die",
      "soll auf",
      "gehort auf",
      "kommt auf",
      "speicher*",
      "mach",
      "zusatzlich",
      "noch dazu",
      "noch drauf",
      "noch rein"
    ],
    "person": [
      "person",
      "freund",
      "freundin",
      "kontakt",
      "kumpel",
      "nachbar*",
      "kolleg*",
      "bekannte*"
    ],
    "max": [
      "max",
      "maximal",
      "hochstens",
      "nicht mehr als",
      "bis zu",
      "begrenz*",
      "maximum",
      "obergrenze",
      "beschrank*",
      "nur platz fur",
      "limit",
      "mehr als",
      "platz fur",
      "nicht mehr wie",
      "nicht uber",
      "hochstzahl",
      "hochstens zu"
    ],
    "min": [
      "min",
      "mindestens",
      "minimum",
      "wenigstens",
      "nicht weniger als",
      "zumindest",
      "weniger als",
      "ab",
      "mind"
    ],
    "limit": [
      "begrenz*",
      "limit"
    ],
    "deadline": [
      "frist",
      "anmeldeschluss",
      "antwortfrist",
      "spatestens",
      "deadline",
      "einsendeschluss",
      "bis"
    ],
    "until": [
      "bis",
      "spatestens"
    ],
    "to_end": [
      "bis"
    ],
    "lasts": [
      "geht",
      "gehen",
      "dauert",
      "dauern",
      "lauft",
      "laufen",
      "soll gehen",
      "soll dauern"
    ],
    "ends": [
      "endet",
      "enden",
      "zu ende",
      "ist schluss",
      "aufhoren",
      "hort auf"
    ],
    "end_n": [
      "ende",
      "schluss"
    ],
    "description": [
      "beschreibung",
      "beschreib*",
      "text",
      "hinweis",
      "schreib dazu",
      "schreib rein",
      "dazuschreib*",
      "reinschreib*",
      "nachricht",
      "als beschreibung",
      "in die beschreibung",
      "anmerkung*"
    ],
    "write": [
      "schreib*",
      "vermerk*",
      "erwahn*"
    ],
    "take": [
      "nimm",
      "nehm*",
      "streich*",
      "entfern*",
      "losch*",
      "wirf",
      "werf*",
      "schmeiss*",
      "kick*",
      "runter**",
      "raus**",
      "rausnehm*",
      "rauswerf*",
      "wegnehm*",
      "hol",
      "zieh",
      "weg",
      "kipp*",
      "runter",
      "raus",
      "fliegt",
      "ab",
      "tu",
      "tue",
      "runter von",
      "fliegt raus",
      "kommt runter",
      "soll runter",
      "nicht mehr mit",
      "heraus",
      "herausnehm*",
      "rausstreich*",
      "rauskick*",
      "rausfliegen",
      "abmeld*"
    ],
    "uninvite": [
      "lade aus",
      "lad aus",
      "auslad*",
      "ausgeladen",
      "wieder aus"
    ],
    "preview": [
      "vorschau",
      "probe",
      "prob*",
      "voransicht",
      "gegenles*",
      "durchsehen",
      "vor dem abschicken",
      "wie sieht die einladung",
      "was sehen die gaste",
      "bevor es rausgeht",
      "bevor sie rausgeht"
    ],
    "look_like": [
      "aussieht",
      "sieht aus",
      "aussehen",
      "sieht",
      "wirkt"
    ],
    "get": [
      "bekomm*",
      "krieg*",
      "erhalt*"
    ],
    "send": [
      "schick*",
      "send*",
      "verschick*",
      "versend*",
      "absend*",
      "abschick*",
      "rausschick*",
      "rausgeh*",
      "raus an",
      "rausgehen",
      "losgeschickt",
      "raushau*",
      "raus zu",
      "kann raus an",
      "darf raus an",
      "kann raus zu",
      "kann so raus",
      "kann jetzt raus",
      "darf raus",
      "soll raus an",
      "geht raus an"
    ],
    "share": [
      "teil*",
      "freigeb*",
      "gib frei",
      "freigabe",
      "zugang",
      "weitergeb*",
      "mitbenutz*",
      "gruppe",
      "whatsapp",
      "whatsapp-gruppe",
      "gruppenchat"
    ],
    "link": [
      "link",
      "url",
      "adresse",
      "internetadresse",
      "teilen link"
    ],
    "invite": [
      "lad",
      "lade",
      "laden",
      "ladet",
      "einlad*",
      "bitte dazu",
      "frag*",
      "dazuhol*",
      "dazubitt*",
      "mitnehm*",
      "hol dazu",
      "eingeladen",
      "einzuladen",
      "mit ein"
    ],
    "tell": [
      "sag*",
      "bescheid",
      "benachrichtig*",
      "mitteil*",
      "informier*",
      "teil mit",
      "richte aus",
      "ausricht*",
      "richt*",
      "richten sie"
    ],
    "anybody": [
      "jemand*",
      "niemand*",
      "keinem"
    ],
    "after_all": [
      "doch"
    ],
    "meet_at": [
      "treffpunkt",
      "treffen uns",
      "wir treffen",
      "treff*",
      "sammeln",
      "sammelpunkt"
    ],
    "before": [
      "vorher",
      "davor",
      "vor"
    ],
    "cancel": [
      "absag*",
      "sag ab",
      "sage ab",
      "sagen ab",
      "abgesagt",
      "ausfall*",
      "fallt aus",
      "fallt flach",
      "fallt ins wasser",
      "stornier*",
      "canceln",
      "cancel",
      "cancle",
      "blas ab",
      "abblas*",
      "abzusagen",
      "streich*",
      "findet nicht statt",
      "wird nichts",
      "ab",
      "ins wasser",
      "wird leider nichts",
      "wird nix",
      "wird doch nix",
      "wird leider nix",
      "wird doch nichts",
      "fallt leider aus",
      "fallt doch aus",
      "platzt",
      "kriegen wir nicht hin",
      "lassen wir ausfallen",
      "machen wir doch nicht",
      "findet doch nicht statt",
      "findet leider nicht statt"
    ],
    "happen": [
      "stattfind*",
      "findet statt",
      "statt"
    ],
    "sorry": [
      "leider",
      "sorry",
      "tut mir leid"
    ],
    "accept": [
      "zusag*",
      "sag zu",
      "sage zu",
      "sagen zu",
      "ja",
      "annehm*",
      "nehme an",
      "nimm an",
      "dabei",
      "bin dabei",
      "komme",
      "komme gern",
      "zugesagt",
      "bestatig*",
      "zuzusagen",
      "mitkommen",
      "gerne",
      "zu",
      "sind dabei",
      "komm ich",
      "klar komm ich",
      "bin ich dabei",
      "komm gern"
    ],
    "me_in": [
      "bin dabei",
      "wir sind dabei",
      "ich komme",
      "komme gern",
      "komme gerne",
      "ich bin dabei",
      "ich sage zu",
      "sag zu",
      "wir kommen",
      "ich kann kommen",
      "ich komm",
      "ich mach mit",
      "bin am start",
      "ich geh hin",
      "ich gehe hin",
      "ich komme gern",
      "ich komme gerne",
      "da komme ich gern",
      "da komm ich gern",
      "ich wurde gern kommen",
      "ich ware gern dabei",
      "ich mochte gern kommen",
      "da bin ich dabei",
      "da gehe ich hin",
      "geh ich hin",
      "gehe ich hin",
      "geh ich gern hin",
      "gehe ich gern hin",
      "gehen wir hin",
      "gehen wir gern hin",
      "da geh ich hin",
      "da gehen wir hin",
      "bin ich am start",
      "bin mit am start",
      "bin mit dabei",
      "bin auf jeden fall dabei",
      "komme auf jeden fall",
      "komm auf jeden fall",
      "komme mit",
      "komm mit",
      "lass ich mir nicht entgehen",
      "lasse ich mir nicht entgehen",
      "trag mich ein",
      "ich ware dabei",
      "kannst mit mir rechnen",
      "rechne mit mir",
      "zahl auf mich"
    ],
    "decline": [
      "zusage zurucknehmen",
      "zusage zuruckziehen",
      "absag*",
      "sag ab",
      "sage ab",
      "ablehn*",
      "lehne ab",
      "lehn ab",
      "nein",
      "nee",
      "schaff*",
      "komme nicht",
      "kann nicht",
      "bin raus",
      "nicht dabei",
      "passe",
      "verzicht*",
      "abzusagen",
      "nicht kommen",
      "ab",
      "klappt nicht",
      "schaff ich nicht",
      "schaffe ich nicht",
      "wird bei mir nichts",
      "keine zeit",
      "muss ich absagen"
    ],
    "me_out": [
      "ich komme nicht",
      "ich kann nicht",
      "bin nicht dabei",
      "schaffe es nicht",
      "schaffs nicht",
      "bin raus",
      "wir kommen nicht",
      "wir konnen nicht",
      "kann nicht kommen",
      "kann leider nicht",
      "nicht dabei",
      "ich komm nicht",
      "ich sage ab",
      "klappt nicht",
      "klappt bei mir nicht",
      "komme doch nicht",
      "komme leider nicht",
      "da kann ich nicht",
      "da kann ich leider nicht",
      "da kann ich doch nicht",
      "ich kann doch nicht",
      "ich kann leider nicht",
      "da habe ich keine zeit",
      "da muss ich passen",
      "ich muss passen",
      "ich muss doch absagen",
      "ich muss leider absagen",
      "da bin ich nicht da",
      "wird bei mir nix",
      "wird nix bei mir",
      "wird bei mir leider nix",
      "muss leider passen",
      "bin leider raus",
      "ohne mich",
      "bin da nicht da",
      "krieg ich nicht hin",
      "kriege ich nicht hin",
      "kann ich nicht kommen",
      "kann ich leider nicht kommen",
      "wird doch nix",
      "wird doch nichts",
      "wird leider nix",
      "kommt mir was dazwischen",
      "ist mir was dazwischengekommen",
      "zahl nicht auf mich",
      "rechne nicht mit mir"
    ],
    "able": [
      "schaff*",
      "klapp*"
    ],
    "yes": [
      "ja",
      "jo",
      "jup",
      "klar",
      "zugesagt",
      "zusage"
    ],
    "no": [
      "nein",
      "nee",
      "absage",
      "abgesagt"
    ],
    "free": [
      "frei",
      "zeit",
      "luft",
      "verfugbar*",
      "verplant",
      "ausgebucht",
      "beschaftigt",
      "nichts vor",
      "freie zeit",
      "freien abend",
      "gemeinsam zeit",
      "freie abende",
      "freier abend",
      "passt es",
      "passt",
      "hatten zeit",
      "zeit haben",
      "konnten wir uns",
      "ginge es",
      "ginge",
      "ginge das",
      "wurde es passen",
      "wurde passen",
      "ginge es bei",
      "geht es bei",
      "passt es bei",
      "klappt es bei",
      "luft im kalender",
      "abkommlich",
      "zeit fur uns"
    ],
    "time_for": [
      "zeit",
      "zeitpunkt",
      "termin",
      "terminvorschlag"
    ],
    "slot": [
      "termin",
      "tag",
      "abend",
      "zeitpunkt",
      "zeitfenster",
      "lucke",
      "slot",
      "slots",
      "zeitslot",
      "zeitraum",
      "moglichkeit",
      "terminslot",
      "gemeinsamen termin",
      "freien abend"
    ],
    "both": [
      "beide",
      "beiden",
      "gemeinsam*",
      "zusammen",
      "zu zweit",
      "alle drei",
      "alle"
    ],
    "together": [
      "zusammen",
      "miteinander"
    ],
    "calendar": [
      "kalender**",
      "google kalender",
      "terminkalender",
      "google-kalender"
    ],
    "calendars": [
      "kalendern",
      "alle kalender",
      "welche kalender"
    ],
    "schedule_n": [
      "kalender",
      "terminkalender",
      "terminplan",
      "zeitplan",
      "terminubersicht",
      "tagesplan"
    ],
    "meetings": [
      "termin",
      "termine",
      "terminen",
      "besprechung*",
      "meeting*",
      "verabredung*"
    ],
    "food": [
      "restaurant**",
      "lokal",
      "lokale",
      "pizzeria*",
      "kneipe*",
      "cafe",
      "cafes",
      "imbiss*",
      "sushi",
      "ramen",
      "pizza",
      "burger",
      "pasta",
      "nudeln",
      "fisch",
      "steak",
      "doner",
      "curry",
      "doner**",
      "pizza**",
      "burger**",
      "sushi**",
      "falafel**",
      "eisdiele*",
      "biergarten",
      "steakhouse",
      "suppenkuche*",
      "tapas**",
      "thailandisch*",
      "italienisch*",
      "mexikanisch*",
      "chinesisch*",
      "vietnamesisch*",
      "indisch*",
      "japanisch*",
      "koreanisch*",
      "griechisch*",
      "turkisch*",
      "vegan*",
      "vegetarisch*",
      "italiener",
      "grieche",
      "chinese",
      "inder",
      "thai",
      "vietnamese",
      "mittagessen",
      "abendessen",
      "fruhstuck",
      "brunch",
      "kaffee",
      "essen gehen",
      "was essen",
      "zum essen"
    ],
    "sights": [
      "film",
      "filme",
      "kino",
      "kinos",
      "kinofilm*",
      "geschaft",
      "geschafte",
      "laden",
      "laeden",
      "supermarkt**",
      "einkaufszentrum",
      "hotel**",
      "museum",
      "museen",
      "galerie*",
      "park",
      "parks",
      "spielplatz**",
      "zoo",
      "club",
      "clubs",
      "wanderweg**",
      "schwimmbad**",
      "therme**",
      "sehenswurdigkeit**",
      "attraktion**",
      "ausflugsziel*",
      "reiseziel*",
      "unternehmung*",
      "aktivitat*"
    ],
    "connected": [
      "verbunden",
      "verknupft",
      "angebunden",
      "gekoppelt",
      "synchron*",
      "angeschlossen",
      "hangt dran",
      "hangt",
      "verbindung*",
      "funktionier*",
      "klappt",
      "lauft",
      "gezogen",
      "abgerufen",
      "aktualisiert",
      "eingelesen",
      "abgeglichen",
      "abgleich",
      "ausgelesen",
      "aktuell",
      "synchronisiert",
      "abgefragt"
    ],
    "google": [
      "outlook",
      "apple",
      "google"
    ],
    "events": [
      "veranstaltung**",
      "zirkus",
      "oper",
      "opern",
      "musical**",
      "ballett",
      "messe",
      "vortrag",
      "vortrage",
      "event**",
      "konzert**",
      "ausstellung**",
      "festival**",
      "markt",
      "markte",
      "lesung*",
      "theater",
      "vorstellung*",
      "auffuhrung**",
      "gig*",
      "parties",
      "partys"
    ],
    "from_w": [
      "von",
      "vom",
      "aus"
    ],
    "for_me": [
      "bei mir",
      "bei uns",
      "fur mich",
      "fur uns"
    ],
    "going_on": [
      "los",
      "lauft",
      "gibt es",
      "gibts",
      "geboten",
      "veranstaltet",
      "stattfindet",
      "findet statt",
      "zu sehen",
      "spielt",
      "ist los",
      "geht ab",
      "was geht"
    ],
    "near": [
      "in der nahe",
      "in meiner nahe",
      "nachste",
      "nachsten",
      "nahegelegen*",
      "in der umgebung",
      "in der gegend",
      "in meiner gegend",
      "hier in der nahe",
      "in der stadt",
      "in berlin",
      "hier",
      "um die ecke",
      "im kiez"
    ],
    "suggest": [
      "vorschlag*",
      "schlag*",
      "empfehl*",
      "empfiehl*",
      "inspir*",
      "uberrasch*",
      "vorgeschlagen",
      "vorzuschlagen"
    ],
    "what_to_do": [
      "was konnen wir",
      "was konnten wir",
      "was kann ich",
      "was konnte ich",
      "was sollen wir",
      "was sollten wir",
      "was machen wir",
      "was tun",
      "was unternehmen",
      "was konnt ich",
      "was konnen",
      "was konnt",
      "was konnten"
    ],
    "something": [
      "etwas",
      "was",
      "irgendwas",
      "irgendetwas"
    ],
    "could": [
      "kann",
      "konn*",
      "soll",
      "sollen",
      "sollten"
    ],
    "fun": [
      "spass",
      "spannend*",
      "lustig*",
      "schones",
      "lust haben",
      "lust"
    ],
    "bored": [
      "langweil*",
      "lange weile"
    ],
    "good": [
      "gut",
      "gute",
      "guten",
      "gutes",
      "schon",
      "schone",
      "schones",
      "nett",
      "nette",
      "nettes",
      "lecker*",
      "gunstig*",
      "tolle*",
      "cool*",
      "beste*"
    ],
    "capture": [
      "link",
      "artikel",
      "seite",
      "import",
      "merker",
      "eintrag"
    ],
    "ready": [
      "fertig",
      "durch",
      "soweit",
      "geklappt",
      "gelesen",
      "ausgewertet",
      "bereit",
      "versandfertig",
      "versandbereit",
      "abschickbereit",
      "startklar",
      "sendefertig",
      "sendebereit"
    ],
    "became": [
      "geworden",
      "daraus",
      "passiert",
      "wurde aus",
      "geworden aus"
    ],
    "status": [
      "status",
      "stand"
    ],
    "retry": [
      "nochmal versuchen",
      "versuch es nochmal",
      "versuch es noch mal",
      "noch einmal",
      "nochmal",
      "noch mal",
      "nochmals",
      "neuer versuch",
      "erneut",
      "wieder versuchen",
      "probiers nochmal",
      "probier es nochmal",
      "wiederhol*",
      "versuch es noch",
      "versuchs nochmal",
      "versuchs noch mal",
      "neu laden",
      "nochmal neu",
      "neu einlesen",
      "nochmal laden",
      "nochmal lesen",
      "noch einmal lesen",
      "nochmal einlesen"
    ],
    "try": [
      "versuch*",
      "probier*",
      "lies",
      "lade",
      "teste"
    ],
    "again": [
      "nochmal",
      "noch mal",
      "noch einmal",
      "wieder",
      "erneut"
    ],
    "saved": [
      "gespeichert*",
      "gemerkt*",
      "gesichert*",
      "notiert*",
      "aufgehoben",
      "gesammelt*",
      "aufgeschrieben"
    ],
    "both_like": [
      "beide mogen",
      "beiden mogen",
      "gemeinsam"
    ],
    "everywhere": [
      "uberall"
    ],
    "delete": [
      "losch*",
      "entfern*",
      "wirf weg",
      "wirf",
      "schmeiss weg",
      "schmeiss*",
      "streich*",
      "archivier*",
      "beseitig*",
      "kill*",
      "wegwerf*",
      "weg",
      "kann weg",
      "raus",
      "tilg*",
      "zu loschen",
      "vergiss",
      "gelöscht",
      "geloscht",
      "rausschmeissen",
      "konnen weg",
      "kann raus",
      "kommt weg"
    ],
    "stop": [
      "hor auf",
      "aufhor*",
      "stopp*",
      "aufhoren",
      "nicht weiter"
    ],
    "list": [
      "liste",
      "ideenliste",
      "sammlung"
    ],
    "lists": [
      "listen",
      "sammlungen",
      "ideenlisten"
    ],
    "other_one": [
      "der andere",
      "die andere",
      "das andere",
      "den anderen",
      "dem anderen",
      "der anderen"
    ],
    "or_w": [
      "oder"
    ],
    "polite_tail": [
      "wenn es geht",
      "wenn das geht",
      "wenn moglich",
      "falls moglich",
      "wenn du kannst",
      "falls es geht",
      "wenn du magst",
      "wenn du so nett bist",
      "wenn es dir nichts ausmacht",
      "danke",
      "danke dir",
      "danke dir schon",
      "danke schon",
      "dankeschon",
      "vielen dank",
      "besten dank",
      "sei so gut",
      "sei so lieb",
      "so bald wie moglich",
      "so schnell wie moglich",
      "asap",
      "bitte danke",
      "danke im voraus"
    ],
    "tail_word": [
      "lol",
      "haha",
      "hihi",
      "xd",
      "thx",
      "danke",
      "bitte",
      "asap",
      "sofort"
    ],
    "tag_question": [
      "oder",
      "oder nicht",
      "oder doch nicht",
      "nicht wahr",
      "richtig",
      "stimmt es",
      "ne",
      "gell"
    ],
    "on_then": [
      "was habe ich an",
      "was ist bei mir los",
      "was ist bei uns los",
      "was steht an",
      "was liegt an"
    ],
    "contents": [
      "inhalt",
      "drauf",
      "drin",
      "steht drauf",
      "steht auf",
      "ist auf",
      "drauf steht",
      "enthalt",
      "was ist auf",
      "steht",
      "stehen"
    ],
    "copy": [
      "kopie*",
      "kopier*",
      "duplizier*",
      "verdoppel*",
      "dupliziere",
      "klon*",
      "duplikat*",
      "abschrift",
      "zweitfassung",
      "doppelt anlegen",
      "zweites exemplar",
      "klone"
    ],
    "belong": [
      "gehor*",
      "soll auf",
      "kommt auf",
      "passt",
      "gehort auch auf",
      "muss auf",
      "soll mit auf",
      "gedacht",
      "bestimmt"
    ],
    "stay": [
      "bleiben",
      "bleibt",
      "bleib"
    ],
    "arrow": [
      "arrow",
      "auf"
    ],
    "only": [
      "nur",
      "ausschliesslich",
      "lediglich",
      "bloss"
    ],
    "keep": [
      "behalt*",
      "enthalten",
      "lass"
    ],
    "replace": [
      "ersetz*",
      "tausch*",
      "austausch*"
    ],
    "everything": [
      "alles",
      "sonst nichts"
    ],
    "all": [
      "alle",
      "samtliche",
      "jede",
      "alles",
      "ganze",
      "ganzen"
    ],
    "directions": [
      "vorgaben",
      "wunsche",
      "bedingungen",
      "regeln",
      "richtlinien",
      "hinweise",
      "kriterien",
      "vorgabe",
      "anweisungen",
      "richtungen",
      "wunschen",
      "an wunschen",
      "vorgegeben",
      "vorlieben der liste"
    ],
    "fit": [
      "pass*"
    ],
    "like": [
      "mag",
      "mog*",
      "gefall*",
      "gefallt",
      "liebe",
      "lieb*",
      "herz*",
      "favorit**",
      "like*",
      "gelikt",
      "daumen hoch",
      "liebling*",
      "fur gut",
      "begeistert",
      "toll",
      "find ich super",
      "finde ich super",
      "finde ich toll",
      "find ich toll",
      "super",
      "klasse",
      "auf was steht",
      "worauf steht",
      "interesse",
      "interessiert sich",
      "abfahrt",
      "fahrt ab",
      "feiert",
      "gefallt-mir",
      "likt",
      "geliket"
    ],
    "likes": [
      "likes",
      "vorlieben",
      "favoriten",
      "herzen",
      "geschmack"
    ],
    "own": [
      "eigene*",
      "selbst"
    ],
    "friends": [
      "freund**",
      "freundinnen",
      "kumpels"
    ],
    "people_n": [
      "leute",
      "leuten",
      "kontakte",
      "menschen",
      "bekannte*",
      "adressbuch",
      "freunde",
      "freundinnen",
      "freunden",
      "personen"
    ],
    "somebody": [
      "jemand*",
      "irgendwen"
    ],
    "in_mind": [
      "in gedanken",
      "ohne konto",
      "noch nicht dabei",
      "nicht angemeldet"
    ],
    "here": [
      "hier"
    ],
    "mine": [
      "mein*"
    ],
    "contact": [
      "kontakt**"
    ],
    "places": [
      "orte",
      "orten",
      "adressen",
      "lieblingsorte"
    ],
    "place": [
      "ort",
      "platz",
      "lokal",
      "adresse",
      "laden"
    ],
    "address": [
      "adresse",
      "anschrift",
      "strasse",
      "wohnt",
      "wo ist",
      "wo liegt",
      "liegt",
      "hausnummer"
    ],
    "moved": [
      "ist jetzt",
      "wohnt jetzt",
      "jetzt in",
      "liegt jetzt",
      "umgezogen",
      "ist jetzt in",
      "verzogen",
      "zieht um"
    ],
    "eat": [
      "ess*",
      "isst",
      "trink*",
      "speisen",
      "fruhstucken"
    ],
    "somewhere": [
      "irgendwo",
      "wohin",
      "laden",
      "lokal",
      "restaurant",
      "in der nahe"
    ],
    "hungry": [
      "hunger",
      "hungrig",
      "lust auf",
      "appetit"
    ],
    "research": [
      "recherchier*",
      "google",
      "googl*",
      "find heraus",
      "finde heraus",
      "im internet",
      "im netz",
      "online",
      "herausfinden",
      "rausfinden",
      "find raus",
      "erkundig*",
      "informier dich",
      "informiere dich",
      "informieren sie sich",
      "krieg raus",
      "recherche",
      "recherchier mal",
      "finde mal raus",
      "find mal raus",
      "finde mal heraus",
      "find mal heraus",
      "finden sie heraus",
      "finden sie raus",
      "finde bitte heraus",
      "finde bitte raus",
      "krieg mal raus",
      "schau mal im netz",
      "schau im netz",
      "guck im netz",
      "guck mal im netz",
      "such im netz",
      "suche im netz",
      "such im internet",
      "suche im internet",
      "such mal im netz",
      "such mal im internet",
      "im web",
      "rauszufinden",
      "herauszufinden",
      "rausfindest",
      "herausfindest"
    ],
    "cheaper": [
      "billiger*",
      "gunstiger*",
      "unter",
      "naher*",
      "kleiner*",
      "kurzer*",
      "fur anfanger",
      "weniger",
      "preiswerter*",
      "grosser*",
      "andere",
      "drinnen",
      "draussen",
      "such weiter",
      "weitersuchen",
      "weiter suchen"
    ],
    "but": [
      "aber",
      "ausser"
    ],
    "narrow": [
      "eingrenz*",
      "grenz ein",
      "verfeiner*",
      "filter*",
      "einschrank*",
      "schrank*",
      "beschrank*",
      "nur die",
      "nur welche",
      "nur was",
      "nur solche"
    ],
    "same": [
      "dasselbe",
      "das gleiche",
      "genauso"
    ],
    "unlike": [
      "mag nicht mehr",
      "gefallt mir nicht mehr",
      "entlike*",
      "like weg",
      "entherz*"
    ],
    "default": [
      "standard**",
      "voreingestellt*",
      "voreinstellung*",
      "normalerweise",
      "default*",
      "vorgabe"
    ],
    "activity": [
      "aktivitat*"
    ],
    "apply": [
      "ubernehm*",
      "ubernimm",
      "anwend*",
      "wende an",
      "wende"
    ],
    "for_w": [
      "für"
    ],
    "mean": [
      "bedeutet",
      "soll",
      "macht",
      "fur"
    ],
    "allow": [
      "erlaubt",
      "bringt",
      "darf"
    ],
    "friend_request": [
      "freundschaftsanfrage",
      "freundesanfrage",
      "verbindungsanfrage",
      "kontaktanfrage",
      "freundschaftseinladung"
    ],
    "connect": [
      "verbind*",
      "befreund*",
      "anfreund*",
      "vernetz*",
      "verbunden",
      "verknupf*"
    ],
    "become": [
      "werden",
      "sein"
    ],
    "disconnect": [
      "trenn*",
      "entfreund*",
      "verbindung losen",
      "lose die verbindung",
      "beend*",
      "kundig*",
      "freundschaft beenden",
      "losen",
      "auflos*"
    ],
    "pass_on": [
      "weitergeb*",
      "weiterleit*",
      "verteil*",
      "herumschick*"
    ],
    "out": [
      "aus",
      "raus"
    ]
  }
} as const

/** How people ask for each capability. */
export const frames = [
  {
    "id": "planning.brief.get",
    "capability": "planning.brief.get",
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
    "set": {
      "scope": "active"
    },
    "slots": {
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "was steht nächste Woche an",
      "was machen wir am Wochenende",
      "habe ich am Samstag schon was vor",
      "was ist im Dezember geplant",
      "welche Pläne habe ich für Freitag",
      "was habe ich morgen vor"
    ]
  },
  {
    "id": "plans.query#3",
    "capability": "plans.query",
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
    "id": "plans.query#4",
    "capability": "plans.query",
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
    "id": "plans.query#5",
    "capability": "plans.query",
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
    "id": "plans.query#6",
    "capability": "plans.query",
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
    "id": "plans.query#7",
    "capability": "plans.query",
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
    "id": "plans.query#8",
    "capability": "plans.query",
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
    "set": {},
    "slots": {
      "idea_list_handles": "list",
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
    "set": {
      "filters.incoming_only": true
    },
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
    "id": "likes.query#5",
    "capability": "likes.query",
    "set": {
      "filters.incoming_only": true
    },
    "slots": {
      "filters.activity_names": "words"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "wer mag Jazz",
      "wer steht auf Klettern",
      "mag jemand Sauna",
      "welche Freunde mögen Theater"
    ]
  },
  {
    "id": "likes.mutate",
    "capability": "likes.mutate",
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
  "plans.prepare_send": "The same is prepared by plans.invitation.prepare.",
  "relationships.friendship.apply": "It follows the yes to relationships.friendship.review."
} as const

/** The patterns of the frames, compiled: starting reads none of them. */
export const compiled: CompiledFrames = JSON.parse(
  readFileSync(new URL('./de.json', import.meta.url), 'utf8'),
)
