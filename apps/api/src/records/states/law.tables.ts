import type { EntityColumns, Optional } from '../../kernel/database/columns';

export interface LawTables {
  countries: EntityColumns & {
    name: string;
    abbreviation: string;
    isActive: boolean;
    icon: Optional<string>;
    termForCountry: string;
  };
  states: EntityColumns & {
    countryId: string;
    name: string;
    abbreviation: string;
    isActive: boolean;
    icon: Optional<string>;
    termForState: string;
    allowsOnlineNotary: boolean;
    notaryBlockText: string;
    distributionLaw: 'EQUITABLE_DISTRIBUTION' | 'COMMUNITY_PROPERTY';
    embryoRepRequired: boolean;
    spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY' | 'CANNOT_WAIVE_OR_MODIFY' | 'ATTORNEY_REQUIRED';
    attorneySupport: 'NONE' | 'PARTNER';
  };
  documentTemplates: EntityColumns & { type: 'PRENUP'; description: string; countryId: string };
  documentTemplateStates: EntityColumns & {
    documentTemplateId: string;
    stateId: string;
    termForDocument: string;
    statute: Optional<string>;
    witnessRequired: boolean;
  };
  terms: EntityColumns & { key: string; stateId: string; documentTemplateId: string; value: string };
}
