import { ProTip } from '@troth/ui/tip';
import { t } from '../../shared/texts';
import type { Question } from './model';
import classes from './section.module.css';

/** What the state's law says about a question, with where it says so after it. Not legal advice. */
export function LawNotes({ notes }: { notes: Question['stateNotes'] }) {
  return notes.map(({ text, citation }) => (
    <ProTip key={text} title={t('questionnaire.lawNote')}>
      {text}
      {citation !== null && !text.includes(citation) && <cite className={classes.citation}>{citation}</cite>}
    </ProTip>
  ));
}
