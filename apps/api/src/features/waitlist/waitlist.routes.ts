import { fullName } from '@troth/domain/people';
import { idSchema } from '@troth/domain/records';
import { postnupWaitlistEntrySchema, postnupWaitlistSchema } from '@troth/domain/waitlist';
import { z } from 'zod';
import { pageOfFile, pageQuery, pageShape } from '../../kernel/database/keyset';
import { searchQuery } from '../../kernel/database/search';
import { idParam } from '../../kernel/http/common-schemas';
import { listFile } from '../../kernel/http/csv';
import { noSubject, operation } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { listStates } from '../../records/states/state.repository';
import { isOwningCustomer, type Owned } from '../../records/couples/couple.policy';
import { userPolicy } from '../../records/users/user.policy';
import { getUser, ownerInPath } from '../../records/users/user.repository';
import { findWaiting, join, joinedAtOf, leave } from '../../records/waitlist/waitlist.repository';

const waitlistPolicy = {
  read: (actor, subject) => userPolicy.read(actor, { id: subject.userId }),
  readOwn: isOwningCustomer,
  join: isOwningCustomer,
  leave: isOwningCustomer,
} satisfies Policy<'readOwn' | 'join' | 'leave', Owned>;
const listPolicy = { read: isAdmin } satisfies Policy<never, unknown>;

const waitingFilter = z.object({ search: searchQuery, stateId: idSchema.optional() });

const own = {
  tag: 'waitlist',
  isOurs: true,
  params: idParam,
  policy: waitlistPolicy,
  load: ownerInPath,
} as const;

export const waitlistOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/postnup-waitlist',
    id: 'waitlist.read',
    summary: 'Whether the person is on the waitlist for the agreement for married couples',
    response: postnupWaitlistSchema,
    action: 'readOwn',
    handle: async ({ tx, subject }) => ({ joinedAt: isoOrNull(await joinedAtOf(tx, subject.userId)) }),
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/postnup-waitlist',
    id: 'waitlist.join',
    summary: 'Joins the postnup waitlist (D17); joining again changes nothing',
    response: postnupWaitlistSchema,
    action: 'join',
    handle: async ({ tx, subject, now, sendMail }) => {
      if (await join(tx, subject.userId, now)) {
        const person = await getUser(tx, subject.userId);
        await sendMail({
          kind: 'postnup-waitlist',
          to: person.email,
          data: {},
        });
      }
      return { joinedAt: isoOrNull(await joinedAtOf(tx, subject.userId)) };
    },
  }),
  operation({
    ...own,
    route: 'DELETE /users/{id}/postnup-waitlist',
    id: 'waitlist.leave',
    summary: 'Leaves the postnup waitlist',
    response: postnupWaitlistSchema,
    action: 'leave',
    handle: async ({ tx, subject }) => {
      await leave(tx, subject.userId);
      return { joinedAt: null };
    },
  }),
  operation({
    route: 'GET /admin/postnup-waitlist',
    id: 'waitlist.list',
    summary: 'Everyone on the postnup waitlist, in the order of joining',
    tag: 'waitlist',
    isOurs: true,
    query: waitingFilter.extend(pageQuery),
    response: z
      .object({ entries: z.array(postnupWaitlistEntrySchema), ...pageShape })
      .meta({ id: 'PostnupWaitlistPage' }),
    policy: listPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, query }) => {
      const { rows, page } = await findWaiting(tx, query, query);
      return {
        entries: rows.map((row) => ({
          userId: row.id,
          fullName: fullName(row),
          email: row.email,
          stateId: row.stateId,
          joinedAt: iso(row.joinedAt),
        })),
        ...page,
      };
    },
  }),
  operation({
    route: 'GET /admin/postnup-waitlist/export',
    id: 'waitlist.export',
    summary: 'The postnup waitlist, or those of a filter, as CSV, in the order of joining',
    tag: 'waitlist',
    isOurs: true,
    query: waitingFilter,
    produces: 'text/csv',
    response: null,
    changes: true,
    policy: listPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, services, query, audit }) => {
      const states = new Map((await listStates(tx, undefined)).map(({ id, name }) => [id, name]));
      audit({ subjectKind: 'postnup-waitlist' });
      return listFile<string>(services, {
        name: 'postnup-waitlist.csv',
        columns: ['joined_at', 'name', 'email', 'state', 'user_id'],
        read: async (reading, after) => {
          const { rows, page } = await findWaiting(reading, query, pageOfFile(after));
          return {
            rows: rows.map((row) => [
              iso(row.joinedAt),
              fullName(row),
              row.email,
              row.stateId === null ? null : (states.get(row.stateId) ?? null),
              row.id,
            ]),
            next: page.nextCursor,
          };
        },
      });
    },
  }),
];
