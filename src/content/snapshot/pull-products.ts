import { fetchContent, fetchRecords, type Source, unusableAnswer } from '#bff/calls.ts'
import { type CallFinding, leftOut } from '#bff/finding.ts'
import { losesTooMany } from '#bff/records.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { ProductDetailRecord, ProductRecord } from '#contract/product.ts'

/** Every listed product with its details. A product with unusable details is left out and reported. */
export async function pullProducts(source: Source): Promise<ProductDetailRecord[]> {
  const ofList: CallFinding[] = []
  const reported = { ...source, report: (finding: CallFinding) => void ofList.push(finding) }
  const listed = await fetchContent(reported, 'products').finally(() =>
    ofList.forEach(source.report)
  )
  const answers = await Promise.all(listed.map(product => fetchDetail(source, product)))
  answers
    .flatMap(({ findings }) => findings)
    .filter(finding => !ofList.some(earlier => isSameFault(earlier, finding)))
    .forEach(source.report)
  const bad = answers.flatMap(answer => answer.bad)
  const [first] = answers
  if (first && losesTooMany(endpoints.product, { bad: bad.length, total: answers.length }))
    throw unusableAnswer(first.asked, { bad, total: answers.length })
  return answers.flatMap(({ product }) => product ?? [])
}

/** Every listed product with its registration number; details are asked for only if the list has no numbers. */
export async function pullNumbered(source: Source): Promise<ProductRecord[]> {
  const listed = await fetchContent(source, 'products')
  const hasNumbers = listed.some(product => product.registration_number !== undefined)
  return hasNumbers ? listed : pullProducts(source)
}

async function fetchDetail(source: Source, listed: ProductRecord) {
  const { asked, records, findings, bad } = await fetchRecords(source, 'product', { id: listed.id })
  const [detail] = records
  if (detail === undefined) return { asked, findings, bad }
  if (detail.id === listed.id) return { asked, findings, bad, product: overlay(listed, detail) }
  // A product with the doses of another one would be worse than no product.
  const flaw = { field: 'id', expected: listed.id, received: detail.id }
  const { call, tree } = asked
  const finding = leftOut({ call, tree, record: listed.id }, [flaw])
  return { asked, findings: [finding], bad: [finding.message] }
}

/** Values of the details replace those of the list. */
function overlay(listed: ProductRecord, detail: ProductDetailRecord): ProductDetailRecord {
  const filled = Object.entries(detail).filter(
    ([, value]) => !(Array.isArray(value) && value.length === 0)
  )
  return { ...detail, ...listed, ...(Object.fromEntries(filled) as Partial<ProductDetailRecord>) }
}

/** The same bad value in the list and in the details is reported once. */
function isSameFault(one: CallFinding, other: CallFinding): boolean {
  return (
    one.kind === other.kind &&
    one.record === other.record &&
    one.field === other.field &&
    one.received === other.received
  )
}
