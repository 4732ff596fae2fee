import { ActionMenu } from '@troth/ui/action-menu';
import { HeaderButton } from '@troth/ui/app-shell';
import { BellIcon } from '@troth/ui/icons';
import { useNavigate } from 'react-router';
import { paths } from '../shared/paths';
import { useStateName } from '@troth/portal/states';
import { taskHref, taskTitle } from '../shared/task-words';
import type { Task } from '../shared/tasks';
import { t } from '../shared/texts';

/** As many as are read at a glance; the dashboard has them all. */
const SHOWN = 6;

/** What waits for the attorney, on every page and as it comes. */
export function Bell({ tasks }: { tasks: readonly Task[] }) {
  const navigate = useNavigate();
  const stateName = useStateName();
  const now = Date.now();
  const name = t('menu.waits', { count: tasks.length });
  return (
    <ActionMenu
      name={name}
      target={<HeaderButton icon={<BellIcon size={18} />} label={name} />}
      items={[
        ...tasks.slice(0, SHOWN).map((task) => ({
          key: `${task.kind} ${task.eventId ?? task.documentId ?? task.stateId ?? ''} ${task.clientId ?? ''}`,
          label: taskTitle(task, now, stateName),
          onSelect: () => void navigate(taskHref(task)),
        })),
        { key: 'all', label: t('menu.waits.all'), onSelect: () => void navigate(paths.home()) },
      ]}
    />
  );
}
