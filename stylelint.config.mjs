export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  overrides: [{ files: ['**/*.astro'], customSyntax: 'postcss-html' }],
  rules: {
    'csstools/use-logical': ['always', { except: [/^(width|height|min-width|max-width)$/] }],
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
