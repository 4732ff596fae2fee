import { importMappingSavingSchema, rememberedImportMappingSchema } from '@troth/domain/disclosure';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import type { Policy } from '../../kernel/http/policy';
import { isOwningCustomer, type Owned } from '../../records/couples/couple.policy';
import { userPolicy } from '../../records/users/user.policy';
import { ownerInPath } from '../../records/users/user.repository';
import { mappingsOf, rememberMapping } from '../../records/imports/import.repository';

/** Which bank's files somebody reads is nobody else's business, the partner's and the team's neither. */
const importPolicy = {
  read: (actor, subject) => userPolicy.read(actor, { id: subject.userId }),
  readOwn: isOwningCustomer,
  remember: isOwningCustomer,
} satisfies Policy<'readOwn' | 'remember', Owned>;

const own = {
  tag: 'finances',
  isOurs: true,
  params: idParam,
  policy: importPolicy,
  response: z.array(rememberedImportMappingSchema),
  load: ownerInPath,
} as const;

const present = (rows: Awaited<ReturnType<typeof mappingsOf>>) =>
  rows.map(({ fingerprint, mapping, usedAt }) => ({ fingerprint, mapping, usedAt: iso(usedAt) }));

export const importOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/import-mappings',
    id: 'imports.readMappings',
    summary: 'How the person has had the columns of bank files read, the last used first',
    action: 'readOwn',
    handle: async ({ tx, subject }) => present(await mappingsOf(tx, subject.userId)),
  }),
  operation({
    ...own,
    route: 'PUT /users/{id}/import-mappings',
    id: 'imports.rememberMapping',
    summary: 'Remembers how the columns of files with this head are read: names of columns and choices, no content',
    body: importMappingSavingSchema,
    action: 'remember',
    // It changes nothing that anybody else sees, and happens with every import.
    audited: false,
    handle: async ({ tx, subject, body, now }) => present(await rememberMapping(tx, subject.userId, body, now)),
  }),
];
