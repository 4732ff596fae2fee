import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { readExamples } from './examples/examples-file';
import { fullDocument } from './full-document';
import { type HandlerFacts, readHandlers } from './read-handlers';
import { openApiDocument } from './openapi';
import { packageRoot } from '../../kernel/package-root';

/** What `readHandlers` finds, kept because finding it takes long. */
export const HANDLERS_FILE = join(packageRoot(), 'src', 'generated', 'handlers.json');

/** What the file above should hold now. */
export const handlersText = (): string =>
  `${JSON.stringify(Object.fromEntries([...readHandlers()].sort(([one], [other]) => one.localeCompare(other, 'en-US'))), null, 2)}\n`;

/** The other committed files that are made from the declared operations, with what they should hold now. */
export async function contractFiles(): Promise<{ path: string; text: string }[]> {
  const client = join(packageRoot(), '..', '..', 'packages', 'api-client');
  const handlers = JSON.parse(await readFile(HANDLERS_FILE, 'utf8')) as Record<string, HandlerFacts>;
  const document = JSON.stringify(fullDocument(handlers, readExamples()), null, 2);
  // Callers tell failures apart by their code, so one type of all is enough for them, and faster to check.
  const types = astToString(
    await openapiTS(JSON.stringify(openApiDocument()), {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      rootTypesKeepCasing: true,
    }),
  );
  return [
    { path: join(client, 'openapi.json'), text: `${document}\n` },
    {
      path: join(client, 'src', 'generated', 'schema.ts'),
      text: `// Made by \`pnpm codegen\` from openapi.json. Do not edit.\n${types}`,
    },
  ];
}
