import { rotateSigningKey } from '../../kernel/audit/heads';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';

/** Signs audit logs with a new key from now on. @returns What to tell the operator. */
export async function rotateAuditKey({ database, now }: Pick<Services, 'database' | 'now'>): Promise<string> {
  const id = await database.db.transaction().execute((tx) => rotateSigningKey(tx, now()));
  return text('cli.auditKeyRotated', { id });
}
