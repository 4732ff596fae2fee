import { useState } from 'react';
import { ActionMenu } from '@troth/ui/action-menu';
import { Button } from '@troth/ui/button';
import { TodoList } from '@troth/ui/checklist';
import { Segmented } from '@troth/ui/filter-chips';
import { BankIcon, CarIcon, CoinsIcon, DebtIcon, PenIcon, PlusIcon, TrashIcon } from '@troth/ui/icons';
import { EntryRow, Ledger, LedgerRows, MissingRow, YearRows } from '@troth/ui/ledger';
import { MoneyText } from '@troth/ui/money-text';
import { Page, PageActions } from '@troth/ui/page';
import { PartnerMark } from '@troth/ui/partner-mark';
import { ProgressBar } from '@troth/ui/progress-bar';
import { StatusTag } from '@troth/ui/status-tag';
import { ProTip } from '@troth/ui/tip';
import { SampleShell } from './sample-shell';

const names = { A: 'Alex', B: 'Blake' };
const add = (
  <Button size="sm" icon={<PlusIcon size={16} />}>
    Add
  </Button>
);
const menu = (name: string) => (
  <ActionMenu
    name={name}
    items={[
      { key: 'edit', label: 'Edit', icon: <PenIcon size={18} />, onSelect: () => undefined },
      { key: 'delete', label: 'Delete', icon: <TrashIcon size={18} />, isDestructive: true, onSelect: () => undefined },
    ]}
  />
);
const salary = (side: 'A' | 'B', cents: number) => (
  <EntryRow
    owner={side}
    names={names}
    title="Base salary"
    value={<MoneyText cents={cents} />}
    menu={side === 'A' ? menu('Base salary') : undefined}
  />
);

export function DisclosureView() {
  const [whose, setWhose] = useState<'both' | 'A' | 'B'>('both');
  return (
    <SampleShell current="disclosure">
      <Page
        title="Financial Disclosure"
        lead="What each of you owns, owes and earns. Both of you can see everything on this page: an agreement stands on what you told each other."
        progress={<ProgressBar step={3} label="60%" />}
        isAsideFirst
        aside={
          <div>
            <h2>Before you continue</h2>
            <TodoList
              texts={{ done: 'Done', open: 'To do' }}
              items={[
                { key: '1', text: 'More than two entries', detail: 'You listed 9 together', isDone: true },
                { key: '2', text: 'Your income for 2026, 2025 and 2024', isDone: true },
                {
                  key: '3',
                  text: 'Blake: Please add income for 2024',
                  detail: 'Reminder sent Monday, November 16',
                  isDone: false,
                },
                { key: '4', text: 'Joint savings: Blake has not confirmed the split', isDone: false },
              ]}
            />
            <ProTip>
              Leave nothing out because it is small. A missing item is the most common reason an agreement is questioned
              later.
            </ProTip>
          </div>
        }
      >
        <Segmented
          label="Whose entries"
          value={whose}
          onChange={setWhose}
          options={[
            { value: 'both', label: 'Both' },
            {
              value: 'A',
              label: (
                <>
                  <PartnerMark side="A" name="Alex" isNameBeside />
                  Alex
                </>
              ),
            },
            {
              value: 'B',
              label: (
                <>
                  <PartnerMark side="B" name="Blake" isNameBeside />
                  Blake
                </>
              ),
            },
          ]}
        />
        <Ledger title="Income" icon={<CoinsIcon size={18} />} color="green" action={add}>
          <YearRows year={2026}>
            {salary('A', 11800000)}
            {salary('B', 13400000)}
          </YearRows>
          <YearRows year={2025}>
            {salary('A', 11250000)}
            <MissingRow owner="B" name="Blake" text="Not added yet" />
          </YearRows>
        </Ledger>
        <Ledger
          title="Accounts and assets"
          icon={<BankIcon size={18} />}
          total={<MoneyText cents={25760000} />}
          action={add}
        >
          <LedgerRows>
            <EntryRow
              owner="BOTH"
              names={names}
              title="Joint savings"
              details={['Savings, Harbor Credit Union, ends in 4417', '50% Alex, 50% Blake']}
              split={{ A: 50, B: 50 }}
              value={<MoneyText cents={2400000} />}
              valueNote="joint"
              status={<StatusTag tone="warning">Split not confirmed</StatusTag>}
              menu={menu('Joint savings')}
            />
            <EntryRow
              owner="A"
              names={names}
              title="401k"
              details={['Employer plan, ends in 2208']}
              value={<MoneyText cents={11830000} />}
              menu={menu('401k')}
            />
            <EntryRow
              owner="B"
              names={names}
              title="Checking"
              details={['Harbor Credit Union, ends in 1176']}
              value={<MoneyText cents={2690000} />}
              menu={menu('Checking')}
            />
          </LedgerRows>
        </Ledger>
        <Ledger
          title="Debts"
          icon={<DebtIcon size={18} />}
          color="pink"
          total={<MoneyText cents={-5100000} />}
          action={add}
        >
          <LedgerRows>
            <EntryRow
              owner="A"
              names={names}
              title="Student loan"
              details={['Since 2014']}
              value={<MoneyText cents={-3240000} />}
              menu={menu('Student loan')}
            />
          </LedgerRows>
        </Ledger>
        <Ledger
          title="Vehicles"
          icon={<CarIcon size={18} />}
          color="ink"
          action={add}
          isEmpty
          emptyText="Nothing here. If neither of you has a vehicle, leave it empty."
        />
        <PageActions>
          <Button variant="primary" size="continue">
            Continue
          </Button>
        </PageActions>
      </Page>
    </SampleShell>
  );
}
