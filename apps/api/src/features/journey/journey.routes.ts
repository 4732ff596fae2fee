import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import type { Policy } from '../../kernel/http/policy';
import { userPolicy } from '../../records/users/user.policy';
import { loadUserSubject } from '../../records/users/user.repository';
import { isOwningCustomer, type Owned } from '../../records/couples/couple.policy';
import { journeySchema } from '../../records/journey/journey.schemas';
import { loadJourney } from './load-journey';

const journeyPolicy = {
  read: (actor, subject) => userPolicy.read(actor, { id: subject.userId }),
  readJourney: isOwningCustomer,
} satisfies Policy<'readJourney', Owned>;

export const journeyOperations = [
  operation({
    route: 'GET /users/{id}/journey',
    id: 'users.readJourney',
    summary: 'What the shell and the dashboard show: progress, sections, menu, next step, partner',
    tag: 'users',
    isOurs: true,
    params: idParam,
    response: journeySchema,
    policy: journeyPolicy,
    action: 'readJourney',
    load: async ({ tx, actor, params }) => ({ userId: (await loadUserSubject(tx, params.id, actor)).id }),
    handle: ({ tx, subject, now }) => loadJourney(tx, subject.userId, now),
  }),
];
