import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import { mailIn } from '../../kernel/mail/mail';
import { resetSecondFactor } from '../../features/second-factor/reset-second-factor';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';

/** For an operator at the server, where no admin can help: the first admin lost a phone. @returns what to tell them. */
export async function resetSecondFactorOf(services: Services, typed: string): Promise<string> {
  if (services.config.identity.kind === 'external') return text('secondFactor.elsewhere');
  const email = typed.trim().toLowerCase();
  const now = services.now();
  const removed = await services.database.db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'externalId', 'email'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (user === undefined) return 0;
    const count = await resetSecondFactor(tx, user, mailIn(services, tx, now));
    if (count > 0) {
      await appendAudit(
        tx,
        { action: 'admin.resetSecondFactor', outcome: 'DONE', subjectKind: 'user', subjectId: user.id },
        ofSystem(now),
      );
    }
    return count;
  });
  return removed === 0 ? text('cli.noSecondFactor', { email }) : text('cli.secondFactorReset', { email });
}
