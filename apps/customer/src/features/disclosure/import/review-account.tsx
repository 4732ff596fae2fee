import { ACCOUNT_TYPES, type DuplicateReport } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { formatCents } from '@troth/domain/money';
import { DateField } from '@troth/ui/date-field';
import { FieldError } from '@troth/ui/field';
import { MoneyText } from '@troth/ui/money-text';
import { type Option, RadioOptions } from '@troth/ui/option-cards';
import { SelectField } from '@troth/ui/select-field';
import { StatusTag } from '@troth/ui/status-tag';
import { TextField } from '@troth/ui/text-field';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import { useId } from 'react';
import { t } from '../../../shared/texts';
import { DEBT_TYPES } from './found';
import classes from './import.module.css';
import {
  asksWhoOwes,
  type Decision,
  decisionsFor,
  entryCents,
  isOverdrawn,
  type ItemErrors,
  kindOf,
  type ListedEntry,
  type ReviewItem,
} from './review-items';

const YEAR_DIGITS = 4;

export interface ReviewAccountProps {
  item: ReviewItem;
  report: DuplicateReport;
  decision: Decision | null;
  errors: ItemErrors;
  own: readonly ListedEntry[];
  partners: readonly ListedEntry[];
  partnerName: string;
  isSaved: boolean;
  onChange: (changes: Partial<ReviewItem>) => void;
}

const nameOf = (institution: string, lastFour: string, key: string): string => {
  if (institution.trim() === '') return t('disclosure.import.review.unnamed', { number: key });
  return lastFour === '' ? institution : t('disclosure.import.review.ending', { institution, lastFour });
};

function Tags({ item, report, partnerName, isSaved }: ReviewAccountProps) {
  const surely = (matches: DuplicateReport['own']) => matches.some(({ likeness }) => likeness === 'SAME');
  if (isSaved) return <StatusTag tone="success">{t('disclosure.import.saved')}</StatusTag>;
  if (item.isUncertain) return <StatusTag tone="warning">{t('disclosure.import.status.uncertain')}</StatusTag>;
  if (item.found.problem !== null) return <StatusTag tone="danger">{t('disclosure.import.status.problem')}</StatusTag>;
  const tags = [
    ...(report.own.length > 0
      ? [t(surely(report.own) ? 'disclosure.import.status.own' : 'disclosure.import.status.ownAlike')]
      : []),
    ...(report.partners.length > 0
      ? [
          surely(report.partners)
            ? t('disclosure.import.status.partner', { name: partnerName })
            : t('disclosure.import.status.partnerAlike', { name: partnerName }),
        ]
      : []),
    ...(report.inFile.length > 0 ? [t('disclosure.import.status.inFile')] : []),
  ];
  if (tags.length === 0) return <StatusTag tone="success">{t('disclosure.import.status.new')}</StatusTag>;
  return tags.map((tag) => (
    <StatusTag key={tag} tone="warning">
      {tag}
    </StatusTag>
  ));
}

/** What can be said of an account, each with what follows from it. */
function optionsFor({ item, report, own, partners, partnerName }: ReviewAccountProps): Option[] {
  return decisionsFor(item, report, own).map((value): Option => {
    switch (value) {
      case 'ADD_JOINT': {
        const shared = partners.some(
          ({ facts, shares }) => shares !== null && report.partners.some(({ id }) => id === facts.id),
        );
        return {
          value,
          label: t('disclosure.import.decision.joint'),
          description: shared
            ? t('disclosure.import.decision.jointShares', { name: partnerName })
            : t('disclosure.import.decision.jointNoShares'),
        };
      }
      case 'ADD':
        return {
          value,
          label:
            report.own.length > 0
              ? t('disclosure.import.decision.addBoth')
              : report.partners.length > 0 && kindOf(item) === 'assets'
                ? t('disclosure.import.decision.addOwn')
                : t('disclosure.import.decision.add'),
        };
      case 'LEAVE':
        return { value, label: t('disclosure.import.decision.leave') };
      default: {
        const facts = own.find((entry) => value === `UPDATE:${entry.facts.id}`)?.facts;
        if (facts === undefined) return { value, label: t('disclosure.import.decision.add') };
        return {
          value,
          label: t('disclosure.import.decision.update', {
            entry: nameOf(facts.institution ?? '', facts.accountNumber ?? '', item.found.key),
          }),
          description: t('disclosure.import.decision.updateDetail', {
            before: formatCents(facts.cents, facts.currency),
            after: formatCents(entryCents(item), item.found.currency ?? 'USD'),
          }),
        };
      }
    }
  });
}

const typeOptions = () => [
  ...ACCOUNT_TYPES.map((value) => ({ value, label: enumerationLabel(say, 'accountType', value) })),
  ...DEBT_TYPES.map((value) => ({ value, label: t(`disclosure.import.type.${value}`) })),
];

/** One account of the file: what it is, what is listed like it, and what becomes of it. */
export function ReviewAccount(props: ReviewAccountProps) {
  const { item, decision, errors, isSaved, onChange } = props;
  const { found } = item;
  const id = useId();
  const name = nameOf(item.institution, item.lastFour, found.key);
  const isDebt = kindOf(item) === 'debts';
  const isLeft = decision === 'LEAVE';
  // What is listed keeps its type and its year; a newer statement brings the amount and the day.
  const isUpdate = decision?.startsWith('UPDATE:') === true;
  const options = optionsFor(props);
  return (
    <li className={classes.account} data-left={isLeft || isSaved ? '' : undefined}>
      <div className={classes.accountHead}>
        <h3 className={classes.accountName} id={id}>
          {name}
        </h3>
        <div className={classes.tags}>
          <Tags {...props} />
        </div>
        <span className={classes.amount}>
          {isDebt && <small>{t('disclosure.import.review.amountDue')}</small>}
          <MoneyText cents={entryCents(item)} currency={found.currency ?? 'USD'} />
        </span>
      </div>
      {found.problem !== null && <p>{t(`disclosure.import.review.problem.${found.problem}`)}</p>}
      {item.isUncertain && !isSaved && <p>{t('disclosure.import.review.uncertain')}</p>}
      {found.problem === null && !isSaved && !item.isUncertain && (
        <>
          {isOverdrawn(item) && <p>{t('disclosure.import.review.overdrawn')}</p>}
          <div className={classes.facts} role="group" aria-labelledby={id}>
            <TextField
              label={t('disclosure.import.map.column.institution')}
              value={item.institution}
              onChange={(institution) => onChange({ institution })}
              error={errors.institution}
              isRequired
              autoComplete="off"
            />
            <SelectField
              label={t('disclosure.import.review.type')}
              value={item.type}
              options={typeOptions()}
              onChange={(type) => onChange({ type: type as ReviewItem['type'] })}
              error={errors.type}
              isRequired={!isUpdate}
            />
            <TextField
              label={t('disclosure.import.review.number')}
              value={item.lastFour}
              onChange={(lastFour) => onChange({ lastFour })}
              error={errors.lastFour}
              autoComplete="off"
            />
            <DateField
              label={t('disclosure.import.review.date')}
              value={item.date}
              onChange={(date) => onChange({ date })}
              error={errors.date}
              isRequired
            />
            {isDebt && (
              <TextField
                label={t('disclosure.import.review.year')}
                value={item.yearIncurred === null ? '' : String(item.yearIncurred)}
                onChange={(typed) => {
                  const digits = typed.replace(/\D/g, '').slice(0, YEAR_DIGITS);
                  onChange({ yearIncurred: digits === '' ? null : Number(digits) });
                }}
                error={errors.yearIncurred}
                inputMode="numeric"
                isNumeric
                isRequired={!isUpdate}
                autoComplete="off"
              />
            )}
          </div>
          {asksWhoOwes(item) && (
            <fieldset className={classes.question}>
              <legend className={classes.label}>
                {t('disclosure.import.review.owes', { amount: formatCents(found.cents, found.currency ?? 'USD') })}
              </legend>
              <RadioOptions
                value={item.owes === null ? null : item.owes ? 'yes' : 'no'}
                onChange={(value) => onChange({ owes: value === 'yes' })}
                options={[
                  { value: 'yes', label: t('disclosure.import.review.owes.yes') },
                  { value: 'no', label: t('disclosure.import.review.owes.no') },
                ]}
                isInvalid={errors.owes !== undefined}
                describedBy={errors.owes === undefined ? undefined : `${id}-owes`}
                isRequired
              />
              {errors.owes !== undefined && <FieldError id={`${id}-owes`}>{errors.owes}</FieldError>}
            </fieldset>
          )}
          <fieldset
            className={classes.question}
            data-short={options.every(({ description }) => description === undefined) ? '' : undefined}
          >
            <legend className={classes.label}>
              <VisuallyHidden>{name}: </VisuallyHidden>
              {t('disclosure.import.decision')}
            </legend>
            <RadioOptions
              value={decision}
              onChange={(value) => onChange({ decision: value as Decision })}
              options={options}
              isInvalid={errors.decision !== undefined}
              describedBy={errors.decision === undefined ? undefined : `${id}-decision`}
              isRequired
            />
            {errors.decision !== undefined && <FieldError id={`${id}-decision`}>{errors.decision}</FieldError>}
          </fieldset>
        </>
      )}
    </li>
  );
}
