import type { AgreementTree } from '@troth/agreement/tree';
import type { DraftSet } from '@troth/domain/agreement';
import type { ReactNode } from 'react';
import type { Panel } from './beside';
import type { Outcome } from './commit-dialog';
import type { Commented } from './comments';
import type { VersionLine } from './history-panel';
import type { EditorServices } from './services';

export interface AgreementEditorProps {
  services: EditorServices;
  /** Under which words are kept on the device: whose they are, of which document. */
  keptName: string;
  base: AgreementTree;
  baseCommitAt: string;
  /** The drafts that the server has. */
  drafts: DraftSet;
  draftVersion: number;
  /** Drafts that stand on an earlier version: shown, and carried over where that version's clauses are as they were. */
  moved?: { readonly commitAt: string; readonly drafts: DraftSet } | null;
  versions: readonly VersionLine[];
  /** The version that this person approved last, where another came since. */
  approved?: Pick<VersionLine, 'commitAt' | 'number'> | null;
  /** Clauses that are being discussed: counted in the contents, and their words marked in the text. */
  comments?: readonly Commented[];
  title: string;
  crumbs: ReactNode;
  doneHref: string;
  /** “Gray Garland and the couple”: who reads the committed version during that time. */
  readers: string;
  /** What a commit does, besides making the next version: approvals that end, days that start again. */
  outcomes: readonly Outcome[];
  /** Why it cannot be edited now, in words; null where it can. */
  refusal: string | null;
  /** It is opened to be read: a reader who wants to edit says so. */
  isReadFirst?: boolean;
  isReasonAsked?: boolean;
  /** Panels of the portal: `approval`, with the state's clock, and `discussion`. */
  panels: readonly Panel[];
  /** What the preflight found of the committed version. */
  furtherFindings?: ReactNode;
  download: ReactNode;
  onCommitted: () => void;
  /** The base moved: everything is read again. */
  onReload: () => void;
}
