import { nextReminderAt, reminderRefusal } from '@troth/domain/progress';
import { instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import type { Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { findCouple, partnerSideOf, timeZoneOf } from '../../records/couples/couple';
import { isOwningCustomer, type Owned } from '../../records/couples/couple.policy';
import { userPolicy } from '../../records/users/user.policy';
import { ownerInPath } from '../../records/users/user.repository';
import { lastReminderAt, noteReminder } from '../../records/reminders/reminder.repository';
import { tooSoon } from './too-soon';

const reminderPolicy = {
  read: (actor, subject) => userPolicy.read(actor, { id: subject.userId }),
  remind: isOwningCustomer,
} satisfies Policy<'remind', Owned>;

export const reminderOperations = [
  operation({
    route: 'POST /users/{id}/questionnaire-reminder',
    id: 'users.remindPartner',
    summary: 'Reminds the partner about the questionnaire, once a day, after the sender has completed their own',
    tag: 'users',
    params: idParam,
    response: z.object({ sentAt: instantSchema }).meta({ id: 'QuestionnaireReminder' }),
    status: 201,
    policy: reminderPolicy,
    action: 'remind',
    load: ownerInPath,
    handle: async ({ tx, subject, now, audit, sendMail }) => {
      const couple = await findCouple(tx, subject.userId, 'change');
      if (couple?.partner == null) throw problem('REFUSED_BY_RULE', { detail: text('reminder.refusal.NOT_LINKED') });
      const { evaluation } = await evaluateCouple(tx, couple);
      const next = nextReminderAt(await lastReminderAt(tx, couple.document.id, subject.userId), now);
      const refusal = reminderRefusal({
        isLinked: true,
        isOwnComplete: evaluation[couple.side].isComplete,
        isPartnerComplete: evaluation[partnerSideOf(couple)].isComplete,
        nextReminderAt: next,
      });
      if (refusal === 'TOO_SOON' && next !== null) throw tooSoon(next, { timeZone: timeZoneOf(couple), now });
      if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`reminder.refusal.${refusal}`) });
      await noteReminder(tx, {
        documentId: couple.document.id,
        sentById: subject.userId,
        sentToId: couple.partner.id,
        sentAt: now,
      });
      audit({ documentId: couple.document.id });
      await sendMail({
        kind: 'questionnaire-reminder',
        to: couple.partner.email,
        readerId: couple.partner.id,
        data: { name: couple.self.firstName },
      });
      return { sentAt: iso(now) };
    },
  }),
];
