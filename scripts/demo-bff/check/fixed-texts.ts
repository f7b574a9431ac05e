/** Texts of the specification, word for word. */
export const fixedTexts: Record<string, string> = {
  'forms.errors.nameRequired': 'Name is required',
  'forms.errors.emailRequired': 'Email is required',
  'forms.errors.countryRequired': 'Country / Area is required',
  'forms.errors.roleRequired': 'Role is required',
  'forms.errors.messageRequired': 'Message is required',
  'forms.errors.nameMin': 'Name must be at least 3 characters',
  'forms.errors.emailInvalid': 'Please enter a valid email address',
  'forms.errors.linkedinInvalid': 'Please enter a valid LinkedIn URL',
  'forms.errors.linkedinRequired': 'LinkedIn URL is a required field',
  'forms.success.contact': 'Thank you for your message!',
  'forms.success.newsletter': 'Thank you for subscribing to our newsletter!',
  'forms.productPrefill': 'Information about {product}',
  'notFound.title': 'The page you were looking for could not be found.',
  'notFound.button': 'Back To Home Page',
  'productList.hero.headline': 'Discover Our Product Portfolio',
  'footer.privacy': 'Privacy Statement',
  'footer.terms': 'Terms and Conditions',
  'countryChange.message': 'Cambiando país…',
  'states.errors.network': 'Network error or timeout. Please check your connection.'
}

/** The only texts with an exclamation mark. */
export const loudTexts = ['forms.success.contact', 'forms.success.newsletter']

/** Figures of the specification's company facts, which the English texts must name. */
export const figures =
  'Top 10|Nine factories|two R&D centres|one process development centre|7,000+ registrations|5,000+ formulas|' +
  '300+ patents|More than 100 countries|1,200+ new|800 to 1,200|45 to 95 days|Listed since 2021|Founded in 2000|' +
  'ISO 9001|ISO 14001|ISO 45001|CNAS|2015|55 countries|fourth quarter of 2024|Chicago area'

/** Every page has a head: the route names of the contract. */
export const routeNames =
  'home company serviceUnits news newsDetail contact solutions smartGrowing businessPartners bioSolutions nonCrop ' +
  'design privacy terms productList product productGlobalList productB2bList productB2bContact info investors ' +
  'reports customSolutions notFound pageNotFound search compare crop problem press careers'
