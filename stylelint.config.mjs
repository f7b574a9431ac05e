export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  // The names of widths, which every sheet may use.
  referenceFiles: ['src/styles/widths.css'],
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html' },
    { files: ['**/widths.css'], rules: { 'media-feature-name-disallowed-list': null } }
  ],
  rules: {
    'csstools/use-logical': ['always', { except: [/^(width|height|min-width|max-width)$/] }],
    'media-feature-name-disallowed-list': [
      ['width', '/^(min|max)-width$/'],
      {
        message: "Take a width of styles/widths.css, or ask for a component's own with @container."
      }
    ],
    'no-unknown-custom-media': true,
    'color-named': 'never',
    'declaration-no-important': true,
    // As wide as the 0 of a face that may come late or not at all: ADR 9.
    'unit-disallowed-list': ['ch'],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'custom-property-pattern': null,
    'selector-class-pattern': null,
    'no-descending-specificity': null
  }
}
