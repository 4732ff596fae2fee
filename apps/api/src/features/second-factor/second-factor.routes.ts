import { provesSecondFactor, secondFactorResetSchema, secondFactorSchema } from '@troth/domain/people';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { allOf, isAdmin, isSignedIn, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { isSelf, type UserSubject } from '../../records/users/user.policy';
import { recordActionOnUser } from '../../records/admin-actions/admin-action.repository';
import { getUser } from '../../records/users/user.repository';
import { resetSecondFactor } from './reset-second-factor';

const ownPolicy = { read: isSignedIn } satisfies Policy<never, unknown>;

const resetPolicy = {
  read: isAdmin,
  // Who took over an admin's session must not be able to remove what keeps them out.
  reset: allOf(isAdmin, (actor, subject: UserSubject) => !isSelf(actor, subject)),
} satisfies Policy<'reset', UserSubject>;

export const secondFactorOperations = [
  operation({
    route: 'GET /second-factor',
    id: 'secondFactor.read',
    summary: 'Whether the person must sign in with a second factor, and whether they did',
    tag: 'session',
    isOurs: true,
    opensWithoutSecondFactor: true,
    response: secondFactorSchema,
    policy: ownPolicy,
    action: 'read',
    load: noSubject,
    handle: ({ actor, services: { config } }) => {
      if (actor.kind === 'stranger') throw problem('NOT_AUTHENTICATED');
      return {
        duty: actor.kind === 'person' ? actor.secondFactorDuty : 'OFFERED',
        isGiven: provesSecondFactor(actor.identity, config.secondFactor),
        isManagedHere: config.identity.kind === 'embedded',
      };
    },
  }),
  operation({
    route: 'POST /admin/users/{id}/reset-second-factor',
    id: 'admin.resetSecondFactor',
    summary: 'Removes a lost second factor, with a reason; ends the person’s sessions and notifies them by e-mail',
    tag: 'admin',
    isOurs: true,
    params: idParam,
    body: secondFactorResetSchema,
    response: null,
    policy: resetPolicy,
    action: 'reset',
    load: ({ tx, params }) => getUser(tx, params.id),
    handle: async (call) => {
      const { tx, subject, body, services, sendMail } = call;
      if (services.config.identity.kind === 'external') {
        throw problem('REFUSED_BY_RULE', { detail: text('secondFactor.elsewhere') });
      }
      const removed = await resetSecondFactor(tx, subject, sendMail);
      if (removed === 0) throw problem('CONFLICT', { detail: text('secondFactor.none') });
      await recordActionOnUser(call, 'admin.resetSecondFactor', subject.id, body.reason);
      return null;
    },
  }),
];
