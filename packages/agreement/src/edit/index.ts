export { settle } from '../settle';
export { applyDrafts } from './apply-drafts';
export { checkEdited, type EditFacts } from './check-edited';
export { draftsBetween } from './drafts-between';
export { type Editor, markEdits } from './mark-edits';
export { EditError, type NewClause, newClause, newSection, NO_DRAFTS, ORDER_STEP, plainReading } from './parts';
