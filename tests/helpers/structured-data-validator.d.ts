/** Google's rules for structured data; the package has no types. */
declare module '@adobe/structured-data-validator' {
  type Issue = { rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }
  type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', object>

  export default class Validator {
    validate(extracted: Extracted): Promise<Issue[]>
  }
}
