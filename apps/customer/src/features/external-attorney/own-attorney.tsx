import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Facts } from '@troth/ui/facts';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { usePhoneNumberText } from '@troth/ui/phone-number';
import { PageActions } from '@troth/ui/page';
import { ConfirmPopup } from '@troth/ui/popup';
import { useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { afterChange, useCouple } from '../../shared/journey';
import { useStateOf } from '../../shared/states';
import { t } from '../../shared/texts';
import { AttorneyForm } from './attorney-form';
import { Confirmation } from './confirmation';
import { type ExternalAttorney, type OwnCounsel, ownCounselQuery, type Place, removeAttorney } from './queries';

/** An attorney of one's own: who it is, and their confirmation of the agreement. D10. */
export function OwnAttorney({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const place: Place = { userId: self.id, documentId: own.document.id };
  const query = ownCounselQuery(place);
  const { data: counsel } = useSuspenseQuery(query);
  const [isEditing, setEditing] = useState(false);
  const { attorney, refusal } = counsel;
  const keep = (changed: OwnCounsel) => {
    queryClient.setQueryData(query.queryKey, changed);
    setEditing(false);
    void afterChange(queryClient, self.id);
  };
  if (refusal === null && (attorney === null || isEditing)) {
    return (
      <AttorneyForm
        place={place}
        attorney={attorney}
        onSaved={keep}
        onCancel={attorney === null ? null : () => setEditing(false)}
      />
    );
  }
  const closed = refusal !== null && <Notice title={t('ownAttorney.closed')}>{refusal.message}</Notice>;
  if (attorney === null) {
    return (
      <>
        {closed}
        <Onward />
      </>
    );
  }
  const isConfirmed = attorney.confirmedAt !== null;
  // The attorney has it now, or nobody: what the reader does next is elsewhere.
  const isNothingToDo =
    isConfirmed || refusal !== null || counsel.confirmationRefusal !== null || counsel.link?.state === 'OPEN';
  return (
    <>
      <Section title={t('ownAttorney.who')} hasRule>
        <Recorded
          place={place}
          attorney={attorney}
          isClosed={refusal !== null}
          onEdit={() => setEditing(true)}
          onRemoved={() => keep({ ...counsel, attorney: null, link: null })}
        />
      </Section>
      <Section title={t('ownAttorney.confirmation')} hasRule>
        {!isConfirmed && closed ? (
          closed
        ) : (
          <Confirmation place={place} counsel={counsel} attorney={attorney} onChanged={keep} />
        )}
      </Section>
      {isNothingToDo && <Onward />}
    </>
  );
}

function Onward() {
  const { journey } = useCouple();
  return (
    <PageActions>
      <LinkButton href={journey.nextStep.path} variant="primary" size="continue">
        {t('ownAttorney.next')}
      </LinkButton>
    </PageActions>
  );
}

function Recorded({
  place,
  attorney,
  isClosed,
  onEdit,
  onRemoved,
}: {
  place: Place;
  attorney: ExternalAttorney;
  isClosed: boolean;
  onEdit: () => void;
  onRemoved: () => void;
}) {
  const state = useStateOf(attorney.barStateId);
  const phone = usePhoneNumberText(attorney.phoneNumber);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => removeAttorney(place),
    onSuccess: onRemoved,
    onSettled: () => setAsking(false),
  });
  return (
    <Stack gap={5}>
      {remove.error !== null && <ErrorPanel>{errorText(remove.error)}</ErrorPanel>}
      <Facts
        facts={[
          { key: 'name', label: t('ownAttorney.name'), value: attorney.name },
          { key: 'firm', label: t('ownAttorney.firm'), value: attorney.firmName },
          { key: 'email', label: t('ownAttorney.email'), value: attorney.email },
          { key: 'phone', label: t('ownAttorney.phone'), value: phone },
          { key: 'bar', label: t('ownAttorney.bar'), value: state?.name ?? null },
        ]}
      />
      {!isClosed && (
        <Row gap={3}>
          <Button onClick={onEdit}>{t('ownAttorney.change')}</Button>
          <Button variant="text" onClick={() => setAsking(true)}>
            {t('ownAttorney.remove')}
          </Button>
        </Row>
      )}
      <ConfirmPopup
        isOpen={isAsking}
        title={t('ownAttorney.remove.title', { name: attorney.name })}
        confirmText={t('ownAttorney.remove')}
        isDestructive
        isConfirming={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('ownAttorney.remove.what')}</p>
      </ConfirmPopup>
    </Stack>
  );
}
