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
      spectral.setRuleset({ extends: [[oas as never, 'recommended']] });
      const found = await spectral.run(new Document(source, Json));
      expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
