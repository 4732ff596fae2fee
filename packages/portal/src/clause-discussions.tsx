export { ClauseDiscussions } from './clause-discussions/clause-discussions';
export { clauseDiscussionsQuery } from './clause-discussions/queries';
export { useDiscussionPanel } from './clause-discussions/use-discussion-panel';
