import type { ClauseNode } from '@troth/agreement/tree';
import { PlainBlock } from '@troth/reader/blocks';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { useState } from 'react';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { useSnapshot } from './hooks';
import type { EditorServices, FormerEdit } from './services';
import { t } from './texts';

const nameOf = ({ was, is, becomes }: FormerEdit): string => {
  const clause = becomes ?? is ?? was;
  return [is?.number ?? becomes?.number ?? was?.number, clause?.heading].filter(Boolean).join(' ') || t('said.clause');
};

function Reading({ title, clause, gone }: { title: string; clause: ClauseNode | null; gone: string }) {
  return (
    <div className={classes.reading}>
      <h4>{title}</h4>
      {clause === null ? (
        <p className={classes.small}>{gone}</p>
      ) : (
        <>
          {clause.heading !== null && <b>{clause.heading}</b>}
          {clause.blocks.map((block, index) => (
            <PlainBlock key={index} block={block} clauseName={clause.heading ?? ''} />
          ))}
        </>
      )}
    </div>
  );
}

function Offered({
  edit,
  formatDay,
  isOff,
  onTake,
  onLeave,
}: {
  edit: FormerEdit;
  formatDay: (at: string) => string;
  isOff: boolean;
  onTake: () => void;
  onLeave: () => Promise<void>;
}) {
  const name = nameOf(edit);
  const last = edit.edits.at(-1);
  const [isFailed, setIsFailed] = useState(false);
  return (
    <li>
      <div>
        <b>{name}</b>
        {last !== undefined && (
          <p>
            {t('former.by', {
              names: [...new Set(edit.edits.map(({ editorName }) => editorName))].join(', '),
              day: formatDay(last.commitAt),
            })}
          </p>
        )}
      </div>
      <Reading title={t('former.was')} clause={edit.was} gone={t('former.wasRemoved')} />
      <Reading title={t('former.is')} clause={edit.is} gone={t('former.isGone')} />
      <Reading title={t('former.becomes')} clause={edit.becomes} gone={t('former.becomesGone')} />
      <div className={classes.actions}>
        <Button
          size="sm"
          aria-label={t('former.takeName', { name })}
          aria-disabled={isOff}
          onClick={isOff ? undefined : onTake}
        >
          {t('former.take')}
        </Button>
        <Button
          size="sm"
          variant="text"
          aria-label={t('former.leaveName', { name })}
          onClick={() => void onLeave().catch(() => setIsFailed(true))}
        >
          {t('former.leave')}
        </Button>
      </div>
      {isFailed && <p role="alert">{t('former.failed')}</p>}
    </li>
  );
}

/** Edits of the text before the agreement was created again, one by one: to take over as a draft, or to leave (D47). */
export function OffersPanel({
  controller,
  services,
  offers,
  onSettled,
}: {
  controller: Controller;
  services: EditorServices;
  offers: readonly FormerEdit[];
  onSettled: (clauseId: string) => void;
}) {
  const isEditable = useSnapshot(controller, (snapshot) => snapshot.isEditable);
  const [isUnfit, setIsUnfit] = useState(false);
  const take = (edit: FormerEdit) => {
    const isTaken = controller.takeDrafts({ sections: [...edit.sections], clauses: [...edit.clauses] });
    setIsUnfit(!isTaken);
    if (!isTaken) return;
    services.announce(t('former.taken', { name: nameOf(edit) }));
    onSettled(edit.clauseId);
  };
  return (
    <>
      <h2>{t('former.title', { count: offers.length })}</h2>
      <p className={classes.small}>{t('former.lead')}</p>
      {!isEditable && <p className={classes.small}>{t('former.reading')}</p>}
      {isUnfit && <Notice tone="warning" isAlert title={t('former.unfit')} />}
      <ul className={`${classes.list} ${classes.former}`}>
        {offers.map((edit) => (
          <Offered
            key={edit.key}
            edit={edit}
            formatDay={services.formatDay}
            isOff={!isEditable}
            onTake={() => take(edit)}
            onLeave={async () => {
              await services.leaveFormerEdit(edit.clauseId);
              services.announce(t('former.left', { name: nameOf(edit) }));
              onSettled(edit.clauseId);
            }}
          />
        ))}
      </ul>
    </>
  );
}
