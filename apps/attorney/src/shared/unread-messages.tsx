import { Link } from '@troth/ui/link';
import { ChatIcon } from '@troth/ui/icons';
import type { Client } from './clients';
import { paths } from './paths';
import { t } from './texts';
import classes from './unread-messages.module.css';

/** How many messages of a client wait, and the way to them; nothing where none do. */
export function UnreadMessages({ client }: { client: Client }) {
  if (client.unread === 0) return null;
  return (
    <Link href={paths.clientMessages(client.id)} className={classes.unread ?? ''}>
      <ChatIcon size={16} />
      {t('clients.unread', { count: client.unread })}
    </Link>
  );
}
