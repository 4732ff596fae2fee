import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from './openapi';
import { packageRoot } from '../kernel/package-root';

/** The committed files that are made from the declared operations, with what they should hold now. */
export async function contractFiles(): Promise<{ path: string; text: string }[]> {
  const client = join(packageRoot(), '..', '..', 'packages', 'api-client');
  const document = JSON.stringify(openApiDocument(), null, 2);
  const types = astToString(
    await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true }),
  );
  return [
    { path: join(client, 'openapi.json'), text: `${document}\n` },
    {
      path: join(client, 'src', 'generated', 'schema.ts'),
      text: `// Made by \`pnpm codegen\` from openapi.json. Do not edit.\n${types}`,
    },
  ];
}
