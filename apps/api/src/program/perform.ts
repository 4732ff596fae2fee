import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isFreshSignIn } from '@troth/domain/sessions';
import type { z } from 'zod';
import { type Actor, actorKey, personOf } from '../kernel/auth/actor';
import { appendAudit, type AuditEvent } from '../kernel/audit/audit';
import { isOfDocument } from '../kernel/audit/placement';
import { recordRefusal } from '../kernel/audit/refusals';
import { lacksSecondFactor } from '../kernel/auth/second-factor';
import type { Tx } from '../kernel/database/database';
import { readingOnly } from '../kernel/database/read-once';
import { mailIn } from '../kernel/mail/mail';
import { type Announcement, announcementsOf, noticeOf, type Parties, sendNotice } from '../kernel/changes/announce';
import { audienceOf } from '../kernel/changes/audience';
import { lookInto } from '../features/looking/look-into';
import { shownBy } from '../features/looking/what-is-shown';
import type { Services } from '../kernel/services';
import { text } from '../kernel/texts';
import { idempotentRequest, remember, replay } from '../kernel/http/idempotency';
import type { Later, Operation, Work } from '../kernel/http/operation';
import { invalid, Problem, problem } from '../kernel/http/problem';
import { brokenTextPath, NO_BODY, readForm, readJson } from '../kernel/http/read-body';
import { tabOf } from '../kernel/http/tab';
import { tokenScopeOf } from './token-scopes';
import { unknownMember } from '../kernel/http/unknown-member';

export interface Incoming {
  readonly request: Request;
  readonly pathParams: Readonly<Record<string, string>>;
  readonly queryParams: Readonly<Record<string, string | string[]>>;
  readonly actor: Actor;
  readonly ipAddress: string | null;
  readonly requestId: string;
}

function parseInput(schema: z.ZodType | undefined, value: unknown, root: readonly string[]): unknown {
  const broken = brokenTextPath(value);
  if (broken !== null) {
    throw problem('VALIDATION_FAILED', {
      issues: [{ path: [...root, ...broken], message: text('validation.wellFormedText'), code: 'invalid_text' }],
    });
  }
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error, root);
  return parsed.data;
}

/** @throws Problem for a body that its schema refuses, or with a member that the caller may not set. */
function parseBody(schema: z.ZodType | undefined, value: unknown): unknown {
  const body = parseInput(schema, value, []);
  const path = unknownMember(value, body);
  if (path === null) return body;
  const issue = { path, message: text('validation.unknownMember'), code: 'unrecognized_keys' };
  throw problem('VALIDATION_FAILED', { issues: [issue] });
}

/** In the tests every answer is held against its contract, members that the contract does not name included. */
function checkResponse(operation: Operation, body: unknown): void {
  if (operation.response === null) return;
  const wire: unknown = JSON.parse(JSON.stringify(body));
  const parsed = operation.response.safeParse(wire);
  if (!parsed.success) throw new Error(`${operation.id} answered outside its contract: ${parsed.error.message}`);
  const kept: unknown = JSON.parse(JSON.stringify(parsed.data));
  if (!isDeepStrictEqual(kept, wire))
    throw new Error(`${operation.id} answered with members that its contract does not name`);
}

/** What a handler has said while it worked. */
interface Said {
  readonly events: Partial<AuditEvent>[];
  readonly announced: Announcement[];
  readonly parties: Map<string, Parties>;
}

const nothingSaid = (): Said => ({ events: [], announced: [], parties: new Map() });

/**
 * One request: parse, load, authorize, decide, save and audit in one transaction, present.
 * A refusal by policy leaves its own audit entry, since its transaction saved nothing.
 */
export async function perform(operation: Operation, incoming: Incoming, services: Services): Promise<Response> {
  const { request } = incoming;
  const actor = admitted(operation, incoming.actor, services);
  const now = services.now();
  if (actor.kind === 'stranger' && !operation.isPublic) {
    throw problem('NOT_AUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (operation.limit !== undefined) {
    const isKnown = actor.kind !== 'stranger';
    await services.limits.count(operation.limit, isKnown ? actorKey(actor) : (incoming.ipAddress ?? actorKey(actor)));
  }
  const params = parseInput(operation.params, incoming.pathParams, []) ?? {};
  const query = parseInput(operation.query, incoming.queryParams, []) ?? {};
  const hasBody = operation.body !== undefined;
  const raw = !hasBody
    ? NO_BODY
    : operation.form === undefined
      ? await readJson(request)
      : await readForm(request, operation.form.maxBytes);
  const operationKey = `${operation.id} ${new URL(request.url).pathname}`;
  const idempotent =
    operation.method === 'POST'
      ? idempotentRequest(request.headers.get('idempotency-key'), actorKey(actor), operationKey, raw.fingerprint)
      : null;

  const origin = { actor, now, ipAddress: incoming.ipAddress, requestId: incoming.requestId };
  const work = (tx: Tx, { events, announced, parties }: Said): Work => ({
    actor,
    tx,
    now,
    services,
    audit: ({ document, ...event }) => {
      if (document !== undefined) parties.set(document.id, document);
      events.push(document === undefined ? event : { documentId: document.id, ...event });
    },
    announce: (announcement) => announced.push(announcement),
    sendMail: mailIn(services, tx, now),
    enqueue: (kind, data, options) => services.jobs.enqueue(tx, kind, data, options),
  });

  /** A reader of what a couple wrote gives a reason where it is due, and is recorded: ADR 0071. */
  const recordLook = async (tx: Tx) => {
    const what = shownBy(operation.id);
    if (what === null || operation.isChange) return;
    const { documentId: asked } = query as { readonly documentId?: string };
    const documentId = documentIn(operation, params) ?? asked;
    if (documentId === undefined) throw new Error(`${operation.id} shows a couple's content and names no document.`);
    await lookInto(tx, { documentId, what, person: personOf(actor) }, origin);
  };

  /** @returns What the handler works with; or the answer, where this very request was answered before. */
  const begin = async (tx: Tx, said: Said) => {
    if (!operation.isChange) readingOnly(tx);
    const common = work(tx, said);
    const subject = await operation.admit({ ...common, params, query });
    if (operation.needsFreshSignIn && !isFreshSignIn(personOf(actor).identity.authenticatedAt, now))
      throw problem('REAUTHENTICATION_REQUIRED');
    await recordLook(tx);
    const stored = idempotent === null ? null : await replay(tx, idempotent);
    if (stored !== null && operation.showsSecret)
      throw problem('CONFLICT', { detail: text('problem.secretShownOnce') });
    if (stored !== null) return jsonResponse(stored.status, stored.body, { 'idempotency-replayed': 'true' });
    const body = hasBody ? parseBody(operation.body, raw.value) : undefined;
    return { ...common, params, query, body, subject, request, bytes: raw.bytes };
  };

  const answer = async (tx: Tx, prepared: unknown): Promise<Response | Later> => {
    const said = nothingSaid();
    const { events, announced, parties } = said;
    const call = await begin(tx, said);
    if (call instanceof Response) return call;
    const result = await operation.handle({ ...call, prepared });
    // A page that refuses the holder of a link: nothing was done.
    const isDone = !(result instanceof Response && result.status >= 400);
    const documentId = documentIn(operation, params);
    const told = !(operation.isAudited && isDone)
      ? []
      : (events.length > 0 ? events : [{}]).map((event) => ({
          action: operation.id,
          outcome: 'DONE' as const,
          ...(documentId === undefined ? {} : { documentId }),
          ...event,
        }));
    if (told.length > 0 && services.config.mode === 'test') checkEntries(operation, told);
    if (operation.isChange && announced.length === 0)
      announced.push(...(await usualAnnouncements(tx, operation, { actor, params, events, parties })));
    // With the first entry: the database is asked once for both.
    const notice = operation.isChange ? noticeOf(announced, tabOf(request)) : null;
    for (const [index, event] of told.entries()) await appendAudit(tx, event, origin, index === 0 ? notice : null);
    if (told.length === 0 && notice !== null) await sendNotice(tx, notice);
    if (result instanceof Response) return result;
    if (typeof result === 'function') return result as Later;
    if (services.config.mode === 'test') checkResponse(operation, result);
    const responseBody = operation.response === null ? null : JSON.stringify(result);
    const kept = operation.showsSecret ? null : responseBody;
    if (idempotent !== null) await remember(tx, idempotent, { status: operation.status, body: kept }, now);
    if (operation.isSameForAll && responseBody !== null) return keptResponse(request, responseBody);
    return jsonResponse(operation.status, responseBody);
  };

  try {
    const { db } = services.database;
    let prepared: unknown;
    if (operation.prepare !== undefined) {
      const call = await db.transaction().execute((tx) => begin(tx, nothingSaid()));
      if (call instanceof Response) return call;
      prepared = await operation.prepare(call.body, { actor, params, services });
    }
    const response = await db.transaction().execute((tx) => answer(tx, prepared));
    return typeof response === 'function' ? await response() : response;
  } catch (error) {
    if (error instanceof Problem && isRecorded(operation, error, actor)) {
      const event = { action: operation.id, reason: error.code };
      await services.database.db
        .transaction()
        .execute((tx) => recordRefusal(tx, event, { ...origin, now: services.now() }, documentIn(operation, params)));
    }
    throw error;
  }
}

/**
 * Who the call is made by. Who must still give a second factor is refused; on what is open to strangers they are one,
 * and see no more than that.
 */
function admitted(operation: Operation, actor: Actor, { config }: Services): Actor {
  if (operation.opensWithoutSecondFactor || !lacksSecondFactor(actor, config)) return withinScope(operation, actor);
  if (operation.isPublic) return { kind: 'stranger' };
  throw problem('SECOND_FACTOR_REQUIRED', { detail: text('problem.secondFactorRequired') });
}

/**
 * A program with a personal access token: refused what the token has no scope for, and a stranger on what is open to
 * strangers, so that no scope is needed there and none is lent.
 */
function withinScope(operation: Operation, actor: Actor): Actor {
  if (actor.kind !== 'person' || actor.token === undefined) return actor;
  if (operation.isPublic) return { kind: 'stranger' };
  const scope = tokenScopeOf(operation.id);
  if (scope === 'ANY' || (scope !== null && actor.token.scopes.includes(scope))) return actor;
  const detail = scope === null ? text('token.closed') : text('token.scopeMissing', { scope });
  throw problem('TOKEN_SCOPE_MISSING', { detail });
}

/** Who hears of a call that did not say so itself: its audience, found by its address and its audit entries. */
async function usualAnnouncements(
  tx: Tx,
  operation: Operation,
  call: Pick<Said, 'events' | 'parties'> & { actor: Actor; params: unknown },
): Promise<Announcement[]> {
  const audience = audienceOf(operation.id);
  if (audience == null) return [];
  const { id, docId } = call.params as { readonly id?: string; readonly docId?: string };
  const isOfPerson = operation.path.startsWith('/users/{id}');
  const isOfDocument = operation.path.startsWith('/documents/{id}');
  const actorId = call.actor.kind === 'person' ? call.actor.id : null;
  const documentIds = [docId, isOfDocument ? id : undefined, ...call.events.map(({ documentId }) => documentId)];
  return announcementsOf(tx, {
    audience,
    selfId: isOfPerson && id !== undefined ? id : actorId,
    documentIds: [...new Set(documentIds)].filter((documentId) => documentId !== undefined),
    known: call.parties,
  });
}

/** The document that a call's address names. */
function documentIn({ path }: Operation, params: unknown): string | undefined {
  const { id, docId } = params as { readonly id?: string; readonly docId?: string };
  return docId ?? (path.startsWith('/documents/{id}') ? id : undefined);
}

/** In the tests every change is held against where its entries belong. */
function checkEntries({ id }: Operation, told: readonly { readonly documentId?: string }[]): void {
  if (isOfDocument(id) && told.every(({ documentId }) => documentId === undefined))
    throw new Error(`${id} changed a document, and its chain is not told.`);
}

/** Statuses that say no to someone who is known. What is sent wrongly, or is not there, was not refused. */
const REFUSALS: ReadonlySet<number> = new Set([402, 403, 409, 410, 422]);

/** What a policy refused, and changes that a rule or the state of things refused (D39). */
const isRecorded = (operation: Operation, { code, status, options }: Problem, actor: Actor): boolean =>
  options.refused === true ||
  // Who is asked to sign in again was not refused yet.
  (operation.isAudited && actor.kind === 'person' && REFUSALS.has(status) && code !== 'REAUTHENTICATION_REQUIRED');

/** So long a browser takes what is the same for everybody without asking; afterwards it asks whether it changed. */
const KEPT_SECONDS = 300;

/** An answer that browsers keep; not sent again to a browser that has it. */
function keptResponse(request: Request, body: string): Response {
  // Weak: the bytes differ with the compression.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': `public, max-age=${KEPT_SECONDS}`, etag };
  const known =
    request.headers
      .get('if-none-match')
      ?.split(',')
      .map((each) => each.trim()) ?? [];
  return known.includes(etag) ? new Response(null, { status: 304, headers }) : jsonResponse(200, body, headers);
}

function jsonResponse(status: number, body: string | null, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      ...(body === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
