import {
  createdPersonalTokenSchema,
  type PersonalToken,
  personalTokenCreationSchema,
  personalTokenSchema,
  tokenExpiryRefusal,
  TOKENS_MAX,
  tokenStatus,
} from '@troth/domain/integrations';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { personalTokenPolicy } from '../../records/personal-tokens/personal-token.policy';
import {
  countLiveTokens,
  endTokens,
  insertToken,
  type PersonalTokenRow,
  tokensOf,
} from '../../records/personal-tokens/personal-token.repository';
import { ownerInPath } from '../../records/users/user.repository';

const present = (row: PersonalTokenRow, now: Date): PersonalToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  ending: row.ending,
  status: tokenStatus(row, now),
  createdAt: iso(row.createdAt),
  expiresAt: iso(row.expiresAt),
  lastUsedAt: isoOrNull(row.lastUsedAt),
});

const own = {
  tag: 'integrations',
  isOurs: true,
  params: idParam,
  policy: personalTokenPolicy,
  load: ownerInPath,
} as const;

export const personalTokenOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/personal-tokens',
    id: 'personalTokens.list',
    summary: 'Personal access tokens of an attorney or admin, those that ended lately included',
    response: z.array(personalTokenSchema),
    action: 'read',
    handle: async ({ tx, subject, now }) => (await tokensOf(tx, subject.userId)).map((row) => present(row, now)),
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/personal-tokens',
    id: 'personalTokens.create',
    summary: 'Creates a personal access token; its secret is in this answer and nowhere else',
    body: personalTokenCreationSchema,
    response: createdPersonalTokenSchema,
    status: 201,
    needsFreshSignIn: true,
    showsSecret: true,
    action: 'create',
    handle: async ({ tx, actor, subject: { userId }, body, now, audit, sendMail }) => {
      const { identity, userType } = personOf(actor);
      const expiresAt = new Date(body.expiresAt);
      const refusal = tokenExpiryRefusal(expiresAt, now);
      if (refusal !== null) throw invalidField('expiresAt', text(`token.expiry.${refusal}`), 'custom');
      if ((await countLiveTokens(tx, userId, now)) >= TOKENS_MAX)
        throw problem('REFUSED_BY_RULE', { detail: text('token.tooMany', { count: TOKENS_MAX }) });
      const { name, scopes } = body;
      const { row, token } = await insertToken(tx, { userId, name, scopes, expiresAt, signedIn: identity }, now);
      audit({ subjectKind: 'personalToken', subjectId: row.id });
      const portal = userType === 'ADMIN' ? ('admin' as const) : ('attorney' as const);
      if (identity.email !== null)
        await sendMail({ kind: 'account-token-created', to: identity.email, data: { name, portal } });
      return { ...present(row, now), token };
    },
  }),
  operation({
    ...own,
    route: 'DELETE /users/{id}/personal-tokens/{tokenId}',
    id: 'personalTokens.revoke',
    summary: 'Revokes a personal access token: it opens nothing from then on',
    params: idParam.extend({ tokenId: idSchema }),
    response: null,
    action: 'revoke',
    handle: async ({ tx, subject: { userId }, params: { tokenId: id }, now, audit }) => {
      if ((await endTokens(tx, { userId, id }, 'REVOKED', now)) === 0) throw problem('NOT_FOUND');
      audit({ subjectKind: 'personalToken', subjectId: id });
      return null;
    },
  }),
];
