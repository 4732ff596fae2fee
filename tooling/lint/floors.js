import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path below `src/features/`, and the feature that it belongs to; null for what is elsewhere. */
function placeOf(path) {
  const [, below] = path.replaceAll('\\', '/').split('/src/features/');
  return below === undefined ? null : { below, feature: below.split('/')[0] };
}

/** Portals: a route puts features together; what two of them share is in `shared/`, or in a package. */
const noOtherFeature = {
  meta: { type: 'problem', docs: { description: 'A feature imports no other feature.' } },
  create: (context) => ({
    ImportDeclaration(node) {
      const own = placeOf(context.filename);
      const { value } = node.source;
      if (own === null || !value.startsWith('.')) return;
      const other = placeOf(join(dirname(context.filename), value));
      if (other !== null && other.feature !== own.feature)
        context.report({
          node,
          message: `A feature imports no other feature. What ${own.feature} and ${other.feature} share belongs in src/shared.`,
        });
    },
  }),
};

const QUERIES = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom']);

const QUERIES_BELONG = 'Queries live in repositories: move it to records/<resource>/, and call it from here.';

/** API: how a thing is stored is known to its repository alone. No query is written without its builder or `sql`. */
const queriesInRepositories = {
  meta: { type: 'problem', docs: { description: 'Queries are in records.' } },
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value === 'kysely') context.report({ node, message: QUERIES_BELONG });
    },
    CallExpression(node) {
      const { callee } = node;
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        QUERIES.has(callee.property.name)
      )
        context.report({ node: callee.property, message: QUERIES_BELONG });
    },
  }),
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const PORTAL = ['portal', 'ui', 'api-client', 'domain'];

const EDITABLE = ['agreement/tree', 'agreement/edit', 'agreement/redline', 'agreement/word'];

/** What each app and package may import of the others; all of one where only its name is given. */
const ARROWS = {
  'packages/domain': [],
  'packages/identity': [],
  'packages/content': ['domain'],
  'packages/agreement': ['domain'],
  'packages/evidence': ['domain'],
  'packages/outcomes': ['domain'],
  'packages/api-client': ['domain'],
  'packages/ui': ['domain'],
  'packages/reader': ['ui', 'domain'],
  'packages/portal': ['ui', 'api-client', 'domain', 'outcomes'],
  'packages/editor': ['reader', 'ui', 'api-client', 'domain', ...EDITABLE],
  'apps/api': ['domain', 'evidence', 'content', 'agreement', 'identity', 'outcomes'],
  'apps/customer': [...PORTAL, 'outcomes', 'reader', 'evidence'],
  'apps/attorney': [...PORTAL, 'outcomes', 'reader', 'editor'],
  'apps/admin': [...PORTAL, 'editor'],
};
/** Tests that may read whatever they need. */
const FREE = [
  /^packages\/(agreement|editor)\/.*\.test\.tsx?$/,
  /^packages\/(agreement\/src\/testing\/|editor\/src\/testing\.ts$)/,
];
const OUTCOMES_TESTS = /^packages\/outcomes\/src\/(testing\/.*|.*\.test)\.ts$/;

/** Inside the API: what a floor may not import, and where what needs it belongs. */
const FLOORS = [
  {
    files: /^apps\/api\/src\/kernel\/(?!database\/schema\.ts$)/,
    above: /^(\.\.\/)+(records|features|program)(\/|$)/,
    message:
      'The kernel knows nothing of a couple: it imports no records, features or program (docs/architecture.md). What needs them belongs on a floor above.',
  },
  {
    files: /^apps\/api\/src\/records\//,
    above: /^(\.\.\/)+(features|program)(\/|$)/,
    message:
      'Records are what is stored and read: they import no features and no program (docs/architecture.md). A verb belongs in features, what is read of a whole couple in records/case.',
  },
  {
    files: /^apps\/api\/src\/features\//,
    above: /^(\.\.\/)+program(\/|$)/,
    message:
      'Features do not know the program that lists them (docs/architecture.md). What both need belongs in the kernel.',
  },
];

/** Why a file may not import a module; null where it may. */
function refusal(file, module) {
  const [own] = Object.keys(ARROWS).filter((place) => file.startsWith(`${place}/`));
  if (own === undefined || FREE.some((free) => free.test(file))) return null;
  const allowed = [own.split('/')[1], ...ARROWS[own], ...(OUTCOMES_TESTS.test(file) ? ['content'] : [])];
  const isAllowed = (name) =>
    allowed.some((each) => name === each || (!each.includes('/') && name.startsWith(`${each}/`)));
  const isUp = module.startsWith('@troth/')
    ? !isAllowed(module.slice('@troth/'.length))
    : /^(\.\.\/)+(apps|packages|tooling)\//.test(module);
  if (isUp)
    return 'Arrows between packages point one way (see README, the map). The code is probably in the wrong package.';
  if (file.endsWith('.test.ts')) return null;
  return FLOORS.find(({ files, above }) => files.test(file) && above.test(module))?.message ?? null;
}

/** Packages, and the floors of the API: docs/architecture.md. */
const arrows = {
  meta: { type: 'problem', docs: { description: 'Arrows between packages and floors point one way.' } },
  create: (context) => {
    const file = relative(root, context.filename).replaceAll('\\', '/');
    const check = (node) => {
      const message = node.source ? refusal(file, node.source.value) : null;
      if (message !== null) context.report({ node, message });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default {
  meta: { name: 'floors' },
  rules: { arrows, 'no-other-feature': noOtherFeature, 'queries-in-repositories': queriesInRepositories },
};
