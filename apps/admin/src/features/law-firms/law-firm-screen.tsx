import { useSuspenseQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { Button, LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { PenIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { ActionLog } from '../../shared/actions/action-log';
import { AttorneyStageTag } from '../../shared/attorney-stage-tag';
import { Crumbs } from '../../shared/crumbs';
import { formatLongDay } from '@troth/portal/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { AccountTag } from './account-tag';
import { LawFirmForm } from './law-firm-form';
import { ApprovalTag } from './law-firm-list';
import { MergeDialog } from './merge-dialog';
import { type LawFirmChanges, type LawFirmDetail, lawFirmQuery } from './queries';

const change = (firm: LawFirmDetail, body: LawFirmChanges) =>
  unwrap(
    api.PATCH('/admin/law-firms/{id}', { params: { path: { id: firm.id } }, headers: unchangedSince(firm), body }),
  );

function ApprovalDialog({ firm, onClose }: { firm: LawFirmDetail; onClose: () => void }) {
  const { name, dependents } = firm;
  if (!firm.isApproved) {
    return (
      <ActionDialog
        title={t('lawFirm.approve.title', { name })}
        effects={[t('lawFirm.approve.effect'), t('lawFirm.approve.attorneys')]}
        confirmText={t('lawFirm.approve')}
        act={(reason) => change(firm, { isApproved: true, reason })}
        doneText={() => t('lawFirm.approve.done', { name })}
        onClose={onClose}
      />
    );
  }
  return (
    <ActionDialog
      title={t('lawFirm.unapprove.title', { name })}
      effects={[
        t('lawFirm.unapprove.attorneys', { count: dependents.attorneys }),
        t('lawFirm.unapprove.clients', { count: dependents.clients }),
        t('lawFirm.unapprove.drafts'),
      ]}
      confirmText={t('lawFirm.unapprove')}
      isDestructive
      reasonHelp={t('lawFirm.unapprove.reason')}
      act={(reason) => change(firm, { isApproved: false, confirm: dependents, reason })}
      doneText={() => t('lawFirm.unapprove.done', { name, count: dependents.attorneys })}
      onClose={onClose}
    />
  );
}

function PayoutDetails({ firm }: { firm: LawFirmDetail }) {
  const [shown, setShown] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (firm.payoutDetails == null) return '—';
  return (
    <Row gap={3}>
      <span style={{ whiteSpace: 'pre-wrap' }}>{shown ?? firm.payoutDetails}</span>
      {shown === null && (
        <Button variant="text" onClick={() => setAsking(true)}>
          {t('lawFirm.payout.show')}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={t('lawFirm.payout.title', { name: firm.name })}
          effects={[t('lawFirm.payout.effect')]}
          confirmText={t('lawFirm.payout.show')}
          act={(reason) =>
            unwrap(
              api.POST('/admin/law-firms/{id}/payout-details', {
                params: { path: { id: firm.id } },
                body: { reason },
              }),
            )
          }
          doneText={() => t('lawFirm.payout.done')}
          onDone={({ payoutDetails }) => setShown(payoutDetails)}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}

/** One law firm: its facts, its attorneys, its account, and what was decided about it. Portals spec §6 "manage law firms". */
export function LawFirmScreen({ id }: { id: string }) {
  const { data: firm } = useSuspenseQuery(lawFirmQuery(id));
  const [asked, setAsked] = useState<'change' | 'approval' | 'merge' | null>(null);
  return (
    <Page
      title={firm.name}
      kicker={<Crumbs parent={{ label: t('lawFirms.title'), href: paths.lawFirms() }} here={firm.name} />}
      actions={
        <>
          <Button onClick={() => setAsked('merge')}>{t('lawFirm.merge')}</Button>
          <Button icon={<PenIcon size={16} />} onClick={() => setAsked('change')}>
            {t('lawFirm.change')}
          </Button>
        </>
      }
      aside={
        <Stack gap={4}>
          <Section title={t('lawFirm.approval')} description={t(`lawFirm.approval.${firm.isApproved}`)}>
            <Stack gap={4}>
              <div>
                <ApprovalTag isApproved={firm.isApproved} />
              </div>
              <Button
                variant={firm.isApproved ? 'secondary' : 'primary'}
                isFullWidth
                onClick={() => setAsked('approval')}
              >
                {firm.isApproved ? t('lawFirm.unapprove') : t('lawFirm.approve')}
              </Button>
            </Stack>
          </Section>
          <ActionLog actions={firm.actions} />
        </Stack>
      }
    >
      <Section title={t('lawFirm.facts')} hasRule>
        <Facts
          facts={[
            {
              key: 'email',
              label: t('lawFirm.email'),
              value: <Link href={`mailto:${firm.contactEmail}`}>{firm.contactEmail}</Link>,
            },
            {
              key: 'website',
              label: t('lawFirm.website'),
              value: firm.website && (
                <Link href={firm.website} target="_blank" rel="noreferrer">
                  {firm.website}
                </Link>
              ),
            },
            {
              key: 'lead',
              label: t('lawFirms.lead'),
              value: firm.lead && <Link href={paths.attorney(firm.lead.id)}>{firm.lead.name}</Link>,
            },
            { key: 'payout', label: t('lawFirm.payout'), value: <PayoutDetails firm={firm} /> },
            { key: 'since', label: t('lawFirms.since'), value: formatLongDay(firm.createdAt) },
          ]}
        />
      </Section>
      <Section title={t('lawFirm.account')} description={t('lawFirm.account.detail')} hasRule>
        <Facts
          facts={[
            { key: 'state', label: t('lawFirms.account'), value: <AccountTag state={firm.accountState} /> },
            { key: 'id', label: t('lawFirm.account.id'), value: firm.stripeAccountId },
            { key: 'due', label: t('lawFirm.account.due'), value: firm.accountDue.join(', ') },
          ]}
        />
      </Section>
      <Section title={t('lawFirms.attorneys')} hasRule>
        {firm.attorneys.length === 0 ? (
          <Text tone="secondary">{t('lawFirm.noAttorneys')}</Text>
        ) : (
          <Facts
            facts={firm.attorneys.map((attorney) => ({
              key: attorney.id,
              label: <Link href={paths.attorney(attorney.id)}>{attorney.name}</Link>,
              value: <AttorneyStageTag stage={attorney.stage} />,
            }))}
          />
        )}
      </Section>
      {asked === 'change' && <LawFirmForm firm={firm} onClose={() => setAsked(null)} onSaved={() => undefined} />}
      {asked === 'merge' && <MergeDialog firm={firm} onClose={() => setAsked(null)} />}
      {asked === 'approval' && <ApprovalDialog firm={firm} onClose={() => setAsked(null)} />}
    </Page>
  );
}

export function NoLawFirmFound() {
  return (
    <Page title={t('lawFirm.missing.title')} lead={t('lawFirm.missing.text')}>
      <LinkButton href={paths.lawFirms()}>{t('lawFirm.back')}</LinkButton>
    </Page>
  );
}
