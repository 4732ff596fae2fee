import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import type { Outlook } from './queries';

type Obstacle = Outlook['online']['obstacle'];
type Code = NonNullable<Obstacle>['code'];

/** Where an obstacle is fixed; those that go away on their own lead nowhere. */
const mended: Partial<
  Record<Code, { readonly to: string; readonly text: 'notarize.mend.profile' | 'notarize.toDocuments' }>
> = {
  STALE: { to: paths.documents(), text: 'notarize.toDocuments' },
  NAMES_MISSING: { to: paths.profile(), text: 'notarize.mend.profile' },
  EMAIL_MISSING: { to: paths.profile(), text: 'notarize.mend.profile' },
  EMAILS_EQUAL: { to: paths.profile(), text: 'notarize.mend.profile' },
};

/** What still stands in the way of one path, in the API's words, and where it is fixed. */
export function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  if (obstacle === null) return null;
  const mend = mended[obstacle.code];
  return (
    <Notice tone="locked" title={obstacle.message}>
      {mend !== undefined && <Link href={mend.to}>{t(mend.text)}</Link>}
    </Notice>
  );
}
