import { webcrypto } from 'node:crypto';
import { platformCrypto, type Verdict, verifyLog } from '@troth/evidence/audit';
import { calendarDateSchema, idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { publishedKeys } from '../../kernel/audit/heads';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { pageOfFile, pageQuery, pageShape } from '../../kernel/database/keyset';
import { asDownload } from '../../kernel/downloads/as-download';
import { listFile } from '../../kernel/http/csv';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { endingsOfTokens } from '../../records/personal-tokens/personal-token.repository';
import { findEntries } from '../../records/audit-trail/entry-list.repository';
import { isChain } from '../../records/audit-trail/audit-trail.repository';
import { namesOrEmailsOf } from '../../records/users/user.repository';
import { logOfChain } from './log-of-document';

const adminLogPolicy = { read: isAdmin } satisfies Policy<never, unknown>;

/** An operation's id, or its beginning: `documents` finds `documents.generate`. */
const actionQuery = z
  .string()
  .regex(/^[A-Za-z]+(?:\.[A-Za-z_]+)*\.?$/)
  .max(80);
/** Of a document, a person, or the program. */
const chainQuery = z.string().regex(/^(?:system|(?:document|user):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/);

const entrySchema = z
  .object({
    id: idSchema,
    at: instantSchema,
    chain: z.string(),
    position: z.int(),
    by: z.object({
      kind: z.string(),
      id: idSchema.nullable(),
      /** Null for the program, and for people who are gone. */
      name: z.string().nullable(),
      /** The personal access token it was done with; null where the person was signed in. */
      token: z
        .object({
          id: idSchema,
          /** The last characters of its secret, as its owner sees them; null once it was removed. */
          ending: z.string().nullable(),
        })
        .nullable(),
    }),
    action: z.string(),
    outcome: z.enum(['DONE', 'REFUSED']),
    /** Of a refusal, the problem; of an admin's action, the hash of the reason. */
    reason: z.string().nullable(),
    subjectKind: z.string().nullable(),
    subjectId: z.string().nullable(),
    documentId: idSchema.nullable(),
    /** How many it stands for. */
    count: z.int().nullable(),
    requestId: z.string().nullable(),
    ipAddress: z.string().nullable(),
    hashBefore: z.string().nullable(),
    hashAfter: z.string().nullable(),
    fileSha256: z.string().nullable(),
    hash: z.string(),
  })
  .meta({ id: 'LogEntry', description: 'An entry of the audit log: kinds, numbers and hashes, never a value.' });

const verdictSchema = z
  .object({
    chain: z.string(),
    isSound: z.boolean(),
    entries: z.int(),
    /** How many of its heads were signed. */
    heads: z.int(),
    faults: z.array(z.object({ code: z.string(), position: z.int().nullable() })),
    verifiedAt: instantSchema,
  })
  .meta({ id: 'LogVerdict', description: 'Whether a chain is as it was written and signed.' });

const presentVerdict = (
  chain: string,
  { isSound, faults, log }: Verdict,
  now: Date,
): z.input<typeof verdictSchema> => ({
  chain,
  isSound,
  entries: log?.entries ?? 0,
  heads: log?.heads ?? 0,
  faults: faults.map((fault) => ({
    code: fault.code,
    position: 'position' in fault ? fault.position : 'from' in fault ? fault.from : null,
  })),
  verifiedAt: iso(now),
});

/** @throws Problem NOT_FOUND where nothing was ever recorded under it. */
async function requireChain(tx: Tx, chain: string): Promise<void> {
  if (!(await isChain(tx, chain))) throw problem('NOT_FOUND');
}

const logFilter = z.object({
  personId: idSchema.optional(),
  documentId: idSchema.optional(),
  action: actionQuery.optional(),
  outcome: z.enum(['DONE', 'REFUSED']).optional(),
  day: calendarDateSchema.optional(),
});

const shared = {
  tag: 'admin',
  isOurs: true,
  policy: adminLogPolicy,
  action: 'read',
  load: noSubject,
} as const;

export const adminLogOperations = [
  operation({
    ...shared,
    route: 'GET /admin/log',
    id: 'adminLog.list',
    summary: 'What was done and refused, by person, document, action, outcome and day, the newest first',
    description: 'Kinds, numbers and hashes; the log holds no values. The day is the one in UTC.',
    query: logFilter.extend(pageQuery),
    response: z.object({ entries: z.array(entrySchema), ...pageShape }).meta({ id: 'LogPage' }),
    handle: async ({ tx, query }) => {
      const { rows, page } = await findEntries(tx, query);
      const names = await namesOrEmailsOf(
        tx,
        rows.flatMap(({ actorUserId }) => actorUserId ?? []),
      );
      const endings = await endingsOfTokens(tx, [...new Set(rows.flatMap(({ tokenId }) => tokenId ?? []))]);
      return {
        entries: rows.map((row) => ({
          id: row.id,
          at: iso(row.occurredAt),
          chain: row.chain,
          position: row.position,
          by: {
            kind: row.actorKind,
            id: row.actorUserId,
            name: row.actorUserId === null ? null : (names.get(row.actorUserId) ?? null),
            token: row.tokenId === null ? null : { id: row.tokenId, ending: endings.get(row.tokenId) ?? null },
          },
          action: row.action,
          outcome: row.outcome,
          reason: row.reason,
          subjectKind: row.subjectKind,
          subjectId: row.subjectId,
          documentId: row.documentId,
          count: row.entryCount,
          requestId: row.requestId,
          ipAddress: row.ipAddress,
          hashBefore: row.hashBefore,
          hashAfter: row.hashAfter,
          fileSha256: row.fileSha256,
          hash: row.hash,
        })),
        ...page,
      };
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/log/export',
    id: 'adminLog.exportList',
    summary: 'The log’s entries of a filter as CSV: kinds, ids and hashes',
    changes: true,
    query: logFilter,
    produces: 'text/csv',
    response: null,
    handle: ({ services, query, audit }) => {
      audit({ subjectKind: 'log' });
      return listFile<string>(services, {
        name: 'log.csv',
        columns: [
          'at',
          'chain',
          'position',
          'by_kind',
          'by_id',
          'by_token_id',
          'action',
          'outcome',
          'reason',
          'subject',
          'subject_id',
          'document_id',
          'count',
          'hash',
        ],
        read: async (tx, after) => {
          const { rows, page } = await findEntries(tx, { ...query, ...pageOfFile(after) });
          return {
            rows: rows.map((row) => [
              iso(row.occurredAt),
              row.chain,
              row.position,
              row.actorKind,
              row.actorUserId,
              row.tokenId,
              row.action,
              row.outcome,
              row.reason,
              row.subjectKind,
              row.subjectId,
              row.documentId,
              row.entryCount,
              row.hash,
            ]),
            next: page.nextCursor,
          };
        },
      });
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/log/verification',
    id: 'adminLog.verify',
    summary: 'Verifies a chain now: each entry against its hash, each hash against the one before, each signature',
    query: z.object({ chain: chainQuery.default('system') }),
    response: verdictSchema,
    handle: async ({ tx, now, actor, services, query: { chain } }) => {
      await requireChain(tx, chain);
      const written = await logOfChain(tx, { chain, reader: personOf(actor), now, services });
      const keys = (await publishedKeys(tx)).map(({ publicKey }) => publicKey);
      return async () => {
        const crypto = platformCrypto(webcrypto.subtle, (said) => new TextEncoder().encode(said));
        const log = new TextEncoder().encode(await written());
        return Response.json(presentVerdict(chain, await verifyLog({ log, trustedKeys: keys }, crypto), now));
      };
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/log/file',
    id: 'adminLog.export',
    summary: 'The log of a person or of the program as a file that proves itself',
    description: 'JSON, as `GET /documents/{id}/audit-log`, which is the one for documents.',
    query: z.object({ chain: chainQuery.refine((chain) => !chain.startsWith('document:')).default('system') }),
    produces: 'application/json',
    response: null,
    handle: async ({ tx, now, actor, services, query: { chain } }) => {
      await requireChain(tx, chain);
      const written = await logOfChain(tx, { chain, reader: personOf(actor), now, services });
      const name = `troth-log-${now.toISOString().slice(0, 10)}.json`;
      return async () =>
        asDownload({ name, contentType: 'application/json' }, new TextEncoder().encode(await written()));
    },
  }),
];
