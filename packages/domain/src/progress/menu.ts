import type { NotarizationBlocker } from '../notarization/blocker';
import { CUSTOMER_SCREENS } from '../people/paths';

/** Items of the customer menu, then the secondary ones. Customer spec §2 "Side menu". */
export const MENU_KEYS = [
  'DASHBOARD',
  'QUESTIONNAIRE',
  'FINANCIAL_DISCLOSURE',
  'ALIGNMENT',
  'DOCUMENTS',
  'NOTARIZATION',
] as const;
export type MenuKey = (typeof MENU_KEYS)[number];
export const SECONDARY_MENU_KEYS = ['PAYMENT', 'HELP', 'ACCOUNT'] as const;
export type SecondaryMenuKey = (typeof SECONDARY_MENU_KEYS)[number];

/** Why an item is dimmed. The text is `menu.reason.{reason}` of the catalog. */
export const MENU_REASONS = [
  'PRENUP_NOT_PAID',
  'NO_PARTNER',
  'FINANCIAL_DISPUTES_PENDING',
  'IMPORTED',
  'ALIGNMENT_INCOMPLETE',
  'QUESTIONNAIRE_INCOMPLETE',
  'NOTARIZATION_BLOCKED',
] as const;
export type MenuReason = (typeof MENU_REASONS)[number];

export interface MenuEntry {
  readonly key: MenuKey | SecondaryMenuKey;
  readonly path: string;
  readonly isEnabled: boolean;
  readonly reason: MenuReason | null;
}

/** What the menu looks at. */
export interface MenuFacts {
  readonly isPrenupPaid: boolean;
  readonly hasPartner: boolean;
  readonly hasPendingFinancialDisputes: boolean;
  readonly isImported: boolean;
  readonly isAlignmentComplete: boolean;
  readonly isQuestionnaireComplete: boolean;
  readonly notarizationBlocker: NotarizationBlocker | null;
  readonly isReviewed: boolean;
  readonly isNotarized: boolean;
}

/**
 * Where each item leads. "Review & Notarize" leads to the review until the document is reviewed (decisions, row 33), and
 * to its end once it is notarized.
 */
const pathOf = (key: MenuKey | SecondaryMenuKey, { isReviewed, isNotarized }: MenuFacts): string => {
  if (key !== 'NOTARIZATION' || (isReviewed && !isNotarized)) return CUSTOMER_SCREENS[key];
  return isNotarized ? CUSTOMER_SCREENS.CONGRATULATIONS : CUSTOMER_SCREENS.REVIEW;
};

function reasonFor(key: MenuKey, facts: MenuFacts): MenuReason | null {
  if (key === 'DASHBOARD' || key === 'QUESTIONNAIRE') return null;
  if (!facts.isPrenupPaid) return 'PRENUP_NOT_PAID';
  switch (key) {
    case 'FINANCIAL_DISCLOSURE':
      return null;
    case 'ALIGNMENT':
      if (facts.isImported) return 'IMPORTED';
      if (!facts.hasPartner) return 'NO_PARTNER';
      return facts.hasPendingFinancialDisputes ? 'FINANCIAL_DISPUTES_PENDING' : null;
    case 'DOCUMENTS':
      return facts.isAlignmentComplete ? null : 'ALIGNMENT_INCOMPLETE';
    case 'NOTARIZATION':
      if (!facts.isQuestionnaireComplete) return 'QUESTIONNAIRE_INCOMPLETE';
      return facts.notarizationBlocker === null ? null : 'NOTARIZATION_BLOCKED';
  }
}

/**
 * The customer menu with what is dimmed, and why. Customer spec §6 "Menu gating". That alignment needs a partner
 * follows from customer spec §2: without one, its screen leads home.
 */
export function customerMenu(facts: MenuFacts): { readonly items: MenuEntry[]; readonly secondary: MenuEntry[] } {
  return {
    items: MENU_KEYS.map((key) => {
      const reason = reasonFor(key, facts);
      return { key, path: pathOf(key, facts), isEnabled: reason === null, reason };
    }),
    secondary: SECONDARY_MENU_KEYS.map((key) => ({ key, path: pathOf(key, facts), isEnabled: true, reason: null })),
  };
}
