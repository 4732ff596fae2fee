import { PERCENTAGE_MAX } from '@troth/domain/constants';
import { type EditableFinancialKind, financialSchemas } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import type { FieldSpec, FieldValue, FormValues } from './kinds';
import type { EntryFields } from './queries';

const EMPTY: Readonly<Record<FieldSpec['type'], FieldValue>> = {
  text: '',
  lines: '',
  cents: null,
  percent: null,
  year: null,
  choice: null,
};

/** Values that a form has besides its fields. */
const startOf = (kind: EditableFinancialKind): FormValues => ({
  currency: 'USD',
  ...(kind === 'assets' && { assetAccountType: 'ACCOUNT', isJoint: false }),
});

const isFieldValue = (value: unknown): value is FieldValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** What the form shows: the entry as it is, or an empty one with what is known already. */
export function initialValues(
  kind: EditableFinancialKind,
  specs: readonly FieldSpec[],
  known: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = { ...startOf(kind) };
  for (const { name, type } of specs) values[name] = EMPTY[type];
  for (const name of Object.keys(values)) {
    const value = known[name];
    if (isFieldValue(value) && value !== null) values[name] = value;
  }
  return values;
}

const isBlank = (value: FieldValue | undefined) => value === null || value === undefined || value === '';

/** What is sent: empty fields as null, and null too for those that the other choices leave out. */
export function fieldsOf(values: FormValues, specs: readonly FieldSpec[]): EntryFields {
  const hidden = new Set(specs.filter(({ isShown }) => isShown?.(values) === false).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, hidden.has(name) || isBlank(value) ? null : value]),
  );
}

/** The sentences under the fields, by the schema with which the API checks the same entry. Customer spec §5. */
export function errorsOf(
  kind: EditableFinancialKind,
  values: FormValues,
  specs: readonly FieldSpec[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  const issues = financialSchemas[kind].creation.safeParse(fieldsOf(values, specs)).error?.issues ?? [];
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  for (const { name, isRequired, isShown } of specs) {
    if (isRequired === true && isShown?.(values) !== false && isBlank(values[name])) {
      errors[name] = say('validation.required');
    }
  }
  const { isJoint, userAPercentage: a, userBPercentage: b } = values;
  if (isJoint === true && typeof a === 'number' && typeof b === 'number' && a + b !== PERCENTAGE_MAX) {
    errors['userBPercentage'] ??= say('jointEntry.PERCENTAGES_NOT_100');
  }
  return errors;
}

/** The other partner's share: what is left of the whole, while the one that is typed is a share at all. */
export const otherShare = (percent: number | null): number | null =>
  percent === null || percent > PERCENTAGE_MAX ? null : PERCENTAGE_MAX - percent;
