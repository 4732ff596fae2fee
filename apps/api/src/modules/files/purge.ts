import type { Services } from '../../services';
import { purgeDeleted } from '../../uploads/purge-deleted';
import { deletedFiles } from './file.repository';

export const FILE_PURGE_QUEUE = 'file-purge';

/** Removes the bytes of files of documents that were deleted: nothing brings those back. */
export const purgeFiles = (services: Services): Promise<void> => purgeDeleted(services, deletedFiles, 0);
