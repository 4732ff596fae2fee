import { isTooSoonInCalifornia } from '@troth/domain/questionnaire';
import { DateField } from '@troth/ui/date-field';
import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Popup } from '@troth/ui/popup';
import { useState } from 'react';
import { t } from '../../shared/texts';
import type { Question } from './model';
import type { QuestionnaireStore } from './questionnaire-store';

export interface CaliforniaPopupProps {
  question: Question;
  store: QuestionnaireStore;
  onClose: () => void;
}

/** A Californian wedding within the reading period: the date can be changed here and now. Customer spec §2 and §5. */
export function CaliforniaPopup({ question, store, onClose }: CaliforniaPopupProps) {
  const { facts, saver } = store;
  const [date, setDate] = useState(store.inputOf(question).text);

  const reschedule = () => {
    saver.change(question.id, { text: date, optionIds: [] }, 0);
    onClose();
  };
  const isStillTooSoon = date === '' || isTooSoonInCalifornia(date, question.id, facts);
  return (
    <Popup
      isOpen
      size="short"
      onClose={onClose}
      title={t('questionnaire.california.title')}
      actions={
        <>
          <Button variant="primary" onClick={reschedule} disabled={isStillTooSoon}>
            {t('questionnaire.california.reschedule')}
          </Button>
          <Button onClick={onClose}>{t('questionnaire.california.later')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('questionnaire.california.text')}</p>
        <DateField label={t('questionnaire.california.date')} value={date} onChange={setDate} />
      </Stack>
    </Popup>
  );
}
