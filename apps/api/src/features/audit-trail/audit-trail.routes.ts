import { actorsOf, newestEntries } from '../../records/audit-trail/audit-trail.repository';
import {
  isShownTo,
  TIMELINE_KINDS,
  TIMELINE_STAGES,
  timelineKindOf,
  timelineOf,
  timelineStageOf,
} from '@troth/evidence/audit';
import { sideSchema } from '@troth/domain/people';
import { instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { contentOf, documentChain, openChain } from '../../kernel/audit/audit';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { loadDocument } from '../../records/documents/document.repository';
import { sideOf } from '../../records/couples/couple';
import { asDownload } from '../../kernel/downloads/as-download';
import { type AccessReason, reasonsOf } from '../../records/looking/admin-access.repository';
import { auditTrailPolicy } from '../../records/audit-trail/audit-trail.policy';
import { logOfDocument } from './log-of-document';

/** Entries that one page of the timeline is made from. */
const ENTRIES_A_PAGE = 400;

const timelineSchema = z
  .object({
    items: z.array(
      z.object({
        position: z.int(),
        at: instantSchema,
        until: instantSchema,
        kind: z.enum(TIMELINE_KINDS),
        /** The part of the way to the agreement to which it belongs. */
        stage: z.enum(TIMELINE_STAGES),
        /** Whose doing it was: the reader's, another person's by name, or the product's. */
        by: z.enum(['SELF', 'PERSON', 'TROTH']),
        name: z.string().nullable(),
        /** The partner's side; null for everyone else. */
        side: sideSchema.nullable(),
        count: z.int(),
        hash: z.string().nullable(),
        fileSha256: z.string().nullable(),
        /** Why an admin was let in. The reason is null for a ticket, and once what it was about was erased. */
        access: z.object({ isForTicket: z.boolean(), reason: z.string().nullable() }).nullable(),
      }),
    ),
    /** Where the earlier ones go on; null when there are none. */
    before: z.int().nullable(),
  })
  .meta({ id: 'Timeline', description: 'What happened to a document, the newest first.' });

async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await actorsOf(tx, ids);
  // Who of the house it was is told by nobody's name.
  return new Map(
    rows.map((row) => [row.id, row.userType === 'ADMIN' ? null : [row.firstName, row.lastName].join(' ').trim()]),
  );
}

/** Why an admin was let in, by the position of the entry that says so. */
async function accessesIn(
  tx: Tx,
  documentId: string,
  entries: readonly { readonly position: number; readonly action: string; readonly subjectId: string | null }[],
): Promise<(position: number) => AccessReason | null> {
  const ids = new Map(
    entries.flatMap(({ position, action, subjectId }) =>
      timelineKindOf({ action, outcome: 'DONE' }) === 'ADMIN_ACCESS' && subjectId !== null
        ? [[position, subjectId]]
        : [],
    ),
  );
  const reasons = await reasonsOf(tx, documentId, [...ids.values()]);
  return (position) => reasons.get(ids.get(position) ?? '') ?? null;
}

export const auditTrailOperations = [
  operation({
    route: 'GET /documents/{id}/timeline',
    id: 'auditTrail.timeline',
    summary: 'What happened to a document, in lines that a person reads, the newest first',
    description:
      'Entries of one kind by one person that follow one another within half an hour are one line. Network addresses, and what is another person’s own, are left out. `before` goes on to earlier ones.',
    tag: 'documents',
    isOurs: true,
    params: idParam,
    query: z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    response: timelineSchema,
    policy: auditTrailPolicy,
    action: 'read',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, query, actor, now, subject }) => {
      const reader = personOf(actor);
      const chain = documentChain(params.id);
      await openChain(tx, chain, now);
      const found = await newestEntries(tx, chain, query.before, ENTRIES_A_PAGE + 1);
      const page = found.slice(0, ENTRIES_A_PAGE);
      const shown = page
        .map((row) => ({ position: row.position, ...contentOf(row) }))
        .filter((entry) => isShownTo(entry, { id: reader.id, isAdmin: reader.userType === 'ADMIN' }))
        .reverse();
      const items = timelineOf(shown);
      const accessOf = await accessesIn(tx, params.id, shown);
      const names = await namesOf(tx, [...new Set(items.flatMap(({ actorId }) => actorId ?? []))]);
      return {
        items: items.map(({ actorKind: _kind, actorId, ...rest }) => {
          const item = {
            ...rest,
            stage: timelineStageOf(rest.kind),
            access: accessOf(rest.position),
            side: actorId === null ? null : sideOf(subject.document, actorId),
          };
          const name = actorId === null ? null : (names.get(actorId) ?? null);
          if (actorId === reader.id) return { ...item, by: 'SELF' as const, name };
          return { ...item, by: name === null ? ('TROTH' as const) : ('PERSON' as const), name };
        }),
        before: found.length > ENTRIES_A_PAGE ? (page.at(-1)?.position ?? null) : null,
      };
    },
  }),
  operation({
    route: 'GET /documents/{id}/audit-log',
    id: 'auditTrail.export',
    summary: 'The whole log of a document as a file that proves itself',
    description:
      'JSON, one line for each entry: a hash chain, the heads that were signed of it, and the public keys. What is another person’s own is there as a hash, so that the chain holds without it. How it is read and verified is told in docs/audit-log.md.',
    tag: 'documents',
    isOurs: true,
    params: idParam,
    produces: 'application/json',
    response: null,
    policy: auditTrailPolicy,
    action: 'read',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, actor, now, services }) => {
      const written = await logOfDocument(tx, { documentId: params.id, reader: personOf(actor), now, services });
      const name = `troth-log-${now.toISOString().slice(0, 10)}.json`;
      return async () =>
        asDownload({ name, contentType: 'application/json' }, new TextEncoder().encode(await written()));
    },
  }),
];
