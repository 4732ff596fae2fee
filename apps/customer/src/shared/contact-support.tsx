import { LinkButton } from '@troth/ui/button';
import { paths } from './paths';
import { t } from './texts';

/** The way to the people whom a message says to contact. */
export const ContactSupport = () => (
  <LinkButton href={paths.help()} size="sm">
    {t('support.contact')}
  </LinkButton>
);
