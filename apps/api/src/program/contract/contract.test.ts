import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractFiles } from './contract-files';
import { TAGS } from './tags';
import { openApiDocument } from './openapi';
import { operations } from '../operations';

describe('the contract', () => {
  it('is committed as it is declared; run `pnpm codegen` after a change', async () => {
    for (const { path, text } of await contractFiles()) {
      expect(readFileSync(path, 'utf8') === text, `${basename(path)} is out of date`).toBe(true);
    }
  });

  it('describes every group that an operation is in, and no other', () => {
    expect(Object.keys(TAGS).sort()).toEqual([...new Set(operations.flatMap(({ tags }) => tags))].sort());
  });

  it('names every operation once, and every address and method once', () => {
    const ids = operations.map((operation) => operation.id);
    const routes = operations.map((operation) => `${operation.method} ${operation.path.replace(/\{[^}]+\}/g, '{}')}`);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it('bounds every text and every list that a caller sends', () => {
    expect(unboundedInputs()).toEqual([]);
  });
});

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

/** What ends a text: a length, a list of what it may be, or a shape that has an end. */
const BOUNDS_OF_TEXT = ['maxLength', 'enum', 'const', 'format', 'pattern'];

/** Where a text has no end and a list no most, in bodies and queries. ASVS 5.0, 2.4.1 and 15.3. */
function unboundedInputs(): string[] {
  const document = openApiDocument() as {
    readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
    readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  };
  const found = new Set<string>();
  const walk = (schema: Schema, at: string, open: readonly string[]): void => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      const target = document.components.schemas[name];
      if (target !== undefined && !open.includes(name)) walk(target, name, [...open, name]);
      return;
    }
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      walk(part, at, open);
    const types = [schema.type ?? []].flat();
    if (types.includes('string') && !BOUNDS_OF_TEXT.some((bound) => bound in schema)) found.add(at);
    if (types.includes('array') && !('maxItems' in schema)) found.add(`${at}[]`);
    if (schema.items !== undefined) walk(schema.items, `${at}[]`, open);
    for (const [name, part] of Object.entries(schema.properties ?? {})) walk(part, `${at}.${name}`, open);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, `${at}.*`, open);
  };
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    for (const { in: place, name, schema } of operation.parameters ?? []) {
      if (place === 'query') walk(schema, `${operation.operationId}?${name}`, []);
    }
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      walk(schema, operation.operationId, []);
    }
  }
  return [...found];
}

interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
