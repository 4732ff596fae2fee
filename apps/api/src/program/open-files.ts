import { join } from 'node:path';
import type { Config } from '../kernel/config/config';
import { diskFiles } from '../kernel/ports/files/disk-files';
import type { FileStore } from '../kernel/ports/files/file-store';
import { StartFailure } from '../kernel/start-failure';

/** Where files lie that no `FILES_URL` puts elsewhere. */
export const filesOnDisk = ({ dataDir }: Pick<Config, 'dataDir'>): FileStore => diskFiles(join(dataDir, 'files'));

/** The store of all files. @throws StartFailure FILES_UNREACHABLE where a bucket is named and cannot be used. */
export async function openFiles(config: Pick<Config, 'dataDir' | 'files'>): Promise<FileStore> {
  if (config.files === null) return filesOnDisk(config);
  // The SDK is loaded only where it is used.
  const { FilesUnreachable, s3Files } = await import('../kernel/ports/files/s3-files');
  const store = s3Files(config.files);
  await store.check().catch((error: unknown) => {
    if (!(error instanceof FilesUnreachable)) throw error;
    throw new StartFailure(
      'FILES_UNREACHABLE',
      `The bucket ${config.files?.bucket} of FILES_URL cannot be used: ${error.message}. Check its name, region, endpoint and credentials.`,
      { cause: error },
    );
  });
  return store;
}
