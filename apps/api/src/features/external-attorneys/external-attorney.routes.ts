import {
  confirmationLinkState,
  externalAttorneyCreationSchema,
  externalAttorneyRefusal,
  externalAttorneySchema,
} from '@troth/domain/attorneys';
import { approvedAtOf, DOCUMENT_FILE_MAX_BYTES, DOCUMENT_FILE_NAME_MAX_LENGTH } from '@troth/domain/documents';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { iso, isoOrNull, present } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { fileField, formOfFile, receivedFile } from '../../kernel/uploads/upload-call';
import { approvalRefusalSchema } from '../../records/approvals/approval.schemas';
import { grantApproval, refusalOf } from '../approvals/approve';
import { requireCurrentVersion } from '../../records/case/current-version';
import { caseOf } from '../../records/case/load-case';
import { addFile } from '../files/add-file';
import { fileProblem } from '../files/file-problem';
import { type Couple, getCouple, getDocumentRow, type Hold } from '../../records/couples/couple';
import { mailLink, recordExternalAttorney, removeExternalAttorney, requireOpen } from './change-external-attorney';
import { externalAttorneyPolicy } from '../../records/external-attorneys/external-attorney.policy';
import {
  type ExternalAttorneyRow,
  externalAttorneyRepository,
  linkRepository,
} from '../../records/external-attorneys/external-attorney.repository';

const params = idParam.extend({ docId: idSchema });
const limits = { nameMaxLength: DOCUMENT_FILE_NAME_MAX_LENGTH, kinds: ['application/pdf'] as const };

const load =
  (hold: Hold) =>
  async ({ tx, params: { id, docId } }: { tx: Work['tx']; params: z.output<typeof params> }) => ({
    userId: id,
    document: await getDocumentRow(tx, docId, hold),
  });

const ownCounselSchema = z
  .object({
    /** Null while none is recorded. */
    attorney: externalAttorneySchema.nullable(),
    /** The link that was mailed last. */
    link: z
      .object({
        sentAt: instantSchema,
        expiresAt: instantSchema,
        state: z.enum(['OPEN', 'CONFIRMED', 'REVOKED', 'EXPIRED', 'SUPERSEDED']),
      })
      .nullable(),
    /** Why none can be recorded or changed now. */
    refusal: z
      .object({ reason: z.enum(['REPRESENTED', 'IN_NOTARIZATION', 'NOTARIZED']), message: z.string() })
      .nullable(),
    /** Why the current version cannot be confirmed now. */
    confirmationRefusal: approvalRefusalSchema.nullable(),
    /** What would be confirmed: the hash of the newest commit. */
    version: z.string().nullable(),
  })
  .meta({ id: 'OwnCounsel', description: 'A partner’s own attorney and the status of their confirmation.' });

/** The attorney as their partner reads them; confirmed is who confirmed the current version. */
const presentAttorney = (
  row: ExternalAttorneyRow,
  { document, side }: Couple,
): z.input<typeof externalAttorneySchema> =>
  present(externalAttorneySchema, row, {
    phoneNumber: row.phoneNumber,
    confirmedAt: isoOrNull(
      (side === 'A' ? document.attorneyAId : document.attorneyBId) === null ? approvedAtOf<Date>(document, side) : null,
    ),
  });

async function presentCounsel(
  { tx, now }: Work,
  userId: string,
  documentId: string,
): Promise<z.input<typeof ownCounselSchema>> {
  const couple = await getCouple(tx, documentId, userId);
  const { document, side } = couple;
  const row = await externalAttorneyRepository(tx, { documentId, userId }).find();
  const known = caseOf(tx, couple);
  const version = await known.version();
  const link = row === undefined ? undefined : await linkRepository(tx).latestOf(row.id);
  const refusal = externalAttorneyRefusal({
    isRepresented: (side === 'A' ? document.attorneyAId : document.attorneyBId) !== null,
    states: await known.states(),
  });
  const confirmation = await refusalOf(tx, known, null, now);
  return {
    attorney: row === undefined ? null : presentAttorney(row, couple),
    link:
      link === undefined
        ? null
        : {
            sentAt: iso(link.sentAt),
            expiresAt: iso(link.expiresAt),
            state: confirmationLinkState(link, { currentVersion: version, now }),
          },
    refusal: refusal === null ? null : { reason: refusal, message: text(`externalAttorney.refusal.${refusal}`) },
    confirmationRefusal:
      confirmation === null ? null : { reason: confirmation, message: text(`approval.refusal.${confirmation}`) },
    version,
  };
}

/** The attorney of one's own. @throws Problem NOT_FOUND while none is recorded. */
async function recordedOf(tx: Work['tx'], couple: Couple): Promise<ExternalAttorneyRow> {
  const place = { documentId: couple.document.id, userId: couple.self.id };
  const row = await externalAttorneyRepository(tx, place).find();
  if (row === undefined) throw problem('NOT_FOUND');
  return row;
}

/** The version that can be confirmed now. @throws Problem REFUSED_BY_RULE */
async function requireConfirmable(work: Work, couple: Couple): Promise<string> {
  const known = caseOf(work.tx, couple);
  const refusal = await refusalOf(work.tx, known, null, work.now);
  const version = await known.version();
  if (refusal === null && version !== null) return version;
  const reason = refusal ?? 'NOT_GENERATED';
  throw problem('REFUSED_BY_RULE', { detail: text(`approval.refusal.${reason}`), reason });
}

const PATH = '/users/{id}/documents/{docId}/external-attorney' as const;

const shared = {
  tag: 'attorneys',
  isOurs: true,
  policy: externalAttorneyPolicy,
  action: 'change',
  load: load('change'),
} as const;

export const externalAttorneyOperations = [
  operation({
    route: `GET ${PATH}`,
    id: 'externalAttorneys.read',
    summary: 'The attorney a partner found and the status of the confirmation',
    tag: 'attorneys',
    isOurs: true,
    params,
    response: ownCounselSchema,
    policy: externalAttorneyPolicy,
    action: 'read',
    load: load('read'),
    handle: (call) => presentCounsel(call, call.params.id, call.params.docId),
  }),
  operation({
    ...shared,
    route: `PUT ${PATH}`,
    id: 'externalAttorneys.record',
    summary: 'Records or changes the partner’s own attorney',
    description: 'With another name, address, firm or bar, what the one before confirmed is void.',
    params,
    body: externalAttorneyCreationSchema,
    response: ownCounselSchema,
    handle: async (call) => {
      const couple = await getCouple(call.tx, call.params.docId, call.params.id);
      const row = await recordExternalAttorney(call, couple, call.body);
      call.audit({ subjectKind: 'externalAttorney', subjectId: row.id, documentId: row.documentId });
      return presentCounsel(call, call.params.id, call.params.docId);
    },
  }),
  operation({
    ...shared,
    route: `DELETE ${PATH}`,
    id: 'externalAttorneys.remove',
    summary: 'Removes the partner’s own attorney, along with what the attorney confirmed',
    params,
    response: null,
    handle: async (call) => {
      await removeExternalAttorney(call, await getCouple(call.tx, call.params.docId, call.params.id));
      call.audit({ documentId: call.params.docId });
      return null;
    },
  }),
  operation({
    ...shared,
    route: `POST ${PATH}/link`,
    id: 'externalAttorneys.mailLink',
    summary: 'Mails the attorney a one-time link by which they confirm the current version',
    description: 'The links before are void, and so is this one once there is a newer version.',
    params,
    response: ownCounselSchema,
    handle: async (call) => {
      const couple = await getCouple(call.tx, call.params.docId, call.params.id);
      const row = await recordedOf(call.tx, couple);
      await requireOpen(call, couple);
      const version = await requireConfirmable(call, couple);
      await mailLink(call, couple, { row, version });
      call.audit({
        subjectKind: 'externalAttorney',
        subjectId: row.id,
        documentId: row.documentId,
        hashAfter: version,
      });
      return presentCounsel(call, call.params.id, call.params.docId);
    },
  }),
  operation({
    ...shared,
    route: `POST ${PATH}/certificate`,
    id: 'externalAttorneys.uploadCertificate',
    summary: 'Uploads the certificate of counsel that the attorney signed of the current version',
    description:
      'One PDF of at most 10 MB that only shows pages. Takes the hash of the version that it is of as `If-Match`; a newer one answers 409. It’s kept with the agreement.',
    params,
    body: z.strictObject({ file: fileField }),
    form: formOfFile(DOCUMENT_FILE_MAX_BYTES),
    limit: 'UPLOADS',
    response: ownCounselSchema,
    prepare: ({ file }, { services }) => receivedFile(services, file, limits, fileProblem),
    handle: async (call) => {
      const { tx, now, subject } = call;
      const by = personOf(call.actor);
      const couple = await getCouple(tx, call.params.docId, call.params.id);
      const row = await recordedOf(tx, couple);
      await requireOpen(call, couple);
      await requireCurrentVersion(tx, subject.document, call.request, text('externalAttorney.superseded'));
      const version = await requireConfirmable(call, couple);
      const file = await addFile(call, row.documentId, call.prepared, { kind: 'CERTIFICATE', by });
      await externalAttorneyRepository(tx, row).certify(row.id, { fileId: file.id, version }, now);
      call.audit({ subjectKind: 'file', subjectId: file.id, documentId: row.documentId, hashAfter: version });
      await grantApproval(call, { document: subject.document, side: couple.side, by: by.id });
      return presentCounsel(call, call.params.id, call.params.docId);
    },
  }),
];
