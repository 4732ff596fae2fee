import { ProTip } from '@troth/ui/tip';
import { t } from '../../shared/texts';
import type { Question } from './model';

/** What the state's law says about a question, with where it says so. Not legal advice. */
export function LawNotes({ notes }: { notes: Question['stateNotes'] }) {
  return notes.map(({ text, citation }) => (
    <ProTip key={text} title={t('questionnaire.lawNote')}>
      {citation === null || text.includes(citation) ? text : t('questionnaire.lawNote.cited', { text, citation })}
    </ProTip>
  ));
}
