import {
  SCAN_MAX_BYTES,
  forceResetSchema,
  notarizationOutlookSchema,
  notarizationSchema,
  scanConfirmationSchema,
  scanFactsSchema,
  weddingWarningSchema,
} from '@troth/domain/notarization';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { iso, isoOrNull } from '../../kernel/http/present';
import { fileField, formOfFile } from '../../kernel/uploads/upload-call';
import { calendarFile } from '../calendar/calendar-file';
import { loadDocument } from '../../records/documents/document.repository';
import { beginOnline } from './begin-online';
import { giveUp, giveUpByForce, withdrawByForce, withdrawForReset } from './give-up';
import { notarizationPolicy } from '../../records/notarizations/notarization.policy';
import { presentNotarization } from './notarization.presenter';
import {
  loadNotarization,
  notarizationRepository,
  type NotarizationSubject,
} from '../../records/notarizations/notarization.repository';
import { acknowledgeWarning, notifyPartner } from './prepare-notarization';
import { readOutlook } from './read-outlook';
import { receiveScan } from './receive-scan';
import { confirmScan, recordScan } from './record-scan';
import { waitCalendar } from './wait-calendar';

const nestedParams = idParam.extend({ nid: idSchema });

/** More than the largest agreement has pages. */
const MAX_PICTURES = 200;

const scanFormSchema = z
  .strictObject({
    /** One PDF, or a picture of each page. */
    file: z.union([fileField, z.array(fileField).max(MAX_PICTURES)]),
    ...scanFactsSchema.shape,
  })
  .meta({
    id: 'ScanUpload',
    description: 'The scan of an agreement signed in person, and what it shows.',
  });

const noticeSchema = z.object({ sentAt: instantSchema, nextAt: instantSchema.nullable() }).meta({
  id: 'NotarizationNotice',
  description: 'When the partner was last notified, and when they can be notified again.',
});

/** A notarization under its document. @throws Problem NOT_FOUND under another one */
async function loadNested({ tx, params }: { tx: Work['tx']; params: z.output<typeof nestedParams> }) {
  const subject = await loadNotarization(tx, params.nid, 'change');
  if (subject.document.id !== params.id) throw problem('NOT_FOUND');
  return subject;
}

const present = (
  { tx, actor, subject }: Work & { subject: Pick<NotarizationSubject, 'document'> },
  row: NotarizationSubject['notarization'],
) => presentNotarization(tx, row, subject.document, actor);

const shared = {
  tag: 'notarization',
  params: idParam,
  policy: notarizationPolicy,
} as const;

export const notarizationOperations = [
  operation({
    ...shared,
    route: 'GET /documents/{id}/notarizations',
    id: 'notarizations.list',
    summary: 'Notarizations of a document, the newest first; those that were given up too',
    description: 'Readers get only their own link for joining, and only while it works.',
    response: z.array(notarizationSchema),
    action: 'read',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async (call) => {
      const shown = [];
      for (const row of await notarizationRepository(call.tx).list(call.params.id))
        shown.push(await present(call, row));
      return shown;
    },
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/notarization-outlook',
    id: 'notarizations.readOutlook',
    summary: 'What keeps a couple from the notary, online and in person, as shown to a partner',
    isOurs: true,
    response: notarizationOutlookSchema,
    action: 'readOutlook',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: ({ tx, params, actor, now }) => readOutlook(tx, params.id, personOf(actor), now),
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/notarization-wait.ics',
    id: 'notarizations.waitCalendar',
    summary: 'The moment at which the state’s wait ends, as a calendar file; 409 while none runs',
    isOurs: true,
    produces: 'text/calendar',
    response: null,
    action: 'readOutlook',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async (call) => calendarFile(await waitCalendar(call, call.params.id, personOf(call.actor))),
  }),
  operation({
    ...shared,
    route: 'POST /documents/{id}/notarizations/proof',
    id: 'notarizations.begin',
    summary: 'Begins the notarization of the reviewed commit online',
    description:
      'Takes the version that was reviewed as `If-Match` (see the outlook); a newer one answers 409. Whatever stands in the way answers 409, or 402 where the product is not paid for, with the obstacle as `reason`. Where one is under way it is returned: two partners who press at once get the same.',
    response: notarizationSchema,
    status: 201,
    action: 'begin',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    handle: async (call) => present(call, await beginOnline(call, call.subject.document, personOf(call.actor))),
  }),
  operation({
    ...shared,
    route: 'POST /documents/{id}/notarizations',
    id: 'notarizations.recordScan',
    summary: 'Stores the scan of an agreement signed on paper before a notary',
    description:
      'One PDF that only shows pages, or JPEG or PNG pictures of the pages, which become one PDF; what they are, their content says. Takes the version that was signed as `If-Match`. Until both partners have confirmed the scan, another one takes its place; whose upload it is has confirmed it.',
    body: scanFormSchema,
    form: formOfFile(SCAN_MAX_BYTES),
    limit: 'UPLOADS',
    response: notarizationSchema,
    status: 201,
    action: 'begin',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    prepare: ({ file }, { services }) => receiveScan(services, Array.isArray(file) ? file : [file]),
    handle: async (call) => {
      const { file: _file, ...facts } = call.body;
      const by = personOf(call.actor);
      return present(call, await recordScan(call, call.subject.document, { facts, upload: call.prepared, by }));
    },
  }),
  operation({
    ...shared,
    route: 'POST /notarizations/{id}/confirm',
    id: 'notarizations.confirmScan',
    summary: 'A partner confirms the scan that they have opened; with both confirmations the agreement is sealed',
    isOurs: true,
    body: scanConfirmationSchema,
    response: notarizationSchema,
    action: 'confirm',
    load: ({ tx, params }) => loadNotarization(tx, params.id, 'change'),
    handle: async (call) => {
      const { fileSha256 } = call.body;
      return present(call, await confirmScan(call, call.subject, { fileSha256, by: personOf(call.actor) }));
    },
  }),
  operation({
    route: 'DELETE /documents/{id}/notarizations/{nid}',
    id: 'notarizations.delete',
    summary: 'Takes a notarization back that nobody has completed: a scan before both have confirmed it, or one online',
    tag: 'notarization',
    params: nestedParams,
    response: null,
    policy: notarizationPolicy,
    action: 'giveUp',
    load: loadNested,
    prepare: (_body, { params, services }) => withdrawForReset(services, params.nid),
    handle: async (call) => {
      const by = personOf(call.actor);
      await giveUp(call, call.subject, { withdrawal: call.prepared, ending: 'DELETED', by });
      return null;
    },
  }),
  operation({
    ...shared,
    route: 'POST /notarizations/{id}/reset',
    id: 'notarizations.reset',
    summary: 'Withdraws a notarization so another can start; possible until a signer has completed',
    description: 'Where the provider would not let it go, 409 with the reason ADMIN_NEEDED.',
    response: notarizationSchema,
    action: 'reset',
    load: ({ tx, params }) => loadNotarization(tx, params.id, 'change'),
    prepare: (_body, { params, services }) => withdrawForReset(services, params.id),
    handle: async (call) => {
      const by = personOf(call.actor);
      return present(call, await giveUp(call, call.subject, { withdrawal: call.prepared, ending: 'RESET', by }));
    },
  }),
  operation({
    ...shared,
    route: 'PATCH /notarizations/{id}/force-reset',
    id: 'notarizations.forceReset',
    summary: 'An admin gives a notarization up that nobody else can, until it is sealed, and says why',
    description:
      'What the provider would not let go stays with the name of its transaction, as DETACHED. A transaction is never used again.',
    body: forceResetSchema,
    response: notarizationSchema,
    action: 'forceReset',
    load: ({ tx, params }) => loadNotarization(tx, params.id, 'change'),
    prepare: (_body, { params, services }) => withdrawByForce(services, params.id),
    handle: async (call) => {
      const { reason } = call.body;
      const by = personOf(call.actor);
      const { document } = call.subject;
      const given = await giveUpByForce(call, call.subject, { withdrawal: call.prepared, reason, by });
      await recordAdminAction(call, {
        action: 'notarizations.forceReset',
        subjectKind: 'notarization',
        subjectId: given.id,
        documentId: document.id,
        reason,
      });
      return present(call, given);
    },
  }),
  operation({
    ...shared,
    route: 'POST /documents/{id}/notarization-warning',
    id: 'notarizations.acknowledgeWarning',
    summary: 'A partner acknowledges that the wedding is near for the law of their state (D30)',
    description:
      'Of the current version, as `If-Match` names it, and of the wedding date that is sent. A second time changes nothing.',
    isOurs: true,
    body: weddingWarningSchema,
    response: notarizationOutlookSchema,
    action: 'prepare',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    handle: async (call) => {
      const by = personOf(call.actor);
      await acknowledgeWarning(call, call.subject.document, { weddingDate: call.body.weddingDate, by });
      return readOutlook(call.tx, call.params.id, by, call.now);
    },
  }),
  operation({
    ...shared,
    route: 'POST /documents/{id}/notarization-notice',
    id: 'notarizations.notifyPartner',
    summary: 'E-mails the partner that notarization is waiting for their attorney, at most once a day',
    isOurs: true,
    response: noticeSchema,
    status: 201,
    action: 'prepare',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    handle: async (call) => {
      const { sentAt, nextAt } = await notifyPartner(call, call.subject.document, personOf(call.actor));
      return { sentAt: iso(sentAt), nextAt: isoOrNull(nextAt) };
    },
  }),
];
