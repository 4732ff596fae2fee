import type { ComponentType } from 'react';
import { AdminView } from './admin-view';
import { AgreementView } from './agreement-view';
import { AlignmentView } from './alignment-view';
import { ComponentsView } from './components-view';
import { DashboardView } from './dashboard-view';
import { DisclosureView } from './disclosure-view';
import { MailsView } from './mails-view';
import { QuestionnaireView } from './questionnaire-view';
import { FallbackView, ThresholdView } from './threshold-view';
import { TogetherView } from './together-view';

interface GalleryView {
  readonly title: string;
  readonly View: ComponentType;
  /** What `?state=` puts the view into, beside how it opens. */
  readonly states?: readonly string[];
}

const views: Readonly<Record<string, GalleryView>> = {
  components: { title: 'Components', View: ComponentsView, states: ['popup', 'task'] },
  dashboard: { title: 'Dashboard', View: DashboardView, states: ['loading', 'failed'] },
  questionnaire: { title: 'Questionnaire', View: QuestionnaireView },
  alignment: { title: 'Alignment', View: AlignmentView, states: ['history'] },
  together: { title: 'Together', View: TogetherView, states: ['chat', 'empty', 'failed', 'long'] },
  disclosure: { title: 'Financial disclosure', View: DisclosureView },
  agreement: { title: 'Agreement', View: AgreementView },
  admin: { title: 'Admin users', View: AdminView },
  threshold: { title: 'Sign-in', View: ThresholdView },
  mails: { title: 'Mails', View: MailsView },
  fallback: { title: 'Fallback page', View: FallbackView },
};

/** The view that an address asks for; undefined leads to the contents. */
export const viewOf = (search: string): GalleryView | undefined => {
  const name = new URLSearchParams(search).get('view') ?? '';
  return Object.hasOwn(views, name) ? views[name] : undefined;
};

/** Every address of the gallery, in the order of the contents. */
export const addresses: readonly { readonly href: string; readonly label: string }[] = Object.entries(views).flatMap(
  ([name, { title, states = [] }]) => [
    { href: `/?view=${name}`, label: title },
    ...states.map((state) => ({ href: `/?view=${name}&state=${state}`, label: `${title}: ${state}` })),
  ],
);
