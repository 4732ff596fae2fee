import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText, isMissing } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Notice } from '@troth/ui/notice';
import { RadioOptions } from '@troth/ui/option-cards';
import { PageActions } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { afterChange, useJourneyState } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import {
  acceptInvitation,
  openedInvitationQuery,
  type OwnDocumentChoice,
  type ReceivedInvitation,
  receivedInvitationsQuery,
} from './queries';

/** The invitation that a mailed link opened, or those bound to the reader: who invites, and the reader's confirmation. */
export function AcceptInvitation({ token, onAccepted }: { token: string | null; onAccepted: () => void }) {
  const self = usePerson();
  const opened = useQuery({ ...openedInvitationQuery(token ?? ''), enabled: token !== null });
  // A link that is gone may stand for one that this person opened before: what is bound to them still counts.
  const isLinkGone = token === null || opened.isError;
  const bound = useQuery({ ...receivedInvitationsQuery(self.id), enabled: isLinkGone });
  const partner = useJourneyState().data?.partner ?? null;
  const failure = isLinkGone ? bound.error : null;
  if (failure !== null) return <ErrorPanel onRetry={() => void bound.refetch()}>{errorText(failure)}</ErrorPanel>;
  const invitation = isLinkGone ? bound.data?.[0] : opened.data;
  if (invitation !== undefined) {
    return (
      <Confirmation
        key={invitation.documentId}
        invitation={invitation}
        token={isLinkGone ? null : token}
        onAccepted={onAccepted}
      />
    );
  }
  if (isLinkGone ? bound.isPending : opened.isPending) return <CardSkeleton height={240} />;
  // The link was used by the two of them, so nothing is wrong with it: it opens again by Back, or from the mail.
  if (partner !== null)
    return (
      <EmptyState
        title={t('partner.together.title', { name: partner.firstName ?? t('shared.partner') })}
        action={<ToDashboard />}
      >
        {t('partner.together.text')}
      </EmptyState>
    );
  return (
    <EmptyState title={t(token === null ? 'partner.none.title' : 'partner.gone.title')} action={<ToDashboard />}>
      {opened.error !== null && !isMissing(opened.error)
        ? errorText(opened.error)
        : t(token === null ? 'partner.none.text' : 'partner.gone.text')}
    </EmptyState>
  );
}

const ToDashboard = () => (
  <LinkButton href={paths.home()} variant="primary">
    {t('partner.gone.home')}
  </LinkButton>
);

function Confirmation({
  invitation,
  token,
  onAccepted,
}: {
  invitation: ReceivedInvitation;
  token: string | null;
  onAccepted: () => void;
}) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<OwnDocumentChoice | null>(null);
  const [isChoiceMissing, setChoiceMissing] = useState(false);
  const accept = useMutation({
    mutationFn: () => acceptInvitation(self.id, { invitation, token, ownDocument: choice }),
    onSuccess: async () => {
      await afterChange(queryClient, self.id);
      onAccepted();
    },
  });
  const name = invitation.invitedBy.firstName ?? t('partner.yourPartner');
  const fullName = invitation.invitedBy.fullName || name;
  const mustChoose = invitation.ownDocument === 'IN_USE';

  if (invitation.ownDocument === 'SHARED') {
    return (
      <Notice
        tone="warning"
        title={t('partner.shared.title')}
        actions={<LinkButton href={paths.home()}>{t('partner.gone.home')}</LinkButton>}
      >
        {t('partner.shared.text')}
      </Notice>
    );
  }
  return (
    <>
      <Text size="lead">{t('partner.accept.what', { fullName })}</Text>
      <Text tone="secondary" style={{ marginTop: 'var(--s-3)' }}>
        {t('partner.accept.privacy', { name })}
      </Text>
      {mustChoose && (
        <fieldset style={{ border: 0, padding: 0, margin: 'var(--s-10) 0 0' }}>
          <legend style={{ font: 'var(--h3)', padding: 0, marginBottom: 'var(--s-3)' }}>
            {t('partner.choice.legend')}
          </legend>
          <RadioOptions
            label={t('partner.choice.legend')}
            isRequired
            isInvalid={isChoiceMissing}
            value={choice}
            onChange={(value) => {
              setChoice(value === 'BRING_ANSWERS' ? 'BRING_ANSWERS' : 'SET_ASIDE');
              setChoiceMissing(false);
            }}
            options={[
              {
                value: 'BRING_ANSWERS',
                label: t('partner.choice.bring'),
                description: t('partner.choice.bringDetail'),
              },
              {
                value: 'SET_ASIDE',
                label: t('partner.choice.setAside'),
                description: t('partner.choice.setAsideDetail'),
              },
            ]}
          />
        </fieldset>
      )}
      {isChoiceMissing && <Notice tone="danger" isAlert title={t('partner.choice.missing')} />}
      {accept.error !== null && <Notice tone="danger" isAlert title={errorText(accept.error)} />}
      <PageActions note={t('partner.accept.note')}>
        <Button
          variant="primary"
          size="continue"
          isLoading={accept.isPending || accept.isSuccess}
          onClick={() => (mustChoose && choice === null ? setChoiceMissing(true) : accept.mutate())}
        >
          {t('partner.accept.confirm', { name })}
        </Button>
        <LinkButton href={paths.home()} variant="text">
          {t('partner.accept.later')}
        </LinkButton>
      </PageActions>
    </>
  );
}
