import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Document, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../kernel/package-root';

const file = join(packageRoot(), '..', '..', 'packages', 'api-client', 'openapi.json');
const source = readFileSync(file, 'utf8');
/** Each looks at every value of a document of 1.7 MB. */
const TIMEOUT_MS = 600_000;

type Judge = (typeof oas.rules)['oas3-valid-media-example']['then']['function'];

/**
 * Spectral judges the examples of an answer again wherever it is referred to, and compiles its schema each time: 4,000
 * times for fewer than 500. Judges each pair once in a request, and once in an answer.
 */
function onlyOnce(judge: Judge): Judge {
  const judged = new Set<string>();
  return Object.assign((...[value, options, context]: Parameters<Judge>) => {
    const { path } = context;
    const key = JSON.stringify([path[0] === 'components' ? path[1] : path[3], value]);
    if (judged.has(key)) return [];
    judged.add(key);
    return judge(value, options, context);
  }, judge);
}

describe('the published contract', () => {
  it(
    'has nothing that the recommended rules of Redocly complain about',
    async () => {
      const config = await createConfig({ extends: ['recommended'] });
      const found = await lintFromString({ source, absoluteRef: file, config });
      expect(found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'has nothing that the recommended rules of Spectral complain about; a new tag gets its line in tags.ts',
    async () => {
      const spectral = new Spectral();
      const { then, ...rule } = oas.rules['oas3-valid-media-example'];
      const once = { ...rule, then: { ...then, function: onlyOnce(then.function) } };
      spectral.setRuleset({
        extends: [[oas as never, 'recommended']],
        rules: { 'oas3-valid-media-example': once as never },
      });
      const found = await spectral.run(new Document(source, Json));
      expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
