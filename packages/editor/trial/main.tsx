import type { AgreementTree } from '@troth/agreement/tree';
import { UiProvider } from '@troth/ui/provider';
import { createRoot } from 'react-dom/client';
import { AgreementEditor } from '../src/agreement-editor';
import { timeRules } from './time-rules';

/** The editor alone, with a server that only remembers: for trying it, and for `bench:editor`. */

const LATENCY_MS = 20;
const wait = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
const time = (at: string | number) => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

let draftVersion = 0;
const now = new Date().toISOString();

async function takeLock() {
  await wait();
  return { holder: null, acquiredAt: now, token: 'trial' };
}

async function start(): Promise<void> {
  // Beside the text, as the portals request it.
  const lock = takeLock();
  const base = (await (await fetch('/tree.json')).json()) as AgreementTree;
  const root = document.getElementById('root');
  if (root === null) return;
  window.timeRules = timeRules(base);
  createRoot(root).render(
    <UiProvider locale="en">
      <main>
        <AgreementEditor
          keptName="trial"
          base={base}
          baseCommitAt={now}
          drafts={{ sections: [], clauses: [] }}
          draftVersion={0}
          versions={[
            {
              commitAt: now,
              number: 4,
              hash: 'b7e0 4d19',
              by: 'Gray Garland',
              message: 'Names both attorneys.',
              at: 'November 18',
            },
          ]}
          title="Premarital Agreement, Casey and Devon"
          crumbs="Clients / Casey Coyle"
          doneHref="#"
          readers="Gray Garland and the couple"
          outcomes={[{ kind: 'APPROVAL', words: 'Gray Garland’s approval of version 4 ends.' }]}
          refusal={null}
          panels={[]}
          download={null}
          onCommitted={() => undefined}
          onReload={() => undefined}
          services={{
            documentId: 'trial',
            calls: {
              readLock: () => Promise.resolve({ holder: null, acquiredAt: null }),
              takeLock: ({ token }) => (token === null ? lock : takeLock()),
              releaseLock: wait as () => Promise<void>,
              save: async () => {
                await wait();
                draftVersion += 1;
                return { draftVersion, savedAt: new Date().toISOString() };
              },
              refusalOf: () => ({ code: null, message: 'No server' }),
            },
            storage: { read: () => null, keep: () => false, drop: () => undefined },
            announce: () => undefined,
            formatTime: time,
            formatDay: (at) => new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' }),
            answerHref: () => null,
            readVersion: () => Promise.resolve(base),
            commit: wait as () => Promise<void>,
            commitFailure: () => ({ words: '', findings: [] }),
            readFacts: () => Promise.resolve({ values: [], supportClauseTemplateIds: [] }),
            readLibrary: () => Promise.resolve([]),
            renderGroup: () => Promise.resolve({ sections: [], clauses: [], unmet: [] }),
            readFormerEdits: () => Promise.resolve([]),
            leaveFormerEdit: wait as () => Promise<void>,
          }}
        />
      </main>
    </UiProvider>,
  );
}

void start();
