import { agreementTemplate } from '@troth/content/clauses';
import { contentId } from '@troth/content/ids';
import { jurisdictionOfState, jurisdictions, prenupTemplateId } from '@troth/content/jurisdictions';
import { questionOfKey } from '@troth/content/questionnaire';
import type { ClauseTemplate, SectionTemplate, TemplateClause } from '@troth/domain/agreement';
import type { DocumentTemplate } from '@troth/domain/documents';
import type { DocumentTemplateState } from '@troth/domain/jurisdictions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateContent } from '../../records/templates/template-content';
import { anAdmin, anAttorney, aCustomer, type TestPerson } from '../../testing/builders';
import type { SignedIn } from '../../testing/open-app';
import { type TestApp, testApp } from '../../testing/test-app';
import { templateRepository } from '../../records/templates/template.repository';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const stateId = (abbreviation: string) => contentId('state', abbreviation);
const sections = async (as: SignedIn = admin) =>
  (await api.get<SectionTemplate[]>('/templates/section-templates', as)).body;
const clauses = async (as: SignedIn = admin) =>
  (await api.get<ClauseTemplate[]>('/templates/clause-templates', as)).body;

const flat = (tree: readonly TemplateClause[]): TemplateClause[] =>
  tree.flatMap((clause) => [clause, ...flat(clause.children)]);
const library = agreementTemplate.sections.flatMap((section) => flat(section.clauses));

describe('the templates of documents (portals spec section 3)', () => {
  it('are open to whoever considers an agreement, each with every state, sorted by name', async () => {
    const { status, body } = await api.get<DocumentTemplate[]>('/templates/document-templates');
    expect(status).toBe(200);
    expect(body).toMatchObject([{ id: prenupTemplateId, type: 'PRENUP', countryId: contentId('country', 'US') }]);
    const names = new Map(jurisdictions.map(({ state }) => [state.id, state.name]));
    const listed = (body[0]?.documentTemplateStates ?? []).map((row) => names.get(row.stateId));
    expect(listed).toEqual(jurisdictions.map(({ state }) => state.name));
  });

  it('tell what one state makes of them, as an admin may have changed it', async () => {
    const { templateState } = jurisdictionOfState('TX');
    const address = `/templates/document-template-states/${templateState.id}`;
    expect((await api.get<DocumentTemplateState>(address)).body).toMatchObject(templateState);
    const changed = { statute: 'Tex. Fam. Code § 4.002', witnessRequired: true };
    await api.db.updateTable('documentTemplateStates').set(changed).where('id', '=', templateState.id).execute();
    expect((await api.get<DocumentTemplateState>(address)).body).toMatchObject(changed);
  });

  it.each([
    ['none of that id', contentId('document-template-state', 'prenup.XX'), 404],
    ['what is no id', 'TX', 400],
  ])('answer no state for %s', async (_name, id, status) => {
    expect((await api.get(`/templates/document-template-states/${id}`)).status).toBe(status);
  });
});

describe('the clause library', () => {
  it('lists the sections in the order in which they are read', async () => {
    expect((await sections()).map(({ id, key, kind, title, order }) => ({ id, key, kind, title, order }))).toEqual(
      agreementTemplate.sections.map(({ id, key, kind, title }, order) => ({ id, key, kind, title, order })),
    );
  });

  it('lists every clause as it is read, each under its section and parent', async () => {
    const listed = await clauses();
    expect(listed.map(({ id }) => id)).toEqual(library.map(({ id }) => id));
    const sectionIds = new Set((await sections()).map(({ id }) => id));
    for (const clause of library) {
      for (const [order, child] of clause.children.entries()) {
        expect(listed.find(({ id }) => id === child.id)).toMatchObject({ parentClauseTemplateId: clause.id, order });
      }
    }
    expect(listed.every(({ sectionTemplateId }) => sectionIds.has(sectionTemplateId))).toBe(true);
    expect(listed.filter((clause) => clause.parentClauseTemplateId === null)).toHaveLength(
      agreementTemplate.sections.flatMap((section) => section.clauses).length,
    );
  });

  it('says the whole text of a clause, and when each part of it is in', async () => {
    for (const clause of await clauses()) {
      const written = library.find(({ id }) => id === clause.id);
      expect(clause.parts.map(({ text }) => text)).toEqual(written?.parts.map(({ text }) => text));
      expect(clause.text.split(/\s+/).join(' ')).toBe(
        clause.parts
          .map(({ text }) => text)
          .join(' ')
          .split(/\s+/)
          .join(' '),
      );
      expect(clause.parts.map(({ conditions }) => conditions.length)).toEqual(
        written?.parts.map(({ when }) => (when?.all.length ?? 0) + (when?.any.length ?? 0)),
      );
    }
  });

  it('says a condition by its question, options, respondent, value and comparison', () => {
    const { sections: made, clauses: of } = templateContent({
      ...agreementTemplate,
      sections: [
        {
          ...(agreementTemplate.sections[0] as (typeof agreementTemplate.sections)[number]),
          clauses: [
            aClause('one', {
              all: [
                {
                  questionKey: 'sp_gifts_between',
                  optionKeys: ['up_to_limit'],
                  optionRestriction: 'ALL',
                  respondent: 'A',
                  comparisonType: 'EQUAL',
                  value: null,
                },
              ],
              any: [
                {
                  questionKey: 'sp_gifts_limit',
                  optionKeys: [],
                  optionRestriction: 'ANY',
                  respondent: 'EITHER',
                  comparisonType: 'GTE',
                  value: '500',
                },
              ],
              inStates: ['CA'],
              notInStates: ['NY'],
              facts: [{ fact: 'jointEntries', isOneOf: ['true'] }],
              withClauses: ['two'],
              withoutClauses: ['three'],
            }),
            aClause('two', null),
            aClause('three', null),
          ],
        },
      ],
    });
    const question = questionOfKey('sp_gifts_between');
    expect(made).toHaveLength(1);
    expect(of[0]?.inclusion).toEqual({
      conditions: [
        {
          questionId: question.id,
          questionOptionIds: [question.questionOptions.find(({ key }) => key === 'up_to_limit')?.id],
          optionRestriction: 'ALL',
          respondent: 'A',
          value: null,
          comparisonType: 'EQUAL',
          isAlternative: false,
        },
        {
          questionId: questionOfKey('sp_gifts_limit').id,
          questionOptionIds: [],
          optionRestriction: 'ANY',
          respondent: 'EITHER',
          value: '500',
          comparisonType: 'GTE',
          isAlternative: true,
        },
      ],
      stateInclusions: [
        { stateId: stateId('CA'), isIncluded: true },
        { stateId: stateId('NY'), isIncluded: false },
      ],
      facts: [{ fact: 'jointEntries', isOneOf: ['true'] }],
      withClauseTemplateIds: [contentId('clause-template', 'two')],
      withoutClauseTemplateIds: [contentId('clause-template', 'three')],
    });
  });

  it('is read by admins and approved attorneys, and not there for anybody else', async () => {
    const attorney = await anAttorney(api);
    expect(await clauses(attorney)).toEqual(await clauses());
    expect(await sections(attorney)).toEqual(await sections());
    for (const address of ['/templates/clause-templates', '/templates/section-templates']) {
      expect((await api.get(address)).status).toBe(401);
      for (const stage of ['FORM_MISSING', 'UNDER_REVIEW', 'DECLINED', 'DEACTIVATED'] as const)
        expect((await api.get(address, await anAttorney(api, { stage }))).status, stage).toBe(404);
      expect((await api.get(address, await aCustomer(api))).status).toBe(404);
    }
  });
});

const aClause = (key: string, when: TemplateClause['when']): TemplateClause => ({
  key,
  id: contentId('clause-template', key),
  heading: null,
  parts: [],
  children: [],
  listStyle: 'ALPHA_LOWER',
  textStyle: null,
  isSeparatePage: false,
  when,
  block: null,
  summary: [],
  reviewedByCounsel: false,
});

describe('a content that has changed', () => {
  const store = (content: ReturnType<typeof templateContent>) =>
    api.db.transaction().execute((tx) => templateRepository(tx).replace(content, api.clock.now()));

  it('moves what is other, deletes what is gone and brings back what returns; the rest stays untouched', async () => {
    const shipped = templateContent(agreementTemplate);
    const before = await clauses();
    const [first, second] = before.filter(({ parentClauseTemplateId }) => parentClauseTemplateId === null);
    const isBelow = (id: string | null): boolean =>
      id !== null &&
      (id === second?.id || isBelow(before.find((clause) => clause.id === id)?.parentClauseTemplateId ?? null));
    api.clock.advance(60_000);
    await store({
      ...shipped,
      clauses: shipped.clauses
        .filter(({ id }) => !isBelow(id))
        .map((clause) => (clause.id === first?.id ? { ...clause, title: 'Another heading' } : clause)),
    });
    const after = await clauses();
    expect(after.map(({ id }) => id)).toEqual(before.filter(({ id }) => !isBelow(id)).map(({ id }) => id));
    expect(after.filter((clause) => clause.updatedAt === api.clock.now().toISOString())).toEqual([
      { ...first, title: 'Another heading', updatedAt: api.clock.now().toISOString() },
    ]);
    await store(shipped);
    const undated = (list: readonly ClauseTemplate[]) => list.map((clause) => ({ ...clause, updatedAt: null }));
    expect(undated(await clauses())).toEqual(undated(before));
  });
});
