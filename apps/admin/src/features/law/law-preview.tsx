import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { errorText } from '@troth/portal/errors';
import { Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { useEffect, useState } from 'react';
import { t } from '../../shared/texts';
import { type LawFact, lawPreviewQuery } from './queries';
import classes from './state-screen.module.css';

type Runs = components['schemas']['LawPreview']['clauses'][number]['texts'][number];

/** A value that is typed counts once typing rests. */
const RESTS_MS = 400;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), RESTS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const headingOf = (number: string | null, heading: string) => (number === null ? heading : `${number} ${heading}`);

function Words({ runs, without }: { runs: Runs; without: 'INSERTED' | 'DELETED' }) {
  return runs
    .filter(({ change }) => change !== without)
    .map(({ change, text }, index) =>
      change === 'KEPT' ? text : change === 'INSERTED' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
    );
}

/** A clause reads as before without what the value inserts, and as after without what it deletes. */
const WHEN = [
  ['before', 'INSERTED'],
  ['after', 'DELETED'],
] as const;

/** The clauses of a sample couple's agreement that a value would reword, before and after. Decisions, row 55. */
export function LawPreview({
  stateId,
  fact,
  value,
}: {
  stateId: string;
  fact: Pick<LawFact, 'subject' | 'documentTemplateId' | 'field'>;
  value: string | boolean | null;
}) {
  const rested = useRested(value);
  const { data, error } = useQuery({
    ...lawPreviewQuery(stateId, fact, rested),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <Text tone="danger">{errorText(error)}</Text>;
  if (data === undefined) return <Text tone="secondary">{t('law.preview.loading')}</Text>;
  const { partnerA, partnerB, clauses } = data;
  const title = t('law.preview', { a: partnerA, b: partnerB, count: clauses.length });
  return (
    <Stack gap={2}>
      <p role="status">{title}</p>
      {clauses.length > 0 && (
        // It scrolls, so the keyboard must reach it.
        <div className={classes.preview} role="region" aria-label={title} tabIndex={0}>
          <ol>
            {clauses.map(({ key, number, heading, texts }) => (
              <li key={key}>
                <Text weight={600}>
                  {headingOf(number, heading ?? t(key === '' ? 'law.preview.title' : 'law.preview.text'))}
                </Text>
                {texts.map((runs, index) => (
                  <div key={index}>
                    {WHEN.map(([when, without]) => (
                      <p key={when}>
                        <Text as="span" size="caption" tone="secondary">
                          {t(`law.preview.${when}`)}
                        </Text>{' '}
                        <Words runs={runs} without={without} />
                      </p>
                    ))}
                  </div>
                ))}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Stack>
  );
}
