import { RETENTION } from '@troth/domain/retention';
import type { Services } from '../../kernel/services';
import { purgeDeleted } from '../../kernel/uploads/purge-deleted';
import { deletedFiles } from './file.repository';

export const FILE_PURGE_QUEUE = 'file-purge';

const GRACE_MS = RETENTION.deletedDocumentFile.days * 86_400_000;

/** Removes the bytes of files of documents that were deleted. */
export const purgeFiles = (services: Services): Promise<void> => purgeDeleted(services, deletedFiles, GRACE_MS);
