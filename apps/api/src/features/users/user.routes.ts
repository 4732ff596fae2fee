import { termsPage } from '@troth/content/legal';
import { say } from '@troth/domain/messages';
import { profileBirthdateError, userCreationSchema, userSchema, userUpdateSchema } from '@troth/domain/people';
import { shortText } from '@troth/domain/records';
import { z } from 'zod';
import { emailByUserinfo } from '../../kernel/auth/authenticate';
import { booleanQuery, idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { invalidField, problem } from '../../kernel/http/problem';
import { todayFor } from '../../kernel/http/today';
import { text } from '../../kernel/texts';
import { phoneNumberIssue } from './phone-number';
import { signUp } from './sign-up';
import { termsToAgree } from './terms-to-agree';
import { signUpPolicy, userPolicy } from '../../records/users/user.policy';
import { presentUser } from '../../records/users/user.presenter';
import { getUser, loadUserSubject, updateUser, updateUserOver } from '../../records/users/user.repository';

const acknowledgementSchema = z
  .object({
    enforcement: z.literal(true).optional(),
    attorneyCounsel: z.literal(true).optional(),
    /** The version of the terms that the person has just agreed to; only the current one can be. */
    termsVersion: shortText.optional(),
  })
  .meta({
    id: 'Acknowledgement',
    description: 'What a partner acknowledges before the first generation, and newer terms (D5).',
  });

const meSchema = userSchema
  .extend({
    deviceKey: z.base64().optional().describe('Seals what a portal keeps on a device: 32 bytes, the same every time.'),
  })
  .meta({ id: 'Me', description: 'The signed-in user, with the key of their devices where it is asked for.' });

export const userOperations = [
  operation({
    route: 'POST /users',
    id: 'users.create',
    summary: 'Makes the user at the first sign-in; answers the same user afterwards',
    tag: 'users',
    body: userCreationSchema,
    response: userSchema,
    policy: signUpPolicy,
    action: 'create',
    load: noSubject,
    prepare: ({ userinfoToken }, { actor, services }) => emailByUserinfo(services, actor, userinfoToken),
    handle: async ({ tx, actor, body, prepared: told, services, now }) => {
      if (actor.kind === 'stranger') throw problem('NOT_AUTHENTICATED');
      if (actor.kind === 'person') return presentUser(await getUser(tx, actor.id));
      return presentUser(await signUp(tx, { ...actor.identity, ...told }, body, services.config.clientIds, now));
    },
  }),
  operation({
    route: 'GET /users/me',
    id: 'users.readMe',
    summary: 'The signed-in user; 404 until the first `POST /users`',
    description: 'With `deviceKey`, also the key that encrypts unsaved work on the person’s devices. ADR 0097',
    tag: 'users',
    query: z.object({ deviceKey: booleanQuery.optional() }),
    response: meSchema,
    policy: signUpPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, actor, query, services }) => {
      if (actor.kind !== 'person') throw problem('NOT_FOUND');
      const user = presentUser(await getUser(tx, actor.id));
      if (query.deviceKey !== true) return user;
      return { ...user, deviceKey: Buffer.from(services.protection.deviceKeyOf(actor.id)).toString('base64') };
    },
  }),
  operation({
    route: 'GET /users/{id}',
    id: 'users.read',
    summary: 'One user',
    tag: 'users',
    params: idParam,
    response: userSchema,
    policy: userPolicy,
    action: 'read',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, subject }) => presentUser(await getUser(tx, subject.id)),
  }),
  operation({
    route: 'PATCH /users/{id}',
    id: 'users.update',
    summary: 'Changes the person’s own profile: a name field, gender, birthdate or phone number',
    description:
      'Takes what stood in the fields when they were changed as `over`; when something else stands there by now, it answers 409 with the profile as it is, and changes nothing. Without `over` the change is accepted.',
    tag: 'users',
    params: idParam,
    body: userUpdateSchema,
    response: userSchema,
    policy: userPolicy,
    action: 'update',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, subject, body, now }) => {
      if (body.birthdate != null) {
        const key = profileBirthdateError(body.birthdate, { today: todayFor(null, now) });
        if (key !== null) throw invalidField('birthdate', say(key), key);
      }
      const phone = body.phoneNumber == null ? null : phoneNumberIssue(body.phoneNumber, ['phoneNumber']);
      if (phone !== null) throw problem('VALIDATION_FAILED', { issues: [phone] });
      const { over = {}, ...fields } = body;
      const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const changed = await updateUserOver(tx, subject.id, over, changes, now);
      if (changed !== undefined) return presentUser(changed);
      const current = presentUser(await getUser(tx, subject.id));
      throw problem('VERSION_CONFLICT', { extensions: { current } });
    },
  }),
  operation({
    route: 'POST /users/{id}/acknowledgements',
    id: 'users.acknowledge',
    summary: 'Acknowledges enforcement, the advice to take counsel, or newer terms, by the server clock',
    tag: 'users',
    isOurs: true,
    params: idParam,
    body: acknowledgementSchema,
    response: userSchema,
    policy: userPolicy,
    action: 'acknowledge',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, subject, body, now }) => {
      const user = await getUser(tx, subject.id);
      if (body.termsVersion !== undefined && body.termsVersion !== termsPage.version) {
        throw problem('REFUSED_BY_RULE', { detail: text('terms.notCurrent') });
      }
      const changes = {
        ...(body.termsVersion !== undefined && termsToAgree(user) !== null
          ? { termsAgreedAt: now, termsVersion: body.termsVersion }
          : {}),
        ...(body.enforcement === true && user.enforcementAgreedAt === null ? { enforcementAgreedAt: now } : {}),
        ...(body.attorneyCounsel === true && user.attorneyCounselAgreedAt === null
          ? { attorneyCounselAgreedAt: now }
          : {}),
      };
      return presentUser(await updateUser(tx, subject.id, changes, subject.id, now));
    },
  }),
];
