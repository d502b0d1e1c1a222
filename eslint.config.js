import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'var/**',
      'test-results/**',
      '**/*.data.ts',
      'storybook/dist/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['fixme', 'xxx', 'hack'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Plugins fill these by augmentation.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowWithName: '^(ExportOptions|ObjectKinds|ProofingRules|ProofingSources)$' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // Nest reads constructor types at run time, so its files import classes as values.
    files: ['apps/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: [
      'packages/{ui,editor-react}/**/*.{ts,tsx}',
      'packages/plugin-*/src/editor/**/*.{ts,tsx}',
      'apps/web/**/*.{ts,tsx}',
    ],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/*.{mjs,cjs,js}', 'bench/**', '**/scripts/**'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'Buffer',
          'URL',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'fetch',
          'performance',
          'TextDecoder',
          'TextEncoder',
          'structuredClone',
          'window',
          'document',
          'requestAnimationFrame',
          'AbortController',
          'Blob',
          'FileReader',
          'module',
          'require',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Playwright reads from the pattern of its first parameter what a fixture needs, even if that is nothing.
    files: ['e2e/test.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    // Command line entries and process entries speak to a terminal.
    files: ['packages/render/src/cli/**', 'apps/api/src/serve.ts', 'apps/api/src/serve/**'],
    rules: { 'no-console': 'off' },
  },
);
