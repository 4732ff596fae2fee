import { useId } from 'react';
import { t } from '../../shared/texts';
import classes from './booking.module.css';
import type { BookingChoice } from './queries';
import { Choices } from './slot-picker';
import { momentName } from './times';

/** The times that the attorney suggests for a call, above all the others that are free. */
export function OfferedTimes({
  choice,
  timeZone,
  value,
  onChange,
}: {
  choice: BookingChoice;
  timeZone: string;
  value: string | null;
  onChange: (startAt: string) => void;
}) {
  return (
    <div className={classes.offered}>
      <Choices
        legend={t('booking.suggested', { name: choice.attorneyName ?? t('booking.yourAttorney') })}
        name={useId()}
        value={value}
        choices={choice.offeredTimes.map((time) => ({ value: time, label: momentName(timeZone, time) }))}
        onChange={onChange}
      />
    </div>
  );
}
