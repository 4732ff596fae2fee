import { RETENTION } from '@troth/domain/retention';
import type { Services } from '../../kernel/services';
import { purgeDeleted } from '../../kernel/uploads/purge-deleted';
import { attorneyFileRepository } from './attorney-file.repository';

export const ATTORNEY_FILE_PURGE_QUEUE = 'attorney-file-purge';

const GRACE_MS = RETENTION.replacedAttorneyFile.days * 86_400_000;

/** Removes the bytes of attorneys' files that were replaced or taken out. */
export const purgeAttorneyFiles = (services: Services): Promise<void> =>
  purgeDeleted(services, attorneyFileRepository, GRACE_MS);
