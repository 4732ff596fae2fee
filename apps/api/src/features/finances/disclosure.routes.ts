import { csvFile } from '@troth/domain/csv';
import {
  disclosureRows,
  EDITABLE_FINANCIAL_KINDS,
  listEntries,
  type NothingRefusal,
  nothingRefusal,
  type StatableKind,
} from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { fullName, otherSide } from '@troth/domain/people';
import { z } from 'zod';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { contentDisposition } from '../../kernel/downloads/content-disposition';
import { getCouple, todayOf } from '../../records/couples/couple';
import { readDisclosed } from '../../records/case/disclosed';
import { nothingRepository } from '../../records/receipts/nothing.repository';
import { receiptRepository } from '../../records/receipts/receipt.repository';
import { disclosureSummarySchema, summarizeDisclosure } from './disclosure-summary';
import { documentOfOwner, placeParams, requireOpenDisclosure } from '../../records/case/finance-place';
import { financePolicy } from '../../records/finances/finance.policy';
import { financeRepository } from '../../records/finances/finance.repository';

const nothingParams = placeParams.extend({ kind: z.enum(EDITABLE_FINANCIAL_KINDS) });

/** @throws Problem CONFLICT with the refusal as `reason`. */
function refuse(reason: NothingRefusal): never {
  throw problem('CONFLICT', { detail: say(`nothingRefusal.${reason}`), reason });
}

const shared = {
  tag: 'finances',
  isOurs: true,
  policy: financePolicy,
  load: documentOfOwner,
} as const;

export const disclosureOperations = [
  operation({
    ...shared,
    route: 'GET /users/{id}/documents/{docId}/disclosure',
    id: 'disclosure.read',
    summary:
      'A partner’s disclosure: entries, counts, sums, what is missing, receipts with later changes, and joint entries to settle',
    params: placeParams,
    response: disclosureSummarySchema,
    action: 'read',
    handle: async ({ tx, now, subject }) => {
      const { documentId, userId } = subject;
      const couple = await getCouple(tx, documentId, userId);
      const disclosed = await readDisclosed(tx, couple.document);
      const [own, partner] = [disclosed.of[couple.side], disclosed.of[otherSide(couple.side)]];
      if (own === null) throw problem('NOT_FOUND');
      const receipts = partner === null ? null : await receiptRepository(tx).latestByOwner(documentId);
      return summarizeDisclosure(own, {
        documentId,
        side: couple.side,
        disclosed,
        receipts: {
          ofMine: receipts?.get(userId) ?? null,
          ofPartners: receipts?.get(partner?.userId ?? '') ?? null,
        },
        today: todayOf(couple, now),
      });
    },
  }),
  operation({
    ...shared,
    route: 'PUT /users/{id}/documents/{docId}/disclosure/nothing/{kind}',
    id: 'disclosure.stateNothing',
    summary: 'States that there is nothing of a kind; refused while something of it is listed',
    params: nothingParams,
    response: null,
    action: 'write',
    handle: async ({ tx, now, subject, params, audit }) => {
      await requireOpenDisclosure({ tx, subject });
      const listed = await financeRepository(tx).list(subject, params.kind);
      const refusal = nothingRefusal(params.kind, listed.length);
      if (refusal !== null) refuse(refusal);
      await nothingRepository(tx).state(subject, params.kind as StatableKind, now);
      audit({ subjectKind: params.kind, documentId: subject.documentId });
      return null;
    },
  }),
  operation({
    ...shared,
    route: 'DELETE /users/{id}/documents/{docId}/disclosure/nothing/{kind}',
    id: 'disclosure.withdrawNothing',
    summary: 'Takes back the statement that there is nothing of a kind',
    params: nothingParams,
    response: null,
    action: 'write',
    handle: async ({ tx, subject, params, audit }) => {
      await requireOpenDisclosure({ tx, subject });
      await nothingRepository(tx).withdraw(subject, params.kind);
      audit({ subjectKind: params.kind, documentId: subject.documentId });
      return null;
    },
  }),
  operation({
    ...shared,
    route: 'GET /users/{id}/documents/{docId}/disclosure/export',
    id: 'disclosure.export',
    summary: "A partner's disclosure as a file: a table for spreadsheets, or JSON with every record",
    params: placeParams,
    query: z.object({ format: z.enum(['csv', 'json']) }),
    produces: 'text/csv',
    response: null,
    action: 'read',
    handle: async ({ tx, now, subject, query }) => {
      const { documentId, userId } = subject;
      const couple = await getCouple(tx, documentId, userId);
      const own = (await readDisclosed(tx, couple.document)).of[couple.side];
      if (own === null) throw problem('NOT_FOUND');
      const isCsv = query.format === 'csv';
      const body = isCsv
        ? csvFile(disclosureRows(say, own))
        : JSON.stringify(
            {
              userId,
              documentId,
              exportedAt: iso(now),
              version: own.version,
              nothingToDisclose: own.nothingToDisclose,
              entries: listEntries(own.entries).map(({ kind, entry }) => ({
                kind,
                ...entry,
                files: own.files
                  .filter(({ entryId }) => entryId === entry.id)
                  .map(({ name, sha256 }) => ({ name, sha256 })),
              })),
            },
            null,
            2,
          );
      const name = text('disclosure.export.fileName', { name: fullName(couple.self) });
      return new Response(body, {
        headers: {
          'content-type': isCsv ? 'text/csv; charset=utf-8' : 'application/json',
          'content-disposition': contentDisposition('attachment', `${name}.${query.format}`),
          'cache-control': 'private, no-store',
        },
      });
    },
  }),
];
