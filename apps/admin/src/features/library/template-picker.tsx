import { IconButton, Button } from '@troth/ui/button';
import { ChevronDownIcon, CloseIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../../shared/texts';
import classes from './library.module.css';

/** What can be chosen, by its id. */
export interface Pick {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

const MOST_FOUND = 8;

/** Templates in their order, found by their words, moved up and down by keys alone. */
export function TemplatePicker({
  title,
  searchLabel,
  all,
  chosen,
  onChange,
}: {
  title: string;
  searchLabel: string;
  all: readonly Pick[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const [search, setSearch] = useState('');
  const typed = search.trim().toLowerCase();
  const found =
    typed.length < 2
      ? []
      : all
          .filter(({ id, name, detail }) => !chosen.includes(id) && `${name} ${detail}`.toLowerCase().includes(typed))
          .slice(0, MOST_FOUND);
  const move = (index: number, step: number) => {
    const next = [...chosen];
    const [moved] = next.splice(index, 1);
    if (moved === undefined) return;
    next.splice(index + step, 0, moved);
    onChange(next);
  };
  return (
    <Section title={title} level={3}>
      <Stack gap={3}>
        {chosen.length === 0 && <Text tone="secondary">{t('library.nothingChosen')}</Text>}
        <ol className={classes.list}>
          {chosen.map((id, index) => {
            const name = all.find((one) => one.id === id)?.name ?? id;
            return (
              <li key={id} className={classes.item}>
                <span className={classes.words}>{name}</span>
                <span>
                  <Button
                    size="sm"
                    variant="text"
                    disabled={index === 0}
                    aria-label={t('library.upNamed', { name })}
                    onClick={() => move(index, -1)}
                  >
                    {t('library.up')}
                  </Button>
                  <Button
                    size="sm"
                    variant="text"
                    icon={<ChevronDownIcon size={16} />}
                    disabled={index === chosen.length - 1}
                    aria-label={t('library.downNamed', { name })}
                    onClick={() => move(index, 1)}
                  >
                    {t('library.down')}
                  </Button>
                  <IconButton
                    label={t('library.removeNamed', { name })}
                    icon={<CloseIcon size={16} />}
                    onClick={() => onChange(chosen.filter((one) => one !== id))}
                  />
                </span>
              </li>
            );
          })}
        </ol>
        <TextField label={searchLabel} value={search} onChange={setSearch} type="search" autoComplete="off" />
        <p className="troth-vh" role="status">
          {typed.length < 2 ? '' : t('template.found', { count: found.length })}
        </p>
        <ul className={classes.list}>
          {found.map(({ id, name, detail }) => (
            <li key={id} className={classes.item}>
              <span className={classes.words}>
                {name}
                <Text as="p" size="caption" tone="secondary">
                  {detail.length > 160 ? `${detail.slice(0, 160)}…` : detail}
                </Text>
              </span>
              <Button
                size="sm"
                aria-label={t('library.addNamed', { name })}
                onClick={() => {
                  onChange([...chosen, id]);
                  setSearch('');
                }}
              >
                {t('library.insert')}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
