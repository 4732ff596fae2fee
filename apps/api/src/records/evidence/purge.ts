import { RETENTION } from '@troth/domain/retention';
import type { Work } from '../../kernel/http/operation';
import { job, noData } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { purgeDeleted } from '../../kernel/uploads/purge-deleted';
import { evidenceRepository } from './evidence.repository';

const MS_PER_DAY = 86_400_000;
const GRACE_MS = RETENTION.deletedEvidence.days * MS_PER_DAY;

/** Has the bytes of what this request deletes removed once it cannot be brought back any more. */
export const purgeLater = ({ enqueue, now }: Pick<Work, 'enqueue' | 'now'>): Promise<void> =>
  enqueue(evidencePurgeJob, {}, { startAfter: new Date(now.getTime() + GRACE_MS) });

const purgeEvidence = (services: Services): Promise<void> => purgeDeleted(services, evidenceRepository, GRACE_MS);

export const evidencePurgeJob = job({ name: 'evidence-purge', schema: noData, handle: purgeEvidence });
