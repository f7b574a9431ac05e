import { lookUp, type DataSource } from '../data.ts'
import { localise } from '../localise.ts'
import type { Answer } from './answer.ts'

type Part = {
  [Key in keyof DataSource]: DataSource[Key] extends object ? Key : never
}[keyof DataSource]

/** A part of the data as it stands, in the tree's language. */
export const content =
  (part: Part): Answer =>
  ({ data, tree }) =>
    localise(data[part], tree.lang)

/** Roles go out in every language that they have, which the contract allows. */
export const team: Answer = ({ data, tree }) =>
  data.team.map(({ role, ...member }) => ({ ...(localise(member, tree.lang) as object), role }))

export const reports: Answer = ({ data, tree, parameters: { id = '' } }) =>
  localise(lookUp(data.reports, id) ?? [], tree.lang)

export const section: Answer = ({ data, tree, parameters: { slug = '' } }) =>
  localise(lookUp(data.sections, slug), tree.lang)
