import { problemSchema } from '@troth/domain/errors';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { Operation } from './http/operation';
import { operations } from './operations';
import { VERSION } from './version';

const problemResponse = {
  description: 'Why it could not be done.',
  content: { 'application/problem+json': { schema: problemSchema } },
};

/** The contract as OpenAPI 3.1, made from the declared operations and the schemas of `domain`. */
export function openApiDocument(): object {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Access token of the identity provider for the audience of this API.',
  });
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'troth_session',
    description: 'Fallback where no token can be had. Writes must come from a portal of ours.',
  });
  for (const operation of operations) {
    registry.registerPath({
      method: operation.method.toLowerCase() as Lowercase<Operation['method']>,
      path: operation.path,
      operationId: operation.id,
      summary: operation.summary,
      ...(operation.description === undefined ? {} : { description: operation.description }),
      tags: [...operation.tags],
      security: operation.isPublic ? [] : [{ bearer: [] }, { session: [] }],
      request: {
        ...(operation.params === undefined ? {} : { params: operation.params }),
        ...(operation.query === undefined ? {} : { query: operation.query }),
        ...(operation.body === undefined
          ? {}
          : {
              body: {
                required: !operation.body.safeParse(undefined).success,
                content: {
                  [operation.form === undefined ? 'application/json' : 'multipart/form-data']: {
                    schema: operation.body,
                  },
                },
              },
            }),
      },
      responses: {
        [operation.status]: success(operation),
        default: problemResponse,
      },
    });
  }
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Troth API',
      version: VERSION,
      description:
        'Prepare, review, notarize and finalize a prenuptial agreement. Calls tagged `troth` are ours; all others are those of the product specifications.',
    },
    servers: [{ url: 'http://127.0.0.1:4000', description: 'A local copy' }],
  });
  return withNullableReferences(document) as object;
}

/**
 * A nullable reference comes out as `allOf: [$ref, object or null]`, which null does not satisfy: said here as either
 * the reference or null, so that the client's types know that it may be null.
 */
function withNullableReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withNullableReferences);
  if (typeof part !== 'object' || part === null) return part;
  const { allOf, ...rest } = part as { readonly allOf?: unknown };
  const entries = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNullableReferences(value)]));
  if (!Array.isArray(allOf)) return entries;
  const [reference, marker, ...more] = allOf as readonly { readonly $ref?: string; readonly type?: unknown }[];
  const isNullable =
    reference?.$ref !== undefined && more.length === 0 && Array.isArray(marker?.type) && marker.type.includes('null');
  return isNullable
    ? { ...entries, anyOf: [reference, { type: 'null' }] }
    : { ...entries, allOf: allOf.map(withNullableReferences) };
}

function success(operation: Operation): { description: string; content?: Record<string, { schema: z.ZodType }> } {
  if (operation.response !== null) {
    return { description: operation.summary, content: { 'application/json': { schema: operation.response } } };
  }
  return { description: operation.summary };
}
