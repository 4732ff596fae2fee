import { copyFiles as copy } from '../../kernel/ports/files/copy-files';
import type { Config } from '../../kernel/config/config';
import { text } from '../../kernel/texts';
import { filesOnDisk, openFiles } from '../open-files';

/**
 * Copies all files from the data folder to the bucket of FILES_URL, or back; nothing is removed.
 * @returns What to tell the operator.
 */
export async function copyFiles(config: Config, direction: string): Promise<string> {
  if (config.files === null) return text('cli.filesNoBucket');
  const [folder, bucket] = [filesOnDisk(config), await openFiles(config)];
  const isToFolder = direction === 'to-folder';
  const { copied, known, damaged } = isToFolder ? await copy(bucket, folder) : await copy(folder, bucket);
  const told = text('cli.filesCopied', { copied, known });
  return damaged.length === 0 ? told : `${told}\n${text('cli.filesDamaged', { keys: damaged.join('\n  ') })}`;
}
