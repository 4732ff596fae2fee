import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { Crumbs } from '../../shared/crumbs';
import { formatLongDay } from '@troth/portal/instants';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { LawChangeDialog } from './change-dialog';
import { LawPreview } from './law-preview';
import classes from './state-screen.module.css';
import { counselSummaryQuery, type LawChange, type LawFact, type StateLaw, stateLawQuery, takeBack } from './queries';
import { fieldInline, fieldLabel, isLong, valueLabel } from './words';

function FactTable({
  caption,
  facts,
  onChange,
}: {
  caption: string;
  facts: readonly LawFact[];
  onChange: (fact: LawFact) => void;
}) {
  return (
    <DataTable
      caption={caption}
      rows={facts}
      rowKey={({ subject, documentTemplateId, field }) => `${subject}.${documentTemplateId ?? ''}.${field}`}
      columns={[
        {
          key: 'field',
          label: t('law.what'),
          isTitle: true,
          render: (fact) => <span className={classes.field}>{fieldLabel(fact)}</span>,
        },
        {
          key: 'value',
          label: t('law.value'),
          render: (fact) => (
            <Stack gap={1}>
              {isLong(fact) ? (
                // It scrolls, so the keyboard must reach it.
                <div className={classes.long} role="region" aria-label={fieldLabel(fact)} tabIndex={0}>
                  {valueLabel(fact, fact.value)}
                </div>
              ) : (
                <span>{valueLabel(fact, fact.value)}</span>
              )}
              {fact.source !== null && fact.source !== fact.value && (
                <Text size="small" tone="secondary">
                  {fact.source}
                </Text>
              )}
              {fact.setAt !== null && fact.setByName !== null && (
                <div>
                  <StatusTag tone="outline">
                    {t('law.setBy', { name: fact.setByName, day: formatLongDay(fact.setAt) })}
                  </StatusTag>
                </div>
              )}
              {fact.shipped !== null && fact.shipped !== fact.value && (
                <Text size="small" tone="secondary">
                  {t('law.shipped', { value: valueLabel(fact, fact.shipped) })}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          key: 'change',
          label: t('payouts.actions'),
          isActions: true,
          render: (fact) => (
            <Button
              size="sm"
              variant="text"
              onClick={() => onChange(fact)}
              aria-label={t('law.changeField', { field: fieldLabel(fact) })}
            >
              {t('law.change')}
            </Button>
          ),
        },
      ]}
    />
  );
}

function History({ law }: { law: StateLaw }) {
  const [undoing, setUndoing] = useState<LawChange | null>(null);
  return (
    <Section title={t('law.history')}>
      <Stack gap={5}>
        {law.changes.length === 0 && <Text tone="secondary">{t('law.history.none')}</Text>}
        <ol className={classes.history}>
          {law.changes.map((change) => (
            <li key={change.id}>
              <Text weight={600}>
                {t('law.history.entry', { field: fieldLabel(change), value: valueLabel(change, change.after) })}
              </Text>
              <Text as="p" size="small" tone="secondary">
                {t('law.history.by', { when: formatRecent(change.createdAt), name: change.changedByName })}
              </Text>
              <Text as="p" size="small">
                <s>{valueLabel(change, change.before)}</s> → {valueLabel(change, change.after)}
              </Text>
              <Text as="p" size="small">
                {t('law.history.why', { reason: change.reason, source: change.source })}
              </Text>
              <Text as="p" size="small" tone="secondary">
                {change.settledAt === null
                  ? t('law.history.settling', { count: change.couples })
                  : t('law.history.told', { count: change.couples, told: change.told })}
              </Text>
              {change.canTakeBack && (
                <Button size="sm" variant="text" onClick={() => setUndoing(change)}>
                  {t('law.undo')}
                </Button>
              )}
            </li>
          ))}
        </ol>
        <Notice title={t('law.release')} />
      </Stack>
      {undoing !== null && (
        <ActionDialog
          key={undoing.id}
          title={t('law.undo.title', { field: fieldInline(undoing) })}
          effects={[t('law.undo.effect', { value: valueLabel(undoing, undoing.before) }), t('law.undo.couples')]}
          confirmText={t('law.undo')}
          act={(reason) => takeBack(law, undoing.id, reason)}
          doneText={() =>
            t('law.undo.done', { field: fieldLabel(undoing), value: valueLabel(undoing, undoing.before) })
          }
          onClose={() => setUndoing(null)}
        >
          <LawPreview stateId={law.id} fact={undoing} value={undoing.before} />
        </ActionDialog>
      )}
    </Section>
  );
}

/** How much of the state's texts counsel has approved. */
function CounselShare({ stateId }: { stateId: string }) {
  const { data } = useQuery(counselSummaryQuery(stateId));
  return (
    <Notice
      tone={data !== undefined && data.approved === data.total ? 'success' : 'info'}
      title={
        data === undefined ? t('law.counsel.loading') : t('law.counsel', { approved: data.approved, total: data.total })
      }
    >
      {data !== undefined && data.changed > 0 && <p>{t('law.counsel.changed', { count: data.changed })}</p>}
      <Link href={paths.counselOf(stateId)}>{t('law.counsel.see')}</Link>
    </Notice>
  );
}

/** The law of a state as it is applied, each value with its source, and how it came to be. Portals spec §2. */
export function StateScreen({ id }: { id: string }) {
  const { data: law } = useSuspenseQuery(stateLawQuery(id));
  const [changing, setChanging] = useState<{ fact: LawFact; key: string } | null>(null);
  const change = (fact: LawFact) => setChanging({ fact, key: crypto.randomUUID() });
  const of = (subject: LawFact['subject']) => law.facts.filter((fact) => fact.subject === subject);
  return (
    <Page
      kicker={<Crumbs parent={{ label: t('law.states'), href: paths.states() }} here={law.name} />}
      title={law.name}
      lead={t(law.isActive ? 'law.lead.open' : 'law.lead.closed', {
        abbreviation: law.abbreviation,
        couples: law.couples,
        versions: law.withVersion,
        attorneys: law.approvedAttorneys,
        waiting: law.attorneysUnderReview,
      })}
      layout="rail"
      aside={<History law={law} />}
    >
      <Stack gap={4}>
        <CounselShare stateId={law.id} />
        <Section title={t('law.applied')} description={t('law.applied.text')}>
          <FactTable caption={t('law.applied')} facts={of('STATE')} onChange={change} />
        </Section>
        <Section title={t('law.template')}>
          <FactTable caption={t('law.template')} facts={of('TEMPLATE')} onChange={change} />
        </Section>
        <Section title={t('law.terms')} description={t('law.terms.text', { state: law.name })}>
          <FactTable caption={t('law.terms')} facts={of('TERM')} onChange={change} />
        </Section>
      </Stack>
      {changing !== null && (
        <LawChangeDialog key={changing.key} law={law} fact={changing.fact} onClose={() => setChanging(null)} />
      )}
    </Page>
  );
}
