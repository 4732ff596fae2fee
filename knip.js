// `knip` finds what nobody uses; `knip --production` the exports that only tests use.
// One that tests need says so: `@internal`, and why.
/** What `outcomes` and `api-client` export is for others as well. */
const WORKSPACES = {
  '.': {
    entry: ['tooling/lint/*.{js,mjs}'],
    project: ['tooling/lint/*.{js,mjs}'],
  },
  'apps/*': {
    entry: ['src/main.{ts,tsx}'],
    project: ['**/*.{ts,tsx}'],
  },
  'apps/api': {
    entry: ['src/program/{main,main-built,admin,build-image,keep-compiled,write-openapi}.ts', 'workers/*.mjs'],
    project: ['**/*.{ts,mjs}'],
    ignoreDependencies: ['swagger-ui-dist'],
    ignoreBinaries: ['openssl', 'pdfsig'],
  },
  'packages/agreement': {
    project: ['**/*.ts'],
    ignoreDependencies: ['@expo-google-fonts/.+', 'dejavu-fonts-ttf', '@myriaddreamin/typst-ts-node-compiler'],
  },
  'packages/identity': {
    project: ['**/*.{ts,js,mjs}'],
    entry: ['scripts/*.mjs'],
    ignoreDependencies: ['@troth/domain', '@fontsource-variable/.+'],
    ignore: ['assets/**'],
  },
  'packages/ui': {
    ignoreDependencies: ['@fontsource-variable/.+'],
    entry: ['src/*.tsx'],
    project: ['**/*.{ts,tsx}'],
  },
  'tooling/bench': {
    entry: ['src/*.ts', 'src/editors/{lexical,prosemirror,slate,tiptap}.ts'],
    project: ['src/**/*.ts'],
  },
  'tooling/launcher': {
    entry: ['bin/*.mjs'],
    project: ['**/*.mjs'],
    ignoreBinaries: ['apt-get', 'dpkg-query', 'haproxy'],
  },
  'tooling/publishing': {
    project: ['*.mjs'],
    ignoreDependencies: ['@arethetypeswrong/cli', 'publint'],
  },
  'tooling/messages': {
    project: ['*.mjs'],
  },
  'packages/portal': {
    entry: ['src/*.tsx', 'src/silent-renew.ts'],
    project: ['**/*.{ts,tsx,mjs}'],
  },
  'packages/editor': {
    entry: ['src/*.tsx', 'trial/main.tsx', 'trial/vite.config.ts'],
    project: ['**/*.{ts,tsx}'],
  },
  'tooling/e2e': {
    ignoreBinaries: ['haproxy'],
    playwright: {
      config: ['playwright.config.ts', 'playwright.pictures.config.ts', 'playwright.copies.config.ts'],
      entry: ['tests/*.spec.ts', 'pictures/*.spec.ts'],
    },
  },
  'packages/reader': {
    project: ['**/*.{ts,tsx}'],
  },
  'tooling/gallery': {
    project: ['**/*.{ts,tsx}'],
  },
  'packages/domain': {
    project: ['**/*.{ts,tsx}'],
  },
  'packages/content': {
    project: ['**/*.{ts,tsx}'],
  },
  'packages/evidence': {
    project: ['**/*.{ts,tsx}'],
  },
  'packages/api-client': {
    project: ['**/*.{ts,tsx}'],
    includeEntryExports: false,
  },
  'packages/outcomes': {
    project: ['**/*.{ts,tsx}'],
    includeEntryExports: false,
  },
};

/** Tests, and what is made for them; `tooling/e2e` is nothing else. */
const TESTS = [
  '**/*.test.{ts,tsx,mjs}',
  '**/{testing,test,trial}/**',
  '**/{testing*,samples,vitest*}.{ts,tsx}',
  'tooling/e2e/**',
];

/** What the product and the tools run, in the patterns of knip's production mode. */
const productOf = ({ entry = [], project, ...workspace }) => ({
  includeEntryExports: true,
  ...workspace,
  entry: entry.filter((pattern) => !pattern.startsWith('trial/')).map((pattern) => `${pattern}!`),
  ...(project && { project: [...project.map((pattern) => `${pattern}!`), ...TESTS.map((pattern) => `!${pattern}!`)] }),
});

export default ({ production: isProduct }) => ({
  ignoreDependencies: ['pnpm', 'oxlint', 'oxlint-tsgolint', 'secretlint', '@secretlint/.+'],
  ignore: ['**/src/generated/**', ...(isProduct ? [...TESTS, '**/*.d.ts', '**/{vite,first-load}.{mjs,d.mts}'] : [])],
  ignoreExportsUsedInFile: true,
  workspaces: isProduct
    ? Object.fromEntries(Object.entries(WORKSPACES).map(([name, workspace]) => [name, productOf(workspace)]))
    : WORKSPACES,
  exclude: ['duplicates'],
});
