import type { StandIn } from '@troth/domain/stand-ins';
import type { LimitName } from '@troth/domain/limits';
import type { z } from 'zod';
import type { Actor } from '../auth/actor';
import type { AuditEvent } from '../audit/audit';
import type { Tx } from '../database/database';
import type { Enqueue } from '../jobs/job';
import type { SendMail } from '../mail/mail';
import type { Announcement, Parties } from '../changes/announce';
import { anyone, authorize, type Policy } from './policy';
import type { Services } from '../services';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a handler says of its audit entry. */
export type Told = Partial<AuditEvent> & {
  /** In place of its id, the document as the handler read it while holding it: whom it concerns is not asked again. */
  readonly document?: Parties;
};

/** What a handler may do inside its request's transaction. */
export interface Work {
  readonly actor: Actor;
  /** The request's transaction: what is written here is saved with the audit entry, or not at all. */
  readonly tx: Tx;
  readonly now: Date;
  readonly services: Services;
  /** Tells more of the audit entry than the operation's id: the document, hashes before and after. */
  readonly audit: (event: Told) => void;
  /** Queues a mail in this transaction; it leaves after the commit. */
  readonly sendMail: SendMail;
  /** Tells people what of theirs has moved, in place of what the table of audiences says of the call. */
  readonly announce: (announcement: Announcement) => void;
  /** Queues a job in this transaction. */
  readonly enqueue: Enqueue;
}

export interface Call<Params, Query, Body, Subject, Prepared = undefined> extends Work {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** What `prepare` made of the body. */
  readonly prepared: Prepared;
  /** What `load` found and the policy let through. */
  readonly subject: Subject;
  readonly request: Request;
  /** The body as it came, for signatures over it. Empty when the operation declares no body. */
  readonly bytes: Uint8Array;
}

/** What is prepared with: no transaction of the request's. */
export interface Preparing<Params> {
  readonly actor: Actor;
  readonly params: Params;
  readonly services: Services;
}

type ParsedBody<B extends z.ZodType | undefined> = B extends z.ZodType ? z.output<B> : undefined;
type ParsedObject<P extends z.ZodObject | undefined> = P extends z.ZodObject ? z.output<P> : Record<never, never>;

/** Makes an answer that takes longer than a moment, such as a file that is typeset again: after the transaction, which ends first. */
export type Later = () => Promise<Response>;

type Reply<R extends z.ZodType | null> = (R extends z.ZodType ? z.input<R> : null) | Response | Later;

interface OperationSpec<
  Action extends string,
  Subject,
  P extends z.ZodObject | undefined,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType | null,
  Prepared,
> {
  /** For example `GET /users/{id}`: the path as the specifications write it. */
  readonly route: `${Method} /${string}`;
  /** Stable name, used by audit and by generated clients: `users.read`. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** The catalogue's group. */
  readonly tag: string;
  /** True for calls that the specifications do not name (D43). */
  readonly isOurs?: boolean;
  /** The stand-ins that this is a page of: it is there for whom one of them answers. */
  readonly standIns?: readonly StandIn[];
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Body as JSON (the default) or as a form with files of at most `maxBytes`. */
  readonly form?: { readonly maxBytes: number };
  /**
   * Work that takes longer than a moment, such as looking into an upload or waiting for a provider. It holds no
   * transaction, and is done only for those whom the policy lets in; they are judged again in the transaction that
   * follows.
   */
  readonly prepare?: (body: ParsedBody<B>, call: Preparing<ParsedObject<P>>) => Promise<Prepared>;
  /** Every caller gets the same answer, which changes with a release alone: browsers keep it for a while. */
  readonly isSameForAll?: true;
  /** Counts each call against this limit, for its person, before anything is read. */
  readonly limit?: LimitName;
  readonly response: R;
  /** 200, or 204 without a response, unless said otherwise. */
  readonly status?: 200 | 201 | 202;
  /** Media type of an answer that is not JSON; the handler then returns a `Response`. */
  readonly produces?: string;
  /** An answer that stays open as `text/event-stream`: its events by name, with the schema of their data. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** A GET that changes something (accept-invite is one by the specification): runs and is audited as a change. */
  readonly changes?: boolean;
  /** True for the few calls that lead to a second factor: they answer people who must still give theirs. */
  readonly opensWithoutSecondFactor?: boolean;
  /** False for changes too small to be worth an entry, such as marking as read. */
  readonly audited?: boolean;
  /**
   * Only for who signed in a few minutes ago: what cannot be undone, or hands something over to whoever is at the
   * keyboard. ASVS 5.0, 7.5.1. Others are asked to sign in again, by REAUTHENTICATION_REQUIRED.
   */
  readonly needsFreshSignIn?: boolean;
  /** The answer holds a secret that is shown once: it is not kept, so a repeated request is refused instead of answered. */
  readonly showsSecret?: boolean;
  /** The table that decides, and the action in it. Without them nothing compiles: deny by default. */
  readonly policy: Policy<Action, Subject>;
  readonly action: Action | 'read';
  /** Finds what the policy judges. @throws Problem NOT_FOUND */
  readonly load: (call: Work & { params: ParsedObject<P>; query: ParsedObject<Q> }) => Promise<Subject> | Subject;
  readonly handle: (
    call: Call<ParsedObject<P>, ParsedObject<Q>, ParsedBody<B>, Subject, Prepared>,
  ) => Reply<R> | Promise<Reply<R>>;
}

/** An operation with its types forgotten, as the app registers it. */
export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly tags: readonly string[];
  readonly params: z.ZodObject | undefined;
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodType | undefined;
  readonly form: { readonly maxBytes: number } | undefined;
  readonly limit: LimitName | undefined;
  readonly response: z.ZodType | null;
  readonly status: 200 | 201 | 202 | 204;
  readonly produces: string | undefined;
  readonly events: Readonly<Record<string, z.ZodType>> | undefined;
  readonly isChange: boolean;
  readonly isAudited: boolean;
  readonly isPublic: boolean;
  readonly standIns: readonly StandIn[] | undefined;
  readonly isSameForAll: boolean;
  readonly opensWithoutSecondFactor: boolean;
  readonly needsFreshSignIn: boolean;
  readonly showsSecret: boolean;
  readonly action: string;
  /** Loads and judges. @throws Problem when the actor may not. */
  readonly admit: (call: Work & { params: unknown; query: unknown }) => Promise<unknown>;
  readonly prepare: ((body: unknown, call: Preparing<unknown>) => Promise<unknown>) | undefined;
  readonly handle: (call: Call<unknown, unknown, unknown, unknown, unknown>) => unknown;
}

/** Declares one call of the API: its contract, who may make it, and what it does. See apps/api/README.md. */
export function operation<
  Action extends string,
  Subject,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType | null = null,
  Prepared = undefined,
>(spec: OperationSpec<Action, Subject, P, Q, B, R, Prepared>): Operation {
  const [method, path] = spec.route.split(' ') as [Method, string];
  return {
    method,
    path,
    id: spec.id,
    summary: spec.summary,
    description: spec.description,
    tags: spec.isOurs === true ? [spec.tag, 'troth'] : [spec.tag],
    params: spec.params,
    query: spec.query,
    body: spec.body,
    form: spec.form,
    limit: spec.limit,
    response: spec.response,
    status:
      spec.status ?? (spec.response === null && spec.produces === undefined && spec.events === undefined ? 204 : 200),
    produces: spec.produces,
    events: spec.events,
    isChange: spec.changes ?? method !== 'GET',
    isAudited: (spec.changes ?? method !== 'GET') && spec.audited !== false,
    standIns: spec.standIns,
    isSameForAll: spec.isSameForAll === true,
    opensWithoutSecondFactor: spec.opensWithoutSecondFactor === true,
    isPublic: spec.policy[spec.action] === anyone,
    needsFreshSignIn: spec.needsFreshSignIn === true,
    showsSecret: spec.showsSecret === true,
    action: spec.action,
    admit: async (call) => {
      const subject = await spec.load(call as Parameters<typeof spec.load>[0]);
      authorize(spec.policy, spec.action, call.actor, subject);
      return subject;
    },
    prepare: spec.prepare as Operation['prepare'],
    handle: (call) => spec.handle(call as Parameters<typeof spec.handle>[0]),
  };
}

/** For operations whose policy judges the actor alone. */
export const noSubject = (): null => null;
