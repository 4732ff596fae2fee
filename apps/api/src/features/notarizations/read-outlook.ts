import {
  type NotarizationOutlook,
  type NotarizationPath,
  notarizationBlocker,
  notarizationObstacle,
} from '@troth/domain/notarization';
import { missingNames, otherSide, type Side, SIDES } from '@troth/domain/people';
import { nextReminderAt } from '@troth/domain/progress';
import type { Person } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { iso, isoOrNull } from '../../kernel/http/present';
import { commitRepository } from '../../records/generation/commit.repository';
import { type Couple, getCouple, jurisdictionOf, personOn, type UserRow } from '../../records/couples/couple';
import { certifiedWayOf } from '../signing/agreement-form';
import { type NotarizationReading, readNotarization, type WaitFacts } from '../../records/case/notarization-facts';
import { presentNotarization } from './notarization.presenter';
import { noticeRepository } from '../../records/notarizations/notarization.repository';
import { obstacleText } from './require-open-path';

/** Everything that a partner is shown of what stands between the couple and the notary. */
export async function readOutlook(tx: Tx, documentId: string, reader: Person, now: Date): Promise<NotarizationOutlook> {
  const couple = await getCouple(tx, documentId, reader.id);
  const reading = await readNotarization(tx, couple, now);
  const { facts, version, commit, wait, current } = reading;
  const blocker = notarizationBlocker(facts);
  const isOffered = couple.state?.allowsOnlineNotary === true;
  const isCurrent = commit !== undefined && commit.hash === version;
  const text = isCurrent ? await commitRepository(tx).find(documentId, commit.commitAt) : undefined;
  const obstacleOf = (path: NotarizationPath) => {
    const code = notarizationObstacle(path, facts);
    return code === null ? null : { code, message: obstacleText(code, reading) };
  };
  return {
    blocker,
    version,
    commitAt: isCurrent ? iso(commit.commitAt) : null,
    online: { isOffered, obstacle: obstacleOf('ONLINE') },
    inPerson: { obstacle: obstacleOf('IN_PERSON') },
    isPaid: facts.isPaid,
    isPaymentNeeded: isOffered && !facts.isPaid && !facts.isNotarized,
    wait: presentWait(wait, now),
    weddingWarning: warningFor(couple, reading),
    weddingDate: facts.weddingDate,
    timeZone: reading.timeZone,
    isWitnessRequired: jurisdictionOf(couple)?.templateState.witnessRequired ?? false,
    certifiedWay: text === undefined ? null : certifiedWayOf(text.tree),
    signers: SIDES.flatMap((side) => signerOn(couple, side)),
    partnerNotice: blocker === 'PARTNER_ATTORNEY_NOT_BOOKED' ? await noticeOf(tx, couple, now) : null,
    current: current === undefined ? null : await presentNotarization(tx, current, couple.document, reader),
  };
}

function presentWait(wait: WaitFacts | null, now: Date): NotarizationOutlook['wait'] {
  if (wait === null) return null;
  const { rule, ends } = wait;
  return {
    status: ends === 'NOT_STARTED' ? 'NOT_STARTED' : now < ends ? 'RUNNING' : 'OVER',
    days: rule.days,
    finalAt: isoOrNull(wait.finalAt),
    mailedAt: isoOrNull(wait.mailedAt),
    endsAt: ends === 'NOT_STARTED' ? null : iso(ends),
    timeZone: rule.timeZone,
    citation: rule.citation,
  };
}

function warningFor({ side }: Couple, { warning, facts }: NotarizationReading): NotarizationOutlook['weddingWarning'] {
  if (warning === null || facts.weddingDate === null) return null;
  return {
    days: warning.rule.days,
    weddingDate: facts.weddingDate,
    citation: warning.rule.citation,
    ownAcknowledgedAt: isoOrNull(warning.acknowledgedAt[side]),
    partnerAcknowledgedAt: isoOrNull(warning.acknowledgedAt[otherSide(side)]),
  };
}

function signerOn(couple: Couple, side: Side): NotarizationOutlook['signers'] {
  const person = personOn(couple, side);
  if (person === null) return [];
  return [
    {
      userId: person.id,
      side,
      firstName: person.firstName,
      middleName: person.middleName,
      lastName: person.lastName,
      suffix: person.suffix,
      email: person.email,
      phoneNumber: side === couple.side ? person.phoneNumber : null,
      problems: problemsOf(person, personOn(couple, otherSide(side))),
    },
  ];
}

function problemsOf(person: UserRow, other: UserRow | null): NotarizationOutlook['signers'][number]['problems'] {
  const email = person.email.trim().toLowerCase();
  return [
    ...(missingNames(person).length > 0 ? (['NAME_MISSING'] as const) : []),
    ...(email === '' ? (['EMAIL_MISSING'] as const) : []),
    ...(email !== '' && email === other?.email.trim().toLowerCase() ? (['SAME_EMAIL'] as const) : []),
    ...(person.phoneNumber === null ? (['NO_PHONE'] as const) : []),
  ];
}

async function noticeOf(tx: Tx, couple: Couple, now: Date): Promise<NotarizationOutlook['partnerNotice']> {
  const sentAt = await noticeRepository(tx, couple.document.id).lastSentAt(couple.self.id);
  return { sentAt: isoOrNull(sentAt), nextAt: isoOrNull(nextReminderAt(sentAt, now)) };
}
