import type { EditFinding } from '@troth/domain/agreement';
import { type ReactNode, useState } from 'react';
import { CommitDialog, type Outcome } from './commit-dialog';
import type { Controller } from './controller';
import { findingsOf } from './findings';
import { useSnapshot } from './hooks';
import type { EditorServices } from './services';
import type { Session } from './session';
import { t } from './texts';

interface Asked {
  readonly findings: readonly EditFinding[];
  readonly failure: string | null;
  readonly isBusy: boolean;
}

export interface Committing {
  readonly start: () => void;
  /** The question, while it is asked. */
  readonly dialog: ReactNode;
}

/** From the drafts to the next version: what is typed is sent, the text is checked, and the person says what changed. */
export function useCommitting({
  controller,
  session,
  services,
  version,
  readers,
  outcomes,
  isReasonAsked = false,
  onCommitted,
}: {
  controller: Controller;
  session: Session;
  services: EditorServices;
  /** The version that it becomes. */
  version: number;
  readers: string;
  outcomes: readonly Outcome[];
  isReasonAsked?: boolean;
  onCommitted: () => void;
}): Committing {
  const [asked, setAsked] = useState<Asked | null>(null);
  const tree = useSnapshot(controller, (snapshot) => (asked === null ? null : snapshot.tree));
  const count = useSnapshot(controller, ({ edits }) => edits.list.length);
  const start = async () => {
    controller.compare();
    await session.save();
    const findings = findingsOf(controller.base, controller.snapshot().tree, controller.facts);
    setAsked({ findings, failure: null, isBusy: false });
  };
  const commit = async (message: string, confirmedFindings: readonly string[]) => {
    const lockToken = session.token;
    if (asked === null || lockToken === null) return;
    setAsked({ ...asked, failure: null, isBusy: true });
    try {
      await session.save();
      if (!session.isClean) throw new Error(t('commit.notSaved'));
      await services.commit({ lockToken, message, draftVersion: session.state().draftVersion, confirmedFindings });
      services.announce(t('commit.done', { version }));
      onCommitted();
    } catch (error) {
      const failure = services.commitFailure(error);
      const known = new Set(asked.findings.map(({ key }) => key));
      setAsked({
        findings: [...asked.findings, ...failure.findings.filter(({ key }) => !known.has(key))],
        failure: failure.words,
        isBusy: false,
      });
    }
  };
  return {
    start: () => void start(),
    dialog:
      asked === null || tree === null ? null : (
        <CommitDialog
          tree={tree}
          count={count}
          version={version}
          readers={readers}
          outcomes={[
            ...outcomes,
            { kind: 'MAIL', words: t('commit.mailed', { readers }) },
            { kind: 'FINAL', words: t('commit.final', { version }) },
          ]}
          findings={asked.findings}
          isReasonAsked={isReasonAsked}
          failure={asked.failure}
          isCommitting={asked.isBusy}
          onCommit={(message, confirmed) => void commit(message, confirmed)}
          onClose={() => setAsked(null)}
        />
      ),
  };
}
