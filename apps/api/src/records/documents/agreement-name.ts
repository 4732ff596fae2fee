import { documentFileName, documentTerm } from '@troth/domain/documents';
import type { DocumentView } from './document.presenter';

/** What a file of a couple's agreement is called, wherever the agreement was made (D31). */
export const agreementName = ({ userA, userB, document, templateStates }: DocumentView): string =>
  documentFileName({ userA, userB, term: documentTerm(templateStates, document.stateId) });
