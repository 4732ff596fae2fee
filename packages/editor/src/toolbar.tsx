import { LIST_STYLES, type ListStyle, TEXT_STYLES, type TextStyle } from '@troth/domain/agreement';
import {
  BracesIcon,
  ChatIcon,
  PenIcon,
  CheckIcon,
  ChecklistIcon,
  ChevronDownIcon,
  KeyboardIcon,
  LibraryIcon,
  LiftIcon,
  AlertIcon,
  MoreIcon,
  MoveDownIcon,
  MoveUpIcon,
  NestIcon,
  PageBreakIcon,
  PlusIcon,
  RedoIcon,
  TrashIcon,
  UndoIcon,
  UploadIcon,
} from '@troth/ui/icons';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { useSnapshot } from './hooks';
import { keyWords } from './keys';
import type { SessionState } from './session';
import { COMMANDS, type CommandName, KEYS, type Showing } from './state';
import { setListStyle, setTextStyle } from './structure';
import { t } from './texts';

/** On how wide a screen a tool is there; what is not is in the menu of the clause. */
type Room = 'ALWAYS' | 'MEDIUM' | 'WIDE' | 'NOT_WIDE';
const roomClasses = {
  ALWAYS: '',
  MEDIUM: classes.mediumTool,
  WIDE: classes.wideTool,
  NOT_WIDE: classes.moreTool,
} satisfies Record<Room, string | undefined>;

function Tool({
  icon,
  label,
  room = 'ALWAYS',
  isPressed,
  ...rest
}: {
  icon: ReactNode;
  label: string;
  room?: Room;
  isPressed?: boolean;
  disabled?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}) {
  return (
    <button
      {...rest}
      type="button"
      className={`${classes.tool} ${classes.iconTool} ${roomClasses[room]}`}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon}
    </button>
  );
}

function Pick<V extends string>({
  label,
  room = 'ALWAYS',
  shown,
  value,
  options,
  disabled,
  onPick,
}: {
  label: string;
  room?: Room;
  shown: string;
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  disabled: boolean;
  onPick: (value: V) => void;
}) {
  return (
    <span className={`${classes.tool} ${classes.pick} ${roomClasses[room]}`}>
      <span aria-hidden="true">{shown}</span>
      <ChevronDownIcon size={16} />
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen !== undefined) onPick(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Commands that need more than the text. */
export type PaneCommand = 'insert' | 'library' | 'define' | 'comment' | 'restore';

export const commandIcons: Partial<Record<CommandName | PaneCommand, ReactNode>> = {
  undo: <UndoIcon />,
  redo: <RedoIcon />,
  newAfter: <PlusIcon />,
  lift: <LiftIcon />,
  nest: <NestIcon />,
  moveUp: <MoveUpIcon />,
  moveDown: <MoveDownIcon />,
  separatePage: <PageBreakIcon />,
  remove: <TrashIcon />,
  insert: <BracesIcon />,
  library: <LibraryIcon />,
  define: <PenIcon />,
  comment: <ChatIcon />,
};

/** What the tools show: where the caret is, and what can be undone. */
const useTools = (controller: Controller) => ({
  isEditable: useSnapshot(controller, (snapshot) => snapshot.isEditable),
  listStyle: useSnapshot(controller, (snapshot) => snapshot.listStyle),
  isSeparatePage: useSnapshot(controller, (snapshot) => snapshot.isSeparatePage),
  canUndo: useSnapshot(controller, (snapshot) => snapshot.canUndo),
  canRedo: useSnapshot(controller, (snapshot) => snapshot.canRedo),
  showing: useSnapshot(controller, (snapshot) => snapshot.showing),
  textStyle: useSnapshot(controller, ({ textStyle }): TextStyle | 'NONE' => textStyle ?? 'NONE'),
});

const libraryWords = () => `${t('command.library')}, ${keyWords('Mod-Alt-l')}`;

/** What is put into the text, or beside it. */
function InsertTools({
  controller,
  isOff,
  canComment,
  onLibrary,
}: {
  controller: Controller;
  isOff: boolean;
  canComment: boolean;
  onLibrary: () => void;
}) {
  return (
    <>
      <Tool
        icon={commandIcons.insert}
        label={t('command.insert')}
        disabled={isOff}
        onClick={() => {
          controller.focus();
          controller.palette();
        }}
      />
      <Tool icon={commandIcons.library} room="WIDE" label={libraryWords()} disabled={isOff} onClick={onLibrary} />
      <Tool
        icon={<UploadIcon />}
        label={t('command.word')}
        disabled={isOff}
        onClick={() => controller.open({ kind: 'WORD' })}
      />
      <Tool
        icon={commandIcons.define}
        room="WIDE"
        label={`${t('command.define')}, ${keyWords('Mod-Alt-t')}`}
        disabled={isOff}
        onClick={controller.define}
      />
      {canComment && (
        <Tool
          icon={commandIcons.comment}
          room="MEDIUM"
          label={`${t('command.comment')}, ${keyWords('Mod-Alt-m')}`}
          onClick={controller.comment}
        />
      )}
      <Tool
        icon={<MoreIcon />}
        room="NOT_WIDE"
        label={t('toolbar.more')}
        disabled={isOff}
        onClick={({ currentTarget }) => controller.open({ kind: 'MENU', place: currentTarget.getBoundingClientRect() })}
      />
    </>
  );
}

/** Commands as buttons. One stop for Tab; arrows go from one to the next. */
export function Toolbar({
  controller,
  onContents,
  onLibrary,
  approved,
  canComment,
  save,
}: {
  controller: Controller;
  onContents: () => void;
  onLibrary: () => void;
  /** The version that this person approved last, where another came since: how changes since then are shown. */
  approved: { readonly number: number; readonly show: () => void } | null;
  canComment: boolean;
  save: ReactNode;
}) {
  const { isEditable, listStyle, isSeparatePage, canUndo, canRedo, showing, textStyle } = useTools(controller);
  const bar = useRef<HTMLDivElement>(null);
  const isOff = !isEditable;
  const command = (name: CommandName, further: { room?: Room; isPressed?: boolean; disabled?: boolean } = {}) => (
    <Tool
      icon={commandIcons[name]}
      room={further.room ?? 'ALWAYS'}
      label={`${t(`command.${name}`)}, ${keyWords(KEYS[name])}`}
      disabled={isOff || further.disabled === true}
      {...(further.isPressed === undefined ? {} : { isPressed: further.isPressed })}
      onClick={() => controller.run(COMMANDS[name])}
    />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || bar.current === null || event.target instanceof HTMLSelectElement) return;
    const tools = bar.current.querySelectorAll<HTMLElement>('button:not(:disabled), select:not(:disabled)');
    const stops = [...tools].filter((tool) => tool.checkVisibility());
    const next = stops[(stops.indexOf(event.target as HTMLElement) + step + stops.length) % stops.length];
    event.preventDefault();
    next?.focus();
  };
  const showingWords = (value: Showing) =>
    value === 'APPROVED' ? t('showing.APPROVED', { version: approved?.number ?? 0 }) : t(`showing.${value}`);
  return (
    <div
      ref={bar}
      className={classes.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar.label')}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={`${classes.tool} ${classes.contentsTool}`}
        aria-label={t('contents.title')}
        title={t('contents.title')}
        onClick={onContents}
      >
        <ChecklistIcon />
      </button>
      {command('undo', { disabled: !canUndo })}
      {command('redo', { disabled: !canRedo })}
      <i />
      <Pick<TextStyle | 'NONE'>
        room="MEDIUM"
        label={t('heading.label')}
        shown={t('heading.shown', { style: t(`textStyle.${textStyle}`) })}
        value={textStyle}
        disabled={isOff}
        options={(['NONE', ...TEXT_STYLES] as const).map((value) => ({ value, label: t(`textStyle.${value}`) }))}
        onPick={(value) => controller.run(setTextStyle(value === 'NONE' ? null : value))}
      />
      <Pick<ListStyle>
        room="MEDIUM"
        label={t('list.label')}
        shown={t('list.shown', { style: t(`listStyle.${listStyle}`) })}
        value={listStyle}
        disabled={isOff}
        options={LIST_STYLES.map((value) => ({ value, label: t(`listStyle.${value}`) }))}
        onPick={(value) => controller.run(setListStyle(value))}
      />
      <i className={classes.mediumTool} />
      {command('newAfter')}
      {command('lift', { room: 'WIDE' })}
      {command('nest', { room: 'WIDE' })}
      {command('moveUp', { room: 'WIDE' })}
      {command('moveDown', { room: 'WIDE' })}
      {command('separatePage', { room: 'WIDE', isPressed: isSeparatePage })}
      {command('remove', { room: 'WIDE' })}
      <i />
      <InsertTools controller={controller} isOff={isOff} canComment={canComment} onLibrary={onLibrary} />
      <i />
      <Pick<Showing>
        label={t('showing.label')}
        shown={showingWords(showing)}
        value={showing}
        disabled={false}
        options={(['REDLINE', ...(approved === null ? [] : ['APPROVED' as const]), 'MARKS', 'OFF'] as const).map(
          (value) => ({ value, label: showingWords(value) }),
        )}
        onPick={(value) => (value === 'APPROVED' ? approved?.show() : controller.show(value))}
      />
      <Tool
        icon={<KeyboardIcon />}
        room="WIDE"
        label={t('command.keys')}
        onClick={() => controller.open({ kind: 'KEYS' })}
      />
      <span className={classes.space} />
      {save}
    </div>
  );
}

/** 'Saving...', when it was saved, or that it is not and why. */
/** Whether what is typed is saved; of a failed save it says so also to those who can no longer type. */
export function SaveLine({
  lock,
  save,
  formatTime,
}: Pick<SessionState, 'lock' | 'save'> & { formatTime: (at: string | number) => string }) {
  if (save.kind !== 'FAILED' && lock.kind !== 'HELD' && lock.kind !== 'CHECKING')
    return (
      <span className={classes.save} role="status">
        {t('save.readOnly')}
      </span>
    );
  switch (save.kind) {
    case 'NOTHING':
      return <span className={classes.save} role="status" />;
    case 'SAVING':
      return (
        <span className={classes.save} role="status">
          {t('save.saving')}
        </span>
      );
    case 'SAVED':
      return (
        <span className={classes.save} data-state="saved" role="status">
          <CheckIcon size={16} /> {t('save.saved', { time: formatTime(save.at) })}
        </span>
      );
    case 'FAILED':
      return (
        <span className={classes.save} data-state="failed" role="status">
          <AlertIcon size={16} /> {t('save.failed')}
        </span>
      );
  }
}
