import type { AgreementTree } from '@troth/agreement/tree';
import type { EditFinding } from '@troth/domain/agreement';
import { COMMIT_MESSAGE_MAX_LENGTH } from '@troth/domain/constants';
import { Button } from '@troth/ui/button';
import { ClockIcon, LockIcon, MailIcon, UndoIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { Popup } from '@troth/ui/popup';
import { TextAreaField } from '@troth/ui/text-field';
import { type ReactNode, useState } from 'react';
import classes from './editor.module.css';
import { findingWords } from './findings';
import { t } from './texts';

/** What a commit does beside making a version: an approval ends, the days of a state start again, mails go out, editing ends. */
export interface Outcome {
  readonly kind: 'APPROVAL' | 'WAIT' | 'MAIL' | 'FINAL';
  readonly words: string;
}

const outcomeIcons = {
  APPROVAL: <UndoIcon size={18} />,
  WAIT: <ClockIcon size={18} />,
  MAIL: <MailIcon size={18} />,
  FINAL: <LockIcon size={18} />,
} satisfies Record<Outcome['kind'], ReactNode>;

function Finding({ finding, tree }: { finding: EditFinding; tree: AgreementTree }) {
  const { title, words } = findingWords(finding, tree);
  return (
    <>
      <b>{title}.</b> {words}
    </>
  );
}

/** Warnings, each to be checked separately. */
function Ticks({
  warnings,
  tree,
  ticked,
  onTick,
}: {
  warnings: readonly EditFinding[];
  tree: AgreementTree;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}) {
  if (warnings.length === 0) return null;
  return (
    <fieldset className={classes.ticks}>
      <legend>{t('commit.confirm', { count: warnings.length })}</legend>
      {warnings.map((finding) => (
        <label key={finding.key}>
          <input
            type="checkbox"
            checked={ticked.has(finding.key)}
            onChange={({ currentTarget }) => {
              const next = new Set(ticked);
              if (currentTarget.checked) next.add(finding.key);
              else next.delete(finding.key);
              onTick(next);
            }}
          />
          <span>
            <Finding finding={finding} tree={tree} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What changed, in words; what happens; and the warnings, each to be ticked. */
export function CommitDialog({
  tree,
  count,
  version,
  readers,
  outcomes,
  findings,
  isReasonAsked,
  failure,
  isCommitting,
  onCommit,
  onClose,
}: {
  tree: AgreementTree;
  count: number;
  version: number;
  /** Who reads the message. */
  readers: string;
  outcomes: readonly Outcome[];
  findings: readonly EditFinding[];
  /** Admins say why they edit. */
  isReasonAsked: boolean;
  failure: string | null;
  isCommitting: boolean;
  onCommit: (message: string, confirmed: readonly string[]) => void;
  onClose: () => void;
}) {
  const [message, setMessage] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  const warnings = findings.filter(({ severity }) => severity === 'WARNING');
  const left = warnings.filter(({ key }) => !ticked.has(key)).length;
  const isMissing = message.trim() === '';
  const press = () => {
    setIsTried(true);
    if (!isMissing && left === 0 && errors.length === 0) onCommit(message.trim(), [...ticked]);
  };
  return (
    <Popup
      isOpen
      size="middle"
      title={t('commit.title', { count, version })}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isLoading={isCommitting} aria-describedby="commit-left" onClick={press}>
            {t('commit.do', { version })}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <span id="commit-left" className={classes.small}>
            {errors.length > 0
              ? t('commit.errors', { count: errors.length })
              : left > 0
                ? t('commit.left', { count: left })
                : ''}
          </span>
        </>
      }
    >
      {failure !== null && (
        <Notice tone="danger" isAlert title={t('commit.failed')}>
          {failure}
        </Notice>
      )}
      {errors.length > 0 && (
        <Notice tone="danger" title={t('commit.errorsTitle')}>
          <ul>
            {errors.map((finding) => (
              <li key={finding.key}>
                <Finding finding={finding} tree={tree} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TextAreaField
        label={isReasonAsked ? t('commit.reason') : t('commit.message')}
        help={t('commit.hint', { readers })}
        value={message}
        onChange={setMessage}
        maxLength={COMMIT_MESSAGE_MAX_LENGTH}
        error={isTried && isMissing ? t('commit.missing') : undefined}
        isRequired
      />
      <div className={classes.outcomes}>
        <h3>{t('commit.outcomes')}</h3>
        <ul>
          {outcomes.map(({ kind, words }) => (
            <li key={kind}>
              {outcomeIcons[kind]}
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </div>
      <Ticks warnings={warnings} tree={tree} ticked={ticked} onTick={setTicked} />
    </Popup>
  );
}
