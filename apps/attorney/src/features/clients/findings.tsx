import { useSuspenseQuery } from '@tanstack/react-query';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import type { components } from '@troth/api-client';
import { Text } from '@troth/ui/text';
import { t } from '../../shared/texts';
import { generationQuery } from '../../shared/versions';
import classes from './clients.module.css';

type Finding = components['schemas']['Finding'];

const tones = {
  ERROR: 'danger',
  WARNING: 'warning',
  QUESTION: 'info',
  NOTICE: 'neutral',
} as const satisfies Record<Finding['severity'], TagTone>;

/** What the preflight found, as far as an attorney may read it, heaviest first. */
export function Findings({ documentId }: { documentId: string }) {
  const { data } = useSuspenseQuery(generationQuery(documentId));
  const { findings } = data;
  return (
    <details className={classes.fold}>
      <summary>{t('findings.title', { count: findings.length })}</summary>
      <div>
        {findings.length === 0 && <Text tone="secondary">{t('findings.none')}</Text>}
        <ul className={classes.findings}>
          {findings.map(({ key, severity, title, reason, law }) => (
            <li key={key}>
              <StatusTag tone={tones[severity]}>{t(`findings.${severity}`)}</StatusTag>
              <p>
                <b>{title}</b>
              </p>
              <p>{reason}</p>
              {law !== null && (
                <Text size="small" tone="secondary">
                  {[law.citation, law.note].filter(Boolean).join('. ')}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
