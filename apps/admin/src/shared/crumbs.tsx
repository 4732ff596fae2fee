import { Link } from '@troth/ui/link';

/** The list that a record belongs to, and where one is. */
export function Crumbs({ parent, here }: { parent: { label: string; href: string }; here: string }) {
  return (
    <>
      <Link href={parent.href}>{parent.label}</Link> / {here}
    </>
  );
}
