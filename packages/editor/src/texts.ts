import { createTranslator } from '@troth/domain/messages';
import { en } from './generated/messages/en';
import type { Messages } from './generated/messages/keys';

/** The texts of the editor. */
export const t = createTranslator<Messages>(en, 'en');
