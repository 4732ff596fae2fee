import type { DocumentTemplateState, State, Term } from '@troth/domain/jurisdictions';
import { presentEntity } from '../../kernel/http/present';
import type { StateRow, TemplateStateRow, TermRow } from './state.repository';

export function presentState(row: StateRow): State {
  return {
    ...presentEntity(row),
    name: row.name,
    abbreviation: row.abbreviation,
    isActive: row.isActive,
    icon: row.icon,
    termForState: row.termForState,
    allowsOnlineNotary: row.allowsOnlineNotary,
    notaryBlockText: row.notaryBlockText,
    distributionLaw: row.distributionLaw,
    embryoRepRequired: row.embryoRepRequired,
    spousalSupportLaw: row.spousalSupportLaw,
    attorneySupport: row.attorneySupport,
    countryId: row.countryId,
  };
}

export function presentTemplateState(row: TemplateStateRow): DocumentTemplateState {
  return {
    ...presentEntity(row),
    stateId: row.stateId,
    documentTemplateId: row.documentTemplateId,
    termForDocument: row.termForDocument,
    statute: row.statute,
    witnessRequired: row.witnessRequired,
  };
}

export function presentTerm(row: TermRow): Term {
  return {
    ...presentEntity(row),
    key: row.key,
    stateId: row.stateId,
    documentTemplateId: row.documentTemplateId,
    value: row.value,
  };
}
