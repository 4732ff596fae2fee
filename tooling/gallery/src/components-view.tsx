import { type ReactNode, useState } from 'react';
import { Button } from '@troth/ui/button';
import { OverviewCard } from '@troth/ui/checklist';
import { CountdownPanel } from '@troth/ui/countdown';
import { DateField } from '@troth/ui/date-field';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FileDropzone } from '@troth/ui/file-dropzone';
import * as icons from '@troth/ui/icons';
import { Columns, Row, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { CentsField } from '@troth/ui/money-field';
import { Notice } from '@troth/ui/notice';
import { CheckboxField, RadioOptions } from '@troth/ui/option-cards';
import { BothMarks, PartnerMark, PartnerName } from '@troth/ui/partner-mark';
import { PhoneField } from '@troth/ui/phone-field';
import { ConfirmPopup, Popup } from '@troth/ui/popup';
import { ProgressBar } from '@troth/ui/progress-bar';
import { SandboxBand } from '@troth/ui/sandbox-band';
import { SaveIndicator } from '@troth/ui/save-indicator';
import { SelectField } from '@troth/ui/select-field';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import { Heading, Text } from '@troth/ui/text';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { VideoBlock } from '@troth/ui/video-block';

function Specimen({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section id={title.toLowerCase().replaceAll(/[^a-z]+/g, '-')} style={isWide ? { gridColumn: '1 / -1' } : undefined}>
      <h2
        style={{
          font: 'var(--caption)',
          fontWeight: 600,
          borderBottom: '1px solid var(--ink)',
          paddingBottom: 8,
          marginBottom: 20,
        }}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

const states = ['Alabama', 'Alaska', 'California', 'New York', 'North Carolina', 'North Dakota', 'Texas'].map(
  (label) => ({ value: label, label, isDisabled: label === 'Alaska' }),
);

export function ComponentsView() {
  const [state, setState] = useState<string | null>('New York');
  const [phone, setPhone] = useState('+12125550123');
  const [date, setDate] = useState('2027-06-19');
  const [cents, setCents] = useState<number | null>(250000);
  const [text, setText] = useState('Arden');
  const [choice, setChoice] = useState<string | null>('a');
  const [isAgreed, setAgreed] = useState(true);
  const opened = new URLSearchParams(window.location.search).get('state');
  const [isAsking, setAsking] = useState(opened === 'popup');
  const [isInTask, setInTask] = useState(opened === 'task');
  return (
    <main style={{ maxWidth: 1144, margin: '0 auto', padding: 'var(--s-10) var(--gutter) var(--s-24)' }}>
      <title>Troth components</title>
      <Heading level={1}>Components</Heading>
      <Columns count={2} gap={12} style={{ marginTop: 40 }}>
        <Specimen title="Buttons">
          <Stack>
            <Row>
              <Button variant="primary">Primary</Button>
              <Button>Secondary</Button>
              <Button variant="text">Text</Button>
              <Button variant="danger">Delete user</Button>
            </Row>
            <Row>
              <Button variant="primary" disabled>
                Continue
              </Button>
              <Button isLoading loadingText="Saving...">
                Continue
              </Button>
              <Button size="sm" icon={<icons.PlusIcon size={16} />}>
                Add
              </Button>
            </Row>
            <Button variant="primary" size="continue">
              Continue
            </Button>
          </Stack>
        </Specimen>
        <Specimen title="Partner marks and tags">
          <Stack>
            <Row>
              <PartnerName side="A" name="Alex" isYou />
              <PartnerName side="B" name="Blake" />
              <PartnerMark side="A" name="Alex" isOutlined />
              <PartnerMark side="B" name="Blake" isOutlined />
              <BothMarks names={{ A: 'Alex', B: 'Blake' }} />
            </Row>
            <Row gap={2}>
              <StatusTag>Draft</StatusTag>
              <StatusTag tone="success" icon={<icons.CheckIcon size={14} />}>
                Approved
              </StatusTag>
              <StatusTag tone="warning">Under review</StatusTag>
              <StatusTag tone="danger">Declined</StatusTag>
              <StatusTag tone="info">In editor</StatusTag>
              <StatusTag tone="outline">Not started</StatusTag>
            </Row>
          </Stack>
        </Specimen>
        <Specimen title="Fields">
          <Stack gap={5}>
            <TextField
              label="Last name"
              isRequired
              value={text}
              onChange={setText}
              aside={<SaveIndicator state="success" />}
            />
            <SelectField
              label="What is your state?"
              isRequired
              value={state}
              onChange={setState}
              options={states}
              placeholder="Select your state"
            />
            <PhoneField label="Phone number" isRequired value={phone} onChange={setPhone} />
            <DateField label="When is your wedding?" value={date} onChange={setDate} help="You can change it later." />
            <CentsField label="Value" value={cents} onChange={setCents} />
            <TextAreaField
              label="Anything to add?"
              value=""
              onChange={() => undefined}
              placeholder="In your own words"
            />
          </Stack>
        </Specimen>
        <Specimen title="Fields with errors">
          <Stack gap={5}>
            <TextField
              label="First name"
              isRequired
              value=""
              onChange={() => undefined}
              error="This field is required"
            />
            <SelectField
              label="What is your state?"
              isRequired
              value={null}
              onChange={() => undefined}
              options={states}
              placeholder="Select your state"
              error="This field is required"
            />
            <PhoneField label="Phone number" value="+1212" onChange={() => undefined} error="Invalid phone number" />
            <DateField
              label="Date of birth"
              value="2011-03-03"
              onChange={() => undefined}
              error="You must be at least 18 years old"
            />
            <CentsField
              label="Limit per gift"
              help="Per gift, in US dollars"
              value={-25000}
              onChange={() => undefined}
              error="Value should be greater than zero"
            />
            <TextField
              label="Read only"
              value="New York"
              onChange={() => undefined}
              disabled
              suffix={<icons.LockIcon size={16} />}
            />
          </Stack>
        </Specimen>
        <Specimen title="Options">
          <Stack>
            <RadioOptions
              label="Owner"
              value={choice}
              onChange={setChoice}
              options={[
                { value: 'a', label: 'Owner keeps it' },
                { value: 'b', label: 'Shared', description: 'Half each' },
                {
                  value: 'c',
                  label: 'Waive detail beyond what is listed',
                  isDisabled: true,
                  disabledReason: 'Not available in your state',
                },
              ]}
            />
            <CheckboxField
              label="I have read how far the agreement can be enforced."
              isChecked={isAgreed}
              onChange={setAgreed}
            />
            <CheckboxField
              label="I was advised to take counsel."
              isChecked={false}
              onChange={() => undefined}
              error="Check the box to continue."
            />
          </Stack>
        </Specimen>
        <Specimen title="Save indicator and progress">
          <Stack>
            <SaveIndicator state="idle" />
            <SaveIndicator state="loading" />
            <SaveIndicator state="success" />
            <SaveIndicator state="error" />
            <ProgressBar step={0} label="Starting your prenup 🖋️" />
            <ProgressBar step={2} label="40%" />
            <ProgressBar step={5} label="Prenup 100% ready 🎉" />
          </Stack>
        </Specimen>
        <Specimen title="Notices">
          <Stack>
            <Notice
              title="Notarization will be available after you have generated a document."
              actions={<Button size="sm">Generate the document</Button>}
            >
              You must generate a document before you can notarize it.
            </Notice>
            <Notice tone="warning">California: 7 full days must pass between the final version and signing.</Notice>
            <Notice tone="success" title="The reminder is on its way." />
            <Notice tone="locked" title="Your answers are closed while the document is being edited.">
              Your attorneys are working on it.
            </Notice>
            <ErrorPanel safeText="Your answers are safe: everything marked Saved is stored." onRetry={() => undefined}>
              Unable to load questionnaire sections. Please refresh the page and try again.
            </ErrorPanel>
          </Stack>
        </Specimen>
        <Specimen title="Empty and loading">
          <EmptyState
            title="Nothing listed yet"
            action={
              <Button variant="primary" icon={<icons.PlusIcon size={16} />}>
                Add income
              </Button>
            }
          >
            Start with your income for 2026, 2025 and 2024. You can add the rest in any order.
          </EmptyState>
          <QuestionsSkeleton questions={1} />
        </Specimen>
        <Specimen title="Countdown" isWide>
          <CountdownPanel
            title="Your seven days of reading time"
            units={[
              { value: 5, label: 'days' },
              { value: 14, label: 'hours' },
              { value: 22, label: 'minutes' },
            ]}
            endsLabel="Notarization opens"
            endsText="Friday, November 27, 2026, 9:12 AM Pacific"
            action={<Button icon={<icons.CalendarIcon size={16} />}>Add to calendar</Button>}
          >
            California asks that seven full days pass between the final document and signing. Use them to read it again.
          </CountdownPanel>
        </Specimen>
        <Specimen title="Video">
          <VideoBlock
            title="What a prenup does in New York"
            author="Frances Fenn"
            youtubeLink="https://www.youtube.com/watch?v=abcdefghijk"
          />
        </Specimen>
        <Specimen title="Overview and popup">
          <Stack>
            <OverviewCard
              title="Quick overview—here's what to expect for this process:"
              steps={[
                'Answer the questionnaire, each on your own',
                'Disclose your finances to each other',
                'Settle the answers that differ',
                'Review the document and have it notarized',
              ]}
            />
            <Button onClick={() => setAsking(true)}>Sign out</Button>
            <ConfirmPopup
              isOpen={isAsking}
              title="Are you sure you want to log out?"
              confirmText="Log out"
              onConfirm={() => setAsking(false)}
              onCancel={() => setAsking(false)}
            >
              Your prenup must be completed before your marriage date, June 19, 2027. Everything you entered is saved.
            </ConfirmPopup>
            <Button onClick={() => setInTask(true)}>Import from a bank</Button>
            <Popup
              isOpen={isInTask}
              isFullScreenOnPhone
              title="Import from a bank or broker"
              onClose={() => setInTask(false)}
            >
              <FileDropzone
                title="Drop a file here"
                hint="OFX, QFX or CSV, up to 10 MB."
                isMultiple={false}
                onFiles={() => undefined}
              />
            </Popup>
          </Stack>
        </Specimen>
        <Specimen title="Sandbox" isWide>
          <SandboxBand>
            No money moves and nothing is notarized. <Link href="/help">What is this?</Link>
          </SandboxBand>
        </Specimen>
        <Specimen title="Icons" isWide>
          <ul
            style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: '24px 12px' }}
          >
            {Object.entries(icons).map(([name, Drawn]) => (
              <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
                <Drawn size={24} />
                <Text as="span" size="caption">
                  {name.replace(/Icon$/, '')}
                </Text>
              </li>
            ))}
          </ul>
        </Specimen>
      </Columns>
    </main>
  );
}
