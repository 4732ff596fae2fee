import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../src/provider';
import { AgreementView } from './agreement-view';
import { ComponentsView } from './components-view';
import { DashboardView } from './dashboard-view';
import { FallbackView, ThresholdView } from './threshold-view';
import { QuestionnaireView } from './questionnaire-view';
import { AdminView } from './admin-view';
import { AlignmentView } from './alignment-view';
import { DisclosureView } from './disclosure-view';

// Each view is one address: /?view=dashboard. `?state=` puts a view in one of its states.
const views = {
  components: ComponentsView,
  dashboard: DashboardView,
  questionnaire: QuestionnaireView,
  alignment: AlignmentView,
  disclosure: DisclosureView,
  agreement: AgreementView,
  admin: AdminView,
  threshold: ThresholdView,
  fallback: FallbackView,
};
const asked = new URLSearchParams(window.location.search).get('view') ?? 'components';
const View = views[asked in views ? (asked as keyof typeof views) : 'components'];

const root = document.getElementById('root');
if (root === null) throw new Error('index.html needs the root element');
createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <View />
    </UiProvider>
  </StrictMode>,
);
