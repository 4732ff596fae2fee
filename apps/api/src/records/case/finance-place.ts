import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { disclosureBlock } from '@troth/domain/documents';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { statesOf } from './states-of';
import { type DocumentRow, getDocumentRow, type Hold, sideOf } from '../couples/couple';
import type { Owned } from '../couples/couple.policy';

/** The address of one partner's entries on a document. */
export const placeParams = z.object({ id: idSchema, docId: idSchema });

/** Whose entries, on which document. */
export interface FinancePlace extends Owned {
  readonly document: DocumentRow;
  readonly documentId: string;
}

type PlaceCall = Pick<Work, 'tx'> & { readonly params: z.output<typeof placeParams> };

async function placeIn({ tx, params }: PlaceCall, hold: Hold): Promise<FinancePlace> {
  const document = await getDocumentRow(tx, params.docId, hold);
  if (sideOf(document, params.id) === null) throw problem('NOT_FOUND');
  return { document, userId: params.id, documentId: document.id };
}

/**
 * What is done to a disclosure begins with this, once it is known who does it.
 * @throws Problem CONFLICT with the block as `reason` when the disclosure is closed.
 */
export async function requireOpenDisclosure({ tx, subject }: Pick<Work, 'tx'> & { readonly subject: FinancePlace }) {
  const reason = disclosureBlock(await statesOf(tx, subject.document, null));
  if (reason !== null) throw problem('CONFLICT', { detail: text(`disclosure.blocked.${reason}`), reason });
}

/** @throws Problem NOT_FOUND when the person is no partner of the document. */
export const documentOfOwner = (call: PlaceCall): Promise<FinancePlace> => placeIn(call, 'read');

/** The same with the document held: what two send at once happens one after the other. @throws Problem NOT_FOUND */
export const heldDocumentOfOwner = (call: PlaceCall): Promise<FinancePlace> => placeIn(call, 'change');
