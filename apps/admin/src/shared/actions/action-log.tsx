import type { components } from '@troth/api-client';
import { Section } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { formatRecent } from '../dates';
import { t } from '../texts';
import { actionWords } from './action-words';

type AdminAction = components['schemas']['AdminAction'];

/** What admins did about someone or something, and why, the newest first. */
export function ActionLog({ actions }: { actions: readonly AdminAction[] }) {
  return (
    <Section title={t('log.title')} hasRule>
      {actions.length === 0 ? (
        <Text tone="secondary">{t('log.none')}</Text>
      ) : (
        <ul>
          {actions.map(({ id, action, at, by, reason }) => (
            <li key={id}>
              <Text weight={600}>{actionWords(action)}</Text>
              <Text size="small" tone="secondary">
                {t('log.by', { name: by.name, when: formatRecent(at) })}
              </Text>
              {reason !== null && <Text size="small">{t('log.reason', { reason })}</Text>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
