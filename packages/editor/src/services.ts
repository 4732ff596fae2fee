import type { AgreementTree, AnswerSource, ClauseNode } from '@troth/agreement/tree';
import type {
  ClauseDraftPart,
  ClauseEdit,
  EditFinding,
  LibraryGroup,
  ListStyle,
  SectionDraftPart,
  TextStyle,
} from '@troth/domain/agreement';
import type { Facts } from './controller';
import type { Calls, DeviceStore } from './session';

/** A group of the library in this couple's words. */
export interface RenderedGroup {
  readonly sections: readonly {
    readonly sectionTemplateId: string;
    readonly title: string;
    readonly listStyle: ListStyle;
    readonly textStyle: TextStyle | null;
    readonly isSeparatePage: boolean;
    readonly clauses: readonly ClauseNode[];
  }[];
  readonly clauses: readonly ClauseNode[];
  readonly unmet: readonly { readonly clauseTemplateId: string; readonly label: string }[];
}

/** An edit of the text before the agreement was created again. */
export interface FormerEdit {
  readonly key: string;
  /** The clause, where it is or where it was. */
  readonly clauseId: string;
  readonly edits: readonly Pick<ClauseEdit, 'editorId' | 'editorName' | 'commitAt' | 'side'>[];
  readonly was: ClauseNode | null;
  readonly is: ClauseNode | null;
  readonly becomes: ClauseNode | null;
  readonly sections: readonly SectionDraftPart[];
  readonly clauses: readonly ClauseDraftPart[];
}

/** What the portal brings: it knows the session, the store on the device, and how dates are said. */
export interface EditorServices {
  /** Which document this is: a Word file that comes back says which one it was made from. */
  readonly documentId: string;
  readonly calls: Calls;
  readonly storage: DeviceStore;
  readonly announce: (words: string) => void;
  readonly formatTime: (at: string | number) => string;
  readonly formatDay: (at: string) => string;
  /** Where an answer is read that fills the text; null where this person may not read it. */
  readonly answerHref: (source: AnswerSource) => string | null;
  readonly readVersion: (commitAt: string) => Promise<AgreementTree>;
  readonly commit: (commit: {
    lockToken: string;
    message: string;
    draftVersion: number;
    confirmedFindings: readonly string[];
  }) => Promise<void>;
  /** Why a commit was refused, in words, and what is to be confirmed yet. */
  readonly commitFailure: (error: unknown) => { readonly words: string; readonly findings: readonly EditFinding[] };
  /** What may be inserted as a value besides what the text has. */
  readonly readFacts: () => Promise<Facts>;
  readonly readLibrary: () => Promise<readonly LibraryGroup[]>;
  readonly renderGroup: (groupId: string) => Promise<RenderedGroup>;
  /** Edits of a text that was created again since: offered, taken over by nobody but who says so. */
  readonly readFormerEdits: () => Promise<readonly FormerEdit[]>;
  /** Not offered to this person any more. */
  readonly leaveFormerEdit: (clauseId: string) => Promise<void>;
}
