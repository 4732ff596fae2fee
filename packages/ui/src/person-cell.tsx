import { Link } from './link';
import { Avatar } from './partner-mark';
import classes from './person-cell.module.css';
import { Text } from './text';

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
