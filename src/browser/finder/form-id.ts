/** The form of the finder, of which the choice of view, beside the list, is a part as well. */
export const FORM_ID = 'finder'
