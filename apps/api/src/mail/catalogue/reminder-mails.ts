import { say } from '../mail-text';
import { mailKind } from './mail-kind';

/** Reminders that a couple gets, beside those of appointments. */
export const coupleReminders = {
  'questionnaire-reminder': mailKind({
    reader: 'CUSTOMER',
    topic: 'QUESTIONNAIRE',
    compose: ({ name }: { name: string | null }, { customer }) => {
      const names = { name: name ?? say('mail.yourPartner') };
      return {
        subject: say('mail.reminder.subject', names),
        paragraphs: [say('mail.reminder.what', names)],
        action: { label: say('mail.reminder.action'), url: `${customer}/questionnaire` },
      };
    },
    samples: [{ name: 'Alex' }],
  }),
};
