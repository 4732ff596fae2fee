import { isTooSoonInCalifornia } from '@troth/domain/questionnaire';
import { Button } from '@troth/ui/button';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../shared/texts';
import type { Question } from './model';
import type { QuestionnaireStore } from './questionnaire-store';
import { useCard } from './use-questionnaire';

const CaliforniaPopup = lazy(async () => ({ default: (await import('./california-popup')).CaliforniaPopup }));

/**
 * Under the wedding date: when it is a Californian one within the reading period, the popup opens by itself, once for
 * each date, and can be opened again. Also when the state has become California since the date was given. Customer spec
 * §5.
 */
export function CaliforniaGuard({ question, store }: { question: Question; store: QuestionnaireStore }) {
  const { input, status } = useCard(store, question);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const isSettled = status.input === null || status.isInvalid;
  if (!isSettled || !isTooSoonInCalifornia(input.text, question.id, store.facts)) return null;
  return (
    <>
      <div>
        <Button variant="text" size="sm" onClick={() => setClosedFor(null)}>
          {t('questionnaire.california.open')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {closedFor !== input.text && (
          <CaliforniaPopup question={question} store={store} onClose={() => setClosedFor(input.text)} />
        )}
      </Suspense>
    </>
  );
}
