import { deviceStorage } from '@troth/portal/device-storage';
import type { ApplicationDraft, LicenseDraft } from '../../shared/profile/draft';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isLicense = (value: unknown): value is LicenseDraft =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['barLicenseNum'] === 'string' &&
  (value['stateId'] === null || typeof value['stateId'] === 'string');
const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** What an earlier visit kept, laid over an empty draft; whatever has another shape by now is left out. */
function restored(kept: Record<string, unknown>, empty: ApplicationDraft): ApplicationDraft {
  const text = (key: keyof ApplicationDraft, otherwise: string) => textOr(kept[key], otherwise);
  const list = (key: keyof ApplicationDraft) => (isStrings(kept[key]) ? kept[key] : []);
  const id = (key: keyof ApplicationDraft) => (typeof kept[key] === 'string' ? kept[key] : null);
  const firm = isRecord(kept['newLawFirm']) ? kept['newLawFirm'] : {};
  const insurance = kept['hasMalpracticeInsurance'];
  const licenses: unknown = kept['licenses'];
  return {
    firstName: text('firstName', empty.firstName),
    lastName: text('lastName', empty.lastName),
    phoneNumber: text('phoneNumber', empty.phoneNumber),
    bio: text('bio', ''),
    firm: kept['firm'] === 'NEW' ? 'NEW' : 'LISTED',
    lawFirmId: id('lawFirmId'),
    newLawFirm: {
      name: textOr(firm['name'], ''),
      contactEmail: textOr(firm['contactEmail'], ''),
      website: textOr(firm['website'], ''),
    },
    licenses:
      Array.isArray(licenses) && licenses.length > 0 && licenses.every(isLicense)
        ? licenses.map((license) => ({ ...license, expiresOn: textOr(license.expiresOn, '') }))
        : empty.licenses,
    lawSchool: text('lawSchool', ''),
    yearsOfExperience: text('yearsOfExperience', ''),
    responseTimeHours: text('responseTimeHours', ''),
    languages: list('languages'),
    practiceAreas: list('practiceAreas'),
    professionalAssociations: list('professionalAssociations'),
    malpracticeInsuranceFileId: id('malpracticeInsuranceFileId'),
    malpracticeInsuranceExpiresOn: text('malpracticeInsuranceExpiresOn', ''),
    profilePhotoId: id('profilePhotoId'),
    docusignContractFileId: id('docusignContractFileId'),
    hasMalpracticeInsurance: insurance === 'YES' || insurance === 'NO' ? insurance : null,
    isEmbryoAttorney: kept['isEmbryoAttorney'] === true,
    hasFastTurnaround: kept['hasFastTurnaround'] === true,
    disciplinaryStatement: text('disciplinaryStatement', ''),
  };
}

const nameOf = (userId: string) => `troth-application.${userId}`;

/** A draft, and when it was typed by the clock of its device. */
export interface KeptDraft {
  readonly draft: ApplicationDraft;
  readonly keptAt: string;
}

/** What was kept anywhere, as a draft of today's shape; null where it is nothing of the kind. */
export const draftFrom = (kept: unknown, empty: ApplicationDraft): KeptDraft | null =>
  isRecord(kept) ? { draft: restored(kept, empty), keptAt: textOr(kept['keptAt'], '') } : null;

/** Of two drafts the one that was typed later. */
export const laterDraft = (one: KeptDraft | null, other: KeptDraft | null): KeptDraft | null =>
  one === null || (other !== null && other.keptAt > one.keptAt) ? other : one;

/** The application that is not sent yet, kept on the device: it survives an ended session and a closed tab. */
export const keptDraft = {
  read(userId: string, empty: ApplicationDraft): KeptDraft | null {
    try {
      return draftFrom(JSON.parse(deviceStorage.read(nameOf(userId)) ?? 'null'), empty);
    } catch {
      return null;
    }
  },
  keep(userId: string, { draft, keptAt }: KeptDraft): void {
    deviceStorage.keep(nameOf(userId), JSON.stringify({ ...draft, keptAt }));
  },
  drop(userId: string): void {
    deviceStorage.drop(nameOf(userId));
  },
};
