import { useState } from 'react';
import { Button } from '@troth/ui/button';
import { MoneyTextField, PercentField } from '@troth/ui/money-field';
import { NamedIcon } from '@troth/ui/named-icon';
import { CheckboxOptions, RadioOptions } from '@troth/ui/option-cards';
import { Page, PageActions } from '@troth/ui/page';
import { ProgressBar } from '@troth/ui/progress-bar';
import { GroupHeader, QuestionCard } from '@troth/ui/question-card';
import { VideoBlock } from '@troth/ui/video-block';
import { SampleShell } from './sample-shell';

const owner = [
  { value: 'stays', label: 'Stays with its owner' },
  { value: 'shared', label: 'Becomes shared' },
  { value: 'except', label: 'Stays with its owner except listed items' },
];
const growth = [
  { value: 'keeps', label: 'Owner keeps it' },
  { value: 'shared', label: 'Shared' },
  { value: 'partly', label: 'Partly shared' },
];

export function QuestionnaireView() {
  const [own, setOwn] = useState<string | null>('stays');
  const [grow, setGrow] = useState<string | null>('partly');
  const [percent, setPercent] = useState<number | null>(50);
  const [limit, setLimit] = useState('2500.00');
  const [items, setItems] = useState<string[]>(['pets']);
  return (
    <SampleShell current="questionnaire">
      <Page
        title="Separate Property"
        kicker="Section 3 of 12"
        lead="What stays with one person. You and Blake answer these on your own; nobody sees your answers until you have both finished."
        progress={<ProgressBar step={1} label="20%" />}
      >
        <section>
          <GroupHeader
            title="What you bring"
            description="Things either of you owned before the wedding, and how they grow."
            icon={<NamedIcon name="box" size={24} />}
            video={
              <VideoBlock
                isCompact
                title="Separate property"
                author="Frances Fenn"
                youtubeLink="https://www.youtube.com/watch?v=abcdefghijk"
              />
            }
          />
          <QuestionCard
            title="What each of you owned before the wedding"
            isRequired
            saveState="success"
            exampleScenario="Alex owns a flat before the wedding. It stays Alex's."
            followUps={
              <QuestionCard
                title="Growth that comes from effort or shared money"
                description="A home you renovate, a business you build, a loan you pay down together."
                isRequired
                saveState="success"
                proTip="In New York, growth from either partner’s effort is usually treated as marital property unless you agree otherwise."
                followUps={
                  <QuestionCard title="Percent of that growth that is shared" isRequired saveState="loading">
                    <PercentField
                      label="Percent of that growth that is shared"
                      isLabelHidden
                      value={percent}
                      onChange={setPercent}
                    />
                  </QuestionCard>
                }
              >
                <RadioOptions options={growth} value={grow} onChange={setGrow} />
              </QuestionCard>
            }
          >
            <RadioOptions options={owner} value={own} onChange={setOwn} />
          </QuestionCard>
        </section>
        <section>
          <GroupHeader
            title="Gifts and inheritance"
            description="Wedding presents, family money, and what you give each other."
            icon={<NamedIcon name="gift" size={24} />}
            color="pink"
          />
          <QuestionCard title="Limit per gift" isRequired saveState="error" error="Value should be greater than zero">
            <MoneyTextField
              label="Limit per gift"
              isLabelHidden
              value={limit}
              onChange={setLimit}
              error=""
              help="Per gift, in US dollars. Larger gifts are shared."
            />
          </QuestionCard>
          <QuestionCard title="What should this section also cover?" description="Choose all that apply.">
            <CheckboxOptions
              options={[
                { value: 'pets', label: 'Pets', description: 'Who keeps them, who pays' },
                { value: 'art', label: 'Art and collections' },
                {
                  value: 'waive',
                  label: 'Waive detail beyond what is listed',
                  isDisabled: true,
                  disabledReason: 'Not available in your state',
                },
              ]}
              values={items}
              onChange={setItems}
            />
          </QuestionCard>
        </section>
        <PageActions note="7 of 12 questions answered">
          <Button variant="primary" size="continue">
            Continue
          </Button>
        </PageActions>
      </Page>
    </SampleShell>
  );
}
