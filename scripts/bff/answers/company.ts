import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { lookUp, type DataSource } from '../data.ts'
import { localise } from '../localise.ts'
import type { Answer } from './answer.ts'

type Part = {
  [Key in keyof DataSource]-?: DataSource[Key] extends object ? Key : never
}[keyof DataSource]

/** A part of the data as it stands, in the tree's language. */
export const content =
  (part: Part): Answer =>
  ({ data, tree }) =>
    localise(data[part], tree.lang)

/** The film flies over the land of the global site; a country's site shows the country's own, which it draws. */
export const header: Answer = question => {
  const hero = content('header')(question) as Record<string, unknown>
  if (question.tree.country === GLOBAL_COUNTRY) return hero
  const texts = Object.entries(hero).filter(([field]) => !/^(background|video)_/.test(field))
  return { ...Object.fromEntries(texts), background_type: 'other' }
}

/** Roles go out in every language that they have, which the contract allows. */
export const team: Answer = ({ data, tree }) =>
  data.team.map(({ role, ...member }) => ({ ...(localise(member, tree.lang) as object), role }))

export const reports: Answer = ({ data, tree, parameters: { id = '' } }) =>
  localise(lookUp(data.reports, id) ?? [], tree.lang)

export const section: Answer = ({ data, tree, parameters: { slug = '' } }) =>
  localise(lookUp(data.sections, slug), tree.lang)
