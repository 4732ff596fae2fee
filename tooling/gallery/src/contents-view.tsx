import { Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Heading } from '@troth/ui/text';

/** The gallery's first page: every view and state there is. The browser tests photograph what stands here. */
export function ContentsView({ addresses }: { addresses: readonly { href: string; label: string }[] }) {
  return (
    <main style={{ maxWidth: 640, margin: '0 auto', padding: 'var(--s-10) var(--gutter) var(--s-24)' }}>
      <title>Troth components</title>
      <Stack gap={6}>
        <Heading level={1}>The component gallery</Heading>
        <nav aria-label="Views">
          <ul style={{ listStyle: 'none', padding: 0 }}>
            {addresses.map(({ href, label }) => (
              <li key={href} style={{ padding: 'var(--s-2) 0' }}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </Stack>
    </main>
  );
}
