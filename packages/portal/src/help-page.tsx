import { OverviewCard } from '@troth/ui/checklist';
import { FrequentQuestions } from '@troth/ui/frequent-questions';
import { Section } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import type { ComponentProps, ReactNode } from 'react';

export interface HelpPageProps {
  title: string;
  lead: string;
  /** How the work goes, step by step. */
  way: { readonly title: string; readonly steps: readonly string[] };
  questionsTitle: string;
  questions: ComponentProps<typeof FrequentQuestions>['items'];
  /** Whom to write to, where someone is there for it. */
  children?: ReactNode;
}

/** The help of those who work with couples: how the work goes, and what is often asked. Decisions, row 42. */
export const HelpPage = ({ title, lead, way, questionsTitle, questions, children }: HelpPageProps) => (
  <Page title={title} lead={lead}>
    <OverviewCard title={way.title} steps={way.steps} />
    <Section title={questionsTitle} hasRule>
      <FrequentQuestions items={questions} />
    </Section>
    {children}
  </Page>
);
