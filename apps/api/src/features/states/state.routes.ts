import { documentTemplateStateSchema, type State, stateSchema, termSchema } from '@troth/domain/jurisdictions';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { booleanQuery } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { isHeldByCounsel } from '../../records/counsel/counsel.repository';
import { loadUserSubject } from '../../records/users/user.repository';
import { userPolicy } from '../../records/users/user.policy';
import { statePolicy } from '../../records/states/state.policy';
import { presentState, presentTemplateState, presentTerm } from '../../records/states/state.presenter';
import { getState, listStates, listTerms, templateStatesOf } from '../../records/states/state.repository';

const stateWithTemplatesSchema = stateSchema
  .extend({ documentTemplateStates: z.array(documentTemplateStateSchema) })
  .meta({ id: 'StateWithTemplates', description: 'A state with what it makes of each document template.' });

export const stateOperations = [
  operation({
    route: 'GET /states',
    id: 'states.list',
    summary: 'The states, sorted by name',
    tag: 'states',
    query: z.object({ isActive: booleanQuery.optional() }),
    isSameForAll: true,
    response: z.array(stateSchema),
    policy: statePolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx, query }) => {
      const states: State[] = [];
      for (const row of await listStates(tx, undefined)) {
        const isActive = row.isActive && !(await isHeldByCounsel(tx, row));
        if (query.isActive === undefined || query.isActive === isActive)
          states.push(presentState({ ...row, isActive }));
      }
      return states;
    },
  }),
  operation({
    route: 'GET /users/{id}/state/{stateId}',
    id: 'states.read',
    summary: 'One state, with what it makes of each document template',
    tag: 'states',
    params: z.object({ id: idSchema, stateId: idSchema }),
    response: stateWithTemplatesSchema,
    policy: userPolicy,
    action: 'readOwn',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, params }) => {
      const state = await getState(tx, params.stateId);
      const templateStates = await templateStatesOf(tx, [state.id]);
      return { ...presentState(state), documentTemplateStates: templateStates.map(presentTemplateState) };
    },
  }),
  operation({
    route: 'GET /terms',
    id: 'terms.list',
    summary: 'Wordings that differ by state and document template',
    tag: 'terms',
    query: z.object({ stateId: idSchema.optional(), documentTemplateId: idSchema.optional() }),
    isSameForAll: true,
    response: z.array(termSchema),
    policy: statePolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx, query: { stateId, documentTemplateId } }) =>
      (await listTerms(tx, { stateIds: stateId === undefined ? undefined : [stateId], documentTemplateId })).map(
        presentTerm,
      ),
  }),
];
