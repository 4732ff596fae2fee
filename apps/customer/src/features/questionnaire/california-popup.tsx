import { isTooSoonInCalifornia } from '@troth/domain/questionnaire';
import { DateField } from '@troth/ui/date-field';
import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Popup } from '@troth/ui/popup';
import { useState } from 'react';
import { t } from '../../shared/texts';
import classes from './section.module.css';
import type { Question } from './model';
import type { QuestionnaireStore } from './questionnaire-store';

export interface CaliforniaPopupProps {
  question: Question;
  store: QuestionnaireStore;
  isOnWaitlist: boolean;
  onJoin: () => void;
  isJoining: boolean;
  onClose: () => void;
}

/**
 * A Californian wedding within the reading period, and the two ways out: the date changed here and now, or the waitlist
 * for an agreement after the wedding. Customer spec §2 "California law popup" and §5.
 */
export function CaliforniaPopup({ question, store, isOnWaitlist, onJoin, isJoining, onClose }: CaliforniaPopupProps) {
  const { facts, saver } = store;
  const [date, setDate] = useState(store.inputOf(question).text);
  const isStillTooSoon = date === '' || isTooSoonInCalifornia(date, question.id, facts);

  const reschedule = () => {
    saver.change(question.id, { text: date, optionIds: [] }, 0);
    onClose();
  };
  return (
    <Popup
      isOpen
      size="short"
      onClose={onClose}
      title={t('questionnaire.california.title')}
      actions={<Button onClick={onClose}>{t('questionnaire.california.later')}</Button>}
    >
      <Stack gap={6}>
        <p>{t('questionnaire.california.text')}</p>
        <div className={classes.way}>
          <h3>{t('questionnaire.california.reschedule.title')}</h3>
          <DateField label={t('questionnaire.california.date')} value={date} onChange={setDate} />
          <div>
            <Button variant="primary" onClick={reschedule} disabled={isStillTooSoon}>
              {t('questionnaire.california.reschedule')}
            </Button>
          </div>
        </div>
        {!isOnWaitlist && (
          <div className={classes.way}>
            <h3>{t('questionnaire.waitlist.title')}</h3>
            <p>{t('questionnaire.waitlist.text')}</p>
            <div>
              <Button onClick={onJoin} isLoading={isJoining}>
                {t('questionnaire.waitlist.join')}
              </Button>
            </div>
          </div>
        )}
      </Stack>
    </Popup>
  );
}
