import {
  cancelDeletion,
  openDeletionByToken,
  openDeletionOf,
  scheduleDeletion,
} from '../../records/personal-data/account-deletion.repository';
import { linkOperation } from '../../kernel/http/link-operation';
import {
  type AccountDeletion,
  accountDeletionRequestSchema,
  accountDeletionSchema,
  deletionDueAt,
} from '@troth/domain/personal-data';
import { z } from 'zod';
import { newSecretToken } from '../../kernel/auth/secret-token';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { momentIn } from '../../kernel/mail/mail-text';
import { allOf, anyone, isCustomer, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { findCouple, timeZoneOf } from '../../records/couples/couple';
import { isSelf, type UserSubject } from '../../records/users/user.policy';
import { getUser, loadUserSubject, lockUser } from '../../records/users/user.repository';
import { keepPage, keptPage, overPage } from './deletion-page';
import { planFor } from '../../records/personal-data/deletion-facts';
import { accountDeletionJob } from './delete-account';

/** Attorneys have clients and admins have duties: they ask the support team, which looks at what depends on them. */
const deletionPolicy = {
  read: isSelf,
  readPlan: allOf(isSelf, isCustomer),
  change: allOf(isSelf, isCustomer),
} satisfies Policy<'readPlan' | 'change', UserSubject>;

/** The secret in the mailed address is the key. */
const linkPolicy = { read: anyone, keep: anyone } satisfies Policy<'keep', unknown>;

const MS_PER_MINUTE = 60_000;

/** What deleting the account of a person would do now. */
export async function presentDeletion(tx: Tx, userId: string): Promise<AccountDeletion> {
  const { plan, version } = await planFor(tx, userId);
  const open = await openDeletionOf(tx, userId);
  return {
    obstacles: [...plan.obstacles],
    erased: [...plan.erased],
    kept: [...plan.kept],
    version,
    scheduled: open === undefined ? null : { requestedAt: iso(open.requestedAt), dueAt: iso(open.dueAt) },
  };
}

/** Takes a deletion back. @returns false when there is none to take back. */
async function keepAccount(call: Work, userId: string): Promise<boolean> {
  const { tx, now, sendMail } = call;
  const kept = await cancelDeletion(tx, userId, now);
  if (kept === undefined) return false;
  const { email } = await getUser(tx, userId);
  await sendMail({ kind: 'deletion-canceled', to: email, data: {}, dedupeKey: `deletion-canceled:${kept.id}` });
  return true;
}

const own = {
  tag: 'users',
  isOurs: true,
  params: idParam,
  policy: deletionPolicy,
  load: ({ tx, params }: { tx: Tx; params: { id: string } }) => loadUserSubject(tx, params.id),
} as const;

const link = { ...linkOperation, tag: 'users', policy: linkPolicy } as const;

export const accountDeletionOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/deletion',
    id: 'accountDeletion.read',
    summary:
      'What deleting the account would do now: what is erased, what is kept and until when, and what prevents it',
    response: accountDeletionSchema,
    action: 'readPlan',
    handle: ({ tx, subject }) => presentDeletion(tx, subject.id),
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/deletion',
    id: 'accountDeletion.request',
    needsFreshSignIn: true,
    summary: 'Asks for the account to be deleted, in fourteen days; until then it can be taken back',
    description:
      'Takes the version of what was shown; when something else would happen by now it answers 409 with the present state as `current`, and nothing is asked for.',
    body: accountDeletionRequestSchema,
    response: accountDeletionSchema,
    status: 202,
    action: 'change',
    handle: async (call) => {
      const { tx, subject, body, now, enqueue, sendMail } = call;
      await lockUser(tx, subject.id);
      const current = await presentDeletion(tx, subject.id);
      const reason =
        current.scheduled !== null
          ? 'SCHEDULED'
          : current.obstacles.length > 0
            ? 'OBSTACLES'
            : current.version !== body.version
              ? 'PLAN_CHANGED'
              : null;
      if (reason !== null)
        throw problem('CONFLICT', { detail: text(`deletion.refused.${reason}`), extensions: { reason, current } });
      const { token, tokenHash } = newSecretToken();
      const dueAt = deletionDueAt(now);
      const { id } = await scheduleDeletion(tx, {
        userId: subject.id,
        requestedAt: now,
        dueAt,
        cancelHash: tokenHash,
      });
      await enqueue(accountDeletionJob, { deletionId: id }, { startAfter: new Date(dueAt.getTime() + MS_PER_MINUTE) });
      const { email } = await getUser(tx, subject.id);
      const timeZone = timeZoneOf(await findCouple(tx, subject.id));
      await sendMail({
        kind: 'deletion-asked',
        to: email,
        data: { happensAt: dueAt, timeZone, token },
        dedupeKey: `deletion-asked:${id}`,
      });
      return { ...current, scheduled: { requestedAt: iso(now), dueAt: iso(dueAt) } };
    },
  }),
  operation({
    ...own,
    route: 'DELETE /users/{id}/deletion',
    id: 'accountDeletion.cancel',
    summary: 'Takes the deletion of the account back',
    response: accountDeletionSchema,
    action: 'change',
    handle: async (call) => {
      await keepAccount(call, call.subject.id);
      return presentDeletion(call.tx, call.subject.id);
    },
  }),
  operation({
    ...link,
    route: 'GET /account-deletions/{token}',
    id: 'accountDeletion.page',
    summary: 'The page of the mailed link, on which the deletion of an account can be taken back',
    action: 'read',
    handle: async ({ tx, params }) => {
      const open = await openDeletionByToken(tx, params.token);
      if (open === undefined) return overPage();
      return keepPage(momentIn(timeZoneOf(await findCouple(tx, open.userId)), open.dueAt));
    },
  }),
  operation({
    ...link,
    route: 'POST /account-deletions/{token}',
    id: 'accountDeletion.keep',
    summary: 'Takes the deletion of an account back by the mailed link',
    body: z.object({}),
    form: { maxBytes: 1024 },
    action: 'keep',
    handle: async (call) => {
      const open = await openDeletionByToken(call.tx, call.params.token);
      if (open === undefined || !(await keepAccount(call, open.userId))) return overPage();
      call.audit({ subjectKind: 'user', subjectId: open.userId });
      call.announce({ userIds: [open.userId], topics: ['profile'] });
      return keptPage();
    },
  }),
];
