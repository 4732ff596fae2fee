import { anyOf, type Policy } from '../../kernel/http/policy';
import { isAssignedAttorney, isOwningCustomer, isPartner, type OfDocument, type Owned } from '../couples/couple.policy';

/** The questionnaire and the answers under `users/{id}` are the person's own (D3). */
export const questionnairePolicy = {
  read: isOwningCustomer,
  answer: isOwningCustomer,
  continueSection: isOwningCustomer,
} satisfies Policy<'answer' | 'continueSection', Owned>;

/** Under a document each partner reads the own answers, and an attorney those of the client. */
export const documentQuestionnairePolicy = {
  read: anyOf(isPartner, isAssignedAttorney),
} satisfies Policy<never, OfDocument>;
