import { sampleMails } from '@troth/api/mail/samples';
import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Heading, Text } from '@troth/ui/text';
import { useState } from 'react';

const mails = sampleMails();
const FRAME = { width: '100%', height: 900, border: '1px solid var(--hairline)', borderRadius: 8, background: 'white' };

/** Every mail of the product in both of its forms, as a mail program shows them. */
export function MailsView() {
  const [at, setAt] = useState(0);
  const shown = mails[at];
  return (
    <main style={{ maxWidth: 1100, margin: '0 auto', padding: 'var(--s-10) var(--gutter) var(--s-24)' }}>
      <title>Mails</title>
      <Stack gap={6}>
        <Heading level={1}>Mails</Heading>
        <label>
          <Text as="span" size="small" tone="secondary">
            {`One of ${mails.length}`}
          </Text>
          <select
            value={at}
            onChange={(event) => setAt(Number(event.target.value))}
            style={{ display: 'block', width: '100%', padding: 12, font: 'inherit' }}
          >
            {mails.map(({ name, subject }, index) => (
              <option key={name} value={index}>
                {`${name}: ${subject}`}
              </option>
            ))}
          </select>
        </label>
        <Button disabled={at === mails.length - 1} onClick={() => setAt(at + 1)}>
          Next
        </Button>
        {shown !== undefined && (
          <>
            <Heading level={2}>{shown.subject}</Heading>
            <iframe title={`${shown.name} as HTML`} srcDoc={shown.html} sandbox="allow-scripts" style={FRAME} />
            <Heading level={2}>As text</Heading>
            <pre style={{ overflowX: 'auto', fontSize: 14 }} tabIndex={0}>
              {shown.plain}
            </pre>
          </>
        )}
      </Stack>
    </main>
  );
}
