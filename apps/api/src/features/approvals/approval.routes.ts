import { agreementDocumentSchema } from '@troth/domain/documents';
import type { Side } from '@troth/domain/people';
import { type Person, personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { presentDocument } from '../../records/documents/document.presenter';
import { isConflictQuestionOpen } from '../../records/assignments/assignment.repository';
import { loadDocument, viewOf } from '../../records/documents/document.repository';
import type { DocumentRow } from '../../records/couples/couple';
import { attorneySideOf, grantApproval, rescindApproval } from './approve';
import { approvalPolicy } from '../../records/approvals/approval.policy';
import { counselSchema, rescissionSchema } from '../../records/approvals/approval.schemas';
import { requireCurrentVersion } from '../../records/case/current-version';
import { readCounsel } from './read-counsel';

function ownSideOf(document: DocumentRow, attorney: Person): Side {
  const side = attorneySideOf(document, attorney.id);
  if (side === null) throw problem('NOT_ALLOWED', { refused: true });
  return side;
}

export const approvalOperations = [
  operation({
    route: 'GET /documents/{id}/counsel',
    id: 'documents.readCounsel',
    summary: 'Who advises the two partners, and who has approved the current version',
    tag: 'documents',
    isOurs: true,
    params: idParam,
    response: counselSchema,
    policy: approvalPolicy,
    action: 'read',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: ({ tx, params, actor, now }) => readCounsel(tx, params.id, actor, now),
  }),
  operation({
    route: 'POST /documents/{id}/approval/grant',
    id: 'documents.grantApproval',
    summary: "A side's own attorney approves the current version; the last one needed makes it final (D29)",
    description:
      'Takes the hash of the version that was read (of an imported agreement the id of its file) as `If-Match`; a newer one answers 409. Approving twice changes nothing.',
    tag: 'documents',
    params: idParam,
    response: agreementDocumentSchema,
    policy: approvalPolicy,
    action: 'grantApproval',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    handle: async (call) => {
      const attorney = personOf(call.actor);
      const { document } = call.subject;
      if (await isConflictQuestionOpen(call.tx, attorney.id, document.id)) {
        throw problem('NOT_ALLOWED', { detail: text('attorney.conflict.open') });
      }
      await requireCurrentVersion(call.tx, document, call.request, text('approval.superseded'));
      const approved = await grantApproval(call, { document, side: ownSideOf(document, attorney), by: attorney.id });
      return presentDocument(await viewOf(call.tx, approved), attorney);
    },
  }),
  operation({
    route: 'POST /documents/{id}/approval/rescind',
    id: 'documents.rescindApproval',
    summary: "A side's own attorney takes the approval back; the partners' confirmations are void with it",
    tag: 'documents',
    params: idParam,
    body: rescissionSchema.nullish(),
    response: agreementDocumentSchema,
    policy: approvalPolicy,
    action: 'rescindApproval',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    handle: async (call) => {
      const attorney = personOf(call.actor);
      const { document } = call.subject;
      const reason = call.body?.reason ?? null;
      const side = ownSideOf(document, attorney);
      const open = await rescindApproval(call, { document, side, by: attorney.id, reason });
      return presentDocument(await viewOf(call.tx, open), attorney);
    },
  }),
];
