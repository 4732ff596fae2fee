import { useQueryClient } from '@tanstack/react-query';
import { useIdempotentMutation } from '@troth/portal/use-idempotent-mutation';
import { errorText } from '@troth/portal/errors';
import { Button, LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { InfoIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { PartnerName } from '@troth/ui/partner-mark';
import { usePhoneNumberText } from '@troth/ui/phone-number';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatMoment } from '../../shared/instants';
import { afterChange } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { formatInState } from '../../shared/in-state-time';
import { fullNameOf, nameHints } from './name-hints';
import classes from './notarization.module.css';
import { ObstacleNotice } from './obstacle-notice';
import { type Outlook, sendToNotary } from './queries';

export interface BeforeTheNotaryProps {
  userId: string;
  documentId: string;
  outlook: Outlook;
  /** The version's hash, to be compared and copied; null for an agreement that was made elsewhere. */
  fingerprint: ReactNode;
}

type Signer = Outlook['signers'][number];

/**
 * What both look at before the agreement goes to the notary: names as on the identity papers, addresses, witnesses, time
 * and place, the very version, and what the notary will ask. D33.
 */
export function BeforeTheNotary({ userId, documentId, outlook, fingerprint }: BeforeTheNotaryProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { version, online, signers } = outlook;
  const send = useIdempotentMutation({
    mutationFn: (_nothing: void, key) => sendToNotary(documentId, version ?? '', key),
    onSuccess: async () => {
      await afterChange(queryClient, userId);
      await navigate(paths.notarize(), { replace: true });
    },
    // The partner may have sent it since, or the version is another one: what is shown is asked for again.
    onError: () => void afterChange(queryClient, userId),
  });
  return (
    <Stack gap={4}>
      <Section title={t('notaryReview.names')} description={t('notaryReview.names.text')} hasRule>
        <Stack gap={8}>
          {signers.map((signer) => (
            <SignerFacts key={signer.userId} signer={signer} isYou={signer.userId === userId} />
          ))}
        </Stack>
        <p className={classes.note}>
          {t('notaryReview.correct')} <Link href={paths.profile()}>{t('notaryReview.toProfile')}</Link>
        </p>
      </Section>
      <Section title={t('notaryReview.meeting')} hasRule>
        <Facts
          facts={[
            { key: 'when', label: t('notaryReview.when'), value: whenText(outlook) },
            { key: 'where', label: t('notaryReview.where'), value: t('notaryReview.where.text') },
            {
              key: 'witnesses',
              label: t('notaryReview.witnesses'),
              value: t(outlook.isWitnessRequired ? 'notaryReview.witnesses.needed' : 'notaryReview.witnesses.none'),
            },
          ]}
        />
      </Section>
      <Section title={t('notaryReview.version')} description={t('notaryReview.version.text')} hasRule>
        <Facts
          facts={[
            {
              key: 'made',
              label: t('notaryReview.made'),
              value: outlook.commitAt === null ? null : formatMoment(outlook.commitAt),
            },
            ...(fingerprint === null ? [] : [{ key: 'hash', label: t('notaryReview.hash'), value: fingerprint }]),
          ]}
        />
        <Link href={paths.documentReview()}>{t('notarize.readAgain')}</Link>
      </Section>
      <Section title={t('notaryReview.asks')} hasRule>
        <ul className={classes.asks}>
          <li>{t('notaryReview.asks.paper')}</li>
          <li>{t('notaryReview.asks.ssn')}</li>
          <li>{t('notaryReview.asks.twice')}</li>
          <li>{t('notaryReview.asks.will')}</li>
        </ul>
      </Section>
      <div>
        <ObstacleNotice obstacle={online.obstacle} />
        {send.error !== null && <Notice tone="danger" isAlert title={errorText(send.error)} />}
        <PageActions note={t('notaryReview.sendNote')}>
          <Button
            variant="primary"
            size="continue"
            disabled={online.obstacle !== null || version === null}
            isLoading={send.isPending}
            loadingText={t('notaryReview.sending')}
            onClick={() => send.mutate()}
          >
            {t('notaryReview.send')}
          </Button>
          <LinkButton href={paths.notarize()} variant="text">
            {t('notaryReview.back')}
          </LinkButton>
        </PageActions>
      </div>
    </Stack>
  );
}

/** From when the couple can meet the notary. */
function whenText({ wait, timeZone }: Outlook): string {
  if (wait?.status === 'RUNNING' && wait.endsAt !== null)
    return t('notaryReview.when.from', { time: formatInState(new Date(wait.endsAt), timeZone) });
  return t('notaryReview.when.now');
}

function SignerFacts({ signer, isYou }: { signer: Signer; isYou: boolean }) {
  const { side, firstName, email, problems } = signer;
  const phoneNumber = usePhoneNumberText(signer.phoneNumber);
  const name = fullNameOf(signer);
  const hints = nameHints(signer);
  return (
    <section aria-label={name}>
      <PartnerName side={side} name={firstName ?? side} isYou={isYou} />
      <Facts
        facts={[
          {
            key: 'name',
            label: t('notaryReview.name'),
            value: (
              <>
                {name}
                {hints.map((hint) => (
                  <span key={hint} className={classes.problem}>
                    <InfoIcon size={16} />
                    {t(`notaryReview.hint.${hint}`)}
                  </span>
                ))}
                {problems.includes('NAME_MISSING') && <Problem>{t('notaryReview.problem.NAME_MISSING')}</Problem>}
              </>
            ),
          },
          {
            key: 'email',
            label: t('notaryReview.email'),
            value: (
              <>
                {email}
                {problems.includes('EMAIL_MISSING') && <Problem>{t('notaryReview.problem.EMAIL_MISSING')}</Problem>}
                {problems.includes('SAME_EMAIL') && <Problem>{t('notaryReview.problem.SAME_EMAIL')}</Problem>}
              </>
            ),
          },
          {
            key: 'phone',
            label: t('notaryReview.phone'),
            value: (
              <>
                {phoneNumber ?? (isYou ? null : t('notaryReview.phone.theirs'))}
                {problems.includes('NO_PHONE') && <Problem>{t('notaryReview.problem.NO_PHONE')}</Problem>}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

const Problem = ({ children }: { children: string }) => (
  <span className={classes.problem} data-tone="warning">
    <InfoIcon size={16} />
    {children}
  </span>
);
