import { useMutation } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '../../shared/instants';
import { OpenPage } from '../../shared/open-page';
import { t } from '../../shared/texts';
import { faultText } from './fault-text';
import { SealCertificate } from './seal-certificate';
import { sealFacts } from './seal-facts';
import { type Verified, verifyFiles } from './verify-files';
import classes from './verify.module.css';

/**
 * Whether a log and an agreement are as they were recorded, for anyone who holds them: worked out in the browser, with
 * nothing sent. ADR 0041.
 */
export function VerifyScreen() {
  return (
    <OpenPage>
      <Page title={t('verify.title')} lead={t('verify.lead')}>
        <Verify />
        <SealCertificate />
      </Page>
    </OpenPage>
  );
}

function Verify() {
  const [log, setLog] = useState<File | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const verify = useMutation({
    mutationFn: (chosen: { log: File; file: File | null }) => verifyFiles(chosen.log, chosen.file),
  });
  // Web addresses without encryption have no such cryptography, but for the machine's own.
  if (!window.isSecureContext) return <Notice tone="warning">{t('verify.insecure')}</Notice>;
  const choose = (set: (chosen: File | null) => void) => (chosen: File | null) => {
    set(chosen);
    verify.reset();
  };
  return (
    <Stack gap={6}>
      <Notice tone="locked">{t('verify.private')}</Notice>
      <Chosen
        title={t('verify.logTitle')}
        hint={t('verify.logHint')}
        button={t('verify.chooseLog')}
        accept=".json,application/json"
        file={log}
        onChange={choose(setLog)}
      />
      <Chosen
        title={t('verify.fileTitle')}
        hint={t('verify.fileHint')}
        button={t('verify.chooseFile')}
        accept=".pdf,application/pdf"
        file={file}
        onChange={choose(setFile)}
      />
      <div>
        <Button
          variant="primary"
          size="lg"
          isFullWidthOnPhone
          isLoading={verify.isPending}
          disabled={log === null}
          onClick={() => log !== null && verify.mutate({ log, file })}
        >
          {t('verify.do')}
        </Button>
      </div>
      {verify.error !== null && (
        <Notice tone="danger" isAlert>
          {errorText(verify.error)}
        </Notice>
      )}
      {verify.data !== undefined && <Result {...verify.data} hasFile={file !== null} />}
    </Stack>
  );
}

interface ChosenProps {
  title: string;
  hint: string;
  button: string;
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
}

function Chosen({ title, hint, button, accept, file, onChange }: ChosenProps) {
  return (
    <div>
      <FileDropzone
        title={file === null ? title : t('verify.chosen', { name: file.name })}
        hint={hint}
        accept={accept}
        buttonText={button}
        isMultiple={false}
        onFiles={([first]) => onChange(first ?? null)}
      />
      {file !== null && (
        <Button variant="text" size="sm" onClick={() => onChange(null)}>
          {t('verify.takeBack', { name: file.name })}
        </Button>
      )}
    </div>
  );
}

/** What an entry says of the file that it names. */
const MENTIONS: Readonly<Record<string, 'verify.fact.made' | 'verify.fact.sealed'>> = {
  'documents.commit': 'verify.fact.made',
  'notarizations.complete': 'verify.fact.sealed',
};

function Result({ verdict, seal, hasFile }: Verified & { hasFile: boolean }) {
  const { faults, log, file } = verdict;
  const sealFaults = seal?.faults ?? [];
  const isSound = verdict.isSound && sealFaults.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [verdict]);
  return (
    <section aria-labelledby="verdict" className={classes.result}>
      <h2 id="verdict" ref={heading} tabIndex={-1}>
        {t(isSound ? (hasFile ? 'verify.soundBoth' : 'verify.soundLog') : 'verify.unsound')}
      </h2>
      {faults.length + sealFaults.length > 0 && (
        <Notice tone="danger">
          <ul className={classes.faults}>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>{faultText(fault)}</li>
            ))}
            {sealFaults.map((fault) => (
              <li key={fault}>{t(`verify.sealFault.${fault}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {log !== null && (
        <Facts
          facts={[
            { key: 'at', label: t('verify.fact.handedOut'), value: formatMoment(log.handedOutAt) },
            {
              key: 'entries',
              label: t('verify.fact.entries'),
              value: t('verify.fact.entriesText', { count: log.entries, withheld: log.withheld }),
            },
            ...(log.earlier === 0
              ? []
              : [
                  {
                    key: 'earlier',
                    label: t('verify.fact.earlier'),
                    value: t('verify.fact.earlierText', { count: log.earlier }),
                  },
                ]),
            { key: 'heads', label: t('verify.fact.heads'), value: log.heads },
            {
              key: 'keys',
              label: t('verify.fact.keys'),
              value: t(log.areKeysCompared ? 'verify.fact.keysCompared' : 'verify.fact.keysNotCompared'),
            },
            ...(file === null
              ? []
              : [
                  {
                    key: 'file',
                    label: t('verify.fact.file'),
                    value: <span className={classes.hash}>{file.sha256}</span>,
                  },
                ]),
            ...(file === null ? [] : sealFacts(seal)),
            ...(file?.mentions ?? []).map(({ position, action, at }) => ({
              key: `${position}`,
              label: t('verify.fact.entry', { position }),
              value: `${t(MENTIONS[action] ?? 'verify.fact.named')} ${formatMoment(at)}`,
            })),
          ]}
        />
      )}
      <Text size="small" tone="secondary">
        {t('verify.after')}
      </Text>
    </section>
  );
}
