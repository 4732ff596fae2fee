import { AlignIcon } from '@troth/ui/icons';
import { groupColor, NamedIcon } from '@troth/ui/named-icon';
import type { GroupColor } from '@troth/ui/question-card';
import type { ReactNode } from 'react';
import type { Dispute } from './queries';

interface QuestionLook {
  readonly icon: ReactNode;
  readonly color: GroupColor;
}

/** How a question is marked: by its group's icon, or a plain one where that has none. */
export const lookOf = (drawn: Dispute['groupIcon']): QuestionLook =>
  drawn === null
    ? { icon: <AlignIcon />, color: 'blue' }
    : { icon: <NamedIcon name={drawn.name} />, color: groupColor(drawn.colorGroup) };
