import { applicationDraftSchema } from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation } from '../../kernel/http/operation';
import { keptApplication, sealedApplication } from '../../records/attorneys/application-draft';
import { attorneyPolicy } from '../../records/attorneys/attorney.policy';
import { getAttorney, loadAttorneySubject, updateAttorney } from '../../records/attorneys/attorney.repository';

const params = z.object({ id: idSchema, aid: idSchema });

export const applicationDraftOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/application-draft',
    id: 'attorneys.readApplicationDraft',
    summary: 'The application as it was typed last, on whatever device; null before anything was',
    tag: 'attorneys',
    isOurs: true,
    params,
    response: z.object({ draft: applicationDraftSchema.nullable() }).meta({ id: 'KeptApplication' }),
    policy: attorneyPolicy,
    action: 'apply',
    load: ({ tx, params: of }) => loadAttorneySubject(tx, of),
    handle: async ({ tx, params: { aid } }) => ({ draft: keptApplication(tx, await getAttorney(tx, aid)) }),
  }),
  operation({
    route: 'PUT /users/{id}/attorneys/{aid}/application-draft',
    id: 'attorneys.keepApplicationDraft',
    summary: 'Keeps the application as it is typed, for another device',
    description: 'A draft that was typed before the one that is kept changes nothing.',
    tag: 'attorneys',
    isOurs: true,
    audited: false,
    params,
    body: applicationDraftSchema,
    response: null,
    policy: attorneyPolicy,
    action: 'apply',
    load: ({ tx, params: of }) => loadAttorneySubject(tx, of, 'change'),
    handle: async ({ tx, params: { aid }, body, now, announce }) => {
      // Nobody else sees it.
      announce({ userIds: [aid], topics: [] });
      const kept = keptApplication(tx, await getAttorney(tx, aid));
      if (kept !== null && kept.keptAt > body.keptAt) return null;
      await updateAttorney(tx, aid, { sealedApplicationDraft: sealedApplication(tx, aid, body) }, aid, now);
      return null;
    },
  }),
];
