import { eventKind } from '../../kernel/events/event';
import type { CommitRow } from './commit.repository';

/** An agreement has a new version. */
export const versionCommitted = eventKind<{
  readonly commit: CommitRow;
  /** Whether the agreement had none before. */
  readonly isFirst: boolean;
  readonly origin: 'ANSWERS' | 'EDITS';
}>('VersionCommitted');
