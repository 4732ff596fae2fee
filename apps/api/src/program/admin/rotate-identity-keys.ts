import { rotateInstallationKeys } from '../../kernel/auth/installation-keys';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';

/** Makes new keys for tokens and cookies, which sign once every copy has had time to start again. @returns What to tell the operator. */
export async function rotateIdentityKeys({ database, now }: Pick<Services, 'database' | 'now'>): Promise<string> {
  await rotateInstallationKeys(database.db, now());
  return text('cli.identityKeysRotated');
}
