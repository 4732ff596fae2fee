import type { ATTORNEY_FILE_FIELDS } from '@troth/domain/attorneys';
import type { UseFormReturnType } from '@mantine/form';
import type { ApplicationDraft } from './draft';

export type ApplicationForm = UseFormReturnType<ApplicationDraft>;

type TextPath = {
  [K in keyof ApplicationDraft]: ApplicationDraft[K] extends string ? K : never;
}[keyof ApplicationDraft];
type FirmPart = keyof ApplicationDraft['newLawFirm'];
type ListPath = 'languages' | 'practiceAreas' | 'professionalAssociations';

/** Ties a text field to the form. */
export const textInput = (form: ApplicationForm, path: Exclude<TextPath, 'firm'>) => ({
  value: form.values[path],
  onChange: (text: string) => form.setFieldValue(path, text),
  error: form.errors[path],
});

/** Ties a field of the new firm to the form. */
export const firmInput = (form: ApplicationForm, part: FirmPart) => ({
  value: form.values.newLawFirm[part],
  onChange: (text: string) => form.setFieldValue(`newLawFirm.${part}`, text),
  error: form.errors[`newLawFirm.${part}`],
});

/** Ties a list of texts to the form. */
export const listInput = (form: ApplicationForm, path: ListPath) => ({
  value: form.values[path],
  onChange: (items: string[]) => form.setFieldValue(path, items),
  error: form.errors[path],
});

/** Ties a file to the form. */
export const fileInput = (form: ApplicationForm, path: keyof typeof ATTORNEY_FILE_FIELDS) => ({
  fileId: form.values[path],
  onChange: (fileId: string | null) => {
    form.setFieldValue(path, fileId);
    form.clearFieldError(path);
  },
  error: form.errors[path],
});
