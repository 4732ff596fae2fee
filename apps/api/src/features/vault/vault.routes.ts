import { fitsArchive } from '@troth/domain/personal-data';
import { REVIEW_KINDS } from '@troth/domain/reminders';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { plainFileName } from '../../kernel/uploads/file-name';
import { auditTrailPolicy } from '../../records/audit-trail/audit-trail.policy';
import { calendarFile } from '../calendar/calendar-file';
import { renderReviews } from '../calendar/render-moments';
import { loadDocument } from '../../records/documents/document.repository';
import { asDownload } from '../../kernel/downloads/as-download';
import { contentDisposition } from '../../kernel/downloads/content-disposition';
import type { DocumentRow } from '../../records/couples/couple';
import { archiveWriter, uniqueNames } from '../personal-data/archive-writer';
import { promisedReviews } from '../reminders/promised-reviews';
import { type VaultItem, vaultOf } from './vault-items';
import { sealedNotarization } from '../../records/notarizations/notarization.repository';
import { vaultSchema } from '../../records/vault/vault.schemas';

const itemsFor = ({ tx, actor, now, services }: Work, document: DocumentRow): Promise<VaultItem[] | null> =>
  vaultOf(tx, document, { services, now, reader: personOf(actor) });

/** The reviews that are to come, once there is a day of signing. */
async function reviewsFor({ tx, now }: Work, documentId: string): ReturnType<typeof promisedReviews> {
  const notarization = await sealedNotarization(tx, documentId);
  return notarization === undefined
    ? { signedOn: null, reviews: [] }
    : promisedReviews(tx, { documentId, notarization, now });
}

/** What is in the vault is both partners', their attorneys' and the house's to read, as the document and its log are. */
const ofDocument = {
  tag: 'documents',
  isOurs: true,
  policy: auditTrailPolicy,
  action: 'read',
  load: ({ tx, params }: { tx: Work['tx']; params: { id: string } }) => loadDocument(tx, params.id),
} as const;

export const vaultOperations = [
  operation({
    ...ofDocument,
    route: 'GET /documents/{id}/vault',
    id: 'vault.read',
    summary: 'The files of a notarized agreement worth keeping, each with its date and hash; empty before notarization',
    params: idParam,
    response: vaultSchema,
    handle: async (call) => {
      const items = await itemsFor(call, call.subject.document);
      const { reviews } = await reviewsFor(call, call.params.id);
      return {
        isFilled: items !== null,
        items: (items ?? []).map(({ key, kind, name, at, size, sha256, ownerId }) => ({
          key,
          kind,
          name,
          at: iso(at),
          size,
          sha256,
          ownerId,
        })),
        reviews: reviews.map((review) => ({ ...review, events: [...review.events] })),
      };
    },
  }),
  operation({
    ...ofDocument,
    route: 'GET /documents/{id}/reviews/{kind}/calendar.ics',
    id: 'vault.reviewCalendar',
    summary: 'The reviews of one kind that both partners promised, as a calendar file',
    params: idParam.extend({ kind: z.enum(REVIEW_KINDS) }),
    produces: 'text/calendar',
    response: null,
    handle: async (call) => {
      const { id: documentId, kind } = call.params;
      const { signedOn, reviews } = await reviewsFor(call, documentId);
      const review = reviews.find((candidate) => candidate.kind === kind);
      if (signedOn === null || review === undefined) throw problem('NOT_FOUND');
      const portalUrl = call.services.config.origins.customer;
      return calendarFile(renderReviews(review, { documentId, signedOn, portalUrl, now: call.now }));
    },
  }),
  operation({
    ...ofDocument,
    route: 'GET /documents/{id}/vault/{key}',
    id: 'vault.content',
    summary: 'One thing in the vault, to be saved',
    params: idParam.extend({ key: z.string().min(1).max(100) }),
    produces: 'application/octet-stream',
    response: null,
    handle: async (call) => {
      const item = (await itemsFor(call, call.subject.document))?.find(({ key }) => key === call.params.key);
      if (item === undefined) throw problem('NOT_FOUND');
      return async () => asDownload(item, await item.read());
    },
  }),
  operation({
    ...ofDocument,
    route: 'GET /documents/{id}/vault-archive',
    id: 'vault.archive',
    summary: 'Everything in the vault as one archive',
    params: idParam,
    produces: 'application/zip',
    response: null,
    handle: async (call) => {
      const items = await itemsFor(call, call.subject.document);
      if (items === null) throw problem('CONFLICT', { detail: text('vault.empty'), reason: 'EMPTY' });
      if (!fitsArchive(items.map(({ size }) => size ?? 0)))
        throw problem('CONFLICT', { detail: text('vault.tooLarge'), reason: 'TOO_LARGE' });
      return () =>
        Promise.resolve(
          new Response(archiveOf(items, call.now), {
            headers: {
              'content-type': 'application/zip',
              'content-disposition': contentDisposition('attachment', text('vault.archiveName')),
              'cache-control': 'private, no-store',
              'x-content-type-options': 'nosniff',
            },
          }),
        );
    },
  }),
];

const folderOf = { EVIDENCE: 'evidence/', PAPER: 'papers/', RECEIPT: 'receipts/' } as Partial<
  Record<VaultItem['kind'], string>
>;

/** The archive as it is written: one file at a time is in memory, and no more is read than is taken. */
function archiveOf(items: readonly VaultItem[], now: Date): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const out = writable.getWriter();
  const nameFor = uniqueNames();
  const write = async (): Promise<void> => {
    const archive = archiveWriter((piece) => out.write(new Uint8Array(piece)), now);
    for (const item of items) {
      const name = nameFor(`${folderOf[item.kind] ?? ''}${plainFileName(item.name)}`);
      await archive.add(name, await item.read(), item.contentType !== 'application/json');
    }
    await archive.end();
    await out.close();
  };
  // The download breaks off then, and says so; who went away is no failure.
  void write().catch((error: unknown) => out.abort(error).catch(() => undefined));
  return readable;
}
