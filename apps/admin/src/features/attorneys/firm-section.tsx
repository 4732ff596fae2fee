import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { Row, Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { FirmChoice } from './firm-choice';
import { type Attorney, approveFirm, type LawFirm } from './queries';

function FirmFacts({ firm, isLead }: { firm: LawFirm; isLead: boolean }) {
  return (
    <Facts
      facts={[
        { key: 'name', label: t('attorney.firm.name'), value: <Link href={paths.lawFirm(firm.id)}>{firm.name}</Link> },
        {
          key: 'status',
          label: t('attorney.firm.status'),
          value: firm.isApproved ? (
            <StatusTag tone="success">{t('attorney.firm.approved')}</StatusTag>
          ) : (
            <StatusTag tone="warning">{t('attorney.firm.waiting')}</StatusTag>
          ),
        },
        {
          key: 'email',
          label: t('attorney.firm.email'),
          value: firm.contactEmail && <Link href={`mailto:${firm.contactEmail}`}>{firm.contactEmail}</Link>,
        },
        {
          key: 'website',
          label: t('attorney.firm.website'),
          value: firm.website && (
            <Link href={firm.website} target="_blank" rel="noreferrer">
              {firm.website}
            </Link>
          ),
        },
        {
          key: 'lead',
          label: t('attorney.firm.lead'),
          value: isLead ? t('attorney.firm.lead.yes') : t('attorney.firm.lead.no'),
        },
      ]}
    />
  );
}

/** The attorney's firm: approve a new one, or choose another. Two approvals, since a firm outlives an attorney. */
export function FirmSection({ attorney }: { attorney: Attorney }) {
  const [asked, setAsked] = useState<'approve' | 'change' | null>(null);
  const firm = attorney.lawFirm ?? null;
  return (
    <Section title={t('attorney.firm')} hasRule>
      {firm === null ? (
        <Text size="small" tone="secondary">
          {t('attorney.firm.none')}
        </Text>
      ) : (
        <FirmFacts firm={firm} isLead={attorney.isLawFirmLead} />
      )}
      <Row gap={3} style={{ marginTop: 'var(--s-4)' }}>
        {firm !== null && !firm.isApproved && (
          <Button onClick={() => setAsked('approve')}>{t('attorney.firm.approve')}</Button>
        )}
        <Button variant="text" onClick={() => setAsked('change')}>
          {firm === null ? t('attorney.firm.choose') : t('attorney.firm.change')}
        </Button>
      </Row>
      {asked === 'approve' && firm !== null && (
        <ActionDialog
          title={t('attorney.firm.approve.title', { firm: firm.name })}
          effects={[t('attorney.firm.approve.text')]}
          confirmText={t('attorney.firm.approve')}
          act={(reason) => approveFirm(firm, reason)}
          doneText={({ name }) => t('decision.firm.done', { firm: name })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'change' && <FirmChoice attorney={attorney} onClose={() => setAsked(null)} />}
    </Section>
  );
}
