import { SupportForm } from '@troth/portal/support';
import { Link } from '@troth/ui/link';
import { Popup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';

/** The support form over the page from which it was opened, so that nothing there is left behind. */
export function SupportPopup({ pagePath, onClose }: { pagePath: string; onClose: () => void }) {
  return (
    <Popup isOpen onClose={onClose} title={t('help.support.title')} size="short">
      <SupportForm pagePath={pagePath} hint={t('help.support.hint')} />
      <Text size="small" tone="secondary" style={{ marginTop: 'var(--s-5)' }}>
        <Link href={`${paths.help()}#tickets`} onClick={onClose}>
          {t('help.tickets.see')}
        </Link>
      </Text>
    </Popup>
  );
}
