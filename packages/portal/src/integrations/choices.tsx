import { Stack } from '@troth/ui/layout';
import { CheckboxField } from '@troth/ui/option-cards';
import { Text } from '@troth/ui/text';
import { useId } from 'react';

/** Any of several, under one heading. */
export function Choices<Value extends string>({
  label,
  values,
  chosen,
  onChange,
  words,
  error,
}: {
  label: string;
  values: readonly Value[];
  chosen: readonly Value[];
  /** Receives all chosen values, in the order in which they are offered. */
  onChange: (chosen: Value[]) => void;
  words: (value: Value) => { readonly label: string; readonly about?: string };
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <Stack gap={3} role="group" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <Text as="span" id={id} weight={600}>
        {label}
      </Text>
      {values.map((value) => (
        <CheckboxField
          key={value}
          label={words(value).label}
          description={words(value).about}
          isChecked={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(values.filter((each) => (each === value ? isChosen : chosen.includes(each))))
          }
        />
      ))}
      {error !== undefined && (
        <Text as="span" size="small" tone="danger" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
