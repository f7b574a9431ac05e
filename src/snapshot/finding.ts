/** Something the publication report must say about one tree: a fallback is never silent. */
export type Finding = {
  /**
   * `default`: built-in content stands in for a failed or empty call; `record`: a record was left out;
   * `value`: a value of a kept record was emptied; `duplicate`: a second record with the same id was left out;
   * `file`: a file of the asset host is missing and its link left out; `text`: texts are borrowed from another language.
   */
  kind: 'default' | 'record' | 'value' | 'duplicate' | 'file' | 'text'
  /** The prefix of the tree, or `site` for the country list. */
  tree: string
  /** The call as the contract writes it, `GET /localProduct`; for texts the bundle's path. */
  call: string
  record?: string
  field?: string
  expected?: string
  received?: string
  /** One sentence for a person: which thing, what is wrong, what was done. */
  message: string
}
