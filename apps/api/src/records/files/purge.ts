import { RETENTION } from '@troth/domain/retention';
import { job, noData } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { purgeDeleted } from '../../kernel/uploads/purge-deleted';
import { deletedFiles } from './file.repository';

const GRACE_MS = RETENTION.deletedDocumentFile.days * 86_400_000;

/** Removes the bytes of files of documents that were deleted. */
const purgeFiles = (services: Services): Promise<void> => purgeDeleted(services, deletedFiles, GRACE_MS);

export const filePurgeJob = job({ name: 'file-purge', schema: noData, handle: purgeFiles });
