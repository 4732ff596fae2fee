import { announce } from '@troth/portal/announcer';
import { Button, IconButton } from '@troth/ui/button';
import { CloseIcon } from '@troth/ui/icons';
import { TextField } from '@troth/ui/text-field';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { t } from '../texts';
import classes from './profile.module.css';

interface ListFieldProps {
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const isSame = (a: string, b: string) => a.toLocaleLowerCase('en-US') === b.toLocaleLowerCase('en-US');

/** Several short texts: Enter or a comma adds what is typed, and so does leaving the field, so that nothing is lost. */
export function ListField({ label, help, error, isRequired = false, value, onChange }: ListFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (text: string) => {
    const items = text
      .split(',')
      .map((item) => item.trim())
      .filter((item, index, all) => item !== '' && all.findIndex((other) => isSame(other, item)) === index)
      .filter((item) => !value.some((other) => isSame(other, item)));
    setTyped('');
    if (items.length === 0) return;
    onChange([...value, ...items]);
    announce(t('form.list.added', { item: items.join(', ') }));
  };
  const remove = (item: string) => {
    onChange(value.filter((other) => other !== item));
    announce(t('form.list.removed', { item }));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An empty field lets Enter send the form, as everywhere else.
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };

  return (
    <div>
      <TextField
        label={label}
        help={help}
        error={error}
        isRequired={isRequired}
        inputRef={input}
        value={typed}
        onChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
        suffix={
          <Button variant="text" size="sm" onClick={() => add(typed)} aria-label={`${t('form.list.add')}: ${label}`}>
            {t('form.list.add')}
          </Button>
        }
      />
      {value.length > 0 && (
        <ul className={classes.items} aria-label={label}>
          {value.map((item) => (
            <li key={item} className={classes.item}>
              {item}
              <IconButton
                className={classes.remove ?? ''}
                icon={<CloseIcon size={16} />}
                label={t('form.list.remove', { item })}
                onClick={() => remove(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
