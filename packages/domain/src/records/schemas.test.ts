import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as agreement from '../agreement';
import * as alignment from '../alignment';
import * as attorneys from '../attorneys';
import * as booking from '../booking';
import * as calendar from '../calendar';
import * as changes from '../changes';
import * as chats from '../chats';
import * as deadlines from '../deadlines';
import * as disclosure from '../disclosure';
import * as documents from '../documents';
import * as errors from '../errors';
import * as integrations from '../integrations';
import * as jurisdictions from '../jurisdictions';
import * as money from '../money';
import * as notarization from '../notarization';
import * as people from '../people';
import * as progress from '../progress';
import * as purchases from '../purchases';
import * as questionnaire from '../questionnaire';
import * as support from '../support';
import * as waitlist from '../waitlist';
import * as records from './index';

const areas: readonly Readonly<Record<string, unknown>>[] = [
  agreement,
  alignment,
  attorneys,
  booking,
  calendar,
  changes,
  chats,
  deadlines,
  disclosure,
  documents,
  errors,
  integrations,
  jurisdictions,
  money,
  notarization,
  people,
  progress,
  purchases,
  questionnaire,
  records,
  support,
  waitlist,
];
const schemas = areas
  .flatMap((area) => Object.entries(area))
  .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);

describe('schemas as components of the OpenAPI document', () => {
  it('have names of their own, and each can be described as JSON schema', () => {
    const named = new Map<string, z.ZodType>();
    for (const [, schema] of schemas) {
      const id = schema.meta()?.id;
      if (id === undefined) continue;
      expect(named.get(id) ?? schema, id).toBe(schema);
      named.set(id, schema);
      expect(
        () => z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', unrepresentable: 'throw' }),
        id,
      ).not.toThrow();
    }
    expect([...named.keys()]).toEqual(expect.arrayContaining(ENTITIES));
  });

  it('say what they are', () => {
    const silent = schemas.filter(([, schema]) => schema.meta()?.id !== undefined && !schema.meta()?.description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

/** Every entity of section 3 of both specifications. */
const ENTITIES = [
  'User',
  'Country',
  'State',
  'Document',
  'DocumentTemplate',
  'DocumentTemplateState',
  'DocumentLock',
  'Term',
  'PurchaseItem',
  'Product',
  'Cart',
  'CartItem',
  'Coupon',
  'DiscountCode',
  'Notarization',
  'File',
  'Chat',
  'Event',
  'QuestionnaireSection',
  'QuestionGroup',
  'Question',
  'QuestionOption',
  'Answer',
  'Dispute',
  'Resolution',
  'Discussion',
  'RegenerationCheck',
  'AccountAndAsset',
  'Income',
  'RealEstate',
  'Vehicle',
  'Business',
  'Debt',
  'InheritanceAndTrust',
  'LegacyJointProperty',
  'Attorney',
  'AttorneyDisciplinaryRecord',
  'ExternalAttorney',
  'AttorneyService',
  'AttorneyState',
  'AttorneyReview',
  'InternalNote',
  'LawFirm',
  'SectionTemplate',
  'ClauseTemplate',
  'Section',
  'Clause',
  'SectionDraft',
  'ClauseDraft',
  'SectionHistory',
  'ClauseHistory',
  'TemplateCondition',
  'LibraryGroup',
  'Video',
  'ForExRate',
];
