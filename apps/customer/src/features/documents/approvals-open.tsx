import { Button, LinkButton } from '@troth/ui/button';
import { ChatIcon } from '@troth/ui/icons';
import { openChat } from '../../shared/chat-door';
import { useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';

/** Which attorneys still have to approve the agreement, by name. */
export function ApprovalsOpen() {
  const { journey } = useCouple();
  const open = journey.counsel.attorneys.filter(({ isApproved }) => !isApproved).map(({ name }) => name);
  if (open.length === 0) return t('documents.approvals.someone');
  const names = new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(open);
  return t('documents.approvals.open', { names, count: open.length });
}

/** The way to the person's attorney: the messages, or the page of one whom they found; nothing while there is none. */
export function MessageAttorney() {
  const { journey, side } = useCouple();
  const own = journey.counsel.attorneys.find((attorney) => attorney.side === side);
  if (own === undefined) return null;
  if (own.kind === 'OWN') {
    return (
      <LinkButton size="lg" isFullWidthOnPhone href={paths.ownAttorney()}>
        {t('documents.approvals.ownAttorney')}
      </LinkButton>
    );
  }
  return (
    <Button size="lg" isFullWidthOnPhone icon={<ChatIcon size={16} />} onClick={() => openChat('ATTORNEY')}>
      {t('dashboard.message', { name: own.name })}
    </Button>
  );
}
