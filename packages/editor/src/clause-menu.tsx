import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { Floating } from './floating';
import { useSnapshot } from './hooks';
import { keyWords, RESTORE_KEY } from './keys';
import { COMMANDS, type CommandName, KEYS } from './state';
import { t } from './texts';
import { commandIcons, type PaneCommand } from './toolbar';

interface Item {
  readonly words: string;
  readonly keys: string;
  readonly icon?: ReactNode;
  readonly run: () => unknown;
}

/** Everything that can be done to the clause at the caret, with its key. */
export function ClauseMenu({
  controller,
  place,
  canComment,
}: {
  controller: Controller;
  place: DOMRect;
  canComment: boolean;
}) {
  const canRestore = useSnapshot(controller, ({ edits }) => edits.gone.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const stops = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useEffect(() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);
  const close = () => {
    controller.open(null);
    controller.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = stops();
    const at = items.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) items.at(next % items.length)?.focus();
    if (event.key === 'Tab') close();
    if (next !== undefined || event.key === 'Tab') event.preventDefault();
  };
  const command = (name: CommandName): Item => ({
    words: t(`command.${name}`),
    keys: keyWords(KEYS[name]),
    icon: commandIcons[name],
    run: () => controller.run(COMMANDS[name]),
  });
  const item = (name: PaneCommand, key: string, run: () => unknown): Item => ({
    words: t(`command.${name}`),
    keys: keyWords(key),
    icon: commandIcons[name],
    run,
  });
  const groups: Item[][] = [
    [command('newAfter'), command('newWithin'), command('newBefore')],
    [command('moveUp'), command('moveDown'), command('nest'), command('lift')],
    [command('heading'), command('nextTextStyle'), command('nextListStyle'), command('separatePage')],
    [
      item('insert', '{', controller.palette),
      item('library', 'Mod-Alt-l', controller.library),
      item('define', 'Mod-Alt-t', controller.define),
      ...(canComment ? [item('comment', 'Mod-Alt-m', controller.comment)] : []),
    ],
    [...(canRestore ? [item('restore', RESTORE_KEY, controller.restoreNearest)] : []), command('remove')],
  ];
  return (
    <Floating place={place} className={classes.menu} onClose={close}>
      <div
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label={t('menu.label')}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => event.preventDefault()}
      >
        {groups.map((items, index) => (
          <div key={index} role="group">
            {items.map(({ words, keys, icon, run }) => (
              <button
                key={words}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  run();
                }}
              >
                <span aria-hidden="true">{icon}</span>
                {words}
                <kbd className={classes.kbd}>{keys}</kbd>
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className={classes.group}>{t('menu.foot')}</p>
    </Floating>
  );
}
