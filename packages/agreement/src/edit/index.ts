export { settle } from '../settle';
export { numberClauses } from '../settle/numbering';
export { referenceWords } from '../settle/words';
export { applyDrafts } from './apply-drafts';
export { checkEdited, type EditFacts } from './check-edited';
export { draftsBetween } from './drafts-between';
export { type Editor, markEdits } from './mark-edits';
export { type EditOffer, offersOf } from './offers';
export { EditError, type NewClause, newClause, newSection, NO_DRAFTS, ORDER_STEP, plainReading } from './parts';
