import { dirname, join } from 'node:path';

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

/** API: how a thing is stored is known to its repository alone. */
const queriesInRepositories = {
  meta: { type: 'problem', docs: { description: 'Queries are in records.' } },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        QUERIES.has(callee.property.name)
      )
        context.report({
          node: callee.property,
          message: 'Queries live in repositories: move it to records/<resource>/, and call it from here.',
        });
    },
  }),
};

export default {
  meta: { name: 'floors' },
  rules: { 'no-other-feature': noOtherFeature, 'queries-in-repositories': queriesInRepositories },
};
