import { Button, IconButton } from '@troth/ui/button';
import { CloseIcon } from '@troth/ui/icons';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { find, replaceAll, select } from './find';
import { useSnapshot } from './hooks';
import { t } from './texts';

/** Find and replace over the whole agreement. */
export function FindLine({ controller, announce }: { controller: Controller; announce: (words: string) => void }) {
  // What is found follows the words, as often as the panes do.
  const { isEditable } = useSnapshot(controller, (snapshot) => snapshot);
  const [query, setQuery] = useState('');
  const [words, setWords] = useState('');
  const [isCaseSensitive, setIsCaseSensitive] = useState(false);
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { state } = controller;
  const found = useMemo(() => find(state.doc, query, isCaseSensitive), [state.doc, query, isCaseSensitive]);
  const tell = (text: string) => {
    setSaid(text);
    announce(text);
  };
  const goTo = (place: number) => {
    const next = (place + found.length) % Math.max(1, found.length);
    const match = found[next];
    if (match === undefined) {
      tell(t('find.nothing'));
      return;
    }
    setAt(next);
    select(match)(controller.state, controller.dispatch);
    tell(t('find.place', { place: next + 1, count: found.length }));
  };
  const close = () => {
    controller.find(false);
    controller.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      goTo(said === '' ? at : at + (event.shiftKey ? -1 : 1));
    }
    if (event.key === 'Escape') close();
  };
  const replaceOne = () => {
    const match = found[at];
    if (match === undefined || match.isFixed) {
      goTo(at + 1);
      return;
    }
    controller.dispatch(controller.state.tr.insertText(words, match.from, match.to));
    tell(t('find.replaced', { count: 1 }));
  };
  const replaceEach = () => {
    const { tr } = controller.state;
    const count = replaceAll(tr, found, words);
    if (count > 0) controller.dispatch(tr);
    const left = found.length - count;
    tell(left === 0 ? t('find.replaced', { count }) : t('find.replacedBut', { count, left }));
  };
  return (
    <div className={classes.findLine} role="search" onKeyDown={onKeyDown}>
      <label>
        {t('find.find')}
        <input
          ref={input}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setAt(0);
            setSaid('');
          }}
        />
      </label>
      {isEditable && (
        <label>
          {t('find.replaceBy')}
          <input value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
        </label>
      )}
      <Button size="sm" onClick={() => goTo(at - 1)}>
        {t('find.previous')}
      </Button>
      <Button size="sm" onClick={() => goTo(said === '' ? at : at + 1)}>
        {t('find.next')}
      </Button>
      {isEditable && (
        <>
          <Button size="sm" onClick={replaceOne}>
            {t('find.replace')}
          </Button>
          <Button size="sm" onClick={replaceEach}>
            {t('find.replaceAll')}
          </Button>
        </>
      )}
      <Button
        size="sm"
        variant="text"
        aria-pressed={isCaseSensitive}
        onClick={() => setIsCaseSensitive(!isCaseSensitive)}
      >
        {t('find.case')}
      </Button>
      <span className={classes.quiet}>{said || (query === '' ? '' : t('find.count', { count: found.length }))}</span>
      <span className={classes.space} />
      <IconButton icon={<CloseIcon />} label={t('action.close')} onClick={close} />
    </div>
  );
}
