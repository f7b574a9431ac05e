import { CHINESE, GLOBAL_COUNTRY } from '#config/constants.ts'
import { ownValue, type DataSource } from '../data-source/data-source.ts'
import type { ByKey, Content } from '../data-source/types.ts'
import { localise } from '../data-source/localise.ts'
import { pdfFile } from '../files/pdf.ts'
import type { Answer } from './answer.ts'

type Part = {
  [Key in keyof DataSource]-?: DataSource[Key] extends object ? Key : never
}[keyof DataSource]

/** A part of the data, in the tree's language. */
export const content =
  (part: Part): Answer =>
  ({ data, tree }) =>
    localise(data[part], tree.lang)

/** The film shows the land of the global site; a country's site draws its own land. */
export const header: Answer = question => {
  const hero = content('header')(question) as Record<string, unknown>
  if (question.tree.country === GLOBAL_COUNTRY)
    return question.tree.lang === CHINESE ? withFilmAsBackground(hero) : hero
  const texts = Object.entries(hero).filter(([field]) => !/^(background|video)_/.test(field))
  return { ...Object.fromEntries(texts), background_type: 'other' }
}

/** The film may also be sent as the background of the hero. */
function withFilmAsBackground({ video_desktop: film, ...hero }: Record<string, unknown>) {
  return { ...hero, background_src: film }
}

/** The size of the last report is that of its file. */
export const footer: Answer = question => {
  const answered = content('footer')(question) as Record<string, unknown>
  const report = pdfFile(String(answered.last_report_src))
  return { ...answered, last_report_size_bytes: report?.length }
}

/** Roles are sent in all their languages, which the contract allows. */
export const team: Answer = ({ data, tree }) =>
  data.team.map(({ role, ...member }) => ({ ...(localise(member, tree.lang) as object), role }))

export const reports: Answer = ({ data, tree, parameters: { id = '' } }) => {
  const found = ownValue(data.reports, id) ?? []
  const sized = found.map(report => ({
    ...report,
    lang: 'eng',
    size_bytes: pdfFile(String(report.url_file))?.length
  }))
  return localise(sized, tree.lang)
}

/** The texts of a section that differ in a country are in the section, under `countries`. */
export const section: Answer = ({ data, tree, parameters: { slug = '' } }) => {
  const found = ownValue(data.sections, slug)
  if (!found) return undefined
  const { countries = {}, ...section } = found as Content & { countries?: ByKey<Content> }
  const own = ownValue(countries, tree.country)
  return localise({ ...section, ...own }, tree.lang)
}
