/** The id of the finder's form; the choice of view, beside the list, belongs to it too. */
export const FORM_ID = 'finder'
