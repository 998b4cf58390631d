import { agentStyle } from '#server/surfaces/web/parts/agent_style.ts'
import { assistantStyle } from '#server/surfaces/web/parts/assistant_style.ts'
import { calendarStyle, stripStyle } from '#server/surfaces/web/parts/calendar_style.ts'
import { facesStyle, planStyle } from '#server/surfaces/web/parts/plan_style.ts'
import { sideStyle } from '#server/surfaces/web/parts/side_style.ts'
import { policyFor, style } from '#server/surfaces/web/parts/frame_style.ts'
import { oncePerCondition, shortNames, usedStyle } from '#server/surfaces/web/parts/used_style.ts'

// What the pages of the application have besides the parts of the pages behind links.
const own = `
.card>.small:first-child>a,.older>a,ul.lines>li>a:first-child,.rows.tight>li>div a{display:inline-block;padding:.625rem 0;margin:-.625rem 0}
ul.lines>li>a:first-child+.small{display:block}
.skip{position:absolute;left:-999rem}
.skip:focus{left:.75rem;top:.75rem;z-index:1;background:var(--card);padding:.75rem 1rem;border-radius:.875rem}
main:focus{outline:0}
.bar{border-bottom:1px solid var(--line);background:var(--card)}
.bar>div{max-width:38rem;margin:0 auto;padding:.375rem clamp(.625rem,4vw,1rem);display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem}
.bar .home{flex:none;margin-right:auto;padding:.625rem 0;font:600 1.0625rem/1.4 var(--serif);color:var(--ink);text-decoration:none}
.bar .who{flex:1 1 3rem;max-width:16rem;text-align:end;color:var(--soft);font-size:.9375rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
button.plain{min-height:2.75rem;padding:.375rem .75rem;border-color:transparent;font-size:.9375rem}
.flush{margin-left:-.85rem}
p>button.plain{padding-inline:0;margin-left:-1.5px}
button.small,a.button.small{min-height:2.75rem;padding:.6875rem 1rem;font-size:.9375rem}
button.grave,a.grave{border-color:var(--warn);color:var(--warn)}
button.grave:hover,a.grave:hover{background:var(--warn-wash)}
.card>header.quiet:first-child{margin:0 0 1.25rem;padding:0;background:none;color:var(--ink)}
.card>header.quiet :is(.from,.soft){color:var(--soft)}
.rows{display:grid}
.rows>li{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;padding:.875rem 0;border-top:1px solid var(--line)}
.rows>li:first-child{border-top:0}
h2+.rows>li:first-child{padding-top:.25rem}
section .rows>li:last-child{padding-bottom:0}
.rows+p{margin-top:.875rem}
.rows>li>div{flex:1 1 14rem;min-width:0}
.rows p{margin:0}
.rows .row{display:flex;flex:1 1 100%;align-items:center;gap:1rem;min-height:2.75rem;color:inherit;text-decoration:none}
.rows .row>:is(span:first-child,.tile+span,.face+span){flex:1;min-width:0}
.rows .row :is(strong,small,.state,.tile+span>span){display:block}
small{color:var(--soft);font-size:.9375rem}
.rows a.row::after{content:"›";content:"›"/""}
.rows .row:hover strong{text-decoration:underline}
.actions{display:flex;flex-wrap:wrap;gap:.625rem .75rem;margin-top:1.25rem}
.actions>:is(button,a,form){flex:1 1 12rem}
.actions>form>button{width:100%}
.decide>form:first-child{flex-basis:100%}
.letter>.text{margin:0 0 1rem;padding:.875rem 1.125rem;background:var(--wash);border-radius:.875rem;font-size:.9375rem}
.remark{margin:1rem 0 0}
h1+section,h1+section.act{border-top:0;margin-top:0;padding-top:0}
.help{color:var(--soft);font-size:.9375rem;margin:.375rem 0 0}
select{width:100%;min-height:3.25rem;padding:.625rem 1rem;border:1.5px solid var(--soft);border-radius:.875rem;background:var(--card);color:var(--ink);font:inherit}
.check,.boxes label{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.5rem 0;font-weight:400}
.check input,.boxes input{flex:none;width:1.375rem;min-height:1.375rem;height:1.375rem;margin:.125rem 0 0;accent-color:var(--accent)}
.code input{letter-spacing:.2em;font-variant-numeric:tabular-nums}
.errors{background:var(--warn-wash);border-radius:.875rem;padding:.875rem 1.125rem;margin:0 0 1.5rem}
.errors strong{color:var(--warn)}
.errors ul{margin:.375rem 0 0}
.errors li+li{margin-top:.5rem}
.errors a{color:var(--warn)}
section.danger{border:1px solid var(--warn);border-radius:1.25rem;padding:1.25rem;margin-top:2rem}
@media (forced-colors:active){.bar,.errors,section.danger{border:1px solid}}
@media print{form:has(.rows){display:block}.rows button:not(.pick){display:none}.bar,.skip,.side,.tabs,.actions,.older,.guests a,a.button,button.plain,details:not([open]){display:none}}
`

/** The stylesheet of the web application, at most 20 kB; each page has within it what it needs of it. */
export const webStyle = shortNames(
  oncePerCondition(
    `${style}${own}${sideStyle}${planStyle}${calendarStyle}${agentStyle}${stripStyle}${facesStyle}${assistantStyle}`,
    ['@media (forced-colors:active)', '@media print'],
  ),
)

/** What of the stylesheet a page with this body has within it. */
export const styleOf = usedStyle(webStyle)

/** What a page with these stylesheets may load and do: it sends its own forms, shows pictures of this origin, and has a manifest. */
export function webPolicyFor(...stylesheets: readonly string[]): string {
  return `${policyFor(...stylesheets)}; img-src 'self'; manifest-src 'self'`
}
