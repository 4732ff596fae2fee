import { attorneyApplicationSchema } from '@troth/domain/attorneys';
import { say } from '@troth/domain/messages';
import type { FormErrors } from '@mantine/form';
import type { Person } from '@troth/portal/person';
import type { components } from '@troth/api-client';
import type { Attorney } from '../attorney';
import { t } from '../texts';

export interface LicenseDraft {
  /** Of the row on the screen, so that removing one moves no other. */
  readonly key: string;
  readonly stateId: string | null;
  readonly barLicenseNum: string;
  /** The last day on which it holds; empty where it was not said. */
  readonly expiresOn: string;
}

/** The application, and later the profile, as it is typed. */
export interface ApplicationDraft {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  bio: string;
  firm: 'LISTED' | 'NEW';
  lawFirmId: string | null;
  newLawFirm: { name: string; contactEmail: string; website: string };
  licenses: LicenseDraft[];
  lawSchool: string;
  yearsOfExperience: string;
  responseTimeHours: string;
  languages: string[];
  practiceAreas: string[];
  professionalAssociations: string[];
  hasMalpracticeInsurance: 'YES' | 'NO' | null;
  malpracticeInsuranceFileId: string | null;
  /** Empty where it was not said. */
  malpracticeInsuranceExpiresOn: string;
  profilePhotoId: string | null;
  docusignContractFileId: string | null;
  isEmbryoAttorney: boolean;
  hasFastTurnaround: boolean;
  disciplinaryStatement: string;
}

export type Application = components['schemas']['AttorneyApplication'];

export const anotherLicense = (): LicenseDraft => ({
  key: crypto.randomUUID(),
  stateId: null,
  barLicenseNum: '',
  expiresOn: '',
});

export const emptyDraft = ({ firstName, lastName, phoneNumber }: Person): ApplicationDraft => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  phoneNumber: phoneNumber ?? '',
  bio: '',
  firm: 'LISTED',
  lawFirmId: null,
  newLawFirm: { name: '', contactEmail: '', website: '' },
  licenses: [anotherLicense()],
  lawSchool: '',
  yearsOfExperience: '',
  responseTimeHours: '',
  languages: [],
  practiceAreas: [],
  professionalAssociations: [],
  hasMalpracticeInsurance: null,
  malpracticeInsuranceFileId: null,
  malpracticeInsuranceExpiresOn: '',
  profilePhotoId: null,
  docusignContractFileId: null,
  isEmbryoAttorney: false,
  hasFastTurnaround: false,
  disciplinaryStatement: '',
});

const textOf = (value: number | string | null): string => (value === null ? '' : String(value));

/** What stands in the record, as it would have been typed. */
export const draftOf = (attorney: Attorney, person: Person): ApplicationDraft => ({
  ...emptyDraft(person),
  bio: textOf(attorney.bio),
  lawFirmId: attorney.lawFirmId,
  licenses: (attorney.attorneyStates ?? []).map(({ id, stateId, barLicenseNum, expiresOn }) => ({
    key: id,
    stateId,
    barLicenseNum,
    expiresOn: expiresOn ?? '',
  })),
  lawSchool: textOf(attorney.lawSchool),
  yearsOfExperience: textOf(attorney.yearsOfExperience),
  responseTimeHours: textOf(attorney.responseTimeHours),
  languages: attorney.languages,
  practiceAreas: attorney.practiceAreas,
  professionalAssociations: attorney.professionalAssociations,
  hasMalpracticeInsurance: attorney.hasMalpracticeInsurance ? 'YES' : 'NO',
  malpracticeInsuranceFileId: attorney.malpracticeInsuranceFileId,
  malpracticeInsuranceExpiresOn: attorney.malpracticeInsuranceExpiresOn ?? '',
  profilePhotoId: attorney.profilePhotoId,
  docusignContractFileId: attorney.docusignContractFileId,
  isEmbryoAttorney: attorney.isEmbryoAttorney,
  hasFastTurnaround: attorney.hasFastTurnaround,
  disciplinaryStatement: textOf(attorney.disciplinaryStatement ?? null),
});

/** What was typed as a number: nothing is none, and no number is refused by the schema. */
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

const dayOf = (typed: string): string | null => (typed === '' ? null : typed);

function candidateOf(draft: ApplicationDraft) {
  const { firm, lawFirmId, newLawFirm, licenses, hasMalpracticeInsurance, lawSchool, ...plain } = draft;
  const website = newLawFirm.website.trim();
  return {
    ...plain,
    licenses: licenses.map(({ stateId, barLicenseNum, expiresOn }) => ({
      stateId,
      barLicenseNum,
      expiresOn: dayOf(expiresOn),
    })),
    lawFirmId: firm === 'LISTED' ? lawFirmId : null,
    newLawFirm:
      firm === 'NEW'
        ? { ...newLawFirm, contactEmail: newLawFirm.contactEmail.trim(), website: website === '' ? null : website }
        : null,
    hasMalpracticeInsurance: hasMalpracticeInsurance === null ? undefined : hasMalpracticeInsurance === 'YES',
    // An answer of no carries no certificate.
    malpracticeInsuranceFileId: hasMalpracticeInsurance === 'YES' ? draft.malpracticeInsuranceFileId : null,
    malpracticeInsuranceExpiresOn:
      hasMalpracticeInsurance === 'YES' ? dayOf(draft.malpracticeInsuranceExpiresOn) : null,
    lawSchool: lawSchool.trim() === '' ? null : lawSchool.trim(),
    yearsOfExperience: numberOf(draft.yearsOfExperience),
    responseTimeHours: numberOf(draft.responseTimeHours),
    disciplinaryStatement: draft.disciplinaryStatement.trim() === '' ? null : draft.disciplinaryStatement.trim(),
  };
}

/** The words at a field, where the schema's own would say too little to a person. */
function wordsAt(path: string, message: string, draft: ApplicationDraft): string {
  if (path === 'yearsOfExperience') return t('form.years.error');
  if (path === 'responseTimeHours') return t('form.hours.error');
  if (path === 'phoneNumber' && draft.phoneNumber === '') return say('validation.required');
  if (path === 'bio' && draft.bio.trim() === '') return say('validation.required');
  const number = /^licenses\.(\d+)\.barLicenseNum$/.exec(path)?.[1];
  if (number !== undefined && draft.licenses[Number(number)]?.barLicenseNum.trim() === '') {
    return say('validation.required');
  }
  const license = /^licenses\.(\d+)\.stateId$/.exec(path)?.[1];
  if (license !== undefined && draft.licenses[Number(license)]?.stateId === null) return say('validation.required');
  return message;
}

/** Errors of a form from issues of the schema or of the API: the first of each field, under its path with dots. */
export function errorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  draft: ApplicationDraft,
): FormErrors {
  const errors: FormErrors = {};
  for (const { path, message } of issues) {
    const key = path.map(String).join('.');
    errors[key] ??= wordsAt(key, message, draft);
  }
  return errors;
}

/** What keeps a draft from being sent, by field. The rules are the domain's. */
export function draftErrors(draft: ApplicationDraft): FormErrors {
  const { error } = attorneyApplicationSchema.safeParse(candidateOf(draft));
  const errors = errorsOf(error?.issues ?? [], draft);
  // The schema compares the two ways to name a firm only once everything else is right.
  if (draft.firm === 'LISTED' && draft.lawFirmId === null) errors['lawFirmId'] ??= say('attorney.firm');
  if (draft.hasMalpracticeInsurance === 'YES' && draft.malpracticeInsuranceFileId === null) {
    errors['malpracticeInsuranceFileId'] ??= say('attorney.insuranceFile');
  }
  return errors;
}

/** What is sent, of a draft without errors. */
export function applicationOf(draft: ApplicationDraft): Application {
  const { licenses, hasMalpracticeInsurance = false, ...rest } = candidateOf(draft);
  return {
    ...rest,
    hasMalpracticeInsurance,
    licenses: licenses.map(({ stateId, ...license }) => ({ ...license, stateId: stateId ?? '' })),
  };
}
