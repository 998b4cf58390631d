/** The parts of the stylesheet that the pages of agent access and of activity need. */
export const agentStyle = `
pre{margin:0 0 .75rem;padding:.875rem 1.125rem;border-radius:.875rem;background:var(--wash);font:.875rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace;white-space:pre-wrap;user-select:all}
.check+.help{margin:-.25rem 0 .5rem 2.125rem}
fieldset>.help{margin:.25rem 0 0}
.under{margin:.5rem 0 0;padding:.25rem 1rem .5rem;border-radius:.875rem;background:var(--wash)}
.field>fieldset{margin-bottom:1.25rem}
.filters ul{display:flex;flex-wrap:wrap;gap:.5rem;margin:0 0 .5rem}
.filters a{display:block;white-space:nowrap;min-height:2.75rem;padding:.5rem .75rem;border-radius:999px;text-decoration:none;font-size:.9375rem;line-height:1.75rem;font-weight:600}
.filters a[aria-current]{background:var(--wash)}
.activity .badge{margin-left:.25rem}
@media (forced-colors:active){.filters a[aria-current],.under,pre{border:1px solid}}
`
