import type { EditorState } from 'prosemirror-state';
import type { PartEdit } from '@troth/agreement/edit';
import type { NoteIcon } from './node-views';
import { partById } from './parts';
import { drawn } from './state';
import type { Deed } from './structure';
import { t } from './texts';

/** What was done to a part, as the paper and the list of drafts say it. */
export function describeEdit({ kinds, origin, numberBefore, number }: PartEdit): string {
  const [first] = kinds;
  const told = kinds.flatMap((kind) => {
    switch (kind) {
      case 'ADDED':
        return origin === 'LIBRARY'
          ? [t('edit.fromLibrary')]
          : origin === 'HISTORY'
            ? [t('edit.fromHistory')]
            : origin === 'PASTE'
              ? [t('edit.pasted')]
              : [t('edit.added')];
      case 'REWORDED':
        return kinds.includes('ADDED') ? [] : [t('edit.reworded')];
      case 'MOVED':
        return [
          numberBefore === null || numberBefore === number
            ? t('edit.moved')
            : t('edit.movedFrom', { number: numberBefore }),
        ];
      case 'RESTYLED':
        return [t('edit.restyled')];
      case 'DELETED':
        return [numberBefore === null ? t('edit.deleted') : t('edit.deletedFrom', { number: numberBefore })];
    }
  });
  return told.length > 0 ? told.join(', ') : first === undefined ? '' : t('edit.reworded');
}

/** The icon beside those words. */
export function iconOf({ kinds, origin }: PartEdit): NoteIcon {
  if (kinds.includes('ADDED')) return origin === 'LIBRARY' ? 'LIBRARY' : 'PLUS';
  return kinds.includes('MOVED') ? 'MOVED' : 'PEN';
}

/** What a command did, for a screen reader. */
export function deedWords(state: EditorState, deed: Deed, isChanged: boolean): string {
  switch (deed.kind) {
    case 'REFUSED':
      return t(`refused.${deed.why}`);
    case 'DELETED':
      return isChanged ? t('said.deleted', { name: deed.name || t('said.clause') }) : t('refused.SEALED');
    case 'LIST_STYLE':
      return isChanged ? t('list.shown', { style: t(`listStyle.${deed.style}`) }) : t('refused.SEALED');
    case 'TEXT_STYLE':
      return isChanged ? t('heading.shown', { style: t(`textStyle.${deed.style ?? 'NONE'}`) }) : t('refused.SEALED');
    case 'ADDED':
    case 'RESTORED':
    case 'MOVED': {
      if (!isChanged) return t('refused.SEALED');
      const part = partById(state.doc, deed.id);
      if (part === null) return '';
      const { paths } = drawn(state).numbers;
      const number = paths.get(deed.id) ?? t('said.unnumbered');
      const before = state.doc.resolve(part.pos).nodeBefore;
      const elder = before === null ? undefined : paths.get(String(before.attrs.id));
      if (deed.kind !== 'MOVED') return t(deed.kind === 'ADDED' ? 'said.added' : 'said.restored', { number });
      return elder === undefined || elder === null
        ? t('said.movedFirst', { number })
        : t('said.moved', { after: elder, number });
    }
  }
}
