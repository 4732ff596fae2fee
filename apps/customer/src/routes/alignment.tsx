import { AgreedBar } from '@troth/ui/agreed-bar';
import { Stack } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { lazy, type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { ChangeAnswerPopup } from '../features/alignment/change-answer-popup';
import { DisputeList } from '../features/alignment/dispute-list';
import type { Dispute } from '../features/alignment/queries';
import { SettledSoFar } from '../features/alignment/settled-so-far';
import {
  FinancialDisputesPending,
  OwnQuestionnaireOpen,
  PartnerQuestionnaireOpen,
} from '../features/alignment/waiting';
import { ChangeAnswerForm, type ChangedInputs } from '../features/questionnaire/change-answer-form';
import { namesOf, type OwnDocument, useOwnDocument } from '../shared/document';
import { type Couple, useCouple } from '../shared/journey';
import { hasMeaning, MeaningAskedFor } from '../shared/meaning-asked-for';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

const MeaningOfDispute = lazy(async () => ({ default: (await import('./meanings')).MeaningOfDispute }));

/** /alignment: what the partners answered differently. Without a partner it leads home. Customer spec §2 and §6. */
export function AlignmentRoute() {
  const { journey, partner } = useCouple();
  const own = useOwnDocument();
  // Above what the screen shows: when the partner changes that, the popup stays with what was typed into it.
  const [changing, setChanging] = useState<Dispute | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<string, ChangedInputs>>(new Map());
  const reason = journey.menu.items.find(({ key }) => key === 'ALIGNMENT')?.reason ?? null;
  if (own === null || partner === null || reason === 'PRENUP_NOT_PAID') return <Navigate to={paths.home()} replace />;
  if (reason === 'IMPORTED') return <Navigate to={paths.documents()} replace />;

  const partnerName = own.names[partner.side] ?? t('partner.yourPartner');
  const close = () => setChanging(null);
  return (
    <>
      <AlignmentPage own={own} partner={partner} partnerName={partnerName} onChangeAnswer={setChanging} />
      {changing !== null && (
        <ChangeAnswerPopup
          dispute={changing}
          side={own.side}
          partnerName={partnerName}
          onClose={close}
          onDone={() => {
            setTyped(new Map([...typed].filter(([id]) => id !== changing.question.id)));
            close();
          }}
          renderForm={(form) => (
            <ChangeAnswerForm
              {...form}
              partnerName={partnerName}
              inputs={typed.get(changing.question.id) ?? NOTHING_TYPED}
              onInputs={(inputs) => setTyped(new Map(typed).set(changing.question.id, inputs))}
            />
          )}
        />
      )}
    </>
  );
}

const NOTHING_TYPED: ChangedInputs = new Map();

/** In year 10, with either answer: for both partners the same figures. */
function meaningOf(own: OwnDocument, { question }: Dispute): ReactNode {
  if (!hasMeaning(question.key)) return null;
  return (
    <MeaningAskedFor label={t('meaning.askDispute', { year: 10 })} isInCard>
      <MeaningOfDispute own={own} questionKey={question.key} />
    </MeaningAskedFor>
  );
}

interface AlignmentPageProps {
  own: OwnDocument;
  partner: NonNullable<Couple['partner']>;
  partnerName: string;
  onChangeAnswer: (dispute: Dispute) => void;
}

/** What the screen shows, by whether alignment is open and what stands before it. */
function AlignmentPage({ own, partner, partnerName, onChangeAnswer }: AlignmentPageProps) {
  const { journey } = useCouple();
  const { access, openDisputes, agreedAnswers } = journey.alignment;
  const names = namesOf(own);
  const frame = { progress: <OverallProgress /> };
  const waiting = { title: t('alignment.title'), lead: t('alignment.lead', { name: partnerName }), ...frame };

  if (access !== 'OPEN') {
    return (
      <Page {...waiting}>
        {access === 'PARTNER_QUESTIONNAIRE_INCOMPLETE' ? (
          <PartnerQuestionnaireOpen side={partner.side} name={partnerName} nextReminderAt={partner.nextReminderAt} />
        ) : (
          <OwnQuestionnaireOpen
            href={journey.firstIncompletePath ?? paths.questionnaire()}
            partnerName={partnerName}
            isPartnerDone={partner.isQuestionnaireComplete}
          />
        )}
      </Page>
    );
  }
  if (journey.disclosure.pendingDisputes > 0) {
    return (
      <Page {...waiting}>
        <FinancialDisputesPending count={journey.disclosure.pendingDisputes} />
      </Page>
    );
  }
  const isDone = openDisputes === 0;
  return (
    <Page
      title={isDone ? t('alignment.doneTitle') : t('alignment.openTitle', { count: openDisputes })}
      documentTitle={t('alignment.title')}
      lead={t(
        !isDone
          ? 'alignment.openLead'
          : journey.document?.lastGeneratedAt == null
            ? 'alignment.doneLead'
            : 'alignment.writtenLead',
        { name: partnerName },
      )}
      {...frame}
      aside={<SettledSoFar own={own} />}
    >
      <AgreedBar agreed={agreedAnswers} total={agreedAnswers + openDisputes}>
        {t('dashboard.step.agreed', {
          agreed: agreedAnswers,
          total: agreedAnswers + openDisputes,
          left: openDisputes,
        })}
      </AgreedBar>
      <LoadBoundary
        failed={t('alignment.loadFailed')}
        loading={
          <Stack gap={8}>
            <CardSkeleton height={260} />
            <CardSkeleton height={260} />
          </Stack>
        }
      >
        <DisputeList
          own={own}
          side={own.side}
          names={names}
          onChangeAnswer={onChangeAnswer}
          renderMeaning={(dispute) => meaningOf(own, dispute)}
        />
      </LoadBoundary>
    </Page>
  );
}
