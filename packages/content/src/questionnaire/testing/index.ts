import type { QuestionOptionContent } from '../content-model';
import { questionOfKey } from '../questionnaire';

/** The option of this path, such as `sp_premarital.stays`. @throws Error when there is none. */
export function optionOfPath(path: string): QuestionOptionContent {
  const [questionKey = '', optionKey = ''] = path.split('.');
  const option = questionOfKey(questionKey).questionOptions.find(({ key }) => key === optionKey);
  if (option === undefined) throw new Error(`${questionKey} has no option called ${optionKey}.`);
  return option;
}
