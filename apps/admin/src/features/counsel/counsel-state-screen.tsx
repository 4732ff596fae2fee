import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { Crumbs } from '../../shared/crumbs';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { useFile } from '../../shared/use-file';
import { CounselTexts } from './counsel-texts';
import { type CounselOfState, counselOfStateQuery, libraryFile, setRequirement, verdictsFile } from './queries';
import { type ReadVerdicts, readVerdicts } from './read-verdicts';
import { VerdictDialog } from './verdict-dialog';

/** Whether the state's couples need counsel's approval of all texts, and the way to change that. */
function Requirement({ law }: { law: CounselOfState }) {
  const [isAsked, setAsked] = useState(false);
  const isAll = law.approved === law.total;
  return (
    <>
      <Notice
        tone={law.requiresCounsel && !isAll ? 'warning' : 'info'}
        title={t(law.requiresCounsel ? 'counsel.required' : 'counsel.notRequired', { state: law.name })}
        actions={
          <Button onClick={() => setAsked(true)}>
            {t(law.requiresCounsel ? 'counsel.unrequire' : 'counsel.require')}
          </Button>
        }
      >
        {t(
          law.requiresCounsel ? (isAll ? 'counsel.required.all' : 'counsel.required.some') : 'counsel.notRequired.text',
        )}{' '}
        <Link href={paths.state(law.stateId)}>{t('counsel.toState', { state: law.name })}</Link>
      </Notice>
      {isAsked && (
        <ActionDialog
          title={t(law.requiresCounsel ? 'counsel.unrequire.title' : 'counsel.require.title', { state: law.name })}
          effects={
            law.requiresCounsel
              ? [t('counsel.unrequire.effect')]
              : [
                  t('counsel.require.effect', { approved: law.approved, total: law.total }),
                  t('counsel.require.couples'),
                ]
          }
          confirmText={t(law.requiresCounsel ? 'counsel.unrequire' : 'counsel.require')}
          act={(reason) => setRequirement(law.stateId, !law.requiresCounsel, reason)}
          doneText={({ requiresCounsel }) =>
            t(requiresCounsel ? 'counsel.require.done' : 'counsel.unrequire.done', { state: law.name })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** A table of verdicts that counsel filled in. */
function FilledTable({ law, onDone }: { law: CounselOfState; onDone: () => void }) {
  const [read, setRead] = useState<ReadVerdicts | null>(null);
  const reading = useMutation({
    mutationFn: async (file: File) => readVerdicts(await file.text()),
    onSuccess: setRead,
  });
  return (
    <>
      <Section title={t('counsel.import')} description={t('counsel.import.text')}>
        {reading.isError && <Notice tone="danger" isAlert title={t('counsel.import.failed')} />}
        <FileDropzone
          title={t('counsel.import.drop')}
          accept=".csv,text/csv"
          isDisabled={reading.isPending}
          onFiles={([file]) => {
            if (file !== undefined) reading.mutate(file);
          }}
        />
      </Section>
      {read !== null && (
        <VerdictDialog
          stateId={law.stateId}
          stateName={law.name}
          isTable
          verdicts={read.verdicts}
          unreadable={read.unreadable}
          onDone={onDone}
          onClose={() => setRead(null)}
        />
      )}
    </>
  );
}

/** /admin/counsel/{stateId}: each text of a state, and what counsel said of it. Ours. */
export function CounselStateScreen({ stateId }: { stateId: string }) {
  const { data: law } = useSuspenseQuery(counselOfStateQuery(stateId));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const docx = useFile(async () => saveAs(await libraryFile(stateId), `${law.abbreviation}-library.docx`));
  const csv = useFile(async () => saveAs(await verdictsFile(stateId), `${law.abbreviation}-verdicts.csv`));
  return (
    <Page
      kicker={<Crumbs parent={{ label: t('counsel.title'), href: paths.counsel() }} here={law.name} />}
      title={law.name}
      lead={t('counsel.lead.state', {
        approved: law.approved,
        total: law.total,
        changed: law.changed,
        unread: law.unread,
      })}
      layout="wide"
      actions={
        <Row gap={3}>
          <Button icon={<DownloadIcon size={16} />} isLoading={docx.isPending} onClick={docx.get}>
            {t('counsel.docx')}
          </Button>
          <Button icon={<DownloadIcon size={16} />} isLoading={csv.isPending} onClick={csv.get}>
            {t('counsel.csv')}
          </Button>
        </Row>
      }
    >
      <Stack gap={5}>
        {docx.error}
        {csv.error}
        <Requirement law={law} />
        <CounselTexts law={law} ticked={ticked} onTicked={setTicked} />
        <FilledTable law={law} onDone={() => setTicked(new Set())} />
      </Stack>
    </Page>
  );
}
