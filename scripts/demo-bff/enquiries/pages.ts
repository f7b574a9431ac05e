import { html } from 'hono/html'
import { isPlainObject } from '#lib/is-plain-object.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { NEWSLETTER } from './enquiry.ts'
import type { Enquiry } from './store.ts'
import type { TreeMessages } from './messages-of.ts'
import { page, type Html } from '../server/page.ts'

type Reader = { target: string; messages: TreeMessages; home?: string; form?: string }

/** The page that answers a plain form, in the language of the form's page. */
export function answerPage(answer: Record<string, unknown>, reader: Reader): Html {
  const { target, messages, home, form } = reader
  const { locale: lang, dir } = messages
  const problems = problemsOf(answer)
  if (problems === undefined) {
    const thanks = messages.t(`forms.success.${target === NEWSLETTER ? NEWSLETTER : 'contact'}`)
    const content = html`${link(home, messages.words('notFound.button'))}`
    return page({ title: thanks, content, lang, dir })
  }
  const content = html`${problems} ${link(form, messages.words('forms.buttons.sendAgain'))}`
  return page({ title: messages.t('forms.failure.title'), content, lang, dir })
}

function problemsOf({ error, errors }: Record<string, unknown>): Html | undefined {
  // For operators of this server: visitors never cause it.
  if (typeof error === 'string') return html`<p lang="en" dir="ltr">${error}</p>`
  if (!isPlainObject(errors)) return undefined
  return html`<ul>
    ${Object.values(errors).map(text => html`<li>${text}</li>`)}
  </ul>`
}

function link(href: string | undefined, { text, lang }: LocalizedText): Html | string {
  if (href === undefined) return ''
  const words = lang === undefined ? text : html`<span lang="${lang}">${text}</span>`
  return html`<p><a href="${href}">${words}</a></p>`
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
