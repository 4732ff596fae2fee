import { settle } from '@troth/agreement/edit';
import type { AgreementTree } from '@troth/agreement/tree';
import type { AgreementReader } from '@troth/reader/agreement-reader';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { Popup } from '@troth/ui/popup';
import { SelectField } from '@troth/ui/select-field';
import { useState } from 'react';
import { ChangesPopup } from './changes-popup';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { useSnapshot } from './hooks';
import type { EditorServices } from './services';
import { t } from './texts';
import { restorable, withClauseOf } from './versions';

export interface VersionLine {
  readonly commitAt: string;
  readonly number: number;
  readonly hash: string;
  /** Who made it, or that it was created from the answers. */
  readonly by: string;
  readonly message: string | null;
  readonly at: string;
}

/** Stands for the text as it is on the page. */
const OWN = 'OWN';

const versionWords = ({ number, by }: VersionLine) => t('history.version', { number, by });

type Looking =
  | {
      readonly kind: 'VERSION';
      readonly title: string;
      readonly tree: AgreementTree;
      readonly Reader: typeof AgreementReader;
    }
  | {
      readonly kind: 'CHANGES';
      readonly title: string;
      readonly before: AgreementTree;
      /** Null for the text on the page. */
      readonly after: AgreementTree | null;
    };

/** A version by its number, with what is done with it. */
function Version({
  line,
  isLatest,
  actions,
}: {
  line: VersionLine;
  isLatest: boolean;
  actions: readonly { readonly words: string; readonly name: string; readonly onClick: () => void }[];
}) {
  return (
    <li data-current={isLatest || undefined}>
      <b>{versionWords(line)}</b>
      <p className={classes.quiet}>
        {line.at} <span className={classes.hash}>{line.hash}</span>
      </p>
      {line.message !== null && <p>{line.message}</p>}
      <div className={classes.actions}>
        {actions.map(({ words, name, onClick }) => (
          <Button key={words} variant="text" size="sm" aria-label={name} onClick={onClick}>
            {words}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Any two versions, or one and the text. */
function CompareAny({
  versions,
  onCompare,
}: {
  versions: readonly VersionLine[];
  onCompare: (from: string, to: string) => void;
}) {
  const [from, setFrom] = useState(versions[1]?.commitAt ?? OWN);
  const [to, setTo] = useState(versions[0]?.commitAt ?? OWN);
  if (versions.length < 2) return null;
  const options = [
    { value: OWN, label: t('history.own') },
    ...versions.map((line) => ({ value: line.commitAt, label: versionWords(line) })),
  ];
  return (
    <section aria-label={t('compare.any')} className={classes.stack}>
      <h3>{t('compare.any')}</h3>
      <SelectField label={t('compare.from')} size="sm" value={from} onChange={setFrom} options={options} />
      <SelectField label={t('compare.to')} size="sm" value={to} onChange={setTo} options={options} />
      <Button aria-disabled={from === to} onClick={from === to ? undefined : () => onCompare(from, to)}>
        {t('lock.compare')}
      </Button>
    </section>
  );
}

/** Each version: read, compared with any other or with the text, restored whole or clause by clause, as drafts. */
export function HistoryPanel({
  controller,
  services,
  versions,
  onRestored,
}: {
  controller: Controller;
  services: EditorServices;
  /** The newest first. */
  versions: readonly VersionLine[];
  onRestored: () => void;
}) {
  const tree = useSnapshot(controller, (snapshot) => snapshot.tree);
  const edits = useSnapshot(controller, (snapshot) => snapshot.edits);
  const isEditable = useSnapshot(controller, (snapshot) => snapshot.isEditable);
  const [looking, setLooking] = useState<Looking | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const read = async (commitAt: string) => settle(await services.readVersion(commitAt));
  const attempt = (work: () => Promise<void>) => {
    setIsFailed(false);
    work().catch(() => setIsFailed(true));
  };
  const called = (commitAt: string) => {
    const line = versions.find((each) => each.commitAt === commitAt);
    return line === undefined ? t('compare.own') : t('compare.version', { number: line.number });
  };
  const view = (line: VersionLine) =>
    attempt(async () => {
      // Few read an earlier version: its reader loads with it.
      const [tree, { AgreementReader: Reader }] = await Promise.all([
        read(line.commitAt),
        import('@troth/reader/agreement-reader'),
      ]);
      setLooking({ kind: 'VERSION', title: versionWords(line), tree, Reader });
    });
  const compare = (before: string, after: string) =>
    attempt(async () =>
      setLooking({
        kind: 'CHANGES',
        title: t('compare.both', { from: called(before), to: called(after) }),
        before: before === OWN ? tree : await read(before),
        after: after === OWN ? null : await read(after),
      }),
    );
  const restore = (line: VersionLine) =>
    attempt(async () => {
      controller.replaceWith(restorable(await services.readVersion(line.commitAt), controller.base));
      onRestored();
    });
  const actionsOf = (line: VersionLine, canRestore: boolean) => [
    {
      words: t('history.view'),
      name: t('history.viewName', { number: line.number }),
      onClick: () => view(line),
    },
    {
      words: t('history.compare'),
      name: t('history.compareName', { number: line.number }),
      onClick: () => compare(line.commitAt, OWN),
    },
    ...(canRestore
      ? [
          {
            words: t('history.restore'),
            name: t('history.restoreName', { number: line.number }),
            onClick: () => restore(line),
          },
        ]
      : []),
  ];
  return (
    <>
      <h2>{t('history.title')}</h2>
      {isFailed && <Notice tone="danger" isAlert title={t('history.failed')} />}
      <ol className={classes.line}>
        {edits.list.length > 0 && (
          <li data-draft>
            <b>{t('history.drafts')}</b>
          </li>
        )}
        {versions.map((line, index) => (
          <Version
            key={line.commitAt}
            line={line}
            isLatest={index === 0}
            actions={actionsOf(line, index > 0 && isEditable)}
          />
        ))}
      </ol>
      <CompareAny versions={versions} onCompare={compare} />
      {looking?.kind === 'VERSION' && (
        <Popup isOpen isFullScreenOnPhone title={looking.title} onClose={() => setLooking(null)}>
          <looking.Reader tree={looking.tree} hasNotes={false} />
        </Popup>
      )}
      {looking?.kind === 'CHANGES' && (
        <ChangesPopup
          title={looking.title}
          before={looking.before}
          after={looking.after ?? tree}
          onClose={() => setLooking(null)}
          onRestore={
            isEditable && looking.before !== tree
              ? (id) => {
                  controller.replaceWith(withClauseOf(tree, looking.before, controller.base, id));
                  setLooking(null);
                  onRestored();
                }
              : undefined
          }
        />
      )}
    </>
  );
}
