import { Link } from '@troth/ui/link';
import { Avatar } from '@troth/ui/partner-mark';
import { Text } from '@troth/ui/text';
import classes from './person-cell.module.css';

/** A person in a list: initials, the name that leads to the record, the e-mail address. */
export function PersonCell({ name, email, href }: { name: string; email: string; href: string }) {
  return (
    <span className={classes.person}>
      <Avatar name={name} />
      <span>
        <Link href={href} className={classes.name}>
          {name}
        </Link>
        {name !== email && (
          <Text as="span" size="caption" tone="hint" className={classes.email}>
            {email}
          </Text>
        )}
      </span>
    </span>
  );
}
