export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  overrides: [{ files: ['**/*.astro'], customSyntax: 'postcss-html' }],
  rules: {
    'csstools/use-logical': ['always', { except: [/^(width|height|min-width|max-width)$/] }],
    'color-named': 'never',
    'declaration-no-important': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'custom-property-pattern': null,
    'selector-class-pattern': null,
    'no-descending-specificity': null
  }
}
