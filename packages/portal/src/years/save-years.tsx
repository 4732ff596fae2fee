import { csvFile } from '@troth/domain/csv';
import type { OutcomeQuestion } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import type { Assumptions, Projection } from '@troth/outcomes';
import { type EventName, type Shown, type Told, yearsCsv } from '@troth/outcomes/words';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { useState } from 'react';
import { api } from '../api';
import { errorText } from '../errors';
import { saveAnswer } from '../save-answer';
import { saveAs } from '../save-as';
import classes from './years.module.css';

export interface SaveYearsProps {
  userId: string;
  documentId: string;
  words: Told;
  years: readonly Projection[];
  year: number;
  event: EventName;
  isToday: boolean;
  assumed: Assumptions;
  question: OutcomeQuestion | null;
  taken: Side | null;
  shownAt: (year: number) => Shown;
}

/** The sheet as a PDF, with everything it assumes, and the numbers of all years for a spreadsheet. */
export function SaveYears(props: SaveYearsProps) {
  const { userId, documentId, words, years, year, event, isToday, assumed, question, taken, shownAt } = props;
  const { say } = words;
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const saveSheet = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await saveAnswer(
        api.GET('/users/{id}/documents/{docId}/outcome-sheet', {
          params: {
            path: { id: userId, docId: documentId },
            query: {
              year: String(year),
              event,
              money: isToday ? 'TODAY' : 'THEN',
              assumed: JSON.stringify(assumed),
              ...(taken !== null && { answers: taken }),
              ...(taken !== null && question !== null && { question }),
            },
          },
          parseAs: 'blob',
        }),
        say('sheet.file'),
      );
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={classes.save}>
      <Button icon={<DownloadIcon size={16} />} isLoading={isSaving} onClick={() => void saveSheet()}>
        {say('sheet.save')}
      </Button>
      <Button
        variant="text"
        icon={<DownloadIcon size={16} />}
        onClick={() => {
          const csv = csvFile(yearsCsv(years, words, shownAt));
          saveAs(new Blob([csv], { type: 'text/csv;charset=utf-8' }), say('csv.file'));
        }}
      >
        {say('csv')}
      </Button>
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
    </div>
  );
}
