import { contentId } from '@troth/content/ids';
import { fontFile } from '@troth/identity';
import type { z } from 'zod';
import type { Operation } from '../kernel/http/operation';
import { mailNames } from '../kernel/mail/catalogue/catalogue';
import { aCouple, aCustomer, anAdmin, anAttorney, aNewcomer } from './builders';
import type { SignedIn, TestApp } from './open-app';

/** Kinds of people who try each call. */
export const ACTORS = [
  'stranger',
  'newcomer',
  'other customer',
  'partner A',
  'partner B',
  'own attorney',
  'other attorney',
  'applicant',
  'admin',
] as const;
export type ActorName = (typeof ACTORS)[number];

export interface World {
  readonly actors: Readonly<Record<ActorName, SignedIn | null>>;
  /** The address of an operation about the couple, or about the actor's own records where it says so. */
  address(operation: Operation): string;
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** One couple with an attorney for partner A, and people who have nothing to do with them. */
export async function aWorld(api: TestApp): Promise<World> {
  const attorney = await anAttorney(api, { states: ['NY'] });
  const couple = await aCouple(api).inState('NY').withAttorneyFor('A', attorney).paid();
  const { id: purchaseItemId } = await api.db
    .selectFrom('purchaseItems')
    .select('id')
    .where('documentId', '=', couple.documentId)
    .executeTakeFirstOrThrow();
  const { id: notarizationId } = await api.db
    .insertInto('notarizations')
    .values({ documentId: couple.documentId, provider: 'IN_PERSON', createdById: couple.a.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actors = {
    stranger: null,
    newcomer: aNewcomer(`newcomer-${Math.random()}`),
    'other customer': await aCustomer(api),
    'partner A': couple.a,
    'partner B': couple.b,
    'own attorney': attorney,
    'other attorney': await anAttorney(api),
    applicant: await anAttorney(api, { stage: 'FORM_MISSING', states: [] }),
    admin: await anAdmin(api),
  } satisfies Record<ActorName, SignedIn | null>;

  /** Every `{name}` of an address that is about the couple. What is not in the world has an id that nothing has. */
  const value = (name: string, path: string): string => {
    const isAttorneyAddress = /^\/users\/\{u?id\}\/attorneys\/\{aid\}/.test(path);
    switch (name) {
      case 'id':
        if (path.startsWith('/documents/') || path.startsWith('/admin/documents')) return couple.documentId;
        if (path.startsWith('/admin/attorneys')) return attorney.id;
        if (path.startsWith('/admin/law-firms')) return attorney.lawFirmId;
        if (path.startsWith('/admin/purchase-items')) return purchaseItemId;
        if (path.startsWith('/inbox')) return UNKNOWN;
        if (path.startsWith('/notarizations')) return notarizationId;
        return isAttorneyAddress ? attorney.id : couple.a.id;
      case 'uid':
      case 'userId':
        return isAttorneyAddress ? attorney.id : couple.a.id;
      case 'aid':
        return attorney.id;
      case 'lawFirmId':
        return attorney.lawFirmId;
      case 'pid':
        return purchaseItemId;
      case 'nid':
        return notarizationId;
      case 'docId':
      case 'documentId':
        return couple.documentId;
      case 'clientId':
      case 'cid':
        return couple.a.id;
      case 'list':
        return 'USERS';
      case 'stateId':
        return contentId('state', 'NY');
      case 'section':
        return 'background-information';
      case 'page':
        return 'terms';
      case 'kind':
        if (path.startsWith('/inbox/samples')) return mailNames[0] ?? '';
        return path.includes('/reviews/') ? 'PROMISED' : 'debts';
      case 'number':
        return '1';
      case 'file':
        return fontFile('inter-latin.woff2');
      case 'commitAt':
        return '2026-06-15T12:00:00.000Z';
      default:
        return UNKNOWN;
    }
  };
  const required: Readonly<Record<string, string>> = {
    'disclosure.downloadOutcomes': '?year=10&event=DIVORCE',
    'documents.acceptInvite': '?confirmed=true',
    // Optional as it parses; an admin is asked for it.
    'adminQuestionnaireSections.groups': `?documentId=${couple.documentId}`,
  };
  return {
    actors,
    address: (operation) =>
      operation.path.replace(/\{([^}]+)\}/g, (_match, name: string) =>
        encodeURIComponent(value(name, operation.path)),
      ) + (required[operation.id] ?? requiredQuery(operation, couple)),
  };
}

/** Query parameters without which a call does not parse, such as `questionId`. */
function requiredQuery(
  operation: Operation,
  couple: { readonly documentId: string; readonly a: { readonly id: string } },
): string {
  if (operation.query === undefined || operation.query.safeParse({}).success) return '';
  const names = Object.entries(operation.query.shape as Record<string, z.ZodType>).filter(
    ([, schema]) => !schema.safeParse(undefined).success,
  );
  const values: Readonly<Record<string, string>> = {
    documentId: couple.documentId,
    userId: couple.a.id,
    stateId: contentId('state', 'NY'),
    questionId: contentId('question', 'bg_residence'),
    // The first of them.
    format: operation.id.startsWith('documentHistory.') ? 'PDF' : 'csv',
    since: '2026-06-14T12:00:00.000Z',
    month: '2026-06',
    year: '2026',
    from: '2026-06-01T00:00:00.000Z',
    until: '2026-07-01T00:00:00.000Z',
  };
  return `?${names.map(([name]) => `${name}=${values[name] ?? UNKNOWN}`).join('&')}`;
}
