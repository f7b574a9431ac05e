import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import { remember } from '#lib/remember.ts'
import type { Question } from '../answers/answer.ts'
import { answers } from '../answers/answers.ts'
import type { DataSource } from '../data-source/data-source.ts'
import { etagOf } from './etag.ts'
import { toContentScript, toWire } from './wire.ts'

/** An answer as bytes. */
export type Prepared = {
  body: Uint8Array<ArrayBuffer>
  type: string
  etag: string
  /** When the file was last changed, as HTTP writes it. */
  modified?: string
}

type Request = Omit<Question, 'data'>
export type Respond = (name: EndpointName, asked: Request) => Prepared | undefined

// A build requests thousands of answers, and the next build the same ones.
const keptAnswers = 50_000

export function createResponder(data: DataSource): Respond {
  const countriesWithTexts = [GLOBAL_COUNTRY, ...Object.keys(data.countryBundles)]

  function build(name: EndpointName, asked: Request): Prepared | undefined {
    const question = { data, ...asked }
    const { change = asIs } = data
    const answer = change(withBroken(answers[name](question), name, question), { name, ...asked })
    if (answer === undefined) return undefined
    if (!endpoints[name].path.endsWith('.js'))
      return prepare(JSON.stringify(toWire(name, answer)), 'application/json')
    const index = countriesWithTexts.indexOf(asked.parameters.country ?? '')
    return prepare(toContentScript(answer, index), 'text/javascript')
  }

  const answer = remember(
    key => build(...(JSON.parse(key) as [EndpointName, Request])),
    keptAnswers
  )
  return (name, { tree, parameters }) => answer(JSON.stringify([name, { tree, parameters }]))
}

const asIs = (answer: unknown) => answer

function prepare(text: string, type: string): Prepared {
  const body = new TextEncoder().encode(text)
  return { body, type: `${type}; charset=utf-8`, etag: etagOf(body) }
}

/** Appends the records that the data breaks on purpose. */
function withBroken(
  answer: unknown,
  name: EndpointName,
  { data, tree, parameters }: Question
): unknown {
  const call = endpoints[name].path
    .replace(/\/\{\w+\}$/, '')
    .replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? '')
  const broken = data.broken[tree.country]?.[call]
  return broken && Array.isArray(answer) ? [...(answer as unknown[]), ...broken] : answer
}
