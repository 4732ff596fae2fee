import type { Copy } from '@troth/agreement/docx';
import { SIDES } from '@troth/domain/people';
import type { Tx } from '../../kernel/database/database';
import { counselOf } from '../../records/case/counsel';
import { currentVersionOf } from '../../records/case/current-version';
import type { DocumentRow } from '../../records/couples/couple';

/**
 * What a file that is drawn on request says of counsel: that none reviewed it, or which attorneys approved it and for
 * which partner. An approval is of the current version, so an earlier one is a draft. The committed PDF is the copy that
 * is signed and says neither (ADR 0074).
 */
export async function workingCopyOf(tx: Tx, document: DocumentRow, hash: string): Promise<Copy> {
  if ((await currentVersionOf(tx, document)) !== hash) return { approvals: [] };
  const counsel = await counselOf(tx, document);
  return {
    approvals: SIDES.flatMap((side) => {
      const { approvedAt, adviser } = counsel[side];
      return approvedAt === null || adviser === null ? [] : [{ side, attorney: adviser.name, firm: adviser.firmName }];
    }),
  };
}
