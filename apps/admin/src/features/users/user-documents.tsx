import { useSuspenseQuery } from '@tanstack/react-query';
import { Section, Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { t } from '../../shared/texts';
import { DocumentCard } from './document-card';
import { documentsQuery, type UserDetail } from './queries';

/** The documents of a person, the one in use first; those put aside while they can be brought back. */
export function UserDocuments({ user }: { user: UserDetail }) {
  const { data: documents } = useSuspenseQuery(documentsQuery(user.id));
  return (
    <Section title={t('user.documents')} hasRule>
      {documents.length === 0 && (
        <Text size="small" tone="secondary">
          {t('user.documents.none')}
        </Text>
      )}
      <Stack gap={6}>
        {documents.map((document) => (
          <DocumentCard key={document.id} document={document} userId={user.id} />
        ))}
      </Stack>
    </Section>
  );
}
