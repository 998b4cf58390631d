// Generated from spec/ by codegen. Do not edit.
globalThis.docsSynonyms = [
"add create new make save",
"save keep store",
"delete remove drop erase archive trash bin scrap throw+away get+rid",
"change update edit modify set",
"read get show see view",
"query list browse see show view",
"find search look",
"begin start",
"retry resend repeat again",
"error failure problem",
"limit maximum quota size capacity",
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
"undo revert reverse take+back bring+back",
"backup back+up",
"web internet online",
"setup set+up",
"uninstall switch+off turn+off",
"continue go+on",
"mail email",
"documentation docs reference",
"wrong invalid malformed",
"cursor page+token next+page continuation",
"token credential",
"privacy private hidden",
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
"arrive receive deliver reach",
"correct fix repair",
"note write+down jot+down",
"language python ruby java php go rust",
"duplicate copy clone",
"test try",
"typo misspelling spelling",
"tell hear inform notify",
"record submit hand+in",
"suit fit work",
"assistant model agent llm bot chatbot siri alexa",
"friend person people contact colleague buddy mate pal neighbor sister brother mother father aunt cousin family partner girlfriend boyfriend wife husband",
"plan outing event dinner party meeting trip lunch brunch breakfast picnic cinema movie bowling celebration hike barbecue gathering drinks date excursion",
"invitation invite",
"guest recipient attendee participant invitee",
"rsvp accept decline attend coming join participate go",
"availability available free busy",
"capture clip bookmark",
"photo picture image screenshot file",
"checklist logistics todo task chore errand",
"place venue address location restaurant bar cafe museum pub club park shop",
"concert event show exhibition festival gig theater performance fair market",
"article blog newsletter post website",
"reschedule move postpone shift delay put+off push+back bring+forward",
"commit approve approval confirm confirmation authorize",
"list collection board folder playlist wishlist",
"idea bookmark wish tip",
"messenger message chat dm text",
"recommendation suggestion recommend suggest propose inspire should+do could+do can+do",
"like love enjoy favorite favourite heart adore into swipe star upvote thumb",
"mutual like+too love+too want+too go+too into+too",
"elsewhere somewhere+else other+place",
"attend be+there count+in",
"tick cross+off check+off",
"organize arrange set+up",
"change switch swap different",
"upcoming come+up",
"video tiktok instagram reel youtube",
"default usual always",
"calendar appointment diary",
"neighborhood neighbourhood district quarter",
"deadline cut+off latest",
"decline turn+down say+no skip refuse reject miss bail back+out drop+out count+out",
"cancel is+off abandon",
"invite ask+along bring+along come+along",
"tell let+know",
"find look+for",
"disconnect unfriend",
"connect befriend",
"money cost price bill",
"withdraw unsend recall rescind remove remove+from take+off drop+from delete+from",
"name call+instead"
]
globalThis.docsIndex = [
["index","Capability API","Capability API","A social-planning service. People save ideas (places and events), organise them in Ideas Lists, obtain recommendations, check privacy-saf…","","home"],

["guides/quick_start","Quick start","Start","Get a token, read, write, and use the SDK or an MCP client.","install, sdk, typescript, javascript, node, npm, curl, base url, getting started, first request, hello world, tutorial, example, code sample, deno, bun, browser, endpoint, server address, get started, begin, first steps, first call, how do I start, simplest example, install the sdk, node client, connect an app, example in curl, what do I need, what can I build, npm package, simplest request","bot agent two things access set both paste unchanged once export http 127 3000 svc pat machine makes demo account data directory commit relationships friendship apply before answered otherwise authentication describes allow"],

["read-something","Read something","operation capability over http endpoint post input address curl base url api v2 query authorization bearer token content application json envelope status data result outcome describes possible next steps"],

["use-the-sdk","Use the SDK","script creates keys retries safely input node deno bun browser java until published npm pack repository makes package install"],

["change-something","Change something","write more header key makes safe samples sdk itself see idempotency http 200 alone proves effect look status completed unchanged results accepted work continues input failed error"],

["connect-an-mcp-client","Connect an MCP client","address token variables shell describes details configuration"],

["try-it-without-a-service","Try it without a service","npm mock examples checks like real database accepts token stores first header prefer status input code full"],

["guides/try_it","Try it","Start","The mock, the console on these pages, and the demo account.","try it, mock, mock server, sandbox, playground, console, demo, demo account, example data, test environment, local development, fake, simulate an error, test an error, fake answers, unit test, integration test, ci, offline tests, without sending mail, test without mail, simulate errors, see it working, without writing code, play with it, test data, try without an account, test without real people, run tests offline, test server, mock data, try a call, see an error, fake server, play around","installed"],

["the-mock","The mock","npm ci repository http 127 4010 paths checks errors examples database token stores contacts nobody docs input equals valid first completes header prefer another status code full 429 turns assistant approvals conversations question failed understood busy refusal"],

["the-console","The console","capability under first example try begins input server checks schema gives token mock another base url chosen stay gone closed left real account write key until second effect machine open reference origin operator cors see"],

["the-demo-account","The demo account","npm ci itself database data token printed once commit first try contacts nobody makes silent email example test abilities planning write mail written outbox"],

["guides/sdk","The TypeScript SDK","Start","Answers, errors, retries, pages, files and options of the typed client.","sdk reference, sdk options, client library, orThrow, typescript client, node library, sdk errors, retries of the sdk, options of the client",""],

["requirements","Requirements","node browsers deno bun edge runtime sdk fetch crypto else script es module common js dom under lib java works version made registry 2026 before"],

["installation","Installation","commands npm sdk until published pack repository makes package file writes"],

["usage","Usage","access token made settings web application under agent abilities program npm secret store environment variable code browsers script methods path capabilitys client create input comments reference fields statuses example"],

["types","Types","inputs resources codes reference text compiler another kind belongs script"],

["answers-and-errors","Answers and errors","check status first completed unchanged accepted data input failed code capabilitys choose candidates script several program apart messages problem 404 reference found belongs else unresolved prerequisite similar ambiguous capture destination required query empty items result throw gives instanceof narrows above refused below 500 current retry connection timeout came back write effect idempotency key signals reason aborted wrong options capability attempts id logs proxy captive portal answered beginning text response"],

["what-you-know-from-others","What you know from others","stripe idempotency key write retries made open ai await over client query snapshot shift error class status problem stale revision 409 narrows octokit throws result long running operations poll yourself wait until environment variables token process env empty refused"],

["configuration","Configuration","base url required address https loopback token access function client sdk version program logs limits timeout milliseconds attempt included retries often deadline whole pauses hooks see responses fetch global example through proxy besides signal idempotency key id script option exist another value cannot work error before once more refused true 401 different redirects followed behind node env otherwise pass such undicis agent"],

["retries-and-idempotency","Retries and idempotency","write key second effect sdk 408 429 5xx lost connection timeout pause attempts grows random part shorter problem retryable more minute throws once continue error repeat response even signal script"],

["prepared-actions","Prepared actions","contact reviewed explicit approval committed script always key repeated replay automatically json client"],

["pages","Pages","script come unchanging snapshot fetched first item needed client input failed instead error thrown"],

["accepted-work","Accepted work","script wait capability observes execution until final write refuses always signal timeout five minutes default throws running error last webhooks less often case such guests under condition async"],

["files","Files","picture text becomes uploaded first both writes like script"],

["in-somebody-s-own-words","In somebody's own words","client assistant turn became reply text made question approval waits review once agrees commit channel script both retried key writes answered next message number yes"],

["responses-logs-and-traces","Responses, logs and traces","gives status headers text hooks events happen add such traceparent script error printed client contains token sdk anybody"],

["small-bundles","Small bundles","capability function create instead client contains first minified gzipped under 100 bytes further query input wait work script"],

["tests-of-your-program","Tests of your program","clone repository npm mock capability examples registry database header prefer code full makes itself demo account client fetch script"],

["versions-and-support","Versions and support","follow semantic versioning changelog long deprecated things work report issues repository id error vulnerability privately security md"],

["guides/mcp","MCP","Start","Capabilities as tools for agents, over streamable HTTP, with and without sessions.","claude, chatgpt, cursor ide, vs code, agent, assistant, llm, tools, model context protocol, claude desktop, gemini, tool list, tool names, fewer tools, toolsets, context window, mcp server, mcp client, elicitation, works with claude, works with chatgpt, copilot, connect an agent, connect a model, setup of an agent, too many tools, tokens of tools, ai, openai, langchain, agent framework, which tools are there, approval in a chat, local model, add the server to an editor, editor, ide, assistant on my computer","endpoint v2 both support current independent previous authentication access rfc 9728 metadata well oauth protected resource describes configuration speaks gpt such around lang chain put address variables shell apps alone allow operator turned off 401 app looks made browser origin machine localhost port refused"],

["tools","Tools","capability under dots create tokens abilities allow succeed always refused left instead planning commit prepares field few comes default format lengths patterns because mistake once mcp writes more argument idempotency key client cannot meta header protocol 2026 declares elicitation form earlier question text input model open session extension tasks follow accepted work effect state replay another conflict annotations describe hint destructive remove such like guest draft holds add put value world messages schemas defs rules over several root drop two string stand else aliases candidate id servers instructions becomes invitation lines"],

["answers","Answers","tool text structure client passes content outcome fallback disclosures line thing version checksum another six entries more leave descriptions addresses alike stands once before tokens rich go first last long cut smaller limit begin follow field value written missing resolved work steps cursor brief number section sentence intentions turnout tip many come included enough write repeat beginning length guests see whole preview invite prepare title reviewed status until approved next personal commit share alone execution id header zone event else account seconds clocks tue 2026 t18 t13 inputs weekday date refused envelope errors capability empty updated label effect resource observe data private candidate wherever beside friends like public part around venue activity unless json pointer otherwise prerequisite confirmation management allowed protocol false failed problems ability rate answered http itself 401 403 429 look gives 2025"],

["words-of-others","Words of others","titles notes descriptions wrote stand quotes json strings line another board games jonas winter concert example org long whole address room once rest text repeats thing body capture answered such mark whatever stays structure pointer part inside sentence nobody elses invite ada friend agent treats content instructions"],

["fewer-tokens","Fewer tokens","whole o200k output schemas toolsets essentials twenty tools tasks areas readonly search two 500 finds done such postpone dinner termin verschieben first three come arguments"],

["approval","Approval","contacts prepared tool committed another token over mcp see once approved client confirms automatically"],

["guides/invite_somebody","Invite somebody","Tasks","From a saved idea to a sent invitation, with or without an account of the guest.","send an invitation, send invitation, invite, invite a friend, invite guests, invite without account, guest without an account, rsvp deadline, capacity, minimum number of people, invitation text, host a party, deadline for answers, number of guests, how many guests, answer by, limit the guests, invite somebody without an account, plan a dinner, make a plan, first plan, step by step, invite by link, invite by mail, invitation without an account, only so many people can come, until when can guests answer, set a deadline, from idea to invitation, people who are not signed up, somebody who has not signed up, maximum number of guests, no more than so many guests, cut off for replies, guest has no smartphone, last day to answer","go nobody hears before committed draft min max relationships ensure notified mind contacts find query structured create candidate id outing see preview prepare receive approved fifth connected personal share passes workflow review approval code follow"],

["guides/find_a_free_evening","Find a free evening","Tasks","When several people have time, and how sure that is.","find a time, find a date, free evening, when is everybody free, availability, schedule a meeting, common time, free slots, when does everybody have time, when can we meet, evening that suits everybody, date that suits, when are my friends free, best date, partial answer, slot that fits everybody, time with the whole group, all of us, next free evening","query windows two hours puts first period such preset weekend before comes busy unknown shared calendar last otherwise sorted fewest ones possibly soonest go see accepted invitations count status connected fresh chosen draft create workflow steps code explains"],

["guides/save_an_idea_from_a_link","Save an idea from a link","Tasks","Send the address of a page, follow the capture, and answer what it asks.","save a link, save a url, bookmark a page, save a web page, capture a link, idea from a photo, instagram post, article, website, read later, save a tiktok, save a video, save a post, save an instagram post, link without a title, remember a page, share from a phone","source target goes onto text accepted worker until completed data input question such several events meant public id clarification under key failed retry try things roundup picture first already structured create once"],

["guides/follow_the_answers","Follow the answers","Tasks","Who comes, who has not answered, and what they wrote.","read what a guest wrote, note of a guest, who is coming, rsvp status, guest list, attendees, replies, responses, notes of guests, poll for answers, wait for answers, wait for rsvps, everybody answered, reminders, head count, changed answer, know who accepted, who accepted, who declined, who said yes, not delivered, why was an invitation not delivered, undelivered, delivery status, delivery failed, mail bounced, who said no, who has not replied, has everybody answered, which friends replied, reply of a guest, how many come, know when somebody answers, count of answers, remind guests, last guest has replied, bounced mail, has anyone answered","small repeat here message stayed roster account see webhooks client until sdk less often half minute case yourself once soon anybody hear hour update behind"],

["guides/change_or_cancel_a_plan","Change or cancel a plan","Tasks","Another time or place, other guests, or calling it off; for drafts and for plans that guests have seen.","reschedule, change the time, change the place, move a plan, postpone, cancel a plan, cancel plan, call off, add a guest, remove a guest, uninvite, concurrent changes, edit conflict, optimistic locking, change the same plan, tell the guests, update an invitation, delete a sent invitation, withdraw an invitation, invite one more person, change the meeting point, another restaurant, elsewhere, other restaurant, restaurant is full, place is closed, other day, other time, call a plan off, everybody is ill, somebody else edited a plan, guest changed her mind, drop a guest, tell guests about a new time, dinner is cancelled, remove somebody from a plan, bad weather, shift a plan, one guest less, one guest more, guests hear that it is off, change after sending","depends state because two once below overwritten nobody preview discard shared active prepare commit roster carries approved message confirm since stale revision"],

["guides/share_a_list","Share a list","Tasks","Show an Ideas List to one person, and end it.","share a list, share link, share an ideas list, list link, show a list to a friend, collaborate, public link, stop sharing, revoke a link, who can see a list, end sharing, unshare, make a list private, share with somebody without an account, work on a list together, take a link back, list for my partner, lists shared with me, what did my friend share","prepare below two connected commit approval mind manual nobody contacted passes anyone object mutate operation create such opens members update"],

["what-the-friend-gets","What the friend gets","connected account soon share committed query planning brief once object directions defaults owner anyone else write reference found searches recommendations generated leave mind opens alone"],

["stop-sharing","Stop sharing","expires deleted disconnected friends account longer hours undone object mutate operation undo reversible id create answered opens more make old single"],

["guides/add_a_friend","Add a friend","Tasks","Save people by name, connect with those who have an account, and undo either.","add friend, add a friend, add a person, add a contact, connect with a friend, friend request, find people, address book, disconnect a friend, contacts, connection, friend in mind, connected friend, same name, duplicate person, remove a friend, unfriend, rename a person, save somebody, connect two accounts, invite somebody to connect, connect with somebody, end a friendship, family, sister, know somebody, difference between connected and in mind","things private memory nobody notified everybody rest colleagues phone until both sides through share free review relationships operation create accepted consequences apply passes opens signs capabilities close manage deletes looked mail see"],

["guides/undo","Undo something","Tasks","What can be taken back, for how long, and what to do about the rest.","undo, revert, take back, unlike, restore, unarchive, rollback, mistake, take something back, accidentally, recover, restore a deleted idea, deleted by accident, delete by mistake, get a list back, get an idea back, recover a deleted list, how long can I undo, wrong click, undo a change, remove a like, bring back, bring something back, clicked by mistake","often account undone receipt id reversible until once within hours later stays archived recovered mutate operation interest relationships generated object stands capture unless since see prepared expire commit effect invitation cancel message put items update mode rsvp answered before workflow step code"],

["guides/authentication","Authentication","Guides","Access tokens, their abilities, and the headers of a request.","authorization, 401 unauthorized status, bearer token, access token, api key, oauth, scopes, permissions, request headers, personal access token, revoke a token, rotate a token, token lifetime, how long is a token valid, header names, http headers, authorization header, service account, user agent, authenticate, token for a script, list of scopes, which scopes, which permissions, rotate a key, new key, get a key, where does the token go, put a token into a request, leaked token, stolen token, token for a ci job, required headers, log in with the api, who am i, block a token, read only token, token that only reads, credentials, secret","space belongs capabilities data program urls prompts replies once created days unless earlier"],

["get-a-token","Get a token","agent access settings web application create make server rotate choose replace old goes long prepared stays revoke npm apps speak oauth once allowed see connecting client fixed header mcp"],

["abilities","Abilities","token elsewhere scopes grant assistant looks things more planning account see write drafts prepare contacts nobody rsvp invites addressed commit sees capabilities refused missing data another exist reference found"],

["headers","Headers","authorization bearer access token created agent settings web application put urls prompts logs replies client limits id 128 visible ascii characters echoed value replaced idempotency key intended 191 printable reuse replay first second effect input"],

["when-a-token-is-refused","When a token is refused","missing authorization header invalid unknown incompletely expired revoked create sdk string function before attempt once more 401 renewed restart"],

["guides/a_session","A session","Guides","From the first call to a sent invitation, pasted into a terminal, with what comes back.","walkthrough, session at the terminal, paste into a terminal, transcript","follows rest demo account npm makes repository berlin knows seven two outings preparation friends ada jonas example test public inventory 160 events next weeks invented commands bash zsh jq shortens output tokens settings agents below operators timezone once"],

["with-curl","With curl","unknown first repeated key replay"],

["an-outing","An outing","demos drafts reviewed preparing contacts nobody committing later explicit approval jonas finds invites mail file data outbox until url set mira account behind token planning released both done approve sees see"],

["a-time-for-everybody","A time for everybody","connect calendars status guide demo ada jonas mira unknown free best comes first"],

["in-somebody-s-own-words","In somebody's own words","npm terminal guide turn approving endpoint recommendations looks friends like inventory"],

["with-the-sdk","With the SDK","until published npm pack makes package export token base url http 127 3000 prints"],

["with-mcp","With MCP","like client configuration prints envelope refusal rfc 9457 problem code capability openapi json machine readable form"],

["guides/requests_and_answers","Requests and answers","Guides","The two forms of a body, the envelope of every answer, and the meaning of each status.","envelope, request body, response format, json, time zone, dates and times, handle, handles, ids, response body, header, date format, iso 8601, utc, timestamps, statuses, unchanged, id format, null, content type, unknown fields, successful response, response example, what an answer looks like, length of texts, daylight saving time, clock change, how are dates formatted, which time zone, local time, format of a date, http method, post or get, required fields, what does needs_input mean, meaning of a status, what does an answer look like, empty fields, emoji, charset, response codes, what an answer contains, offset of a time, left out or null, optional fields","capability utf fine authentication completed accepted below"],

["the-body-of-a-request","The body of a request","either input itself envelope version key curl base url api v2 capabilities query authorization bearer token content application json limit 262 144 bytes levels nesting invalid violations once pointer"],

["the-envelope","The envelope","status check first data result items otherwise resource under outcome models kind facts disclosures fallback text error input failed code see recovery effects happened confirmed unconfirmed next capabilities follow fields missing execution id write logs sentences must together agent reports omits important"],

["statuses","Statuses","completed terminal result reached unchanged already state accepted work follow next poll write input missing key failed cannot done error"],

["effects","Effects","idempotency key write state requires external contact possible preparing reviewing committing"],

["words-of-people-and-pages","Words of people and pages","wrote instruction open api document string sentence quote such codes reference field program model more content"],

["handles","Handles","ids thing account opaque guessed answered reference found"],

["times","Times","timestamps dates formatted iso 8601 instant utc such 2026 t19 day timezone iana europe berlin zone daylight clock part input offset hours daily accounts sets under"],

["guides/idempotency","Idempotency","Guides","One key for one intended change, so that sending it again never has a second effect.","idempotency key, duplicate requests, lost answer, exactly once, safe to send again, replay, double submit, request twice, at most once, deduplication, key reuse, connection drops in the middle of a call, send a request twice, network dies, client crashed, safe to retry, avoid duplicates, created twice, key of a request, retry a write, same request again, network failure, did my write go through, two instead of one, which key to send, made twice, same key with another body, key reused for a different request","finds first repetition before comes"],

["the-key","The key","write header idempotency tool argument 191 printable ascii characters create intended example uuid repetition samples curl python make openssl rand hex once mcp belongs put effect sdk reuses retries continue another process lost connection set yourself"],

["what-happens-with-a-key","What happens with a key","input later first replayed true second soon otherwise execution progress another holds things dependency unavailable different capability idempotency conflict belong account two final stored under including failed attempt even old gives problem http 400 503 because correct effect outgoing messages written transaction ten simultaneous days"],

["guides/approvals","Approvals by the person","Guides","How a person decides on their own page what their agents send.","approve in the browser, approval page, approvals page, release, ask me before anything is sent, send it myself, refuse an action, do not send, approval_required, approve_at, who approves, second factor for agents, agent has to ask, needs approval, wait for approval, user approves in the browser, connector cannot send, send without commit","prepares reaches chat session"],

["what-the-page-shows","What the page shows","approvals token app account prepared nobody committed long waits everybody reaches mail guests told opening yes releases agent offered myself once more step differ personal follows works week expired back confirmation consumed refused void soon refusal hold otherwise happened meantime"],

["what-an-agent-does","What an agent does","prepared outcome confirmation approve address token planning commit disclosure usual until released approval required retry stored under key open completes before agreed chat status stands needed waiting day refused itself relationships friendship apply connects disconnects step finds done invitation makes nobody else"],

["over-mcp","Over MCP","text opens client 2026 declares elicitation url once agrees makes releases"],

["for-programs","For programs","json accept application within session approvals items whole review form token key release refuse below because public url path plain http approve planning commit prepares"],

["guides/prepared_actions","Prepared actions","Guides","Actions that can contact other people are prepared, reviewed and then committed; never called directly.","approval ran out, approval expired, approval, approve, review, commit, confirm, confirmation, two steps, human in the loop, dry run, before sending, consent, who is contacted, action handle, send without asking, send on its own, automatic sending, autonomous agent, who has to approve, approve before mail goes out, nothing is sent yet, ask the user first, confirm an action, send only after approval, accidental invitation, send without a user, who is going to be contacted, undo before sending, how long is a prepared action valid, prepare and commit, send anything by itself, difference between prepare and commit","anybody capability happen receive point nobody later explicitly effect makes"],

["prepare","Prepare","data receive preview content expires outcome confirmation approval required disclosure nobody contacted review approve explicitly committing"],

["review","Review","recipients content contact manual share commit pass"],

["commit","Commit","sdk prepared method always key"],

["what-a-commit-requires","What a commit requires","token surface prepared over mcp otherwise principal mismatch planning next tools leave such capabilities released until approval key completes later see expires minutes confirmation checks stale revision checksum review once second replay different unchanged effect external models direct always refused"],

["after-the-commit","After the commit","effects happened continues status delivery mail server answered unconfirmed blindly message likes similar undone within hours"],

["guides/paging","Paging","Guides","Lists are read page by page from snapshots that do not change.","pagination, next page, cursor, offset, page size, list everything, snapshot, limit and offset, sorting, sort order, total count, total number, number of results, has more, last page, all results, iterate, results stop, only 25 results, more than 25, rest of a list, all pages, load more, loop over pages, page through results, large lists, next results, get everything, missing results, list changed while reading, first page only, next 25","goes match 500 items true fixed capability later shift come"],

["read-on","Read on","outcome collection describes position more true capability cursor set next limit allowed constraint refused because snapshot already exists encrypted belongs another account answered invalid expires minutes recommendations hours failed likes query 422 instead item authorised deleted since omitted shorter number total sdk iterates over"],

["guides/accepted_work","Accepted work","Guides","Some work continues after the answer. How to follow it until it ends.","async, asynchronous, polling, long running, background job, progress, wait for the result, accepted status, job status, still running, wait until done, how long does it take, status 202, accepted but no data, no result yet, poll a job, follow an execution, when is it done, check later, background work, result is not there yet, wait for a capture, never comes back, come back later, is it finished, work is finished, still waiting, not ready yet","web searching such write lost even restarts like since goes effect created unconfirmed observes confirmed"],

["follow-it","Follow it","first entry next capability observes work input two wait number seconds retry accepted updates done far cursor completed failed write execution id plain goes status result gave curl base url api v2 6f0bvtwx98fqxvzv62393sfj7j authorization bearer token replay version sdk through restart"],

["when-it-asks","When it asks","input data capture roundup waits lost idempotency key clarification public id state version expected choices number free candidates error complete continuation operation mutate generation required fields added two accepted 409 current work execution"],

["when-it-fails","When it fails","data retry capture state version two succeeds roundup operation items work crash interrupted restarted automatically three"],

["over-mcp","Over MCP","more tool accepted observes work declares extension io modelcontextprotocol tasks instead result lives day capture roundup client elicitation form once question update fit refused 32602 declines closes waits cancel following"],

["guides/capture","Capturing ideas","Guides","What a capture reads, what it asks, how to answer, and what it never does.","capture, clipping, save a page, scrape a page, read a page, instagram, tiktok, social media, login wall, paywall, page behind a login, article, extraction, when a capture is finished, not ready yet, capture status, wrong title, missing title, what is read of a page, why was nothing read, video, youtube, which sites can be read, idea from a page, question of a capture, clarification, know when a capture is finished, it asks which place, which one do you mean, what a site sees","turns hand sentence address picture moment afterwards accepted completed"],

["what-is-read","What is read","source text raw commands around such thanks part url address inside counts media refs four pictures files uploaded before subject thursday market lunch alone come title description dates describes structured data first last map form opening tube instagram tik tok clipping like extraction everybody behind paywall login wall log capture offers else day event relative friday two weeks moment mail chat written ostermontag years eve lands differ mothers exhibition until january goes assumed lines numbered several things three bulleted programme try bring along hour canceled postponed sold disclosed moved"],

["where-it-goes","Where it goes","target feed text destination subject discarded updates private memory like nobody told source retry deleted before capture fails access denied next"],

["what-is-asked","What is asked","capture question once waits input data clarification kind choices source text pictures required destination several ambiguous nobody unresolved items things addresses subject errand such buy milk city event date two ways contradicts day week past over"],

["how-to-answer","How to answer","capture idempotency key fields input choice number beginning works candidate under error whole deleted since marked date two puts nobody particular understood leaves question open updates state version stays cancel forget failed source unsupported message cannot retried several wins 409 stale current days last things more items roundup mutate next suggests guide"],

["when-it-fails","When it fails","tried three complete disclosure capture otherwise data retry version additional detail evidence media refs add facts ceramics studio weserstra gone trying cannot help"],

["what-is-never-done","What is never done","capture contacts nobody buys signs nowhere follows instruction finds opens addresses inside private network like updates sentences before found twice reused true another event day now venue make account within ten minutes usually source retry"],

["what-a-site-learns","What a site learns","sees visit address agent guide neither nor cookies referrer account used another"],

["limits","Limits","captures once 300 account wait 500 hours retries"],

["guides/errors_and_recovery","Errors and recovery","Guides","What each kind of error means, what to do next, and when to send a request again.","retry, how to retry, timeout, error handling, backoff, no answer, recovery, status codes, http status, failed or needs_input, exception, retry after, problem json, error format, troubleshooting, debugging, contact support, what went wrong, what to do about an error, list of errors, error codes, when to send again, connection lost, connection drops, network error, server is down, why 409, why 422, why 500, order of checks, unknown error, request failed, unavailable, retryable, what should my program do, exceptions of the client, send again or not","two refused 4xx 5xx rfc 9457 body effect outcome 200 understood cannot form message here begin sdk throws address token rate ability key hides operator id"],

["what-to-do","What to do","401 another token 403 ability 404 look resource deleted 409 execution progress wait key stale revision current state version idempotency conflict different 422 correct errors points 429 503 number seconds retry 500 timeout connection lost longer pause backoff input missing failed follow next unless retryable true"],

["what-a-problem-looks-like","What a problem looks like","violations once json pointer field possible suggestion curl base url api v2 capabilities availability query authorization bearer token content application preset next week daily 422"],

["prerequisites","Prerequisites","capability must first input filled example answered unresolved relationships ensure candidates choose guess code whole"],

["in-the-sdk","In the SDK","outcomes results problems thrown before throws already retried safe python urlopen raises httperror json load error body headers"],

["all-codes","All codes","malformed http 400 well formed whole header token missing 401 bearer create agent access settings authorization invalid recognised expired now revoked wanted session required nobody signed cookie ability 403 lacks denied allowed choose account owns route found 404 such address check path against reference capabilities api v2 followed unknown spelling surface look method 405 post 406 open browser idempotency conflict 409 key already used repeat earlier execution progress running wait number seconds retry stale revision meantime decide under current checksum content preview state version generation roundup continue confirmation prepared approved explicit approval commit review consumed replaced see done principal mismatch another conversation busy message channel identity body large 413 less once example split long several media unsupported 415 supported application json input 422 valid correct field errors accepted omit 191 characters over mcp argument printable ascii contains cursor next constraints snapshot limit both search rate 429 many internal 500 went wrong here happening report id implemented 501 built dependency unavailable 503 temporarily however often effect ambiguous 200 match candidates meant unresolved relationships ensure subject things related drafts exist outing separate day range assume today scope much source items destination selection clarification question first catalog nearest consequences date relaxed understood failed suggestions possible reply turn interrupted reached rest unreachable reachable try later text upload given editable cannot management exposed cancel instead guests notified shared update closed rsvp deadline passed write themselves full decline case invite removed connected friend deletable deleted friendship recipient eligible manual yourself delivery available archived structured calendar status result discovery reversible undone reverse retired views filters defaults fills logistics transition needed"],

["guides/roundups","Roundups","Guides","How several things of one source become ideas, what is asked, and what happens when some of them fail.","several ideas at once, newsletter, best of list, bulk create ideas, many ideas, many links, list of places, several links, batch of ideas, several places, one article, several restaurants from a blog, ideas from an article, several restaurants, several places of one page, many ideas of one text, save all of an article, list of an article, blog post","ten bakeries email five events capture finds suggests goes"],

["what-to-send","What to send","roundup mutate operation create source items 100 things already url text next come opened first title once facts left many more becomes much question scope general whole selected alone policy target feed explicit requirements must meet vegan mitte chains skipped curated ten fit chooses mode recommendation before best context wants"],

["continue-it","Continue it","roundup waits input scope required resolve destination assign target text selection items operation unchanged generation expected field filled idempotency key candidate under error complete chooses titles position refused probably meant suggestion mutation accepted raises several wins 409 stale current background captured execution progress until fit state"],

["how-it-ends","How it ends","chosen item captured itself decided source cannot well enough fails stand order another before reused twice outcome facts counts roundup completed told retry tries lacks such date event next missing additional detail select skipped both begin execution deleted go destination required stays off assign anew archive puts away"],

["limits","Limits","items roundup 100 larger requirements wait account deleted days last"],

["guides/discovery","Discovery for host models","Guides","How a model researches for a user, records what it found, refines it, and how a plan is drafted from it.","research, web search, structured output, host model, candidates, saved view, browse the web, own research, saved search, let a model research, find ideas on the web, broader results, candidates of my own, save results of research, refine results, search the internet, submit results, hand in results, results of my own search","opens outside source discovers knows friends like public inventory world beyond tools both share looked version sees two ways prepare accepted executions"],

["open-a-run","Open a run","query semantic subject must constraint activity catalog mood stand area behind field parent assumptions geography removed understood hard clear clarification required made soft becomes entry price currency guessed context both like accounts calendars addresses inventory itself gaps cover"],

["record-what-you-found","Record what you found","submission schema discovery many candidates room kinds wanted constraints json 2020 around const contains structured output partial go results matches failed closes hours rejected itself looks hard satisfy outside window another already over evidence future claim observed later now price currency amount duplicate venue city limit exceeded semantic id label leave gap correct refused 409 address fetched write stored text done"],

["refine-it","Refine it","once closed go parent reply contract state version saw either date 409 current continue found offered less replacement dimensions plus supersede becomes stale selection anew cleared value added united must overlap constraints semantic id add modify remove preserve stays although origin thread used days expired more 200 oldest goes"],

["draft-a-plan-from-it","Draft a plan from it","candidate id create research selection proves saw thread fingerprint reply contract version 409 ahead claims become evidence liking putting make once looking recording"],

["keep-the-search","Keep the search","view filters items computes match now best object fixed dates left cannot shared because later make generate first"],

["guides/finding_things","Finding things","Guides","How search, recommendations and generated lists choose, what is hard and what only ranks, and what the reasons mean.","search, find, recommendations, for you, recommend, generate a list, reasons, provisional, relax, filters, rank, ranking, near me, typo, did you mean, suggestions, no results, nothing found, sort order, order of results, nearby, distance, how are results ranked, which ideas come first, how does it decide, why is this suggested, why was nothing found, make a search broader, how recommendations work, ranking of ideas, personal recommendations, popular ideas, neighborhood, spelling mistakes, near my home, search by words","three capabilities look through friends like public inventory gives matter clear knows choices such model outside"],

["what-is-hard-and-what-only-ranks","What is hard, and what only ranks","field decides must hold activities least categories includes climbing bouldering neighborhoods cities mitte berlin several feed search itself another form english german preset slots constraint kind see below like preference terms prioritize free put wish requirement empty object klettern ada applied filters understood question nearest five mistake matches chance offers retry suggestions finds"],

["search-in-sentences","Search in sentences","english german kino heute pizza kreuzberg tonight things neukolln warm ada sunday neighborhood city behind left mood rainy day kids etwas drau en sitzen find suits disclosure next friday two cannot both title query stays first lounge area alone filter scopes before win over quotation marks recommendations generate subject prepare must match above result fewer three rarest ones related similar activity come"],

["time","Time","assumed whatever lies ahead fits reason speaks day preset periods such weekend english german friday evening weekday december 2026 freitag ab uhr tonight um half hour before until else two things required guessed slots windows offset accounts clock shorter duration minutes count alone prefers near constraint kind date must begin several hold applied filters meant unless closed over appears"],

["reasons","Reasons","four short sentences strongest first ada like rainy sundays matches ramen fits quiet kreuzberg friday open free true back connected more next neither nor through provisional false promises stored fact proves soon hours description searched confirm choice before anyone gaps cover unknown source public now gone another location left area look things neighborhoods found candidates cities nobody availability given allow calendar fetch inventory events operator imported field near"],

["nothing-found","Nothing found","hard fields fits candidates many choices first complete input requirement go drop yourself"],

["pages","Pages","recommendations best 500 choices hours continue cursor else size fields refused last ranks left checked archived hidden retired since fewer looks anew see"],

["generated-lists","Generated lists","fields best ten limit filters defaults preferences directions room preset stretch samstags disclosure left such board games kreuzberg ada fits friends likes public inventory among until puts another makes stays visible long shares nobody else sees unchanged reversible id undoes hours see delete archived counts things recommended"],

["guides/media","Files for captures","Guides","How to send pictures and texts as the source of an idea, what is kept of them, and for how long.","upload, photo, picture, image, screenshot, flyer, attachment, file upload, multipart, pdf, ocr, qr code, exif, delete an upload, audio, video, send a picture, take a photo, image of a poster, upload a file, large file, which file types, are uploads deleted, poster","exported event first itself reference goes media refs evidence retry data camera used mail form"],

["send-a-file","Send a file","body content like write ability planning idempotency key curl base url api v2 media authorization bearer token text plain openssl rand hex data binary jazz nordlicht saturday december 2037 pm mullerstra 13353 berlin sdk picture flyer jpg itself ref reference first next jpeg png web gif frame avif image because decides utf html event calendar mail headers message rfc822 table csv map application geo json else refused unsupported instead heic svg pdf video screenshot"],

["what-is-kept","What is kept","picture turned upright made 048 pixels wide high small twice large encoded anew jpeg camera wrote used else anybody file texts endpoint back evidence captures account gone day expires lives long last delete api v2 media ref once curl base url md 3p0w8zj4c1r6n9k2h5t7v8x4qd authorization bearer token idempotency key openssl rand hex"],

["what-is-read-of-a-picture","What is read of a picture","qr codes like address becomes behind opened else latin script operator installed largest line title question unless poster hangs anywhere files capture announce events different days meant note well"],

["limits","Limits","file mi million pixels seconds capture account reached uploads day 200 operator wait once rate"],

["guides/objects","Objects","Guides","How to read and change anything by one capability, and how to undo it.","object, open an object, inspect, undo, share link, put on a list, handle, one capability for everything, generic call, read anything by its handle, change anything","mutate events captures friends interests public hold choose thirty"],

["name-an-object","Name an object","subject several refused interaction reference gave candidate id choice offered recommendation query narrows else answered like 404 found find begin things come first friends public events count fits ambiguous five input whole over mcp chooses form"],

["read-it","Read it","open object shape capability inspect adds belongs directions defaults likes updates capture requirements contents checklist collection relationship interests recommendations fits subject items limit offset part however long more entries next"],

["change-it","Change it","object mutate five operations subject destination defaults share options free form keys checked unknown refused probably meant add event recommendation puts friends interest public becomes first remove stays create makes days until expires 365 ahead update given undo reversible id likes else 422 reason view holds cannot capability retired"],

["undo-it","Undo it","happened reversible id undone once hours account brings back stands stood opens more since deleted archived removed defaults order go stays became active liked unless planned"],

["prepare-recommendations-of-places","Prepare recommendations of places","question food stored likes friends public model calendar source outside confirmed option provisional research gaps subject must match area neighborhood city preference decides order date phrase becomes window accounts zone more snapshot five detail live hours checked candidate id drafted put"],

["guides/talk_to_it","Talk to it","Guides","What a person says in their own words becomes calls, questions and approvals; nothing is sent in a turn.","assistant, assistant api, chatbot, natural language, plain words, own words, say something, talk, turn, turns, conversation, conversations, message to the assistant, chat with the service, reply, channel_identity, sms assistant, terminal, npm run say, ask in words, understand a sentence, hosted assistant, commit a turn, reply word, delete a conversation, what was said","post v2 became rules model capabilities abilities token missing reach prepared waits endpoint english german slips finger spoken guests such text invitation meant yes nobody fitted half off away"],

["on-a-page","On a page","signed talk assistant token question buttons waits approval press conversation delete"],

["try-it","Try it","npm talks running server made demo account gives token export silent email example test abilities planning write rsvp commit ten minutes clocks berlin nobody contacted mail written data outbox german terminal language spoken"],

["a-turn","A turn","message key choice perhaps channel identity replay second effect 200 reply text begins sms tel fits three approval always within really cards things ordinal question next number yes speaks else waits review suggestions sentences instead understood often status worst failed input accepted work goes assistant itself makes"],

["an-approval","An approval","review text once agrees post commit path key channel identity turn yes more reply buttons program recognise conversation prepared token under else mismatch required completes released refusal leaves free"],

["a-conversation","A conversation","belongs token channel identity fingerprint knows open first more undo spoken last twelve hours back gave within leaves done before approval offered path until expires two messages once answered busy api v2 assistant delete otherwise days turn log metric audit row server dies carried second key interrupted"],

["a-model-if-you-want-one","A model, if you want one","understanding rules default add openai anthropic two formats assistant url server speaks day tokens 200 account off until turns settings another provider message last conversation results addresses cannot reached hands prepared approved always questions yes waits approval alone kind value first text else wrote steps seconds slow broken dear usage fallback timeout cap done interpreter answered"],

["guides/versioning","Versioning","Guides","What may change without notice, what never changes, and how to keep using an earlier input.","version, versions, deprecated, deprecation, sunset, breaking change, compatibility, old version, backward compatible, semver, end of life, api version, new fields, upgrade to a new version, field removed, fields removed, which version, earlier version, break my code, will my client still work, old client, old clients, old app, future changes, fields that go away, is a field going to be removed, removed fields, support of old versions, how long is a version supported, migrate to a new version, list of all capabilities, machine-readable description, how stable, stability, endpoints, long term support","three registry 2026 whole envelopes contract outcome v1 number promises"],

["the-version-of-a-capability","The version of a capability","input notice earlier accepted bare body current envelope such machine readable description curl base url api v2 availability query authorization bearer token content application json 2026 preset week refused mismatch"],

["what-may-change-at-any-time","What may change at any time","capabilities optional fields inputs codes next messages titles disclosures fallback text ignore compare resource unless strict"],

["what-does-not-change-within-a-version","What does not change within a version","stays backward compatible old clients go working capabilities fields codes presence required limits raised"],

["what-is-deprecated","What is deprecated","capability field value code works until sunset date life long term support beyond open api document sdk description tool since instead http header rfc 9745 seconds 1970 8594 once set"],

["read-the-registry","Read the registry","anyone token capabilities versions json schemas inputs data fingerprint whenever curl base url api v2 authorization bearer"],

["guides/limits","Limits","Guides","How much, how often and how long: sizes, rates and lifetimes in one place.","limit, quota, rate limit, maximum, throttling, how many, page size, request size, how large, how much, requests per minute, per day, monthly quota, pricing, fair use, file size, lifetime, how many requests, requests per second, how many invitations, how big, how often, longest text, max length, length of a description, too many requests, slow down, free plan, how many items, biggest upload, longest name, how long may a name be, throttled","exceeded effect values capability field body another below"],

["rates","Rates","counted token account together limits five headers policy many left minute throttled retry long slow down 600 writes 120 commits messages hour day reference 200 address"],

["sizes","Sizes","body 262 144 bytes levels deep items snapshot 500 idempotency key 191 characters id 128 files media limits big biggest upload go beyond account reached"],

["lifetimes","Lifetimes","access token days prepared minutes undo hours snapshot recommendations first under idempotency key execution long else stays"],

["guides/pages_for_people","Pages for people","Guides","The links people get, what they can do there, and the pages of an account.","email, mail to guests, guest page, rsvp page, without an account, invite without account, unsubscribe, share link, what guests see, guest view, reply without an account, without signing up, opt out, mail preferences, calendar file, hide the guest list, guests register, guest sign up, answer without an account, what a guest needs, friend without an account, friend has no account, guest does not want an account, people who are not signed up, answer by mail, page of an invitation, what does my guest see, open an invitation link, stop mail, mail language, do guests have to register, guest list on a page, answer without signing up, guest wants no more mail, who else comes, does my guest see the others, what the invitation looks like","committing create works browser scripts gives access everyone pass accept decline ics event anyone finds connection leads sees button entry since program free confirms click settings such begin public address url operating status once"],

["what-a-guest-sees","What a guest sees","bring draft update prepare once account find invites coming see zone write note roster nor another reached mail moves canceled day before address confirm first anybody wrote stops click commit counts among makes notify recipients false told nobody anyway chooses alone answered offered signed connects signup shared until expires deleted disconnected operators single example got wrong hands npm search engines index revoked replaced existed here"],

["in-which-language","In which language","behind signing connecting accounts settings mails english german chosen under else two browsers accept likes best content begins first go back follow last seen message capabilities json always"],

["pages-of-an-account","Pages of an account","coming waits top drafts past canceled sees themselves checklist see guest invitation outing made three steps instants query edit once put away discard lead review prepares button commits programs capabilities finds few picture title text url fill before together back undo captures looks five seconds twelve free days hours best first reasons found both search bookmark connect disconnecting rules sharing alone private phone hand settings under belong mail address zone sessions calendars sign code password json accepts application products apps cookie access token agents cannot operators print browser opens npm silent email"],

["what-a-host-hears-by-mail","What a host hears by mail","address answered note enough few closed deadline passed first comes two minutes because often together hour since last once canceled over guests reminded invitation account opens settings stops unsubscribe button program capability operators npm email off"],

["guides/calendars","Calendars and free time","Guides","How people connect calendars, what friends see, and why time is unknown.","google calendar, outlook, apple calendar, ical, ics, caldav, free busy, calendar feed, connect a calendar, icloud, calendar sync, subscribe to a calendar, busy, unknown time, which calendars, connect google calendar, connect outlook, what friends see of a calendar, why is time unknown, unknown instead of free, free or busy, plans in a calendar app, iphone calendar, disconnect a calendar, is a calendar up to date, what does partial mean, private appointments, what is read of my calendar, nobody is free, work calendar","availability query finds several knows share whatever cloud offer such address format published dav spoken stay more"],

["connect-a-calendar","Connect a calendar","through agent address secret settings status manage url open sign mail password subscribed offers programs often ics subscription minutes hours last uploaded file exported mb deleted once two weeks weekday 2027 day until begins certain titles guests descriptions dropped contains single event rest year therefore first make busy unless ticks complete counts free possibly zone invitations declined"],

["share-it","Share it","off until decides see free nobody connected friends chosen ones mutual message assistant looks both learns busy possibly unknown half hour months nor calendars outside usual zone unless turned disconnecting delete accounts"],

["what-counts-without-a-calendar","What counts without a calendar","make busy themselves once shared invitations accepted confirmed possibly waits friends see drafts anybody free"],

["read-an-answer","Read an answer","window two hours status free partial least possibly busy row unknown worst off uncertainty calendar connected manage url source pending minute stale anybodys lately uploaded file old owner sees reason incomplete shared friends both answered alike see relationships friendship review beyond horizon months date probably looked becomes freshness longest ago allow refresh true first more waits seconds else daily lie belong zone account"],

["find-events","Find events","search invited title venue cannot connected calendars because"],

["plans-in-your-own-calendar","Plans in your own calendar","gives address program finds accounts accepted invitations marked tentative wait canceled stay days remove everyone replacing once"],

["guides/share_from_your_phone","Share to it from your phone","Guides","How to save an idea from the share menu of a phone, on Android and with iOS Shortcuts.","share menu, share sheet, share target, android, iphone, ipad, ios shortcut, shortcuts app, install, pwa, home screen, add to home screen, web app, save from phone, share a link, bookmarklet","often found post message two taps opens filled before press signed first finds put computer"],

["android","Android","open chrome edge samsung internet choose add home screen install share menu app manifest webmanifest title text url"],

["iphone-and-ipad","iPhone and iPad","os shares apps shortcuts make once open press tap top choose rename bottom turn sheet under receive leave urls safari web text add input encode address followed variable https outings example now stands step"],

["a-bookmark-on-a-computer","A bookmark on a computer","make address https outings example javascript location title encode uricomponent document url"],

["what-the-address-takes","What the address takes","url event text missing many apps share title chosen together characters sign first"],

["guides/what_there_is_not","What there is not","Guides","Webhooks, a hosted sandbox, bulk calls and other things that do not exist, and what to do instead.","webhook, webhooks, callback, push, notification, push notification, server-sent events, websocket, streaming, sandbox, test mode, staging, bulk, batch, graphql, grpc, python sdk, java sdk, go sdk, ruby sdk, php sdk, missing, not supported, roadmap, alternatives, real time, subscriptions, sse, soap, payments, split the bill, split costs, tickets, chat, messages, sms, whatsapp, teams, organisations, admin api, search for users, rest, sla, uptime, status page, mobile app, cli, price, create in bulk, bulk create, create many at once, recurring plan, recurring event, repeating plan, repeat every week, weekly plan, series, plus one, plus ones, bring a friend, guest brings somebody, sms invitation, text message, whatsapp invitation, telegram, merge people, merge two people, merge contacts, duplicate people, waiting list, waitlist, block a person, block somebody, ban a guest, mute, translation, locale, language of texts, german, french, spanish, language of mail, localization, i18n, vote on a date, date poll, poll for a date, voting, merge lists, merge two lists, group of friends, groups, book a table, booking, reservation, buy tickets, charge guests, look up a stranger, find strangers, every week, every monday, every second week, weekly dinner, recurring, regular dinner, boyfriend, girlfriend, partner, bring somebody, additional guest, pay together, guests chat, group chat, phone number, find users, find a person by email, c#, dotnet, kotlin, swift, vote, poll, survey, reserve a table, reminders by sms, comment, comments, discord, slack, zapier, ifttt, live updates, get notified, write into a calendar, create calendar events, rust client, python client, client for another language, call my server, hook, regular game night, everybody pays their share, share the costs","section work here"],

["webhooks-and-push","Webhooks and push","address connection open events callbacks subscriptions streaming server web socket notification phone instead work goes follow next wait long retry see accepted guests status rsvp once loop planning brief example morning first cursor snapshot outcome collection continue polling minute far below limits mail itself"],

["a-hosted-sandbox-or-a-test-mode","A hosted sandbox or a test mode","token address staging server npm mock checks examples demo account mail stays files see try"],

["bulk-and-batch-calls","Bulk and batch calls","key many writes account capabilities several things once relationships ensure 250 items update roundup mutate source npm import brings whole collections see"],

["sdks-for-other-languages","SDKs for other languages","script java such kotlin swift dotnet http post json body samples python tab standard library clients generator open api document"],

["graphql-grpc-rest-resources","GraphQL, gRPC, REST resources","soap either http api form post capability query language belongs"],

["searching-for-people","Searching for people","capability account phone number mail address found relationships query see add friend"],

["writing-into-calendars","Writing into calendars","connected written subscribes guest adds invitation see free"],

["recurring-plans","Recurring plans","once series weekly dinner regular game night draft next create first approval"],

["plus-ones","Plus-ones","guest add another partner boyfriend girlfriend adds roster prepare passes everybody create share opens signs see"],

["a-waiting-list","A waiting list","waitlist capacity max more acceptances next fails full nobody put line guest tries declined raises update prepare commits"],

["sms-whatsapp-and-other-messengers","SMS, WhatsApp and other messengers","mail messages neither nor telegram slack part zapier ifttt guests account makes delivery manual share status see invite"],

["merging-people","Merging people","two stay put members update delete relationships manage friend mind connected duplicates away ensure reuses under former"],

["blocking-somebody","Blocking somebody","nobody mute because look delivers invitations connected friends disconnect relationships friendship review apply old cannot two leave roster prepare mail stops"],

["languages-of-texts-mail-and-pages","Languages of texts, mail and pages","english header locale setting translation french spanish localization i18n german see codes outcome facts data write stored wrote"],

["deleting-an-account-by-a-program","Deleting an account by a program","capability exports both settings proved see data privacy"],

["deleting-for-good-by-a-program","Deleting for good by a program","archiving discarding capability goes further settings"],

["votes-and-polls","Votes and polls","date survey availability query finds everybody before anybody guests note suggest another update prepare moves"],

["groups-of-people-merging-lists","Groups of people, merging lists","teams organisations invited several draft two stay put items update delete"],

["payments-tickets-and-chat","Payments, tickets and chat","costs notes money splits bill makes booking reservation table guests write comments conversations"],

["a-price-and-an-sla","A price and an SLA","software nobody uptime operator makes see"],

["guides/privacy","Your data and your privacy","Guides","What the service keeps about you, what friends see, how to take your data with you, and how to leave.","privacy, my data, export my data, download my data, export everything, delete my account, delete account, close my account, leave, gdpr, data portability, what do friends see, who sees my data, stop mail, never write to me, unsubscribe from everything, account deletion, right of access, take my data with me, keep my account","nobody else unless share erasure told here"],

["what-is-kept","What is kept","likes connected calendars busy kind row deleted"],

["what-friends-see","What friends see","guest sees preview private notes else stay unless likes share until free chose under calendars settings busy wrote email address nobody such theirs neither nor delete"],

["what-a-model-gets","What a model gets","assistant stays here set accounts understand off until turn provider before conversation email addresses telephone numbers tokens cannot theirs next message"],

["which-mail-you-get","Which mail you get","settings contact stop write allow told such sign comes"],

["take-your-data-with-you","Take your data with you","accounts settings export zip file made load json kind thing row stored done activity jsonl pictures prove first works once day download broke off count opens access tokens addresses feeds calendars email"],

["delete-your-account","Delete your account","settings prove address once session access token app calendar feed friends see free mail waits days sign press data stays except work during before over canceled guests chose longer connected shared anywhere notes gone former member row brought back remains wants wrote themselves backups until within figure make empty operators both npm export"],

["what-you-delete","What you delete","draft go once day back row erased later answered archived discarded stay whole because things settings restore good empties made"],

["without-an-account","Without an account","guest leaves note sees address hear sealed deleted week stops mail erases once here invitation declining coming work gave already got stays otherwise emptied year"],

["guides/sign_in","Signing in","Guides","How people sign in to the web pages, make an account and keep others out, and what apps and operators need to know.","login, log in, password, make an account, session, cookie, sign up, magic link, log out, sso, passkey, two factor, create an account, register, sign in with google, google login, github login, email link, social login, login mail, mail never arrives, link never arrives, cannot log in, close registration, only my team, only my company, invite only, who may join, forgot password, sign out everywhere, change my mail address, single sign on, log out everywhere, no login mail, stay logged in, who can register, sign in on a phone","agents access tokens connect calendars zone see always works recovery codes added such git hub long"],

["by-mail","By mail","sign address brings code eight digits both work once ten minutes browser five wrong count more button another part whole opening scanners harm everybody account differs make invalid nobody before limit told alone factor mailbox passkey two device unlocks replace cannot turn off meet requirement multiple asvs"],

["by-passkey","By passkey","settings account adds browser scripts cannot else works signing proving press authenticator check belongs public url ip address mail add ones challenge counts once five minutes session whichever server maker device theirs refused signatures removed"],

["by-recovery-code","By recovery code","settings account makes ten once proves sign recover address mail old ones told back passkeys because added"],

["who-may-make-an-account","Who may make an account","invited default connect button addresses operator admits many join open everybody closed nobody commands below mail"],

["sessions","Sessions","days last proved settings account tokens feed oldest cookie contains 256 random bits hash script site address code first unless within ten minutes confirmed seven old back"],

["for-operators","For operators","public url begins https path machine itself work localhost 127 sign behind proxy set trusted limits networks apply warns make first account npm silent create prints once within ten minutes lets timezone invite address days session tokens email lost mailbox sure export file writes zip delete seven guests mail canceled browser opens"],

["for-apps","For apps","accept application json addresses signing settings account problems like api errors recovery forms www urlencoded token cookies post next 202 true code 200 welcome above 404 work display timezone false proved passkey options navigator credentials browser answered recover label added remove key 201 used both sessions everywhere revoke language en de model providers empty back export zip file delete guests yes leaving 401 required wrong another site 403 access denied"],

["guides/agent_access","Agent access","Guides","How people make tokens for agents and apps on the web pages, decide what each may do, replace and revoke them, and see what was done.","make a token, personal access token, new token, agent settings, what may an agent do, what did my agent do, activity log, audit log, revoke an agent, rotate a token, replace a token, agent permissions, undo what an agent did, ask before sending, lost a token, token for claude, which agents have access","account sign mail cannot session"],

["make-a-token","Make a token","unless proved within ten minutes choose label used four abilities box ticked first before connected disconnected counts 180 365 days lasts follows once lines paste terminal mcp json claude code sdk variable form second account mail planning write invitations rsvp approve commit"],

["replace-or-revoke-a-token","Replace or revoke a token","makes settings long old once hour day agent prepared committed proof server more within second unless another works box deletes before turned off"],

["what-an-agent-did","What an agent did","token audit log made tried newest first came replaced another both app under connected apps such allowed disconnects stays readable leaves prepared reached undo back hours undone things days settings activity account itself sign ins address calendars"],

["for-apps","For apps","accept application json addresses form token cookies key effect once settings agents before 200 older post label abilities days approval 201 used filter activity grant working disconnect several rotate hours revoke yes true undo undone"],

["guides/connecting_apps","Connecting apps","Guides","How Claude and other apps connect to an account without a token, what their user is asked, and how to disconnect them.","oauth, connector, connect claude, connect chatgpt, add the server to claude, authorization server, consent, allow an app, dynamic client registration, pkce, refresh token, disconnect an app, connected apps, third party app, redirect uri, claude code, mcp oauth","speaks address such"],

["connect-an-app","Connect an app","claude chat gpt cursor vs code clients mcp add server custom address else put opens browser sign unless within last ten minutes mail proves largest verified back program computer gives itself stands below quotes go yourself choose answering invitations ticked approve prepares reaches before disconnected waits yes allow brings now comes days wants more always because"],

["disconnect-it","Disconnect it","connected apps settings under agents app used last once tokens refresh prepared undo turns before off sign everywhere box assistants account access"],

["for-who-makes-an-app","For who makes an app","authorization server refusal metadata resource rfc 9728 document well oauth 8414 flow code pkce s256 iss 9207 client address id application json redirect registration register 7591 public whatever uris https localhost 127 port private scheme such com example compared leads another see first stops decides scopes abilities token endpoint allowed mcp default both api capability 8707 refused lifetimes seconds access hour refresh days last 180 gives old works ten more race used later back revoke 7009 answered error insufficient operator turn off path tls machine"],

["guides/operating","Operating the service","Running it","Requirements, settings and health checks.","self hosting, deploy, cors, environment variables, configuration, production, docker, kubernetes, health check, readiness probe, liveness, metrics, prometheus, smtp, reverse proxy, pgbouncer, connection pooler, health check endpoint, healthz, readyz, monitoring, logs, logging, helm, systemd, tls, https, nginx, postgresql, rolling update, zero downtime, workers, host it myself, on premise, self hosted, secrets, encryption key, database migration, rotate service keys, key rotation, call from a browser, call from a website, cross origin, web app of your own, frontend, postgres version, database version, node version, system requirements, run it in docker, install a server, own server, run a server, which postgres, send mail, mail server, mail settings, own domain, settings, upgrade the server, memory, hardware, ports, http proxy, health endpoint, javascript in a page, monitor the service, outgoing mail, put it on a server","process mcp among packages sql url embedded machine anybody else root data dir nobody files pictures decoded two 300 mb largest ones thread 250 both minute"],

["settings","Settings","configuration environment variables wrong contradicts another prints line least eight characters edit away such databse url refused well shorter warned leave quotes around values files node env development production test demo account database must port 3000 listens 127 address metrics 9464 workers 9465 prometheus healthz public guests begin embedded postgre sql purpose pooler transaction front shares connections migration npm restore data dir keys mail created encrypt cursors random bytes base64 old separated comma smtp http api bearer example com required cors origins sites frontend browser alone patterns trusted proxies networks sign invited make open closed see imprint privacy support oauth off apps cannot metadata authorization server path machine fetch calendars captured text media themselves maps allow although internet agent docs itself 200 printable ascii reaches threads four 256 mb process ocr pictures codes camera wrote optional packages tesseract js installed day 209715200 upload 10485760 retention audit 400 3650 messages prepared committed conversations last turn assistant nobody talk 404 neither nor document model openai anthropic format understands providers needed tokens 200000 24000 rules 365 note rate limits benchmarks log level info json stdout goes leads terminal output version two bound before else done until 503 several"],

["commands","Commands","npm serves http mcp worker mail calendars captures process see below doctor test look next part account sign make invite delete token revokes inventory public import retire remove areas brings elsewhere backup restore empty database keys used distribute spreads over nodes citus guide share stop mock examples trying"],

["look-before-you-start","Look before you start","npm doctor settings environment database version clock keys disk mail public url leads thing line command wrong test example org"],

["in-containers","In containers","deploy image server worker compose yaml both machine postgre sql caddy certificate put env domain example org database password keys mail url smtps openssl rand hex makes base64 another must lead ports 443 open docker detach build wait exec node import preflight mjs cli doctor ts account create monitoring prometheus grafana well profile watch board alerts 127 3001 update fetch release first command root write data tmp"],

["on-kubernetes","On Kubernetes","chart helm image settings server worker two deployments volume keys mail url command node import preflight mjs ts probe healthz port 9465"],

["with-systemd","With systemd","etc system npm ci omit dev opt brings node among makes reference env settings line readable root alone"],

["machines-and-logs","Machines and logs","cores gb database 100 two servers worker more cpu process node several hardware beginning promise look board week json stdout line level happened failed msg contains message address token content id long find faults whatever rotates"],

["tls-to-the-database","TLS to the database","add sslmode verify full url certificate signed authority file"],

["change-the-key","Change the key","put front old separated comma server worker both once calendar sources everywhere six hours passed leave database fingerprints used line because sealed npm here lost replace goes ones becomes unreadable"],

["postgresql-of-yours","PostgreSQL of yours","first owns database make roles three under works tables superuser row level security hold once administrator must yourself before createrole turns off jit compiling long statement costs many set warns disks seek random embedded"],

["health","Health","healthz process readyz database schema date otherwise 503 stops metrics prometheus port connected calendars fetched uploaded files total kind code came unchanged expanded worked anew put off problem such gone seconds long storing threads because task much memory machine busy starved sources state accounts old key address sealed newest once six hours passed paused captures roundups waiting failed before answered tried nobody later days carried free written friends withdrawn refused reason lead somewhere private another rule media bytes ocr picture given attempts reuse dropped released broken stage part until claimed moved decoded due sampled first grows add sign mail held counts 250 set alarm ten minutes sigterm gracefully running finish exits within"],

["work-in-the-background","Work in the background","accounts mail calendars captures deleting over happen outside npm number processes share through database claims minute killed another goes turns begins more seconds behind due two kind four once together lease renewed within eight first attempt clearing under ms latest waits steady traffic sooner busy machine counts roundup put off ten tried decided clock servers matter"],

["backups","Backups","npm file writes see keys data dir another"],

["behind-a-proxy","Behind a proxy","set public url address contain process listens trusted limits share last untrusted forwarded write two remove redirect http strict transport security max age 31536000 begins allow bodies 262 144 bytes buffer mcp expose metrics port internet caddy deploy caddyfile nginx server site"],

["what-the-service-fetches","What the service fetches","calendar minutes hours often later fails seconds mb eight process captures address twice mi larger html beginning two 300 ms apart left alone long retry site english learns network agent guide cookie script account another both kinds nobody lead connects public ports 443 8443 5232 machine looks itself checks redirect allowed alike proxy environment server commas entries 192 168 fd00 cloud internal whatever file logs warning because everybody back more begins"],

["behind-a-database-pooler","Behind a database pooler","pg bouncer mode transaction shares connections set statements session costs postgre sql little more such put front running logs warning goes migrations work through url long leads past"],

["writes-under-load","Writes under load","several accounts arrive share transaction sixteen two wait disk fails longer ms lock affected set"],

["update-without-downtime","Update without downtime","servers release next old stop ones first migrates database transaction several once wait add before goes working schema either written prepared go back because registers functions tables adds isolation"],

["these-pages","These pages","server docs npm writes reference redocly static files site web publish folder"],

["guides/backups","Backups","Running it","How to back up the service, and how to restore it.","backup, restore, disaster recovery, database dump, pitr, data loss, nightly backup, backup every night, dump the database, restore the database, move to another server, how often to back up, after a crash, lost database","two parts both needed keys different url embedded dir file mail waits cannot captures roundups finished cursors reviews stored tokens work hashes reveal contain email addresses encrypt"],

["back-up","Back up","embedded database postgre sql point recovery pitr matter archive write ahead log file must exist contains moment acknowledged before command began servers go working meanwhile release during backup since migrations wait cannot make because row level security account another once distributed refused several nodes tools url used pooler long statements front itself compressed text block table pg dump counters rate limits left keys fingerprints first line"],

["restore","Restore","make empty database owned url behind pooler past migration comes first embedded directory data dir set keys file command tables roles policies backups loads rows checks account isolated older release postgre sql whole before refuses damaged line lost happened gone mail waiting moment since message id once written"],

["point-in-time-recovery","Point-in-time recovery","daily backup loses day production postgre sql archives write ahead log well second managed set long restore instance pg back rest barman wal base night continuously another machine database url roles policies part checks account isolated embedded such confirmed survives crash loss power disk folder"],

["how-long-to-keep-them","How long to keep them","delete backups before days archive log erased gone everywhere two months later figure privacy url restore brings back accounts theirs addresses apart database npm"],

["try-it","Try it","backup counts once restored month newest another machine mail url token"],

["guides/capacity","How much it carries","Running it","Calls a second, bytes of an account, and what to add first.","capacity planning, sizing, throughput, benchmark, calls a second, how much disk","core anyone server through http alone linux minutes measure"],

["what-a-call-costs","What a call costs","account year behind 250 100 likes friend much cpu server database many second core carries work both first 763 789 282 query 508 387 117 731 519 308 163 029 193 search two 950 878 172 recommendations 136 802 free availability 513 392 105 brief agent planning 272 811 245 ahead 608 455 326 structured create 380 166 393 mcp 472 395 536 virtual quiet machine more"],

["what-an-account-needs","What an account needs","writes year 430 disk indexes friend mb serves alone deleted weeks months pictures files come top 100 two day make second busiest hour four average divide table count half core"],

["what-to-add-first","What to add first","nodejs eventloop lag p99 seconds process whole core servers database url capability memory nodes capture due npm worker more disk shorter retention audit days"],

["compare-two-releases","Compare two releases","commit another measured turns costs much cpu command"],

["guides/importing","Importing","Running it","How to bring saved places, bookmarks, calendars and lists from elsewhere.","import, google maps, google takeout, bookmarks, csv, geojson, migrate from, google maps list, kml, gpx, foursquare, swarm, instagram, tiktok, facebook, saved posts, apple notes, checklist, bulk import, data migration, google keep, move from another app, export from another app, bring my data, spreadsheet, excel, browser bookmarks, chrome bookmarks, pocket, notion, upload a list of places, takeout, move my places, load a file, kml file, from another service","npm puts client api like sdk token program below goes go txt becomes account already planning write variable argument url base dry"],

["what-is-read","What is read","csv google takeout row title note comment address map json older form geo feature point bookmarks browser exports html description folders becomes food ramen inside another calendars ics event over series next date tables tsv semicolons column web venue street postcode city latitude longitude several languages text markdown such boxes tick line dash above headings instagram posts collections once tik tok data tiktok favorite video liked watched left facebook items responses foursquare swarm ratings checkins check 2037 slashes day month stay zone accounts imported report remove year kml gpx file mb unpack more cocolo until interface share programs starred"],

["what-becomes-of-it","What becomes of it","file roundups 100 items scope selection policy captured itself opening clear left before goes onto besides title travels excerpt note line clients write mutate address web more 600 characters bookmarks lead imported"],

["when-it-is-interrupted","When it is interrupted","command keys writes depend file imported twice goes stopped second finished days repeated finds before"],

["how-it-ends","How it ends","terminal bar progress elsewhere line part report many imported before rows go refused token arguments wrong file cannot"],

["guides/threat_model","Threat model","Running it","What the service protects, from which attackers, by which mechanism, and which test holds it.","security, attacks, privacy of data, prompt injection, encryption, vulnerability, ssrf, xss, audit, compliance, penetration test, is my data encrypted, encryption at rest, who can read my data, is it safe, hacked, stolen database, malicious page, agent is misled, trust, data leak, what if somebody steals a token, can others read my plans, can other users see my data, malicious website, is it private","email addresses friends invitations three things matter nobody sees another accounts contacted approval acknowledged true below repository tables against through report md standard certified"],

["what-is-trusted","What is trusted","operator database keys settings logs proxy front tls address postgre sql row level security commits last mail provider content model assistant turned else input token header another site text agent stored"],

["somebody-with-an-account-of-their-own","Somebody with an account of their own","another data statement postgre sql forces row level security table belongs like exist test server database db ts contract two learn differences mail depend differ hidden compared paired interference mistake function role catalog checked process isolation see archived deleted disconnected leaves gone open alter cursors reviews candidates encrypted aes 256 gcm surface expire runtime seal put html headers calendar lines text values bound write web jobs twice key effect transaction concurrency races reach private addresses fetches module connects itself redirect blocked dead look alike outbound capturing allow entry machine inner nobody code many attempts endless huge limits bytes before decoding ratio bodies fill memory disk size once unused day http media pictures first slow down token shares depth timeouts locks rate mcp batch"],

["an-agent-that-is-wrong-or-was-misled","An agent that is wrong or was misled","text contain instructions cannot stop following limits talked releases session commits voids test server surfaces web approvals ts concurrency invite inform itself preparing contacts nobody another ability planning token within minutes revoked told first looks under lock moment now since reviewed checks clock included write many recipient day mail runtime rate fill mailbox answering hour click jobs notices strangers guests address confirm elses stand network more before input http exchange assistants model obey loop break hands rules steps scripts learn provider agreed log private"],

["an-app-that-somebody-connects","An app that somebody connects","another verified largest back program computer quotes test server surfaces oauth consent ts uploads application json document first allowed habit box ticked proves unless within ten minutes attacks code refresh token stolen pkce seconds single gave redirects elsewhere itself description goes stops address apps compared port machine differ mix two iss answered form browsers comes grant used before session alone signed account began official clients part audience private fetched module checks limits"],

["a-page-file-or-picture-that-is-captured","A page, file or picture that is captured","author hostile obeyed lead elsewhere redirects itself step checked like first five twice https test server outbound fetch ts opened found address confirms resets verifies unsubscribes stop markup numbers compression threads limits memory depth count look bounded jobs import harm processes secrets decode million pixels ten seconds make anew encode"],

["somebody-without-a-token","Somebody without a token","guess 238 random bits checksum failures minute address test server runtime authenticate ts remote invitation 256 limit work surfaces web sign account codes eight digits once ten counts browser five network learn looks statements flood lock mails trying leave earlier ones valid before used jobs another site form sec fetch origin session frame passkey recovery challenge checked go refused stolen press app export proof back scanner guest script content security policy hash prove api allowed unless cors http cross document reference bytes made under fixed connections long seconds waits stalled break parser utf nesting duplicate members numbers compression length body json fuzz forwarded trusted proxy wrote traffic tls public url begins strict transport smtp encryption cannot exchange outbound"],

["somebody-who-gets-a-copy","Somebody who gets a copy","backup database data encrypt disks token sha 256 stored mail waits keys test server runtime ts find logs body email address surfaces web lost account until expires revoked effect within second authenticate"],

["faults","Faults","server postgre sql fails acknowledged lost done twice test kill ts main mail gives message cannot make two otherwise unconfirmed jobs doubt concurrency restore backup accounts stay isolated keys writes database clock jumps decides expired seen commit"],

["the-part-of-the-proxy","The part of the proxy","speaks http tls listens machine default front redirects strict transport security max age 31536000 limits connections address access log refusals share keyed hash source itself see operating"],

["what-is-not-protected","What is not protected","operator database keys everyone guests pass until removes look whatever token see agent flood fills network stopped front programs built trusted security md"],

["guides/retention","What is kept","Running it","How each kind of row grows, and when it is deleted.","data retention, how long, privacy, gdpr, deleted data, delete data, delete my data, right to be forgotten, personal data, data protection, expiry, cleanup, which data is kept, what remains after deleting, how long is deleted data kept, how long do you keep, where is my data, when is it deleted, logs kept, history of answers, privacy policy, deleted account, when are old plans erased, what is stored about guests, how long are plans kept, old data","write stays until emptied days later served message more job settings"],

["every-kind-of-row","Every kind of row","accounts emails days deletion else connections once later message invitation archived stays whole until good emptied erased directions entry undone share likes targets incoming interests back marked withdrawn friends evidence logistics items cards guest draft discarded history left note signed retention addresses mail contact stop allows keys writes idempotency effect however repeated executions longer audit prepared committed decisions approvals waits conversations assistant turns last fingerprint repetition second model understood many tokens provider table outgoing canceled safety notices thing given two nobody confirmed week off latest itself calendars settings sources chosen removed uploaded file captures updates step roundups running discovery candidates found thread expired more 200 oldest media bytes picture another busy months over recipient lost revoked feed replaced 400 joins access because oauth apps grants app disconnected 180 records code refresh consent minute sessions browser passkey hour proves recovery hash ones made year used admissions admitted count against snapshots first reviews mcp short previews reversible rate limits unused due work relay done public inventory event goes next import began ago catalogs schema activities neighborhoods areas isolation register knex migrations lock"],

["deleting-for-good","Deleting for good","archived discarded stays whole because back owner settings captures failed wait roundups emptied once pictures friends like undoing refused go capability"],

["deleting-an-account","Deleting an account","settings operator npm seven days later worker row table above whatever stays contact address guests backups long data privacy notice"],

["what-callers-notice","What callers notice","execution deleted answered reference found like existed key repeated days idempotency conflict second effect past deliveries messages open"],

["how-it-is-done","How it is done","worker deletes npm account 500 rows transaction writes visited once day neither first over number share killed leaves half another goes within minute update release retention makes due creates indexes large database 0016 sql concurrently before migration finds"],

["guides/distributed_database","A distributed database","Running it","How to spread the database over several nodes with Citus.","citus, sharding, scaling, several nodes, horizontal scaling, scale out, large installation, millions of accounts, several databases, database too big, how big can it get, grow, many users","postgre sql enough disk processors rows worker goes connecting coordinator tested two however further data divided owner id statement catalogs tokens sessions addresses found hash before anybody knows rate limits queues migrations"],

["before-you-begin","Before you begin","node postgre sql extension citus database prepare superuser set max transactions least twice connections two accounts commits both neither create worker accept coordinator pg hba conf owner app relay three password address certificate first added"],

["distribute","Distribute","coordinators database once migrated stop server worker make backup command url else moves table transaction fails repeat stay shards divides many parts default number cannot later line missing citus holds connected allows three roles log sets lock timeout jit prints statements administrator"],

["later","Later","command update adds tables before servers until rows coordinator statements join fail add node citus roles log repairs make backups tools postgre sql npm restore refuse distributed database line lack workers import public inventory looks itself leave autovacuum pooler front tested"],

["guides/public_inventory","Public inventory","Running it","How an operator imports places and events that everybody can find, and keeps them.","inventory, openstreetmap, overture, osm, public places, public events, poi, attribution, licence, add events of a city, open data, own places for everybody, catalog of places, import events, open street map, fill with places","account search recommendations besides command works database directly capability npm url begins invented demo remove source away once next brings back berlin geojsonl odb contributors"],

["stock-your-city-in-ten-minutes","Stock your city in ten minutes","overpass open street map here eat drink see bamberg 600 well curl https api de interpreter output json data urlencode timeout 120 area boundary administrative nwr amenity cafe restaurant bar pub cinema theatre biergarten tourism museum gallery attraction viewpoint leisure park playground sports centre swimming pool center npm inventory import source osm licence odb attribution contributors url www openstreetmap org copyright whole region extract osmium export geojsonseq osmtogeojson borders geojson first level another admin report items search finds recommendations look"],

["sources","Sources","licence attribution needed before row written under another import remove first travels item event disclosure inventory clients must check allows data within"],

["what-is-read","What is read","geo json text feature line geojson geojsonseq overture primary categories confidence operating status open street map tags properties event area middle ld schema org array thing address point calendars ics mb over date series within days canceled retired overpass center nodes ways relations tables csv commas semicolons tabs rows columns usual titel datum packed gzip file content else format xml osmium export osmtogeojson make go becomes item food drink culture shops sights leisure sport nature report counts left such roads stops borders everyday life schools pharmacies earlier import kinds cuisines diets brands languages vegan en alt found duck db parquet google takeout refused belongs account npm 240 characters activities catalog come hours mo fr sa seasons holidays offset timezone"],

["areas","Areas","items found city neighborhood come polygons npm inventory districts geojson leipzig borders extract region else columns tags address import activity museums gives whole file brings sources written"],

["again-whole-and-gone","Again, whole, and gone","part rows stored itself import cut off command missing twice written see retired dry complete force file lacks over half source breaks cannot stop delete remove much city activity item found more theirs stay attribution recommendations provisional open now closed events canceled once thing two within 150 first made moved since errors printed line column code message twenty max 100 before json utf8 neither nor long mb table coordinates invalid date timezone value many series days thousands safety wrong arguments update finds worker gives until servers behind pooler migration database url million gb indexes small however large"],

["guides/another_registry","Another registry","Running it","Make a service of your own kind from a folder of YAML.","another registry, own registry, own api, registry template, scaffold, start a new registry, generate from another folder, own capabilities, new project, starter template, use the generator alone","sdk mock spec repository three reference ten minutes smallest"],

["begin","Begin","write registry serve npm ci generate notes mock root first command knows makes folder must empty outside repository two capabilities http 127 4010 reference docs another terminal curl api v1 authorization bearer content application json spec yaml versions abilities limits profiles kind common here such examples least protocol follows open schemas tools mcp sdk edited file written once"],

["a-capability-of-your-own","A capability of your own","entry example put spec notes yaml file generate mock npm root watch wrong line fields table goes tags string below refusal errors under profile status failed begin subject replace main resources brand headers tools sdk"],

["the-sdk","The SDK","build package npm root notes pack destination mkdir app cd init install tgz first mts published es module common js writes json"],

["check-it","Check it","before commit npm generate root notes lint registry docs current better write reference static files site diff head rates breaks once folder git"],

["guides/field_notation","The notation of fields","Running it","How types of fields are written in a registry, in one table.","field notation, registry notation, bounds of a list, length of a string in the registry, optional field in the registry, write a type","line wherever input default carry false description makes begins two hyphens space both sides integer number boolean object json text sentence key date uri http formats 2027 instant offset address web 120 large enum draft shared quotes tag spec many stand brackets bar above whole meant left else next suggest value tools although"],

["more-than-fits-into-a-line","More than fits into a line","field mapping notation schema json default values deprecated"],

["mistakes","Mistakes","reported stands single repair npm generate fix another registry such lines"],

["workflows/save_and_collect","Save an idea and put it on a list","Workflows","Save a place, put it on a new Ideas List for a person, and read the list.","","relationships ensure structured create items update sdk steps program later values earlier curl python mcp insert idempotency key wherever arguments write arazzo document generated collect json"],

["ensure","1. Ensure that the person is saved. Nobody is notified","relationships continues completed unchanged"],

["save","2. Save the place","structured create continues completed unchanged"],

["create","3. Create a list for the person","continues completed"],

["add","4. Put the idea on it","items update continues completed"],

["read","5. Read the list with its ideas and people","continues completed"],

["workflows/draft_review_send","Draft an outing, review it, send it after approval","Workflows","Draft an outing from a saved idea for a Friend in Mind, review it as its recipient would see it, and prepare it. Nothing happens until th…","","relationships ensure structured create preview commit status update cancel share sdk steps program later values earlier curl python mcp insert idempotency key wherever arguments write arazzo document generated json"],

["ensure","1. Ensure that the person is saved","relationships continues completed unchanged"],

["save","2. Save the idea","structured create continues completed unchanged candidate"],

["draft","3. Draft the outing from it","create continues completed"],

["preview","4. See it as the recipient will","draft preview continues completed"],

["prepare","5. Prepare sending it; show the user what it would do","continues completed"],

["commit","6. After the user approved, commit it","continues completed"],

["again","7. A second commit changes nothing","continues unchanged"],

["status","8. See the status of the invitations","continues completed"],

["move","9. Prepare a new time","update continues completed"],

["commit_move","10. Commit the change","continues completed"],

["cancel","11. Prepare canceling it","continues completed"],

["commit_cancel","12. Commit the cancellation","continues completed"],

["workflows/find_a_time","Find a time, draft an outing for it, send it after approval","Workflows","Find the best two hours of the next weeks, draft an outing for that time, and send it after approval. If nobody's time is known, the firs…","","relationships ensure availability query events search structured create invitation prepare commit first step fails calendar connected status sdk program later values earlier curl python mcp insert idempotency key wherever arguments write arazzo document generated json"],

["ensure","1. Ensure that the person is saved","relationships continues completed unchanged"],

["find","2. Find the best evening. The time of somebody who shares no calendar is unknown, never free","availability query continues completed"],

["search","3. See whether something takes place then","events search continues completed"],

["save","4. Save the idea","structured create continues completed unchanged candidate"],

["draft","5. Draft the outing for that time","create continues completed"],

["prepare","6. Review it and prepare the invitation in one step; show the user what it would do","continues completed"],

["commit","7. After the user approved, commit it","continues completed"],

["workflows/like_and_undo","Like an idea and undo it","Workflows","A like can be undone once, within 24 hours.","","structured create relationships interest mutate sdk steps program later values earlier curl python mcp insert idempotency key wherever arguments write arazzo document generated json"],

["save","1. Save the idea","structured create continues completed unchanged candidate"],

["like","2. Like it","relationships interest mutate continues completed undo"],

["undo","3. Undo the like","relationships interest mutate continues completed"],

["workflows/private_place","Keep a private place","Workflows","Create a private place, change it, list it and archive it.","","update query sdk steps program later values earlier curl python mcp insert idempotency key wherever arguments write arazzo document generated json"],

["create","1. Create the place","private continues completed unchanged"],

["update","2. Set its address","private update continues completed"],

["query","3. List the places","private query continues completed"],

["archive","4. Archive it, so that it cannot be selected any more. Plans that used it keep it","private continues completed"],

["workflows/connect_invite_answer","Connect with a friend, invite them, get their answer","Workflows","The host creates a connection link and sends it to the guest, who reviews and accepts it. Then the host drafts an outing for the guest, a…","","relationships ensure friendship apply structured prepare commit rsvp update status approval finds sdk steps program later values earlier curl python mcp insert idempotency key wherever arguments write arazzo document generated json"],

["ensure","1. Ensure that the friend is saved","relationships token continues completed unchanged"],

["review_link","2. Review the consequences of a connection link","relationships friendship token continues completed"],

["make_link","3. Accept the consequences. The host passes the link on; the service sends nothing","relationships friendship apply token continues completed invitation"],

["look","4. See who invites, and choose an identity","relationships token guest continues completed"],

["review_joining","5. Review the consequences of joining","relationships friendship token guest continues completed"],

["join","6. Accept the consequences. Both are connected now","relationships friendship apply token guest continues completed"],

["save","7. Save an idea","structured create token continues completed unchanged candidate"],

["draft","8. Draft the outing for the friend","create token continues completed"],

["prepare","9. Review it and prepare the invitation in one step","token continues completed"],

["commit","10. After the user approved, send it","commit token continues completed"],

["inbox","11. Find the invite","token guest continues completed"],

["accept","12. Accept it","invites rsvp update token guest continues completed"],

["status","13. See the answer","status token continues completed"],

["changelog","Changelog","Changelog","What changed with each version of the registry, for REST, the SDK, MCP and the reference.","release notes, history, what is new, changes, releases, updates, feed, what changed, changes since, last version, latest version, new version","adapt surfaces concerns texts examples left atom capability resource versioning"],

["reference","API reference","API reference","The OpenAPI document, and the page that Redocly generates from it.","postman, insomnia, bruno, postman collection, generate a client, openapi document, openapi file, swagger, all endpoints, swagger file, download the description, json schema","whole http unfolded sample large java script loads sites source tools npm docs both exist"],

["capabilities/index","Capabilities","Capabilities","All capabilities, by area.","","operations endpoints tools"],

["capabilities/actions.commit","actions.commit","Actions","Commit one prepared action after explicit review.","confirm, confirm and send, go ahead, approve, agreed, yes send it, do it, carry it out, execute what was prepared, approved, ok go, send it now, the user said yes","kind connection deliveries share principal surface later approval revalidated immediately before effect contact expired consumed another state since answered 409 required until key completes second replay unchanged"],

["input.","action_handle","tool prepared commit capability refused input invalid"],

["capabilities/executions.get","executions.get","Actions","Read one durable write execution.","earlier request, what happened, what did I do, what was done, receipt, did my request work, did my call succeed, request never answered, lost answer, last changes, state of a write, has it gone through, what have you done so far","id became authenticated capability status whole account reference found api v2"],

["input.","execution_id","writes characters refused input invalid"],

["capabilities/planning.brief.get","planning.brief.get","Brief","Read the planning brief.","attention, overview, what is next, today, agenda, urgent, what is due, what should I take care of, on my plate, what is new, what is coming up, daily summary, deadlines","generated sections now prioritized rsvp tipping incomplete drafts waiting responses within seven days logistics mutual interest opportunities active input empty object"],

["capabilities/availability.query","availability.query","Calendar","Find two-hour planning windows.","free time, when are we free, meeting time, pick a date, which day suits, who is free, has somebody time, when does everybody have time, busy, free evening, date that suits, schedule","preset before daily week allow refresh mode limit snapshot cursor items range freshness uncertainty friends ranks optionally partial unknown stable opaque explicit disclosures overlap come last fewest soonest share reported invites accepted count lie unless apart accounts zone"],

["input.","when_preset","before period look windows"],

["input.","starts_after","windows begin"],

["input.","starts_before","windows begin"],

["input.","daily_start","earliest local hh mm hour clock"],

["input.","daily_end","latest local hh mm hour clock"],

["input.","days_of_week","monday sunday"],

["input.","person_handles","friends counts"],

["input.","person_names",""],

["input.","allow_refresh","calendars before"],

["input.","refresh_mode","freebusy alone existing stored used"],

["input.","limit","items per"],

["input.","snapshot_handle","before continues earlier"],

["input.","cursor","before next opaque combined constraints"],

["capabilities/calendar.status.get","calendar.status.get","Calendar","Read the state of the calendar connection.","is my calendar connected, which calendars are linked, when was my calendar read, calendar sync, when was google calendar read","sources count last refresh freshness usability group sharing manage url fresh availability web account mails feed event details ids tokens credentials"],

["capabilities/events.search","events.search","Calendar","Search existing events.","concerts next week, show, exhibition, festival, theater, what is on, tonight, what is happening, what goes on in town, events near me","query venue before timezone limit items title public ones finds empty completed invited alone cities connected bound come soonest first otherwise over more fit outcome facts true"],

["input.","query","title event area among such"],

["input.","venue_query","order case accents matter"],

["input.","starts_after","such 2026 t19 offset"],

["input.","starts_before","written like"],

["input.","timezone","iana zone offset accounts omitted"],

["input.","limit","default"],

["capabilities/ideas.capture","ideas.capture","Capture","Capture one raw idea, or answer its clarification.","bookmark a link, I saw this post, save this link, web page, photo, screenshot, remember for later, remember this link, save a post, save a video, idea from a link","text subject source url target feed media refs public id expected state version destination picture loose structured create title once uploaded current persists synchronously enriches asynchronously multi item belong roundups supplied routes persistence matter resolves discarded refused input invalid two several accepted followed submitted cancel"],

["input.","raw_text","wrote"],

["input.","text","raw"],

["input.","subject_text","besides url media content constraints capture commands destination language resolves discarded"],

["input.","source_url","capture"],

["input.","target_feed_text","put subject matter"],

["input.","target_person_text","friend"],

["input.","media_refs","files uploaded post api v2 http first body token reference"],

["input.","capture_public_id","question"],

["input.","clarification_answer","question"],

["input.","expected_state_version","last refused stale"],

["input.","target_ideas_list_handle","put routes persistence subject matter"],

["capabilities/ideas.capture.get","ideas.capture.get","Capture","Read the state of one idea capture.","is it processed yet, ready, did the capture work, what became of a link, is the page read","public id cursor version updates reused reversible clarification retry terminal success reported before confirms failed result exposes optional"],

["input.","capture_public_id","refused input invalid"],

["input.","after_cursor","updates number"],

["capabilities/ideas.capture.retry","ideas.capture.retry","Capture","Retry one failed idea capture.","try again, capture failed, read the page again, link could not be read, page could not be read","public id expected state version additional detail evidence media refs destination clarification tries must equal current authorised source retained unchanged refused stale longer writable answered access denied"],

["input.","capture_public_id","failed"],

["input.","expected_state_version","must equal current failed"],

["input.","additional_detail","facts retry commands original source destination"],

["input.","evidence_media_refs","uploaded files post api v2 first"],

["capabilities/discovery.prepare","discovery.prepare","Discovery","Prepare a discovery run for host research.","research on the web, look up online, search the web, research it myself, do my own research, open a run","target kinds before timezone limit replacement dimensions constraint query parent semantic subject reply contract expected state version objective relation thread context assumptions inventory gaps submission schema expires yourself record retained model authorized matching bounded performs external unresolved input"],

["input.","target_kinds","thing find"],

["input.","person_handles","friends"],

["input.","starts_after",""],

["input.","starts_before",""],

["input.","requested_start_at","wanted"],

["input.","requested_end_at","wanted"],

["input.","timezone","offset"],

["input.","limit","many candidates wanted"],

["input.","replacement_dimensions","parent"],

["input.","constraint_changes",""],

["input.","query","find"],

["input.","parent_run_handle","continues refines supersedes"],

["input.","semantic_subject","constraints"],

["input.","reply_contract_handle","parent"],

["input.","expected_state_version","parent last"],

["input.","objective_relation","parent"],

["capabilities/discovery.record","discovery.record","Discovery","Record host-researched candidates into a run.","hand in what I found, report findings, results of my research, save research","state source failures thread version accepted count rejected snapshot fingerprint gaps prepare evidence constraints fetches urls model creates inventory"],

["input.","run_handle","discovery prepare must"],

["input.","result_state","research"],

["input.","candidates","found"],

["input.","source_failures",""],

["capabilities/ideas.discover","ideas.discover","Discovery","Start one discovery run.","","target kinds before timezone limit query semantic subject parent thread state version reply contract candidates snapshot fingerprint gaps expires committing retains normalized public claim evidence metrics creates canonical invitation reservation purchase social message observed executions find disclosed"],

["input.","target_kinds","thing find"],

["input.","person_handles","friends"],

["input.","starts_after",""],

["input.","starts_before",""],

["input.","requested_start_at","wanted"],

["input.","requested_end_at","wanted"],

["input.","timezone","offset"],

["input.","limit","many candidates wanted"],

["input.","query","find"],

["input.","semantic_subject","constraints"],

["capabilities/ideas.discover.refine","ideas.discover.refine","Discovery","Continue, refine or supersede a discovery run.","","target kinds before timezone limit replacement dimensions constraint parent reply contract expected state version objective relation query thread candidates snapshot fingerprint gaps expires retained result creates immutable child validating refused stale"],

["input.","target_kinds","thing find"],

["input.","person_handles","friends"],

["input.","starts_after",""],

["input.","starts_before",""],

["input.","requested_start_at","wanted"],

["input.","requested_end_at","wanted"],

["input.","timezone","offset"],

["input.","limit","many candidates wanted"],

["input.","replacement_dimensions","parent"],

["input.","constraint_changes",""],

["input.","parent_run_handle","continue refine supersede"],

["input.","reply_contract_handle","parent"],

["input.","expected_state_version","parent last"],

["input.","objective_relation","parent"],

["input.","query","find"],

["capabilities/ideas.discover.save","ideas.discover.save","Discovery","Save a discovery search as a private view.","save a search, keep a search, remember a search, save filters, view of a search, view of filters","expected state version directions neighborhood activity custom preset target kinds thread prepare results comes cards likes audiences invitations unchanged"],

["input.","name","view"],

["input.","run_handle","discovery prepare filters directions"],

["input.","expected_state_version","last refused stale"],

["input.","directions","wishes plain"],

["input.","neighborhood_names","catalog"],

["input.","activity_names","catalog"],

["input.","custom_activity_names","free"],

["input.","when_preset","such weekend next week few days refused"],

["input.","when_start",""],

["input.","when_end",""],

["capabilities/ideas.created.archive","ideas.created.archive","Ideas","Archive one created idea.","delete an idea, remove an idea, throw an idea away, hide an idea, forget an idea, done with an idea, put an idea away, drop an idea","reversible id leaves longer appears active recommendation views unchanged undoing brings back"],

["input.","idea_handle","query created archive"],

["capabilities/ideas.created.update","ideas.created.update","Ideas","Update one created idea.","edit an idea, rename an idea, correct an idea, fix an idea, title, description, wrong title, wrong price, hide from recommendations, never recommend an idea","source url omitted fields stay underlying event identity unchanged differs archived cannot"],

["input.","idea_handle","query created update"],

["input.","title",""],

["input.","description","text removes"],

["input.","source_url","came removes"],

["input.","show_in_for_you","appear recommendations"],

["input.","ideas_list_handles","omit views hand picked sets managed separately field accepted because machine description effect disclosure"],

["capabilities/ideas.structured_create","ideas.structured_create","Ideas","Create a fully structured saved idea.","save a place, remember for later, note down, write down, add an idea, new idea, save an idea","kind title description custom activity fixed event url venue duplicate loose capture raw incomplete material belong missing input unchanged existing"],

["input.","kind","needed"],

["input.","title","needed"],

["input.","description",""],

["input.","custom_activity_name","free"],

["input.","fixed_when",""],

["input.","event_start_at","begins needed"],

["input.","event_url","http password 2048 characters"],

["input.","show_in_for_you","appear recommendations"],

["input.","place_handle",""],

["input.","venue_place_handle","event"],

["input.","ideas_list_handles","put"],

["capabilities/ideas.candidates.like","ideas.candidates.like","Ideas","Like recommendation candidates.","like several, like these, like all of these, favorites","ids reversible id once mutate issued selected friends already unchanged nobody notified"],

["input.","candidate_ids","id issued least"],

["input.","person_handles","default alone friends like"],

["input.","idea_list_handle","offered"],

["capabilities/invites.get","invites.get","Invites","Get one invite.","what a friend invited me to, where and when is what I am invited to, read an invitation to me","whole addressed"],

["input.","invite_handle",""],

["capabilities/invites.list","invites.list","Invites","List invites.","invitations I received, which invitations do I have, my invitations, who invited me, has anybody invited me, invitations that wait for me, where am I invited, what am I invited to, invitations I have not answered, invitations to reply to","rsvp status include removed expired query limit snapshot cursor items addressed authoritative availability"],

["input.","rsvp_status","invites"],

["input.","include_removed","withdrew"],

["input.","include_expired","past ones over deadline default false"],

["input.","query","title"],

["input.","limit","items per"],

["input.","snapshot_handle","before continues earlier"],

["input.","cursor","before next opaque combined constraints"],

["capabilities/invites.rsvp.update","invites.rsvp.update","Invites","Answer an invite.","accept an invitation, decline, decline with a note, note for the host, message to the host, turn down, say yes, say no, I am coming, I am not coming, I will be there, cannot come, cancel my acceptance, I changed my mind, count me in, I am in, tell them I come, yes to no, withdraw my answer, drop out of a plan of somebody","status expected revision previous until deadline unchanged room left fails full mail once hour unless off"],

["input.","invite_handle",""],

["input.","rsvp_status","until deadline"],

["input.","expected_revision","invite last since recorded"],

["input.","note","nobody else replaces earlier"],

["capabilities/likes.query","likes.query","Likes","Browse likes.","what friends like, what does somebody like, who likes it, does anybody like it, favorites, likes of a friend","filters limit cursor items authorized incoming select results audiences interest distinct intentions current pairwise matches revoked rechecked"],

["input.","filters","likes wanted select results audiences"],

["input.","people_handles","concerns 100"],

["input.","limit","likes per"],

["input.","cursor","before next"],

["capabilities/likes.mutate","likes.mutate","Likes","Change a like.","like something, like, unlike, dislike, favorite, remove a like, change a like, somebody likes something, note what somebody likes","subject operation intentions revision receipt id idempotency key reversible until relationships interest candidate replaces undoes earlier missing field refused because whole go undone once hours later stays"],

["input.","subject","liked"],

["input.","operation","undo receipt id like"],

["input.","people_handles","friends operation 100"],

["input.","intentions","relationships query group occasion 100"],

["input.","revision","last like since"],

["input.","receipt_id","undo like undone"],

["input.","idempotency_key","given must equal"],

["capabilities/ideas.lists.create","ideas.lists.create","Lists","Create a private Ideas List.","new list, start a list, empty list","neighborhood activity custom preset directions apply matching likes defaults generate fills among nobody contacted"],

["input.","name","two"],

["input.","person_handles","friends"],

["input.","person_names","nobody contacted"],

["input.","neighborhood_names","default catalog"],

["input.","activity_names","default catalog"],

["input.","custom_activity_names","default free"],

["input.","when_preset","such weekend next week few days"],

["input.","when_start","open omitted"],

["input.","when_end","open omitted"],

["input.","directions","wishes plain"],

["input.","apply_matching_likes","add fits defaults now later"],

["capabilities/ideas.lists.defaults.update","ideas.lists.defaults.update","Lists","Change the planning defaults of an Ideas List.","set the neighborhood of a list, set the time of a list, usual time, usual neighborhood, by default, when and where a list is for","activity custom preset omitted fields stay clears come existing catalogs"],

["input.","ideas_list_handle",""],

["input.","neighborhood_names","now catalog"],

["input.","activity_names","now catalog"],

["input.","custom_activity_names","now free"],

["input.","when_preset","such weekend next week few days"],

["input.","when_start","open"],

["input.","when_end","open planned"],

["capabilities/ideas.lists.delete","ideas.lists.delete","Lists","Delete an Ideas List.","throw away a list, remove a list, get rid of a list","share revoked archived reversible id stay owned underlying stop working contacts nobody"],

["input.","ideas_list_handle",""],

["capabilities/ideas.lists.duplicate","ideas.lists.duplicate","Lists","Duplicate an Ideas List.","copy a list, same list again","source defaults creates private owner controlled including directions share history"],

["input.","ideas_list_handle",""],

["capabilities/ideas.lists.rename","ideas.lists.rename","Lists","Rename an Ideas List.","rename a list, another name for a list, call a list, new title of a list","gives preserves defaults directions share history"],

["input.","ideas_list_handle",""],

["input.","name","two"],

["capabilities/ideas.lists.directions.get","ideas.lists.directions.get","Lists","Read the directions of an Ideas List.","instructions of a list, notes of a list, what did I write for a list","natural language planning status"],

["input.","ideas_list_handle",""],

["capabilities/ideas.lists.get","ideas.lists.get","Lists","Read an Ideas List.","what is on a list, show a list, open a list, ideas of a list","items directions defaults share count planning more 500 includes first discloses many object contents offset view computes best disclosure became message friend nobody owner"],

["input.","ideas_list_handle",""],

["capabilities/ideas.lists.items.update","ideas.lists.items.update","Lists","Change which saved ideas are in an Ideas List.","put ideas on a list, put something on a list, add to a list, remove from a list, take off a list, sort ideas into lists, move to another list, clean out a list, empty a list","mode added view replaces replaying final membership yields unchanged later registry marks capability retired native because filters directions create audiences such discover fails"],

["input.","ideas_list_handle",""],

["input.","idea_handles","query"],

["input.","mode","replace removed add given added"],

["capabilities/ideas.lists.members.update","ideas.lists.members.update","Lists","Change who an Ideas List is for.","who a list is for, add somebody to a list, somebody should be on a list, list for somebody too","mode added removed contacts nobody replaces final membership yields unchanged"],

["input.","ideas_list_handle",""],

["input.","mode","replace removed add given added"],

["input.","person_handles","relationships query contacted"],

["input.","person_names",""],

["capabilities/ideas.lists.likes.preview","ideas.lists.likes.preview","Lists","Preview which ideas of a list would be liked for people.","what somebody would like of a list","source token first step apply input least must present more 500 done parts next"],

["input.","ideas_list_handle",""],

["input.","person_handles","friends likes least must present"],

["input.","person_names",""],

["input.","source_person_handles","friends like"],

["input.","source_person_names",""],

["capabilities/ideas.lists.likes.apply","ideas.lists.likes.apply","Lists","Apply a reviewed preview of likes.","like everything on a list, like a list for somebody","source applied unchanged skipped receipts input once agreed explicitly durable idempotent relationship interest records since must least present part long next"],

["input.","ideas_list_handle",""],

["input.","person_handles","friends likes least must present"],

["input.","person_names",""],

["input.","source_person_handles","friends like"],

["input.","source_person_names",""],

["capabilities/ideas.lists.query","ideas.lists.query","Lists","List the Ideas Lists.","show my lists, my lists, get my lists, all collections, which lists do I have","limit snapshot cursor items recently first friends shared among wants more true next until false count total"],

["input.","query",""],

["input.","limit","items per default mcp api clients sms count total"],

["input.","snapshot_handle","before continues earlier"],

["input.","cursor","before next opaque combined constraints"],

["capabilities/ideas.lists.share.prepare","ideas.lists.share.prepare","Lists","Prepare sharing a list with one person.","share a list, send a list, let somebody see a list, send somebody a list","manual connected friend commit mind eligible require explicit disclosure confirmation before contacted"],

["input.","ideas_list_handle",""],

["input.","person_handle","friend share"],

["input.","person_name",""],

["capabilities/plans.logistics.get","plans.logistics.get","Logistics","Get a plan's checklist.","todo list, shopping list, packing list, what to bring, who brings what, what is left to do, is everything ready, who takes care of it, who does what, who pays","items progress written done tasks invitees receive guest visible empty research questions answered"],

["input.","plan_handle",""],

["capabilities/plans.logistics.update","plans.logistics.update","Logistics","Change a plan's checklist.","mark as done, tick off, done, todo list, to-do, add a to-do, shopping list, packing list, add something to bring, somebody brings something, assign a task, somebody drives, buy something, cross off a task, bought, booked, paid","mode guest visible default items status progress added removed writes several either three required kind title replace http see makes another review necessary"],

["input.","plan_handle",""],

["input.","mode","replace removes items add updates kind title"],

["input.","guest_visible_default","see items visibility"],

["input.","items",""],

["input.","item","written title required booking purchasing payment effects unsupported"],

["input.","item_handle","status"],

["input.","status","item completed done"],

["capabilities/ideas.object.get","ideas.object.get","Objects","Open or inspect one object, or list its contents.","open a link of mine, show details, what is this, look at one thing","operation subject collection limit offset items more found tools kind see several match input candidates"],

["input.","operation","default open inspect more contents"],

["input.","subject","object"],

["input.","collection",""],

["input.","limit","entries"],

["input.","offset","entries skip go meanwhile move later ones query capabilities snapshot"],

["capabilities/ideas.object.mutate","ideas.object.mutate","Objects","Change one object, or undo a change.","undo, take back, take the last change back, put on a list, take off a list, unshare, unshare a list, revoke a share link, end a share link, stop access, bring back, restore","operation subject destination defaults options reversible id result alone adds removes creates updates unknown keys refused"],

["input.","operation","undo reversible id"],

["input.","subject","free form keys candidate id query interaction reference"],

["input.","destination","free form added removed keys"],

["input.","defaults","free form planning keys neighborhood activity custom preset"],

["input.","share_options","free form made keys expires"],

["input.","reversible_action_id","undo undone once hours"],

["capabilities/relationships.people.ensure","relationships.people.ensure","People","Save people by name.","add a person, add a contact, new friend, new person, remember somebody, save a person, I met somebody, somebody is called","create mind reuses prefer manage adding private references notifies memory input"],

["input.","people","existing reused 160 characters 250"],

["input.","names","existing reused 160 characters 250"],

["capabilities/relationships.people.manage","relationships.people.manage","People","Create, rename or delete a saved person.","rename a friend, forget a person, delete somebody from my contacts, remove a contact, delete a person, correct a name, name is spelled wrong, somebody has a new name, people with the same name, merge people","operation display add prefer ensure private mind connected cannot nobody notified found former guest signed open becomes invitations made many"],

["input.","operation","create private friends mind deleted"],

["input.","display_name","needed create rename"],

["input.","person_handle","rename delete"],

["capabilities/relationships.people.query","relationships.people.query","People","List the saved people.","who do I know, list of my friends, my friends, contacts, find a person by name, all my friends","classification limit snapshot cursor items part more check creates memory nor reveals unrelated account"],

["input.","classification","connected friends reached explicit commit mind private memory"],

["input.","query","extension"],

["input.","name","part such jo jonas former count case accents check creates memory nor reveals unrelated account"],

["input.","limit","items per"],

["input.","snapshot_handle","before continues earlier"],

["input.","cursor","before next opaque combined constraints"],

["capabilities/relationships.person.get","relationships.person.get","People","Read what is saved about one person.","who is, what a friend likes, what is somebody into, what does somebody like, about a person, tell about somebody, everything about somebody, what do I know of somebody","aliases interests invites query finds explains classification related history least must present searched"],

["input.","person_handle","relationships query"],

["input.","name","whole"],

["capabilities/places.private.create","places.private.create","Places","Create a private place.","save a place, remember a place, add an address, new place, my home","description timezone activity seen nobody else sees images remain web managed"],

["input.","name",""],

["input.","address","street number city"],

["input.","description","notes"],

["input.","timezone","such europe berlin zone iana unknown refused"],

["input.","activity_name","catalog"],

["capabilities/places.private.update","places.private.update","Places","Change a private place.","change the address, new address, address changed, correct a place, edit a place, we moved","description timezone activity given fields clears archived cannot"],

["input.","place_handle","private"],

["input.","name",""],

["input.","address","street number city"],

["input.","description","notes"],

["input.","timezone","such europe berlin zone iana unknown refused"],

["input.","activity_name","catalog"],

["capabilities/places.private.archive","places.private.archive","Places","Archive a private place.","remove a place, delete a place, forget a place, forget an address, place is closed for good","reversible id excludes active selection historical preserved"],

["input.","place_handle","private"],

["capabilities/places.private.query","places.private.query","Places","List private places.","my places, addresses, which places did I save","include archived limit snapshot cursor items ones active unless"],

["input.","query","address description activity"],

["input.","include_archived","ones"],

["input.","limit","items per"],

["input.","snapshot_handle","before continues earlier"],

["input.","cursor","before next opaque combined constraints"],

["capabilities/plans.draft.create","plans.draft.create","Plans drafting","Draft an invitation.","invite friends, invite people to dinner, dinner, dinner plans, make plans with somebody, party, plan an outing, plan something with somebody, set up a dinner, meet somebody, go out with somebody, ask somebody to come, ask somebody out, night out, organize drinks, book a night out, cook together","candidate id private separate expected checksum source claims custom activity scheduled rsvp deadline capacity min max title override description audience selection connect signup guest research evidence first step prepare unsent issued silently reuses compatible already related explicit text unless supplied"],

["input.","candidate_id","event like invented"],

["input.","private_plan","evidence discarded"],

["input.","separate_outing","wants another drafts although related exist"],

["input.","expected_checksum","related draft saw"],

["input.","source_handles",""],

["input.","claims","sources"],

["input.","custom_activity_name","free"],

["input.","scheduled_at","default events past"],

["input.","scheduled_ends_at","extension"],

["input.","rsvp_deadline","guests past"],

["input.","capacity_min","fewest included above max"],

["input.","capacity_max","included below min"],

["input.","title_override","replaces"],

["input.","description_override","replaces text"],

["input.","audience_selection","draft contacts nobody"],

["input.","connect_on_signup","offer guests suggests sign"],

["input.","show_guest_list","see comes default false everybody extension"],

["input.","research_selection","needed beside candidate id discovery record draft made proves saw"],

["input.","idea_list_handle","comes"],

["input.","place_handle",""],

["capabilities/plans.draft.update","plans.draft.update","Plans drafting","Change a draft.","edit a draft, change a draft, at most so many people","modify invite candidate id private separate outing expected checksum source claims custom activity scheduled rsvp deadline capacity min max title override description audience selection connect signup guest unsent ones prepare omitted fields clears accepts makes review necessary"],

["input.","plan_handle",""],

["input.","candidate_id","another invented"],

["input.","private_plan","evidence discarded"],

["input.","separate_outing","effect draft creates another"],

["input.","expected_checksum","last draft since"],

["input.","source_handles",""],

["input.","claims","sources"],

["input.","custom_activity_name","free"],

["input.","scheduled_at","past"],

["input.","scheduled_ends_at","moves left extension"],

["input.","rsvp_deadline","guests past"],

["input.","capacity_min","fewest included above max"],

["input.","capacity_max","limit including below min"],

["input.","title_override","replaces restores"],

["input.","description_override","replaces text restores"],

["input.","audience_selection","invited nobody contacts"],

["input.","connect_on_signup","offer guests suggests sign"],

["input.","show_guest_list","see comes everybody extension"],

["input.","idea_list_handle","comes"],

["input.","place_handle",""],

["capabilities/plans.draft.preview","plans.draft.preview","Plans drafting","Review a draft as its recipients would see it.","see a draft, what guests will see, what somebody will see, how the invitation looks, check before sending","checksum missing prepare includes current version marks write because stores later makes necessary content unchanged"],

["input.","plan_handle",""],

["capabilities/plans.draft.delete","plans.draft.delete","Plans drafting","Delete an unsent draft.","throw a draft away, remove a draft","invite expected checksum result discard among private evidence legacy active cannot"],

["input.","plan_handle",""],

["input.","expected_checksum","last draft since removed"],

["capabilities/plans.discard","plans.discard","Plans drafting","Discard a tentative plan.","throw a plan away, remove a plan, forget a plan","cancel prepare nobody else seen authoritative eligibility checks pass recipient exposure must instead"],

["input.","plan_handle",""],

["capabilities/plans.get","plans.get","Plans reading","Get one plan.","show a plan, details of a plan, guest list, where and when do we meet, what time do we meet","requirements evidence costs roster coming pending recipients audience invite delivery management logistics status original research selected unset current revision invitee role rsvp counts visible boundary state progress view notes"],

["input.","plan_handle",""],

["capabilities/plans.query","plans.query","Plans reading","List plans.","my plans, upcoming, which plans are coming up, what did we plan, past plans, last month, what did I do last month, earlier plans, drafts, show drafts, everything planned, filter plans, plans by date, plans I host","scope role limit snapshot cursor items ones invited backed choices opaque excludes original research requirements full"],

["input.","scope","default drafts state active shared over upcoming"],

["input.","role","default"],

["input.","query","title"],

["input.","limit","items per"],

["input.","snapshot_handle","before continues earlier"],

["input.","cursor","before next opaque combined constraints"],

["capabilities/plans.status.get","plans.status.get","Plans reading","Get the status of a plan.","who is coming, who is in, head count, headcount, is somebody joining, how many come, reply, who accepted, who said yes, who declined, who said no, did anybody answer, not replied, who has not answered, open invitations, what guests answered, was the invitation delivered, did everyone get the invitation, invitation arrived","prepared audience rsvp tip waits approval rest state"],

["input.","plan_handle",""],

["capabilities/plans.prepare_send","plans.prepare_send","Plans sending","Prepare sending a reviewed draft.","send an invitation, send a draft, share link of a plan, send the link again, resend, link for everybody, open link to post","public description preview both minute confirmation token recipient snapshot commits private notes create makes another already active guest personal"],

["input.","plan_handle",""],

["input.","public_description","details guests see private draft characters notes become part prepared checksum"],

["input.","action","default invites share passed anyone message already active another"],

["input.","send_person_names","default drafts audience 250 fits several"],

["input.","send_person_handles","relationships query recipients"],

["capabilities/plans.invitation.prepare","plans.invitation.prepare","Plans sending","Prepare an invitation in one step.","invite friends, send an invitation, dinner, share link of a plan, tell somebody about a plan","public description review included draft preview commit resolves recipients operation ambiguous require clarification publish"],

["input.","plan_handle",""],

["input.","public_description","details guests see private draft characters notes become part prepared checksum"],

["input.","action","default invites share passed anyone message already active another"],

["input.","send_person_names","default drafts audience 250 fits several"],

["input.","send_person_handles","relationships query recipients"],

["capabilities/plans.roster.prepare","plans.roster.prepare","Plans sending","Prepare who is invited.","add a guest, uninvite, uninvite somebody, remove a guest, take somebody off the guest list, invite one more person, invite somebody else too, one more for dinner, drop somebody from a plan, bring somebody along, let somebody come too, bring a friend, one person fewer, without somebody, change who is invited","expected revision recipient current manual share whole connected eligible delivery mind remain reviewed draft already like unchanged nobody contacted until commit"],

["input.","plan_handle",""],

["input.","expected_revision","last since prepared"],

["input.","recipient_handles","everybody roster 250 included"],

["input.","recipient_names","fits several 250 included"],

["capabilities/plans.update.prepare","plans.update.prepare","Plans sending","Prepare a change of a shared or active plan.","postpone, put off, reschedule, move, push back, change the time of a plan, change the place of a plan, change the date, other day, other place, other time, change the venue, different restaurant, at another hour, start earlier, later, earlier, new date, meet elsewhere, meeting point, at most so many people, change the text, tell guests about a change","expected revision notify recipients before affected draft already summary message unsent preview until commit"],

["input.","plan_handle",""],

["input.","changes","omitted fields stay shared active clears"],

["input.","expected_revision","last since prepared"],

["input.","notify_recipients","default true message once committed see either meet earlier deadline count otherwise false"],

["capabilities/plans.cancel.prepare","plans.cancel.prepare","Plans sending","Prepare canceling a plan.","call off, cancel, call a plan off, dinner is off, not take place","expected revision recipients discard unsent against current roster delivery eligibility until commit"],

["input.","plan_handle",""],

["input.","expected_revision","last since prepared"],

["capabilities/plans.send","plans.send","Plans sending","Send a prepared invitation.","","confirmation token deliveries consumes matching unexpired capability allowed message executable directly commit required always refused review"],

["input.","action","pass messages create share invites"],

["input.","confirmation_token","prepared matching unexpired"],

["capabilities/plans.lifecycle.commit","plans.lifecycle.commit","Plans sending","Carry out a prepared update or cancellation.","","internal target surface direct access prohibited always refused review"],

["capabilities/ideas.list.generate","ideas.list.generate","Recommendations","Generate and keep one Ideas List.","make a list for me, fill a list, put a list together, list of things to do, cheap or outdoors","feed neighborhoods activities preset slots duration minutes constraint kind search preference terms limit items filters used gaps reversible id hard suggests persists explicit area matches relax"],

["input.","people","friends existing resolve unresolved prerequisite relationships ensure"],

["input.","names",""],

["input.","person_handles","relationships query"],

["input.","feed_name",""],

["input.","feed_names",""],

["input.","idea_list_name",""],

["input.","idea_list_names",""],

["input.","neighborhoods",""],

["input.","activities","choice must satisfy"],

["input.","user_activities","free"],

["input.","when_preset","such weekend next week few days period explicitly stated already durable defaults today current date"],

["input.","when","explicitly stated already durable defaults today current date"],

["input.","time_slots","windows explicitly supplied"],

["input.","duration_minutes","long"],

["input.","constraint_kind","marks"],

["input.","requested_start_at","offset timezone aware explicitly"],

["input.","search","choice must match venue object cuisine activity"],

["input.","preference_terms","wishes rank"],

["input.","idea_list_handles",""],

["input.","name",""],

["input.","limit",""],

["capabilities/ideas.recommendations.get","ideas.recommendations.get","Recommendations","Get recommendations without saving a list.","suggest, what to do, what can we do, things to do, any ideas, ideas for a day, ideas for a birthday, inspiration, weekend, tonight, rainy day, date night, something to do, something cheap, something outdoors, bored, entertain somebody","feed neighborhoods activities preset slots duration minutes constraint kind search preference terms size cursor prioritize likes allow calendar fetch items applied filters gaps area hard assumed transient existing inventory complete ranked result captured authorized immutable snapshot continuation qualitative modifiers belong requirements unrelated choices rejected cannot resolved input"],

["input.","people","friends existing resolve unresolved prerequisite relationships ensure"],

["input.","names",""],

["input.","person_handles","relationships query"],

["input.","feed_name",""],

["input.","feed_names",""],

["input.","idea_list_name",""],

["input.","idea_list_names",""],

["input.","neighborhoods",""],

["input.","activities","choice must satisfy"],

["input.","user_activities","free"],

["input.","when_preset","such weekend next week few days period explicitly stated already durable defaults today current date"],

["input.","when","explicitly stated already durable defaults today current date"],

["input.","time_slots","windows explicitly supplied"],

["input.","duration_minutes","long"],

["input.","constraint_kind","marks"],

["input.","requested_start_at","offset timezone aware explicitly"],

["input.","search","choice must match venue object cuisine activity"],

["input.","preference_terms","wishes rank"],

["input.","idea_list_handles",""],

["input.","page_size","recommendations per presentation"],

["input.","cursor","before next opaque combined constraints"],

["input.","prioritize_likes","choices come first"],

["input.","allow_calendar_fetch","before"],

["capabilities/ideas.recommendations.prepare","ideas.recommendations.prepare","Recommendations","Look up place or cuisine recommendations.","where to eat, find a place, find a restaurant, good food, somewhere to eat, bar, cafe, sushi, best pizza","objective subject area preference date phrase snapshot option window context research gaps suggests filters bounded stored first authorized likes deterministic explicit results provisional confirmed fit hours availability model calendar public source made more detail constraints lookup"],

["input.","action","default lookup more detail both snapshot option"],

["input.","objective","complete"],

["input.","subject","literal cuisine"],

["input.","person","friend"],

["input.","area","city neighborhood"],

["input.","preference","prefers among choices"],

["input.","date_phrase","turns window"],

["input.","snapshot_handle","lookup more detail"],

["input.","option_handle","lookup more detail"],

["capabilities/relationships.interest.get","relationships.interest.get","Relationships","Check whether an interest is mutual.","does somebody like it too, do we both like it, want to go, is somebody into it too, is it mutual","operation subject query mine candidates true unknown false shares else looked matches such account exists two kind title case matter accents neighborhood events within hours"],

["input.","operation","omitted"],

["input.","subject","interest extra keys allowed"],

["input.","person_handle","input admits 191 characters"],

["input.","person_query","friends instead find"],

["capabilities/relationships.interest.mutate","relationships.interest.mutate","Relationships","Like, unlike, or undo an interest.","like, unlike, favorite, take back a like","operation subject query reversible id candidate perhaps friend several records withdraws nobody particular earlier within hours later stays differs unchanged"],

["input.","operation","undo reversible id"],

["input.","subject","interest extra keys allowed"],

["input.","person_handle","input admits 191 characters"],

["input.","person_query","friends instead find"],

["input.","idea_list_handle","interest"],

["input.","reversible_action_id","undo characters earlier registry"],

["capabilities/relationships.connection.prepare","relationships.connection.prepare","Relationships","Prepare a list share or a connection invitation.","connect, become friends, link to add a friend","operation query manual works once prefer friendship review safe disclosure confirmation commit"],

["input.","operation","needed share friend connection invitation prepared"],

["input.","idea_list_handle","input admits 191 characters"],

["input.","idea_list_query","instead find"],

["input.","person_handle","input admits 191 characters"],

["input.","person_query","friends instead find"],

["capabilities/relationships.connection.send","relationships.connection.send","Relationships","Send a prepared connection action.","","operation confirmation token deliveries capability queues outbound message executable directly commit refused required always review"],

["input.","operation","prepared"],

["input.","confirmation_token","prepared"],

["capabilities/relationships.friendship.review","relationships.friendship.review","Relationships","Review a friendship step and its consequences.","connect with a friend, remove a friend, remove somebody from my friends, unfriend, disconnect, become friends, end a friendship, cut ties, friend request, add as a friend, block a person, link to add a friend, link to connect","operation mode preview enabled invitation token identity choice previous excluded expires first apply prepares optional per likes before creating accepting closing audience retained intentions included repeat omit"],

["input.","operation","step review"],

["input.","people_handles","step concerns"],

["input.","mode","several invitation shared"],

["input.","preview_enabled","reviewed likes"],

["input.","invitation_token","last part guests offers connect"],

["input.","person_handle","input admits 191 characters"],

["input.","identity_choice_handle","omit"],

["input.","own_host_person_handle",""],

["input.","previous_review_token","excluded choices repeated"],

["input.","excluded_choices","id 1000 retained intentions included repeat review previous token"],

["capabilities/relationships.friendship.apply","relationships.friendship.apply","Relationships","Apply a reviewed friendship step.","connect, unfriend, disconnect","token accept consequences remove likes idempotency key result once applies fresh creates admission closes message stale state requires old rsvp cannot reconnect deliberately pairs"],

["input.","review_token","seals operation consequences choices included 262144 characters"],

["input.","accept_consequences","true once otherwise applied"],

["input.","remove_from_likes","off reviewed excluded"],

["input.","idempotency_key","given must equal"],

["capabilities/relationships.invitation.get","relationships.invitation.get","Relationships","Read a connection invitation.","open a friendship link, connection link, link somebody sent to connect, link to become friends","token admission mode joined identity choices preview allows status participants eligible limited proof nor access likes"],

["input.","invitation_token","last part guests offers connect"],

["capabilities/ideas.roundup.get","ideas.roundup.get","Roundups","Read the state of one roundup.","state of an import, how far is the article","capture public id cursor generation scope destination items updates continuation became mutate outcomes terminal input result exposes"],

["input.","public_id","roundup mutate refused input invalid"],

["input.","after_cursor","updates number"],

["capabilities/ideas.roundup.mutate","ideas.roundup.mutate","Roundups","Create a roundup, or move it one step forward.","article, several ideas at once, many places of one page, all places of an article, import, tips, newsletter, top ten, list on a page","capture operation public id source url text items mode scope selection policy target feed explicit requirements recommendation context expected generation state destination updates continuation coordinator owns extraction ranking child duplicate reuse terminal input result exposes immutable fields reference roles idempotency key current missing refused invalid accepted raises"],

["input.","operation","roundup"],

["input.","public_id","omit create"],

["input.","source_url","items"],

["input.","source_text","items"],

["input.","items","already 100"],

["input.","mode","items recommend"],

["input.","scope","part source captured"],

["input.","selection_policy",""],

["input.","selected_items","create structured scope derived omitted"],

["input.","target_feed_text","put"],

["input.","target_person_text","friend"],

["input.","explicit_requirements","items"],

["input.","recommendation_context",""],

["input.","expected_generation","last refused stale"],

["input.","target_ideas_list_handle","put"],

["capabilities/ideas.saved.query","ideas.saved.query","Search","List saved ideas.","saved ideas, show my ideas, remind me what I saved, what did I save, bookmarks, saved places, where is what I saved, find something I saved","kind mutual limit snapshot cursor items gives likes created content"],

["input.","kind","default created"],

["input.","query",""],

["input.","mutual_only","friend likes"],

["input.","person_handle","concerns friend liked captured"],

["input.","person_name",""],

["input.","limit","items per"],

["input.","snapshot_handle","before continues earlier"],

["input.","cursor","before next opaque combined constraints"],

["capabilities/ideas.search","ideas.search","Search","Search plans, places, ideas, events and lists.","find anything, search everything, where is, look for something of mine","query semantic subject scopes activities neighborhoods before timezone limit daypart weekday selector items retry suggestions over recommendations visible filters cannot replace"],

["input.","query","required empty filters cannot replace"],

["input.","semantic_subject","constraints"],

["input.","scopes","default everywhere"],

["input.","scope",""],

["input.","people","friends"],

["input.","names",""],

["input.","activities","related"],

["input.","neighborhoods",""],

["input.","starts_after","before timezone"],

["input.","starts_before","supplied timezone"],

["input.","timezone","such europe berlin offset daypart weekdays required before"],

["input.","requested_start_at","wanted"],

["input.","limit","results"],

["input.","daypart","part day stated"],

["input.","weekday_selector","days week stated"],

["resources/index","Resources","Resources","Resources, handles and other named types.","","schemas"],

["resources/CommitDelivery","CommitDelivery","Actions","What happened to the message to one person.","","display status"],

["field.","person_handle",""],

["field.","display_name","omitted committed earlier release"],

["field.","status","queued delivery left shared manually deliverable cannot reached"],

["resources/ShareLink","ShareLink","Actions","A link that a person opens. The service did not send it.","","display url"],

["field.","person_handle","omitted anybody"],

["field.","display_name","omitted anybody"],

["field.","url",""],

["resources/CommittedConnection","CommittedConnection","Actions","The connection between two people that a commit concerned.","","state"],

["field.","person",""],

["field.","state","current connection"],

["resources/CommittedAction","CommittedAction","Actions","What happened to a prepared action.","","kind executed connection deliveries share"],

["field.","action_handle","prepared capability"],

["field.","kind","committed such invites"],

["field.","executed_at","committed"],

["field.","plan","concerned omitted"],

["field.","list","concerned omitted"],

["field.","connection","concerned omitted"],

["field.","deliveries","happened message empty nobody written"],

["field.","share_links","manually empty"],

["resources/AssistantMessage","AssistantMessage","Assistant","One thing said to the assistant.","","key channel identity"],

["field.","message",""],

["field.","request_key","printable ascii unique turn replay second effect"],

["field.","channel_identity","stable key conversation such app device begins sms tel short stored"],

["resources/AssistantApproval","AssistantApproval","Assistant","The explicit approval of one prepared action. Nothing can be changed while approving.","","key channel identity"],

["field.","request_key","printable ascii unique approval replay"],

["field.","channel_identity","prepared under"],

["resources/AssistantTurn","AssistantTurn","Assistant","What became of a turn.","","contract status conversation reply cards question approval disclosures suggestions data error usage id"],

["field.","contract","assistant turn v1"],

["field.","status","worst happened question approval waits input"],

["field.","turn","itself"],

["field.","conversation","belongs token channel"],

["field.","reply","plain text"],

["field.","calls","made order look ups included"],

["field.","cards","reply second ordinal"],

["field.","question",""],

["field.","approval","waits message approves"],

["field.","disclosures","must learn reply"],

["field.","suggestions","next"],

["field.","data","last"],

["field.","error","turn failed"],

["field.","usage","understanding"],

["resources/AssistantTurnFacts","AssistantTurnFacts","Assistant","The turn itself.","","kind key ordinal replayed interpreter language finished"],

["field.","turn_handle",""],

["field.","kind","approved"],

["field.","request_key",""],

["field.","ordinal","number conversation"],

["field.","replayed","stored earlier key"],

["field.","interpreter","understood message"],

["field.","language","reply tag"],

["field.","started_at","turn began"],

["field.","finished_at",""],

["resources/AssistantConversation","AssistantConversation","Assistant","One conversation. It belongs to one token and one channel.","","identity turns expires"],

["field.","conversation_handle",""],

["field.","channel","sms short"],

["field.","channel_identity",""],

["field.","turns","many"],

["field.","expires_at","deleted more"],

["resources/AssistantReply","AssistantReply","Assistant","What to show the person, as plain text.","","truncated"],

["field.","text","stand quotes"],

["field.","truncated","cut short channel"],

["resources/AssistantCall","AssistantCall","Assistant","One call that the turn made.","","capability version effect input status code execution id text replayed"],

["field.","effect",""],

["field.","input","really sealed values shortened"],

["field.","status",""],

["field.","code","failure"],

["field.","execution_id","write"],

["field.","text","answered sentence"],

["field.","replayed","earlier"],

["resources/AssistantCard","AssistantCard","Assistant","One thing that the reply shows.","","ordinal kind title lines url"],

["field.","ordinal","number second"],

["field.","kind","invite like window execution"],

["field.","handle","empty"],

["field.","title",""],

["field.","lines","four"],

["field.","when","open"],

["field.","whose","wrote accounts"],

["field.","url",""],

["field.","actions",""],

["resources/AssistantQuestion","AssistantQuestion","Assistant","What the person is asked. The next message answers it, or speaks of something else.","","kind slot text options proposes expires"],

["field.","question_handle",""],

["field.","kind","expected"],

["field.","text","question"],

["field.","options","answered empty free"],

["field.","proposes","yes makes such question"],

["field.","expires_at","until answered"],

["resources/AssistantOption","AssistantOption","Assistant","One possible answer.","","ordinal label detail"],

["field.","ordinal","number"],

["field.","label",""],

["field.","detail",""],

["field.","handle","stands thing"],

["resources/AssistantProposal","AssistantProposal","Assistant","A call that is made after a yes.","","capability input"],

["resources/AssistantPrepared","AssistantPrepared","Assistant","A prepared action that waits for approval by its own endpoint.","","kind summary review text recipients content preview facts expires commit reply"],

["field.","action_handle","prepared capability"],

["field.","kind","committing"],

["field.","summary","committing sentence"],

["field.","review_text","before approval field"],

["field.","recipients","reaches"],

["field.","content_preview","see"],

["field.","facts",""],

["field.","expires_at","until approved"],

["field.","commit","approval goes"],

["field.","reply_word","approves channel buttons endpoint"],

["resources/AssistantCommitAddress","AssistantCommitAddress","Assistant","Where the approval goes.","","method path"],

["resources/AssistantDisclosure","AssistantDisclosure","Assistant","What the person must learn with the reply.","","text"],

["field.","text","sentence"],

["resources/AssistantSuggestion","AssistantSuggestion","Assistant","Something to say next.","","label"],

["field.","label",""],

["field.","say","message"],

["resources/AssistantError","AssistantError","Assistant","Why the turn failed.","","code message retryable"],

["field.","message","happened"],

["field.","retryable",""],

["resources/AssistantUsage","AssistantUsage","Assistant","What understanding took.","","model steps input tokens output ms fallback"],

["field.","model","rules understood"],

["field.","steps","rounds model"],

["field.","input_tokens","model"],

["field.","output_tokens","model"],

["field.","ms","milliseconds"],

["field.","fallback","rules answered model"],

["resources/AssistantSpoken","AssistantSpoken","Assistant","One turn as it is kept. Links that give access are left out.","","ordinal kind message reply status finished"],

["field.","turn_handle",""],

["field.","ordinal","number conversation"],

["field.","kind","approved"],

["field.","message","approval"],

["field.","reply","answered"],

["field.","status","running"],

["field.","started_at","began"],

["field.","finished_at",""],

["resources/BriefReference","BriefReference","Brief","The thing an item is about.","","kind label written"],

["field.","kind","such invite capture roundup"],

["field.","handle",""],

["field.","label","title"],

["field.","written_by","wrote label omitted"],

["resources/BriefItem","BriefItem","Brief","One thing to look at.","","title reference due"],

["field.","title","look short line"],

["field.","reference","thing item"],

["field.","due_at",""],

["resources/BriefSection","BriefSection","Brief","Things of one type, the most pressing first, at most ten.","","priority items"],

["field.","type","section rsvp tipping deadlines within hours incomplete drafts responses waited seven days logistics mutual interest active"],

["field.","priority","rank section comes first"],

["field.","items","look ten"],

["resources/TimeRange","TimeRange","Calendar","A period and its time zone.","","timezone"],

["field.","from","inclusive"],

["field.","to","exclusive"],

["field.","timezone","iana zone"],

["resources/AvailabilityFreshness","AvailabilityFreshness","Calendar","How old the data of an availability answer is.","","computed oldest source stale"],

["field.","computed_at","windows"],

["field.","oldest_source_at","calendar longest ago friends hour used"],

["field.","stale","source old relied"],

["resources/AvailabilityUncertainty","AvailabilityUncertainty","Calendar","Something the answer does not know.","","code display"],

["field.","code","calendar connected long completely friend shared anybody far ahead"],

["field.","person_handle","concerns omitted"],

["field.","display_name","omitted concerns"],

["resources/EventResult","EventResult","Calendar","One event that is visible to the caller.","","title venue timezone role attribution"],

["field.","event_handle",""],

["field.","venue","unknown"],

["field.","ends_at","unknown"],

["field.","timezone","iana zone"],

["field.","role","see"],

["field.","attribution","public event licence source wants omitted"],

["field.","plan_handle","belongs omitted"],

["resources/PersonCandidate","PersonCandidate","Candidates","One of the saved people who may be meant.","","kind display classification details input"],

["field.","person_handle",""],

["field.","display_name",""],

["field.","classification","connected friend reached explicit commit mind private memory contacted receives shares manually"],

["field.","details","apart"],

["field.","input","whole chooses"],

["resources/IdeasListCandidate","IdeasListCandidate","Candidates","One of the Ideas Lists that may be meant.","","kind title origin item count share updated input"],

["field.","ideas_list_handle",""],

["field.","title","choices"],

["field.","name","two"],

["field.","origin","fills view filters decide contains made"],

["field.","item_count","many contains"],

["field.","people_count","many"],

["field.","share_link_count","many"],

["field.","updated_at","last"],

["field.","input","whole chooses"],

["resources/SubjectCandidate","SubjectCandidate","Candidates","One of the things that may be meant. It has the handle of its kind, if it has one.","","title capture public id event input"],

["field.","kind","such"],

["field.","title",""],

["field.","ideas_list_handle",""],

["field.","idea_handle","created"],

["field.","capture_public_id",""],

["field.","place_handle","private"],

["field.","event_handle",""],

["field.","plan_handle",""],

["field.","person_handle",""],

["field.","handle","thing kind"],

["field.","input","whole chooses"],

["resources/DraftCandidate","DraftCandidate","Candidates","One of the unsent drafts for the same idea.","","title state scheduled checksum"],

["field.","plan_handle",""],

["field.","state","unsent draft past canceled discarded"],

["field.","scheduled_at","open"],

["field.","checksum","hexadecimal sha 256 canonical content recipients see"],

["resources/ChoiceCandidate","ChoiceCandidate","Candidates","One of the answers to a question.","","kind title input"],

["field.","kind","such preset scope"],

["field.","title",""],

["field.","input","whole chooses"],

["resources/RoundupItemCandidate","RoundupItemCandidate","Candidates","One of the items of a source.","","kind title position input"],

["field.","position","source"],

["field.","input","whole chooses"],

["resources/ConstraintCandidate","ConstraintCandidate","Candidates","One of the wishes that have to be cleared up.","","kind title semantic id source span"],

["field.","title","wish"],

["field.","semantic_id","constraint"],

["field.","source_span","comes"],

["resources/WiderRequestCandidate","WiderRequestCandidate","Candidates","A request that finds something, because it asks for less.","","kind title count filter input"],

["field.","kind","leaves area"],

["field.","title",""],

["field.","count","many choices"],

["field.","filter","leaves"],

["field.","input","whole"],

["resources/CatalogNameCandidate","CatalogNameCandidate","Candidates","One of the names of the catalog.","",""],

["field.","name","catalog writes"],

["resources/Execution","Execution","Common","The durable record of one write.","","id capability version status created finished result"],

["field.","execution_id","write characters"],

["field.","capability",""],

["field.","version","input used"],

["field.","status",""],

["field.","created_at","accepted"],

["field.","finished_at","reached terminal result"],

["field.","result","whole accepted work status capability gave"],

["resources/Person","Person","Common","One saved person.","","display classification"],

["field.","person_handle",""],

["field.","display_name",""],

["field.","classification","connected friend reached explicit commit mind private memory contacted receives shares manually"],

["resources/IdeasList","IdeasList","Common","One Ideas List.","","origin shared item count updated"],

["field.","ideas_list_handle",""],

["field.","name","two"],

["field.","origin","fills view filters decide contains made"],

["field.","shared_by","friend omitted"],

["field.","item_count","many contains view computed"],

["field.","people_count","many"],

["field.","share_link_count","many"],

["field.","updated_at","last friend shared renamed"],

["resources/SharedBy","SharedBy","Common","The friend who shared it, whose words it has; it can be read and not changed. Omitted where it is the user's own.","","display"],

["field.","display_name","friend"],

["field.","person_handle","friend among omitted"],

["resources/IdeasListReference","IdeasListReference","Common","The handle and the name of an Ideas List.","",""],

["field.","ideas_list_handle",""],

["resources/Place","Place","Common","One place.","","address description timezone activity coordinates attribution state"],

["field.","place_handle","private"],

["field.","address","unknown"],

["field.","description","notes"],

["field.","timezone","iana zone unknown"],

["field.","activity_name","catalog set"],

["field.","coordinates","degrees wgs omitted unknown"],

["field.","attribution","licence source wants omitted"],

["field.","state","archived cannot selected more used"],

["resources/Coordinates","Coordinates","Common","Where a place is, in degrees (WGS 84); omitted if unknown.","","latitude longitude"],

["field.","latitude","degrees north equator"],

["field.","longitude","degrees east greenwich"],

["resources/Event","Event","Common","When and where an event takes place.","","title precision timezone venue url"],

["field.","event_handle",""],

["field.","title","events differs"],

["field.","starts_at","day begins zone"],

["field.","start_precision","day"],

["field.","ends_at","unknown"],

["field.","timezone","iana zone unknown"],

["field.","venue","unknown"],

["field.","url","events unknown"],

["resources/Idea","Idea","Common","One saved idea.","","kind title shared description event neighborhood activities source url liked state updated candidate id"],

["field.","idea_handle","created"],

["field.","kind","event"],

["field.","shared_by","friend omitted"],

["field.","description",""],

["field.","place","unknown"],

["field.","event",""],

["field.","when","fixed open"],

["field.","neighborhood","unknown"],

["field.","activities","satisfies"],

["field.","source_url",""],

["field.","lists",""],

["field.","show_in_for_you","appear recommendations"],

["field.","liked",""],

["field.","state","archived appears active recommendation view"],

["field.","updated_at","last"],

["field.","candidate_id","draft like"],

["resources/Candidate","Candidate","Common","One choice this service offers.","","id kind title event reasons liked provisional"],

["field.","candidate_id","issued invented"],

["field.","place","unknown"],

["field.","event",""],

["field.","when","fixed open"],

["field.","reasons","offered short sentences"],

["field.","liked_by","far allowed"],

["field.","provisional","true fit hours availability confirmed"],

["resources/RsvpCounts","RsvpCounts","Common","How many invites of a plan have each answer.","","accepted declined pending removed"],

["field.","accepted","guests"],

["field.","declined","guests"],

["field.","pending","guests answered"],

["field.","removed","guests roster"],

["resources/Tip","Tip","Common","How close a plan is to its minimum of people.","","capacity min state"],

["field.","capacity_min","many including minimum"],

["field.","have","many counting accepted guests"],

["field.","state","tips accepted guests reach minimum stays missed deadline passes before"],

["resources/Plan","Plan","Common","One plan.","","title state role scheduled timezone revision checksum rsvp tip deadline"],

["field.","plan_handle",""],

["field.","state","unsent draft past canceled discarded"],

["field.","role",""],

["field.","scheduled_at","undecided"],

["field.","timezone","iana zone planned"],

["field.","revision","committed raises"],

["field.","checksum","hexadecimal sha 256 canonical content recipients see"],

["field.","rsvp","many invites"],

["field.","tip","close minimum"],

["field.","rsvp_deadline","guests"],

["field.","place","undecided"],

["resources/PlanPlace","PlanPlace","Common","Where a plan takes place, copied when the plan was given the place. The host also sees the private place it was copied from; an invitee s…","","address description timezone activity attribution state"],

["field.","place_handle","private"],

["field.","address","unknown"],

["field.","description","notes"],

["field.","timezone","iana zone unknown"],

["field.","activity_name","catalog set"],

["field.","attribution","licence source wants omitted"],

["field.","state","archived cannot selected more used"],

["resources/Recipient","Recipient","Common","One person that a prepared action would reach, and how.","","display delivery eligible reason"],

["field.","person_handle",""],

["field.","display_name",""],

["field.","delivery","delivers message shares manually"],

["field.","eligible","reach"],

["field.","reason","cannot reach far allowed"],

["resources/PreparedAction","PreparedAction","Common","A prepared action that waits for a later explicit approval. Nothing has changed and nobody was contacted.","","kind summary recipients content preview revision checksum expires"],

["field.","action_handle","prepared capability"],

["field.","kind","committing such invites"],

["field.","summary","committing sentence"],

["field.","recipients","everybody reach"],

["field.","content_preview","recipients see"],

["field.","revision","committed raises"],

["field.","checksum","hexadecimal sha 256 canonical content recipients see"],

["field.","approval","status decided needed committed waiting released now refused stays day cannot"],

["resources/WindowCounts","WindowCounts","Common","How many people have each status in a planning window.","","free partial busy unknown"],

["field.","free",""],

["field.","partial","free hour least"],

["field.","busy",""],

["field.","unknown","availability"],

["resources/WindowPerson","WindowPerson","Common","The status of one person in a planning window.","","display"],

["field.","person_handle","self"],

["field.","display_name","omitted"],

["field.","status","information unknown free"],

["resources/Window","Window","Common","One planning window of two hours.","","timezone status counts"],

["field.","time_handle","planning window opaque"],

["field.","ends_at","two hours later"],

["field.","timezone","iana zone computed"],

["field.","status","information unknown free"],

["field.","counts","many status planning window"],

["field.","people","everybody status"],

["resources/DiscoverySearch","DiscoverySearch","Discovery","What a discovery run looks for, besides the query.","","target kinds before timezone limit"],

["field.","target_kinds","thing find"],

["field.","person_handles","friends"],

["field.","requested_start_at","wanted"],

["field.","requested_end_at","wanted"],

["field.","timezone","offset"],

["field.","limit","many candidates wanted"],

["resources/DiscoveryChanges","DiscoveryChanges","Discovery","How a discovery run differs from its parent.","","replacement dimensions constraint"],

["field.","replacement_dimensions","parent"],

["field.","constraint_changes",""],

["resources/StructuredValue","StructuredValue","Discovery","An amount of money, with all four keys.","","minimum maximum currency scope"],

["field.","minimum_amount","min price supplies"],

["field.","maximum_amount","max price supplies"],

["field.","currency","three characters explicit inferred"],

["field.","scope","amount explicit inferred"],

["resources/ConstraintChange","ConstraintChange","Discovery","One change to the constraints of a discovery run.","","operation semantic id coverage state label value structured hardness source span decision impact confidence"],

["field.","operation","constraint"],

["field.","semantic_id","across constraint"],

["field.","coverage_state","settled constraint"],

["field.","constraint_type","such geography max price min"],

["field.","label","plain constraint"],

["field.","value","geography destination optional city region full authored requirement goes source span"],

["field.","structured_value","amount max price supplies maximum min minimum currency scope explicit inferred"],

["field.","hardness","must candidates satisfy"],

["field.","source_span","full authored requirement"],

["field.","decision_impact","decides"],

["field.","confidence","sure understood"],

["resources/RecordedLocation","RecordedLocation","Discovery","Where a researched candidate is.","","venue address city neighborhood region country latitude longitude"],

["field.","latitude","degrees"],

["field.","longitude","degrees"],

["resources/RecordedSchedule","RecordedSchedule","Discovery","When a researched candidate takes place or is available.","","summary precision until timezone recurrence"],

["field.","summary","schedule"],

["field.","start_precision","date"],

["field.","available_from","becomes"],

["field.","available_until","stops"],

["field.","timezone","zone"],

["field.","recurrence","recurs"],

["resources/RecordedPrice","RecordedPrice","Discovery","What a researched candidate costs.","","summary currency minimum maximum per fees"],

["field.","summary","price"],

["field.","currency","three characters"],

["field.","minimum","price"],

["field.","maximum","price"],

["field.","per_person","price"],

["field.","fees","addition price"],

["resources/RecordedAccess","RecordedAccess","Discovery","How visitors get in.","","mode official url requirements live availability checked"],

["field.","mode","visitors such walk ticket"],

["field.","official_url","http"],

["field.","requirements","visitor"],

["field.","live_availability_checked",""],

["resources/RecordedPractical","RecordedPractical","Discovery","Practical facts of a researched candidate.","","capacity min max indoor outdoor accessible accessibility summary food available"],

["field.","capacity_min","fewest"],

["field.","capacity_max",""],

["field.","indoor",""],

["field.","outdoor",""],

["field.","accessible",""],

["field.","accessibility_summary",""],

["field.","food_available",""],

["resources/RecordedFit","RecordedFit","Discovery","Why a researched candidate suits the request.","","summary reasons"],

["field.","summary","fit"],

["field.","reasons",""],

["resources/RecordedConstraintResult","RecordedConstraintResult","Discovery","Whether a researched candidate satisfies one constraint.","","hard passed note"],

["field.","hard",""],

["field.","passed","candidate satisfies"],

["field.","note","remark"],

["resources/RecordedEvidence","RecordedEvidence","Discovery","One claim about a researched candidate and its source.","","value url title observed confidence"],

["field.","claim_type","such hours"],

["field.","source_url","http fetch"],

["field.","source_title",""],

["field.","observed_at",""],

["field.","confidence","sure claim"],

["resources/RecordedCandidate","RecordedCandidate","Discovery","One candidate a host researched.","","kind public location schedule price access practical canonical url fit constraint results caveats evidence"],

["field.","public_name",""],

["field.","location","researched candidate"],

["field.","schedule","researched candidate available"],

["field.","price","researched candidate costs"],

["field.","access","visitors"],

["field.","practical","facts researched candidate"],

["field.","canonical_url","http"],

["field.","fit","researched candidate suits"],

["field.","constraint_results",""],

["field.","caveats","speaks against uncertain"],

["field.","evidence","claims sources"],

["resources/SourceFailure","SourceFailure","Discovery","One source that could not be used.","","code message url"],

["field.","code","short failure"],

["field.","message","failed"],

["field.","source_url","http"],

["resources/DiscoveryRun","DiscoveryRun","Discovery","One discovery run in its current state.","","parent thread version reply contract candidates snapshot fingerprint gaps expires"],

["field.","run_handle","discovery"],

["field.","parent_run_handle","came omitted"],

["field.","thread_handle","discovery came"],

["field.","state_version","raises"],

["field.","state","discovery"],

["field.","reply_contract_handle","discovery"],

["field.","candidates","found omitted until"],

["field.","snapshot_fingerprint","set candidates omitted until"],

["field.","gaps","search cover omitted until"],

["field.","expires_at","until result refined earlier versions lack"],

["resources/DiscoveryConstraint","DiscoveryConstraint","Discovery","One constraint as a discovery run understood it.","","semantic id label value structured hardness coverage state"],

["field.","semantic_id","constraint across"],

["field.","label","constraint"],

["field.","value",""],

["field.","structured_value","amount omitted"],

["field.","hardness","candidates must satisfy"],

["field.","coverage_state","settles"],

["resources/DiscoveryRejection","DiscoveryRejection","Discovery","One submitted candidate that was not recorded.","","index code"],

["field.","index","submitted candidates"],

["field.","code","recorded"],

["resources/DiscoveryBrief","DiscoveryBrief","Discovery","What a host needs to research one run.","","thread state version reply contract objective context constraints assumptions inventory gaps submission schema expires"],

["field.","run_handle","discovery"],

["field.","thread_handle","discovery came"],

["field.","state_version","raises"],

["field.","reply_contract_handle","discovery"],

["field.","objective","find sentence"],

["field.","context","far authorized"],

["field.","constraints","understood"],

["field.","assumptions","assumed although"],

["field.","inventory","itself already matches"],

["field.","gaps","inventory cover"],

["field.","submission_schema","bounded json discovery record accepts"],

["field.","expires_at","stops accepting results"],

["resources/SavedView","SavedView","Discovery","A discovery search that was saved as a private view.","","filters target kinds directions"],

["field.","list","view"],

["field.","filters","view"],

["field.","target_kinds","thing contains omitted"],

["field.","directions","view order given"],

["resources/Outcome","Outcome","Envelope","The typed outcome. It has the same form for every capability, so that a caller can continue without knowing the data.","","kind facts resources collection disclosures confirmation next fallback text"],

["field.","kind","capability such created status came"],

["field.","facts","result single values"],

["field.","resources","mentions"],

["field.","collection","omitted otherwise"],

["field.","disclosures","must together result"],

["field.","confirmation","explicit approval needed later omitted"],

["field.","next_actions",""],

["field.","fallback_text","sentence presentation replaces checking status confirmed effects"],

["resources/ResourceRef","ResourceRef","Envelope","A reference to one resource.","","kind label url"],

["field.","kind","resource"],

["field.","handle",""],

["field.","label","front"],

["field.","url",""],

["resources/Collection","Collection","Envelope","The position of a page in its snapshot. A page count is never the total.","","more next cursor expires"],

["field.","has_more","items"],

["field.","next_cursor","continues last item more"],

["field.","snapshot_handle","result"],

["field.","returned","many items"],

["field.","expires_at","snapshot"],

["resources/Disclosure","Disclosure","Envelope","Something the caller must tell the user together with the result.","","text"],

["field.","name","disclosure such confirmation prepared"],

["field.","text",""],

["resources/Confirmation","Confirmation","Envelope","The later explicit approval that a prepared action needs before it is executed.","","required expires approve"],

["field.","required","approval needed"],

["field.","action_handle","prepared capability"],

["field.","expires_at","prepared"],

["field.","approve_with","capability commits"],

["field.","approve_at","reviews themself omitted"],

["resources/NextAction","NextAction","Envelope","A capability that may follow, with the known part of its input.","","tool reason requires approval"],

["field.","capability",""],

["field.","tool","surface mcp"],

["field.","reason",""],

["field.","input","part"],

["field.","needs","required input fields"],

["field.","requires_approval","approve explicitly first"],

["resources/CapabilityCall","CapabilityCall","Envelope","A capability and the input to call it with.","",""],

["field.","capability",""],

["resources/Effect","Effect","Envelope","Something that has changed, or may have changed. HTTP success alone never proves an effect.","","state resource reason observe"],

["field.","type","done such created"],

["field.","state","knows happened"],

["field.","resource","effect happened"],

["field.","at","happened"],

["field.","reason","confirmed unconfirmed effects"],

["field.","observe","happened unconfirmed effects"],

["resources/EffectResource","EffectResource","Envelope","What an effect happened to.","","kind"],

["field.","kind","resource"],

["field.","handle",""],

["resources/OutcomeError","OutcomeError","Envelope","Why there is no result, in a 200 answer of the status needs_input or failed.","","code message retryable retry seconds pointer prerequisite candidates current"],

["field.","code","machine meaning"],

["field.","message","happened"],

["field.","retryable","succeed later"],

["field.","retry_after_seconds","long wait before"],

["field.","pointer","json rfc 6901 part input error"],

["field.","prerequisite","removes obstacle"],

["field.","candidates","choose references"],

["field.","current","state older revision checksum version generation"],

["resources/Problem","Problem","Envelope","Any answer that is not 200, as application/problem+json (RFC 9457).","","title status detail code id retryable errors prerequisite current retry seconds approve"],

["field.","type","reference describes code"],

["field.","title","kind problem"],

["field.","status","http"],

["field.","detail","wrong"],

["field.","code","machine meaning"],

["field.","request_id","logs"],

["field.","retryable","succeed later"],

["field.","errors","entry per violation input once empty problems"],

["field.","prerequisite","removes obstacle"],

["field.","current","state older revision checksum version generation"],

["field.","retry_after_seconds","long wait header"],

["field.","approve_at","decides approval required"],

["resources/ProblemEntry","ProblemEntry","Envelope","One thing that is wrong with the input.","","pointer code message suggestion"],

["field.","pointer","json rfc 6901 root input"],

["field.","code","rule breaks"],

["field.","message","wrong"],

["field.","suggestion","likely meant"],

["resources/CapabilityFacts","CapabilityFacts","Envelope","What a caller learns about one capability.","","version earlier summary effect ability statuses status surfaces tool next follow disclosures disclose idempotency key receipt extension since deprecated input schema data"],

["field.","name","capabilitys"],

["field.","version","current"],

["field.","earlier_versions","input accepted"],

["field.","summary","line"],

["field.","effect","write state external contact"],

["field.","ability","token requires"],

["field.","statuses",""],

["field.","status_capability","observes work"],

["field.","surfaces",""],

["field.","tool","surface mcp"],

["field.","next_actions","capabilities follow rule suggests now"],

["field.","may_follow","capabilities suggest neither"],

["field.","disclosures","contain apply"],

["field.","may_disclose","disclosures contain neither"],

["field.","idempotency_key","header"],

["field.","receipt","leaves execution later"],

["field.","extension","true part specification"],

["field.","since","version registry came omitted told"],

["field.","deprecated","since omitted"],

["field.","input_schema","json 2020 current self contained"],

["field.","data_schema","json 2020 self contained"],

["resources/CapabilityDeprecation","CapabilityDeprecation","Envelope","Says that a capability is deprecated. It works until it ends.","","since replaced sunset"],

["field.","since","version registry"],

["field.","replaced_by","capability instead"],

["field.","sunset","day gone open"],

["resources/CaptureDestination","CaptureDestination","Ideas","Where a captured idea is put. It is never the subject matter of the idea.","",""],

["field.","list","put omitted"],

["field.","person","omitted nobody particular"],

["resources/CaptureClarification","CaptureClarification","Ideas","The one question a capture waits for.","","kind choices"],

["field.","kind","capture two sources meant several items city left event over"],

["field.","question",""],

["field.","choices","choose order number omitted free"],

["resources/CaptureUpdate","CaptureUpdate","Ideas","One update of a capture.","","cursor stage message"],

["field.","cursor","number later updates"],

["field.","at","happened"],

["field.","stage","step capture question answered understood source moment ago another attempt failed repeated wait before reused"],

["field.","message","happened sentence"],

["resources/CaptureSource","CaptureSource","Ideas","What an idea is captured from. It never changes once the capture is persisted.","","kind text url media refs"],

["field.","kind","source"],

["field.","text","raw source"],

["field.","url","address source"],

["field.","media_refs","references source"],

["resources/CaptureRetry","CaptureRetry","Ideas","The typed retry of a failed capture. Source and destination are retained unchanged.","","expected state version"],

["field.","expected_state_version","failed capture retry must"],

["field.","source","captured once persisted"],

["field.","destination","put undecided"],

["resources/CaptureReceipt","CaptureReceipt","Ideas","A capture after the write that changed it.","","public id state version destination clarification"],

["field.","capture_public_id",""],

["field.","state","capture accepted persisted enrichment afterwards completed reported once confirmed"],

["field.","state_version","raises"],

["field.","destination","put undecided"],

["field.","clarification","question capture waits"],

["resources/SavedIdea","SavedIdea","Ideas","One saved idea, and who likes it.","","kind title shared description event neighborhood activities source url state updated candidate id mutual"],

["field.","idea_handle","created"],

["field.","kind","event"],

["field.","shared_by","friend omitted"],

["field.","description",""],

["field.","place","unknown"],

["field.","event",""],

["field.","when","fixed open"],

["field.","neighborhood","unknown"],

["field.","activities","satisfies"],

["field.","source_url",""],

["field.","lists",""],

["field.","show_in_for_you","appear recommendations"],

["field.","liked",""],

["field.","state","archived appears active recommendation view"],

["field.","updated_at","last"],

["field.","candidate_id","draft like"],

["field.","liked_by","far allowed"],

["field.","mutual","least like"],

["resources/CandidateLike","CandidateLike","Ideas","The current like of one candidate.","","id mutual"],

["field.","candidate_id","issued invented"],

["field.","liked",""],

["field.","people","like empty alone"],

["field.","mutual","true like false"],

["resources/StructuredIdea","StructuredIdea","Ideas","The created idea, or the existing duplicate.","",""],

["field.","idea",""],

["field.","duplicate_of","existing created"],

["resources/InviteHost","InviteHost","Invites","The host, as an invitee sees them.","","display"],

["field.","display_name",""],

["resources/InvitePlace","InvitePlace","Invites","Where the plan takes place, as an invitee sees it.","","address"],

["field.","address","given"],

["resources/InvitePlan","InvitePlan","Invites","The guest's view of the plan. It has no host notes.","","title state scheduled timezone meetup location text description coming"],

["field.","plan_handle",""],

["field.","state","unsent draft past canceled discarded"],

["field.","scheduled_at","undecided"],

["field.","timezone","iana zone planned"],

["field.","place","undecided"],

["field.","meetup_at","meet omitted"],

["field.","meetup_location_text","meet omitted"],

["field.","description","guests"],

["field.","host","invitee sees"],

["field.","coming","first answered otherwise omitted invites"],

["resources/Invite","Invite","Invites","One invite addressed to the user.","","rsvp status available deadline reconfirm revision"],

["field.","invite_handle",""],

["field.","plan","guests view notes"],

["field.","rsvp_status","invite"],

["field.","rsvp_available","answered now authoritative work deadline"],

["field.","rsvp_deadline",""],

["field.","needs_reconfirm","true given"],

["field.","revision","invite expected answering"],

["resources/LikeSubject","LikeSubject","Likes","What is liked.","","kind"],

["field.","kind","liked"],

["field.","handle","query likes"],

["resources/LikeFilters","LikeFilters","Likes","Which likes are wanted. Filters only select results and never change audiences.","","neighborhood activity custom preset incoming"],

["field.","neighborhood_names","catalog disclosure"],

["field.","activity_names","catalog disclosure"],

["field.","custom_activity_names","free"],

["field.","when_preset","period filter likes"],

["field.","incoming_only","likes"],

["field.","own_only",""],

["resources/LikedThing","LikedThing","Likes","What is liked, with the title to show for it.","","kind"],

["field.","kind","liked"],

["field.","handle","thing like"],

["resources/Like","Like","Likes","The current likes of the user and their people for one place, event or idea.","","subject mine incoming intentions match revision"],

["field.","subject","liked title"],

["field.","mine",""],

["field.","incoming_from","interest see"],

["field.","intentions","distinct"],

["field.","match","least currently pair like kind thing under title neighborhood both events less hours apart"],

["field.","matches","currently"],

["field.","revision","like"],

["resources/LikeChange","LikeChange","Likes","A like after a change.","","subject intentions revision receipt id reversible until"],

["field.","subject","liked title"],

["field.","saved","likes now"],

["field.","intentions","current"],

["field.","revision","current like"],

["field.","receipt_id","undoes"],

["field.","reversible_until","undoing stops possible"],

["resources/ListDefaults","ListDefaults","Lists","The planning defaults of an Ideas List.","","neighborhood activity custom preset apply matching likes"],

["field.","neighborhood_names","catalog"],

["field.","activity_names","catalog"],

["field.","custom_activity_names",""],

["field.","when_preset","period set"],

["field.","when_start","open"],

["field.","when_end","open"],

["field.","apply_matching_likes","go onto now defaults fit"],

["resources/ListDirection","ListDirection","Lists","One natural-language direction of an Ideas List and its planning status.","","text updated"],

["field.","text","direction written"],

["field.","planning_status","direction active used input cannot before more led"],

["field.","updated_at","text status last"],

["resources/ListLike","ListLike","Lists","One saved idea that applying the preview would like for people.","","already"],

["field.","idea",""],

["field.","for","like"],

["field.","already","true likes exist applying"],

["resources/SkippedLike","SkippedLike","Lists","One saved idea of the preview to which nothing was applied.","","code"],

["field.","idea_handle","created"],

["field.","code","skipped such archived"],

["resources/ManualLink","ManualLink","Lists","A link the caller passes on manually. The service contacts nobody.","","url expires"],

["field.","url",""],

["field.","expires_at",""],

["field.","person",""],

["resources/ListLikesSelection","ListLikesSelection","Lists","Whose likes of a list are reviewed and applied.","","source"],

["field.","ideas_list_handle",""],

["field.","person_handles","friends likes least must present"],

["field.","person_names",""],

["field.","source_person_handles","friends like"],

["field.","source_person_names",""],

["resources/LogisticsItemInput","LogisticsItemInput","Logistics","One item of the list that is written. Booking, purchasing and payment effects are unsupported.","","kind phase visibility status title target url amount note"],

["field.","kind","payment expected guests"],

["field.","action_type","such reserve table two"],

["field.","phase","due tips enough accepted"],

["field.","visibility","guest sees"],

["field.","title","checklist"],

["field.","target_url","http"],

["field.","amount_note","price charged"],

["resources/LogisticsSingleItemInput","LogisticsSingleItemInput","Logistics","The one item that is written. Only its title is required. Booking, purchasing and payment effects are unsupported.","","kind phase visibility status target url amount note"],

["field.","kind","item default"],

["field.","action_type","such reserve table two default"],

["field.","phase","due tips enough accepted"],

["field.","visibility","guest sees"],

["field.","title","checklist"],

["field.","target_url","http"],

["field.","amount_note","price charged"],

["resources/LogisticsChange","LogisticsChange","Logistics","What changes in a plan's checklist.","","mode guest visible default items status"],

["field.","plan_handle",""],

["field.","mode","replace removes items add updates kind title"],

["field.","guest_visible_default","see items visibility"],

["field.","items",""],

["field.","item","written title required booking purchasing payment effects unsupported"],

["field.","item_handle","status"],

["field.","status","item completed done"],

["resources/LogisticsItem","LogisticsItem","Logistics","One item of a plan's checklist. Invitees receive only those guests may see.","","kind phase visibility status title target url amount note"],

["field.","item_handle","logistics"],

["field.","kind","payment expected guests"],

["field.","action_type","two"],

["field.","phase","due tips enough accepted"],

["field.","visibility","guest sees"],

["field.","title","checklist"],

["field.","target_url","done"],

["field.","amount_note","costs"],

["resources/LogisticsProgress","LogisticsProgress","Logistics","The progress of the checklist.","","done total"],

["field.","done","items completed skipped dismissed"],

["field.","total","items see"],

["resources/Media","Media","Media","One uploaded file, as it is stored.","","ref bytes width height expires"],

["field.","media_ref","uploaded file"],

["field.","type","media picture stored image jpeg whatever"],

["field.","bytes","length stored"],

["field.","width","pixels text"],

["field.","height","pixels text"],

["field.","expires_at","deleted unless capture"],

["resources/ObjectSubject","ObjectSubject","Objects","The object that is asked about.","","candidate id query interaction reference"],

["field.","type","kind object"],

["field.","candidate_id",""],

["field.","query","find object"],

["field.","interaction_reference","gave"],

["resources/ObjectReference","ObjectReference","Objects","One object, by its handle and a label a person can read.","","shared"],

["field.","type","kind object found"],

["field.","label","title"],

["field.","shared_by","friend omitted"],

["resources/EnsuredPerson","EnsuredPerson","People","The result for one name.","","created"],

["field.","name","given"],

["field.","person",""],

["field.","created","true false reused"],

["resources/PersonInterest","PersonInterest","People","One saved idea that concerns the person.","","kind title mine mutual"],

["field.","idea_handle","created"],

["field.","kind","event"],

["field.","title",""],

["field.","mine","likes"],

["field.","mutual","true shares interest otherwise unknown reason false"],

["resources/PersonPlan","PersonPlan","People","One plan that the caller shares with the person.","","title state role scheduled"],

["field.","plan_handle",""],

["field.","title",""],

["field.","state","unsent draft past canceled discarded"],

["field.","role",""],

["field.","scheduled_at","undecided"],

["resources/PersonInvite","PersonInvite","People","One invite between the caller and the person.","","title direction rsvp status"],

["field.","plan_handle","invited omitted"],

["field.","invite_handle","omitted"],

["field.","title",""],

["field.","direction","invited"],

["field.","rsvp_status","invite"],

["field.","invited_at","made"],

["resources/PlanClaim","PlanClaim","Plans","One thing a source says, stored as evidence for the draft.","",""],

["field.","source_handle","draft private candidate account"],

["field.","claim","source"],

["resources/AudienceSelection","AudienceSelection","Plans","The audience of a draft. Naming people contacts nobody.","",""],

["field.","person_names","friends fits several"],

["field.","person_handles","relationships query"],

["resources/ResearchSelection","ResearchSelection","Plans","Not needed beside the candidate_id of discovery.record. The candidate of a discovery run that the draft is made from, with everything tha…","","thread snapshot fingerprint reply contract expected state version ref proves saw"],

["field.","thread_handle","discovery came"],

["field.","run_handle","discovery"],

["field.","snapshot_fingerprint","discovery record candidates"],

["field.","reply_contract_handle","discovery"],

["field.","expected_state_version","last"],

["field.","candidate_ref","id within"],

["resources/PlanSendFields","PlanSendFields","Plans","What an invitation is prepared from.","","public description"],

["field.","plan_handle",""],

["field.","public_description","details guests see private draft characters notes become part prepared checksum"],

["field.","action","default invites share passed anyone message already active another"],

["field.","send_person_names","default drafts audience 250 fits several"],

["field.","send_person_handles","relationships query recipients"],

["resources/PlanChanges","PlanChanges","Plans","Omitted fields stay. What to change in a shared or active plan. Omitted fields do not change; null clears a field.","","scheduled date local meetup location text rsvp deadline capacity min max title override description guest"],

["field.","scheduled_at","offset together two local fields meet move left"],

["field.","scheduled_date_local","owners zone given"],

["field.","scheduled_time_local","owners zone hh mm"],

["field.","scheduled_ends_at",""],

["field.","meetup_at","meet day before"],

["field.","meetup_location_text","meet"],

["field.","rsvp_deadline","guests"],

["field.","capacity_min","fewest included"],

["field.","capacity_max","included limit"],

["field.","title_override","replaces restores"],

["field.","description_override","replaces text restores"],

["field.","show_guest_list","see comes nobody message unless notify recipients true extension"],

["resources/PlanContent","PlanContent","Plans","The idea's own text, or what overrides it, as the invitation shows it.","","title description activity source url"],

["field.","title","override"],

["field.","description","override"],

["field.","activity_name","custom"],

["field.","source_url",""],

["resources/PlanRequirements","PlanRequirements","Plans","The original requirements for the plan. An invitee does not see them.","","candidate id custom activity scheduled rsvp deadline capacity min max connect signup guest private constraints"],

["field.","candidate_id","drafted"],

["field.","custom_activity_name",""],

["field.","scheduled_at",""],

["field.","rsvp_deadline",""],

["field.","capacity_min","minimum including"],

["field.","capacity_max","maximum including"],

["field.","connect_on_signup","guests sign offered"],

["field.","show_guest_list","see coming"],

["field.","private_plan",""],

["field.","idea_list_handle","came"],

["field.","place_handle","private"],

["field.","constraints","discovery came"],

["resources/PlanDraft","PlanDraft","Plans","The content of an unsent draft. Nobody has been contacted.","","audience requirements"],

["field.","content","text overrides invitation"],

["field.","requirements","original invitee see"],

["resources/PlanEvidence","PlanEvidence","Plans","One thing that research found about the plan.","","claim source url observed"],

["field.","claim","research found"],

["field.","source_handle",""],

["field.","source_url",""],

["field.","observed_at","unknown"],

["resources/PlanCost","PlanCost","Plans","One cost of the plan, as far as it is known.","","label minimum amount maximum currency scope"],

["field.","minimum_amount","price unknown"],

["field.","maximum_amount","price unknown"],

["field.","currency","such eur unknown"],

["field.","scope","amount covers unknown"],

["resources/PlanTiming","PlanTiming","Plans","When the plan takes place, as far as that is decided.","","selected scheduled meetup location text timezone"],

["field.","selected",""],

["field.","scheduled_at","undecided"],

["field.","scheduled_ends_at","undecided"],

["field.","meetup_at","meet"],

["field.","meetup_location_text","meet"],

["field.","timezone","iana zone planned"],

["resources/PlanGuest","PlanGuest","Plans","One guest of a plan.","","rsvp status delivery reconfirm signed note"],

["field.","person",""],

["field.","rsvp_status","invite"],

["field.","delivery","delivers message shares manually"],

["field.","needs_reconfirm","true guest confirm"],

["field.","signed_up_by_link","true guest open under choice until relationships manage renames finds"],

["field.","note","guest wrote omitted"],

["resources/PlanDeliveryCounts","PlanDeliveryCounts","Plans","How many invitations were delivered. An invitee does not see this.","","manual failed"],

["field.","sent","invitations delivered"],

["field.","manual","invitations shares"],

["field.","failed","invitations delivered"],

["resources/PlanManagement","PlanManagement","Plans","What the caller can do with the plan now.","","manageable reviewed private allowed"],

["field.","manageable","false invitees over"],

["field.","reviewed","current content"],

["field.","private_plan",""],

["field.","allowed","capabilities used now"],

["resources/PlanDelivery","PlanDelivery","Plans","What happened to the invitation of one recipient. The answer never says why a person cannot be reached.","","display status mail"],

["field.","person_handle",""],

["field.","display_name",""],

["field.","status","state delivery unconfirmed handed over blindly"],

["field.","at","reached state waits"],

["field.","asked_for_mail","true guest shared manually moves write nobody learns address otherwise omitted"],

["resources/PlanPreview","PlanPreview","Plans","The invitation as its recipients would see it.","","title body public description"],

["field.","body","text guests see checklist"],

["field.","public_description","details recipients see private draft"],

["field.","recipients","receive"],

["resources/PlanDetails","PlanDetails","Plans","The fields of a plan that a prepared change affects; all others are omitted.","","title description scheduled meetup location text rsvp deadline capacity min max guest"],

["field.","scheduled_at",""],

["field.","meetup_at","meet"],

["field.","meetup_location_text","meet"],

["field.","rsvp_deadline","guests"],

["field.","capacity_min","many including"],

["field.","capacity_max","many room including"],

["field.","show_guest_list","see comes"],

["resources/PlanView","PlanView","Plans","One plan with everything the caller is allowed to see.","","requirements evidence costs guest roster coming pending recipients audience invite delivery management logistics"],

["field.","requirements","original invitee see"],

["field.","evidence","research found empty invitee"],

["field.","costs","far"],

["field.","timing","far decided"],

["field.","show_guest_list","see comes omitted invitee"],

["field.","roster","guests empty invitee"],

["field.","coming","invitee first answered rsvp many otherwise omitted"],

["field.","pending_recipients","answered empty invitee"],

["field.","audience","draft nobody contacted omitted otherwise"],

["field.","invite_handle","invitee rsvp update otherwise omitted"],

["field.","delivery","many invitations invitee see"],

["field.","management","now"],

["field.","logistics","progress checklist"],

["resources/PreparedRoster","PreparedRoster","Plans","The current roster and what would change.","","add remove manual share"],

["field.","prepared","waits approval omitted roster already like"],

["field.","current_roster","guests"],

["field.","add","invited"],

["field.","manual_share","instead message"],

["resources/TimeSlot","TimeSlot","Recommendations","One concrete window, from timing that was explicitly supplied.","",""],

["field.","starts_at","offset"],

["field.","ends_at","offset"],

["resources/DiscoveryFilters","DiscoveryFilters","Recommendations","The shared discovery filter set.","","feed neighborhoods activities preset slots duration minutes constraint kind search preference terms"],

["field.","people","friends existing resolve unresolved prerequisite relationships ensure"],

["field.","names",""],

["field.","person_handles","relationships query"],

["field.","feed_name",""],

["field.","feed_names",""],

["field.","idea_list_name",""],

["field.","activities","choice must satisfy"],

["field.","user_activities","free"],

["field.","when_preset","such weekend next week few days period explicitly stated already durable defaults today current date"],

["field.","when","explicitly stated already durable defaults today current date"],

["field.","time_slots","windows explicitly supplied"],

["field.","duration_minutes","long"],

["field.","constraint_kind","marks"],

["field.","requested_start_at","offset timezone aware explicitly"],

["field.","search","choice must match venue object cuisine activity"],

["field.","preference_terms","wishes rank"],

["resources/ResearchGap","ResearchGap","Recommendations","Something the answer does not cover.","","code message"],

["field.","code","missing such hours unknown"],

["field.","message","missing sentence"],

["resources/OptionPlace","OptionPlace","Recommendations","The place that a choice among recommendations is. Something saved that has no place of its own is shown by its title.","","address description timezone activity coordinates attribution state"],

["field.","place_handle","private"],

["field.","address","unknown"],

["field.","description","notes"],

["field.","timezone","iana zone unknown"],

["field.","activity_name","catalog set"],

["field.","coordinates","degrees wgs omitted unknown"],

["field.","attribution","licence source wants omitted"],

["field.","state","archived cannot selected more"],

["resources/RecommendationOption","RecommendationOption","Recommendations","One provisional choice among recommendations.","","candidate id liked"],

["field.","option_handle","choice within snapshot"],

["field.","place","choice among recommendations title"],

["field.","candidate_id","issued invented"],

["field.","why","offered short sentences"],

["field.","liked_by","far allowed"],

["field.","provisional","always true fit hours availability confirmed"],

["resources/PersonContext","PersonContext","Recommendations","What is saved about one person and is relevant to the request.","","interests"],

["field.","person",""],

["field.","interests","titles like"],

["field.","lists",""],

["resources/RecommendationRequest","RecommendationRequest","Recommendations","What to look up recommendations by.","","objective subject area preference date phrase snapshot option"],

["field.","action","default lookup more detail both snapshot option"],

["field.","objective","complete"],

["field.","subject","literal cuisine"],

["field.","person","friend"],

["field.","area","city neighborhood"],

["field.","preference","prefers among choices"],

["field.","date_phrase","turns window"],

["field.","snapshot_handle","lookup more detail"],

["field.","option_handle","lookup more detail"],

["resources/InterestSubject","InterestSubject","Relationships","The subject of an interest. Extra keys are allowed.","","candidate id"],

["field.","type","kind thing interest"],

["field.","candidate_id","query invented"],

["field.","idea_list_handle","seen saw"],

["resources/ManualInvitation","ManualInvitation","Relationships","A connection invitation the caller passes on manually. The service does not send it.","","url token expires"],

["field.","url","opens invitation"],

["field.","invitation_token","last part guests offers connect"],

["field.","expires_at",""],

["resources/FriendshipConsequence","FriendshipConsequence","Relationships","One thing that applying the review would change or keep.","","code message"],

["field.","code","consequence such likes become visible closes"],

["field.","message","consequence sentence"],

["field.","person","concerns omitted nobody particular"],

["resources/FriendshipChoice","FriendshipChoice","Relationships","One retained intention that the review includes or excludes.","","id label"],

["field.","choice_id","within review put excluded"],

["field.","label",""],

["field.","included","applying review retained intentions"],

["resources/IdentityChoice","IdentityChoice","Relationships","One of the host's people that the caller may be.","","label"],

["field.","identity_choice_handle",""],

["field.","label",""],

["resources/FriendshipLink","FriendshipLink","Relationships","A connection link that the caller can send. The service does not send it.","","url invitation token expires"],

["field.","url",""],

["field.","invitation_token","last part guests offers connect"],

["field.","expires_at",""],

["resources/InvitationPreview","InvitationPreview","Relationships","A limited preview of the host's likes, never all of them.","","more"],

["field.","likes","titles few reviewed"],

["field.","more","likes beyond"],

["resources/InterestChange","InterestChange","Relationships","An interest after a change.","","subject liked reversible id"],

["field.","subject","interest extra keys allowed"],

["field.","person","nobody particular"],

["field.","liked","interest now"],

["field.","reversible_action_id","undone once within hours undo"],

["resources/RoundupSourceItem","RoundupSourceItem","Roundups","One item of a source that the caller has already read.","","title kind position excerpt"],

["field.","kind","event"],

["field.","position","source"],

["field.","excerpt","source"],

["resources/RoundupDestination","RoundupDestination","Roundups","Where the ideas of a roundup are put.","",""],

["field.","list","put omitted"],

["field.","person","omitted nobody particular"],

["resources/RoundupItem","RoundupItem","Roundups","One item of a roundup and what happened to it.","","position title outcome capture public id reason"],

["field.","position","source"],

["field.","outcome","happened duplicate reused"],

["field.","capture_public_id","created omitted"],

["field.","idea_handle","became omitted"],

["field.","reason","failed skipped sentence omitted otherwise"],

["resources/RoundupUpdate","RoundupUpdate","Roundups","One update of a roundup.","","cursor stage message"],

["field.","cursor","number later updates"],

["field.","at","happened"],

["field.","stage","step roundup source question answered items captured attempt failed repeated wait"],

["field.","message","happened sentence"],

["resources/RoundupContinuation","RoundupContinuation","Roundups","The one typed continuation of a needs_input result.","","operation required fields reference roles generation"],

["field.","operation","create public id"],

["field.","input","immutable operation unchanged required fields added"],

["field.","required_fields","must add"],

["field.","reference_roles","input required fields stands"],

["field.","generation","expected idempotency key"],

["resources/Roundup","Roundup","Roundups","One roundup in its current state.","","public id generation scope destination items updates continuation"],

["field.","public_id","roundup capture several items"],

["field.","state","roundup extracting capturing continue three required wait completed failed archived terminal retried items skipped selected later"],

["field.","generation","roundup accepted mutation raises"],

["field.","scope","part source captured undecided"],

["field.","destination","put undecided"],

["field.","items","happened"],

["field.","updates","happened oldest first"],

["field.","continuation","input result otherwise"],

["resources/TextSpan","TextSpan","Search","Where query says it. The words of the request that state something.","",""],

["field.","text",""],

["field.","start","position query"],

["field.","end","position query"],

["resources/LocalInterval","LocalInterval","Search","Its local times. A part of the day, in wall-clock times.","","before"],

["field.","starts_at","hh mm inclusive hour clock"],

["field.","starts_before","hh mm exclusive hour clock"],

["resources/Daypart","Daypart","Search","Only if the user named one. A part of the day the user stated.","","value span local interval hardness provenance confidence"],

["field.","value","part day"],

["field.","span","query state"],

["field.","local_interval","part day wall clock"],

["field.","hardness","requirement"],

["field.","provenance","stated"],

["field.","confidence","sure understood"],

["resources/WeekdaySelector","WeekdaySelector","Search","Only if the user named some. The days of the week the user stated.","","values iso span hardness provenance confidence"],

["field.","values","days least"],

["field.","iso_days","monday sunday"],

["field.","span","query state"],

["field.","hardness","requirement"],

["field.","provenance","stated"],

["field.","confidence","sure understood"],

["resources/SearchResult","SearchResult","Search","One thing found.","","scope title snippet more dates match written attribution"],

["field.","scope","search feeds"],

["field.","handle","scope"],

["field.","snippet","matched text around"],

["field.","when","fixed"],

["field.","more_dates","many later omitted found"],

["field.","where","neighborhood city omitted nobody knows"],

["field.","match","omitted query part related similar activity"],

["field.","written_by","wrote title snippet omitted"],

["field.","attribution","public thing licence source wants omitted"],

["types/assistant","Values of assistant","Assistant","Handles and other values of assistant.","","turn conversation question"],

["TurnHandle","TurnHandle","string characters"],

["ConversationHandle","ConversationHandle","string characters"],

["QuestionHandle","QuestionHandle","string characters"],

["types/brief","Values of brief","Brief","Handles and other values of brief.","","section"],

["BriefSectionType","BriefSectionType","rsvp tipping deadlines within hours incomplete drafts responses waited seven days logistics mutual interest active upcoming"],

["types/calendar","Values of calendar","Calendar","Handles and other values of calendar.","","availability uncertainty code"],

["AvailabilityUncertaintyCode","AvailabilityUncertaintyCode","calendar connected long completely friend shared anybody far ahead source pending stale incomplete beyond horizon"],

["types/common","Values of common","Common","Handles and other values of common.","","execution id snapshot result status capture public roundup long invite event thread reply contract candidate reversible media ref state version generation revision checksum surface title classification kind membership mode availability role rsvp tip delivery preset written origin"],

["ExecutionId","ExecutionId","write characters string"],

["ActionHandle","ActionHandle","prepared capability string characters"],

["SnapshotHandle","SnapshotHandle","result string characters"],

["ResultStatus","ResultStatus","completed unchanged accepted input failed"],

["CapturePublicId","CapturePublicId","string characters"],

["RoundupPublicId","RoundupPublicId","capture several items string characters"],

["IdeasListHandle","IdeasListHandle","string characters"],

["IdeasListHandleLong","IdeasListHandleLong","input admits 191 characters string"],

["IdeaHandle","IdeaHandle","created string characters"],

["PersonHandle","PersonHandle","string characters"],

["PersonHandleLong","PersonHandleLong","input admits 191 characters string"],

["PlanHandle","PlanHandle","string characters"],

["InviteHandle","InviteHandle","string 191 characters"],

["PlaceHandle","PlaceHandle","private string characters"],

["PlaceHandleLong","PlaceHandleLong","private input admits 191 characters string"],

["EventHandle","EventHandle","string characters"],

["RunHandle","RunHandle","discovery string characters"],

["ThreadHandle","ThreadHandle","discovery came string characters"],

["ReplyContractHandle","ReplyContractHandle","discovery string characters"],

["CandidateId","CandidateId","issued invented string 191 characters"],

["ReversibleActionId","ReversibleActionId","undone once within hours string characters"],

["ReversibleActionIdLong","ReversibleActionIdLong","undone once within hours input admits characters string"],

["MediaRef","MediaRef","uploaded file string characters"],

["TimeHandle","TimeHandle","planning window opaque string 512 characters"],

["StateVersion","StateVersion","raises integer least"],

["Generation","Generation","roundup accepted mutation raises integer least"],

["Revision","Revision","committed raises integer least"],

["Checksum","Checksum","hexadecimal sha 256 canonical content recipients see string characters"],

["SurfaceTitle","SurfaceTitle","specification writes api mcp assistant"],

["PersonClassification","PersonClassification","connected friend reached explicit commit mind private memory contacted receives shares manually"],

["IdeaKind","IdeaKind","event"],

["MembershipMode","MembershipMode","given members replace current ones added removed add"],

["PersonAvailability","PersonAvailability","information unknown free busy partial"],

["PlanRole","PlanRole","invitee"],

["PlanState","PlanState","unsent draft past canceled discarded reviewed prepared shared active"],

["RsvpStatus","RsvpStatus","invite pending accepted declined removed"],

["TipState","TipState","accepted guests reach minimum stays missed deadline passes before open"],

["DeliveryWay","DeliveryWay","delivers message shares manually"],

["WhenPreset","WhenPreset","period filter likes weekdays weekends right now today tomorrow next few days week custom"],

["AvailabilityWhenPreset","AvailabilityWhenPreset","period look today tomorrow next few days weekdays weekends week"],

["WrittenBy","WrittenBy","wrote write invited friend public source"],

["ListOrigin","ListOrigin","fills view filters decide contains made manual generated"],

["types/discovery","Values of discovery","Discovery","Handles and other values of discovery.","","objective relation target kind replacement dimension state"],

["ObjectiveRelation","ObjectiveRelation","parent continue refine supersede"],

["TargetKind","TargetKind","thing find event occurrence offering activity"],

["ReplacementDimension","ReplacementDimension","parent semantic subject target kind geography temporal interval weekday daypart duration constraints participants"],

["DiscoveryRunState","DiscoveryRunState","accepted input completed failed"],

["types/envelope","Values of envelope","Envelope","Handles and other values of envelope.","","current state"],

["CurrentState","CurrentState","older revision checksum version generation object"],

["types/ideas","Values of ideas","Ideas","Handles and other values of ideas.","","capture state question kind stage"],

["CaptureState","CaptureState","accepted persisted enrichment afterwards completed reported once confirmed input failed"],

["CaptureQuestionKind","CaptureQuestionKind","two sources meant several items city left event over destination subject past"],

["CaptureStage","CaptureStage","step question answered understood source moment ago another attempt failed repeated wait before reused persisted subject discarded evidence retrying completed"],

["types/invites","Values of invites","Invites","Handles and other values of invites.","","rsvp"],

["RsvpAnswer","RsvpAnswer","gives accepted declined"],

["types/likes","Values of likes","Likes","Handles and other values of likes.","","kind operation intention receipt id"],

["LikeKind","LikeKind","event"],

["LikeOperation","LikeOperation","undo receipt id replace remove unlike"],

["LikeIntention","LikeIntention","relationships query group occasion 100 array items long"],

["LikeReceiptId","LikeReceiptId","undo undone string"],

["types/lists","Values of lists","Lists","Handles and other values of lists.","","direction status preview token"],

["DirectionStatus","DirectionStatus","planning active used input cannot before more led"],

["PreviewToken","PreviewToken","opaque string"],

["types/logistics","Values of logistics","Logistics","Handles and other values of logistics.","","item kind phase visibility status mode"],

["LogisticsItemHandle","LogisticsItemHandle","string characters"],

["LogisticsKind","LogisticsKind","payment expected guests requirement"],

["LogisticsPhase","LogisticsPhase","due tips enough accepted before invite arrival"],

["LogisticsActor","LogisticsActor","guest system custom"],

["LogisticsVisibility","LogisticsVisibility","guest sees"],

["LogisticsStatus","LogisticsStatus","suggested pending completed skipped dismissed"],

["LogisticsMode","LogisticsMode","replace removes items add updates kind title"],

["types/objects","Values of objects","Objects","Handles and other values of objects.","","kind"],

["ObjectType","ObjectType","kind recommendation capture event"],

["ObjectKind","ObjectKind","found recommendation capture event"],

["types/people","Values of people","People","Handles and other values of people.","","filter"],

["PeopleFilter","PeopleFilter","connected friends reached explicit commit mind private memory"],

["types/plans","Values of plans","Plans","Handles and other values of plans.","","candidate id source scope role filter"],

["PlanCandidateId","PlanCandidateId","issued invented string 160 characters"],

["SourceHandle","SourceHandle","draft private candidate account string 191 characters"],

["SendAction","SendAction","pass messages create share invites"],

["PlanScope","PlanScope","default drafts state active shared over upcoming past canceled discarded"],

["PlanRoleFilter","PlanRoleFilter","default invitee"],

["types/relationships","Values of relationships","Relationships","Handles and other values of relationships.","","mutual interest subject friendship mode invitation token review"],

["MutualInterest","MutualInterest","true shares otherwise unknown reason false"],

["InterestSubjectType","InterestSubjectType","kind thing recommendation event"],

["FriendshipMode","FriendshipMode","several invitation shared individual"],

["InvitationToken","InvitationToken","last part guests offers connect string 191 characters"],

["ReviewToken","ReviewToken","seals operation consequences choices included 262144 characters string"],

["types/roundups","Values of roundups","Roundups","Handles and other values of roundups.","","operation scope state stage"],

["RoundupOperation","RoundupOperation","create public id resolve scope assign destination select items retry archive"],

["RoundupScope","RoundupScope","part source captured general items"],

["RoundupState","RoundupState","extracting capturing continue three required wait completed failed archived terminal retried items skipped selected later scope destination"],

["RoundupStage","RoundupStage","step source question answered items captured attempt failed repeated wait persisted progress retrying completed archived"],

["types/search","Values of search","Search","Handles and other values of search.","","scope"],

["SearchScope","SearchScope","feeds events"],

["errors/index","Errors","Errors","Every machine code, what it means and what to do.","","problems input failed"],

["errors/request_malformed","request_malformed","HTTP 400","Not a well-formed request.","","bad whole header"],

["errors/token_missing","token_missing","HTTP 401","No bearer token.","","unauthorized create agent access settings header authorization"],

["errors/token_invalid","token_invalid","HTTP 401","Token not recognised.","","bearer unknown perhaps incompletely unauthorized whole create agent access settings"],

["errors/token_expired","token_expired","HTTP 401","Token expired.","","bearer unauthorized create agent access settings now"],

["errors/token_revoked","token_revoked","HTTP 401","Token revoked.","","bearer unauthorized create agent access settings wanted"],

["errors/session_required","session_required","HTTP 401","Nobody is signed in.","","unauthorized cookie"],

["errors/ability_missing","ability_missing","HTTP 403","Token lacks an ability.","","capability forbidden create agent access settings"],

["errors/access_denied","access_denied","HTTP 403","Not allowed.","","account forbidden choose owns"],

["errors/route_not_found","route_not_found","HTTP 404","No such address.","","check path against reference capabilities api v2 followed"],

["errors/capability_unknown","capability_unknown","HTTP 404","No such capability.","","surface found check spelling api v2"],

["errors/reference_not_found","reference_not_found","HTTP 404","Reference not found.","","account see look"],

["errors/method_not_allowed","method_not_allowed","HTTP 405","Method not allowed.","","address accept header capability post"],

["errors/page_only","page_only","HTTP 406","Only a page.","","address acceptable open browser"],

["errors/idempotency_conflict","idempotency_conflict","HTTP 409","Key already used.","","another input capability repeat earlier"],

["errors/execution_in_progress","execution_in_progress","HTTP 409","Still running.","","conflict wait number seconds retry key"],

["errors/stale_revision","stale_revision","HTTP 409","Changed in the meantime.","","since date conflict look decide under current"],

["errors/stale_checksum","stale_checksum","HTTP 409","Content changed in the meantime.","","since date conflict preview decide under current"],

["errors/stale_state_version","stale_state_version","HTTP 409","State has changed.","","since date conflict current decide under"],

["errors/stale_generation","stale_generation","HTTP 409","Roundup has changed.","","since date conflict continue under current idempotency key"],

["errors/confirmation_required","confirmation_required","HTTP 409","Needs a prepared and approved action.","","contact cannot directly conflict explicit approval commit"],

["errors/approval_required","approval_required","HTTP 409","Waits for the user's approval.","","approve first done nobody contacted conflict open idempotency key"],

["errors/confirmation_expired","confirmation_expired","HTTP 409","Prepared action expired.","","conflict review commit"],

["errors/confirmation_consumed","confirmation_consumed","HTTP 409","Prepared action already used or replaced.","","conflict execution see done missing"],

["errors/principal_mismatch","principal_mismatch","HTTP 409","Prepared by another token.","","committed conflict"],

["errors/surface_mismatch","surface_mismatch","HTTP 409","Prepared on another surface.","","committed conflict"],

["errors/conversation_busy","conversation_busy","HTTP 409","Conversation is busy.","","answering before conflict wait number seconds retry message key"],

["errors/channel_mismatch","channel_mismatch","HTTP 409","Prepared on another channel.","","conversation approved conflict token identity under"],

["errors/body_too_large","body_too_large","HTTP 413","Body too large.","","accepts payload less once example split long several"],

["errors/media_type_unsupported","media_type_unsupported","HTTP 415","Media type not supported.","","body must json utf header content application"],

["errors/input_invalid","input_invalid","HTTP 422","Input not valid.","","part must unprocessable entity correct field under errors"],

["errors/version_mismatch","version_mismatch","HTTP 422","Version not accepted.","","capability unprocessable entity current omit"],

["errors/idempotency_key_required","idempotency_key_required","HTTP 422","Idempotency key missing.","","unprocessable entity 191 characters header over mcp argument"],

["errors/idempotency_key_invalid","idempotency_key_invalid","HTTP 422","Idempotency key not valid.","","must 191 printable ascii characters header body unprocessable entity contains"],

["errors/cursor_invalid","cursor_invalid","HTTP 422","Cursor not valid.","","made account capability unprocessable entity next omit"],

["errors/cursor_with_constraints","cursor_with_constraints","HTTP 422","Cursor with other constraints.","","snapshot continues earlier result filters allowed unprocessable entity limit wanted omit both search"],

["errors/rate_limited","rate_limited","HTTP 429","Too many requests.","","arrived short wait number seconds retry idempotency key"],

["errors/internal","internal","HTTP 500","Something went wrong here.","","finish server error idempotency key happening report id"],

["errors/capability_not_implemented","capability_not_implemented","HTTP 501","Not built yet.","","described available another now api v2"],

["errors/dependency_unavailable","dependency_unavailable","HTTP 503","Temporarily unavailable.","","depends answering moment wait number seconds retry key however often effect once"],

["errors/person_ambiguous","person_ambiguous","Outcome needs_input","Several people match.","","more candidates meant"],

["candidate.","kind",""],

["candidate.","person_handle",""],

["candidate.","display_name",""],

["candidate.","classification","connected friend reached explicit commit mind private memory contacted receives shares manually"],

["candidate.","details","apart"],

["candidate.","input","whole chooses"],

["errors/person_unresolved","person_unresolved","Outcome needs_input","No saved person with this name.","","check relationships ensure"],

["candidate.","kind",""],

["candidate.","person_handle",""],

["candidate.","display_name",""],

["candidate.","classification","connected friend reached explicit commit mind private memory contacted receives shares manually"],

["candidate.","details","apart"],

["candidate.","input","whole chooses"],

["errors/list_ambiguous","list_ambiguous","Outcome needs_input","Several lists match.","","more candidates meant"],

["candidate.","kind",""],

["candidate.","ideas_list_handle",""],

["candidate.","title","choices"],

["candidate.","name","two"],

["candidate.","origin","fills view filters decide contains made"],

["candidate.","item_count","many contains"],

["candidate.","people_count","many"],

["candidate.","share_link_count","many"],

["candidate.","updated_at","last"],

["candidate.","input","whole chooses"],

["errors/subject_required","subject_required","Outcome needs_input","What is this about?","",""],

["errors/subject_ambiguous","subject_ambiguous","Outcome needs_input","Several things match.","","more candidates meant"],

["candidate.","kind","such"],

["candidate.","title",""],

["candidate.","ideas_list_handle",""],

["candidate.","idea_handle","created"],

["candidate.","capture_public_id",""],

["candidate.","place_handle","private"],

["candidate.","event_handle",""],

["candidate.","plan_handle",""],

["candidate.","person_handle",""],

["candidate.","handle","thing kind"],

["candidate.","input","whole chooses"],

["errors/related_drafts_exist","related_drafts_exist","Outcome needs_input","A related draft exists.","","already unsent continue candidates outing separate"],

["candidate.","plan_handle",""],

["candidate.","title",""],

["candidate.","state","unsent draft past canceled discarded"],

["candidate.","scheduled_at","open"],

["candidate.","checksum","hexadecimal sha 256 canonical content recipients see"],

["errors/timing_required","timing_required","Outcome needs_input","When?","","day range assume today"],

["candidate.","kind","such preset scope"],

["candidate.","title",""],

["candidate.","input","whole chooses"],

["errors/scope_required","scope_required","Outcome needs_input","How much of it?","","clear source wanted whole items continue"],

["candidate.","kind","such preset scope"],

["candidate.","title",""],

["candidate.","input","whole chooses"],

["errors/destination_required","destination_required","Outcome needs_input","Where should it go?","","clear continue"],

["candidate.","kind",""],

["candidate.","ideas_list_handle",""],

["candidate.","title","choices"],

["candidate.","name","two"],

["candidate.","origin","fills view filters decide contains made"],

["candidate.","item_count","many contains"],

["candidate.","people_count","many"],

["candidate.","share_link_count","many"],

["candidate.","updated_at","last"],

["candidate.","input","whole chooses"],

["errors/selection_required","selection_required","Outcome needs_input","Which of them?","","several items found chosen wanted continue"],

["candidate.","kind",""],

["candidate.","title",""],

["candidate.","position","source"],

["candidate.","input","whole chooses"],

["errors/clarification_required","clarification_required","Outcome needs_input","One question first.","","detail missing before go"],

["candidate.","kind",""],

["candidate.","title","wish"],

["candidate.","semantic_id","constraint"],

["candidate.","source_span","comes"],

["errors/catalog_name_unknown","catalog_name_unknown","Outcome needs_input","Not in the catalog.","","choose nearest under candidates omit"],

["candidate.","name","catalog writes"],

["errors/review_required","review_required","Outcome needs_input","Review first.","","must accept consequences create once"],

["errors/review_stale","review_stale","Outcome needs_input","Review out of date.","","since create"],

["errors/nothing_found","nothing_found","Outcome needs_input","Nothing matches.","","requirements relaxed"],

["candidate.","kind","leaves area"],

["candidate.","title",""],

["candidate.","count","many choices"],

["candidate.","filter","leaves"],

["candidate.","input","whole"],

["errors/not_understood","not_understood","Outcome failed","Not understood.","","assistant choose suggestions"],

["errors/not_possible_here","not_possible_here","Outcome failed","Not possible in a conversation.","","assistant cannot reply token"],

["errors/turn_interrupted","turn_interrupted","Outcome failed","Turn interrupted.","","before done under missing key"],

["errors/turn_limit_reached","turn_limit_reached","Outcome failed","Too much for one turn.","","makes done under rest another message"],

["errors/source_unreachable","source_unreachable","Outcome failed","Source not reachable.","","reached check address try later content text"],

["errors/source_unsupported","source_unsupported","Outcome failed","Source not supported.","","kind cannot content text another"],

["errors/media_not_found","media_not_found","Outcome failed","Media not found.","","references upload account"],

["errors/not_failed","not_failed","Outcome failed","Nothing to retry.","","current state follow next given"],

["errors/draft_not_reviewed","draft_not_reviewed","Outcome failed","Draft not reviewed.","","since last preview prepare"],

["errors/plan_not_editable","plan_not_editable","Outcome failed","Plan cannot be changed this way.","","unsent draft management allowed done"],

["errors/plan_exposed","plan_exposed","Outcome failed","Others already know of this plan.","","reached cannot simply discarded cancel prepare instead guests notified"],

["errors/plan_not_exposed","plan_not_exposed","Outcome failed","Plan not shared yet.","","draft update preview prepare"],

["errors/plan_closed","plan_closed","Outcome failed","Plan is over.","","past canceled discarded longer draft another outing wanted"],

["errors/rsvp_closed","rsvp_closed","Outcome failed","Answers are closed.","","invite longer answered deadline passed over write themselves"],

["errors/plan_full","plan_full","Outcome failed","Plan is full.","","decline try later case guest cancels"],

["errors/invite_removed","invite_removed","Outcome failed","No longer invited.","","withdrew"],

["errors/connected_friend_not_deletable","connected_friend_not_deletable","Outcome failed","Connected Friends cannot be deleted.","","private mind review consequences relationships friendship"],

["errors/recipient_not_eligible","recipient_not_eligible","Outcome failed","Recipient not eligible.","","cannot deliver omit share manual yourself"],

["errors/delivery_unavailable","delivery_unavailable","Outcome failed","Delivery not available.","","cannot reach moment share manual yourself"],

["errors/place_archived","place_archived","Outcome failed","Place is archived.","","longer create wanted"],

["errors/idea_archived","idea_archived","Outcome failed","Idea is archived.","","longer structured create wanted"],

["errors/calendar_not_connected","calendar_not_connected","Outcome failed","No calendar connected.","","availability unknown status"],

["errors/snapshot_expired","snapshot_expired","Outcome failed","Result expired.","","earlier continues cursor"],

["errors/run_expired","run_expired","Outcome failed","Discovery run expired.","","question"],

["errors/not_reversible","not_reversible","Outcome failed","Cannot be undone.","","because already undo passed reverse"],

["errors/capability_retired","capability_retired","Outcome failed","Not for saved views.","","filters decide contains defaults update fills"],

["errors/logistics_transition_invalid","logistics_transition_invalid","Outcome failed","Status change not possible.","","item cannot current choose follow"],

["errors/limit_reached","limit_reached","Outcome failed","Limit reached.","","more added remove longer needed"]
]


const stopWords = new Set(
(
'a about all am an and any are as at be been being but by can could did do does doing for from get gets ' +
'give had has have having he her him his how i if in into is it its just let me my need needs no not of ' +
'on one or our ours out please she should so some something somebody someone than that the their them then ' +
'there these they this those to too up us use uses using want was way we were what when where which while who ' +
'whose why will with without would you your yours also anything ever every everything happens his its ' +
'arent between cant didnt difference doesnt dont hasnt havent im isnt ive thats theres wasnt whats wont ' +
'know known mean means only own still tell tells very yet'
).split(' '),
)

const irregular = new Map(
(
'began:begin begun:begin bought:buy brought:bring broke:break broken:break came:come chose:choose ' +
'chosen:choose gave:give given:give gone:go went:go going:go held:hold hidden:hide kept:keep left:leave lost:lose ' +
'made:make meant:mean met:meet paid:pay ran:run said:say sent:send shown:show spent:spend taken:take ' +
'took:take thought:think told:tell understood:understand withdrawn:withdraw'
)
.split(' ')
.map((pair) => pair.split(':')),
)

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
if (/ss$/.test(word)) stem = word
return stem.replace(/(?<=.{3})[eiy]$/, '').replace(/([bdglmprt])\1$/, '$1')
}


const weights = { title: 10, alias: 9, heading: 8, kind: 4, about: 3, summary: 9, body: 0.8 }

const ofWord = 0.7

const priors = [
[/^(guides\/|changelog$)/, 1.1],
[/^capabilities\/(?!index)/, 1.15],
[/^workflows\//, 0.9],
[/^resources\//, 0.55],
[/^errors\//, 0.8],
[/^types\//, 0.6],
[/^lint\//, 0.25],
]

const usual = 40

const synonyms = new Map()
const phrases = new Map()
for (const group of globalThis.docsSynonyms) {
const all = group.split(' ')
for (const phrase of all.filter((one) => one.includes('+'))) {
const [first, second] = phrase.split('+').map(stemOf)
phrases.set(first, [...(phrases.get(first) ?? []), [second, all[0]]])
}
const stems = all.filter((one) => !one.includes('+')).map(stemOf)
for (const stem of stems) synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...stems])
}

const reach = 3

function plain(text) {
const words = wordsOf(text)
for (let at = 0; at < words.length; at += 1)
for (const [second, word] of phrases.get(stemOf(words[at])) ?? []) {
const last = words.findIndex(
(one, place) => place > at && place <= at + reach && stemOf(one) === second,
)
if (last === -1) continue
words[at] = word
words.splice(last, 1)
}
return words
}

const vocabulary = new Map()
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

function bodyWeight(words) {
return weights.body * Math.min(1, Math.sqrt(usual / words.split(' ').length))
}

function rawOf(text) {
return wordsOf(text).join(' ')
}

function stemsOf(text) {
const words = plain(text)
const telling = words.filter((word) => !stopWords.has(word))
return (telling.length > 0 ? telling : words).map(stemOf)
}

for (const record of globalThis.docsIndex) {
const entry = entries
entries += 1
if (record.length === 3) {
const [anchor, heading, words] = record
pages.at(-1).parts.push({
entry,
anchor: anchor.endsWith('.') ? anchor + heading : anchor,
heading,
isField: anchor.includes('.'),
})
add(entry, heading, weights.heading)
add(entry, words, bodyWeight(words))
continue
}
const [path, title, kind, about, aliases, words] = record
const prior = priors.find(([pattern]) => pattern.test(path))?.[1] ?? 1
const isCode = /^errors\/(?!index)/.test(path)
const names = aliases === '' ? [] : aliases.split(', ')
const titles = /^(resources|types|lint)\//.test(path) ? [] : [isCode ? about : title]
const known = [...titles, ...names].map((name) => ({ name: rawOf(name), stems: stemsOf(name) }))
pages.push({ entry, path, title, kind, about, prior, known, stems: stemsOf(title), parts: [] })
add(entry, title, weights.title)
add(entry, title.toLowerCase(), weights.title)
const most = path.startsWith('capabilities/') ? weights.alias * 0.5 : weights.alias
for (const name of names) add(entry, name, ofWord * most * (0.3 + 0.7 / name.split(' ').length))
for (const name of names.filter((one) => one.split(' ').length === 2))
add(entry, name.replace(' ', ''), weights.alias)
add(entry, kind, weights.kind)
add(entry, about, isCode || path.startsWith('capabilities/') ? weights.summary : weights.about)
add(entry, words, bodyWeight(words))
}


const inherited = 0.8
const ofSynonym = 0.5
const ofBeginning = 0.6
const ofTypo = 0.6

const ofCoverage = 1.3

const ofValue = 0.6
const values = new Set(
(
'today tonight tomorrow yesterday day days week weeks weekend month year morning evening afternoon night next last ' +
'monday tuesday wednesday thursday friday saturday sunday two three four five six'
)
.split(' ')
.map(stemOf),
)

const ofName = 4
const ofSameStems = 1.6

const ofGuide = 1.15
const ofRead = 1.15
const ofFailure = 1.2

const ofField = 0.7

const question = /^\W*(?:who|what|which|when|where|has|have|did|is|are|does)\b/i
const failure =
/\b(?:errors?|wrong|invalid|refused|rejected|unsupported|unknown|not found|too large|expired|[45]\d\d)\b/i
const sentence =
/^\W*(?:how|what|which|who|when|where|why|is|are|can|could|do|does|will|should|i|my|the)\b/i

const reads = /^capabilities\/.*\.(get|query|list|search)$/

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

function meant(word, isLast) {
const found = new Map()
const note = (stem, factor) => found.set(stem, Math.max(factor, found.get(stem) ?? 0))
const stem = stemOf(word)
if (vocabulary.has(stem)) note(stem, 1)
for (const other of synonyms.get(stem) ?? []) if (vocabulary.has(other)) note(other, ofSynonym)
if (isLast && word.length > 1 && !/^\d/.test(word))
for (const [other, its] of written) if (other.startsWith(word)) note(its, ofBeginning)
if (found.size === 0)
for (const [other, its] of written) if (almost(word, other)) note(its, ofTypo)
if (found.size === 0 && word.length > 3)
for (const [other, its] of written) if (other.includes(word)) note(its, ofTypo)
return found
}

function telling(stem) {
return (
Math.log(1 + entries / (vocabulary.get(stem)?.size ?? 1)) * (values.has(stem) ? ofValue : 1)
)
}

function called(name, words, whole) {
let has = 0
let all = 0
const used = new Set()
for (const stem of name) {
const tells = telling(stem)
all += tells
let same = 0
for (const word of words) {
const factor = word.stems.get(stem) ?? 0
if (factor > 0) used.add(word)
same = Math.max(same, factor)
}
has += same * tells
}
let asked = 0
for (const { tells } of used) asked += tells
return has * (has / all) * Math.sqrt(asked / whole)
}

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
if (!values.has(stemOf(word))) return { counts, stems, tells }
for (const [entry, count] of counts) counts.set(entry, count * ofValue)
return { counts, stems, tells: tells * ofValue }
}

function priorOf({ path, prior }, query, count) {
if (failure.test(query) && /^errors\/(?!index)/.test(path)) return ofFailure
if (path.startsWith('guides/') && (count > 3 || sentence.test(query))) return prior * ofGuide
return reads.test(path) && question.test(query) ? prior * ofRead : prior
}

function find(query) {
const all = plain(query)
const telling = all.filter((word) => !stopWords.has(word))
const asked = telling.length > 0 ? telling : all
if (asked.length === 0) return []
const words = asked.map((word, at) => {
const isLast = word === all.at(-1) && at === asked.length - 1 && /[a-z0-9]$/i.test(query)
const pairs = [asked[at - 1] + word, word + asked[at + 1]].map(stemOf)
return lookUp(word, isLast, pairs)
})
const whole = words.reduce((sum, { tells }) => sum + tells, 0)
const raw = rawOf(query)
const isOne = !/\s/.test(query.trim())
const isName = isOne && query.includes('_')
const isTyped = isOne && raw.includes(' ')
const phrase = asked.map(stemOf).join(' ')
const scoreOf = (of) => {
let score = 0
let covered = 0
for (const { counts, tells } of words) {
const count = of(counts)
score += count
if (count > 0) covered += tells
}
return score * (covered / whole) ** ofCoverage
}
const found = []
for (const page of pages) {
const known = isTyped ? [] : page.known
const own = scoreOf((counts) => counts.get(page.entry) ?? 0)
let best = own
let part = null
for (const one of page.parts) {
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
if (isName && part?.heading === query.trim().toLowerCase()) best *= 1.5
const same = page.stems.filter((stem) => words.length > 0 && phrase.split(' ').includes(stem))
const share = same.length / page.stems.length
const isTitle =
page.stems.join(' ') === phrase &&
wordsOf(page.title).every((word) => !stopWords.has(word) || all.includes(word))
const isCode = isTitle && (isOne || (/^errors\//.test(page.path) && page.stems.length > 1))
const isAlias = known.some(({ stems }) => [' ', ''].some((gap) => stems.join(gap) === phrase))
const isSaid = known.some(({ name }) => name === raw)
best += ofName * Math.max(0, ...known.map(({ stems }) => called(stems, words, whole)))
const named = isSaid || isCode || (isTitle && !/^(errors|resources)\//.test(page.path))
if (best === 0) continue
const prior = isCode ? 1.2 : priorOf(page, query, asked.length)
const names = named ? 2.5 : isAlias ? ofSameStems : 1
found.push({ page, part, score: best * prior * names * (0.8 + 0.2 * share) })
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
