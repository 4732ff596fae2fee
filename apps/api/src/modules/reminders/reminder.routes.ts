import { instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../http/common-schemas';
import { operation } from '../../http/operation';
import { iso } from '../../http/present';
import { problem } from '../../http/problem';
import type { Policy } from '../../policy';
import { text } from '../../texts';
import { evaluateCouple } from '../answers/evaluate-couple';
import { findCouple, partnerSideOf } from '../journey/couple';
import { isOwningCustomer, type Owned } from '../journey/couple.policy';
import { userPolicy } from '../users/user.policy';
import { loadUserSubject } from '../users/user.repository';

/** One reminder a day: more would press a person who is to answer freely. */
const MS_BETWEEN_REMINDERS = 86_400_000;

const reminderPolicy = {
  read: (actor, subject) => userPolicy.read(actor, { id: subject.userId }),
  remind: isOwningCustomer,
} satisfies Policy<'remind', Owned>;

export const reminderOperations = [
  operation({
    route: 'POST /users/{id}/questionnaire-reminder',
    id: 'users.remindPartner',
    summary: 'Reminds the partner of the questionnaire, once a day, when the own one is complete',
    tag: 'users',
    params: idParam,
    response: z.object({ sentAt: instantSchema }).meta({ id: 'QuestionnaireReminder' }),
    status: 201,
    policy: reminderPolicy,
    action: 'remind',
    load: async ({ tx, params }) => ({ userId: (await loadUserSubject(tx, params.id)).id }),
    handle: async ({ tx, subject, now, audit, sendMail, services }) => {
      const couple = await findCouple(tx, subject.userId, 'change');
      if (couple?.partner == null) throw problem('REFUSED_BY_RULE', { detail: text('reminder.notLinked') });
      const { evaluation } = await evaluateCouple(tx, couple);
      if (!evaluation[couple.side].isComplete) throw problem('REFUSED_BY_RULE', { detail: text('reminder.notYetYou') });
      if (evaluation[partnerSideOf(couple)].isComplete) {
        throw problem('REFUSED_BY_RULE', { detail: text('reminder.partnerDone') });
      }
      const recent = await tx
        .selectFrom('questionnaireReminders')
        .select('id')
        .where('documentId', '=', couple.document.id)
        .where('sentById', '=', subject.userId)
        .where('sentAt', '>', new Date(now.getTime() - MS_BETWEEN_REMINDERS))
        .executeTakeFirst();
      if (recent !== undefined) throw problem('TOO_MANY_REQUESTS', { detail: text('reminder.tooSoon') });
      await tx
        .insertInto('questionnaireReminders')
        .values({ documentId: couple.document.id, sentById: subject.userId, sentToId: couple.partner.id, sentAt: now })
        .execute();
      audit({ documentId: couple.document.id });
      const name = couple.self.firstName ?? text('mail.yourPartner');
      await sendMail({
        kind: 'questionnaire-reminder',
        to: couple.partner.email,
        subject: text('mail.reminder.subject', { name }),
        paragraphs: [text('mail.reminder.what', { name })],
        action: { label: text('mail.reminder.action'), url: `${services.config.origins.customer}/questionnaire` },
      });
      return { sentAt: iso(now) };
    },
  }),
];
