import astro from 'eslint-plugin-astro'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dist', 'releases', '.astro', '.build', '.cache', '.snapshot', 'node_modules'] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.astro'] }
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // There are no enums (erasableSyntaxOnly), and looking for them is a sixth of a run.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'prefer-const': 'error'
    }
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-recommended'],
  {
    files: ['**/*.astro'],
    languageOptions: { parserOptions: { projectService: false } },
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'astro/no-set-html-directive': 'error' }
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    rules: jsxA11y.flatConfigs.recommended.rules
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['scripts/**', 'tests/helpers/**'],
    rules: { 'no-console': 'off' }
  },
  {
    files: ['tests/e2e/**'],
    ignores: ['tests/e2e/helpers/visitor.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              allowTypeImports: true,
              message:
                'Take test and expect from helpers/visitor.ts, which hears what a page complains about.'
            }
          ]
        }
      ]
    }
  }
)
