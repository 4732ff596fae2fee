import { isImported } from '@troth/domain/documents';
import { versionOf } from './current-version';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { type Couple, type DocumentRow, getCoupleOfDocument } from '../couples/couple';
import { externalAttorneysOf } from '../external-attorneys/external-attorney.repository';
import { commitRepository } from '../generation/commit.repository';
import { notarizationRepository } from '../notarizations/notarization.repository';
import { receiptRepository } from '../receipts/receipt.repository';
import { namedAttorneys } from '../attorneys/attorney.repository';
import { counselFrom } from './counsel';
import { readDisclosed } from './disclosed';
import { evaluateCouple } from './evaluate-couple';
import { purchaseFactsOf } from './purchase-state';
import { requiredSides } from './required-sides';
import { statesFrom } from './states-of';

const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
};

/** The newest receipt of each side's disclosure, from the other; null before there is one, or anybody to give it. */
async function receiptsOf(tx: Tx, { id, userAId, userBId }: DocumentRow) {
  if (userBId === null) return { A: null, B: null };
  const byOwner = await receiptRepository(tx).latestByOwner(id);
  return { A: byOwner.get(userAId) ?? null, B: byOwner.get(userBId) ?? null };
}

/**
 * What is stored of one couple. Each part is read, and opened, once: when it is first asked for. It stays as it was then,
 * so a call that changes a part takes another case afterwards.
 */
export function caseOf(tx: Tx, couple: Couple) {
  const { document, state } = couple;
  const purchases = once(() => purchaseFactsOf(tx, document.id));
  const ownAttorneys = once(() => externalAttorneysOf(tx, document.id));
  const required = once(async () => requiredSides(document, await purchases()));
  const latestCommit = once(() => commitRepository(tx).latest(document.id));
  const notarizations = once(() => notarizationRepository(tx).list(document.id));
  return {
    couple,
    /** Both partners' answers, and the questionnaire as they are in it. */
    answers: once(() => evaluateCouple(tx, couple)),
    /** What both disclosed. */
    disclosed: once(() => readDisclosed(tx, document)),
    /** The newest receipt of each side's disclosure, from the other. */
    receipts: once(() => receiptsOf(tx, document)),
    purchases,
    ownAttorneys,
    /** The sides whose attorney has to approve. */
    required,
    counsel: once(async () => {
      const ids = [document.attorneyAId, document.attorneyBId].filter((id) => id !== null);
      const [ofService, bought, own, sides] = await together(
        namedAttorneys(tx, ids),
        purchases(),
        ownAttorneys(),
        required(),
      );
      return counselFrom(document, { ofService, purchases: bought, ownAttorneys: own, required: sides });
    }),
    states: once(async () =>
      statesFrom(document, document.lastGeneratedAt === null ? [] : await notarizations(), state),
    ),
    /** The notarization that is open, or that was completed. */
    notarization: once(async () => {
      const kept = (await notarizations()).filter(({ deletedAt }) => deletedAt === null);
      return kept.find(({ notarizationCompletedAt }) => notarizationCompletedAt !== null) ?? kept[0];
    }),
    latestCommit,
    /** The name of what is to be read. */
    version: once(async () => versionOf(document, isImported(document) ? undefined : await latestCommit())),
  };
}
export type Case = ReturnType<typeof caseOf>;

/** The case of a document, as partner A sees it. @throws Problem NOT_FOUND */
export const loadCase = async (tx: Tx, documentId: string): Promise<Case> =>
  caseOf(tx, await getCoupleOfDocument(tx, documentId));
