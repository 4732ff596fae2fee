import type { LawSubject } from '@troth/domain/jurisdictions';
import type { ColumnType, Generated } from 'kysely';
import type { EntityColumns, Instant, Json, NullableInstant, Optional } from '../../kernel/database/columns';

/** A value that an admin can set. */
export type LawValue = string | boolean | null;

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
    /** Open to new couples only while counsel has approved everything. */
    requiresCounsel: ColumnType<boolean, boolean | undefined, boolean>;
  };
  documentTemplates: EntityColumns & { type: 'PRENUP'; description: string; countryId: string };
  documentTemplateStates: EntityColumns & {
    documentTemplateId: string;
    stateId: string;
    termForDocument: string;
    statute: Optional<string>;
    witnessRequired: boolean;
  };
  lawChanges: {
    id: Generated<string>;
    position: ColumnType<string, never, never>;
    stateId: string;
    subject: LawSubject;
    documentTemplateId: Optional<string>;
    field: string;
    before: Json<LawValue>;
    after: Json<LawValue>;
    source: string;
    reason: string;
    couples: number;
    told: ColumnType<number, number | undefined, number>;
    settledAt: NullableInstant;
    takesBackId: Optional<string>;
    changedById: string;
    createdAt: Instant;
  };
  terms: EntityColumns & { key: string; stateId: string; documentTemplateId: string; value: string };
}
