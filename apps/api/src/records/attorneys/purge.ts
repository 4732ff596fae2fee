import { RETENTION } from '@troth/domain/retention';
import { job, noData } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { purgeDeleted } from '../../kernel/uploads/purge-deleted';
import { attorneyFileRepository } from './attorney-file.repository';

const GRACE_MS = RETENTION.replacedAttorneyFile.days * 86_400_000;

/** Removes the bytes of attorneys' files that were replaced or taken out. */
const purgeAttorneyFiles = (services: Services): Promise<void> =>
  purgeDeleted(services, attorneyFileRepository, GRACE_MS);

export const attorneyFilePurgeJob = job({ name: 'attorney-file-purge', schema: noData, handle: purgeAttorneyFiles });
