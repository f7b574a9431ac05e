// The eight sizes of tokens.css, and the --font-size, --headline or --name of an element.
const size = String.raw`var\(--(size-[1-5]|lead|body|small|font-size|headline|name)\b`

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
    // A role of tokens.css, a part of one, the own size of an element, or points for paper.
    'declaration-property-value-allowed-list': {
      'font-size': [`/^(min\\(|max\\()?${size}/`, /^[\d.]+(em|pt)$/, 'inherit', '0'],
      font: [`/^(italic )?\\d+ (max\\()?${size}/`, /^\d+ [\d.]+pt\//, 'inherit']
    },
    // Sizes with a token: --touch, --icon, and the spaces --s1 to --s8.
    'declaration-property-value-disallowed-list': {
      '/^(min-)?(block|inline)-size$/': ['2.75rem'],
      '/^(block|inline)-size$/': ['1.25rem'],
      '/^(padding|margin|gap|row-gap|column-gap)/': [
        /^(?!.*(calc|clamp|min|max)\().*(?<!\S)(0\.25|0\.5|0\.75|1|1\.5|2|3|4)rem/
      ]
    },
    'color-named': 'never',
    'declaration-no-important': true,
    // The width of 0 in a font that may arrive late or not at all: ADR 9.
    'unit-disallowed-list': ['ch'],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'custom-property-pattern': null,
    'selector-class-pattern': null,
    'no-descending-specificity': null
  }
}
