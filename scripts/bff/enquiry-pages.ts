import { html } from 'hono/html'
import type { Enquiry } from './enquiry-store.ts'
import { page, type Html } from './page.ts'

/** What a plain form gets to read. */
export function answerPage(answer: Record<string, unknown>, referer: string | undefined): Html {
  const back = referer !== undefined && /^https?:\/\//.test(referer) ? referer : undefined
  // Browsers tell another origin only where the site is, not which page.
  const link = back === undefined ? '' : html`<p><a href="${back}">Back to the site</a></p>`
  const { error, errors } = answer
  if (typeof error === 'string') {
    return page({
      title: 'Your message has not been sent',
      content: html`<p>${error}</p>
        ${link}`
    })
  }
  if (typeof errors === 'object' && errors !== null) {
    const items = Object.values(errors).map(text => html`<li>${text}</li>`)
    const content = html`<ul>
        ${items}
      </ul>
      ${link}`
    return page({ title: 'Your message has not been sent', content })
  }
  const content = html`<p>It has reached us.</p>
    ${link}`
  return page({ title: 'Thank you for your message!', content })
}

export function enquiriesPage(enquiries: Enquiry[]): Html {
  const content = enquiries.length === 0 ? html`<p>None yet.</p>` : enquiries.map(article)
  return page({ title: 'Enquiries', content: html`${content}` })
}

function article(enquiry: Enquiry): Html {
  const fields = Object.entries(JSON.parse(enquiry.body) as Record<string, unknown>)
  const rows = fields.map(
    ([name, value]) =>
      html`<tr>
        <th>${name}</th>
        <td>${String(value)}</td>
      </tr>`
  )
  return html`<article>
    <h2>
      ${enquiry.id}. ${enquiry.kind} to
      ${enquiry.target}${enquiry.isQuarantined ? ' (put aside)' : ''}
    </h2>
    <p>${enquiry.receivedAt}, from ${enquiry.country} in ${enquiry.lang}</p>
    <table>
      ${rows}
    </table>
  </article>`
}
