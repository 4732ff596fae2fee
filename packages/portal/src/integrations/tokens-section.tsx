import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TokenStatus } from '@troth/domain/integrations';
import { Button } from '@troth/ui/button';
import { Row, Section, Stack } from '@troth/ui/layout';
import { ConfirmPopup } from '@troth/ui/popup';
import { CardSkeleton } from '@troth/ui/skeleton';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { announce } from '../announcer';
import { errorText } from '../errors';
import { formatLongDay } from '../instants';
import { LoadFailed } from '../load-failed';
import { t } from '../own-texts';
import { usePerson } from '../person';
import { CreateToken } from './create-token';
import classes from './integrations.module.css';
import { type PersonalToken, personalTokensQuery, revokePersonalToken } from './token-queries';

const tones: Readonly<Record<TokenStatus, TagTone>> = {
  ACTIVE: 'success',
  EXPIRED: 'neutral',
  REVOKED: 'neutral',
  SIGNED_OUT: 'neutral',
  APPROVAL_LOST: 'neutral',
};

/** On the account page of attorneys and admins: their personal access tokens, for programs of their own. */
export function TokensSection() {
  const [isCreating, setCreating] = useState(false);
  return (
    <Section id="tokens" title={t('tokens.title')} description={t('tokens.text')} hasRule>
      <Stack gap={4}>
        <TokenList />
        <div>
          <Button size="sm" onClick={() => setCreating(true)}>
            {t('tokens.create')}
          </Button>
        </div>
      </Stack>
      {isCreating && <CreateToken onClose={() => setCreating(false)} />}
    </Section>
  );
}

function TokenList() {
  const { data: tokens, error, refetch } = useQuery(personalTokensQuery(usePerson().id));
  const [revoking, setRevoking] = useState<PersonalToken | null>(null);
  if (tokens === undefined) {
    if (error === null) return <CardSkeleton height={56} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  if (tokens.length === 0) return <Text tone="secondary">{t('tokens.none')}</Text>;
  return (
    <>
      <ul className={classes.rows}>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
        ))}
      </ul>
      {revoking !== null && <RevokeToken token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: PersonalToken; onRevoke: () => void }) {
  const { lastUsedAt } = token;
  return (
    <li>
      <Row gap={3} justify="between" align="start">
        <div className={classes.what}>
          <Text as="span" weight={600}>
            {token.name}
          </Text>{' '}
          <code className={classes.ending}>{t('tokens.ending', { ending: token.ending })}</code>
          <Text size="small" tone="secondary">
            {token.scopes.map((scope) => t(`tokens.scope.${scope}`)).join(' · ')}
          </Text>
          <Text size="caption" tone="hint">
            {t('tokens.until', { date: formatLongDay(token.expiresAt) })}{' '}
            {lastUsedAt === null ? t('tokens.neverUsed') : t('tokens.lastUsed', { date: formatLongDay(lastUsedAt) })}
          </Text>
        </div>
        {token.status === 'ACTIVE' ? (
          <Button size="sm" aria-label={t('tokens.revoke.what', { name: token.name })} onClick={onRevoke}>
            {t('tokens.revoke')}
          </Button>
        ) : (
          <StatusTag tone={tones[token.status]}>{t(`tokens.status.${token.status}`)}</StatusTag>
        )}
      </Row>
    </li>
  );
}

function RevokeToken({ token, onClose }: { token: PersonalToken; onClose: () => void }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => revokePersonalToken(self.id, token.id),
    onSuccess: () => {
      announce(t('tokens.revoked', { name: token.name }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(personalTokensQuery(self.id)),
  });
  return (
    <ConfirmPopup
      isOpen
      size="short"
      title={t('tokens.revoke.title', { name: token.name })}
      confirmText={t('tokens.revoke')}
      cancelText={t('integrations.cancel')}
      isConfirming={revoking.isPending}
      onConfirm={() => revoking.mutate()}
      onCancel={onClose}
    >
      <p>{t('tokens.revoke.text')}</p>
      {revoking.isError && (
        <Text tone="danger" role="alert">
          {errorText(revoking.error)}
        </Text>
      )}
    </ConfirmPopup>
  );
}
