import type { ClauseTemplate, ClauseTemplatePart, SectionTemplate } from '@troth/domain/agreement';
import { type DocumentTemplate, documentTemplateSchema } from '@troth/domain/documents';
import { present, presentEntity } from '../../kernel/http/present';
import { presentTemplateState } from '../states/state.presenter';
import type { TemplateStateRow } from '../states/state.repository';
import type { ClauseTemplateRow, DocumentTemplateRow, SectionTemplateRow } from './template.repository';

export const presentDocumentTemplate = (
  row: DocumentTemplateRow,
  states: readonly TemplateStateRow[],
): DocumentTemplate =>
  present(documentTemplateSchema, row, { documentTemplateStates: states.map(presentTemplateState) });

const presentPart = (row: SectionTemplateRow | ClauseTemplateRow) => ({
  ...presentEntity(row),
  ...row.inclusion,
  key: row.key,
  listStyle: row.listStyle,
  textStyle: row.textStyle,
  order: row.order,
  isSeparatePage: row.isSeparatePage,
});

export const presentSectionTemplate = (row: SectionTemplateRow): SectionTemplate => ({
  ...presentPart(row),
  documentTemplateId: row.documentTemplateId,
  title: row.title,
  kind: row.kind,
});

/** The whole text, with every part that may be left out. */
const textOf = (parts: readonly ClauseTemplatePart[]): string =>
  parts.map(({ text, startsParagraph }, at) => `${at === 0 ? '' : startsParagraph ? '\n\n' : ' '}${text}`).join('');

export const presentClauseTemplate = (row: ClauseTemplateRow): ClauseTemplate => ({
  ...presentPart(row),
  sectionTemplateId: row.sectionTemplateId,
  parentClauseTemplateId: row.parentClauseTemplateId,
  title: row.title,
  text: textOf(row.parts),
  parts: row.parts,
  block: row.block,
  summary: row.summaryParts.length === 0 ? null : textOf(row.summaryParts),
  summaryParts: row.summaryParts,
  reviewedByCounsel: row.reviewedByCounsel,
});
