import { createHash } from 'node:crypto';
import { PROBLEMS, type ProblemCode } from '@troth/domain/errors';
import { LIMITS } from '@troth/domain/limits';
import type { Operation } from '../../kernel/http/operation';
import { problem, problemBody } from '../../kernel/http/problem';
import { VERSION } from '../../kernel/version';
import { openApiDocument } from './openapi';
import { operations } from '../operations';
import { problemsOf } from './problems-of';
import type { Example } from './examples/example';
import type { Examples } from './examples/examples-file';
import type { HandlerFacts } from './read-handlers';
import { TAGS } from './tags';

type Json = Readonly<Record<string, unknown>>;
type OperationObject = Json & {
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
};
interface Document extends Json {
  readonly info: Json;
  readonly components: Readonly<Record<string, Json>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

const TEXT = { type: 'string' };
const DIGITS_OF_VERSION = 8;
const STATUS_TOO_MANY = 429;
const STATUS_UNAVAILABLE = 503;
const STATUS_UNAUTHENTICATED = 401;

const INTRODUCTION = `Prepare, review, notarize and finalize a prenuptial agreement.

**Signing in.** Send a personal access token, or an access token of the identity provider, as \`Authorization: Bearer …\`.

**Failures** are \`application/problem+json\`. Programs go by \`code\`; the codes that a call may answer stand with its statuses. What you may not read answers 404, what you may read and not do 403.

**Repeating.** Every POST takes an \`Idempotency-Key\`: the same request under the same key has its effect once, and is answered the same with \`Idempotency-Replayed: true\`.

**Writing over each other.** Calls that take \`If-Match\` refuse a write on an older version with \`VERSION_CONFLICT\`. Without the header they accept it.

**Limits.** A signed-in person may send ${LIMITS.PERSON_REQUESTS.points} requests in ${LIMITS.PERSON_REQUESTS.windowSeconds} seconds, an address without a sign-in ${LIMITS.ADDRESS_REQUESTS.points}. One more is answered 429 with \`Retry-After\` in seconds. An installation may set other figures.

**Webhooks.** The events that attorneys and admins can have posted to their own software are under \`webhooks\`.

**Versions.** The version ends with a hash of the calls and their shapes, so that it moves with each change of either.

Calls tagged \`troth\` are ours; all others are those of the product specifications.`;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Yours to choose, for example a UUID: the same request under the same key has its effect once.',
  schema: { type: 'string', pattern: String.raw`^[\x21-\x7e]{1,255}$`, minLength: 1, maxLength: 255 },
};
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version on which the write is based. An older one is refused; without the header the write is accepted.',
  schema: { type: 'string', maxLength: 70 },
};

const HEADERS = {
  'X-Request-Id': {
    description: 'Names the request in the log. Give it to support.',
    schema: { type: 'string', format: 'uuid' },
  },
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer', minimum: 0 } },
  ETag: {
    description: 'What the answer is known by. Send it as `If-None-Match` and get 304 while it is the same.',
    schema: TEXT,
  },
  'WWW-Authenticate': { description: 'How to sign in: `Bearer`.', schema: TEXT },
  'Idempotency-Replayed': {
    description: '`true` where this answer was given before to the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
  },
};
const headers = (...names: readonly (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/**
 * The contract as it is published: with headers, problems, groups and what every call has in common.
 *
 * @param facts What `readHandlers` found.
 * @param examples Calls that tests made.
 */
export function fullDocument(facts: Readonly<Record<string, HandlerFacts>>, examples: Examples): object {
  const document = openApiDocument() as Document;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const answers = new Map<string, Json>();
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, object]) => {
          const operation = byId.get(String(object['operationId']));
          if (operation === undefined) throw new Error(`${method} ${path} is no operation.`);
          const answered = withResponses(object, operation, factsOf(facts, operation.id), answers);
          return [method, withExample(answered, operation, examples[operation.id])];
        }),
      ),
    ]),
  );
  const shape = createHash('sha256')
    .update(JSON.stringify([document.paths, document.components, document['webhooks']]))
    .digest('hex');
  return {
    ...document,
    info: {
      ...document.info,
      version: `${VERSION}+${shape.slice(0, DIGITS_OF_VERSION)}`,
      description: INTRODUCTION,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Troth' },
      contact: { name: 'Support of this installation', url: 'http://127.0.0.1:4001' },
    },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      ...document.components,
      headers: HEADERS,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY, IfMatch: IF_MATCH },
      responses: Object.fromEntries([...answers].sort(([one], [other]) => one.localeCompare(other, 'en-US'))),
    },
    paths,
  };
}

/** @throws Error for an operation whose declaration the source does not show. */
function factsOf(facts: Readonly<Record<string, HandlerFacts>>, id: string): HandlerFacts {
  const found = facts[id] ?? facts[id.replace(/^[^.]+/, '*')];
  if (found === undefined) throw new Error(`${id} is not in handlers.json: run \`npx pnpm codegen\`.`);
  return found;
}

function withResponses(
  object: OperationObject,
  operation: Operation,
  facts: HandlerFacts,
  answers: Map<string, Json>,
): OperationObject {
  const isPost = operation.method === 'POST';
  const { default: _default, ...good } = object.responses;
  const goodHeaders = headers(
    'X-Request-Id',
    ...(operation.isSameForAll ? (['ETag'] as const) : []),
    ...(isPost ? (['Idempotency-Replayed'] as const) : []),
  );
  const parameters = [
    ...(object.parameters ?? []),
    ...(isPost ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(facts.readsIfMatch ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
  ];
  return {
    ...object,
    description: describe(operation),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      ...Object.fromEntries(
        Object.entries(good).map(([status, answer]) => [
          status,
          { ...answer, ...streamOf(operation), headers: goodHeaders },
        ]),
      ),
      ...problemAnswers(problemsOf(operation, facts.problems), answers),
    },
  };
}

/** With the bodies of a call that a test made. */
function withExample(object: OperationObject, operation: Operation, example: Example | undefined): OperationObject {
  if (example === undefined) return object;
  const { requestBody } = object;
  const status = String(operation.status);
  return {
    ...object,
    ...(requestBody !== undefined && 'request' in example && { requestBody: inJson(requestBody, example.request) }),
    responses: {
      ...object.responses,
      ...('response' in example && { [status]: inJson(object.responses[status] ?? {}, example.response) }),
    },
  };
}

function inJson(body: Json, example: unknown): Json {
  const content = body['content'] as Readonly<Record<string, Json>>;
  return { ...body, content: { ...content, 'application/json': { ...content['application/json'], example } } };
}

/** What the events of a stream carry: the text of each is JSON. */
function streamOf({ events }: Operation): Json {
  if (events === undefined) return {};
  const shapes = Object.entries(events).map(([name, schema]) => ({
    $ref: `#/components/schemas/${schema.meta()?.id ?? name}`,
  }));
  const schema = {
    type: 'string',
    description: 'Server-sent events, without end.',
    contentMediaType: 'application/json',
    contentSchema: shapes.length === 1 ? shapes[0] : { anyOf: shapes },
  };
  return { content: { 'text/event-stream': { schema } } };
}

/** What the declaration says of a call, in words. */
function describe(operation: Operation): string {
  const { limit } = operation;
  return [
    ...(operation.description === undefined ? [] : [operation.description, '']),
    operation.isPublic ? 'Open to everyone.' : `Needs a sign-in. Permission: \`${operation.action}\`.`,
    ...(operation.showsSecret ? ['It shows a secret once: a repeated request is answered `CONFLICT`.'] : []),
    ...(operation.needsFreshSignIn ? ['The sign-in may be ten minutes old at most.'] : []),
    ...(limit === undefined
      ? []
      : [`Limit \`${limit}\`: ${LIMITS[limit].points} within ${LIMITS[limit].windowSeconds} seconds.`]),
    ...(operation.isAudited ? ['Recorded in the audit log.'] : []),
    ...(operation.standIns === undefined
      ? []
      : ['A page of a stand-in: it is there only where that stand-in answers.']),
  ]
    .join(' ')
    .replace('  ', '\n\n');
}

/** One answer for each status, shared by the calls that have the same codes for it. */
function problemAnswers(codes: readonly ProblemCode[], answers: Map<string, Json>): Record<string, Json> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => {
      const name = ofStatus.join('.');
      if (!answers.has(name)) answers.set(name, problemAnswer(status, ofStatus));
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function problemAnswer(status: number, codes: readonly ProblemCode[]): Json {
  const own = [
    ...(status === STATUS_TOO_MANY || status === STATUS_UNAVAILABLE ? (['Retry-After'] as const) : []),
    ...(status === STATUS_UNAUTHENTICATED ? (['WWW-Authenticate'] as const) : []),
  ];
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
    headers: headers('X-Request-Id', ...own),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: problemBody(problem(code)) }])),
      },
    },
  };
}
