import { barRegisters } from '@troth/content/bar-registers';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';

const registerPolicy = { read: isAdmin } satisfies Policy<'read', unknown>;

const registerSchema = z
  .object({
    stateId: idSchema,
    /** Who keeps it. */
    keeper: z.string(),
    url: z.url(),
    /** Whether the public finds every license there; otherwise it is the keeper's own site. */
    isRoll: z.boolean(),
  })
  .meta({ id: 'BarRegister', description: 'Where a state’s licenses are looked up.' });

export const barRegisterOperations = [
  operation({
    route: 'GET /admin/bar-registers',
    id: 'adminAttorneys.barRegisters',
    summary: 'Where the licenses of each state are looked up',
    tag: 'attorneys',
    isOurs: true,
    response: z.array(registerSchema),
    policy: registerPolicy,
    action: 'read',
    load: noSubject,
    handle: () =>
      Promise.resolve(barRegisters.map(({ stateId, keeper, url, isRoll }) => ({ stateId, keeper, url, isRoll }))),
  }),
];
