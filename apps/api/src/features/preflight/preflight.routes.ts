import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { allOf, anyOf, isAdmin, isCustomer, type Policy } from '../../kernel/http/policy';
import { caseOf } from '../../records/case/load-case';
import { generationGate } from './generation-gate';
import { getCoupleOfDocument, getDocumentRow } from '../../records/couples/couple';
import { isAssignedAttorney, isPartner, type OfDocument } from '../../records/couples/couple.policy';
import { confirmFindings } from './couple-findings';

const preflightPolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
  confirm: allOf(isPartner, isCustomer),
} satisfies Policy<'confirm', OfDocument>;

/** More than there are codes, for each partner. */
const MOST_AT_ONCE = 200;

export const preflightOperations = [
  operation({
    route: 'POST /documents/{id}/generation/confirmations',
    id: 'documents.confirmFindings',
    summary: 'Confirms, for oneself, to generate in spite of what the preflight found',
    description:
      'Each finding is named with its version, and confirmed as it was shown: 409 VERSION_CONFLICT when it has changed since.',
    tag: 'documents',
    isOurs: true,
    params: idParam,
    body: z.object({
      findings: z
        .array(z.object({ key: z.string().max(80), version: z.string().max(80) }))
        .min(1)
        .max(MOST_AT_ONCE),
    }),
    response: null,
    policy: preflightPolicy,
    action: 'confirm',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, now, actor, params, body, audit }) => {
      if (actor.kind !== 'person') throw problem('NOT_AUTHENTICATED');
      audit({ documentId: params.id });
      const couple = await getCoupleOfDocument(tx, params.id);
      const { findings } = await generationGate(tx, caseOf(tx, couple), now);
      await confirmFindings(tx, couple, findings, { userId: actor.id, findings: body.findings }, now);
      return null;
    },
  }),
];
