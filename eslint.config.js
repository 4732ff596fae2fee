import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/** Which package may import which; DESIGN of the house, and the reason is said when the rule strikes. */
const mayImport = {
  domain: [],
  content: ['domain'],
  agreement: ['domain'],
  identity: [],
  'api-client': ['domain'],
  ui: ['domain'],
  portal: ['ui', 'api-client', 'domain'],
  api: ['domain', 'content', 'agreement', 'identity'],
  customer: ['portal', 'ui', 'api-client', 'domain'],
  attorney: ['portal', 'ui', 'api-client', 'domain'],
  admin: ['portal', 'ui', 'api-client', 'domain'],
};
const apps = new Set(['api', 'customer', 'attorney', 'admin']);
const elements = Object.keys(mayImport).map((name) => ({
  type: name,
  pattern: `${apps.has(name) ? 'apps' : 'packages'}/${name}`,
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/src/generated/**',
      '**/node_modules/**',
      '**/.turbo/**',
      '.troth/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.type}} may not import {{to.type}}: arrows between packages point one way (see README, the map). The code is probably in the wrong package.',
          policies: Object.entries(mayImport).map(([from, to]) => ({
            from: { element: { type: from } },
            allow: { to: { element: { type: [from, ...to] } } },
          })),
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      'no-console': 'error',
    },
  },
  {
    // Agreements are tested with the real content: answers in, an outline out.
    files: ['packages/agreement/**/*.test.ts', 'packages/agreement/src/testing/**'],
    rules: { 'boundaries/dependencies': 'off' },
  },
  {
    // Rules are told the time and their surroundings; they never look.
    files: ['packages/domain/src/**/*.ts', 'packages/agreement/src/assemble/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'window', 'document', 'fetch', 'localStorage', 'setTimeout'].map((name) => ({
          name,
          message: 'A rule is told what it needs; pass it in.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'A rule never reads the clock; take `now` or `today`.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'A rule never reads the clock; take `now` or `today`.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'A rule gives the same answer to the same question.',
        },
      ],
    },
  },
);
