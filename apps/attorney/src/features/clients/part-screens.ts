import { later } from '@troth/portal/later';

// The reader is heavy, and not every visit reads.
export const AgreementScreen = later(() => import('./agreement-screen'), 'AgreementScreen');
export const AnswersScreen = later(() => import('./answers-screen'), 'AnswersScreen');
export const DisclosureScreen = later(() => import('./disclosure-screen'), 'DisclosureScreen');
export const ClientYears = later(() => import('./client-years'), 'ClientYears');
export const TimelineScreen = later(() => import('./timeline-screen'), 'TimelineScreen');
