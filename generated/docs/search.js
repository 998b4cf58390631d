// Generated from spec/ by codegen. Do not edit.
globalThis.docsSynonyms = [
"add create new make save",
"delete remove drop erase archive",
"change update edit modify set",
"read get show see view",
"query list browse see show view",
"find search look",
"begin start",
"retry resend repeat again",
"error failure problem",
"limit maximum quota size",
"environment variable setting configuration config",
"host operate deploy run",
"authentication login signin auth log+in sign+in sign+on",
"permission ability scope right",
"expire expired ran+out run+out",
"big large long",
"poll follow wait",
"work job execution",
"timeout timed+out times+out time+out",
"cancel call+off called+off",
"find look+up looked+up",
"undo take+back",
"setup set+up",
"uninstall switch+off turn+off",
"continue go+on",
"mail email",
"documentation docs reference",
"wrong invalid malformed",
"answer response result",
"browser website frontend",
"login register signup sign+up",
"pay payment money charge cost price",
"vote poll survey",
"book booking reserve reservation",
"remove disappear vanish",
"model agent llm",
"break breaking broken",
"offline local",
"language python ruby java php go rust",
"duplicate copy",
"test try",
"assistant model agent llm",
"friend person people contact somebody",
"plan outing event dinner party meeting trip",
"invitation invite",
"guest recipient attendee participant",
"rsvp accept decline attend coming",
"availability available free busy",
"capture clip bookmark",
"photo picture image screenshot file",
"checklist logistics todo task",
"place venue address location restaurant bar cafe museum",
"concert event show exhibition festival gig",
"article blog newsletter post website",
"reschedule move postpone update change",
"commit approve approval confirm confirmation",
"list collection",
"recommendation suggestion recommend suggest"
]
globalThis.docsIndex = [
["index","Capability API","Capability API","A social-planning service. People save ideas (places and events), organise them in Ideas Lists, obtain recommendations, check privacy-saf…","","start home"],

["guides/quick_start","Quick start","Guides","Get a token, read, write, and use the SDK or an MCP client.","install, sdk, typescript, javascript, node, npm, curl, base url, getting started, first request, hello world, tutorial, example, code sample, deno, bun, browser, endpoint, server address","two things service access set both paste pages unchanged once export http 127 3000 svc pat machine makes demo account data directory otherwise ask people run authentication describes allow"],

["read-something","Read something","operation capability name over http call post input address curl base url api v2 ideas lists query authorization bearer token content type application json answer envelope same status says ended data result outcome describes words possible next steps"],

["use-the-sdk","Use the SDK","type script creates keys retries safely input answer install npm service"],

["change-something","Change something","write more header key makes safe send again samples new each time run sdk itself see idempotency curl python mcp answer http 200 alone never proves effect look status completed unchanged results accepted work continues input failed error says"],

["connect-an-mcp-client","Connect an MCP client","address service token most read variables shell describes details configuration"],

["try-it-without-a-service","Try it without a service","npm run mock answers examples pages checks requests like real database accepts token stores nothing other first send header prefer status input code plan full"],

["guides/authentication","Authentication","Guides","Access tokens, their abilities, and the headers of a request.","authorization, bearer token, access token, api key, oauth, scopes, permissions, request headers, personal access token, revoke a token, rotate a token, token lifetime, how long is a token valid, header names, http headers, authorization header, service account, user agent, authenticate, token for a script","word space belongs capabilities read change data keep urls prompts logs replies shown once created 90 days unless earlier"],

["get-a-token","Get a token","agent access settings web application create none person runs service makes server apps cannot sign themselves oauth authorization client mcp takes fixed header shows"],

["abilities","Abilities","token grant caller assistant looks things more planning read account see write change ideas lists places people drafts prepare actions contacts nobody rsvp invites addressed answer commit other sees capabilities may refused missing names data another exist reference found same never"],

["headers","Headers","authorization bearer access token created agent settings web application never put urls prompts logs replies service client identifies calling limits request id links answer 128 visible ascii characters echoed other value replaced idempotency key intended change most 191 printable reuse exact replay same returns first again second effect input new"],

["when-a-token-is-refused","When a token is refused","missing authorization header invalid unknown copied incompletely expired revoked create new sdk takes string function calls before each attempt once more after 401 renewed restart"],

["guides/try_it","Try it","Guides","The mock, the console on these pages, and the demo account.","try it, mock, mock server, sandbox, playground, console, demo, demo account, example data, test environment, local development, fake, simulate an error, test an error, fake answers, unit test, integration test, ci, offline tests, without sending mail, test without mail, simulate errors","nothing installed see service"],

["the-mock","The mock","start npm ci run copy repository http 127 4010 same paths checks errors examples pages answers database takes token stores nothing contacts nobody docs input equals other valid first completes header prefer asks another status code plan full 429"],

["the-console","The console","page each capability under first example try begins input sends mock machine another base url token given both stay gone closed left call real service changes account time write key shows same until place again second effect new asks typed may open reference origin operator name cors see"],

["the-demo-account","The demo account","start npm ci service itself database data people places ideas lists plans token printed once may commit first try contacts nobody makes same run silent email example test abilities planning read write mail sent written outbox"],

["guides/requests_and_answers","Requests and answers","Guides","The two forms of a body, the envelope of every answer, and the meaning of each status.","envelope, request body, response format, json, time zone, dates and times, handle, handles, ids, response body, header, date format, iso 8601, utc, timestamps, statuses, unchanged, id format, null, content type, unknown fields, successful response, response example, what an answer looks like, length of texts",""],

["the-body-of-a-request","The body of a request","either input itself envelope names version key other curl base url api v2 capabilities ideas lists query authorization bearer token content type application json limit most 262 144 bytes 64 levels nesting invalid violations once each pointer"],

["the-envelope","The envelope","answer status call ended check first data result items list otherwise resource under name outcome people models kind facts disclosures fallback text error input failed code see recovery effects happened each confirmed unconfirmed next actions capabilities may follow fields missing execution id write reads request logs service sentences must show user together agent reports omits important"],

["statuses","Statuses","completed terminal result reached unchanged already requested state nothing changed accepted work started follow next action poll never send write again input missing new key failed cannot done error says"],

["effects","Effects","read changes nothing idempotency key write state requires external send contact other people possible preparing reviewing committing"],

["handles","Handles","identifies thing account copy exactly returned opaque guessed answered reference found"],

["times","Times","answer instant utc such 2026 11 28 t19 00 place day names timezone iana europe berlin show zone daylight saving part input offset hours daily start accounts person sets under"],

["guides/idempotency","Idempotency","Guides","One key for one intended change, so that sending it again never has a second effect.","idempotency key, duplicate requests, lost answer, exactly once, safe to send again, replay, double submit, request twice, at most once, deduplication, key reuse","may taken service finds first returns"],

["the-key","The key","write header idempotency tool argument 191 printable ascii characters create new each intended change example uuid repetition curl sdk python mcp samples pages make time run send same again keep openssl rand hex 16 once belongs put effect reuses retries continue another process after lost connection set yourself"],

["what-happens-with-a-key","What happens with a key","same input later first answer again replayed true nothing second time request runs ends soon otherwise execution progress different capability idempotency conflict belong account two may final stored under including failed after new attempt even old gives problem http 400 503 because correct send effect outgoing messages written transaction ten simultaneous calls 30 days 90"],

["guides/prepared_actions","Prepared actions","Guides","Actions that can contact other people are prepared, reviewed and then committed; never called directly.","approval, approve, review, commit, confirm, confirmation, two steps, human in the loop, dry run, before sending, consent, who is contacted, action handle, send without asking, send on its own, automatic sending, autonomous agent","nothing service anybody capability name ends answers happen receive point changed nobody later explicitly effect"],

["prepare","Prepare","sdk curl python mcp answer data action receive preview content expires outcome confirmation says approval required disclosure nothing changed nobody contacted review shown approve explicitly committing"],

["review","Review","show user recipients content service contact manual share answer commit link pass"],

["commit","Commit","curl sdk python mcp answer prepared action method always same key"],

["what-a-commit-requires","What a commit requires","same token surface action prepared over mcp otherwise answer principal mismatch time expires after 15 minutes confirmation change between checks again stale revision checksum review once second key replay different unchanged capability effect external send such plans listed models direct call always refused"],

["after-the-commit","After the commit","effects lists happened sending continues answer plans status shows each delivery mail server never answered unconfirmed service blindly message again likes similar changes undone within 24 hours"],

["guides/paging","Paging","Guides","Lists are read page by page from snapshots that do not change.","pagination, next page, cursor, offset, page size, list everything, snapshot, limit and offset, sorting, sort order, total count, total number, number of results, has more, last page, all results, iterate","takes handles match most 500 answer first 25 items later shift curl sdk python mcp"],

["read-on","Read on","outcome collection describes position page more true call same capability cursor set next limit allowed other constraint refused because snapshot already exists handle again start encrypted changed belongs another account answered invalid expires after 30 minutes recommendations 24 hours answer failed likes query ideas never 422 instead each item authorised deleted since omitted may shorter requested number total sdk"],

["guides/accepted_work","Accepted work","Guides","Some work continues after the answer. How to follow it until it ends.","async, asynchronous, polling, long running, background job, progress, wait for the result, accepted status, job status, still running, wait until done, how long does it take","reading web page searching request such write started lost even service restarts never send again check curl sdk python mcp effect idea created unconfirmed names call observes confirmed kept"],

["follow-it","Follow it","first entry next actions names capability observes work input call curl sdk python mcp answer between two wait number seconds retry after accepted updates lists done far send cursor new ends completed failed read write execution id plain goes status says result gave base url api v2 6f0bvtwx98fqxvzv62393sfj7j authorization bearer token replay version"],

["when-it-asks","When it asks","answer input data kept capture roundup waits nothing user said lost send new request idempotency key clarification ideas public id state version expected choices number free words candidates error complete continuation operation mutate generation required fields added two same time accepted other 409 current work execution"],

["when-it-fails","When it fails","data retry capture says ideas takes state version names two same time succeeds roundup operation items work crash interrupted restarted automatically most three"],

["over-mcp","Over MCP","more tool answers accepted names observes work request declares extension io modelcontextprotocol tasks instead says ends result lives day capture roundup read client elicitation user asked form once question update takes fit refused 32602 declines closes waits cancel following"],

["guides/capture","Capturing ideas","Guides","What a capture reads, what it asks, how to answer, and what it never does.","capture, clipping, save a page, scrape a page, read a page, instagram, tiktok, social media, login wall, paywall, page behind a login, article, extraction, when a capture is finished, not ready yet, capture status, wrong title, missing title","turns hand sentence address picture keeps sent moment afterwards accepted completed curl sdk python mcp"],

["what-is-read","What is read","call idea send source text raw words commands around such save thanks part url page address inside counts media refs four pictures files user uploaded before subject thursday market lunch alone come name description place dates describes structured data first last map form opening log never capture asks day event time relative friday moment exhibition until january goes start assumed lines numbered several things three bulleted"],

["where-it-goes","Where it goes","target ideas list handle feed text names person saved destination never subject discarded updates says private memory like nobody told source change retry deleted before capture fails access denied"],

["what-is-asked","What is asked","capture question time each most once waits input data clarification kind choices source page text sent pictures required destination list several name ambiguous person nobody people unresolved items things addresses subject nothing idea called errand such buy milk city event date read two ways contradicts day week past over show user answer"],

["how-to-answer","How to answer","call ideas capture again new idempotency key nothing fields input choice number beginning words lists people handle works candidate under error whole none puts nobody particular understood leaves question open updates says state version stays cancel forget ends failed source unsupported message saved cannot retried several wins others 409 stale current deleted 90 days after last change things more items roundup mutate next action suggests guide"],

["when-it-fails","When it fails","page answer tried three times words name idea complete same disclosure capture read otherwise data retry version takes additional detail evidence media refs add facts ceramics studio weserstra gone trying again cannot help"],

["what-is-never-done","What is never done","capture contacts nobody buys nothing signs nowhere follows instruction finds page opens named links addresses inside private network end like answer updates sentences service words idea saved before found again twice reused true same account within ten minutes usually source says retry"],

["what-a-site-learns","What a site learns","sees visit address service user agent names guide neither asked nor cookies referrer read account never used another"],

["limits","Limits","captures read once 300 account wait answer 500 new 000 24 hours retries 20"],

["guides/errors_and_recovery","Errors and recovery","Guides","What each kind of error means, what to do next, and when to send a request again.","retry, how to retry, timeout, error handling, backoff, no answer, recovery, status codes, http status, failed or needs_input, exception, retry after, problem json, error format, troubleshooting, debugging, support","two refused 4xx 5xx rfc 9457 body effect outcome 200 service understood cannot form never changes message may page here says type address"],

["what-to-do","What to do","401 another token 403 ask user ability answer names 404 look handle again resource may deleted 409 execution progress wait send same request key stale revision others read current state show start version idempotency conflict new different change 422 correct errors points 429 503 number seconds retry after 500 input missing failed follow next actions unless retryable true"],

["what-a-problem-looks-like","What a problem looks like","answer lists violations once each json pointer field possible suggestion curl base url api v2 capabilities availability query authorization bearer token content type application preset next week daily start 19 422"],

["prerequisites","Prerequisites","names capability must called first input filled example saved person answered unresolved relationships people ensure candidates lists user choose never guess page each code says whole"],

["in-the-sdk","In the SDK","outcomes typed results problems thrown before throws already retried request safe python urlopen raises httperror json load error reads body headers after"],

["all-codes","All codes","request malformed http 400 well formed send whole again header host token missing 401 bearer create agent access settings authorization after word invalid recognised copy new expired now revoked wanted session required nobody signed cookie ability 403 lacks named answer denied allowed choose account owns may change route found 404 such address check path against reference capabilities api v2 followed unknown spelling surface lists handle exactly returned look method 405 called post idempotency conflict 409 key already used repeat earlier execution progress running wait number seconds retry same read stale revision meantime decide under current checksum content preview state version generation roundup continue confirmation prepared approved action show user explicit approval commit review time consumed replaced see done principal mismatch another body large 413 less once example split long several media type unsupported 415 supported application json input 422 valid correct field errors accepted omit most 191 characters over mcp argument printable ascii contains cursor next start constraints other snapshot limit both search rate 429 many internal 500 went wrong here keeps happening report id implemented 501 built dependency unavailable 503 temporarily however often takes effect person ambiguous 200 people match ask candidates meant place unresolved saved relationships ensure ideas subject says things related drafts exist whether plan outing separate day range assume today scope much source items destination selection clarification question first catalog nearest none consequences date nothing relaxed unreachable failed reachable try later text link upload given editable cannot management exposed cancel instead guests notified shared update closed rsvp deadline passed write themselves full decline case invite removed connected friend deletable deleted end friendship recipient eligible manual yourself delivery available archived structured calendar page status result run discovery reversible undone reverse retired views filters defaults fills logistics transition possible reached needed"],

["guides/roundups","Roundups","Guides","How several things of one source become ideas, what is asked, and what happens when some of them fail.","several ideas at once, newsletter, best of list, bulk create ideas, many ideas, many links, list of places, several links, batch of ideas, several places, one article, several restaurants from a blog, ideas from an article","saves ten bakeries email five events typed capture finds suggests call goes curl sdk python mcp answer"],

["what-to-send","What to send","call ideas roundup mutate operation create takes source items 100 things read already url text next says come lists page opened first kept each title once facts left many more becomes much asked question time scope named general whole selected alone policy save target handle feed person explicit requirements must meet vegan mitte chains skipped curated ten fit user chooses mode recommendation nothing before best context wants"],

["continue-it","Continue it","roundup waits answers input scope required resolve destination assign target ideas list handle person text selection items send operation unchanged generation expected field user filled new idempotency key each candidate under error complete call chooses named titles position words refused probably meant suggestion mutation accepted raises several wins others 409 stale current background never read captured execution progress until ended fit state changes nothing"],

["how-it-ends","How it ends","each chosen item captured itself never asks decided source cannot read well enough fails says ideas stand list order another saved before reused twice outcome facts counts roundup completed told nothing retry tries again lacks such date event next action missing additional detail select skipped both begin new execution deleted go archive puts away stay"],

["limits","Limits","items roundup 100 pages read 25 larger none named call 10 requirements 50 run wait account deleted 90 days after last change"],

["guides/discovery","Discovery for host models","Guides","How a model researches for a user, records what it found, refines it, and how a plan is drafted from it.","research, web search, structured output, host model, candidates, saved view, browse the web, own research, saved search","service opens outside source calls discovers knows friends like public inventory world beyond finds tools run both share looked version says whether sees same two ways may other prepare takes ideas answers accepted executions ended"],

["open-a-run","Open a run","curl sdk python mcp answer query kept users words never interpreted say semantic subject must constraint changes activity catalog stand shows each understood hard clear asked clarification required made soft becomes entry assumptions price currency guessed context may names areas times both people like handles other accounts calendars addresses inventory service itself gaps request cover"],

["record-what-you-found","Record what you found","submission schema discovery takes run handle many candidates room kinds wanted constraints name json 2020 12 nothing around most 24 const contains structured output curl sdk python mcp answer send partial go results matches failed end closes hours each rejected itself looks other hard say satisfy outside window exact start another time already over evidence future claim observed later now price currency amount duplicate same venue city limit exceeded semantic id label leave gap change correct again refused 409 address fetched write stored shown text done"],

["refine-it","Refine it","curl sdk python answer run never changes once closed go name parent reply contract handle state version saw either date 409 current continue same found offered again less each replacement dimensions plus request says supersede becomes stale selection anew cleared value added people united times must overlap constraints semantic id add new modify remove preserve stays although origin thread used days expired more 200 oldest goes"],

["draft-a-plan-from-it","Draft a plan from it","send candidate id create research selection proves user saw thread run fingerprint reply contract version again changed answer 409 name place start exact ahead claims become evidence pages after 30 most liking putting list make idea once looking recording"],

["keep-the-search","Keep the search","curl sdk python mcp answer saved view filters items ideas lists computes users match now most 50 people fixed dates left cannot shared because link show later make generate first"],

["guides/finding_things","Finding things","Guides","How search, recommendations and generated lists choose, what is hard and what only ranks, and what the reasons mean.","search, find, recommendations, for you, recommend, generate a list, reasons, provisional, relax, filters, rank, ranking, near me, typo, did you mean, suggestions, no results, nothing found, sort order, order of results, nearby, distance, weekend","three capabilities look through saved friends like public inventory words ideas choices keep such none asks model page outside curl sdk mcp answer"],

["what-is-hard-and-what-only-ranks","What is hard, and what only ranks","field decides answer may each sent must hold activities least categories includes climbing bouldering other user same words neighborhoods cities mitte berlin names several feed idea list search itself another form english german preset time slots constraint kind see below people like preference terms prioritize requested start free put wish requirement empty object saved exact klettern ada person applied filters says understood again asks nothing question nearest five typing mistake never matches chance offers retry suggestions finds"],

["time","Time","never assumed whatever lies ahead fits reason speaks day preset periods such weekend takes words english german friday evening weekday december 2026 12 05 freitag ab 18 uhr tonight um half hour before after until ends else two things asks required nothing guessed slots windows offset accounts clock shorter duration minutes sent count requested start alone prefers near constraint kind exact date must begin several hold applied filters says meant place unless closed over appears"],

["reasons","Reasons","most four short sentences strongest first ada like saved rainy sundays matches ramen fits quiet kreuzberg friday 20 00 open free each true page read takes back connected more next neither names nor shows through provisional false promises stored fact proves asked soon hours whether description says searched confirm choice before anyone gaps answer cover unknown source changed public now gone another time location left area look things send neighborhoods nothing found candidates cities nobody people availability given allow calendar fetch inventory places events operator imported none field near request user"],

["nothing-found","Nothing found","request hard fields fits answers candidates say many choices each most first complete input ask user requirement may go drop yourself"],

["pages","Pages","ideas recommendations keeps best 500 choices 24 hours continue cursor nothing else size other fields refused each checked again archived hidden retired since left may fewer new request looks anew see"],

["generated-lists","Generated lists","ideas takes same fields keeps best ten limit people filters defaults preferences directions room preset stretch time samstags none disclosure left says name such board games kreuzberg ada nothing fits friends likes public inventory among saved until user puts another changes makes plan stays visible long shares nobody else sees request again unchanged reversible action id undoes 24 hours see delete archived counts things may recommended never"],

["guides/mcp","MCP","Guides","Capabilities as tools for agents, over streamable HTTP, with and without sessions.","claude, chatgpt, cursor ide, vs code, agent, assistant, llm, tools, model context protocol, claude desktop, gemini, tool list, tool names, fewer tools, toolsets, context window, mcp server, mcp client, elicitation","endpoint v2 same both support current request independent previous authentication access token rfc 9728 metadata well oauth protected resource describes configuration put address service most read variables shell apps cannot sign themselves authorization app takes fixed header connect 401 looks say made pages browser call origin machine localhost port other refused"],

["tools","Tools","capability under name dots ideas lists create service tokens abilities allow succeed send always refused left call answers instead each field few words handle comes default format lengths patterns because mistake once mcp writes take more argument idempotency key new change client cannot meta header declares elicitation user asked form extension tasks follow accepted work effect same request state replay another conflict annotations describe reads hint destructive remove such like guest draft holds add put value place open world messages pages input schemas defs rules over several root drop two types string null stand else aliases candidate id saved servers instructions say becomes invitation lines"],

["answers","Answers","tool text structure say same client passes content outcome fallback disclosures line each thing handle version checksum link time another call may lists six entries more leave descriptions addresses most alike stands once before page 25 000 tokens rich places go first ends smaller limit begin follow field shows name value written missing zone plan event else account seconds inputs take weekday envelope errors capability next actions null empty updated label effect type resource data other idea private candidate id wherever asked beside friends like public part repeat around venue activity start exact long unless json pointer otherwise cut prerequisite observe confirmation approve management allowed protocol false user failed problems ability rate answered http itself 401 403 429 look gives 2025 03 26"],

["words-of-others","Words of others","titles notes descriptions names wrote stand quotes json strings nothing reads line answer another person page says board games jonas winter concert example org long list once rest whole address structure pointer each part inside such user sentence service nobody elses invite ada friend agent treats content never instructions"],

["fewer-tokens","Fewer tokens","whole list most 16 000 o200k output schemas toolsets essentials twenty tools tasks ideas plans areas readonly reads search two 500 finds done such postpone dinner termin verschieben other calls first three come arguments"],

["approval","Approval","action contacts people prepared tool committed another service same token over mcp see client confirms call automatically users"],

["guides/media","Files for captures","Guides","How to send pictures and texts as the source of an idea, what is kept of them, and for how long.","upload, photo, picture, image, screenshot, flyer, attachment, file upload, multipart, pdf, ocr, qr code, exif, delete an upload, audio, video","exported event first itself reference goes media refs evidence retry"],

["send-a-file","Send a file","body request content type says like write ability planning idempotency key curl base url api v2 media authorization bearer token text plain openssl rand hex 16 data binary jazz im nordlicht saturday 12 december 2026 pm mullerstra 13353 berlin sdk picture flyer jpg itself ref reference first next actions jpeg png web gif frame avif image name because decides utf page html event calendar mail headers message rfc822 table csv places map application geo json else refused unsupported instead heic svg pdf video screenshot"],

["what-is-kept","What is kept","picture sent turned upright made most 048 pixels wide high small twice large words read encoded anew jpeg taken camera wrote used idea nothing else anybody file texts endpoint back evidence captures account gone day after expires says lives long last delete api v2 media ref once curl base url md 3p0w8zj4c1r6n9k2h5t7v8x4qd authorization bearer token idempotency key openssl rand hex 16"],

["what-is-read-of-a-picture","What is read of a picture","qr codes like address becomes idea page behind opened says nothing else words latin script operator installed largest line title taken unless name place time poster hangs anywhere"],

["limits","Limits","file 10 mi 50 million pixels sending 60 seconds capture account reached uploads day 200 operator changed wait once rate"],

["guides/objects","Objects","Guides","How to read and change anything by one capability, and how to undo it.","object, open, inspect, undo, share link, put on a list, handle","ideas mutate take other name places events plans captures friends interests public callers hold choose between thirty curl sdk mcp answer"],

["name-an-object","Name an object","send subject several refused interaction reference handle answer gave candidate id choice offered type shown recommendation query words narrows may else says answered like nothing 404 found find begin things come first friends public places events count users fits ambiguous most five each input whole over mcp chooses form"],

["read-it","Read it","open shows object shape capability inspect adds belongs people directions defaults list likes plans idea place updates capture requirements timing contents checklist collection may relationship interests recommendations fits subject saved items limit offset part however long more says whether entries next action"],

["change-it","Change it","ideas object mutate five operations subject destination defaults share options free form keys checked unknown refused probably meant curl sdk mcp answer add list event place recommendation puts friends interest public becomes saved first remove stays create link makes 30 days until expires most 365 ahead nothing sent update given undo reversible action id likes else 422 reason view holds cannot capability retired"],

["undo-it","Undo it","each change happened returns reversible action id undone once 24 hours same account brings back exactly idea stands again stood list link opens nothing more since answer deleted archived removed defaults ended saved order go stays became active liked unless planned"],

["prepare-recommendations-of-places","Prepare recommendations of places","ideas answers question food stored users likes friends public asks model calendar source outside nothing confirmed each option provisional research gaps says curl sdk mcp subject must match area neighborhood city preference decides order date phrase becomes window accounts time zone action more snapshot handle five after returned detail live 24 hours checked again read candidate id drafted put list"],

["guides/versioning","Versioning","Guides","What may change without notice, what never changes, and how to keep using an earlier input.","version, versions, deprecated, deprecation, sunset, breaking change, compatibility, old version, backward compatible, semver, end of life, api version, new fields, upgrade to a new version, field removed, fields removed, which version, earlier version, break my code","three registry 2026 09 08 machine readable description 11 each capability name envelopes contract service outcome v1 number"],

["the-version-of-a-capability","The version of a capability","new input changes callers notice page lists earlier accepted bare body read current envelope may name such machine readable description curl base url api v2 availability query authorization bearer token content type application json 2026 08 11 preset week refused mismatch"],

["what-may-change-at-any-time","What may change at any time","new capabilities optional fields inputs answers codes next actions wording messages titles disclosures fallback text ignore compare resource unless page says strict"],

["what-does-not-change-within-a-version","What does not change within a version","names capabilities fields codes type presence required answer limits raised"],

["what-is-deprecated","What is deprecated","capability field value code works until sunset date page open api document types sdk description tool say since instead http answer header rfc 9745 start seconds 1970 8594 once set"],

["read-the-registry","Read the registry","anyone token capabilities may call versions json schemas inputs data fingerprint changes whenever curl base url api v2 authorization bearer"],

["guides/limits","Limits","Guides","How much, how often and how long: sizes, rates and lifetimes in one place.","limit, quota, rate limit, maximum, throttling, how many, page size, request size, how large, how much, requests per minute, per day, monthly quota, pricing, fair use, file size, lifetime","exceeded effect says most lists values texts capability names others end body"],

["rates","Rates","calls counted each token headers limit policy answer say many left minute after retry reads 600 writes 120 commits 30 messages send 20 hour person 000 day pages reference 200 times address"],

["sizes","Sizes","body request 262 144 bytes 64 levels deep items page 25 snapshot 500 idempotency key 191 characters id 128 files sent media limits call go beyond account may answers reached"],

["lifetimes","Lifetimes","access token 90 days prepared action 15 minutes undo change 24 hours snapshot list 30 recommendations first answer under idempotency key execution kept says long else stays"],

["guides/pages_for_people","Pages for people","Guides","The links people get, what they can do there, and the pages of an account.","email, mail to guests, guest page, rsvp page, without an account, invite without account, unsubscribe, share link, what guests see, guest view, reply without an account, without signing up, opt out, mail preferences, calendar file, hide the guest list, guests register, guest sign up, answer without an account, what a guest needs","committing action create each opens works browser scripts gives access everyone pass person plan accept decline change ics event anyone finds again same ideas read connection requires program free time settings button stops host such begin public address service url operating status shows once"],

["what-a-guest-sees","What a guest sees","plan takes place bring other host shows list draft update prepare once account find names invites coming see time zone answer write note roster never nor another person reached shared until link expires deleted disconnected capability ends single operators example got wrong hands npm run search engines index pages revoked replaced existed says nothing here"],

["pages-of-an-account","Pages of an account","settings under belong name mail address time zone sessions connected calendars may see person free people sign link code password answer same whether json request accepts application products apps take cookie never access token agents cannot operators print browser opens npm run silent email"],

["what-a-host-hears-by-mail","What a host hears by mail","service plan address answered note enough people places taken few answers closed deadline passed first comes two minutes after news because often together most hour each since last once canceled over sends nothing guests reminders account link end opens settings stops again unsubscribe button program capability changes operators npm run email off"],

["guides/calendars","Calendars and free time","Guides","How people connect calendars, what friends see, and why time is unknown.","google calendar, outlook, apple calendar, ical, ics, caldav, free busy, calendar feed, connect a calendar, icloud, calendar sync, subscribe to a calendar, busy, unknown time, which calendars","availability query finds several knows callers share plans service whatever never"],

["connect-a-calendar","Connect a calendar","people page never through agent address secret settings status returns manage url user open sign link mail password subscribed offers other programs often called ics subscription read 15 minutes hours 24 after last uploaded file exported most 20 mb deleted once two weeks again typed times keep 09 00 17 weekday 2027 03 28 10 12 day until changed begins ends whether certain titles places guests descriptions dropped answer contains single event says nothing rest year therefore first make busy unless person ticks complete counts each free possibly zone invitations declined"],

["share-it","Share it","off until person decides page may see free nobody connected friends chosen ones mutual message assistant looks time both learns nothing busy possibly unknown half hour 13 months never nor calendars shows turning disconnecting delete accounts"],

["what-counts-without-a-calendar","What counts without a calendar","plans service make people busy themselves host once shared invitations accepted new time confirmed possibly waits answer friends see drafts nothing none anybody free"],

["read-an-answer","Read an answer","each window two hours status person free partial least possibly busy row unknown worst off uncertainty says time calendar connected callers manage url source pending ask again minute stale anybodys lately uploaded file old owner sees reason page incomplete shared friends both answered alike saved see relationships friendship review beyond horizon 13 months date keeps probably looked becomes freshness longest ago allow refresh true first more 15 waits most seconds never else daily start end lie between 09 00 23 belong zone account"],

["find-events","Find events","search plans caller hosts invited saved ideas words title venue time cannot connected calendars because kept"],

["plans-in-your-own-calendar","Plans in your own calendar","page gives address program finds accounts person hosts accepted invitations marked tentative wait answer canceled stay 30 days remove everyone read replacing ends once"],

["guides/what_there_is_not","What there is not","Guides","Webhooks, a hosted sandbox, bulk calls and other things that do not exist, and what to do instead.","webhook, webhooks, callback, push, notification, push notification, server-sent events, websocket, streaming, sandbox, test mode, staging, bulk, batch, graphql, grpc, python sdk, java sdk, go sdk, ruby sdk, php sdk, missing, not supported, roadmap, alternatives, real time, subscriptions, sse, soap, export my data, delete my account, payments, split the bill, split costs, tickets, chat, messages, sms, whatsapp, teams, organisations, admin api, search for users, rest, sla, uptime, status page, mobile app, cli, price, create in bulk, bulk create, create many at once, recurring plan, recurring event, repeating plan, repeat every week, weekly plan, series, plus one, plus ones, bring a friend, guest brings somebody, sms invitation, text message, whatsapp invitation, telegram, merge people, merge two people, merge contacts, duplicate people, waiting list, waitlist, block a person, block somebody, ban a guest, mute, translation, locale, language of texts, language of mail, localization, i18n, vote on a date, date poll, poll for a date, voting, merge lists, merge two lists, group of friends, groups, book a table, booking, reservation, buy tickets, charge guests, look up a stranger, find strangers","none each section says same work"],

["webhooks-and-push","Webhooks and push","service calls address keeps connection open send events server web socket ask instead end work goes after answer follow next actions wait long retry says see accepted guests read plans status time rsvp page shows once loop user planning brief example morning list may changed first each cursor takes new snapshot outcome collection continue never polling minute far below limits hosts mail itself people"],

["a-hosted-sandbox-or-a-test-mode","A hosted sandbox or a test mode","token address npm run mock starts server same checks examples pages demo account mail stays files see try"],

["bulk-and-batch-calls","Bulk and batch calls","change key answer many writes account may run same time each sent again capabilities take several things once relationships people ensure 250 names ideas lists items update roundup mutate source npm import brings whole collections see"],

["sdks-for-other-languages","SDKs for other languages","type script java call http post json body samples pages python tab nothing standard library clients run generator open api document"],

["graphql-grpc-rest-resources","GraphQL, gRPC, REST resources","http api form post name capability query language each answer belongs paging reads lists"],

["searching-for-people","Searching for people","capability whether account name mail address user saved found relationships query see add friend"],

["writing-into-calendars","Writing into calendars","connected read never written person subscribes plans guest adds invitation page see free time"],

["recurring-plans","Recurring plans","takes place once series copy draft next create same idea people send first each answers link approval"],

["plus-ones","Plus-ones","answer person guest add another host adds name plans roster prepare passes link everybody send action create share each opens signs see pages people"],

["a-waiting-list","A waiting list","plan capacity max takes more acceptances next fails full nobody put line guest tries again declined host raises update prepare commits"],

["sms-whatsapp-and-other-messengers","SMS, WhatsApp and other messengers","service sends mail messages guests account makes links user delivery manual share plans status shows answer see invite"],

["merging-people","Merging people","two saved stay put lists other ideas members update delete relationships manage links end friend mind keep connected duplicates away ensure reuses under former name"],

["blocking-somebody","Blocking somebody","list people because nobody look user service delivers invitations connected friends end disconnect relationships friendship review apply old link cannot two again leave person plan roster prepare hosts mail stops page each"],

["languages-of-texts-mail-and-pages","Languages of texts, mail and pages","answers english header setting changes codes outcome facts data same say words people write stored shown wrote"],

["deleting-an-account-exporting-its-data","Deleting an account, exporting its data","capability command read piece kept says remains long"],

["payments-tickets-and-chat","Payments, tickets and chat","costs notes plan service takes money books nothing guests write answer conversations"],

["guides/sign_in","Signing in","Guides","How people sign in to the web pages, make an account and keep others out, and what apps and operators need to know.","login, log in, password, make an account, session, cookie, sign up, magic link, log out, sso, passkey, two factor, create an account, register, sign in with google, google login, github login, email link, social login","agents access tokens connect calendars change name time zone address see"],

["by-mail","By mail","sign types address brings link code eight digits both work once ten minutes browser asked after five wrong count more button another shows part whole opening changes nothing scanners harm everybody same answer whether account differs others never make invalid nobody before limit new told alone factor reads mailbox meet requirements multiple asvs ways"],

["who-may-make-an-account","Who may make an account","invited default people plan connect button page addresses operator admits many join open everybody closed nobody commands below mail same answer"],

["sessions","Sessions","ends after 14 days 90 person last proved settings account lists request tokens feed plans most 50 oldest cookie contains 256 random bits service keeps hash script other site host read changing address asks code first unless within ten minutes new confirmed seven old take back"],

["for-operators","For operators","pages public url begins https path machine itself work localhost 127 each sign behind proxy set trusted limits networks apply start warns make first account npm run silent create prints link once within ten minutes lets person name timezone invite address 30 days ends session tokens change email lost mailbox sure asks browser opens"],

["for-apps","For apps","accept application json same addresses answer problems like api errors recovery forms sent www urlencoded each token cookies post sign next 202 true code 200 welcome new says asks above 404 link work display name timezone settings false again proved account both sessions handle end everywhere revoke changed 401 required wrong another site 403 access denied"],

["guides/invite_somebody","Invite somebody","Tasks","From a saved idea to a sent invitation, with or without an account of the guest.","send an invitation, send invitation, invite, invite a friend, invite guests, invite without account, guest without an account, rsvp deadline, capacity, minimum number of people, invitation text, host a party, deadline for answers, number of guests, how many guests, answer by, limit the guests","plan go mostly time nobody hears before committed name relationships ensure notified person mind service never contacts find query structured create take candidate id draft outing show user see preview prepare receive after approved call actions fifth step sdk curl python mcp connected mail list others personal link share passes page workflow review approval code follow"],

["guides/find_a_free_evening","Find a free evening","Tasks","When several people have time, and how sure that is.","find a time, find a date, free evening, when is everybody free, availability, schedule a meeting, common time, free slots","query windows two hours puts best first name say period such preset weekend starts after before sdk curl python mcp answer each person busy partial unknown never shared calendar ask sorted fewest ones soonest suit next pages go see plans accepted invitations user count status whether connected fresh chosen draft create workflow steps code explains"],

["guides/save_an_idea_from_a_link","Save an idea from a link","Tasks","Send the address of a page, follow the capture, and answer what it asks.","save a link, save a url, bookmark a page, save a web page, capture a link, idea from a photo, instagram post, article, website, read later","source target list handle goes onto person text kept sdk curl python mcp accepted worker until ends completed data input question such several events meant public id clarification under new key failed retry says whether try again things roundup picture first already structured create once never"],

["guides/follow_the_answers","Follow the answers","Tasks","Who comes, who has not answered, and what they wrote.","who is coming, rsvp status, guest list, attendees, replies, responses, notes of guests, poll for answers, wait for answers, wait for rsvps, everybody answered, reminders, head count, changed answer, know who accepted, who accepted, who declined, who said yes, not delivered, why was an invitation not delivered, undelivered, delivery status, delivery failed, mail bounced","plans shows each small call repeat sdk curl python mcp host person roster account see others webhooks client until reads again less often time most half minute ask case once soon anybody hear hour pages people update behind link"],

["guides/change_or_cancel_a_plan","Change or cancel a plan","Tasks","Another time or place, other guests, or calling it off; for drafts and for plans that guests have seen.","reschedule, change the time, change the place, move a plan, postpone, cancel a plan, cancel plan, call off, add a guest, remove a guest, uninvite, concurrent changes, edit conflict, optimistic locking, change the same plan, tell the guests, update an invitation, delete a sent invitation, withdraw an invitation, invite one more person, change the meeting point, another restaurant","depends says state nobody shown preview again discard shared active prepare commit roster takes everybody named sdk curl python mcp answer each actions carries after user approved message host asked confirm since read stale revision"],

["guides/share_a_list","Share a list","Tasks","Show an Ideas List to one person, and end it.","share a list, share link, share an ideas list, list link, show a list to a friend, collaborate, public link, stop sharing, revoke a link, who can see a list","prepare takes saved sdk curl python mcp answer connected action commit after approval mind manual nobody contacted nothing user passes anyone read object mutate operation create makes such opens page works account expires deleted disconnected says people members update changes"],

["guides/add_a_friend","Add a friend","Tasks","Save people by name, connect with those who have an account, and undo either.","add friend, add a friend, add a person, add a contact, connect with a friend, friend request, find people, address book, disconnect a friend, contacts, connection, friend in mind, connected friend, same name, duplicate person, remove a friend, unfriend, rename a person","two things private memory nobody notified sdk curl python mcp answer until both sides invitations lists through service may share free review relationships friendship operation create after user accepted consequences call apply link sends nothing passes opens signs capabilities close manage deletes looked mail see"],

["guides/undo","Undo something","Tasks","What can be taken back, for how long, and what to do about the rest.","undo, revert, take back, unlike, restore, unarchive, rollback, mistake, take something back, accidentally, recover, restore a deleted idea","change undone says answer receipt id reversible action until once within 24 hours later stays like mutate operation interest relationships same generated list object see prepared expire commit effect sent invitation cancel plan message rsvp update other answered before again sdk curl python mcp after workflow each step code"],

["guides/operating","Operating the service","Running it","Requirements, settings and health checks.","self hosting, deploy, cors, environment variables, configuration, production, docker, kubernetes, health check, readiness probe, liveness, metrics, prometheus, smtp, reverse proxy, pgbouncer, connection pooler, health check endpoint, healthz, readyz, monitoring, logs, logging, helm, systemd, tls, https, nginx, postgresql, rolling update, zero downtime, workers, host it myself, on premise, self hosted, secrets, encryption key, database migration, rotate keys, rotate service keys, key rotation, call from a browser, call from a website, cross origin, web app of your own, frontend, postgres version, database version, node version, system requirements","process serves mcp pages people among packages sql 15 newer url starts embedded machine pictures decoded two each 300 mb largest ones thread reads words takes 250 both end after minute"],

["settings","Settings","environment variables wrong service start prints line names port 3000 listens host 127 address metrics 9464 prometheus public url callers guests links begin database embedded postgre sql production pooler none transaction front shares connections between migration run npm restore fills same user data dir keys mail created encrypt handles cursors 32 bytes base64 change new old separated comma smtp http api bearer sent required cors origins other sites may browser trusted proxies networks such 10 sign invited make account open closed see fetch off people calendars captured pages read text media say themselves maps work allow although internet agent docs itself most 200 printable ascii characters reaches threads four each 256 mb process another must ocr words pictures codes camera wrote optional packages tesseract js installed day 209715200 upload least 10485760 retention audit 400 kept 90 3650 messages after end 30 prepared actions committed rate limits tests benchmarks log level info json stdout"],

["health","Health","healthz process answers readyz database schema date otherwise 503 service stops metrics prometheus port connected calendars fetched uploaded files readings total kind code came unchanged expanded worked anew put off problem such gone seconds long took storing threads ended because much time memory sources state accounts old key address sealed newest once six hours passed people paused captures roundups waiting failed before change answered tried again nobody later after 90 days busy carried copies free written friends withdrawn refused reason lead somewhere private another rule media bytes type ocr words picture given attempts save reuse ask dropped released broken says stage each part until claimed page moved none decoded due sampled 15 first grows add sigterm gracefully running requests finish exits within ten"],

["work-in-the-background","Work in the background","copies other accounts mail reading calendars captures deleting over happen outside requests npm start run number processes share through database claims minute killed another goes after take turns begins nothing more 20 seconds most behind due two places each kind four once together lease renewed ends within eight first attempt decided clock servers matter"],

["backups","Backups","npm run file writes service see keep keys data dir another place"],

["behind-a-proxy","Behind a proxy","set public url address links contain process listens trusted limits each callers share service takes last untrusted forwarded write two remove other redirect http send strict transport security max age 31536000 answer begins allow bodies 262 144 bytes buffer mcp expose metrics port internet"],

["what-the-service-fetches","What the service fetches","calendar 15 minutes hours often asks later each time fails seconds 20 mb host most eight requests process page captures address again twice answer mi larger html beginning read two 300 ms apart left alone long retry after says site learns network language account user agent guide never cookie kept script run shown another people name both kinds nobody lead connects public ports 80 443 8443 5232 none machine looks itself checks same redirect allowed end alike proxy environment server commas between entries 192 168 24 fd00 cloud internal whatever file logs warning starts because everybody back more may begins call"],

["behind-a-database-pooler","Behind a database pooler","pg bouncer mode transaction other shares connections between set service names statements keeps nothing session each costs postgre sql little more"],

["writes-under-load","Writes under load","several accounts arrive same time share transaction most sixteen never two wait disk fails longer 50 ms lock each runs again others affected nothing set service start behind such pooler put front running logs warning goes named statements migrations work through database url ends leads past user"],

["update-without-downtime","Update without downtime","start servers new release next old stop ones first migrates database transaction several once wait each other add before goes working schema either written reads action prepared may again answer says go back because registers functions tables adds isolation"],

["these-pages","These pages","server shows docs npm run writes reference redocly static files site web publish folder"],

["guides/backups","Backups","Running it","How to back up the service, and how to restore it.","backup, restore, disaster recovery, database dump, pitr, data loss","two parts both needed keys keep different places url embedded dir lost file mail waits cannot sent captures roundups finished read cursors reviews end links stored answers shown again tokens work after hashes reveal contain names email addresses plans encrypt"],

["back-up","Back up","embedded database service runs postgre sql file must exist contains moment acknowledged before command began each write nothing servers go working meanwhile start newer release during backup since migrations wait user cannot make because row level security shows account time another once may read change url used names pooler ends long statements front itself compressed text copy block table pg dump counters rate limits left"],

["restore","Restore","make empty database owned services user name url past pooler migration comes first embedded new directory data dir set keys time copy file run command start tables roles policies backups loads rows checks end account isolated older release postgre sql other 15 refuses damaged line changes nothing lost happened after gone mail waiting moment sent since same message id once written"],

["point-in-time-recovery","Point-in-time recovery","daily backup loses day production postgre sql archives write ahead log well return second managed set long keeps restore new instance pg back rest barman wal base each night continuously another machine after name database url start service roles policies part copy checks account isolated embedded such data survives crash process power failure folder runs"],

["try-it","Try it","backup counts once restored month newest another machine start service mail url read list token"],

["guides/importing","Importing","Running it","How to bring saved places, bookmarks, calendars and lists from elsewhere.","import, google maps, google takeout, bookmarks, csv, geojson, migrate from, google maps list, kml, gpx, foursquare, bulk import, data migration, google keep, move from another app","npm run puts client api like other sdk token nothing program go file txt each becomes name account already exactly ideas planning read write variable never argument url base service dry says sends"],

["what-is-read","What is read","saved csv google takeout each row title note comment address map places json older newer form other geo feature name point bookmarks browser exports html description folders becomes list food ramen inside another calendars ics event series next date tables tsv semicolons column web street latitude longitude start end several languages text markdown line words after dash 2026 12 19 00 stay times zone accounts kml gpx file most 20 mb 000 interface people share pages show nothing programs starred"],

["what-becomes-of-it","What becomes of it","file sent roundups most 100 items scope selection policy save each captured itself opening page nothing asked clear left idea before again goes onto list besides title travels excerpt after note line other clients write same mutate address web more 600 characters bookmarks lead imported"],

["when-it-is-interrupted","When it is interrupted","run same command again keys writes depend file sent nothing imported twice goes stopped second finished changes kept 30 days after repeated finds ideas saved before"],

["how-it-ends","How it ends","terminal bar shows progress elsewhere line each part report says list many ideas imported saved before rows go service answer refused token arguments wrong file cannot read names"],

["guides/threat_model","Threat model","Running it","What the service protects, from which attackers, by which mechanism, and which test holds it.","security, attacks, privacy of data, prompt injection, encryption, vulnerability, ssrf, xss, audit, compliance, penetration test","keeps plans names email addresses friends answers invitations three things matter most nobody sees another accounts contacted approval acknowledged true each below repository"],

["what-is-trusted","What is trusted","operator database keys settings logs proxy front tls address caller names postgre sql row level security commits last mail provider content links nothing else input token header page another site text person agent stored"],

["somebody-with-an-account-of-their-own","Somebody with an account of their own","read change another data handle statement names postgre sql forces row level security table peoples belongs others answers like exist test server database db ts contract two learn differences mail pages depend may differ hidden compared paired non interference mistake new function role catalog checked each start process show isolation see archived deleted disconnected leaves gone open alter cursors reviews candidates encrypted aes 256 gcm type surface expire runtime seal put html headers calendar lines text values bound write jobs send same twice time key effect transaction concurrency races reach private addresses service fetches module connects itself again redirect blocked dead look alike outbound capturing allow entry says machine call inner end nobody code words many attempts kept ideas endless huge limits bytes before after decoding ratio bodies fill memory disk size once unused day http media pictures first slow down token shares depth timeouts locks rate mcp batch"],

["an-agent-that-is-wrong-or-was-misled","An agent that is wrong or was misled","text others contain instructions service cannot stop following limits invite inform people itself preparing contacts nobody commit another call ability planning same token surface within 15 minutes test server handlers actions ts changed since reviewed checks again clock included write many times each recipient day person mail none runtime rate fill hosts mailbox answering most hour plan click jobs notices more may before input read http exchange"],

["a-page-file-or-picture-that-is-captured","A page, file or picture that is captured","author may hostile read never obeyed lead service elsewhere redirects itself each step checked like first five none twice https test server outbound fetch ts link opened found address says confirms resets verifies unsubscribes stop markup numbers compression run threads limits memory time ended depth count look bounded jobs import harm processes secrets decode types most 50 million pixels ten seconds make anew encode"],

["somebody-without-a-token","Somebody without a token","guess 238 random bits checksum 30 failures minute each address test server runtime authenticate ts remote link invitation 256 pages limit work shows same time surfaces sign account codes eight digits once ten counts browser five network web learn request looks nothing answer statements lock asking mails trying others leave earlier ones valid before used another site send form sec fetch origin session frame stolen ends press list change new proof taken back scanner guest refused run script content security policy call api allowed unless cors names http cross document reference bytes made under fixed break parser utf nesting duplicate members numbers compression length reads body json fuzz forwarded trusted proxy wrote traffic tls public url begins strict transport smtp encryption cannot exchange outbound"],

["somebody-who-gets-a-copy","Somebody who gets a copy","backup database peoples data encrypt disks token link sha 256 stored answers mail waits keys test server runtime ts find logs body email address surfaces pages lost account until expires revoked takes effect within second authenticate"],

["faults","Faults","server postgre sql between fails nothing acknowledged lost done twice test kill ts main mail gives answer message sent again cannot make two otherwise shown unconfirmed jobs doubt concurrency restore backup accounts stay isolated keys writes database clock jumps decides expired seen handlers actions commit"],

["the-part-of-the-proxy","The part of the proxy","service speaks http tls listens machine default front ends newer redirects sends strict transport security max age 31536000 limits connections each address keeps access log refusals share keyed hash source itself see operating"],

["what-is-not-protected","What is not protected","operator database keys read link everyone guests pass others answer name until host removes caller look whatever token may see agent flood fills network stopped front service programs built trusted security md says"],

["guides/retention","What is kept","Running it","How each kind of row grows, and when it is deleted.","data retention, how long, privacy, gdpr, deleted data, delete data, delete my data, right to be forgotten, personal data, data protection, expiry, cleanup, which data is kept, what remains after deleting","people write stays until served call message link nothing more"],

["every-kind-of-row","Every kind of row","accounts emails never people connections person saved deleted marked places ideas archived lists directions entry taken likes targets incoming interests shown back plans evidence logistics items invites cards guest history host addresses mail contact request stop allows again keys writes idempotency effect however late repeated executions 90 days after audit retention prepared actions committed messages outgoing sent ends canceled last link waits notices shared latest said once itself thing calendars settings sources friend chosen removed uploaded file read captures updates step change answer kept roundups running discovery runs candidates found thread whole 30 expired more 200 oldest media bytes else busy times months over left nothing each revoked feed replaced 400 joins names access tokens because sessions browser signed 14 asked hour year used admissions admitted count against snapshots first page previews undone reversible rate limits recipient unused due work relay copy done public inventory until event goes next import began ago catalogs schema activities neighborhoods areas isolation register knex migrations lock"],

["what-callers-notice","What callers notice","execution deleted answered reference found like never existed key repeated after 30 days idempotency conflict second effect past plan shows deliveries messages links pages open nothing"],

["how-it-is-done","How it is done","worker deletes npm start run account time most 500 rows transaction writes reads lists visited once day neither first over never none number share killed leaves nothing half another goes within minute update release retention makes due creates indexes large database 0016 sql concurrently before migration finds"],

["guides/distributed_database","A distributed database","Running it","How to spread the database over several nodes with Citus.","citus, sharding, scaling, several nodes, horizontal scaling, scale out, large installation, millions of accounts","postgre sql enough most services disk processors rows worker goes connecting coordinator tested 13 15 two peoples data divided owner id each statement catalogs tokens sessions links addresses found hash before anybody knows rate limits queues list migrations"],

["before-you-begin","Before you begin","each node same postgre sql extension citus database name prepare superuser set max transactions least twice connections two accounts commits both neither create user service worker accept coordinator pg hba conf owner app relay three password address certificate may first start added"],

["distribute","Distribute","start service coordinators database once migrated stop server worker make backup run command user url nothing else changes moves table after other each transaction fails repeat stay shards 64 divides many parts default 32 number cannot later says line missing may citus holds connected allows three roles log sets lock timeout prints statements administrator"],

["later","Later","run command again after update adds tables before new servers start until rows coordinator statements join others fail add node citus copies roles may log repairs make backups each tools postgre sql npm restore tested distributed database pooler front"],

["guides/public_inventory","Public inventory","Running it","How an operator imports places and events that everybody can find, and keeps them.","inventory, openstreetmap, overture, osm, public places, public events, poi, attribution, licence","same account search recommendations besides people saved changes command works database directly capability npm start url begins invented demo run remove source takes away once next brings back berlin geojsonl odb open street map contributors needed before row written under another name first travels each item answer shows disclosure clients must check allows service data within"],

["what-is-read","What is read","geo json text feature line geojson geojsonseq name overture primary categories confidence operating status open street map tags properties starts event area middle ld words schema org array thing places address point calendars ics 20 mb over each date series within 90 days canceled retired tables csv commas semicolons tabs rows columns usual titel datum may packed gzip file content says else format xml overpass osmium export osmtogeojson make best after filter people visit duck db parquet person google takeout refused belongs account takes npm run import item most 240 characters activities catalog come types hours times such mo fr 08 00 18 sa 10 02 24 seasons holidays offset timezone"],

["areas","Areas","items found city neighborhood come polygons npm run inventory districts geojson leipzig else columns tags names address import brings asked after new sources again changed written"],

["again-whole-and-gone","Again, whole, and gone","each part 000 rows stored itself import cut off run same command missing nothing twice changed written see new retired dry complete force file lacks over half source never breaks cannot read stop showing name delete remove list item found more taken ideas people theirs stay attribution recommendations provisional saved places open says now closed events canceled once thing two within 150 start city first plan made moved since errors printed line column code message twenty max 100 before json utf8 neither nor long mb table ends coordinates invalid date timezone value many series 90 days none thousands safety wrong arguments after update service finds words worker gives until servers behind pooler migration database url million gb indexes small however large"],

["workflows/save_and_collect","Save an idea and put it on a list","Workflows","Save a place, put it on a new Ideas List for a person, and read the list.","","relationships people ensure structured create items update sdk steps program later values earlier keeps curl python mcp insert answers idempotency key wherever change arguments write arazzo document generated collect json"],

["ensure","1. Ensure that the person is saved. Nobody is notified","relationships people continues after completed unchanged keeps sdk curl python mcp"],

["save","2. Save the place","ideas structured create continues after completed unchanged keeps sdk curl python mcp"],

["create","3. Create a list for the person","ideas continues after completed keeps sdk curl python mcp"],

["add","4. Put the idea on it","lists items update continues after completed sdk curl python mcp"],

["read","5. Read the list with its ideas and people","continues after completed sdk curl python mcp"],

["workflows/draft_review_send","Draft an outing, review it, send it after approval","Workflows","Draft an outing from a saved idea for a Friend in Mind, review it as its recipient would see it, and prepare it. Nothing happens until th…","","relationships people ensure structured create plans preview actions commit status update cancel answer link share sdk steps program later values earlier keeps curl python mcp insert new idempotency key wherever change arguments write arazzo document generated json"],

["ensure","1. Ensure that the person is saved","relationships people continues after completed unchanged keeps sdk curl python mcp"],

["save","2. Save the idea","structured create continues after completed unchanged keeps candidate sdk curl python mcp"],

["draft","3. Draft the outing from it","plans create continues after completed keeps sdk curl python mcp"],

["preview","4. See it as the recipient will","plans draft preview continues after completed sdk curl python mcp"],

["prepare","5. Prepare sending it; show the user what it would do","plans continues after completed keeps action sdk curl python mcp"],

["commit","6. After the user approved, commit it","actions continues completed sdk curl python mcp"],

["again","7. A second commit changes nothing","actions continues after unchanged sdk curl python mcp"],

["status","8. See the status of the invitations","plans continues after completed sdk curl python mcp"],

["move","9. Prepare a new time","plans update continues after completed keeps action sdk curl python mcp"],

["commit_move","10. Commit the change","actions continues after completed sdk curl python mcp"],

["cancel","11. Prepare canceling it","plans continues after completed keeps action sdk curl python mcp"],

["commit_cancel","12. Commit the cancellation","actions continues after completed sdk curl python mcp"],

["workflows/find_a_time","Find a time, draft an outing for it, send it after approval","Workflows","Find the best two hours of the next weeks, draft an outing for that time, and send it after approval. If nobody's time is known, the firs…","","relationships people ensure availability query events search ideas structured create plans invitation prepare actions commit first step fails calendar connected status names page user sdk program later values earlier keeps curl python mcp insert answers new idempotency key wherever change arguments write arazzo document generated json"],

["ensure","1. Ensure that the person is saved","relationships people continues after completed unchanged keeps sdk curl python mcp"],

["find","2. Find the best evening. The time of somebody who shares no calendar is unknown, never free","availability query continues after completed keeps start sdk curl python mcp"],

["search","3. See whether something takes place then","events search continues after completed sdk curl python mcp"],

["save","4. Save the idea","structured create continues after completed unchanged keeps candidate sdk curl python mcp"],

["draft","5. Draft the outing for that time","plans create continues after completed keeps sdk curl python mcp"],

["prepare","6. Review it and prepare the invitation in one step; show the user what it would do","plans continues after completed keeps action sdk curl python mcp"],

["commit","7. After the user approved, commit it","actions continues completed sdk curl python mcp"],

["workflows/like_and_undo","Like an idea and undo it","Workflows","A like can be undone once, within 24 hours.","","structured create relationships interest mutate sdk steps program later values earlier keeps curl python mcp insert answers new idempotency key wherever change arguments write arazzo document generated json"],

["save","1. Save the idea","structured create continues after completed unchanged keeps candidate sdk curl python mcp"],

["like","2. Like it","relationships interest mutate continues after completed keeps undo sdk curl python mcp"],

["undo","3. Undo the like","relationships interest mutate continues after completed sdk curl python mcp"],

["workflows/private_place","Keep a private place","Workflows","Create a private place, change it, list it and archive it.","","update query sdk steps program later values earlier curl python mcp insert answers new idempotency key wherever arguments write arazzo document generated json"],

["create","1. Create the place","private continues after completed unchanged keeps sdk curl python mcp"],

["update","2. Set its address","places private update continues after completed sdk curl python mcp"],

["query","3. List the places","private query continues after completed sdk curl python mcp"],

["archive","4. Archive it, so that it cannot be selected any more. Plans that used it keep it","places private continues after completed sdk curl python mcp"],

["workflows/connect_invite_answer","Connect with a friend, invite them, get their answer","Workflows","The host creates a connection link and sends it to the guest, who reviews and accepts it. Then the host drafts an outing for the guest, a…","","relationships people ensure friendship apply ideas structured plans prepare actions commit list rsvp update status after approval finds sdk steps program later values earlier keeps curl python mcp insert new idempotency key wherever change arguments write arazzo document generated json"],

["ensure","1. Ensure that the friend is saved","relationships people token host continues after completed unchanged keeps person sdk curl python mcp"],

["review_link","2. Review the consequences of a connection link","relationships friendship token host continues after completed keeps sdk curl python mcp"],

["make_link","3. Accept the consequences. The host passes the link on; the service sends nothing","relationships friendship apply token continues after completed keeps invitation sdk curl python mcp"],

["look","4. See who invites, and choose an identity","relationships token guest continues after completed keeps sdk curl python mcp"],

["review_joining","5. Review the consequences of joining","relationships friendship token guest continues after completed keeps sdk curl python mcp"],

["join","6. Accept the consequences. Both are connected now","relationships friendship apply token guest continues after completed sdk curl python mcp"],

["save","7. Save an idea","structured create token host continues after completed unchanged keeps candidate sdk curl python mcp"],

["draft","8. Draft the outing for the friend","plans create token host continues after completed keeps sdk curl python mcp"],

["prepare","9. Review it and prepare the invitation in one step","plans token host continues after completed keeps action sdk curl python mcp"],

["commit","10. After the user approved, send it","actions commit token host continues completed sdk curl python mcp"],

["inbox","11. Find the invite","list token guest continues after completed keeps sdk curl python mcp"],

["accept","12. Accept it","invites rsvp update token guest continues after completed sdk curl python mcp"],

["status","13. See the answer","plans status token host continues after completed sdk curl python mcp"],

["changelog","Changelog","Changelog","What changed with each version of the registry, for REST, the SDK, MCP and the reference.","release notes, history, what is new, changes, releases, updates, feed, what changed, last version, latest version, new version","caller adapt surfaces concerns texts examples left atom page capability resource lists versioning says may never"],

["reference","API reference","API reference","The OpenAPI document, and the page that Redocly generates from it.","postman, insomnia, bruno, postman collection, generate a client, openapi document","swagger whole http schema unfolded sample each call large file java script loads nothing other sites source tools json npm run docs both exist"],

["capabilities/index","Capabilities","Capabilities","All capabilities, by area.","","operations endpoints tools"],

["capabilities/actions.commit","actions.commit","Actions","Commit one prepared action after explicit review.","confirm and send, go ahead, approve, yes send it","service handle kind executed plan list connection deliveries share links user same principal surface later approval revalidated immediately before effect contact other people expired consumed another state changed since answered 409 second key replay unchanged"],

["input.action_handle","action_handle","tool prepared commit capability returned call refused input invalid"],

["capabilities/executions.get","executions.get","Actions","Read one durable write execution.","earlier request, what happened, what did I do, receipt","service id became returns authenticated users capability status whole answer callers account other reference found api v2 same"],

["input.execution_id","execution_id","writes answer exactly 26 characters call refused input invalid"],

["capabilities/planning.brief.get","planning.brief.get","Brief","Read the planning brief.","attention, overview, what is next, today","service generated sections now returns prioritized rsvp tipping deadlines incomplete drafts waiting responses plans within seven days logistics mutual interest opportunities active input empty object"],

["capabilities/availability.query","availability.query","Calendar","Find two-hour planning windows.","free time, when are we free, meeting time, pick a date, which day suits","service preset starts after before daily end week person handles names allow refresh mode limit snapshot cursor items range freshness uncertainty user friends ranks optionally saved returns busy partial unknown stable opaque explicit disclosures overlap fewest soonest share never reported answer asks plans caller hosts invites accepted count lie between 09 00 23 unless most apart accounts zone"],

["input.when_preset","when_preset","starts after before named period look windows"],

["input.starts_after","starts_after","windows begin"],

["input.starts_before","starts_before","windows begin"],

["input.daily_start","daily_start","earliest local time hh mm 24 hour clock 00 23 59"],

["input.daily_end","daily_end","latest local time hh mm 24 hour clock 00 23 59"],

["input.days_of_week","days_of_week","monday sunday most"],

["input.person_handles","person_handles","friends time counts most 25"],

["input.person_names","person_names","most 25"],

["input.allow_refresh","allow_refresh","read calendars again before answer"],

["input.refresh_mode","refresh_mode","freebusy times alone read existing nothing again stored used"],

["input.limit","limit","items per page most 25"],

["input.snapshot_handle","snapshot_handle","page before continues earlier answer copied exactly returned"],

["input.cursor","cursor","page before next opaque copied exactly returned combined new constraints"],

["capabilities/calendar.status.get","calendar.status.get","Calendar","Read the state of the calendar connection.","is my calendar connected","service sources count last refresh freshness usability group sharing manage url fresh returns availability web link never account mails feed event details ids tokens credentials"],

["capabilities/events.search","events.search","Calendar","Search existing events.","concerts next week, show, exhibition, what is on, tonight","service query venue starts after before timezone limit items title time public ones ideas finds words empty list completed answer plans user hosts invited saved alone cities connected bound come soonest first otherwise over more fit outcome facts true"],

["input.query","query","words title order case accents matter"],

["input.venue_query","venue_query","words name order case accents matter"],

["input.starts_after","starts_after","such 2026 12 01 t19 00 offset"],

["input.starts_before","starts_before","written like after"],

["input.timezone","timezone","iana zone times offset accounts omitted"],

["input.limit","limit","default 25"],

["capabilities/ideas.capture","ideas.capture","Capture","Capture one raw idea, or answer its clarification.","bookmark a link, save this link, web page, photo, screenshot, remember for later","service text subject source url target feed person media refs public id expected state version list handle destination picture loose words structured create takes title once uploaded current persists synchronously enriches asynchronously multi item belong roundups supplied routes persistence never matter resolves discarded call refused input invalid two several accepted followed submitted again"],

["input.raw_text","raw_text","idea user wrote"],

["input.text","text","same raw"],

["input.subject_text","subject_text","besides url media content constraints capture commands list destination language resolves discarded"],

["input.source_url","source_url","page capture idea"],

["input.target_feed_text","target_feed_text","name list put never idea subject matter"],

["input.target_person_text","target_person_text","friend name"],

["input.media_refs","media_refs","files uploaded post api v2 http most sent first body request same token answer reference"],

["input.capture_public_id","capture_public_id","answer question asks"],

["input.clarification_answer","clarification_answer","users question"],

["input.expected_state_version","expected_state_version","last read other refused stale"],

["input.target_ideas_list_handle","target_ideas_list_handle","put routes persistence never subject matter"],

["capabilities/ideas.capture.get","ideas.capture.get","Capture","Read the state of one idea capture.","is it processed yet, ready","service public id after cursor version updates reused clarification retry became terminal success never reported before confirms persisted failed result exposes optional typed retaining source destination expected"],

["input.capture_public_id","capture_public_id","ideas read call refused input invalid"],

["input.after_cursor","after_cursor","updates number"],

["capabilities/ideas.capture.retry","ideas.capture.retry","Capture","Retry one failed idea capture.","","service public id expected state version additional detail evidence media refs destination clarification tries again must equal current authorised source retained unchanged new refused stale longer writable answered access denied"],

["input.capture_public_id","capture_public_id","ideas failed"],

["input.expected_state_version","expected_state_version","must equal current failed"],

["input.additional_detail","additional_detail","new facts retry commands original source destination"],

["input.evidence_media_refs","evidence_media_refs","uploaded files most callers sent post api v2 first"],

["capabilities/discovery.prepare","discovery.prepare","Discovery","Prepare a discovery run for host research.","research on the web, look up online","service target kinds person handles starts after before requested end timezone limit replacement dimensions constraint changes query parent semantic subject reply contract expected state version objective relation thread context assumptions inventory gaps submission schema expires yourself record retained model returns authorized matching bounded performs external call unresolved input"],

["input.target_kinds","target_kinds","thing find most"],

["input.person_handles","person_handles","friends most 10"],

["input.starts_after","starts_after",""],

["input.starts_before","starts_before",""],

["input.requested_start_at","requested_start_at","exact wanted"],

["input.requested_end_at","requested_end_at","exact wanted"],

["input.timezone","timezone","times offset"],

["input.limit","limit","many candidates wanted"],

["input.replacement_dimensions","replacement_dimensions","parent run most 11"],

["input.constraint_changes","constraint_changes","most 12"],

["input.query","query","find users words"],

["input.parent_run_handle","parent_run_handle","continues refines supersedes"],

["input.semantic_subject","semantic_subject","constraints"],

["input.reply_contract_handle","reply_contract_handle","parent run returned"],

["input.expected_state_version","expected_state_version","parent run last read"],

["input.objective_relation","objective_relation","request parent run"],

["capabilities/discovery.record","discovery.record","Discovery","Record host-researched candidates into a run.","","service results handle state source failures thread version accepted count rejected snapshot fingerprint gaps after prepare evidence answers constraints fetches urls calls model creates inventory user action"],

["input.run_handle","run_handle","discovery prepare must callers"],

["input.result_state","result_state","research ended"],

["input.candidates","candidates","found most 10"],

["input.source_failures","source_failures","read most 20"],

["capabilities/ideas.discover","ideas.discover","Discovery","Start one discovery run.","","target kinds person handles after before requested end timezone limit query semantic subject parent thread state version reply contract candidates snapshot fingerprint gaps non committing retains normalized public claim evidence metrics creates canonical plan invitation reservation purchase social message observed executions find disclosed"],

["input.target_kinds","target_kinds","thing find most"],

["input.person_handles","person_handles","friends most 10"],

["input.starts_after","starts_after",""],

["input.starts_before","starts_before",""],

["input.requested_start_at","requested_start_at","exact wanted"],

["input.requested_end_at","requested_end_at","exact wanted"],

["input.timezone","timezone","times offset"],

["input.limit","limit","many candidates wanted"],

["input.query","query","find users words"],

["input.semantic_subject","semantic_subject","request constraints"],

["capabilities/ideas.discover.refine","ideas.discover.refine","Discovery","Continue, refine or supersede a discovery run.","","target kinds person handles starts after before requested end timezone limit replacement dimensions constraint changes parent reply contract expected state version objective relation query thread candidates snapshot fingerprint gaps expiring retained result creates immutable child validating exact refused stale"],

["input.target_kinds","target_kinds","thing find most"],

["input.person_handles","person_handles","friends most 10"],

["input.starts_after","starts_after",""],

["input.starts_before","starts_before",""],

["input.requested_start_at","requested_start_at","exact wanted"],

["input.requested_end_at","requested_end_at","exact wanted"],

["input.timezone","timezone","times offset"],

["input.limit","limit","many candidates wanted"],

["input.replacement_dimensions","replacement_dimensions","parent run most 11"],

["input.constraint_changes","constraint_changes","most 12"],

["input.parent_run_handle","parent_run_handle","continue refine supersede"],

["input.reply_contract_handle","reply_contract_handle","parent run returned"],

["input.expected_state_version","expected_state_version","parent run last read"],

["input.objective_relation","objective_relation","parent run"],

["input.query","query","find users words"],

["capabilities/ideas.discover.save","ideas.discover.save","Discovery","Save a discovery search as a private view.","","service name run handle expected state version directions neighborhood activity custom preset start end list filters target kinds thread keeps prepare results comes cards likes audiences plans invitations same unchanged"],

["input.name","name","saved view"],

["input.run_handle","run_handle","discovery prepare filters directions saved"],

["input.expected_state_version","expected_state_version","run last read other refused stale"],

["input.directions","directions","wishes plain words most"],

["input.neighborhood_names","neighborhood_names","catalog most 25"],

["input.activity_names","activity_names","catalog most 25"],

["input.custom_activity_names","custom_activity_names","free words most 25"],

["input.when_preset","when_preset","such weekend today next week few days time weekdays others refused"],

["input.when_start","when_start","time"],

["input.when_end","when_end","time"],

["capabilities/ideas.created.archive","ideas.created.archive","Ideas","Archive one created idea.","delete an idea, remove an idea","service handle leaves lists longer appears active saved recommendation views again unchanged"],

["input.idea_handle","idea_handle","saved query created archive"],

["capabilities/ideas.created.update","ideas.created.update","Ideas","Update one created idea.","edit an idea, rename an idea, title, description, hide from recommendations","service handle source url show list changed omitted fields stay underlying place event identity unchanged nothing differs answer archived cannot"],

["input.idea_handle","idea_handle","saved query created update"],

["input.title","title","new"],

["input.description","description","new text null removes"],

["input.source_url","source_url","page came null removes"],

["input.show_in_for_you","show_in_for_you","may appear recommendations"],

["input.ideas_list_handles","ideas_list_handles","omit saved views hand picked sets managed separately field accepted because machine description effect disclosure says most 50"],

["capabilities/ideas.structured_create","ideas.structured_create","Ideas","Create a fully structured saved idea.","save a place, remember for later, note down, add an idea","service kind title description custom activity name fixed event start url show handle venue list duplicate link loose words capture raw incomplete material belong missing time input exact answer unchanged existing"],

["input.kind","kind","needed"],

["input.title","title","needed"],

["input.description","description",""],

["input.custom_activity_name","custom_activity_name","free words"],

["input.fixed_when","fixed_when","time"],

["input.event_start_at","event_start_at","begins needed"],

["input.event_url","event_url","page http user name password most 2048 characters"],

["input.show_in_for_you","show_in_for_you","may appear recommendations"],

["input.place_handle","place_handle",""],

["input.venue_place_handle","venue_place_handle","event"],

["input.ideas_list_handles","ideas_list_handles","put"],

["capabilities/ideas.candidates.like","ideas.candidates.like","Ideas","Like recommendation candidates.","like several, favorites","service ids person handles list reversible action id once mutate changes issued user selected friends already answer unchanged nobody notified"],

["input.candidate_ids","candidate_ids","idea handle id other each service issued least"],

["input.person_handles","person_handles","default user alone saved friends like"],

["input.idea_list_handle","idea_list_handle","offered"],

["capabilities/invites.get","invites.get","Invites","Get one invite.","what a friend invited me to","service handle user whole reads addressed"],

["input.invite_handle","invite_handle","identifies copied exactly returned"],

["capabilities/invites.list","invites.list","Invites","List invites.","invitations I received, who invited me","service rsvp status include removed expired query limit snapshot handle cursor items user plans hosted addressed authoritative availability"],

["input.rsvp_status","rsvp_status","invites answer"],

["input.include_removed","include_removed","host withdrew"],

["input.include_expired","include_expired","past ones over deadline default false"],

["input.query","query","words title host plans name"],

["input.limit","limit","items per page most 25"],

["input.snapshot_handle","snapshot_handle","page before continues earlier answer copied exactly returned"],

["input.cursor","cursor","page before next opaque copied exactly returned combined new constraints"],

["capabilities/invites.rsvp.update","invites.rsvp.update","Invites","Answer an invite.","accept an invitation, decline, turn down, say yes, say no, cannot come, cancel my acceptance","service handle status expected revision previous changed user addressed until deadline start plan same again unchanged room left fails full host mail new most once hour unless off"],

["input.invite_handle","invite_handle","identifies copied exactly returned"],

["input.rsvp_status","rsvp_status","users answer changed until deadline"],

["input.expected_revision","expected_revision","plan invite last showed changed since answer recorded"],

["capabilities/likes.query","likes.query","Likes","Browse likes.","what friends like, favorites","service filters people handles limit cursor items users ideas saved lists authorized incoming select results never change audiences interest actor returns distinct intentions current pairwise matches revoked rechecked read"],

["input.filters","filters","likes wanted select results never change audiences"],

["input.people_handles","people_handles","concerns most 100"],

["input.limit","limit","likes per page most 50"],

["input.cursor","cursor","page before next copied exactly returned"],

["capabilities/likes.mutate","likes.mutate","Likes","Change a like.","like, unlike, favorite","service subject operation people handles intentions revision receipt id idempotency key saved reversible until users relationships interest takes candidate replaces removes undoes earlier person missing field refused asked because whole go undone once 24 hours later stays"],

["input.subject","subject","liked"],

["input.operation","operation","undo receipt id like"],

["input.people_handles","people_handles","friends operation most 100"],

["input.intentions","intentions","relationships people query group each occasion most 100"],

["input.revision","revision","last read like changed since nothing"],

["input.receipt_id","receipt_id","change undo identifies like undone copied exactly returned"],

["input.idempotency_key","idempotency_key","given must equal requests"],

["capabilities/ideas.lists.create","ideas.lists.create","Lists","Create a private Ideas List.","","service name person handles neighborhood activity custom preset start end directions apply matching likes people defaults empty generate fills may among saved nobody contacted"],

["input.name","name","two lists may same"],

["input.person_handles","person_handles","friends most 50"],

["input.person_names","person_names","most 50 nobody contacted"],

["input.neighborhood_names","neighborhood_names","default catalog most 25"],

["input.activity_names","activity_names","default catalog most 25"],

["input.custom_activity_names","custom_activity_names","default free words most 25"],

["input.when_preset","when_preset","such weekend today next week few days time weekdays"],

["input.when_start","when_start","time open omitted"],

["input.when_end","when_end","time open omitted"],

["input.directions","directions","wishes plain words most"],

["input.apply_matching_likes","apply_matching_likes","add people fits saved ideas defaults now later"],

["capabilities/ideas.lists.defaults.update","ideas.lists.defaults.update","Lists","Change the planning defaults of an Ideas List.","set the neighborhood of a list, set the time of a list","service handle names activity custom preset start end omitted fields stay null clears come existing catalogs"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["input.neighborhood_names","neighborhood_names","now catalog most 25"],

["input.activity_names","activity_names","now catalog most 25"],

["input.custom_activity_names","custom_activity_names","now free words most 25"],

["input.when_preset","when_preset","such weekend today next week few days time weekdays null none"],

["input.when_start","when_start","time null open"],

["input.when_end","when_end","time null open list planned"],

["capabilities/ideas.lists.delete","ideas.lists.delete","Lists","Delete an Ideas List.","throw away a list, remove a list","service handle share links revoked archived stay saved owned underlying stop working contacts nobody"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["capabilities/ideas.lists.duplicate","ideas.lists.duplicate","Lists","Duplicate an Ideas List.","copy a list","service handle source people defaults creates private owner controlled including directions share history"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["capabilities/ideas.lists.rename","ideas.lists.rename","Lists","Rename an Ideas List.","","service handle name gives another preserves people defaults directions share history"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["input.name","name","new two lists may same"],

["capabilities/ideas.lists.directions.get","ideas.lists.directions.get","Lists","Read the directions of an Ideas List.","","service handle returns natural language planning status"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["capabilities/ideas.lists.get","ideas.lists.get","Lists","Read an Ideas List.","","service handle items people directions defaults share link count returns saved planning more 500 includes first discloses many object others contents offset disclosure says became each message"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["capabilities/ideas.lists.items.update","ideas.lists.items.update","Lists","Change which saved ideas are in an Ideas List.","put ideas on a list, add to a list, remove from a list","service handle mode added view replaces replaying same final membership yields unchanged later registry marks capability retired native because filters directions never create audiences such discover fails"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["input.idea_handles","idea_handles","saved query most 50"],

["input.mode","mode","replace others removed add given ideas added"],

["capabilities/ideas.lists.members.update","ideas.lists.members.update","Lists","Change who an Ideas List is for.","who a list is for, add somebody to a list","service handle mode person names people added removed contacts nobody replaces same final membership yields unchanged never"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["input.mode","mode","replace others removed add given people added"],

["input.person_handles","person_handles","relationships people query most 50 never contacted"],

["input.person_names","person_names","most 50"],

["capabilities/ideas.lists.likes.preview","ideas.lists.likes.preview","Lists","Preview which ideas of a list would be liked for people.","","service handle person names source token first step apply shows same input changes nothing least must present more 500 done parts each next"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["input.person_handles","person_handles","friends likes most 50 least names must present"],

["input.person_names","person_names","most 50"],

["input.source_person_handles","source_person_handles","friends like most 50"],

["input.source_person_names","source_person_names","most 50"],

["capabilities/ideas.lists.likes.apply","ideas.lists.likes.apply","Lists","Apply a reviewed preview of likes.","","service handle person names source applied unchanged skipped receipts same input once user agreed explicitly durable idempotent relationship interest records takes changed since must again least present after part long next"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["input.person_handles","person_handles","friends likes most 50 least names must present"],

["input.person_names","person_names","most 50"],

["input.source_person_handles","source_person_handles","friends like most 50"],

["input.source_person_names","source_person_names","most 50"],

["capabilities/ideas.lists.query","ideas.lists.query","Lists","List the Ideas Lists.","show my lists, all collections","service limit snapshot handle cursor items most recently changed first user wants more true call again returned next until false page count never total"],

["input.query","query","words name"],

["input.limit","limit","items per page 25 default mcp api hosted clients sms count never total"],

["input.snapshot_handle","snapshot_handle","page before continues earlier answer copied exactly returned"],

["input.cursor","cursor","page before next opaque copied exactly returned combined new constraints"],

["capabilities/ideas.lists.share.prepare","ideas.lists.share.prepare","Lists","Prepare sharing a list with one person.","share a list, send a list","service handle name manual link connected friend after actions commit mind returned eligible require explicit answer disclosure confirmation nothing before never contacted"],

["input.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["input.person_handle","person_handle","friend share"],

["input.person_name","person_name",""],

["capabilities/plans.logistics.get","plans.logistics.get","Logistics","Get a plan's checklist.","todo list, shopping list, who brings what","service handle items progress written done returns saved tasks invitees receive guest visible empty show research questions answered"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["capabilities/plans.logistics.update","plans.logistics.update","Logistics","Change a plan's checklist.","mark as done, tick off, todo list, to-do, shopping list, assign a task, bought, booked, paid","service handle mode guest visible default items status progress added removed send nothing writes several either three required add same kind action type title replace named most 50 links http see makes another review necessary"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["input.mode","mode","replace removes items named add keeps updates same kind action type title"],

["input.guest_visible_default","guest_visible_default","see items visibility"],

["input.items","items","most"],

["input.item","item","written title required booking purchasing payment effects unsupported"],

["input.item_handle","item_handle","status changes"],

["input.status","status","item handle completed done"],

["capabilities/ideas.object.get","ideas.object.get","Objects","Open or inspect one object, or list its contents.","","service operation subject collection limit offset items more found words handle tools kind say reads caller see several match answer input candidates"],

["input.operation","operation","default open inspect says more list contents ideas reads"],

["input.subject","subject","object asked"],

["input.collection","collection","list"],

["input.limit","limit","entries most"],

["input.offset","offset","entries skip"],

["capabilities/ideas.object.mutate","ideas.object.mutate","Objects","Change one object, or undo a change.","undo, put on a list, take off a list","service operation subject destination defaults share options reversible action id result link handle alone adds removes creates updates sends nothing unknown keys refused"],

["input.operation","operation","undo reversible action id"],

["input.subject","subject","free form changed keys handle candidate id query type interaction reference"],

["input.destination","destination","free form ideas list added removed keys handle name"],

["input.defaults","defaults","free form planning list keys neighborhood names activity custom preset start end"],

["input.share_options","share_options","free form link made keys person handle expires"],

["input.reversible_action_id","reversible_action_id","change undo undone once 24 hours"],

["capabilities/relationships.people.ensure","relationships.people.ensure","People","Save people by name.","add a person, add a contact, new friend","service create mind reuses prefer manage adding private references never notifies memory request input"],

["input.people","people","names existing reused most 160 characters each 250 call"],

["input.names","names","existing people reused most 160 characters each 250 call"],

["capabilities/relationships.people.manage","relationships.people.manage","People","Create, rename or delete a saved person.","rename a friend, forget a person, remove a contact","service operation display name handle add prefer ensure private mind connected cannot nobody notified after found former guest signed plans open link becomes same ideas lists invitations made end answer says many"],

["input.operation","operation","create person handle private friends mind deleted"],

["input.display_name","display_name","users person needed create rename"],

["input.person_handle","person_handle","rename delete copied exactly returned"],

["capabilities/relationships.people.query","relationships.people.query","People","List the saved people.","who do I know, contacts, find a person by name","service friends classification limit snapshot handle cursor items part more check never creates memory nor reveals whether unrelated account"],

["input.classification","classification","saved people connected friends reached service after explicit commit mind private memory"],

["input.query","query","same name extension"],

["input.name","name","part such jo jonas former count case accents check never creates memory nor reveals whether unrelated person account"],

["input.limit","limit","items per page most 25"],

["input.snapshot_handle","snapshot_handle","page before continues earlier answer copied exactly returned"],

["input.cursor","cursor","page before next opaque copied exactly returned combined new constraints"],

["capabilities/relationships.person.get","relationships.person.get","People","Read what is saved about one person.","who is, what a friend likes, about a person","service handle name aliases lists interests other plans invites query finds explains classification related history least must present searched"],

["input.person_handle","person_handle","relationships people query copied exactly returned name"],

["input.name","name","whole person handle"],

["capabilities/places.private.create","places.private.create","Places","Create a private place.","save a place, remember a place, add an address","service name description timezone activity ideas plans seen nobody else user sees images remain web managed"],

["input.name","name",""],

["input.address","address","street number city"],

["input.description","description","users notes"],

["input.timezone","timezone","such europe berlin time zone iana name unknown refused"],

["input.activity_name","activity_name","catalog"],

["capabilities/places.private.update","places.private.update","Places","Change a private place.","change the address, correct a place, edit a place","service handle name description timezone activity given fields null clears archived cannot"],

["input.place_handle","place_handle","identifies private copied exactly returned"],

["input.name","name","new"],

["input.address","address","street number city null none"],

["input.description","description","users notes null none"],

["input.timezone","timezone","such europe berlin null none time zone iana name unknown refused"],

["input.activity_name","activity_name","catalog null none"],

["capabilities/places.private.archive","places.private.archive","Places","Archive a private place.","remove a place, delete a place","service handle plans keep excludes active selection historical preserved"],

["input.place_handle","place_handle","identifies private copied exactly returned"],

["capabilities/places.private.query","places.private.query","Places","List private places.","","service include archived limit snapshot handle cursor items ones users active unless asked"],

["input.query","query","words name address description activity"],

["input.include_archived","include_archived","ones"],

["input.limit","limit","items per page most 25"],

["input.snapshot_handle","snapshot_handle","page before continues earlier answer copied exactly returned"],

["input.cursor","cursor","page before next opaque copied exactly returned combined new constraints"],

["capabilities/plans.draft.create","plans.draft.create","Plans drafting","Draft an invitation.","invite friends, dinner, dinner plans, party, plan an outing","service candidate id private separate expected checksum source handles claims custom activity name scheduled rsvp deadline capacity min max title override description audience selection connect signup show guest list research idea place evidence first step prepare unsent issued never silently reuses compatible user already related answer asks explicit text kept unless supplied"],

["input.candidate_id","candidate_id","idea handle place event like copied returned never invented"],

["input.private_plan","private_plan","evidence kept discarded"],

["input.separate_outing","separate_outing","user wants another drafts although related exist"],

["input.expected_checksum","expected_checksum","related draft user saw none nothing"],

["input.source_handles","source_handles","ideas places lists most 30"],

["input.claims","claims","sources say most 30"],

["input.custom_activity_name","custom_activity_name","free words"],

["input.scheduled_at","scheduled_at","starts default events past"],

["input.rsvp_deadline","rsvp_deadline","guests answer past after start"],

["input.capacity_min","capacity_min","fewest people host included never above max"],

["input.capacity_max","capacity_max","most people host included never below min"],

["input.title_override","title_override","replaces ideas"],

["input.description_override","description_override","replaces ideas text"],

["input.audience_selection","audience_selection","draft naming people contacts nobody"],

["input.connect_on_signup","connect_on_signup","offer guests page suggests sign"],

["input.show_guest_list","show_guest_list","see comes default false everybody link extension"],

["input.research_selection","research_selection","needed beside candidate id discovery record run draft made proves user saw"],

["input.idea_list_handle","idea_list_handle","comes"],

["input.place_handle","place_handle","ideas"],

["capabilities/plans.draft.update","plans.draft.update","Plans drafting","Change a draft.","edit a draft, at most so many people","service modify invite handle candidate id private separate outing expected checksum source claims custom activity name scheduled rsvp deadline capacity min max title override description audience selection connect signup show guest list idea place unsent ones prepare sent users omitted fields null clears accepts makes new review necessary"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["input.candidate_id","candidate_id","another handle copied exactly returned never invented"],

["input.private_plan","private_plan","evidence kept discarded"],

["input.separate_outing","separate_outing","effect changing draft never creates another"],

["input.expected_checksum","expected_checksum","last read draft changed since nothing"],

["input.source_handles","source_handles","ideas places lists most 30"],

["input.claims","claims","sources say most 30"],

["input.custom_activity_name","custom_activity_name","free words null ideas"],

["input.scheduled_at","scheduled_at","starts null none past"],

["input.rsvp_deadline","rsvp_deadline","guests answer null none past after start"],

["input.capacity_min","capacity_min","fewest people host included never above max"],

["input.capacity_max","capacity_max","most people null limit including host never below min"],

["input.title_override","title_override","replaces ideas null restores"],

["input.description_override","description_override","replaces ideas text null restores"],

["input.audience_selection","audience_selection","invited null nobody naming people contacts"],

["input.connect_on_signup","connect_on_signup","offer guests page suggests sign"],

["input.show_guest_list","show_guest_list","see comes everybody link extension"],

["input.idea_list_handle","idea_list_handle","comes"],

["input.place_handle","place_handle","ideas"],

["capabilities/plans.draft.preview","plans.draft.preview","Plans drafting","Review a draft as its recipients would see it.","","service invite handle checksum missing before prepare send includes shows current version marks write because stores later change makes new necessary same content again unchanged nothing"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["capabilities/plans.draft.delete","plans.draft.delete","Plans drafting","Delete an unsent draft.","throw a draft away, remove a draft","service invite handle expected checksum result discard keeps among users private evidence legacy active sent cannot"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["input.expected_checksum","expected_checksum","last read draft changed since nothing removed"],

["capabilities/plans.discard","plans.discard","Plans drafting","Discard a tentative plan.","throw a plan away, remove a plan","service handle keeps sent cancel prepare nobody else seen authoritative eligibility checks pass recipient exposure must instead"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["capabilities/plans.get","plans.get","Plans reading","Get one plan.","","service handle requirements evidence costs timing show guest list roster coming pending recipients invite delivery management logistics status answers returns original research selected unset current revision host invitee role rsvp counts visible boundary state progress view notes other"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["capabilities/plans.query","plans.query","Plans reading","List plans.","my plans, upcoming, which plans are coming up","service scope role limit snapshot handle cursor items hosted ones user invited returns backed choices opaque excludes original research requirements full timing"],

["input.scope","scope","default drafts sent plans state active shared over upcoming started"],

["input.role","role","default plans callers"],

["input.query","query","words title"],

["input.limit","limit","items per page most 25"],

["input.snapshot_handle","snapshot_handle","page before continues earlier answer copied exactly returned"],

["input.cursor","cursor","page before next opaque copied exactly returned combined new constraints"],

["capabilities/plans.status.get","plans.status.get","Plans reading","Get the status of a plan.","who is coming, reply, who accepted, did anybody answer, not replied, open invitations","service handle prepared deliveries rsvp tip waits approval rest returns state action"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["capabilities/plans.prepare_send","plans.prepare_send","Plans sending","Prepare sending a reviewed draft.","send an invitation, share link of a plan","service handle public description action person names after preview both 15 minute confirmation token exact recipient snapshot never user commits returned private notes copied create makes another already active guest personal keeps answer"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["input.public_description","public_description","details guests see private draft most 000 characters notes never copied become part prepared action checksum"],

["input.action","action","default send invites share link passed host anyone each person named message plan already active another"],

["input.send_person_names","send_person_names","default drafts audience most 250 handle fits several saved people none answer asks"],

["input.send_person_handles","send_person_handles","relationships people query recipients copied exactly returned"],

["capabilities/plans.invitation.prepare","plans.invitation.prepare","Plans sending","Prepare an invitation in one step.","invite friends, send an invitation, dinner, share link of a plan","service handle public description action person names review included draft preview commit reads resolves recipients exact operation ambiguous require clarification publish"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["input.public_description","public_description","details guests see private draft most 000 characters notes never copied become part prepared action checksum"],

["input.action","action","default send invites share link passed host anyone each person named message plan already active another"],

["input.send_person_names","send_person_names","default drafts audience most 250 handle fits several saved people none answer asks"],

["input.send_person_handles","send_person_handles","relationships people query recipients copied exactly returned"],

["capabilities/plans.roster.prepare","plans.roster.prepare","Plans sending","Prepare who is invited.","add a guest, uninvite, remove a guest, invite one more person","service handle expected revision recipient names current manual share whole new others change people connected eligible delivery friends mind remain reviewed draft already like answer unchanged nothing nobody contacted until actions commit"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["input.expected_revision","expected_revision","last read plan changed since nothing prepared"],

["input.recipient_handles","recipient_handles","everybody new roster 250 names included"],

["input.recipient_names","recipient_names","handle fits several saved people none answer asks 250 included"],

["capabilities/plans.update.prepare","plans.update.prepare","Plans sending","Prepare a change of a shared or active plan.","postpone, reschedule, move, push back, meeting point, at most so many people, other time, later, earlier","service handle expected revision notify recipients before after affected place text draft takes already summary says message host unsent preview again nothing until actions commit"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["input.changes","changes","omitted fields stay shared active plan null clears"],

["input.expected_revision","expected_revision","last read plan changed since nothing prepared"],

["input.notify_recipients","notify_recipients","default true time place change message once committed see plan either start end meet earlier deadline count otherwise false"],

["capabilities/plans.cancel.prepare","plans.cancel.prepare","Plans sending","Prepare canceling a plan.","call off, cancel","service handle expected revision recipients discard ends unsent hosted against current roster delivery eligibility nothing changes until actions commit"],

["input.plan_handle","plan_handle","identifies copied exactly returned"],

["input.expected_revision","expected_revision","last read plan changed since nothing prepared"],

["capabilities/plans.send","plans.send","Plans sending","Send a prepared invitation.","","service action confirmation token deliveries consumes matching unexpired capability allowed message other people executable directly commit call answers required always refused user review"],

["input.action","action","link pass messages whether create share host send invites"],

["input.confirmation_token","confirmation_token","prepared action matching unexpired"],

["capabilities/plans.lifecycle.commit","plans.lifecycle.commit","Plans sending","Carry out a prepared update or cancellation.","","internal target surface direct access prohibited actions call always refused user review"],

["capabilities/ideas.list.generate","ideas.list.generate","Recommendations","Generate and keep one Ideas List.","make a list for me, fill a list","service people names person handles feed neighborhoods activities user preset time slots duration minutes constraint kind requested start search preference terms limit items filters used gaps reversible action id hard suggests persists explicit area nothing matches answer says relax"],

["input.people","people","friends name most 25 person handles exact existing resolve unresolved return typed prerequisite relationships ensure"],

["input.names","names","same people most 25 person handles"],

["input.person_handles","person_handles","relationships people query copied exactly most 25"],

["input.feed_name","feed_name","same idea list"],

["input.feed_names","feed_names","same idea list"],

["input.idea_list_name","idea_list_name","same"],

["input.idea_list_names","idea_list_names",""],

["input.neighborhoods","neighborhoods",""],

["input.activities","activities","each choice must satisfy"],

["input.user_activities","user_activities","free words"],

["input.when_preset","when_preset","such weekend today next week few days time weekdays named period explicitly stated already durable never defaults current date"],

["input.when","when","time users words explicitly stated already durable never defaults today current date"],

["input.time_slots","time_slots","exact windows explicitly supplied"],

["input.duration_minutes","duration_minutes","long takes"],

["input.constraint_kind","constraint_kind","marks user named requested start"],

["input.requested_start_at","requested_start_at","exact offset timezone aware explicitly"],

["input.search","search","words each choice must match named venue object cuisine activity"],

["input.preference_terms","preference_terms","wishes rank most 10"],

["input.idea_list_handles","idea_list_handles",""],

["input.name","name","list"],

["input.limit","limit","ideas most"],

["capabilities/ideas.recommendations.get","ideas.recommendations.get","Recommendations","Get recommendations without saving a list.","suggest, what to do, things to do, inspiration, weekend, tonight","service people names person handles feed neighborhoods activities user preset time slots duration minutes constraint kind requested start search preference terms page size cursor prioritize likes allow calendar fetch items applied filters gaps area hard never assumed returns transient existing inventory complete ranked result captured authorized immutable snapshot continuation qualitative modifiers belong requirements unrelated choices rejected cannot resolved input"],

["input.people","people","friends name most 25 person handles exact existing resolve unresolved return typed prerequisite relationships ensure"],

["input.names","names","same people most 25 person handles"],

["input.person_handles","person_handles","relationships people query copied exactly most 25"],

["input.feed_name","feed_name","same idea list"],

["input.feed_names","feed_names","same idea list"],

["input.idea_list_name","idea_list_name","same"],

["input.idea_list_names","idea_list_names",""],

["input.neighborhoods","neighborhoods",""],

["input.activities","activities","each choice must satisfy"],

["input.user_activities","user_activities","free words"],

["input.when_preset","when_preset","such weekend today next week few days time weekdays named period explicitly stated already durable never defaults current date"],

["input.when","when","time users words explicitly stated already durable never defaults today current date"],

["input.time_slots","time_slots","exact windows explicitly supplied"],

["input.duration_minutes","duration_minutes","long takes"],

["input.constraint_kind","constraint_kind","marks user named requested start"],

["input.requested_start_at","requested_start_at","exact offset timezone aware explicitly"],

["input.search","search","words each choice must match named venue object cuisine activity"],

["input.preference_terms","preference_terms","wishes rank most 10"],

["input.idea_list_handles","idea_list_handles",""],

["input.page_size","page_size","recommendations per presentation"],

["input.cursor","cursor","page before next opaque copied exactly combined new constraints"],

["input.prioritize_likes","prioritize_likes","choices come first"],

["input.allow_calendar_fetch","allow_calendar_fetch","read again before answer"],

["capabilities/ideas.recommendations.prepare","ideas.recommendations.prepare","Recommendations","Look up place or cuisine recommendations.","where to eat, find a place, restaurant, good food, bar, cafe, sushi","service action objective subject person area preference date phrase snapshot handle option window context research gaps suggests filters bounded stored first read authorized users likes saves deterministic explicit results provisional confirmed fit hours availability model calendar public source request made more detail exact returned changed constraints new lookup"],

["input.action","action","default lookup more detail both handles reads snapshot option"],

["input.objective","objective","complete request"],

["input.subject","subject","literal place cuisine"],

["input.person","person","saved friend name"],

["input.area","area","city neighborhood"],

["input.preference","preference","user prefers among choices"],

["input.date_phrase","date_phrase","user said service turns window"],

["input.snapshot_handle","snapshot_handle","lookup more detail copied exactly"],

["input.option_handle","option_handle","lookup more detail copied exactly"],

["capabilities/relationships.interest.get","relationships.interest.get","Relationships","Check whether an interest is mutual.","does somebody like it too, do we both like it, want to go","service operation subject person handle query mine candidates true unknown never false answers other shares else saved people looked name matches none same such account exists two kind title case matter accents neighborhood events start within 12 hours"],

["input.operation","operation","may omitted"],

["input.subject","subject","interest extra keys allowed"],

["input.person_handle","person_handle","identifies saved copied exactly returned input admits 191 characters"],

["input.person_query","person_query","friends name instead words find saved"],

["capabilities/relationships.interest.mutate","relationships.interest.mutate","Relationships","Like, unlike, or undo an interest.","like, unlike, favorite","service action operation subject person handle query idea list reversible id candidate perhaps friend takes several records withdraws users saved nobody particular earlier change within 24 hours later stays nothing differs answer unchanged"],

["input.operation","operation","undo reversible action id"],

["input.subject","subject","interest extra keys allowed"],

["input.person_handle","person_handle","identifies saved copied exactly returned input admits 191 characters"],

["input.person_query","person_query","friends name instead words find saved"],

["input.idea_list_handle","idea_list_handle","interest copied exactly returned"],

["input.reversible_action_id","reversible_action_id","change undo most 36 characters 32 earlier registry"],

["capabilities/relationships.connection.prepare","relationships.connection.prepare","Relationships","Prepare a list share or a connection invitation.","connect, become friends","service action operation idea handle query person manual link works once prefer friendship review safe returns never sends disclosure confirmation commit"],

["input.operation","operation","needed whether list share friend connection invitation prepared"],

["input.idea_list_handle","idea_list_handle","identifies copied exactly returned input admits 191 characters"],

["input.idea_list_query","idea_list_query","name instead words find"],

["input.person_handle","person_handle","identifies saved copied exactly returned input admits 191 characters"],

["input.person_query","person_query","friends name instead words find saved"],

["capabilities/relationships.connection.send","relationships.connection.send","Relationships","Send a prepared connection action.","","service operation confirmation token deliveries capability queues outbound message executable directly commit call refused required always user review"],

["input.operation","operation","prepared sent"],

["input.confirmation_token","confirmation_token","prepared action copied exactly returned"],

["capabilities/relationships.friendship.review","relationships.friendship.review","Relationships","Review a friendship step and its consequences.","connect with a friend, remove a friend, unfriend, disconnect, become friends, block a person, link to add a friend","service operation people handles mode preview enabled invitation token identity choice host previous excluded expires first apply prepares optional per likes exact before creating accepting closing audience change retained intentions start included repeat omit listed"],

["input.operation","operation","step review nothing changed"],

["input.people_handles","people_handles","step concerns most 50"],

["input.mode","mode","person several whether invitation shared"],

["input.preview_enabled","preview_enabled","link shows reviewed likes"],

["input.invitation_token","invitation_token","link last part copied exactly returned"],

["input.person_handle","person_handle","identifies saved copied exactly returned input admits 191 characters"],

["input.identity_choice_handle","identity_choice_handle","omit none returned says hosts people caller"],

["input.own_host_person_handle","own_host_person_handle","saved callers people copied exactly returned"],

["input.previous_review_token","previous_review_token","excluded choices repeated copied exactly returned"],

["input.excluded_choices","excluded_choices","each id most 1000 retained intentions start included repeat review previous token"],

["capabilities/relationships.friendship.apply","relationships.friendship.apply","Relationships","Apply a reviewed friendship step.","connect, unfriend","service token accept consequences remove likes idempotency key result link after once user applies fresh exact creates ready send admission disconnects closes never message stale state requires new old plan rsvp cannot reconnect deliberately pairs"],

["input.review_token","review_token","seals exact operation consequences choices included most 262144 characters copied returned"],

["input.accept_consequences","accept_consequences","true once user otherwise nothing applied"],

["input.remove_from_likes","remove_from_likes","take people off reviewed actors excluded"],

["input.idempotency_key","idempotency_key","change given must equal requests"],

["capabilities/relationships.invitation.get","relationships.invitation.get","Relationships","Read a connection invitation.","open a friendship link, connection link","service token admission mode joined identity choices preview allows returns status participants eligible limited proof nor access likes"],

["input.invitation_token","invitation_token","link last part copied exactly returned"],

["capabilities/ideas.roundup.get","ideas.roundup.get","Roundups","Read the state of one roundup.","","service capture public id after cursor generation scope destination items updates continuation became mutate outcomes terminal input result exposes typed"],

["input.public_id","public_id","ideas roundup mutate read call refused input invalid"],

["input.after_cursor","after_cursor","updates number"],

["capabilities/ideas.roundup.mutate","ideas.roundup.mutate","Roundups","Create a roundup, or move it one step forward.","article, several ideas at once, import, tips","service capture operation public id source url text items mode scope selection policy target feed person explicit requirements recommendation context expected generation list handle state destination updates continuation saves page coordinator owns extraction named ranking child duplicate reuse terminal input result exposes typed immutable fields reference roles new idempotency key current missing refused invalid each accepted raises"],

["input.operation","operation","roundup"],

["input.public_id","public_id","omit create"],

["input.source_url","source_url","page items"],

["input.source_text","source_text","items"],

["input.items","items","already 100"],

["input.mode","mode","save items recommend"],

["input.scope","scope","part source captured"],

["input.selection_policy","selection_policy","save"],

["input.selected_items","selected_items","names save 10 create structured scope derived omitted"],

["input.target_feed_text","target_feed_text","name list put"],

["input.target_person_text","target_person_text","friend name"],

["input.explicit_requirements","explicit_requirements","user asks items"],

["input.recommendation_context","recommendation_context",""],

["input.expected_generation","expected_generation","last read other refused stale"],

["input.target_ideas_list_handle","target_ideas_list_handle","put"],

["capabilities/ideas.saved.query","ideas.saved.query","Search","List saved ideas.","show my ideas, remind me what I saved, bookmarks","service kind mutual person handle name limit snapshot cursor items gives plan likes callers places created content people"],

["input.kind","kind","default created ideas lists saved places"],

["input.query","query","words idea people"],

["input.mutual_only","mutual_only","friend likes"],

["input.person_handle","person_handle","concerns friend liked captured lists"],

["input.person_name","person_name",""],

["input.limit","limit","items per page most 25"],

["input.snapshot_handle","snapshot_handle","page before continues earlier answer copied exactly returned"],

["input.cursor","cursor","page before next opaque copied exactly returned combined new constraints"],

["capabilities/ideas.search","ideas.search","Search","Search plans, places, ideas, events and lists.","","service query semantic subject scopes people names activities neighborhoods starts after before timezone requested limit daypart weekday selector items retry suggestions words over recommendations visible user may return filters cannot replace"],

["input.query","query","required empty filters cannot replace"],

["input.semantic_subject","semantic_subject","constraints"],

["input.scopes","scopes","default everywhere"],

["input.scope","scope","same"],

["input.people","people","friends name most 25"],

["input.names","names","same people most 25"],

["input.activities","activities","related most 25"],

["input.neighborhoods","neighborhoods","most 25"],

["input.starts_after","starts_after","before timezone"],

["input.starts_before","starts_before","supplied after timezone"],

["input.timezone","timezone","such europe berlin times offset daypart weekdays required starts after before"],

["input.requested_start_at","requested_start_at","exact wanted"],

["input.limit","limit","results most"],

["input.daypart","daypart","user named part day stated"],

["input.weekday_selector","weekday_selector","user named days week stated"],

["resources/index","Resources","Resources","Resources, handles and other named types.","","schemas"],

["resources/CommitDelivery","CommitDelivery","Actions","What happened to the message to one person.","","handle status"],

["field.person_handle","person_handle","identifies saved copied exactly returned"],

["field.status","status","queued delivery service left link shared manually deliverable answer never says person cannot reached"],

["resources/ShareLink","ShareLink","Actions","A link that a person opens. The service did not send it.","","handle url"],

["field.person_handle","person_handle","link omitted anybody may"],

["field.url","url","link"],

["resources/CommittedConnection","CommittedConnection","Actions","The connection between two people that a commit concerned.","","person state"],

["field.person","person","other"],

["field.state","state","current connection"],

["resources/CommittedAction","CommittedAction","Actions","What happened to a prepared action.","","handle kind executed plan list connection deliveries share links"],

["field.action_handle","action_handle","identifies prepared copied exactly returned capability"],

["field.kind","kind","committed such plan send invites"],

["field.executed_at","executed_at","committed"],

["field.plan","plan","concerned omitted none"],

["field.list","list","ideas concerned omitted none"],

["field.connection","connection","concerned omitted none"],

["field.deliveries","deliveries","happened message each person empty nobody written"],

["field.share_links","share_links","manually empty none"],

["resources/BriefReference","BriefReference","Brief","The thing an item is about.","","kind handle label written"],

["field.kind","kind","such plan invite idea capture roundup"],

["field.handle","handle","copied exactly returned"],

["field.label","label","name title"],

["field.written_by","written_by","wrote label omitted user"],

["resources/BriefItem","BriefItem","Brief","One thing to look at.","","title reference due"],

["field.title","title","look short line"],

["field.reference","reference","thing item"],

["field.due_at","due_at","takes place null time"],

["resources/BriefSection","BriefSection","Brief","Things of one type, the most pressing first, at most ten.","","priority items"],

["field.type","type","section rsvp tipping deadlines within 48 hours incomplete drafts responses waited plans seven days logistics mutual interest active"],

["field.priority","priority","rank section comes first"],

["field.items","items","look most ten"],

["resources/TimeRange","TimeRange","Calendar","A period and its time zone.","","timezone"],

["field.from","from","start inclusive"],

["field.to","to","end exclusive"],

["field.timezone","timezone","iana time zone"],

["resources/AvailabilityFreshness","AvailabilityFreshness","Calendar","How old the data of an availability answer is.","","computed oldest source stale"],

["field.computed_at","computed_at","windows"],

["field.oldest_source_at","oldest_source_at","calendar read longest ago friends hour null none used"],

["field.stale","stale","whether source old relied"],

["resources/AvailabilityUncertainty","AvailabilityUncertainty","Calendar","Something the answer does not know.","","code person handle"],

["field.code","code","time caller calendar connected read long completely friend shared person anybody far ahead"],

["field.person_handle","person_handle","concerns omitted caller"],

["resources/EventResult","EventResult","Calendar","One event that is visible to the caller.","","handle title venue starts ends timezone role attribution plan"],

["field.event_handle","event_handle","identifies copied exactly returned"],

["field.title","title",""],

["field.venue","venue","takes place null unknown"],

["field.starts_at","starts_at",""],

["field.ends_at","ends_at","null unknown"],

["field.timezone","timezone","iana time zone takes place"],

["field.role","role","caller see"],

["field.attribution","attribution","show public event licence source wants omitted none"],

["field.plan_handle","plan_handle","belongs omitted none"],

["resources/PersonCandidate","PersonCandidate","Candidates","One of the saved people who may be meant.","","kind handle display name classification details input"],

["field.kind","kind",""],

["field.person_handle","person_handle","identifies saved copied exactly returned"],

["field.display_name","display_name","callers person"],

["field.classification","classification","connected friend reached service after explicit commit mind private memory never contacted receives links caller shares manually"],

["field.details","details","person apart others name people"],

["field.input","input","whole call chooses person"],

["resources/IdeasListCandidate","IdeasListCandidate","Candidates","One of the Ideas Lists that may be meant.","","kind handle title name origin item count people share link updated input"],

["field.kind","kind",""],

["field.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["field.title","title","name other choices"],

["field.name","name","two lists may same"],

["field.origin","origin","whether user fills list saved view filters decide contains service made"],

["field.item_count","item_count","many saved ideas contains"],

["field.people_count","people_count","many"],

["field.share_link_count","share_link_count","many"],

["field.updated_at","updated_at","last changed"],

["field.input","input","whole call chooses list"],

["resources/SubjectCandidate","SubjectCandidate","Candidates","One of the things that may be meant. It has the handle of its kind, if it has one.","","title ideas list capture public id place event plan person input"],

["field.kind","kind","such idea plan person"],

["field.title","title","name"],

["field.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["field.idea_handle","idea_handle","identifies created copied exactly returned"],

["field.capture_public_id","capture_public_id","identifies idea copied exactly returned"],

["field.place_handle","place_handle","identifies private copied exactly returned"],

["field.event_handle","event_handle","identifies copied exactly returned"],

["field.plan_handle","plan_handle","identifies copied exactly returned"],

["field.person_handle","person_handle","identifies saved copied exactly returned"],

["field.handle","handle","identifies thing kind copied exactly returned"],

["field.input","input","whole call chooses"],

["resources/DraftCandidate","DraftCandidate","Candidates","One of the unsent drafts for the same idea.","","plan handle title state scheduled checksum"],

["field.plan_handle","plan_handle","identifies copied exactly returned"],

["field.title","title",""],

["field.state","state","plan unsent draft past canceled discarded"],

["field.scheduled_at","scheduled_at","takes place null open"],

["field.checksum","checksum","hexadecimal sha 256 canonical content recipients see"],

["resources/ChoiceCandidate","ChoiceCandidate","Candidates","One of the answers to a question.","","kind title input"],

["field.kind","kind","such preset scope"],

["field.title","title","people"],

["field.input","input","whole call chooses"],

["resources/RoundupItemCandidate","RoundupItemCandidate","Candidates","One of the items of a source.","","kind title position input"],

["field.kind","kind",""],

["field.title","title",""],

["field.position","position","place source"],

["field.input","input","whole call chooses"],

["resources/ConstraintCandidate","ConstraintCandidate","Candidates","One of the wishes that have to be cleared up.","","kind title semantic id source span"],

["field.kind","kind",""],

["field.title","title","wish people"],

["field.semantic_id","semantic_id","identifies constraint changes"],

["field.source_span","source_span","words comes"],

["resources/WiderRequestCandidate","WiderRequestCandidate","Candidates","A request that finds something, because it asks for less.","","kind title count filter input"],

["field.kind","kind","whether leaves names area"],

["field.title","title","asks people"],

["field.count","count","many choices"],

["field.filter","filter","leaves"],

["field.input","input","whole request"],

["resources/CatalogNameCandidate","CatalogNameCandidate","Candidates","One of the names of the catalog.","",""],

["field.name","name","catalog writes"],

["resources/Execution","Execution","Common","The durable record of one write.","","id capability version status created finished result"],

["field.execution_id","execution_id","identifies write exactly 26 characters"],

["field.capability","capability","called"],

["field.version","version","input used"],

["field.status","status","call ended"],

["field.created_at","created_at","call accepted"],

["field.finished_at","finished_at","reached terminal result null runs"],

["field.result","result","whole answer call accepted work ended status capability gave null runs"],

["resources/Person","Person","Common","One saved person.","","handle display name classification"],

["field.person_handle","person_handle","identifies saved copied exactly returned"],

["field.display_name","display_name","callers person"],

["field.classification","classification","connected friend reached service after explicit commit mind private memory never contacted receives links caller shares manually"],

["resources/IdeasList","IdeasList","Common","One Ideas List.","","handle name origin item count people share link updated"],

["field.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["field.name","name","two lists may same"],

["field.origin","origin","whether user fills list saved view filters decide contains service made"],

["field.item_count","item_count","many saved ideas contains view computed read"],

["field.people_count","people_count","many"],

["field.share_link_count","share_link_count","many"],

["field.updated_at","updated_at","last changed"],

["resources/IdeasListReference","IdeasListReference","Common","The handle and the name of an Ideas List.","",""],

["field.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["field.name","name",""],

["resources/Place","Place","Common","One place.","","handle name address description timezone activity coordinates attribution state"],

["field.place_handle","place_handle","identifies private copied exactly returned"],

["field.name","name",""],

["field.address","address","null unknown"],

["field.description","description","callers notes null none"],

["field.timezone","timezone","iana time zone null unknown"],

["field.activity_name","activity_name","catalog null none set"],

["field.coordinates","coordinates","place degrees wgs 84 omitted unknown"],

["field.attribution","attribution","show place licence source wants omitted none"],

["field.state","state","archived place cannot selected more plans used keep"],

["resources/Coordinates","Coordinates","Common","Where a place is, in degrees (WGS 84); omitted if unknown.","","latitude longitude"],

["field.latitude","latitude","degrees north equator"],

["field.longitude","longitude","degrees east greenwich"],

["resources/Event","Event","Common","When and where an event takes place.","","handle title starts precision ends timezone venue url"],

["field.event_handle","event_handle","identifies copied exactly returned"],

["field.title","title","events differs ideas"],

["field.starts_at","starts_at","day begins time zone"],

["field.start_precision","start_precision","whether time day"],

["field.ends_at","ends_at","null unknown"],

["field.timezone","timezone","iana time zone takes place null unknown"],

["field.venue","venue","takes place null unknown"],

["field.url","url","events page null unknown"],

["resources/Idea","Idea","Common","One saved idea.","","handle kind title description place event neighborhood activities source url lists show liked state updated candidate id"],

["field.idea_handle","idea_handle","identifies created copied exactly returned"],

["field.kind","kind","whether place event"],

["field.title","title",""],

["field.description","description","null none"],

["field.place","place","null unknown"],

["field.event","event","takes place null"],

["field.when","when","fixed time null open"],

["field.neighborhood","neighborhood","null unknown"],

["field.activities","activities","satisfies"],

["field.source_url","source_url","page saved null none"],

["field.lists","lists","ideas"],

["field.show_in_for_you","show_in_for_you","whether may appear recommendations"],

["field.liked","liked","whether caller"],

["field.state","state","archived idea appears active saved recommendation view"],

["field.updated_at","updated_at","last changed"],

["field.candidate_id","candidate_id","identifies idea draft plan like"],

["resources/Candidate","Candidate","Common","One choice this service offers.","","id kind title place event reasons liked provisional"],

["field.candidate_id","candidate_id","identifies service issued copied exactly returned never invented"],

["field.kind","kind",""],

["field.title","title",""],

["field.place","place","names null unknown"],

["field.event","event","takes place null time"],

["field.when","when","fixed time null open"],

["field.reasons","reasons","offered short sentences"],

["field.liked_by","liked_by","saved people far caller allowed"],

["field.provisional","provisional","true fit hours availability confirmed"],

["resources/RsvpCounts","RsvpCounts","Common","How many invites of a plan have each answer.","","accepted declined pending removed"],

["field.accepted","accepted","guests"],

["field.declined","declined","guests"],

["field.pending","pending","guests answered"],

["field.removed","removed","guests roster"],

["resources/Tip","Tip","Common","How close a plan is to its minimum of people.","","capacity min state"],

["field.capacity_min","capacity_min","many people including host plan null minimum"],

["field.have","have","many counting accepted guests host"],

["field.state","state","plan tips accepted guests host reach minimum stays missed deadline passes before"],

["resources/Plan","Plan","Common","One plan.","","handle title state role scheduled timezone revision checksum rsvp tip deadline place"],

["field.plan_handle","plan_handle","identifies copied exactly returned"],

["field.title","title",""],

["field.state","state","plan unsent draft past canceled discarded"],

["field.role","role","callers plan"],

["field.scheduled_at","scheduled_at","takes place null undecided"],

["field.timezone","timezone","iana time zone planned"],

["field.revision","revision","plan each committed change raises"],

["field.checksum","checksum","hexadecimal sha 256 canonical content recipients see"],

["field.rsvp","rsvp","many invites plan each answer"],

["field.tip","tip","close plan minimum people"],

["field.rsvp_deadline","rsvp_deadline","guests answers null none"],

["field.place","place","takes null undecided"],

["resources/PlanPlace","PlanPlace","Common","Where a plan takes place, copied when the plan was given the place. The host also sees the private place it was copied from; an invitee s…","","handle name address description timezone activity attribution state"],

["field.place_handle","place_handle","identifies private copied exactly returned"],

["field.name","name",""],

["field.address","address","null unknown"],

["field.description","description","hosts notes null none"],

["field.timezone","timezone","iana time zone null unknown"],

["field.activity_name","activity_name","catalog null none set"],

["field.attribution","attribution","show place licence source wants omitted none"],

["field.state","state","archived place cannot selected more plans used keep"],

["resources/Recipient","Recipient","Common","One person that a prepared action would reach, and how.","","handle display name delivery eligible reason"],

["field.person_handle","person_handle","identifies saved copied exactly returned"],

["field.display_name","display_name","callers person"],

["field.delivery","delivery","whether service delivers message caller shares link manually"],

["field.eligible","eligible","whether action reach person"],

["field.reason","reason","action cannot reach person far caller allowed"],

["resources/PreparedAction","PreparedAction","Common","A prepared action that waits for a later explicit approval. Nothing has changed and nobody was contacted.","","handle kind summary recipients content preview revision checksum expires"],

["field.action_handle","action_handle","identifies prepared copied exactly returned capability"],

["field.kind","kind","committing such plan send invites"],

["field.summary","summary","committing sentence"],

["field.recipients","recipients","everybody reach"],

["field.content_preview","content_preview","recipients see"],

["field.revision","revision","plan each committed change raises"],

["field.checksum","checksum","hexadecimal sha 256 canonical content recipients see"],

["field.expires_at","expires_at",""],

["resources/WindowCounts","WindowCounts","Common","How many people have each status in a planning window.","","free partial busy unknown"],

["field.free","free","people"],

["field.partial","partial","people free hour least may"],

["field.busy","busy","people"],

["field.unknown","unknown","people availability"],

["resources/WindowPerson","WindowPerson","Common","The status of one person in a planning window.","","handle"],

["field.person_handle","person_handle","saved self caller"],

["field.status","status","time information unknown never free"],

["resources/Window","Window","Common","One planning window of two hours.","","time handle starts ends timezone status counts people"],

["field.time_handle","time_handle","identifies planning window opaque copied exactly returned"],

["field.starts_at","starts_at",""],

["field.ends_at","ends_at","two hours later"],

["field.timezone","timezone","iana time zone computed"],

["field.status","status","time information unknown never free"],

["field.counts","counts","many people each status planning window"],

["field.people","people","everybody request named status each"],

["resources/DiscoverySearch","DiscoverySearch","Discovery","What a discovery run looks for, besides the query.","","target kinds person handles starts after before requested end timezone limit"],

["field.target_kinds","target_kinds","thing find most"],

["field.person_handles","person_handles","friends most 10"],

["field.starts_after","starts_after",""],

["field.starts_before","starts_before",""],

["field.requested_start_at","requested_start_at","exact wanted"],

["field.requested_end_at","requested_end_at","exact wanted"],

["field.timezone","timezone","times offset"],

["field.limit","limit","many candidates wanted"],

["resources/DiscoveryChanges","DiscoveryChanges","Discovery","How a discovery run differs from its parent.","","replacement dimensions constraint"],

["field.replacement_dimensions","replacement_dimensions","parent run most 11"],

["field.constraint_changes","constraint_changes","most 12"],

["resources/StructuredValue","StructuredValue","Discovery","An amount of money, with all four keys.","","minimum maximum currency scope"],

["field.minimum_amount","minimum_amount","min price supplies"],

["field.maximum_amount","maximum_amount","max price supplies"],

["field.currency","currency","exactly three characters explicit never inferred"],

["field.scope","scope","amount explicit never inferred"],

["resources/ConstraintChange","ConstraintChange","Discovery","One change to the constraints of a discovery run.","","operation semantic id coverage state type label value structured hardness source span decision impact confidence"],

["field.operation","operation","constraint"],

["field.semantic_id","semantic_id","names across runs identifies constraint"],

["field.coverage_state","coverage_state","whether settled user said constraint"],

["field.constraint_type","constraint_type","such geography max price min"],

["field.label","label","plain words constraint user read"],

["field.value","value","geography destination name optional city region full user authored requirement goes source span"],

["field.structured_value","structured_value","amount max price supplies maximum min minimum currency scope explicit never inferred"],

["field.hardness","hardness","must whether candidates satisfy"],

["field.source_span","source_span","users words full authored requirement"],

["field.decision_impact","decision_impact","decides"],

["field.confidence","confidence","sure caller understood user"],

["resources/RecordedLocation","RecordedLocation","Discovery","Where a researched candidate is.","","venue name address city neighborhood region country latitude longitude"],

["field.venue_name","venue_name",""],

["field.address","address",""],

["field.city","city",""],

["field.neighborhood","neighborhood",""],

["field.region","region",""],

["field.country","country",""],

["field.latitude","latitude","degrees"],

["field.longitude","longitude","degrees"],

["resources/RecordedSchedule","RecordedSchedule","Discovery","When a researched candidate takes place or is available.","","summary starts precision ends until timezone recurrence"],

["field.summary","summary","schedule words"],

["field.starts_at","starts_at",""],

["field.start_precision","start_precision","whether exact date"],

["field.ends_at","ends_at",""],

["field.available_from","available_from","becomes"],

["field.available_until","available_until","stops"],

["field.timezone","timezone","time zone"],

["field.recurrence","recurrence","recurs"],

["resources/RecordedPrice","RecordedPrice","Discovery","What a researched candidate costs.","","summary currency minimum maximum per person fees"],

["field.summary","summary","price words"],

["field.currency","currency","exactly three characters"],

["field.minimum","minimum","price"],

["field.maximum","maximum","price"],

["field.per_person","per_person","whether price each"],

["field.fees","fees","addition price"],

["resources/RecordedAccess","RecordedAccess","Discovery","How visitors get in.","","mode official url requirements live availability checked"],

["field.mode","mode","visitors such walk ticket"],

["field.official_url","official_url","page http"],

["field.requirements","requirements","visitor"],

["field.live_availability_checked","live_availability_checked","whether"],

["resources/RecordedPractical","RecordedPractical","Discovery","Practical facts of a researched candidate.","","capacity min max indoor outdoor accessible accessibility summary food available"],

["field.capacity_min","capacity_min","fewest people"],

["field.capacity_max","capacity_max","most people"],

["field.indoor","indoor","whether"],

["field.outdoor","outdoor","whether"],

["field.accessible","accessible","whether"],

["field.accessibility_summary","accessibility_summary","words"],

["field.food_available","food_available","whether"],

["resources/RecordedFit","RecordedFit","Discovery","Why a researched candidate suits the request.","","summary reasons"],

["field.summary","summary","fit words"],

["field.reasons","reasons","most 10"],

["resources/RecordedConstraintResult","RecordedConstraintResult","Discovery","Whether a researched candidate satisfies one constraint.","","hard passed note"],

["field.constraint","constraint",""],

["field.hard","hard","whether"],

["field.passed","passed","whether candidate satisfies"],

["field.note","note","remark"],

["resources/RecordedEvidence","RecordedEvidence","Discovery","One claim about a researched candidate and its source.","","type value url title observed confidence"],

["field.claim_type","claim_type","such hours"],

["field.claim_value","claim_value",""],

["field.source_url","source_url","page read http service fetch"],

["field.source_title","source_title","page"],

["field.observed_at","observed_at","read"],

["field.confidence","confidence","sure host claim"],

["resources/RecordedCandidate","RecordedCandidate","Discovery","One candidate a host researched.","","kind public name location schedule price access practical canonical url fit constraint results caveats evidence"],

["field.kind","kind",""],

["field.public_name","public_name","calls"],

["field.location","location","researched candidate"],

["field.schedule","schedule","researched candidate takes place available"],

["field.price","price","researched candidate costs"],

["field.access","access","visitors"],

["field.practical","practical","facts researched candidate"],

["field.canonical_url","canonical_url","page http"],

["field.fit","fit","researched candidate suits request"],

["field.constraint_results","constraint_results","each most 20"],

["field.caveats","caveats","speaks against uncertain most 10"],

["field.evidence","evidence","claims sources 20"],

["resources/SourceFailure","SourceFailure","Discovery","One source that could not be used.","","code message url"],

["field.code","code","short failure"],

["field.message","message","failed"],

["field.source_url","source_url","http"],

["resources/DiscoveryRun","DiscoveryRun","Discovery","One discovery run in its current state.","","handle parent thread version reply contract candidates snapshot fingerprint gaps"],

["field.run_handle","run_handle","identifies discovery copied exactly returned"],

["field.parent_run_handle","parent_run_handle","came omitted"],

["field.thread_handle","thread_handle","identifies discovery run came copied exactly returned"],

["field.state_version","state_version","each change raises"],

["field.state","state","discovery run"],

["field.reply_contract_handle","reply_contract_handle","identifies discovery run returned copied exactly"],

["field.candidates","candidates","found omitted until run ended"],

["field.snapshot_fingerprint","snapshot_fingerprint","identifies exactly set candidates omitted until run ended"],

["field.gaps","gaps","search cover omitted until run ended"],

["resources/DiscoveryConstraint","DiscoveryConstraint","Discovery","One constraint as a discovery run understood it.","","semantic id label value structured hardness coverage state"],

["field.semantic_id","semantic_id","identifies constraint across runs"],

["field.label","label","constraint words user read"],

["field.value","value","null none"],

["field.structured_value","structured_value","amount omitted none"],

["field.hardness","hardness","whether candidates must satisfy"],

["field.coverage_state","coverage_state","whether user said settles"],

["resources/DiscoveryRejection","DiscoveryRejection","Discovery","One submitted candidate that was not recorded.","","index code"],

["field.index","index","place submitted candidates"],

["field.code","code","recorded"],

["resources/DiscoveryBrief","DiscoveryBrief","Discovery","What a host needs to research one run.","","handle thread state version reply contract objective context constraints assumptions inventory gaps submission schema expires"],

["field.run_handle","run_handle","identifies discovery copied exactly returned"],

["field.thread_handle","thread_handle","identifies discovery run came copied exactly returned"],

["field.state_version","state_version","each change raises"],

["field.reply_contract_handle","reply_contract_handle","identifies discovery run returned copied exactly"],

["field.objective","objective","run find sentence"],

["field.context","context","host may user people far authorized"],

["field.constraints","constraints","understood"],

["field.assumptions","assumptions","assumed although user say"],

["field.inventory","inventory","service itself already matches"],

["field.gaps","gaps","inventory cover"],

["field.submission_schema","submission_schema","bounded json discovery record accepts run"],

["field.expires_at","expires_at","run stops accepting results"],

["resources/SavedView","SavedView","Discovery","A discovery search that was saved as a private view.","","list filters target kinds directions"],

["field.list","list","saved view"],

["field.filters","filters","view"],

["field.target_kinds","target_kinds","thing contains omitted"],

["field.directions","directions","view order given"],

["resources/Outcome","Outcome","Envelope","The typed outcome. It has the same form for every capability, so that a caller can continue without knowing the data.","","kind facts resources collection disclosures confirmation next actions fallback text"],

["field.kind","kind","capability such list created same answers status came"],

["field.facts","facts","result single values name"],

["field.resources","resources","answer mentions"],

["field.collection","collection","paging list read omitted otherwise"],

["field.disclosures","disclosures","caller must user together result"],

["field.confirmation","confirmation","explicit approval needed later omitted none"],

["field.next_actions","next_actions","same list answer"],

["field.fallback_text","fallback_text","sentence show presentation never replaces checking status confirmed effects"],

["resources/ResourceRef","ResourceRef","Envelope","A reference to one resource.","","kind handle label url"],

["field.kind","kind","resource called"],

["field.handle","handle","identifies copied exactly returned"],

["field.label","label","call front user"],

["field.url","url","page shows"],

["resources/Collection","Collection","Envelope","The position of a page in its snapshot. A page count is never the total.","","more next cursor handle returned expires"],

["field.has_more","has_more","whether items after page"],

["field.next_cursor","next_cursor","continues after last item page null more"],

["field.snapshot_handle","snapshot_handle","identifies result copied exactly returned"],

["field.returned","returned","many items page"],

["field.expires_at","expires_at","snapshot"],

["resources/Disclosure","Disclosure","Envelope","Something the caller must tell the user together with the result.","","name text"],

["field.name","name","disclosure such confirmation action prepared"],

["field.text","text","user"],

["resources/Confirmation","Confirmation","Envelope","The later explicit approval that a prepared action needs before it is executed.","","required handle expires approve"],

["field.required","required","whether approval needed"],

["field.action_handle","action_handle","identifies prepared copied exactly returned capability"],

["field.expires_at","expires_at","prepared action"],

["field.approve_with","approve_with","capability commits"],

["resources/NextAction","NextAction","Envelope","A capability that may follow, with the known part of its input.","","tool reason requires approval"],

["field.capability","capability","name"],

["field.tool","tool","surface mcp null none"],

["field.reason","reason","call"],

["field.input","input","part"],

["field.needs","needs","required input fields"],

["field.requires_approval","requires_approval","whether user approve explicitly first"],

["resources/CapabilityCall","CapabilityCall","Envelope","A capability and the input to call it with.","",""],

["field.capability","capability","name"],

["field.input","input",""],

["resources/Effect","Effect","Envelope","Something that has changed, or may have changed. HTTP success alone never proves an effect.","","type state resource reason observe"],

["field.type","type","done such list created"],

["field.state","state","whether service knows happened"],

["field.resource","resource","effect happened"],

["field.at","at","happened"],

["field.reason","reason","confirmed unconfirmed effects"],

["field.observe","observe","call reads happened unconfirmed effects"],

["resources/EffectResource","EffectResource","Envelope","What an effect happened to.","","kind handle"],

["field.kind","kind","resource called"],

["field.handle","handle","identifies copied exactly returned"],

["resources/OutcomeError","OutcomeError","Envelope","Why there is no result, in a 200 answer of the status needs_input or failed.","","code message retryable retry after seconds pointer prerequisite candidates current"],

["field.code","code","machine never changes meaning"],

["field.message","message","happened people"],

["field.retryable","retryable","whether same request succeed later change"],

["field.retry_after_seconds","retry_after_seconds","long wait before sending again"],

["field.pointer","pointer","json rfc 6901 part input error"],

["field.prerequisite","prerequisite","call removes obstacle"],

["field.candidates","candidates","caller may choose references handles"],

["field.current","current","state request named older revision checksum version generation"],

["resources/Problem","Problem","Envelope","Any answer that is not 200, as application/problem+json (RFC 9457).","","type title status detail code request id retryable errors prerequisite current retry after seconds"],

["field.type","type","page reference describes code"],

["field.title","title","kind problem"],

["field.status","status","http"],

["field.detail","detail","wrong request people"],

["field.code","code","machine never changes meaning"],

["field.request_id","request_id","links answer logs"],

["field.retryable","retryable","whether same request succeed later change"],

["field.errors","errors","entry per violation input once empty other problems"],

["field.prerequisite","prerequisite","call removes obstacle"],

["field.current","current","state request named older revision checksum version generation"],

["field.retry_after_seconds","retry_after_seconds","long wait header says same"],

["resources/ProblemEntry","ProblemEntry","Envelope","One thing that is wrong with the input.","","pointer code message suggestion"],

["field.pointer","pointer","json rfc 6901 root input"],

["field.code","code","rule breaks"],

["field.message","message","wrong people"],

["field.suggestion","suggestion","most likely meant"],

["resources/CapabilityFacts","CapabilityFacts","Envelope","What a caller learns about one capability.","","name version earlier summary effect ability statuses status surfaces tool next actions disclosures idempotency key receipt extension since deprecated input schema data"],

["field.name","name","capabilitys"],

["field.version","version","current"],

["field.earlier_versions","earlier_versions","input accepted"],

["field.summary","summary","line"],

["field.effect","effect","read changes nothing write state external send contact other people"],

["field.ability","ability","token requires"],

["field.statuses","statuses","call end"],

["field.status_capability","status_capability","observes work null none"],

["field.surfaces","surfaces","called"],

["field.tool","tool","surface mcp null none"],

["field.next_actions","next_actions","capabilities may follow"],

["field.disclosures","disclosures","answers contain"],

["field.idempotency_key","idempotency_key","whether request header"],

["field.receipt","receipt","whether leaves execution read later"],

["field.extension","extension","true part specification"],

["field.since","since","version registry came omitted told"],

["field.deprecated","deprecated","since ends omitted"],

["field.input_schema","input_schema","json 2020 12 current self contained"],

["field.data_schema","data_schema","json 2020 12 answers self contained"],

["resources/CapabilityDeprecation","CapabilityDeprecation","Envelope","Says that a capability is deprecated. It works until it ends.","","since replaced sunset"],

["field.since","since","version registry says"],

["field.replaced_by","replaced_by","capability call instead null none"],

["field.sunset","sunset","day gone null open"],

["resources/CaptureDestination","CaptureDestination","Ideas","Where a captured idea is put. It is never the subject matter of the idea.","","list person"],

["field.list","list","ideas put omitted"],

["field.person","person","saved kept omitted nobody particular"],

["resources/CaptureClarification","CaptureClarification","Ideas","The one question a capture waits for.","","kind choices"],

["field.kind","kind","capture asks two sources meant ideas list saved person several items city time left event over"],

["field.question","question","ask user"],

["field.choices","choices","answers choose order may number omitted free"],

["resources/CaptureUpdate","CaptureUpdate","Ideas","One update of a capture.","","cursor stage message"],

["field.cursor","cursor","number send after read later updates"],

["field.at","at","happened"],

["field.stage","stage","step capture question asked answered answer understood source read moment ago another attempt failed repeated wait idea before reused"],

["field.message","message","happened sentence"],

["resources/CaptureSource","CaptureSource","Ideas","What an idea is captured from. It never changes once the capture is persisted.","","kind text url media refs"],

["field.kind","kind","source"],

["field.text","text","raw source"],

["field.url","url","address source"],

["field.media_refs","media_refs","references source"],

["resources/CaptureRetry","CaptureRetry","Ideas","The typed retry of a failed capture. Source and destination are retained unchanged.","","expected state version"],

["field.expected_state_version","expected_state_version","failed ideas capture retry must name"],

["field.source","source","idea captured never changes once persisted"],

["field.destination","destination","idea put null undecided"],

["resources/CaptureReceipt","CaptureReceipt","Ideas","A capture after the write that changed it.","","public id state version destination clarification"],

["field.capture_public_id","capture_public_id","identifies idea copied exactly returned"],

["field.state","state","capture accepted persisted enrichment runs afterwards completed reported once confirmed"],

["field.state_version","state_version","each change raises"],

["field.destination","destination","idea put null undecided"],

["field.clarification","clarification","question capture waits null none"],

["resources/SavedIdea","SavedIdea","Ideas","One saved idea, and who likes it.","","handle kind title description place event neighborhood activities source url lists show state updated candidate id mutual"],

["field.idea_handle","idea_handle","identifies created copied exactly returned"],

["field.kind","kind","whether place event"],

["field.title","title",""],

["field.description","description","null none"],

["field.place","place","null unknown"],

["field.event","event","takes place null"],

["field.when","when","fixed time null open"],

["field.neighborhood","neighborhood","null unknown"],

["field.activities","activities","satisfies"],

["field.source_url","source_url","page saved null none"],

["field.lists","lists","ideas"],

["field.show_in_for_you","show_in_for_you","whether may appear recommendations"],

["field.liked","liked","whether caller"],

["field.state","state","archived idea appears active saved recommendation view"],

["field.updated_at","updated_at","last changed"],

["field.candidate_id","candidate_id","identifies idea draft plan like"],

["field.liked_by","liked_by","saved people far caller allowed"],

["field.mutual","mutual","whether caller least saved person like"],

["resources/CandidateLike","CandidateLike","Ideas","The current like of one candidate.","","id people mutual"],

["field.candidate_id","candidate_id","identifies service issued copied exactly returned never invented"],

["field.liked","liked","whether"],

["field.people","people","saved like empty callers alone"],

["field.mutual","mutual","true people like false says nothing"],

["resources/StructuredIdea","StructuredIdea","Ideas","The created idea, or the existing duplicate.","",""],

["field.idea","idea","saved"],

["field.duplicate_of","duplicate_of","existing idea null new created"],

["resources/InviteHost","InviteHost","Invites","The host, as an invitee sees them.","","display name"],

["field.display_name","display_name","hosts"],

["resources/InvitePlace","InvitePlace","Invites","Where the plan takes place, as an invitee sees it.","","name address"],

["field.name","name",""],

["field.address","address","null none given"],

["resources/InvitePlan","InvitePlan","Invites","The guest's view of the plan. It has no host notes.","","handle title state scheduled timezone place meetup location text description coming"],

["field.plan_handle","plan_handle","identifies copied exactly returned"],

["field.title","title",""],

["field.state","state","plan unsent draft past canceled discarded"],

["field.scheduled_at","scheduled_at","takes place null undecided"],

["field.timezone","timezone","iana time zone planned"],

["field.place","place","takes null undecided"],

["field.meetup_at","meetup_at","meet start omitted host says nothing"],

["field.meetup_location_text","meetup_location_text","meet words omitted host says nothing"],

["field.description","description","hosts guests null none"],

["field.host","host","invitee sees"],

["field.coming","coming","host shows list names plans page first 30 answered otherwise omitted invites"],

["resources/Invite","Invite","Invites","One invite addressed to the user.","","handle plan rsvp status available deadline reconfirm revision"],

["field.invite_handle","invite_handle","identifies copied exactly returned"],

["field.plan","plan","guests view host notes"],

["field.rsvp_status","rsvp_status","answer invite"],

["field.rsvp_available","rsvp_available","whether answered now authoritative work deadline"],

["field.rsvp_deadline","rsvp_deadline","answer null none"],

["field.needs_reconfirm","needs_reconfirm","true host changed time place after answer given"],

["field.revision","revision","plan invite shows send expected answering"],

["resources/LikeSubject","LikeSubject","Likes","What is liked.","","kind handle"],

["field.kind","kind","liked"],

["field.handle","handle","ideas saved query likes copied exactly returned"],

["resources/LikeFilters","LikeFilters","Likes","Which likes are wanted. Filters only select results and never change audiences.","","neighborhood names activity custom preset incoming"],

["field.neighborhood_names","neighborhood_names","catalog disclosure"],

["field.activity_names","activity_names","catalog disclosure"],

["field.custom_activity_names","custom_activity_names","free words"],

["field.when_preset","when_preset","named period filter likes"],

["field.incoming_only","incoming_only","other peoples likes user saved"],

["field.own_only","own_only","user saved"],

["resources/LikedThing","LikedThing","Likes","What is liked, with the title to show for it.","","kind handle"],

["field.kind","kind","liked"],

["field.handle","handle","thing others like saves idea"],

["field.title","title",""],

["resources/Like","Like","Likes","The current likes of the user and their people for one place, event or idea.","","subject mine incoming intentions match revision"],

["field.subject","subject","liked title show"],

["field.mine","mine","whether user saved"],

["field.incoming_from","incoming_from","people interest user may see actor saved"],

["field.intentions","intentions","users distinct each handles people"],

["field.match","match","whether user least people currently pair like same kind thing under title neighborhood both events start less 12 hours apart"],

["field.matches","matches","people user currently"],

["field.revision","revision","users like send changing"],

["resources/LikeChange","LikeChange","Likes","A like after a change.","","subject saved intentions revision receipt id reversible until"],

["field.subject","subject","liked title show"],

["field.saved","saved","whether user likes now"],

["field.intentions","intentions","users current"],

["field.revision","revision","current like"],

["field.receipt_id","receipt_id","undoes change null nothing"],

["field.reversible_until","reversible_until","undoing stops possible null nothing changed"],

["resources/ListDefaults","ListDefaults","Lists","The planning defaults of an Ideas List.","","neighborhood names activity custom preset start end apply matching likes"],

["field.neighborhood_names","neighborhood_names","catalog"],

["field.activity_names","activity_names","catalog"],

["field.custom_activity_names","custom_activity_names","callers words"],

["field.when_preset","when_preset","named period null none set"],

["field.when_start","when_start","time null open"],

["field.when_end","when_end","time null open"],

["field.apply_matching_likes","apply_matching_likes","whether go onto list now defaults change saved ideas fit user people nothing"],

["resources/ListDirection","ListDirection","Lists","One natural-language direction of an Ideas List and its planning status.","","text updated"],

["field.text","text","direction written"],

["field.planning_status","planning_status","direction active used input cannot before caller says more led plan"],

["field.updated_at","updated_at","text status last changed"],

["resources/ListLike","ListLike","Lists","One saved idea that applying the preview would like for people.","","already"],

["field.idea","idea","saved"],

["field.for","for","people like"],

["field.already","already","true likes exist applying changes nothing"],

["resources/SkippedLike","SkippedLike","Lists","One saved idea of the preview to which nothing was applied.","","handle code"],

["field.idea_handle","idea_handle","identifies created copied exactly returned"],

["field.code","code","skipped such idea archived list"],

["resources/ManualLink","ManualLink","Lists","A link the caller passes on manually. The service contacts nobody.","","url expires person"],

["field.url","url","link"],

["field.expires_at","expires_at","null"],

["field.person","person","link"],

["resources/ListLikesSelection","ListLikesSelection","Lists","Whose likes of a list are reviewed and applied.","","ideas handle person names source"],

["field.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["field.person_handles","person_handles","friends likes most 50 least names must present"],

["field.person_names","person_names","most 50"],

["field.source_person_handles","source_person_handles","friends like most 50"],

["field.source_person_names","source_person_names","most 50"],

["resources/LogisticsItemInput","LogisticsItemInput","Logistics","One item of the list that is written. Booking, purchasing and payment effects are unsupported.","","kind action type phase visibility status title target url amount note"],

["field.kind","kind","payment expected host guests"],

["field.action_type","action_type","such reserve table word two"],

["field.phase","phase","due plan tips enough people accepted"],

["field.actor_type","actor_type",""],

["field.visibility","visibility","guest host sees whether"],

["field.status","status",""],

["field.title","title","checklist says"],

["field.target_url","target_url","page http"],

["field.amount_note","amount_note","price words nothing charged null none"],

["resources/LogisticsSingleItemInput","LogisticsSingleItemInput","Logistics","The one item that is written. Only its title is required. Booking, purchasing and payment effects are unsupported.","","kind action type phase visibility status target url amount note"],

["field.kind","kind","item default host action"],

["field.action_type","action_type","such reserve table word two default other"],

["field.phase","phase","due plan tips enough people accepted"],

["field.actor_type","actor_type",""],

["field.visibility","visibility","guest host sees whether"],

["field.status","status",""],

["field.title","title","checklist says"],

["field.target_url","target_url","page http"],

["field.amount_note","amount_note","price words nothing charged null none"],

["resources/LogisticsChange","LogisticsChange","Logistics","What changes in a plan's checklist.","","handle mode guest visible default items status"],

["field.plan_handle","plan_handle","identifies copied exactly returned"],

["field.mode","mode","replace removes items named add keeps updates same kind action type title"],

["field.guest_visible_default","guest_visible_default","see items visibility"],

["field.items","items","most"],

["field.item","item","written title required booking purchasing payment effects unsupported"],

["field.item_handle","item_handle","status changes"],

["field.status","status","item handle completed done"],

["resources/LogisticsItem","LogisticsItem","Logistics","One item of a plan's checklist. Invitees receive only those guests may see.","","handle kind action type phase visibility status title target url amount note"],

["field.item_handle","item_handle","identifies logistics copied exactly returned"],

["field.kind","kind","payment expected host guests"],

["field.action_type","action_type","word two"],

["field.phase","phase","due plan tips enough people accepted"],

["field.actor_type","actor_type",""],

["field.visibility","visibility","guest host sees whether"],

["field.status","status",""],

["field.title","title","checklist says"],

["field.target_url","target_url","page done null none"],

["field.amount_note","amount_note","costs words null none"],

["resources/LogisticsProgress","LogisticsProgress","Logistics","The progress of the checklist.","","done total"],

["field.done","done","items completed skipped dismissed"],

["field.total","total","items caller may see"],

["resources/Media","Media","Media","One uploaded file, as it is stored.","","ref type bytes width height expires"],

["field.media_ref","media_ref","uploaded file copied exactly returned"],

["field.type","type","media picture stored image jpeg whatever sent"],

["field.bytes","bytes","length stored"],

["field.width","width","pixels null text"],

["field.height","height","pixels null text"],

["field.expires_at","expires_at","deleted unless capture"],

["resources/ObjectSubject","ObjectSubject","Objects","The object that is asked about.","","type candidate id query interaction reference"],

["field.type","type","kind object"],

["field.candidate_id","candidate_id","idea handle place copied exactly returned"],

["field.query","query","words find object"],

["field.interaction_reference","interaction_reference","handle answer gave"],

["resources/ObjectReference","ObjectReference","Objects","One object, by its handle and a label a person can read.","","type"],

["field.type","type","kind object found person handle"],

["field.handle","handle",""],

["field.label","label","name title"],

["resources/EnsuredPerson","EnsuredPerson","People","The result for one name.","","created"],

["field.name","name","given"],

["field.person","person","saved name"],

["field.created","created","true call person false saved reused"],

["resources/PersonInterest","PersonInterest","People","One saved idea that concerns the person.","","handle kind title mine mutual"],

["field.idea_handle","idea_handle","identifies created copied exactly returned"],

["field.kind","kind","whether place event"],

["field.title","title","idea"],

["field.mine","mine","whether caller likes"],

["field.mutual","mutual","true other person shares interest otherwise unknown reason never false"],

["resources/PersonPlan","PersonPlan","People","One plan that the caller shares with the person.","","handle title state role scheduled"],

["field.plan_handle","plan_handle","identifies copied exactly returned"],

["field.title","title","plan"],

["field.state","state","plan unsent draft past canceled discarded"],

["field.role","role","callers plan"],

["field.scheduled_at","scheduled_at","takes place null undecided"],

["resources/PersonInvite","PersonInvite","People","One invite between the caller and the person.","","plan handle title direction rsvp status"],

["field.plan_handle","plan_handle","person invited omitted caller"],

["field.invite_handle","invite_handle","caller omitted person"],

["field.title","title","plan"],

["field.direction","direction","whether caller invited person"],

["field.rsvp_status","rsvp_status","answer invite"],

["field.invited_at","invited_at","made"],

["resources/PlanClaim","PlanClaim","Plans","One thing a source says, stored as evidence for the draft.","","handle"],

["field.source_handle","source_handle","identifies draft saved idea private place list candidate account copied exactly returned"],

["field.claim","claim","source says"],

["resources/AudienceSelection","AudienceSelection","Plans","The audience of a draft. Naming people contacts nobody.","","person handles"],

["field.person_names","person_names","friends fits several people none answer asks"],

["field.person_handles","person_handles","relationships people query saved copied exactly returned"],

["resources/ResearchSelection","ResearchSelection","Plans","Not needed beside the candidate_id of discovery.record. The candidate of a discovery run that the draft is made from, with everything tha…","","thread handle snapshot fingerprint reply contract expected state version ref proves user saw"],

["field.thread_handle","thread_handle","identifies discovery run came copied exactly returned"],

["field.run_handle","run_handle","identifies discovery copied exactly returned"],

["field.snapshot_fingerprint","snapshot_fingerprint","discovery record candidates copied exactly returned"],

["field.reply_contract_handle","reply_contract_handle","identifies discovery run returned copied exactly"],

["field.expected_state_version","expected_state_version","run last read"],

["field.candidate_ref","candidate_ref","id within run copied exactly returned"],

["resources/PlanSendFields","PlanSendFields","Plans","What an invitation is prepared from.","","handle public description action person names"],

["field.plan_handle","plan_handle","identifies copied exactly returned"],

["field.public_description","public_description","details guests see private draft most 000 characters notes never copied become part prepared action checksum"],

["field.action","action","default send invites share link passed host anyone each person named message plan already active another"],

["field.send_person_names","send_person_names","default drafts audience most 250 handle fits several saved people none answer asks"],

["field.send_person_handles","send_person_handles","relationships people query recipients copied exactly returned"],

["resources/PlanChanges","PlanChanges","Plans","Omitted fields stay. What to change in a shared or active plan. Omitted fields do not change; null clears a field.","","scheduled date local time ends meetup location text rsvp deadline capacity min max title override description show guest list"],

["field.scheduled_at","scheduled_at","new start offset null none together two local fields end time meet move left"],

["field.scheduled_date_local","scheduled_date_local","new owners time zone given other change"],

["field.scheduled_time_local","scheduled_time_local","new owners zone hh mm"],

["field.scheduled_ends_at","scheduled_ends_at","new null none"],

["field.meetup_at","meetup_at","meet start null none most day before end"],

["field.meetup_location_text","meetup_location_text","meet null none words"],

["field.rsvp_deadline","rsvp_deadline","guests answer null none"],

["field.capacity_min","capacity_min","fewest people host included"],

["field.capacity_max","capacity_max","most people host included null limit"],

["field.title_override","title_override","replaces ideas null restores"],

["field.description_override","description_override","replaces ideas text null restores"],

["field.show_guest_list","show_guest_list","see comes nobody message unless notify recipients true extension"],

["resources/PlanContent","PlanContent","Plans","The idea's own text, or what overrides it, as the invitation shows it.","","title description activity name source url"],

["field.title","title","idea override"],

["field.description","description","idea override null none"],

["field.activity_name","activity_name","idea custom null none"],

["field.source_url","source_url","page idea saved null none"],

["resources/PlanRequirements","PlanRequirements","Plans","The original requirements for the plan. An invitee does not see them.","","candidate id custom activity name scheduled rsvp deadline capacity min max connect signup show guest list private idea handle place constraints"],

["field.candidate_id","candidate_id","drafted"],

["field.custom_activity_name","custom_activity_name","requested hosts words"],

["field.scheduled_at","scheduled_at","requested start"],

["field.rsvp_deadline","rsvp_deadline","requested"],

["field.capacity_min","capacity_min","requested minimum people including host"],

["field.capacity_max","capacity_max","requested maximum people including host"],

["field.connect_on_signup","connect_on_signup","whether guests sign offered"],

["field.show_guest_list","show_guest_list","whether see coming"],

["field.private_plan","private_plan","whether requested"],

["field.idea_list_handle","idea_list_handle","came"],

["field.place_handle","place_handle","requested private"],

["field.constraints","constraints","discovery run came words"],

["resources/PlanDraft","PlanDraft","Plans","The content of an unsent draft. Nobody has been contacted.","","audience requirements"],

["field.audience","audience",""],

["field.content","content","ideas text overrides invitation shows"],

["field.requirements","requirements","original plan invitee see"],

["resources/PlanEvidence","PlanEvidence","Plans","One thing that research found about the plan.","","claim source handle url observed"],

["field.claim","claim","research found"],

["field.source_handle","source_handle","says null none named"],

["field.source_url","source_url","page says null none"],

["field.observed_at","observed_at","null unknown"],

["resources/PlanCost","PlanCost","Plans","One cost of the plan, as far as it is known.","","label minimum amount maximum currency scope"],

["field.label","label",""],

["field.minimum_amount","minimum_amount","price null unknown"],

["field.maximum_amount","maximum_amount","price null unknown"],

["field.currency","currency","such eur null unknown"],

["field.scope","scope","amount covers null unknown"],

["resources/PlanTiming","PlanTiming","Plans","When the plan takes place, as far as that is decided.","","selected scheduled ends meetup location text timezone"],

["field.selected","selected","whether start"],

["field.scheduled_at","scheduled_at","starts null undecided"],

["field.scheduled_ends_at","scheduled_ends_at","null undecided"],

["field.meetup_at","meetup_at","meet start"],

["field.meetup_location_text","meetup_location_text","meet words"],

["field.timezone","timezone","iana time zone planned"],

["resources/PlanGuest","PlanGuest","Plans","One guest of a plan.","","person rsvp status delivery reconfirm signed link note"],

["field.person","person","saved"],

["field.rsvp_status","rsvp_status","answer invite"],

["field.delivery","delivery","whether service delivers message caller shares link manually"],

["field.needs_reconfirm","needs_reconfirm","true time place changed after answer guest confirm"],

["field.signed_up_by_link","signed_up_by_link","true guest open under name choice until relationships people manage renames list finds"],

["field.note","note","guest wrote host answer omitted nothing"],

["resources/PlanDeliveryCounts","PlanDeliveryCounts","Plans","How many invitations were delivered. An invitee does not see this.","","sent manual failed"],

["field.sent","sent","invitations service delivered"],

["field.manual","manual","invitations host shares"],

["field.failed","failed","invitations delivered"],

["resources/PlanManagement","PlanManagement","Plans","What the caller can do with the plan now.","","manageable reviewed private allowed"],

["field.manageable","manageable","whether caller change false invitees plans over"],

["field.reviewed","reviewed","whether current content"],

["field.private_plan","private_plan","whether"],

["field.allowed","allowed","capabilities used now"],

["resources/PlanDelivery","PlanDelivery","Plans","What happened to the invitation of one recipient. The answer never says why a person cannot be reached.","","handle display name status"],

["field.person_handle","person_handle","identifies saved copied exactly returned"],

["field.display_name","display_name","callers person"],

["field.status","status","state delivery unconfirmed handed over answer never sent again blindly"],

["field.at","at","reached state null waits"],

["resources/PlanPreview","PlanPreview","Plans","The invitation as its recipients would see it.","","title body public description"],

["field.title","title",""],

["field.body","body","text guests see checklist"],

["field.public_description","public_description","details recipients see private draft null none"],

["field.recipients","recipients","receive"],

["resources/PlanDetails","PlanDetails","Plans","The fields of a plan that a prepared change affects; all others are omitted.","","title description scheduled ends meetup location text rsvp deadline capacity min max show guest list"],

["field.title","title",""],

["field.description","description",""],

["field.scheduled_at","scheduled_at","start"],

["field.scheduled_ends_at","scheduled_ends_at",""],

["field.meetup_at","meetup_at","meet"],

["field.meetup_location_text","meetup_location_text","meet"],

["field.rsvp_deadline","rsvp_deadline","guests answers"],

["field.capacity_min","capacity_min","many people including host"],

["field.capacity_max","capacity_max","many people room including host"],

["field.show_guest_list","show_guest_list","whether see comes"],

["resources/PlanView","PlanView","Plans","One plan with everything the caller is allowed to see.","","requirements evidence costs timing show guest list roster coming pending recipients invite handle delivery management logistics"],

["field.plan","plan",""],

["field.requirements","requirements","original plan invitee see"],

["field.evidence","evidence","research found empty invitee"],

["field.costs","costs","far"],

["field.timing","timing","plan takes place far decided"],

["field.show_guest_list","show_guest_list","whether see comes omitted invitee"],

["field.roster","roster","guests answers empty invitee"],

["field.coming","coming","invitee host shows list names plans page first 30 answered rsvp says many otherwise omitted"],

["field.pending_recipients","pending_recipients","people answered empty invitee"],

["field.invite_handle","invite_handle","invitee rsvp update answers otherwise omitted"],

["field.delivery","delivery","many invitations invitee see"],

["field.management","management","caller plan now"],

["field.logistics","logistics","progress checklist"],

["resources/PreparedRoster","PreparedRoster","Plans","The current roster and what would change.","","add remove manual share"],

["field.prepared","prepared","change waits approval omitted roster already like"],

["field.current_roster","current_roster","guests"],

["field.add","add","invited"],

["field.remove","remove",""],

["field.manual_share","manual_share","people link host instead message"],

["resources/TimeSlot","TimeSlot","Recommendations","One concrete window, from timing that was explicitly supplied.","","starts ends"],

["field.starts_at","starts_at","offset"],

["field.ends_at","ends_at","offset"],

["resources/DiscoveryFilters","DiscoveryFilters","Recommendations","The shared discovery filter set.","","people names person handles feed idea list neighborhoods activities user preset time slots duration minutes constraint kind requested start search preference terms"],

["field.people","people","friends name most 25 person handles exact existing resolve unresolved return typed prerequisite relationships ensure"],

["field.names","names","same people most 25 person handles"],

["field.person_handles","person_handles","relationships people query copied exactly most 25"],

["field.feed_name","feed_name","same idea list"],

["field.feed_names","feed_names","same idea list"],

["field.idea_list_name","idea_list_name","same"],

["field.idea_list_names","idea_list_names",""],

["field.neighborhoods","neighborhoods",""],

["field.activities","activities","each choice must satisfy"],

["field.user_activities","user_activities","free words"],

["field.when_preset","when_preset","such weekend today next week few days time weekdays named period explicitly stated already durable never defaults current date"],

["field.when","when","time users words explicitly stated already durable never defaults today current date"],

["field.time_slots","time_slots","exact windows explicitly supplied"],

["field.duration_minutes","duration_minutes","long takes"],

["field.constraint_kind","constraint_kind","marks user named requested start"],

["field.requested_start_at","requested_start_at","exact offset timezone aware explicitly"],

["field.search","search","words each choice must match named venue object cuisine activity"],

["field.preference_terms","preference_terms","wishes rank most 10"],

["field.idea_list_handles","idea_list_handles",""],

["resources/ResearchGap","ResearchGap","Recommendations","Something the answer does not cover.","","code message"],

["field.code","code","missing such hours unknown nothing saved"],

["field.message","message","missing sentence"],

["resources/OptionPlace","OptionPlace","Recommendations","The place that a choice among recommendations is. Something saved that has no place of its own is shown by its title.","","handle name address description timezone activity coordinates attribution state"],

["field.place_handle","place_handle","identifies private copied exactly returned"],

["field.name","name",""],

["field.address","address","null unknown"],

["field.description","description","callers notes null none"],

["field.timezone","timezone","iana time zone null unknown"],

["field.activity_name","activity_name","catalog null none set"],

["field.coordinates","coordinates","place degrees wgs 84 omitted unknown"],

["field.attribution","attribution","show place licence source wants omitted none"],

["field.state","state","archived place cannot selected more"],

["resources/RecommendationOption","RecommendationOption","Recommendations","One provisional choice among recommendations.","","handle place candidate id liked"],

["field.option_handle","option_handle","identifies choice within snapshot copied exactly returned"],

["field.place","place","choice among recommendations saved shown title"],

["field.candidate_id","candidate_id","identifies service issued copied exactly returned never invented"],

["field.why","why","offered short sentences"],

["field.liked_by","liked_by","saved people far caller allowed"],

["field.provisional","provisional","always true fit hours availability confirmed"],

["resources/PersonContext","PersonContext","Recommendations","What is saved about one person and is relevant to the request.","","interests lists"],

["field.person","person","saved"],

["field.interests","interests","titles person like"],

["field.lists","lists","callers ideas person"],

["resources/RecommendationRequest","RecommendationRequest","Recommendations","What to look up recommendations by.","","action objective subject person area preference date phrase snapshot handle option"],

["field.action","action","default lookup more detail both handles reads snapshot option"],

["field.objective","objective","complete request"],

["field.subject","subject","literal place cuisine"],

["field.person","person","saved friend name"],

["field.area","area","city neighborhood"],

["field.preference","preference","user prefers among choices"],

["field.date_phrase","date_phrase","user said service turns window"],

["field.snapshot_handle","snapshot_handle","lookup more detail copied exactly"],

["field.option_handle","option_handle","lookup more detail copied exactly"],

["resources/InterestSubject","InterestSubject","Relationships","The subject of an interest. Extra keys are allowed.","","type candidate id idea list handle"],

["field.type","type","kind thing interest"],

["field.candidate_id","candidate_id","idea handle saved query copied exactly returned never invented"],

["field.idea_list_handle","idea_list_handle","seen user saw copied exactly returned"],

["resources/ManualInvitation","ManualInvitation","Relationships","A connection invitation the caller passes on manually. The service does not send it.","","url token expires"],

["field.url","url","link opens invitation"],

["field.invitation_token","invitation_token","link last part copied exactly returned"],

["field.expires_at","expires_at","null"],

["resources/FriendshipConsequence","FriendshipConsequence","Relationships","One thing that applying the review would change or keep.","","code message person"],

["field.code","code","consequence such likes become visible link closes"],

["field.message","message","consequence sentence user read"],

["field.person","person","saved concerns omitted nobody particular"],

["resources/FriendshipChoice","FriendshipChoice","Relationships","One retained intention that the review includes or excludes.","","id label"],

["field.choice_id","choice_id","identifies within review put excluded"],

["field.label","label","user read"],

["field.included","included","whether applying review retained intentions start"],

["resources/IdentityChoice","IdentityChoice","Relationships","One of the host's people that the caller may be.","","handle label"],

["field.identity_choice_handle","identity_choice_handle","identifies copied exactly returned"],

["field.label","label","hosts name person"],

["resources/FriendshipLink","FriendshipLink","Relationships","A connection link that the caller can send. The service does not send it.","","url invitation token expires"],

["field.url","url","link"],

["field.invitation_token","invitation_token","link last part copied exactly returned"],

["field.expires_at","expires_at","null"],

["resources/InvitationPreview","InvitationPreview","Relationships","A limited preview of the host's likes, never all of them.","","more"],

["field.likes","likes","titles few host reviewed link"],

["field.more","more","whether likes beyond"],

["resources/InterestChange","InterestChange","Relationships","An interest after a change.","","subject person liked reversible action id"],

["field.subject","subject","interest extra keys allowed"],

["field.person","person","saved null nobody particular"],

["field.liked","liked","whether user interest now person named"],

["field.reversible_action_id","reversible_action_id","identifies change undone once within 24 hours null nothing undo"],

["resources/RoundupSourceItem","RoundupSourceItem","Roundups","One item of a source that the caller has already read.","","title kind position excerpt"],

["field.title","title",""],

["field.kind","kind","whether place event"],

["field.position","position","place source"],

["field.excerpt","excerpt","source says"],

["resources/RoundupDestination","RoundupDestination","Roundups","Where the ideas of a roundup are put.","","list person"],

["field.list","list","ideas put omitted"],

["field.person","person","saved kept omitted nobody particular"],

["resources/RoundupItem","RoundupItem","Roundups","One item of a roundup and what happened to it.","","position title outcome capture public id idea handle reason"],

["field.position","position","place source"],

["field.title","title",""],

["field.outcome","outcome","happened duplicate reused"],

["field.capture_public_id","capture_public_id","created omitted none"],

["field.idea_handle","idea_handle","became omitted none"],

["field.reason","reason","failed skipped sentence omitted otherwise"],

["resources/RoundupUpdate","RoundupUpdate","Roundups","One update of a roundup.","","cursor stage message"],

["field.cursor","cursor","number send after read later updates"],

["field.at","at","happened"],

["field.stage","stage","step roundup source read question asked answered items captured ended attempt failed repeated wait"],

["field.message","message","happened sentence"],

["resources/RoundupContinuation","RoundupContinuation","Roundups","The one typed continuation of a needs_input result.","","operation required fields reference roles generation"],

["field.operation","operation","create public id"],

["field.input","input","immutable operation send unchanged required fields added"],

["field.required_fields","required_fields","caller must add"],

["field.reference_roles","reference_roles","each input required fields stands name"],

["field.generation","generation","send expected new idempotency key"],

["resources/Roundup","Roundup","Roundups","One roundup in its current state.","","public id generation scope destination items updates continuation"],

["field.public_id","public_id","identifies roundup capture several items copied exactly returned"],

["field.state","state","roundup extracting capturing continue caller three required wait user completed failed archived terminal retried items skipped selected later"],

["field.generation","generation","roundup each accepted mutation raises"],

["field.scope","scope","part source captured null undecided"],

["field.destination","destination","ideas put null undecided"],

["field.items","items","happened each"],

["field.updates","updates","happened oldest first"],

["field.continuation","continuation","typed input result null otherwise"],

["resources/TextSpan","TextSpan","Search","Where query says it. The words of the request that state something.","","start end"],

["field.text","text","users words"],

["field.start","start","position query"],

["field.end","end","position query"],

["resources/LocalInterval","LocalInterval","Search","Its local times. A part of the day, in wall-clock times.","","starts before"],

["field.starts_at","starts_at","hh mm inclusive 24 hour clock"],

["field.starts_before","starts_before","hh mm exclusive end 24 hour clock 00"],

["resources/Daypart","Daypart","Search","Only if the user named one. A part of the day the user stated.","","value span local interval hardness provenance confidence"],

["field.value","value","part day"],

["field.span","span","query says words request state"],

["field.local_interval","local_interval","times part day wall clock"],

["field.hardness","hardness","requirement"],

["field.provenance","provenance","user stated"],

["field.confidence","confidence","sure caller understood user"],

["resources/WeekdaySelector","WeekdaySelector","Search","Only if the user named some. The days of the week the user stated.","","values iso span hardness provenance confidence"],

["field.values","values","days least"],

["field.iso_days","iso_days","monday sunday"],

["field.span","span","query says words request state"],

["field.hardness","hardness","requirement"],

["field.provenance","provenance","user stated"],

["field.confidence","confidence","sure caller understood user"],

["resources/SearchResult","SearchResult","Search","One thing found.","","scope handle title snippet written attribution"],

["field.scope","scope","search feeds ideas lists"],

["field.handle","handle","type scope"],

["field.title","title",""],

["field.snippet","snippet","words matched text around"],

["field.when","when","fixed time null none"],

["field.written_by","written_by","wrote title snippet omitted user"],

["field.attribution","attribution","show public thing licence source wants omitted none"],

["types/brief","Values of brief","Brief","Handles and other values of brief.","","section type"],

["BriefSectionType","BriefSectionType","rsvp tipping deadlines within 48 hours incomplete drafts responses waited plans seven days logistics mutual interest active upcoming"],

["types/calendar","Values of calendar","Calendar","Handles and other values of calendar.","","availability uncertainty code"],

["AvailabilityUncertaintyCode","AvailabilityUncertaintyCode","time caller calendar connected read long completely friend shared person anybody far ahead type source pending stale incomplete beyond horizon"],

["types/common","Values of common","Common","Handles and other values of common.","","execution id action snapshot result status capture public roundup ideas list long person plan invite place event run thread reply contract candidate reversible media ref time state version generation revision checksum surface title classification kind membership mode availability role rsvp tip delivery preset written origin"],

["ExecutionId","ExecutionId","identifies write exactly 26 characters type string"],

["ActionHandle","ActionHandle","identifies prepared copied exactly returned capability type string most 64 characters"],

["SnapshotHandle","SnapshotHandle","identifies result copied exactly returned type string most 64 characters"],

["ResultStatus","ResultStatus","call ended type completed unchanged accepted input failed"],

["CapturePublicId","CapturePublicId","identifies idea copied exactly returned type string most 32 characters"],

["RoundupPublicId","RoundupPublicId","identifies capture several items copied exactly returned type string most 32 characters"],

["IdeasListHandle","IdeasListHandle","identifies copied exactly returned type string most 64 characters"],

["IdeasListHandleLong","IdeasListHandleLong","identifies copied exactly returned input admits 191 characters type string most"],

["IdeaHandle","IdeaHandle","identifies created copied exactly returned type string most 64 characters"],

["PersonHandle","PersonHandle","identifies saved copied exactly returned type string most 64 characters"],

["PersonHandleLong","PersonHandleLong","identifies saved copied exactly returned input admits 191 characters type string most"],

["PlanHandle","PlanHandle","identifies copied exactly returned type string most 64 characters"],

["InviteHandle","InviteHandle","identifies copied exactly returned type string most 191 characters"],

["PlaceHandle","PlaceHandle","identifies private copied exactly returned type string most 64 characters"],

["PlaceHandleLong","PlaceHandleLong","identifies private copied exactly returned input admits 191 characters type string most"],

["EventHandle","EventHandle","identifies copied exactly returned type string most 64 characters"],

["RunHandle","RunHandle","identifies discovery copied exactly returned type string most 40 characters"],

["ThreadHandle","ThreadHandle","identifies discovery run came copied exactly returned type string most 40 characters"],

["ReplyContractHandle","ReplyContractHandle","identifies discovery run returned copied exactly type string most 40 characters"],

["CandidateId","CandidateId","identifies service issued copied exactly returned never invented type string most 191 characters"],

["ReversibleActionId","ReversibleActionId","identifies undone once within 24 hours copied exactly returned type string most 32 characters"],

["ReversibleActionIdLong","ReversibleActionIdLong","identifies undone once within 24 hours copied exactly returned input admits 36 characters type string most"],

["MediaRef","MediaRef","uploaded file copied exactly returned type string most 40 characters"],

["TimeHandle","TimeHandle","identifies planning window opaque copied exactly returned type string most 512 characters"],

["StateVersion","StateVersion","each change raises type integer least"],

["Generation","Generation","roundup each accepted mutation raises type integer least"],

["Revision","Revision","plan each committed change raises type integer least"],

["Checksum","Checksum","hexadecimal sha 256 canonical content recipients see type string most 64 characters"],

["SurfaceTitle","SurfaceTitle","specification writes type api mcp assistant"],

["PersonClassification","PersonClassification","connected friend reached service after explicit commit mind private memory never contacted receives links caller shares manually type"],

["IdeaKind","IdeaKind","whether place event type"],

["MembershipMode","MembershipMode","whether given members replace current ones added removed type add"],

["PersonAvailability","PersonAvailability","time information unknown never free type busy partial"],

["PlanRole","PlanRole","callers type host invitee"],

["PlanState","PlanState","unsent draft past canceled discarded type reviewed prepared shared active"],

["RsvpStatus","RsvpStatus","answer invite type pending accepted declined removed"],

["TipState","TipState","plan accepted guests host reach minimum stays missed deadline passes before type open"],

["DeliveryWay","DeliveryWay","whether service delivers message caller shares link manually type"],

["WhenPreset","WhenPreset","named period filter likes type time weekdays weekends right now today tomorrow next few days week custom"],

["AvailabilityWhenPreset","AvailabilityWhenPreset","named period look type today tomorrow next few days weekdays weekends week"],

["WrittenBy","WrittenBy","wrote user write host plan invited friend public source type"],

["ListOrigin","ListOrigin","whether user fills saved view filters decide contains service made type manual generated"],

["types/discovery","Values of discovery","Discovery","Handles and other values of discovery.","","objective relation target kind replacement dimension run state"],

["ObjectiveRelation","ObjectiveRelation","parent run type continue refine supersede"],

["TargetKind","TargetKind","thing find type place event occurrence offering activity"],

["ReplacementDimension","ReplacementDimension","parent run request type semantic subject target kind geography temporal interval weekday daypart exact time duration constraints participants"],

["DiscoveryRunState","DiscoveryRunState","type accepted input completed failed"],

["types/envelope","Values of envelope","Envelope","Handles and other values of envelope.","","current state"],

["CurrentState","CurrentState","request named older revision checksum version generation type object"],

["types/ideas","Values of ideas","Ideas","Handles and other values of ideas.","","capture state question kind stage"],

["CaptureState","CaptureState","accepted persisted enrichment runs afterwards completed reported once confirmed type input failed"],

["CaptureQuestionKind","CaptureQuestionKind","asks two sources meant ideas list saved person several items city time left event over type destination subject past"],

["CaptureStage","CaptureStage","step question asked answered answer understood source read moment ago another attempt failed repeated wait idea before reused type persisted subject discarded evidence retrying completed"],

["types/invites","Values of invites","Invites","Handles and other values of invites.","","rsvp answer"],

["RsvpAnswer","RsvpAnswer","user gives type accepted declined"],

["types/likes","Values of likes","Likes","Handles and other values of likes.","","kind operation intention receipt id"],

["LikeKind","LikeKind","type place event idea"],

["LikeOperation","LikeOperation","undo receipt id type save replace remove person unlike"],

["LikeIntention","LikeIntention","handles relationships people query group each occasion user most 100 type array items person long"],

["LikeReceiptId","LikeReceiptId","change undo identifies undone copied exactly returned type string"],

["types/lists","Values of lists","Lists","Handles and other values of lists.","","direction status preview token"],

["DirectionStatus","DirectionStatus","planning active used input cannot before caller says more led plan type"],

["PreviewToken","PreviewToken","identifies exactly opaque type string"],

["types/logistics","Values of logistics","Logistics","Handles and other values of logistics.","","item kind phase actor visibility status mode"],

["LogisticsItemHandle","LogisticsItemHandle","identifies copied exactly returned type string most 64 characters"],

["LogisticsKind","LogisticsKind","payment expected host guests type action requirement"],

["LogisticsPhase","LogisticsPhase","due plan tips enough people accepted type before invite after arrival"],

["LogisticsActor","LogisticsActor","type host each guest system custom"],

["LogisticsVisibility","LogisticsVisibility","guest host sees whether type"],

["LogisticsStatus","LogisticsStatus","type suggested pending completed skipped dismissed"],

["LogisticsMode","LogisticsMode","replace removes items named add keeps updates same kind action type title"],

["types/objects","Values of objects","Objects","Handles and other values of objects.","","type kind"],

["ObjectType","ObjectType","kind ideas list recommendation capture place event plan"],

["ObjectKind","ObjectKind","found person handle type ideas list recommendation capture place event plan"],

["types/people","Values of people","People","Handles and other values of people.","","filter"],

["PeopleFilter","PeopleFilter","saved connected friends reached service after explicit commit mind private memory type"],

["types/plans","Values of plans","Plans","Handles and other values of plans.","","candidate id source send action scope role filter"],

["PlanCandidateId","PlanCandidateId","identifies service issued copied exactly returned never invented type string most 160 characters"],

["SourceHandle","SourceHandle","identifies draft saved idea private place list candidate account copied exactly returned type string most 191 characters"],

["SendAction","SendAction","link pass messages whether create share host invites type"],

["PlanScope","PlanScope","default drafts sent state active shared over upcoming started type past canceled discarded"],

["PlanRoleFilter","PlanRoleFilter","default callers type host invitee"],

["types/relationships","Values of relationships","Relationships","Handles and other values of relationships.","","mutual interest subject type friendship mode invitation token review"],

["MutualInterest","MutualInterest","true other person shares otherwise unknown reason never false type"],

["InterestSubjectType","InterestSubjectType","kind thing recommendation idea place event"],

["FriendshipMode","FriendshipMode","person several whether invitation shared type individual"],

["InvitationToken","InvitationToken","link last part copied exactly returned type string most 191 characters"],

["ReviewToken","ReviewToken","seals exact operation consequences choices included most 262144 characters copied returned type string"],

["types/roundups","Values of roundups","Roundups","Handles and other values of roundups.","","operation scope state stage"],

["RoundupOperation","RoundupOperation","create public id type resolve scope assign destination select items retry archive"],

["RoundupScope","RoundupScope","part source captured type general named items"],

["RoundupState","RoundupState","extracting capturing continue caller three required wait user completed failed archived terminal retried items skipped selected later type scope destination"],

["RoundupStage","RoundupStage","step source read question asked answered items captured ended attempt failed repeated wait type persisted progress retrying completed archived"],

["types/search","Values of search","Search","Handles and other values of search.","","scope"],

["SearchScope","SearchScope","feeds ideas lists type plans places events"],

["errors/index","Errors","Errors","Every machine code, what it means and what to do.","","problems input failed"],

["errors/request_malformed","request_malformed","HTTP 400","Not a well-formed request.","","bad send whole again header host"],

["errors/token_missing","token_missing","HTTP 401","No bearer token.","","request unauthorized create agent access settings send header authorization after word"],

["errors/token_invalid","token_invalid","HTTP 401","Token not recognised.","","bearer unknown perhaps copied incompletely unauthorized whole again create new agent access settings"],

["errors/token_expired","token_expired","HTTP 401","Token expired.","","bearer unauthorized create new agent access settings now"],

["errors/token_revoked","token_revoked","HTTP 401","Token revoked.","","bearer unauthorized create new agent access settings wanted"],

["errors/session_required","session_required","HTTP 401","Nobody is signed in.","","page unauthorized send cookie request"],

["errors/ability_missing","ability_missing","HTTP 403","Token lacks an ability.","","capability forbidden create named answer agent access settings"],

["errors/access_denied","access_denied","HTTP 403","Not allowed.","","account forbidden choose owns may change send new request"],

["errors/route_not_found","route_not_found","HTTP 404","No such address.","","nothing check path against reference capabilities api v2 followed name"],

["errors/capability_unknown","capability_unknown","HTTP 404","No such capability.","","surface name found check spelling api v2 lists"],

["errors/reference_not_found","reference_not_found","HTTP 404","Reference not found.","","account see nothing copy handle exactly returned look again"],

["errors/method_not_allowed","method_not_allowed","HTTP 405","Method not allowed.","","address accept named header capability called post"],

["errors/idempotency_conflict","idempotency_conflict","HTTP 409","Key already used.","","another input capability new changed request repeat exact earlier answer again"],

["errors/execution_in_progress","execution_in_progress","HTTP 409","Still running.","","same request conflict wait number seconds retry after send key read"],

["errors/stale_revision","stale_revision","HTTP 409","Changed in the meantime.","","since read sent date conflict again look decide under current"],

["errors/stale_checksum","stale_checksum","HTTP 409","Content changed in the meantime.","","since read sent date conflict preview again decide under current"],

["errors/stale_state_version","stale_state_version","HTTP 409","State has changed.","","since read sent date conflict current decide again under"],

["errors/stale_generation","stale_generation","HTTP 409","Roundup has changed.","","since read sent date conflict again continue under current new idempotency key"],

["errors/confirmation_required","confirmation_required","HTTP 409","Needs a prepared and approved action.","","contact other people cannot called directly conflict show user after explicit approval commit"],

["errors/confirmation_expired","confirmation_expired","HTTP 409","Prepared action expired.","","nothing sent changed conflict again review commit new handle time"],

["errors/confirmation_consumed","confirmation_consumed","HTTP 409","Prepared action already used or replaced.","","newer conflict read execution see done again missing"],

["errors/principal_mismatch","principal_mismatch","HTTP 409","Prepared by another token.","","action committed conflict again"],

["errors/surface_mismatch","surface_mismatch","HTTP 409","Prepared on another surface.","","action committed conflict again"],

["errors/body_too_large","body_too_large","HTTP 413","Body too large.","","request service accepts payload send less once example split long list several"],

["errors/media_type_unsupported","media_type_unsupported","HTTP 415","Media type not supported.","","body must json utf send header content application"],

["errors/input_invalid","input_invalid","HTTP 422","Input not valid.","","part request must unprocessable entity correct field listed under errors send again"],

["errors/version_mismatch","version_mismatch","HTTP 422","Version not accepted.","","capability request names unprocessable entity current answer omit"],

["errors/idempotency_key_required","idempotency_key_required","HTTP 422","Idempotency key missing.","","call changes unprocessable entity send new most 191 characters header over mcp argument"],

["errors/idempotency_key_invalid","idempotency_key_invalid","HTTP 422","Idempotency key not valid.","","must 191 printable ascii characters sent header same body unprocessable entity contains"],

["errors/cursor_invalid","cursor_invalid","HTTP 422","Cursor not valid.","","made account capability changed unprocessable entity copy next exactly returned omit start again"],

["errors/cursor_with_constraints","cursor_with_constraints","HTTP 422","Cursor with other constraints.","","snapshot continues earlier result filters allowed unprocessable entity send handle limit wanted omit both start new search"],

["errors/rate_limited","rate_limited","HTTP 429","Too many requests.","","arrived short time wait number seconds retry after send same again idempotency key"],

["errors/internal","internal","HTTP 500","Something went wrong here.","","service finish request nothing changed server error send same again idempotency key keeps happening report id"],

["errors/capability_not_implemented","capability_not_implemented","HTTP 501","Not built yet.","","described available nothing changed another now api v2 lists"],

["errors/dependency_unavailable","dependency_unavailable","HTTP 503","Temporarily unavailable.","","service depends answering moment wait number seconds retry after send same request key however often takes effect once"],

["errors/person_ambiguous","person_ambiguous","Outcome needs_input","Several people match.","","more saved name ask candidates meant send new request handle place"],

["candidate.kind","kind",""],

["candidate.person_handle","person_handle","identifies saved copied exactly returned"],

["candidate.display_name","display_name","callers person"],

["candidate.classification","classification","connected friend reached service after explicit commit mind private memory never contacted receives links caller shares manually"],

["candidate.details","details","person apart others name people"],

["candidate.input","input","whole call chooses person"],

["errors/person_unresolved","person_unresolved","Outcome needs_input","No saved person with this name.","","check user relationships people ensure send new request"],

["candidate.kind","kind",""],

["candidate.person_handle","person_handle","identifies saved copied exactly returned"],

["candidate.display_name","display_name","callers person"],

["candidate.classification","classification","connected friend reached service after explicit commit mind private memory never contacted receives links caller shares manually"],

["candidate.details","details","person apart others name people"],

["candidate.input","input","whole call chooses person"],

["errors/list_ambiguous","list_ambiguous","Outcome needs_input","Several lists match.","","more ideas name ask candidates meant send new request handle"],

["candidate.kind","kind",""],

["candidate.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["candidate.title","title","name other choices"],

["candidate.name","name","two lists may same"],

["candidate.origin","origin","whether user fills list saved view filters decide contains service made"],

["candidate.item_count","item_count","many saved ideas contains"],

["candidate.people_count","people_count","many"],

["candidate.share_link_count","share_link_count","many"],

["candidate.updated_at","updated_at","last changed"],

["candidate.input","input","whole call chooses list"],

["errors/subject_required","subject_required","Outcome needs_input","What is this about?","","request say ask user send new"],

["errors/subject_ambiguous","subject_ambiguous","Outcome needs_input","Several things match.","","more request ask candidates meant send new handle"],

["candidate.kind","kind","such idea plan person"],

["candidate.title","title","name"],

["candidate.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["candidate.idea_handle","idea_handle","identifies created copied exactly returned"],

["candidate.capture_public_id","capture_public_id","identifies idea copied exactly returned"],

["candidate.place_handle","place_handle","identifies private copied exactly returned"],

["candidate.event_handle","event_handle","identifies copied exactly returned"],

["candidate.plan_handle","plan_handle","identifies copied exactly returned"],

["candidate.person_handle","person_handle","identifies saved copied exactly returned"],

["candidate.handle","handle","identifies thing kind copied exactly returned"],

["candidate.input","input","whole call chooses"],

["errors/related_drafts_exist","related_drafts_exist","Outcome needs_input","A related draft exists.","","already unsent idea ask whether continue candidates plan new outing send separate"],

["candidate.plan_handle","plan_handle","identifies copied exactly returned"],

["candidate.title","title",""],

["candidate.state","state","plan unsent draft past canceled discarded"],

["candidate.scheduled_at","scheduled_at","takes place null open"],

["candidate.checksum","checksum","hexadecimal sha 256 canonical content recipients see"],

["errors/timing_required","timing_required","Outcome needs_input","When?","","request say ask day range send new assume today"],

["candidate.kind","kind","such preset scope"],

["candidate.title","title","people"],

["candidate.input","input","whole call chooses"],

["errors/scope_required","scope_required","Outcome needs_input","How much of it?","","clear source wanted ask whether user whole named items continue"],

["candidate.kind","kind","such preset scope"],

["candidate.title","title","people"],

["candidate.input","input","whole call chooses"],

["errors/destination_required","destination_required","Outcome needs_input","Where should it go?","","clear ideas list ask continue handle"],

["candidate.kind","kind",""],

["candidate.ideas_list_handle","ideas_list_handle","identifies copied exactly returned"],

["candidate.title","title","name other choices"],

["candidate.name","name","two lists may same"],

["candidate.origin","origin","whether user fills list saved view filters decide contains service made"],

["candidate.item_count","item_count","many saved ideas contains"],

["candidate.people_count","people_count","many"],

["candidate.share_link_count","share_link_count","many"],

["candidate.updated_at","updated_at","last changed"],

["candidate.input","input","whole call chooses list"],

["errors/selection_required","selection_required","Outcome needs_input","Which of them?","","several items found user chosen ask wanted continue"],

["candidate.kind","kind",""],

["candidate.title","title",""],

["candidate.position","position","place source"],

["candidate.input","input","whole call chooses"],

["errors/clarification_required","clarification_required","Outcome needs_input","One question first.","","detail missing before go ask user send answer new request"],

["candidate.kind","kind",""],

["candidate.title","title","wish people"],

["candidate.semantic_id","semantic_id","identifies constraint changes"],

["candidate.source_span","source_span","words comes"],

["errors/catalog_name_unknown","catalog_name_unknown","Outcome needs_input","Not in the catalog.","","choose nearest under candidates omit send new request"],

["candidate.name","name","catalog writes"],

["errors/review_required","review_required","Outcome needs_input","Review first.","","user must accept consequences create none show send new request once"],

["errors/review_stale","review_stale","Outcome needs_input","Review out of date.","","changed since create new show user send request"],

["errors/nothing_found","nothing_found","Outcome needs_input","Nothing matches.","","requirements ask may relaxed send new request"],

["candidate.kind","kind","whether leaves names area"],

["candidate.title","title","asks people"],

["candidate.count","count","many choices"],

["candidate.filter","filter","leaves"],

["candidate.input","input","whole request"],

["errors/source_unreachable","source_unreachable","Outcome failed","Source not reachable.","","reached check address try again later content text"],

["errors/source_unsupported","source_unsupported","Outcome failed","Source not supported.","","kind cannot read content text another link"],

["errors/media_not_found","media_not_found","Outcome failed","Media not found.","","references upload account again send new request returned"],

["errors/not_failed","not_failed","Outcome failed","Nothing to retry.","","read current state follow next action given"],

["errors/draft_not_reviewed","draft_not_reviewed","Outcome failed","Draft not reviewed.","","since last change call plans preview show user prepare again"],

["errors/plan_not_editable","plan_not_editable","Outcome failed","Plan cannot be changed this way.","","unsent draft read management allowed says done"],

["errors/plan_exposed","plan_exposed","Outcome failed","Others already know of this plan.","","reached people cannot simply discarded cancel prepare instead guests notified"],

["errors/plan_not_exposed","plan_not_exposed","Outcome failed","Plan not shared yet.","","sent change draft update preview prepare again"],

["errors/plan_closed","plan_closed","Outcome failed","Plan is over.","","past canceled discarded longer changed read draft new another outing wanted"],

["errors/rsvp_closed","rsvp_closed","Outcome failed","Answers are closed.","","invite longer answered user deadline passed plan over write host themselves"],

["errors/plan_full","plan_full","Outcome failed","Plan is full.","","places taken decline try again later case guest cancels"],

["errors/invite_removed","invite_removed","Outcome failed","No longer invited.","","host withdrew user answer again sends new"],

["errors/connected_friend_not_deletable","connected_friend_not_deletable","Outcome failed","Connected Friends cannot be deleted.","","private mind person end review consequences relationships friendship"],

["errors/recipient_not_eligible","recipient_not_eligible","Outcome failed","Recipient not eligible.","","service cannot deliver omit person share manual link yourself"],

["errors/delivery_unavailable","delivery_unavailable","Outcome failed","Delivery not available.","","service cannot reach person moment share manual link yourself"],

["errors/place_archived","place_archived","Outcome failed","Place is archived.","","longer changed create new wanted"],

["errors/idea_archived","idea_archived","Outcome failed","Idea is archived.","","longer changed save again structured create wanted"],

["errors/calendar_not_connected","calendar_not_connected","Outcome failed","No calendar connected.","","availability unknown ask user page status names"],

["errors/snapshot_expired","snapshot_expired","Outcome failed","Result expired.","","earlier continues start again cursor handle"],

["errors/run_expired","run_expired","Outcome failed","Discovery run expired.","","start new same question"],

["errors/not_reversible","not_reversible","Outcome failed","Cannot be undone.","","because already time undo passed reverse change new request"],

["errors/capability_retired","capability_retired","Outcome failed","Not for saved views.","","list filters decide contains change ideas defaults update user fills"],

["errors/logistics_transition_invalid","logistics_transition_invalid","Outcome failed","Status change not possible.","","item cannot current requested read plans choose may follow"],

["errors/limit_reached","limit_reached","Outcome failed","Limit reached.","","more added remove longer needed send new request"],

["lint/index","Rules of the registry","Rules of the registry","What npm run lint:registry requires of every entry, and why.","",""],

["lint/about-says-more","about-says-more","Rules","The description of a capability says more than its summary, in whole sentences.","",""],

["lint/code-is-answered","code-is-answered","Rules","Every code is common, answered outside any capability, or declared by a capability.","",""],

["lint/description-adds-to-the-name","description-adds-to-the-name","Rules","A description says something that the field’s name does not.","",""],

["lint/description-is-a-sentence","description-is-a-sentence","Rules","A field’s description is a sentence: it begins with a capital and ends with a period.","",""],

["lint/expectation-has-its-conflict","expectation-has-its-conflict","Rules","A capability that takes expected_revision, expected_checksum, expected_state_version or expected_generation declares the conflict that go…","",""],

["lint/handle-has-its-type","handle-has-its-type","Rules","A field whose name ends in _handle or _handles uses a named handle type.","",""],

["lint/handle-may-name-nothing","handle-may-name-nothing","Rules","A capability that takes a handle declares reference_not_found.","",""],

["lint/input-list-is-bounded","input-list-is-bounded","Rules","A list in an input has a maximum number of items.","",""],

["lint/input-text-is-bounded","input-text-is-bounded","Rules","A string in an input has a maximum length.","",""],

["lint/instant-is-a-date-time","instant-is-a-date-time","Rules","A field whose name ends in _at is a date-time.","",""],

["lint/name-may-fit-several","name-may-fit-several","Rules","A capability that takes something by name declares a code for a name that fits several or none, if the registry has one, such as shelf_am…","",""],

["lint/next-is-reachable","next-is-reachable","Rules","What a capability suggests next can be called on one of its own surfaces.","",""],

["lint/prepared-is-disclosed","prepared-is-disclosed","Rules","A capability that answers a prepared action declares the disclosure confirmation.action_prepared.","",""],

["lint/replacement-is-current","replacement-is-current","Rules","What replaces something deprecated is not deprecated itself.","",""],

["lint/summary-is-a-command","summary-is-a-command","Rules","A summary is a short command: capitalised, at most 60 characters, without a period.","",""],

["lint/type-is-used","type-is-used","Rules","Every named type is used by a capability, by the candidates of a code, by the upload of files, or by a type that is.","",""],

["lint/verb-tells-the-effect","verb-tells-the-effect","Rules","A capability whose last word is get, query, list or search is a read.","",""]
]

// The words of a text, as the search compares them. The generator makes the index with these functions, and they are
// the first part of the script that looks through it.

/** Words that say nothing about what is looked for. */
const stopWords = new Set(
  (
    'a about all am an and any are as at be been being but by can could did do does doing for from get gets ' +
    'give had has have having he her him his how i if in into is it its just let me my need needs no not of ' +
    'on one or our ours out please she should so some something somebody someone than that the their them then ' +
    'there these they this those to too up us use uses using want was way we were what when where which while who ' +
    'whose why will with without would you your yours also anything ever every everything happens his its ' +
    'know known mean means only own still tell tells very yet'
  ).split(' '),
)

/** Forms that no ending makes: what is kept is found by keep. */
const irregular = new Map(
  (
    'began:begin begun:begin bought:buy brought:bring broke:break broken:break came:come chose:choose ' +
    'chosen:choose gave:give given:give gone:go went:go held:hold hidden:hide kept:keep left:leave lost:lose ' +
    'made:make meant:mean met:meet paid:pay ran:run said:say sent:send shown:show spent:spend taken:take ' +
    'took:take thought:think told:tell understood:understand withdrawn:withdraw'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** The words of a text in lower case, also those inside a name such as `PreparedAction` or `plan_full`. */
function wordsOf(text) {
  return (
    text
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f’']/g, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}

// Endings from long to short; what is left of a word has at least three letters.
const endings = [
  [/(?:ization|isation)s?$/, 'iz'],
  [/icat(?:ions?|ors?|ing|ed|es?)$/, 'i'],
  [/(?:ational|ations?|ators?|ating|ated|ates?)$/, ''],
  [/(?:itions?|ities|ity)$/, ''],
  [/(?:ions?|ors?)$/, ''],
  [/(?:ments?|ness)$/, ''],
  [/(?:ings?|ied|ies|ed|ers?|ly)$/, ''],
  [/(?:es|s)$/, ''],
]

/** What a word has in common with its other forms: `creat` of create, created and creation. */
function stemOf(given) {
  const word = irregular.get(given) ?? given
  if (word.length < 4 || /^\d/.test(word)) return word
  let stem = word
  for (const [ending, instead] of endings) {
    const short = word.replace(ending, instead)
    if (short === word || short.length < 3) continue
    stem = short
    break
  }
  // `sss` and `ss` of address are no plural; a doubled letter is that of canceled and cancelled.
  if (/ss$/.test(word)) stem = word
  return stem.replace(/(?<=.{3})[eiy]$/, '').replace(/([bdglmprt])\1$/, '$1')
}

// Finds pages and their parts by words. Before it, in the same file: the functions of find_words.mjs, and
//
//   docsIndex     a page: [path, title, kind, description, other names, words]; then each of its parts, such as a
//                 section or a field: [anchor, heading, words]
//   docsSynonyms  groups of words that mean the same here; a phrase has a + between its words

/** How much a word counts by the place where it is. */
const weights = { title: 10, alias: 9, heading: 8, kind: 4, about: 3, summary: 9, body: 1 }
/** Of a word that only the page has and not the part. */
const inherited = 0.8
/** Of another word for the one that was asked, of the beginning of one, and of one with another letter. */
const ofSynonym = 0.5
const ofBeginning = 0.6
const ofTypo = 0.6

/** Of a word that says which values are wanted: it stands in examples of every kind. */
const ofValue = 0.6
const values = new Set(
  (
    'today tonight tomorrow yesterday day days week weeks weekend month year morning evening afternoon night next last ' +
    'monday tuesday wednesday thursday friday saturday sunday two three four five six'
  )
    .split(' ')
    .map(stemOf),
)

/** Of a field, for a query that is no name: what is asked in words is mostly said elsewhere. */
const ofField = 0.7

/** Guides explain and capabilities do; the others are mostly reached from these. */
const priors = [
  [/^(guides\/|changelog$)/, 1.1],
  [/^capabilities\/(?!index)/, 1.15],
  [/^workflows\//, 0.9],
  [/^resources\//, 0.55],
  [/^errors\//, 0.8],
  [/^types\//, 0.6],
  [/^lint\//, 0.25],
]

/** Words of a section that is neither long nor short. */
const usual = 40

/** Every word by its stem, with the entries that have it and how much it counts there. */
const vocabulary = new Map()
/** Stems by the words they come from, for what is typed only in part. */
const written = new Map()
const pages = []
let entries = 0

function add(entry, text, weight) {
  for (const word of wordsOf(text)) {
    if (stopWords.has(word)) continue
    const stem = stemOf(word)
    written.set(word, stem)
    const found = vocabulary.get(stem) ?? new Map()
    vocabulary.set(stem, found)
    found.set(entry, Math.max(weight, found.get(entry) ?? 0))
  }
}

/** In a long text any word may stand, so each tells less. */
function bodyWeight(words) {
  return weights.body * Math.min(1, Math.sqrt(usual / words.split(' ').length))
}

function stemsOf(text) {
  const words = wordsOf(text)
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : words).map(stemOf)
}

for (const record of globalThis.docsIndex) {
  const entry = entries
  entries += 1
  if (record.length === 3) {
    const [anchor, heading, words] = record
    pages.at(-1).parts.push({ entry, anchor, heading, isField: anchor.includes('.') })
    add(entry, heading, weights.heading)
    add(entry, words, bodyWeight(words))
    continue
  }
  const [path, title, kind, about, aliases, words] = record
  const prior = priors.find(([pattern]) => pattern.test(path))?.[1] ?? 1
  const names = aliases === '' ? [] : aliases.split(', ')
  const known = names.map((name) => stemsOf(name).join(' '))
  pages.push({ entry, path, title, kind, about, prior, known, stems: stemsOf(title), parts: [] })
  add(entry, title, weights.title)
  add(entry, title.toLowerCase(), weights.title)
  // A word of a longer name says less than a name of its own.
  const most = path.startsWith('capabilities/') ? weights.alias * 0.5 : weights.alias
  for (const name of names) add(entry, name, most * (0.3 + 0.7 / name.split(' ').length))
  for (const name of names.filter((one) => one.split(' ').length === 2))
    add(entry, name.replace(' ', ''), weights.alias)
  add(entry, kind, weights.kind)
  // What a capability is for is said in its summary.
  add(entry, about, path.startsWith('capabilities/') ? weights.summary : weights.about)
  add(entry, words, bodyWeight(words))
}

const synonyms = new Map()
const phrases = []
for (const group of globalThis.docsSynonyms) {
  const [first, ...others] = group.split(' ')
  for (const phrase of others.filter((other) => other.includes('+')))
    phrases.push([new RegExp(`\\b${phrase.replace('+', '\\s+')}\\b`, 'gi'), first])
  const stems = group
    .split(' ')
    .filter((word) => !word.includes('+'))
    .map(stemOf)
  for (const stem of stems) synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...stems])
}

/** A query in which each phrase that has one word for it is that word. */
function plain(query) {
  return phrases.reduce((text, [phrase, word]) => text.replaceAll(phrase, word), query)
}

/** Whether one letter added, left out or changed makes one word of the other. */
function almost(word, other) {
  if (word.length < 5 || Math.abs(word.length - other.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === other[from]) from += 1
  const rest = (text, skip) => text.slice(from + skip)
  return (
    rest(word, 1) === rest(other, 1) ||
    rest(word, 0) === rest(other, 1) ||
    rest(word, 1) === rest(other, 0) ||
    (word.length === other.length &&
      word[from] === other[from + 1] &&
      word[from + 1] === other[from] &&
      rest(word, 2) === rest(other, 2))
  )
}

/** The stems that stand for a word, each with how much it counts. */
function meant(word, isLast) {
  const found = new Map()
  const note = (stem, factor) => found.set(stem, Math.max(factor, found.get(stem) ?? 0))
  const stem = stemOf(word)
  if (vocabulary.has(stem)) note(stem, 1)
  for (const other of synonyms.get(stem) ?? []) if (vocabulary.has(other)) note(other, ofSynonym)
  // A person who is still typing means a longer word.
  if (isLast && word.length > 1 && !/^\d/.test(word))
    for (const [other, its] of written) if (other.startsWith(word)) note(its, ofBeginning)
  if (found.size === 0)
    for (const [other, its] of written) if (almost(word, other)) note(its, ofTypo)
  if (found.size === 0 && word.length > 3)
    for (const [other, its] of written) if (other.includes(word)) note(its, ofTypo)
  return found
}

/** For one word: what it counts in each entry, and how much it tells at all, because few entries have it. */
function lookUp(word, isLast, pairs) {
  const counts = new Map()
  const stems = meant(word, isLast)
  for (const pair of pairs) if (vocabulary.has(pair)) stems.set(pair, 1)
  for (const [stem, factor] of stems) {
    const found = vocabulary.get(stem)
    const rarity = Math.sqrt(Math.log(1 + entries / found.size))
    for (const [entry, weight] of found)
      counts.set(entry, Math.max(weight * factor * rarity, counts.get(entry) ?? 0))
  }
  const tells = Math.log(1 + entries / Math.max(1, counts.size))
  if (!values.has(stemOf(word))) return { counts, tells }
  for (const [entry, count] of counts) counts.set(entry, count * ofValue)
  return { counts, tells: tells * ofValue }
}

/**
 * The pages for what somebody asks, the best first. An entry need not have all words, but it counts much more if it
 * has: `part` is the section or field that has most of them, or null.
 */
function find(query) {
  const all = wordsOf(plain(query))
  const telling = all.filter((word) => !stopWords.has(word))
  const asked = telling.length > 0 ? telling : all
  if (asked.length === 0) return []
  const words = asked.map((word, at) => {
    const isLast = word === all.at(-1) && at === asked.length - 1 && /[a-z0-9]$/i.test(query)
    // Words may be written apart or as one: `time zone` and `timezone`.
    const pairs = [asked[at - 1] + word, word + asked[at + 1]].map(stemOf)
    return lookUp(word, isLast, pairs)
  })
  const whole = words.reduce((sum, { tells }) => sum + tells, 0)
  const isOne = !/\s/.test(query.trim())
  const isName = isOne && query.includes('_')
  const phrase = asked.map(stemOf).join(' ')
  const scoreOf = (of) => {
    let score = 0
    let covered = 0
    for (const { counts, tells } of words) {
      const count = of(counts)
      score += count
      if (count > 0) covered += tells
    }
    return score * (covered / whole) ** 1.6
  }
  const found = []
  for (const page of pages) {
    const own = scoreOf((counts) => counts.get(page.entry) ?? 0)
    let best = own
    let part = null
    for (const one of page.parts) {
      // A part has to have one of the words itself.
      if (!words.some(({ counts }) => counts.has(one.entry))) continue
      const score =
        (one.isField && !isName ? ofField : 1) *
        scoreOf((counts) =>
          Math.max(counts.get(one.entry) ?? 0, inherited * (counts.get(page.entry) ?? 0)),
        )
      if (score <= best) continue
      best = score
      part = one
    }
    // The name of a field finds the field.
    if (isName && part?.heading === query.trim().toLowerCase()) best *= 1.5
    if (best === 0) continue
    const same = page.stems.filter((stem) => words.length > 0 && phrase.split(' ').includes(stem))
    // A title that says nothing else is nearer to what was asked, and another name for it names it.
    const share = same.length / page.stems.length
    const isTitle = page.stems.join(' ') === phrase
    // Codes are also typed in words; the name of a type in one.
    const isCode = isTitle && (isOne || (/^errors\//.test(page.path) && page.stems.length > 1))
    const isAlias = page.known.some((name) => name === phrase || name.replace(' ', '') === phrase)
    const named = isAlias || isCode || (isTitle && !/^(errors|resources)\//.test(page.path))
    const prior = isCode ? 1.2 : page.prior
    found.push({ page, part, score: best * prior * (0.8 + 0.2 * share) * (named ? 2.5 : 1) })
  }
  found.sort((one, other) => other.score - one.score)
  const [first] = found
  return found
    .filter(({ score }) => score > first.score / 12)
    .slice(0, 20)
    .map(({ page: { path, title, kind, about }, part }) => ({
      path: part ? `${path}.html#${part.anchor}` : `${path}.html`,
      title: part ? `${title} › ${part.heading}` : title,
      kind,
      about,
    }))
}

globalThis.findPages = find
