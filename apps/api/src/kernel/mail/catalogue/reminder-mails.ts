import type { ReviewReminder } from '@troth/domain/reminders';
import { say } from '../mail-text';
import { mailKind } from './mail-kind';

interface ReviewData extends ReviewReminder {
  readonly partnerName: string | null;
}

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
  'review-reminder': mailKind({
    reader: 'CUSTOMER',
    topic: 'REVIEWS',
    compose: ({ partnerName, years, isPromised, events }: ReviewData, { customer }) => {
      const names = { name: partnerName ?? say('mail.yourPartnerWithin'), years };
      return {
        subject: say(isPromised ? 'mail.review.promised.subject' : 'mail.review.asked.subject', names),
        paragraphs: [say(isPromised ? 'mail.review.promised.what' : 'mail.review.asked.what', names)],
        ...(events.length === 0
          ? {}
          : {
              quote: {
                title: say(isPromised ? 'mail.review.alsoAfter' : 'mail.review.after'),
                lines: events.map((event) => say(`mail.review.event.${event}`)),
              },
            }),
        more: [say('mail.review.nothingChanges')],
        action: { label: say('mail.generated.action'), url: `${customer}/documents` },
      };
    },
    samples: [
      { partnerName: 'Blake', dueOn: '2031-06-15', years: 5, isPromised: true, events: ['child', 'move'] },
      { partnerName: 'Blake', dueOn: '2031-06-15', years: 5, isPromised: true, events: [] },
      { partnerName: null, dueOn: '2027-06-15', years: 1, isPromised: false, events: ['home_or_business'] },
    ],
  }),
};
