import { rotateSigningKey } from '../audit/heads';
import type { Services } from '../services';
import { text } from '../texts';

/** Signs audit logs with a new key from now on. @returns What to tell the operator. */
export async function rotateAuditKey({ database, now }: Pick<Services, 'database' | 'now'>): Promise<string> {
  const id = await database.db.transaction().execute((tx) => rotateSigningKey(tx, now()));
  return text('cli.auditKeyRotated', { id });
}
