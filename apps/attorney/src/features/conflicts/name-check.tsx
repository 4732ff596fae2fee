import { useQuery } from '@tanstack/react-query';
import { NAME_CHECK_MIN_LENGTH } from '@troth/domain/attorneys';
import { SHORT_TEXT_MAX_LENGTH } from '@troth/domain/constants';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { SearchIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { SideSheet } from '@troth/ui/side-sheet';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { t } from '../../shared/texts';
import classes from './conflicts.module.css';
import { nameCheckQuery } from './queries';

/** Looks for a name among the parties of the own firm's matters, before a client is taken on. D51. */
export function NameCheck() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<SearchIcon size={16} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('nameCheck.open')}
      </Button>
      <SideSheet isOpen={isOpen} title={t('nameCheck.open')} onClose={() => setOpen(false)}>
        <div className={classes.check}>{isOpen && <Search />}</div>
      </SideSheet>
    </>
  );
}

function Search() {
  const { id } = useAttorney();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = typed.trim().length < NAME_CHECK_MIN_LENGTH;
  const {
    data: found,
    error,
    isFetching,
  } = useQuery({
    ...nameCheckQuery(id, name),
    enabled: name.length >= NAME_CHECK_MIN_LENGTH,
  });
  return (
    <Stack gap={5}>
      <Text tone="secondary">{t('nameCheck.lead')}</Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isShort) setName(typed.trim());
        }}
      >
        <Stack gap={3}>
          <TextField
            label={t('nameCheck.name')}
            value={typed}
            autoComplete="off"
            maxLength={SHORT_TEXT_MAX_LENGTH}
            error={isChecked && isShort ? t('nameCheck.short') : undefined}
            onChange={setTyped}
          />
          <Button type="submit" variant="primary" isLoading={isFetching}>
            {t('nameCheck.check')}
          </Button>
        </Stack>
      </form>
      {error !== null && (
        <Notice tone="danger" isAlert title={t('nameCheck.failed')}>
          {errorText(error)}
        </Notice>
      )}
      <div role="status">
        {found !== undefined && !(isChecked && isShort) && (
          <>
            <Text>{t('nameCheck.found', { count: found.length, name })}</Text>
            <ul>
              {found.map((each) => (
                <li key={`${each.matter} ${each.name} ${each.attorneyName}`}>
                  {t(`nameCheck.role.${each.role}`, {
                    name: each.name,
                    matter: each.matter,
                    attorney: each.attorneyName ?? t('nameCheck.someone'),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Stack>
  );
}
