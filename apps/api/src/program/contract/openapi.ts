import { problemSchema } from '@troth/domain/errors';
import { WEBHOOK_BODIES } from '@troth/domain/integrations';
import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Operation } from '../../kernel/http/operation';
import { describeProperties } from './properties/describe-properties';
import { operations } from '../operations';
import { VERSION } from '../../kernel/version';
import { tokenScopeOf } from '../token-scopes';

const problemResponse = {
  description: 'Why it could not be done.',
  content: { 'application/problem+json': { schema: problemSchema } },
};

/** The contract as OpenAPI 3.1, made from the declared operations and the schemas of `domain`, with words for each property. */
export const openApiDocument = (): object => describeProperties(declaredDocument()).document;

/** The contract as it is declared. */
export function declaredDocument(): object {
  const { components } = documentOf([]);
  const nullable = Object.entries(components?.schemas ?? {}).filter(([, schema]) => isNullable(schema));
  const { paths, ...document } = documentOf(nullable.map(([name]) => name));
  const declared = Object.fromEntries(Object.entries(paths ?? {}).filter(([path]) => path !== FIRST_PATH));
  return withNullableReferences({ ...document, paths: declared });
}

const isNullable = (schema: object): boolean =>
  'type' in schema && Array.isArray(schema.type) && schema.type.includes('null');

/** Stands before all paths while the document is made, and is not in it. */
const FIRST_PATH = '/first';

/** How a caller proves who it is. */
const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Access token of the identity provider for the audience of this API.',
  },
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'troth_pat_…',
    description:
      'Personal access token of an attorney or admin, for programs. Each call that takes one names the scope that the token needs in `x-token-scope`; a call that names none takes any.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-troth_api',
    description: 'Fallback where no token can be had. Writes must come from a portal of ours.',
  },
} as const;

function registerOperation(registry: OpenAPIHono['openAPIRegistry'], operation: Operation): void {
  // OpenAPI 3.1 has no words for the events of a stream, so their data stand among the components.
  for (const schema of Object.values(operation.events ?? {})) registry.register(schema.meta()?.id ?? '', schema);
  registry.registerPath({
    method: operation.method.toLowerCase() as Lowercase<Operation['method']>,
    path: operation.path,
    operationId: operation.id,
    ...tokenScope(operation.id),
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    tags: [...operation.tags],
    security: operation.isPublic ? [] : [{ bearer: [] }, { session: [] }, ...tokenSecurity(operation.id)],
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

/**
 * @param first Components to meet before the paths do. A component is made where it is first met, and one that is first
 *   met as nullable would be nullable everywhere.
 */
function documentOf(first: readonly string[]) {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES))
    registry.registerComponent('securitySchemes', name, scheme);
  const met = first.flatMap((name) => {
    const schema = z.globalRegistry._idmap.get(name);
    return schema instanceof z.ZodType ? [[name, schema] as const] : [];
  });
  if (met.length > 0) {
    const content = { 'application/json': { schema: z.object(Object.fromEntries(met)) } };
    registry.registerPath({ method: 'get', path: FIRST_PATH, responses: { 200: { description: '', content } } });
  }
  for (const operation of operations) registerOperation(registry, operation);
  for (const [type, schema] of Object.entries(WEBHOOK_BODIES)) registry.registerWebhook(webhookOf(type, schema));
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Troth API',
      version: VERSION,
      description:
        'Prepare, review, notarize and finalize a prenuptial agreement. Calls tagged `troth` are ours; all others are those of the product specifications.',
    },
    servers: [{ url: 'http://127.0.0.1:4000', description: 'A local copy' }],
  });
}

/** A delivery as its receiver sees it: docs/webhooks.md. */
const webhookOf = (type: string, schema: z.ZodObject) => ({
  method: 'post' as const,
  path: type,
  operationId: `webhook.${type}`,
  summary: `Posted to endpoints that get ${type}`,
  description: 'Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.',
  tags: ['integrations'],
  security: [],
  request: {
    headers: z.object({
      'webhook-id': z.string().meta({ description: 'Of the event. The same at each attempt.' }),
      'webhook-timestamp': z.string().meta({ description: 'When it was sent, in seconds since 1970.' }),
      'webhook-signature': z
        .string()
        .meta({ description: '`v1,` and the signature in Base64; two of them for a day after a rotation.' }),
    }),
    body: { required: true, content: { 'application/json': { schema } } },
  },
  responses: {
    204: { description: 'Taken; so is any other 2xx.' },
    410: { description: 'Gone for good: the endpoint is disabled. Anything else is tried again.' },
  },
});

/** How a call is opened by a personal access token. The scope is an extension: only OAuth's schemes have scopes of their own. */
function tokenSecurity(operationId: string): { personalToken: string[] }[] {
  return tokenScopeOf(operationId) === null ? [] : [{ personalToken: [] }];
}

function tokenScope(operationId: string): { 'x-token-scope'?: string } {
  const scope = tokenScopeOf(operationId);
  return scope === null || scope === 'ANY' ? {} : { 'x-token-scope': scope };
}

const withNullable = (part: unknown): unknown =>
  typeof part === 'object' && part !== null ? withNullableReferences(part) : part;

/**
 * A nullable reference comes out as `allOf: [$ref, object or null]`, which null does not satisfy: said here as either
 * the reference or null, so that the client's types know that it may be null.
 */
function withNullableReferences(part: object): object {
  if (Array.isArray(part)) return part.map(withNullable);
  const { allOf, ...rest } = part as { readonly allOf?: unknown };
  const entries = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNullable(value)]));
  if (!Array.isArray(allOf)) return entries;
  const [reference, marker, ...more] = allOf as readonly { readonly $ref?: string; readonly type?: unknown }[];
  return reference?.$ref !== undefined && marker !== undefined && more.length === 0 && isNullable(marker)
    ? { ...entries, anyOf: [reference, { type: 'null' }] }
    : { ...entries, allOf: allOf.map(withNullable) };
}

function success(operation: Operation): { description: string; content?: Record<string, { schema: z.ZodType }> } {
  if (operation.response !== null) {
    return { description: operation.summary, content: { 'application/json': { schema: operation.response } } };
  }
  if (operation.events !== undefined) {
    const events = Object.entries(operation.events).map(
      ([name, schema]) => `\`${name}\` with the JSON of a ${schema.meta()?.id ?? name}`,
    );
    const schema = z.string().meta({ description: `Server-sent events, without end: ${events.join('; ')}.` });
    return { description: operation.summary, content: { 'text/event-stream': { schema } } };
  }
  return { description: operation.summary };
}
