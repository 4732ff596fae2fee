import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { LinkButton } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { Navigate } from 'react-router';
import { DisputeList, type DisputeListProps } from '../features/alignment/dispute-list';
import { SettledSoFar } from '../features/alignment/settled-so-far';
import { OwnQuestionnaireOpen, PartnerQuestionnaireOpen } from '../features/alignment/waiting';
import { useGroupLooks } from '../features/questionnaire/question-icon';
import { SingleAnswerForm } from '../features/questionnaire/single-answer-form';
import { useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /alignment: what the partners answered differently. Without a partner it leads home. Customer spec §2 and §6. */
export function AlignmentRoute() {
  const { journey, partner } = useCouple();
  const own = useOwnDocument();
  const reason = journey.menu.items.find(({ key }) => key === 'ALIGNMENT')?.reason ?? null;
  if (own === null || partner === null || reason === 'PRENUP_NOT_PAID') return <Navigate to={paths.home()} replace />;
  if (reason === 'IMPORTED') return <Navigate to={paths.documents()} replace />;

  const { access, openDisputes } = journey.alignment;
  const names = { A: own.names.A, B: own.names.B ?? t('partner.yourPartner') };
  const partnerName = names[partner.side];
  const frame = { progress: <OverallProgress /> };

  if (access !== 'OPEN') {
    return (
      <Page title={t('alignment.title')} lead={t('alignment.lead', { name: partnerName })} {...frame}>
        {access === 'PARTNER_QUESTIONNAIRE_INCOMPLETE' ? (
          <PartnerQuestionnaireOpen side={partner.side} name={partnerName} />
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
  if (reason === 'FINANCIAL_DISPUTES_PENDING') {
    return (
      <Page title={t('alignment.title')} lead={t('alignment.lead', { name: partnerName })} {...frame}>
        <Notice
          tone="warning"
          title={t('alignment.financial.title')}
          actions={
            <LinkButton href={paths.financialDisclosure()} variant="primary">
              {t('alignment.financial.go')}
            </LinkButton>
          }
        >
          {t('alignment.financial.text', { count: journey.disclosure.pendingDisputes })}
        </Notice>
      </Page>
    );
  }
  return (
    <Page
      title={openDisputes === 0 ? t('alignment.doneTitle') : t('alignment.openTitle', { count: openDisputes })}
      documentTitle={t('alignment.title')}
      lead={
        openDisputes === 0
          ? t('alignment.doneLead', { name: partnerName })
          : t('alignment.openLead', { name: partnerName })
      }
      {...frame}
      aside={<SettledSoFar own={own} />}
    >
      <LoadBoundary
        failed={t('alignment.loadFailed')}
        loading={
          <>
            <CardSkeleton height={260} />
            <CardSkeleton height={260} />
          </>
        }
      >
        <Disputes side={own.side} names={names} />
      </LoadBoundary>
    </Page>
  );
}

function Disputes(couple: Pick<DisputeListProps, 'side' | 'names'>) {
  return (
    <DisputeList
      {...couple}
      lookOf={useGroupLooks()}
      renderChange={(change) => <SingleAnswerForm {...change} saveText={t('alignment.change.save')} />}
    />
  );
}
