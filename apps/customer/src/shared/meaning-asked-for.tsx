import { OUTCOME_QUESTIONS } from '@troth/domain/outcomes';
import { Button } from '@troth/ui/button';
import { CardSkeleton } from '@troth/ui/skeleton';
import { type ComponentType, createContext, type ReactNode, useContext, useId, useState } from 'react';
import { LoadBoundary } from './load-boundary';
import classes from './meaning-asked-for.module.css';
import { t } from './texts';

const EFFECTIVE: ReadonlySet<string> = new Set(OUTCOME_QUESTIONS);

/** Whether the years change with the answer to a question. */
export const hasMeaning = (questionKey: string): boolean => EFFECTIVE.has(questionKey);

export interface AskedQuestion {
  readonly questionKey: string;
  /** The options that the question offers here, in their order. */
  readonly options: readonly { readonly key: string; readonly value: string }[];
}

/** What tells what each option of a question would mean; the screen that asks the questions gives it. */
export const QuestionMeaningContext = createContext<ComponentType<AskedQuestion> | null>(null);

/** "What would this change?" under a question that has an effect on the years. Nothing under any other. */
export function WhatWouldThisChange({ questionKey, options }: AskedQuestion) {
  const Meaning = useContext(QuestionMeaningContext);
  if (Meaning === null || options.length < 2 || !hasMeaning(questionKey)) return null;
  return (
    <MeaningAskedFor label={t('meaning.ask')}>
      <Meaning questionKey={questionKey} options={options} />
    </MeaningAskedFor>
  );
}

/** What an answer would mean, behind a button: it is loaded once someone asks for it. */
export function MeaningAskedFor({
  label,
  isInCard = false,
  children,
}: {
  label: string;
  /** Between the rows of a card, with their edges. */
  isInCard?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={isInCard ? classes.card : classes.question}>
      <Button variant="text" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      <div id={id}>
        {isOpen && (
          <LoadBoundary failed={t('years.loadFailed')} loading={<CardSkeleton height={160} />}>
            {children}
          </LoadBoundary>
        )}
      </div>
    </div>
  );
}
