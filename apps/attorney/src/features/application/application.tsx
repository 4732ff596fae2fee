import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { ApplicationFormScreen } from './application-form';
import { SentApplication } from './sent-application';

/** The form while it is missing, and what was sent from then on. */
export function Application() {
  const attorney = useAttorney();
  const [wasMissing] = useState(attorney.stage === 'FORM_MISSING');
  if (attorney.stage === 'FORM_MISSING') return <ApplicationFormScreen />;
  return <SentApplication attorney={attorney} isJustSent={wasMissing} />;
}
