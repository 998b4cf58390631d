/** Signs of feelings and things, as people put them around words. */
export const pictures = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}\uFE0F\u200D\u20E3])`

/** How people greet; what follows a greeting is what they write about. */
const greeting = String.raw`(?:hey+|hi+|hello|hallo|hallöchen|moin(?: moin)?|servus|huhu|salut|coucou|bonjour|bonsoir|hola|buenas|ciao|oi+|olá|ola|hoi|hé|hej(?:ka)?|cześć|siema|dear|liebe[rs]?|good (?:morning|evening)|guten (?:morgen|abend|tag))`
const all = String.raw`(?: (?:all|everyone|everybody|guys|folks|team|you|there|friends|zusammen|alle|ihr lieben?|ihr|leute|freunde|liebe leute|tout le monde|les amis|à tous|a todos|todos|amigos|tutti|a tutti|ragazzi|pessoal|gente|galera|allemaal|iedereen|wszystkim|wszyscy))?`
const greetings = new RegExp(
  String.raw`^(?:${greeting}${all}(?:\s*(?:[,!…]|${pictures})+\s*|\s*\n+|\s[–—-]\s)|(?:hey|hi|hallo|salut|coucou|hola|hej|cześć|hoi|oi) \p{Lu}\p{Ll}{1,15}(?:\s*[!…]+\s*|,\s*(?=\p{Ll}))|(?:liebe[rs]?|dear|chers?|chères?|queridos?|cari?|beste) [\p{L} ]{2,30},\s*\n+\s*)`,
  'iu',
)

/** The person a letter greets: “Liebe Frau Maier, wir …”, “Hee Bas, …”. What follows goes on in small letters. */
const salutation =
  /^(?:(?:[Ss]ehr geehrte[rs]?|[Ll]iebe[rs]?|[Gg]uten (?:Tag|Morgen)|[Hh]allo|[Dd]ear|[Hh]ello|[Cc]h[eè]re?|[Bb]onjour|[Ee]stimad[oa]s?|[Qq]uerid[oa]s?|[Hh]ola|[Gg]entil[ei]|[Ee]gregi[oa]|[Cc]ar[oa]s?|[Bb]uongiorno|[Bb]este|[Gg]eachte|[Pp]rezad[oa]s?|[Oo]lá|[Ss]zanown[aiey]|[Dd]rog[ai])\s(?:[Ff]rau|[Hh]errn?|Mrs\.?|Mr\.?|Ms\.?|Dr\.?|[Mm]adame|[Mm]onsieur|[Mm]esdames|[Ss]eñor[ea]?s?|[Ss]ignor[ae]?|[Ss]ignori|[Dd]ott\p{L}*\.?|[Ss]enhor[ae]?s?|[Mm]evrouw|[Mm]eneer|[Hh]eer|[Pp]ani|[Pp]anie|[Pp]aństwo|[Kk]und\p{L}+|[Gg]äste?|[Mm]itglieder|[Cc]lient[ei]?s?|[Cc]ustomers?|[Gg]uests?|[Mm]embers?)(?:\s\p{Lu}[\p{L}.’'-]{0,20}){0,3}|(?:[Hh]ee|[Hh]é|[Hh]oi|[Hh]ey|[Hh]i|[Hh]allo|[Ll]iebe[rs]?|[Ss]alut|[Hh]ola|[Cc]iao|[Oo]i|[Hh]ej|[Cc]ześć|[Cc]aro|[Cc]ara|[Dd]ear)\s\p{Lu}\p{Ll}{1,15}),\s*(?=\p{Ll})/u

/** What people call the readers of a message, without a greeting. */
const everybody =
  /^(?:(?:ihr )?lieben?|(?:chers?|chères?|dear|liebe|queridos|cari|beste) (?:voisine?s|amis|neighbou?rs|nachbarn|nachbar\p{L}*|vecinos|vicini|buren|all|alle)|leute|les amis|guys|folks|everyone|chicos|chicas|amigos|ragazzi|raga|pessoal|galera|jongens|kochani)\s*[,!]+\s*/iu

/** “Look what I found”, and who wrote a message that asks something: “Anna: hast du Lust …”. */
const lookings =
  /^(?:omg|wow|oh(?: my god)?|lol|haha+|boah|krass|psst|alter|ohh+)[,!…\s]+(?=[\p{L}\p{N}])|^we (?:really |totally |all )?(?:have|need|got|ought) to (?:go to|try(?: out)?|check out|visit|see|eat at)\s+(?=\p{Lu})|^(?:(?:schau|guck)t?(?: mal| ma)?(?:,? was ich [^\n:]{0,30})?|look(?: at this| what i found)?|check this(?: out)?|regardez?(?: ça)?|mira(?:d)?(?: esto)?|guarda(?:te)?(?: qui)?|kijk(?: eens)?|olha(?: só| isso)?|zobacz|patrz)\s*(?:[:,!…]+\s*|\n+)|^\p{Lu}\p{Ll}{1,14}: (?=(?:hast|habt|wollen|sollen|gehen|kommst|kommt|wer|wir|ich|do you|did you|are you|shall|who|want|let['’]s|we|i|tu|on|tienes|quieres|vamos|vuoi|andiamo|heb|zullen|ga je|queres|bora|masz|idziemy|hey|hi|hallo|salut|hola|ciao|hoi|oi|hej)(?![\p{L}]))|^(?:this is )?(?:a |your )?reminder (?:of|about|for) (?:your )?(?:booking|reservation|appointment|order)?\s*(?:at|for|with)?\s+/iu

/** What is said of a text before it begins. */
const labels =
  /^(?:(?:fwd?|forwarded(?: message)?|weitergeleitet(?:e nachricht)?|transféré|reenviado|inoltrato|doorgestuurd|encaminhada?|przekazan[ea]|pov|psa|fyi|reminder|erinnerung|rappel|recordatorio|promemoria|herinnering|lembrete|przypomnienie|tips?|tipps?|(?:restaurant|ausflugs|kino|veranstaltungs|café|bar|event|kultur)-?tipp?|geheimtipp|insider ?tip|idee|idea|idée|termin|kalender(?:eintrag)?|calendar|event|tickets?|appointment|neu|neue nachricht|new message|nouveau message|(?:cinema|movie|concert|kino|konzert)[- ]?tickets?|what['’]s on|deadline|rdv|rendez-vous|meet|meeting point|treffpunkt|new|nuevo|nouveau|nuovo|nieuw|novo|nowość|live)(?: (?:von|from|de|di|da|van|od) \p{Lu}\p{L}+)?\s*:\s+|(?:neu|new|nuevo|nueva|nouveau|nuovo|nieuw|novo|nowość)\s*(?=[!\p{Extended_Pictographic}])[!\s]*|(?:save the date|nicht vergessen|don['’]t (?:forget|miss)(?: this| it| out)?|à ne pas rater|no te lo pierdas|da non perdere|não perca|nie przegap|you(?:['’]re| are) invited(?: to)?|du bist eingeladen|vous êtes invités?|estáis invitados)\s*(?:[!:–-]+\s*|[^\p{L}\p{N}\n]*\n+))/iu

/** Pictures and spaces before a text. */
const leading = new RegExp(String.raw`^(?:\s|${pictures})+`, 'u')

/** The most beginnings of a text that say nothing. */
const most = 6

/** A text without greetings, labels such as “Tip:” and pictures before it; the whole where nothing else is left. */
export function withoutOpening(text: string): string {
  let rest = text
  for (let count = 0; count < most; count += 1) {
    const start = rest.slice(0, 120)
    const found = [leading, greetings, salutation, everybody, lookings, labels].map(
      (one) => one.exec(start)?.[0] ?? '',
    )
    const cut = found.find((one) => one !== '')
    if (cut === undefined) break
    rest = rest.slice(cut.length)
  }
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}
