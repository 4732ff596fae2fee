import {
  type DocumentTemplateState,
  documentTemplateStateSchema,
  type State,
  stateSchema,
  type Term,
  termSchema,
} from '@troth/domain/jurisdictions';
import { present } from '../../kernel/http/present';
import type { StateRow, TemplateStateRow, TermRow } from './state.repository';

export const presentState = (row: StateRow): State => present(stateSchema, row);
export const presentTemplateState = (row: TemplateStateRow): DocumentTemplateState =>
  present(documentTemplateStateSchema, row);
export const presentTerm = (row: TermRow): Term => present(termSchema, row);
