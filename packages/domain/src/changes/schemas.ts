import { z } from 'zod';
import { CHANGE_TOPICS } from './enumerations';

export const changeTopicSchema = z
  .enum(CHANGE_TOPICS)
  .meta({ id: 'ChangeTopic', description: 'What of a person’s data a change may have moved.' });

/** What an event of the live changes carries: no values, only what to ask for again. */
export const changeEventSchema = z
  .object({ topics: z.array(changeTopicSchema).min(1) })
  .meta({ id: 'ChangeEvent', description: 'What to ask for again: the data of an event named `change`.' });
