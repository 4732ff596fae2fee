import { documentTerm } from '@troth/domain/documents';
import { CoinsIcon, PenIcon, ScaleIcon, SealIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import type { CoupleDocument } from '../../shared/document';
import { t } from '../../shared/texts';
import classes from './documents.module.css';

/** What will be in the agreement, and how many answers will not. */
export function AgreementContents({ document, leftOutCount }: { document: CoupleDocument; leftOutCount: number }) {
  const term = documentTerm(document.template?.documentTemplateStates ?? [], document.stateId);
  const contents = [
    {
      key: 'clauses',
      icon: <ScaleIcon size={20} />,
      title: t('documents.contents.clauses'),
      text: t('documents.contents.clausesText', { state: document.state?.name ?? '' }),
    },
    {
      key: 'schedules',
      icon: <CoinsIcon size={20} />,
      title: t('documents.contents.schedules'),
      text: t('documents.contents.schedulesText'),
    },
    {
      key: 'signatures',
      icon: <PenIcon size={20} />,
      title: t('documents.contents.signatures'),
      text: t('documents.contents.signaturesText'),
    },
    {
      key: 'notary',
      icon: <SealIcon size={20} />,
      title: t('documents.contents.notary'),
      text: t('documents.contents.notaryText'),
    },
  ];
  return (
    <Section title={t('documents.contents.title', { term })}>
      <ul className={classes.contents}>
        {contents.map(({ key: id, icon, title, text }) => (
          <li key={id}>
            {icon}
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
      {leftOutCount > 0 && (
        <div style={{ marginTop: 'var(--s-4)' }}>
          <Notice>{t('documents.leftOut', { count: leftOutCount })}</Notice>
        </div>
      )}
    </Section>
  );
}
