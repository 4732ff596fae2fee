import { en } from './generated/messages/en';
import { createTexts } from './texts';

export const portalTexts = createTexts(en, async () => (await import('./generated/messages/pseudo')).pseudo);
export const { t } = portalTexts;
