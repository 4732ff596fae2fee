import { CUSTOMER_REDIRECTS } from '@troth/domain/people';
import { layout, redirect, screen } from '@troth/portal/routes';
import type { RouteObject } from 'react-router';
import {
  alignmentData,
  answersData,
  dashboardData,
  disclosureData,
  documentsData,
  notarizeData,
  paymentData,
  reviewData,
  sectionData,
  servicesData,
  vaultData,
} from './screen-data';

/** `{name}` of the product's route tables, as the router writes it. */
const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

const legacyRedirects = Object.entries(CUSTOMER_REDIRECTS).map(([from, to]) => redirect(routerPath(from), to));

/** The screens of this portal, behind the gate. Customer spec §2; each loads when it is first visited. */
export const routes: readonly RouteObject[] = [
  layout(() => import('./shell'), 'CustomerShell', [
    screen('/', () => import('../routes/dashboard'), 'DashboardRoute', dashboardData),
    screen('/profile', () => import('../routes/profile'), 'ProfileRoute'),
    screen('/questionnaire', () => import('../routes/questionnaire'), 'QuestionnaireRoute'),
    screen(
      '/questionnaire/:section',
      () => import('../routes/questionnaire-section'),
      'QuestionnaireSectionRoute',
      sectionData,
    ),
    screen('/questionnaire/answers', () => import('../routes/answers'), 'AnswersRoute', answersData),
    screen('/questionnaire/:section/answers', () => import('../routes/section-answers'), 'SectionAnswersRoute'),
    screen('/invitation', () => import('../routes/invitation'), 'InvitationRoute'),
    screen('/attorney-services', () => import('../routes/attorney-services'), 'AttorneyServicesRoute', servicesData),
    screen('/payment', () => import('../routes/payment'), 'PaymentRoute', paymentData),
    screen('/payment/success', () => import('../routes/payment-success'), 'PaymentSuccessRoute'),
    screen(
      '/financial-disclosure',
      () => import('../routes/financial-disclosure'),
      'FinancialDisclosureRoute',
      disclosureData,
    ),
    screen('/what-it-means', () => import('../routes/what-it-means'), 'WhatItMeansRoute'),
    screen('/alignment', () => import('../routes/alignment'), 'AlignmentRoute', alignmentData),
    screen('/documents', () => import('../routes/documents'), 'DocumentsRoute', documentsData),
    screen('/documents/notes', () => import('../routes/document-notes'), 'DocumentNotesRoute'),
    screen('/documents/review', () => import('../routes/document-review'), 'DocumentReviewRoute', reviewData),
    // The text, at the address where attorneys edit it: partners read what is committed.
    screen(
      '/documents/:documentId/editor',
      () => import('../routes/document-review'),
      'DocumentReviewRoute',
      reviewData,
    ),
    screen('/history', () => import('../routes/history'), 'HistoryRoute'),
    screen('/notarize', () => import('../routes/notarize'), 'NotarizeRoute', notarizeData),
    screen('/notarize/review', () => import('../routes/notarize-review'), 'NotarizeReviewRoute'),
    screen('/congratulations', () => import('../routes/congratulations'), 'CongratulationsRoute'),
    screen('/vault', () => import('../routes/vault'), 'VaultRoute', vaultData),
    screen('/own-attorney', () => import('../routes/own-attorney'), 'OwnAttorneyRoute'),
    screen('/help', () => import('../routes/help'), 'HelpRoute'),
  ]),
  screen('/verify', () => import('../routes/verify'), 'VerifyRoute'),
  screen('/terms', () => import('../routes/terms'), 'TermsRoute'),
  screen('/privacy', () => import('../routes/privacy'), 'PrivacyRoute'),
  screen('/accessibility', () => import('../routes/accessibility'), 'AccessibilityRoute'),
  ...legacyRedirects,
  redirect('/documents/timeline', '/history'),
  redirect('*', '/'),
];
