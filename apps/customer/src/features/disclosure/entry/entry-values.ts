import { PERCENTAGE_MAX } from '@troth/domain/constants';
import type { CalendarDate } from '@troth/domain/dates';
import { type EditableFinancialKind, financialSchemas, valuationDateError } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { canonicalDollars, parseMoney } from '@troth/domain/money';
import { answerErrorText, currencyError } from '@troth/domain/questionnaire';
import { t } from '../../../shared/texts';
import type { EntryFields } from '../queries';
import type { FieldSpec, FormValue, FormValues } from './kinds';

/** What a half-typed date holds: no date, and not empty. */
export const HALF_TYPED_DATE = 'partial';

/** Fields that make sense only together: none of them is sent while one is wrong. */
const TOGETHER: readonly (readonly string[])[] = [
  ['isJoint', 'userAPercentage', 'userBPercentage'],
  ['assetAccountType', 'accountType', 'assetType'],
];

/** An empty form of a kind, with what every new entry starts with. */
export function emptyForm(kind: EditableFinancialKind, specs: readonly FieldSpec[]): FormValues {
  return {
    currency: 'USD',
    ...(kind === 'assets' && { assetAccountType: 'ACCOUNT', isJoint: false }),
    ...Object.fromEntries(specs.map(({ name }) => [name, ''])),
  };
}

function asTyped(type: FieldSpec['type'] | undefined, value: unknown): FormValue {
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  return type === 'cents' ? canonicalDollars(value) : String(value);
}

/** An entry as its form shows it. */
export function formOf(kind: EditableFinancialKind, specs: readonly FieldSpec[], entry: object): FormValues {
  const types = new Map(specs.map(({ name, type }) => [name, type]));
  const known = new Map(Object.entries(entry));
  return Object.fromEntries(
    Object.entries(emptyForm(kind, specs)).map(([name, empty]) => {
      const value = asTyped(types.get(name), known.get(name));
      return [name, value === '' ? empty : value];
    }),
  );
}

/** A new entry like another one: not with its number, which is another's, nor the year and day that were its own. */
export function formLike(kind: EditableFinancialKind, specs: readonly FieldSpec[], entry: object): FormValues {
  const ofItsOwn = { accountNumber: '', valuationDate: '', ...(kind === 'incomes' && { year: '' }) };
  const form = formOf(kind, specs, entry);
  return { ...form, ...Object.fromEntries(Object.entries(ofItsOwn).filter(([name]) => name in form)) };
}

const isBlank = (value: FormValue | undefined) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** A typed value as the schema takes it; what it cannot read stays a text, which the schema refuses. */
function wireValue({ type, isZeroNone }: Pick<FieldSpec, 'type' | 'isZeroNone'>, text: string): unknown {
  const typed = text.trim();
  switch (type) {
    case 'cents': {
      const cents = parseMoney(typed) ?? typed;
      return cents === 0 && isZeroNone === true ? null : cents;
    }
    case 'percent':
    case 'year':
      return /^\d+$/.test(typed) ? Number(typed) : typed;
    case 'text':
    case 'lines':
    case 'choice':
    case 'date':
      return typed;
  }
}

/** What is sent: empty fields as null, and null too for those that the other choices leave out. */
export function fieldsOf(values: FormValues, specs: readonly FieldSpec[]): EntryFields {
  const known = new Map(specs.map((spec) => [spec.name, spec]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const spec = known.get(name);
      if (isBlank(value) || spec?.isShown?.(values) === false) return [name, null];
      return [name, typeof value === 'boolean' ? value : wireValue(spec ?? { type: 'text' }, value)];
    }),
  );
}

const MONEY_CHARACTERS = /[^\d.-]/g;

/** What is wrong with a typed amount, in the product's words; signs and letters around it are no fault. Customer spec §5. */
function moneyError(typed: string): string | null {
  const stripped = typed.replace(MONEY_CHARACTERS, '');
  if (stripped === '') return say('question.currency.amount');
  const error = currencyError(stripped, { isRequired: true });
  return error === null ? null : answerErrorText(say, error, { maximumValue: null });
}

/** How a typed account number is refused: it is never cut, so that nobody's number is half another one. */
const accountNumberError = (typed: string): string =>
  t('disclosure.accountNumber.tooLong', { count: [...typed.trim()].length });

/** The sentences under the fields, by the schema with which the API checks the same entry. Customer spec §5. */
export function errorsOf(
  kind: EditableFinancialKind,
  values: FormValues,
  specs: readonly FieldSpec[],
  today: CalendarDate,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const fields = fieldsOf(values, specs);
  for (const { name, type, isRequired, isShown } of specs) {
    const value = values[name];
    if (isShown?.(values) === false) continue;
    if (isBlank(value)) {
      if (isRequired === true) errors[name] = say('validation.required');
    } else if (type === 'cents' && typeof value === 'string') {
      const error = moneyError(value);
      if (error !== null) errors[name] = error;
    }
  }
  for (const { path, message } of financialSchemas[kind].creation.safeParse(fields).error?.issues ?? []) {
    const name = String(path[0]);
    const typed = values[name];
    errors[name] ??= name === 'accountNumber' && typeof typed === 'string' ? accountNumberError(typed) : message;
  }
  const { userAPercentage: a, userBPercentage: b, valuationDate } = fields;
  if (values['isJoint'] === true && typeof a === 'number' && typeof b === 'number' && a + b !== PERCENTAGE_MAX) {
    errors['userBPercentage'] ??= say('jointEntry.PERCENTAGES_NOT_100');
  }
  const dateError = typeof valuationDate === 'string' ? valuationDateError(valuationDate, today) : null;
  if (dateError !== null) errors['valuationDate'] ??= dateError;
  return errors;
}

export const isSameValue = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null);

/** Of the fields that changed, those that can be stored: nothing that is wrong, and nothing that belongs to it. */
export function sendableFields(changed: EntryFields, errors: Readonly<Record<string, string>>): EntryFields {
  const held = new Set(Object.keys(errors).flatMap((name) => TOGETHER.find((group) => group.includes(name)) ?? [name]));
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !held.has(name)));
}

/** The other partner's share: what is left of the whole, while the one that is typed is a share at all. */
export function otherShare(typed: FormValue): string | null {
  const percent = typeof typed === 'string' && /^\s*\d+\s*$/.test(typed) ? Number(typed) : null;
  return percent === null || percent > PERCENTAGE_MAX ? null : String(PERCENTAGE_MAX - percent);
}

/** What a change of one field changes besides it. */
export function withConsequences(name: string, value: FormValue): FormValues {
  const other = otherShare(value);
  if (other === null) return { [name]: value };
  if (name === 'userAPercentage') return { [name]: value, userBPercentage: other };
  if (name === 'userBPercentage') return { [name]: value, userAPercentage: other };
  return { [name]: value };
}

/** Whether a typed zero will be stored as nothing, which the field says. */
export const meansNone = ({ type, isZeroNone }: FieldSpec, value: FormValue | undefined): boolean =>
  type === 'cents' && isZeroNone === true && typeof value === 'string' && parseMoney(value) === 0;
