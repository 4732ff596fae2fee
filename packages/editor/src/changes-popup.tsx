import type { AgreementTree } from '@troth/agreement/tree';
import { Block, Words } from '@troth/reader/blocks';
import { Button } from '@troth/ui/button';
import { Popup } from '@troth/ui/popup';
import { useMemo } from 'react';
import { editsBetween, type PartEdit } from '@troth/agreement/edit';
import classes from './editor.module.css';
import { t } from './texts';

const kindWords = ({ kinds }: PartEdit) => kinds.map((kind) => t(`kind.${kind}`)).join(', ');

/** Two versions clause by clause: what came, what went, what moved. */
export function ChangesPopup({
  title,
  before,
  after,
  actions,
  onRestore,
  onClose,
}: {
  title: string;
  before: AgreementTree;
  after: AgreementTree;
  actions?: React.ReactNode;
  /** Puts one clause back as it was before. */
  onRestore?: ((id: string) => void) | undefined;
  onClose: () => void;
}) {
  const edits = useMemo(() => editsBetween(before, after), [before, after]);
  return (
    <Popup
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          {actions}
          <Button onClick={onClose}>{t('action.close')}</Button>
        </>
      }
    >
      {edits.list.length === 0 ? (
        <p>{t('compare.same')}</p>
      ) : (
        <div className={classes.compare} role="group" tabIndex={0} aria-label={title}>
          <ol>
            {edits.list.map((edit) => {
              const redline = edits.redlines.get(edit.id);
              const gone = edits.gone.find(({ clause }) => clause.id === edit.id);
              return (
                <li key={edit.id} className={classes.compared}>
                  <p className={classes.quiet}>
                    {[edit.number ?? edit.numberBefore, kindWords(edit)].filter(Boolean).join(' · ')}
                  </p>
                  {redline?.heading ? (
                    <p>
                      <b>
                        <Words runs={redline.heading} />
                      </b>
                    </p>
                  ) : (
                    <p>
                      <b>{edit.name}</b>
                    </p>
                  )}
                  {redline?.blocks?.map((block, index) => (
                    <Block key={index} block={block} clauseName={edit.name} />
                  ))}
                  {gone !== undefined && (
                    <del>
                      {gone.clause.blocks
                        .flatMap((block) => (block.type === 'paragraph' ? block.inlines.map(({ text }) => text) : []))
                        .join('')}
                    </del>
                  )}
                  {onRestore !== undefined && !edit.isSection && !edit.kinds.includes('ADDED') && (
                    <Button size="sm" variant="text" onClick={() => onRestore(edit.id)}>
                      {t('compare.restore', { name: edit.name })}
                    </Button>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </Popup>
  );
}
