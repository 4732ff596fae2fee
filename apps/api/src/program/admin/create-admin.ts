import { randomBytes } from 'node:crypto';
import { emailSchema } from '@troth/domain/people';
import type { Identity } from '@troth/identity';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';

/**
 * Makes a person an admin (D1). With the embedded identity an account is made where there is none, with a
 * password that is said once; with an outside provider the person signs in once before.
 * @returns What to tell the operator.
 */
export async function createAdmin(services: Services, identity: Identity | null, typed: string): Promise<string> {
  const parsed = emailSchema.safeParse(typed.trim().toLowerCase());
  if (!parsed.success) return text('cli.notAnAddress');
  const email = parsed.data;
  const known = identity === null ? null : await identity.accounts.findByEmail(email);
  const password = identity !== null && known === null ? randomBytes(15).toString('base64url') : null;
  const account =
    known ??
    (identity === null || password === null
      ? null
      : await identity.accounts.create({ email, password, emailVerified: true }));
  const now = services.now();
  return services.database.db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'userType'])
      .where((eb) =>
        account === null ? eb(eb.fn<string>('lower', ['email']), '=', email) : eb('externalId', '=', account.id),
      )
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined && account === null) return text('cli.signInFirst');
    const id =
      user?.id ??
      (
        await tx
          .insertInto('users')
          .values({ externalId: account?.id ?? '', userType: 'ADMIN', email, emailVerified: true, createdAt: now })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await tx.updateTable('users').set({ userType: 'ADMIN', updatedAt: now }).where('id', '=', id).execute();
    await appendAudit(
      tx,
      { action: 'users.makeAdmin', outcome: 'DONE', subjectKind: 'user', subjectId: id },
      ofSystem(now),
    );
    return password === null
      ? text('cli.madeAdmin', { email })
      : text('cli.madeAdminWithPassword', { email, password });
  });
}
