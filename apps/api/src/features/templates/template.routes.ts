import { agreementTemplate } from '@troth/content/clauses';
import { clauseTemplateSchema, sectionTemplateSchema } from '@troth/domain/agreement';
import { documentTemplateSchema } from '@troth/domain/documents';
import { documentTemplateStateSchema } from '@troth/domain/jurisdictions';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { presentTemplateState } from '../../records/states/state.presenter';
import { clauseLibraryPolicy, documentTemplatePolicy } from '../../records/templates/template.policy';
import {
  presentClauseTemplate,
  presentDocumentTemplate,
  presentSectionTemplate,
} from '../../records/templates/template.presenter';
import { templateRepository } from '../../records/templates/template.repository';

const templateQuestionNamesSchema = z
  .object({
    id: idSchema,
    key: z.string(),
    title: z.string(),
    options: z.array(z.object({ id: idSchema, key: z.string(), label: z.string() })),
  })
  .meta({ id: 'TemplateQuestionNames', description: 'A question as the conditions of templates name it. Ours.' });

export const templateOperations = [
  operation({
    route: 'GET /templates/document-templates',
    id: 'documentTemplates.list',
    summary: 'Templates for creating agreements, each with its state-specific data, sorted by name',
    tag: 'templates',
    response: z.array(documentTemplateSchema),
    policy: documentTemplatePolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx }) => {
      const templates = templateRepository(tx);
      const states = await templates.listStates();
      return (await templates.list()).map((row) =>
        presentDocumentTemplate(
          row,
          states.filter(({ documentTemplateId }) => documentTemplateId === row.id),
        ),
      );
    },
  }),
  operation({
    route: 'GET /templates/document-template-states/{id}',
    id: 'documentTemplateStates.read',
    summary: 'What one state makes of a document template',
    tag: 'templates',
    params: idParam,
    response: documentTemplateStateSchema,
    policy: documentTemplatePolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, params }) => presentTemplateState(await templateRepository(tx).getState(params.id)),
  }),
  operation({
    route: 'GET /templates/questions',
    id: 'templateQuestions.list',
    summary: 'The questions that conditions of templates read, with their options: words and names, no answers',
    tag: 'templates',
    isOurs: true,
    response: z.array(templateQuestionNamesSchema),
    policy: clauseLibraryPolicy,
    action: 'read',
    load: noSubject,
    handle: () =>
      agreementTemplate.questions.map(({ id, key, title, options }) => ({
        id,
        key,
        title,
        options: options.map((option) => ({ id: option.id, key: option.key, label: option.label })),
      })),
  }),
  operation({
    route: 'GET /templates/section-templates',
    id: 'sectionTemplates.list',
    summary: 'Sections of the document templates, as they are read',
    tag: 'templates',
    response: z.array(sectionTemplateSchema),
    policy: clauseLibraryPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx }) => (await templateRepository(tx).listSections()).map(presentSectionTemplate),
  }),
  operation({
    route: 'GET /templates/clause-templates',
    id: 'clauseTemplates.list',
    summary: 'Clauses of the section templates, as they are read: each before its children',
    description:
      'The text holds every part that may be left out; `parts` tells when each is in. Everything that is given of a condition, a state, a fact or another clause must hold.',
    tag: 'templates',
    response: z.array(clauseTemplateSchema),
    policy: clauseLibraryPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx }) => (await templateRepository(tx).listClauses()).map(presentClauseTemplate),
  }),
];
