import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Row, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { CheckboxField } from '@troth/ui/option-cards';
import { Threshold } from '@troth/ui/threshold';
import { type ReactNode, useState } from 'react';
import { errorText } from './errors';
import { t } from './own-texts';
import { useRuntime } from './runtime';

export interface AgreeToTermsProps {
  title: string;
  lead: string;
  /** The version of the terms that the links lead to. */
  version: string;
  isBusy: boolean;
  error: unknown;
  onAgree: (version: string) => void;
  /** Another way out than agreeing. */
  children?: ReactNode;
}

/** Asks for agreement to the terms, which can be read beside it. D5. */
export function AgreeToTerms({ title, lead, version, isBusy, error, onAgree, children }: AgreeToTermsProps) {
  const { environment } = useRuntime();
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <Threshold title={title} lead={lead}>
      <Stack gap={6}>
        {error !== null && <ErrorPanel>{errorText(error)}</ErrorPanel>}
        <CheckboxField
          label={t('callback.agree')}
          isChecked={isAgreed}
          onChange={setAgreed}
          error={isAsked && !isAgreed ? t('callback.agree.missing') : undefined}
        />
        <Row>
          <Link href={`${environment.portals.customer}/terms`} target="_blank" rel="noreferrer">
            {t('footer.terms')}
          </Link>
          <Link href={`${environment.portals.customer}/privacy`} target="_blank" rel="noreferrer">
            {t('footer.privacy')}
          </Link>
        </Row>
        <Button
          variant="primary"
          size="continue"
          isFullWidth
          isLoading={isBusy}
          onClick={() => (isAgreed ? onAgree(version) : setAsked(true))}
        >
          {t('callback.action')}
        </Button>
        {children}
      </Stack>
    </Threshold>
  );
}
