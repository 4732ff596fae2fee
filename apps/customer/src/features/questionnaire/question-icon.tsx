import { useQueries, useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { AlignIcon } from '@troth/ui/icons';
import { groupColor, NamedIcon } from '@troth/ui/named-icon';
import type { GroupColor } from '@troth/ui/question-card';
import type { ReactNode } from 'react';
import { groupsQuery, sectionsQuery } from './queries';

export interface QuestionLook {
  readonly icon: ReactNode;
  readonly color: GroupColor;
}

const PLAIN: QuestionLook = { icon: <AlignIcon />, color: 'blue' };

/** The icons of the questions' groups, by the group's id; a plain one while they are on their way. */
export function useGroupLooks(): (groupId: string) => QuestionLook {
  const self = usePerson();
  const { data: sections = [] } = useQuery(sectionsQuery(self.id));
  const results = useQueries({ queries: sections.map(({ id }) => groupsQuery(self.id, id)) });
  const groups = new Map(results.flatMap(({ data = [] }) => data.map((group) => [group.id, group.groupIcon])));
  return (groupId) => {
    const drawn = groups.get(groupId) ?? null;
    return drawn === null ? PLAIN : { icon: <NamedIcon name={drawn.name} />, color: groupColor(drawn.colorGroup) };
  };
}
