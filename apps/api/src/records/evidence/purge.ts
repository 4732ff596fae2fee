import { RETENTION } from '@troth/domain/retention';
import type { Work } from '../../kernel/http/operation';
import type { Services } from '../../kernel/services';
import { purgeDeleted } from '../../kernel/uploads/purge-deleted';
import { evidenceRepository } from './evidence.repository';

export const EVIDENCE_PURGE_QUEUE = 'evidence-purge';

const MS_PER_DAY = 86_400_000;
const GRACE_MS = RETENTION.deletedEvidence.days * MS_PER_DAY;

/** Has the bytes of what this request deletes removed once it cannot be brought back any more. */
export const purgeLater = ({ enqueue, now }: Pick<Work, 'enqueue' | 'now'>): Promise<void> =>
  enqueue(EVIDENCE_PURGE_QUEUE, {}, { startAfter: new Date(now.getTime() + GRACE_MS) });

export const purgeEvidence = (services: Services): Promise<void> =>
  purgeDeleted(services, evidenceRepository, GRACE_MS);
