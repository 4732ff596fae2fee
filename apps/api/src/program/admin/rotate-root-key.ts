import { replaceRootKeyFile, readRootKeyFile } from '../root-key-file';
import { rewrapDataKeys } from '../../kernel/protection/protection';
import { newRootKey, rootKeys } from '../../kernel/protection/root-keys';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';

/**
 * Wraps every data key with a new root key, or with the one that TROTH_ROOT_KEY gives now. The file holds both keys
 * until all is wrapped, so that a crash in between leaves a folder that opens, and this may be run again.
 * @returns What to tell the operator.
 */
export async function rotateRootKey({ config, database }: Pick<Services, 'config' | 'database'>): Promise<string> {
  if (config.rootKeys !== null) {
    const count = await rewrapDataKeys(database.db, rootKeys(config.rootKeys));
    return text('cli.rootKeyOfEnvironment', { count: String(count) });
  }
  const known = readRootKeyFile(config.dataDir) ?? [];
  const next = newRootKey();
  replaceRootKeyFile(config.dataDir, [next, ...known]);
  const count = await rewrapDataKeys(database.db, rootKeys([next, ...known]));
  replaceRootKeyFile(config.dataDir, [next]);
  return text('cli.rootKeyRotated', { count: String(count) });
}
