import { useQueryClient } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '@troth/domain/records';
import { announce } from '@troth/portal/announcer';
import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { useIdempotentMutation } from '@troth/portal/use-idempotent-mutation';
import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Popup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { type ReactNode, useState } from 'react';
import { t } from '../texts';

export interface ActionDialogProps<Result> {
  /** A question: "Unlock and erase 5 drafts?" */
  title: string;
  /** Whom it concerns. */
  intro?: ReactNode;
  /** What will happen, one sentence each. */
  effects: readonly ReactNode[];
  /** The verb. */
  confirmText: string;
  isDestructive?: boolean;
  /** False where nobody else is touched, or where what is written is the reason. */
  hasReason?: boolean;
  /** What stands there until the admin writes another one, where most have the same. */
  suggestedReason?: string | undefined;
  reasonLabel?: string;
  /** Told below the reason: who reads it. */
  reasonHelp?: string | undefined;
  /** Must be typed before it is done: for what cannot be undone. */
  typedWord?: string | undefined;
  /** More to choose. */
  children?: ReactNode;
  /** What is missing among that, in words; it is said instead of acting. */
  missing?: string | null;
  /** @param key The call's idempotency key, where it takes one. */
  act: (reason: string, key: string) => Promise<Result>;
  /** What happened, in words. */
  doneText: (result: Result) => string;
  onDone?: ((result: Result) => void) | undefined;
  onClose: () => void;
}

const isShort = (reason: string) => reason.trim().length < REASON_MIN_LENGTH;

/**
 * Something that an admin does to someone's things: says before what will happen, takes the reason, does it once, and
 * says what happened. The focus goes back to where it came from.
 */
export function ActionDialog<Result>({
  title,
  intro,
  effects,
  confirmText,
  isDestructive = false,
  hasReason = true,
  suggestedReason = '',
  reasonLabel = t('action.reason'),
  reasonHelp,
  typedWord,
  children,
  missing = null,
  act,
  doneText,
  onDone,
  onClose,
}: ActionDialogProps<Result>) {
  const queryClient = useQueryClient();
  const [written, setWritten] = useState<string | null>(null);
  const reason = written ?? suggestedReason;
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useIdempotentMutation({
    mutationFn: (given: string, key) => act(given, key),
    onSuccess: (result) => {
      announce(doneText(result));
      onDone?.(result);
    },
    // After a refusal too: what it was decided on may be out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  const isTypedWrong = typedWord !== undefined && typed.trim() !== typedWord;
  const submit = () => {
    setTried(true);
    if (action.isPending || (hasReason && isShort(reason)) || isTypedWrong || missing !== null) return;
    action.mutate(reason.trim());
  };

  if (action.isSuccess) {
    return (
      <Popup
        isOpen
        size="short"
        title={t('action.done')}
        onClose={onClose}
        hasCross={false}
        actions={
          <Button variant="primary" onClick={onClose} data-autofocus>
            {t('action.close')}
          </Button>
        }
      >
        <p>{doneText(action.data)}</p>
      </Popup>
    );
  }
  const isOutdated = action.error instanceof ApiError && action.error.code === 'VERSION_CONFLICT';
  return (
    <Popup
      isOpen
      size="short"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant={isDestructive ? 'danger' : 'primary'} isLoading={action.isPending} onClick={submit}>
            {confirmText}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {intro !== undefined && <Text tone="secondary">{intro}</Text>}
        {children}
        {hasReason && (
          <TextAreaField
            label={reasonLabel}
            help={reasonHelp}
            value={reason}
            onChange={setWritten}
            maxLength={REASON_MAX_LENGTH}
            isRequired
            error={
              isTried && isShort(reason) ? say('validation.reasonTooShort', { min: REASON_MIN_LENGTH }) : undefined
            }
          />
        )}
        {effects.length > 0 && (
          <Notice title={t('action.effects')}>
            <ul>
              {effects.map((effect, index) => (
                <li key={index}>{effect}</li>
              ))}
            </ul>
          </Notice>
        )}
        {typedWord !== undefined && (
          <TextField
            label={t('action.type', { word: typedWord })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            error={isTried && isTypedWrong ? t('action.typeExactly', { word: typedWord }) : undefined}
          />
        )}
        {isTried && missing !== null && <Notice tone="danger" isAlert title={missing} />}
        {action.isError && (
          <Notice tone="danger" isAlert title={isOutdated ? t('action.outdated') : t('action.failed')}>
            {isOutdated ? t('action.outdated.text') : errorText(action.error)}
          </Notice>
        )}
      </Stack>
    </Popup>
  );
}
