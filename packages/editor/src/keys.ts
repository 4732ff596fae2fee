import { KEYS, type CommandName } from './state';
import { t } from './texts';

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

const symbols: Record<string, string> = {
  Mod: isApple ? '⌘' : 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Alt: isApple ? '⌥' : 'Alt',
};

function nameOf(part: string): string {
  if (part === 'Backspace') return t('key.backspace');
  return symbols[part] ?? (part.length === 1 ? part.toUpperCase() : part);
}

/** A key as it is printed on keyboards: `Ctrl Shift Enter`. */
export const keyWords = (key: string): string => key.split('-').map(nameOf).join(' ');

export const RESTORE_KEY = 'Mod-Alt-r';

/** Everything that the keyboard does, for the help. */
export const keyList = (): { readonly keys: string; readonly words: string }[] => [
  { keys: 'Enter', words: t('help.enter') },
  ...(Object.keys(KEYS) as CommandName[]).map((name) => ({ keys: keyWords(KEYS[name]), words: t(`command.${name}`) })),
  { keys: 'Backspace', words: t('help.backspace') },
  { keys: '{', words: t('command.insert') },
  { keys: keyWords('Mod-Alt-t'), words: t('command.define') },
  { keys: keyWords('Mod-Alt-m'), words: t('command.comment') },
  { keys: keyWords(RESTORE_KEY), words: t('command.restore') },
  { keys: keyWords('Shift-F10'), words: t('command.menu') },
  { keys: keyWords('Mod-f'), words: t('command.find') },
  { keys: keyWords('Mod-Alt-g'), words: t('contents.goTo') },
  { keys: keyWords('Mod-Alt-l'), words: t('command.library') },
  { keys: `${keyWords('Mod-/')}, ?`, words: t('command.keys') },
  { keys: 'Tab', words: t('help.tab') },
];
