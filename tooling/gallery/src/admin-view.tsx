import { useState } from 'react';
import { ActionMenu } from '@troth/ui/action-menu';
import { AppShell, HeaderAction, HeaderBadge, HeaderPerson } from '@troth/ui/app-shell';
import { Button } from '@troth/ui/button';
import { DataTable, Pager, type Sorting } from '@troth/ui/data-table';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import {
  CardIcon,
  EyeIcon,
  HelpIcon,
  ScaleIcon,
  SearchIcon,
  TicketIcon,
  TrashIcon,
  UserIcon,
  UsersIcon,
} from '@troth/ui/icons';
import { Row } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { Avatar } from '@troth/ui/partner-mark';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';

interface Someone {
  name: string;
  email: string;
  type: string;
  state: string;
  stage: string;
  tone: TagTone;
  active: string;
}
const people: Someone[] = [
  {
    name: 'Alex Arden',
    email: 'alex@demo.troth',
    type: 'Customer',
    state: 'New York',
    stage: 'Alignment',
    tone: 'info',
    active: 'Today, 9:41 AM',
  },
  {
    name: 'Emery Elm',
    email: 'emery@demo.troth',
    type: 'Customer',
    state: '—',
    stage: 'No state yet',
    tone: 'outline',
    active: 'November 17',
  },
  {
    name: 'Frances Fenn',
    email: 'frances@demo.troth',
    type: 'Attorney',
    state: 'California',
    stage: 'Approved',
    tone: 'success',
    active: 'Today, 2:14 PM',
  },
  {
    name: 'Harper Holt',
    email: 'harper@demo.troth',
    type: 'Attorney',
    state: 'Texas',
    stage: 'Under review',
    tone: 'warning',
    active: 'November 14',
  },
];

export function AdminView() {
  const [sorting, setSorting] = useState<Sorting>({ key: 'name', direction: 'ascending' });
  const [status, setStatus] = useState('active');
  const [search, setSearch] = useState('');
  return (
    <AppShell
      tone="ink"
      badge={<HeaderBadge>Admin</HeaderBadge>}
      menu={{
        onSignOut: () => undefined,
        entries: [
          { key: 'users', label: 'Users', href: '/?view=admin', icon: <UsersIcon />, isCurrent: true },
          { key: 'attorneys', label: 'Attorneys', href: '/?view=admin', icon: <ScaleIcon /> },
        ],
        secondaryEntries: [
          { key: 'help', label: 'Help', href: '/?view=admin', icon: <HelpIcon /> },
          { key: 'account', label: 'Account', href: '/?view=admin', icon: <UserIcon /> },
        ],
      }}
      actions={
        <>
          <HeaderAction href="/tickets" icon={<TicketIcon size={16} />} label="Linear Ticket" />
          <HeaderPerson mark={<Avatar name="Morgan Admin" />} name="Morgan Admin" />
        </>
      }
    >
      <Page
        title="Users"
        layout="wide"
        actions={
          <Text as="span" size="small">
            4 users
          </Text>
        }
      >
        <FilterBar label="Users">
          <TextField
            size="sm"
            label="Search users"
            isLabelHidden
            placeholder="Search by name, e-mail or document"
            prefix={<SearchIcon />}
            value={search}
            onChange={setSearch}
          />
          <FilterChip
            name="Type"
            allText="all"
            selected=""
            onChange={() => undefined}
            options={[{ value: 'c', label: 'Customer' }]}
          />
          <FilterChip
            name="Status"
            allText="all"
            selected={status}
            onChange={setStatus}
            options={[{ value: 'active', label: 'Active' }]}
          />
          <Button variant="text">Clear</Button>
        </FilterBar>
        <DataTable
          caption="Users"
          rows={people}
          rowKey={(person) => person.email}
          sorting={sorting}
          onSort={setSorting}
          columns={[
            {
              key: 'name',
              label: 'Name',
              isTitle: true,
              isSortable: true,
              render: (person) => (
                <Row isWrapping={false}>
                  <Avatar name={person.name} />
                  <span>
                    <b style={{ fontWeight: 500 }}>{person.name}</b>
                    <Text size="caption">{person.email}</Text>
                  </span>
                </Row>
              ),
            },
            { key: 'type', label: 'Type', isSortable: true, render: (person) => person.type },
            { key: 'state', label: 'State', isSecondary: true, render: (person) => person.state },
            {
              key: 'stage',
              label: 'Stage',
              render: (person) => <StatusTag tone={person.tone}>{person.stage}</StatusTag>,
            },
            { key: 'active', label: 'Last active', render: (person) => person.active },
            {
              key: 'actions',
              label: 'Actions',
              isActions: true,
              render: (person) => (
                <ActionMenu
                  name={person.name}
                  items={[
                    { key: 'open', label: 'Open user', icon: <EyeIcon size={18} />, onSelect: () => undefined },
                    { key: 'paid', label: 'Mark paid', icon: <CardIcon size={18} />, onSelect: () => undefined },
                    {
                      key: 'delete',
                      label: 'Delete user',
                      icon: <TrashIcon size={18} />,
                      isDestructive: true,
                      onSelect: () => undefined,
                    },
                  ]}
                />
              ),
            },
          ]}
        />
        <Pager from={1} to={4} total={4} />
      </Page>
    </AppShell>
  );
}
