import { html } from 'hono/html'
import { toJsonSchema } from '#contract/json-schema.ts'
import type { App } from '../server/app.ts'
import { calls, isQueryRequired, parametersIn, type Call } from '../answers/calls.ts'
import type { DataSource } from '../data-source/data-source.ts'
import { enquirySchemas } from '../enquiries/enquiry.ts'
import { faultForms } from '../faults/fault.ts'
import { answerSchema } from './open-api.ts'
import { page, type Html } from '../server/page.ts'
import { shapeText, type JsonSchema } from './shape-text.ts'

/** `GET /`: the calls of this server for people to read and try. */
export function addOpenApiPage(app: App, data: DataSource): void {
  app.get('/', context => context.html(apiPage(data, new URL(context.req.url).origin)))
}

function apiPage(data: DataSource, origin: string): Html {
  const examples: Record<string, string> = {
    id: data.products[0]?.id ?? '',
    category: Object.keys(data.reports)[0] ?? '',
    countryId: data.countries.find(({ iso_country }) => iso_country in data.b2b)?.id ?? '1',
    slug: Object.keys(data.sections)[0] ?? '',
    country: 'gl',
    env: 'prod',
    lang: 'zho'
  }
  const content = html`
    <p>
      The backend of the site, with demo data. Also: <a href="/openapi.json">openapi.json</a>,
      <a href="/enquiries">enquiries</a>, <a href="/faults">faults</a>,
      <a href="/geo?country=br">geolocation</a>. Every call takes the headers
      <code>isocountry</code>, <code>env</code> and <code>lang</code>; a link sends none, which
      means gl, prod and eng.
    </p>
    ${calls.map(call => describe(call, examples))}
    <article>
      <h2>POST /contact/{x}</h2>
      <p>
        An enquiry to the country with the id <code>x</code>, or to <code>newsletter</code>, as JSON
        with the header <code>idempotency-key</code>, or as a plain form.
      </p>
      ${Object.entries(enquirySchemas).map(
        ([kind, schema]) =>
          html`<p>${kind}</p>
            <pre>${shapeText(toJsonSchema(schema) as JsonSchema)}</pre>`
      )}
    </article>
    ${faults(origin)}
  `
  return page({ title: 'Embedded BFF', content })
}

function describe(call: Call, examples: Record<string, string>): Html {
  const { endpoint, path, purpose, query } = call
  const inPath = parametersIn(path)
  const parameters = [
    ...inPath,
    ...Object.keys(query).map(key => (isQueryRequired(call) ? key : `${key}?`))
  ]
  const example = path.replace(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? '')
  const search = isQueryRequired(call)
    ? `?${Object.keys(query)
        .map(key => `${key}=${examples[key] ?? ''}`)
        .join('&')}`
    : ''
  return html`<article>
    <h2>GET ${path}</h2>
    <p>${purpose}. On failure: ${endpoint.onFailure}. <a href="${example}${search}">Try it</a></p>
    ${parameters.length > 0 ? html`<p>Parameters: ${parameters.join(', ')}</p>` : ''}
    <pre>${shapeText(answerSchema(call))}</pre>
  </article>`
}

function faults(origin: string): Html {
  const rows = Object.entries(faultForms).map(
    ([form, effect]) =>
      html`<tr>
        <th><code>${form}</code></th>
        <td>${effect}</td>
      </tr>`
  )
  return html`<article>
    <h2>Faults</h2>
    <p>Any call can be made to go wrong, for every tree or one, and for one method:</p>
    <pre>
npm run bff -- --fault '/blog=status:503' --fault 'br/por /localProduct=cut'
curl -X PUT ${origin}/faults -d '{"call":"/blog","country":"br","fault":"delay:3000"}'
curl -X DELETE ${origin}/faults</pre>
    <table>
      ${rows}
    </table>
  </article>`
}
