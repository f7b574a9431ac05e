import type { FAQPage } from 'schema-dts'
import { htmlOf } from '#lib/html-of.ts'
import type { Question } from '#views/enquiry/contact.ts'

/** Questions and answers; answers may contain HTML. */
export function faqJsonLd({ questions, lang }: { questions: readonly Question[]; lang?: string }) {
  if (questions.length === 0) return []
  const page = {
    '@type': 'FAQPage',
    inLanguage: lang,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: htmlOf(answer) }
    }))
  } as const satisfies FAQPage
  return [page]
}
