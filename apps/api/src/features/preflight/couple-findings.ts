import { type Side, SIDES } from '@troth/domain/people';
import { type Finding, findingKey, needsConfirmation, preflight, type PreflightFacts } from '@troth/domain/preflight';
import { canonicalJson } from '@troth/domain/records';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { houseSealIn } from '../../kernel/protection/protected-database';
import { text } from '../../kernel/texts';
import { type Couple, personOn } from '../../records/couples/couple';
import { addConfirmation, confirmationsOf } from '../../records/case/preflight-confirmations';

/** A finding, how it is told apart from what it may become, and who confirmed it as it is. */
export interface CoupleFinding {
  readonly finding: Finding;
  readonly key: string;
  /** A keyed hash of what was found: the same as long as that is the same. */
  readonly version: string;
  readonly confirmedBy: readonly Side[];
}

/**
 * What the preflight finds of a couple now, with the confirmations that still hold
 * (ADR 0023).
 */
export async function coupleFindings(tx: Tx, couple: Couple, facts: PreflightFacts): Promise<CoupleFinding[]> {
  const house = houseSealIn(tx);
  const confirmations = await confirmationsOf(tx, couple.document.id);
  return preflight(facts).map((finding) => {
    const key = findingKey(finding);
    // Keyed: by a plain hash of a version, amounts could be found by trying.
    const version = house.fingerprint(`warning ${canonicalJson([couple.document.id, key, finding.facts])}`);
    const isConfirmedBy = (side: Side) =>
      confirmations.some(
        (row) => row.warning === key && row.facts === version && row.userId === personOn(couple, side)?.id,
      );
    return { finding, key, version, confirmedBy: needsConfirmation(finding) ? SIDES.filter(isConfirmedBy) : [] };
  });
}

/** Errors that both partners have not confirmed yet. */
export const unconfirmed = (findings: readonly CoupleFinding[]): CoupleFinding[] =>
  findings.filter(({ finding, confirmedBy }) => needsConfirmation(finding) && confirmedBy.length < SIDES.length);

/**
 * Confirms findings for one partner, each as it was on the screen. One that is not there any more needs no word.
 * @throws Problem VERSION_CONFLICT when one of them has changed since it was shown.
 */
export async function confirmFindings(
  tx: Tx,
  couple: Couple,
  found: readonly CoupleFinding[],
  by: { readonly userId: string; readonly findings: readonly { readonly key: string; readonly version: string }[] },
  now: Date,
): Promise<void> {
  const present = new Map(
    found.filter(({ finding }) => needsConfirmation(finding)).map((finding) => [finding.key, finding]),
  );
  for (const { key, version } of by.findings) {
    const current = present.get(key);
    if (current === undefined) continue;
    if (current.version !== version) throw problem('VERSION_CONFLICT', { detail: text('preflight.changed') });
    await addConfirmation(tx, {
      documentId: couple.document.id,
      userId: by.userId,
      warning: key,
      facts: version,
      confirmedAt: now,
    });
  }
}
