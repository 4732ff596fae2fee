import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { mailNames } from '../../kernel/mail/catalogue/catalogue';
import { sendMailAgain } from '../../kernel/mail/send-again';
import {
  adminActionSchema,
  adminActionsOfUser,
  recordAdminAction,
} from '../../records/admin-actions/admin-action.repository';
import { getUser } from '../../records/users/user.repository';
import { mailsTo } from '../../kernel/mail/kept-mails';
import { managedUser, reasonedSchema } from './managed-user';

/** Mails that one page shows, the newest. */
const MAILS_SHOWN = 100;

const userMailSchema = z
  .object({
    id: idSchema,
    kind: z.enum(mailNames),
    createdAt: instantSchema,
    sentAt: instantSchema.nullable(),
    outcome: z.enum(['WAITING', 'SENT', 'FAILED', 'UNDELIVERABLE', 'DROPPED']),
    attempts: z.int(),
    /** What the mail server answered, without its words. */
    lastError: z.string().nullable(),
    /** While it has not arrived and its words are kept. */
    canResend: z.boolean(),
  })
  .meta({
    id: 'UserMail',
    description: 'A mail that was sent to a person: its kind, day and outcome; never its words.',
  });

const outcomes = {
  QUEUED: 'WAITING',
  SENDING: 'WAITING',
  SENT: 'SENT',
  FAILED: 'FAILED',
  UNDELIVERABLE: 'UNDELIVERABLE',
  DROPPED: 'DROPPED',
} as const;

export const userRecordOperations = [
  operation({
    ...managedUser,
    route: 'GET /admin/users/{id}/mails',
    id: 'adminUsers.listMails',
    summary: 'The mails to a person’s address: kind, day and outcome, the newest first; never their words',
    isOurs: true,
    response: z.array(userMailSchema),
    action: 'read',
    handle: async ({ tx, subject }) => {
      const { email } = await getUser(tx, subject.id);
      const rows = await mailsTo(tx, email, MAILS_SHOWN);
      return rows.map(({ status, sealedContent, createdAt, sentAt, ...row }) => ({
        ...row,
        createdAt: iso(createdAt),
        sentAt: isoOrNull(sentAt),
        outcome: outcomes[status],
        canResend: (status === 'FAILED' || status === 'UNDELIVERABLE') && sealedContent !== null,
      }));
    },
  }),
  operation({
    ...managedUser,
    route: 'POST /admin/users/{id}/mails/{mailId}/resend',
    id: 'adminUsers.resendMail',
    summary: 'Sends a mail again that did not arrive',
    description: 'Refused (409) for one that left, or whose words are gone.',
    isOurs: true,
    params: managedUser.params.extend({ mailId: idSchema }),
    body: reasonedSchema,
    response: null,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, params, body } = call;
      const { email } = await getUser(tx, subject.id);
      await sendMailAgain(call, params.mailId, email);
      await recordAdminAction(call, {
        action: 'adminUsers.resendMail',
        subjectKind: 'mail',
        subjectId: params.mailId,
        userId: subject.id,
        reason: body.reason,
      });
      return null;
    },
  }),
  operation({
    ...managedUser,
    route: 'GET /admin/users/{id}/actions',
    id: 'adminUsers.listActions',
    summary: 'What admins did about a person, with their reasons, the newest first',
    isOurs: true,
    response: z.array(adminActionSchema),
    action: 'read',
    handle: ({ tx, subject }) => adminActionsOfUser(tx, subject.id),
  }),
];
