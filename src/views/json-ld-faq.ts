import type { FAQPage } from 'schema-dts'
import type { Question } from './contact.ts'

/** Questions and their answers; HTML is allowed in an answer, and ours has passed the allow-list. */
export function faqJsonLd({ questions, lang }: { questions: readonly Question[]; lang?: string }) {
  if (questions.length === 0) return []
  const page = {
    '@type': 'FAQPage',
    inLanguage: lang,
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: html }
    }))
  } as const satisfies FAQPage
  return [page]
}
