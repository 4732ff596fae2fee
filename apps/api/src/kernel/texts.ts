import { createTranslator } from '@troth/domain/messages';
import { en } from '../generated/messages/en';

/** Says the API's own texts: problems, mails, pages. */
export const text = createTranslator(en, 'en');
