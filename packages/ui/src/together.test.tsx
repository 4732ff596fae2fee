import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type ChatMessage, ChatThread } from './chat-thread';
import { DisputeCard } from './dispute-card';
import { MessageComposer } from './message-composer';
import { UiProvider } from './provider';
import { SideSheet } from './side-sheet';
import { UnsentMessage } from './unsent-message';

const show = (element: ReactNode) => render(<UiProvider env="test">{element}</UiProvider>);

function Composer({ onSend, maxLength = 10 }: { onSend: (text: string) => void; maxLength?: number }) {
  const [text, setText] = useState('');
  return (
    <MessageComposer label="Write" value={text} onChange={setText} onSend={onSend} maxLength={maxLength} note="Keys" />
  );
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write' });

describe('message composer', () => {
  it('sends with Enter and with the button, without the spaces around', async () => {
    const send = vi.fn();
    show(<Composer onSend={send} />);
    await userEvent.type(box(), ' Hello {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(send.mock.calls).toEqual([['Hello'], ['Hello']]);
  });

  it('begins a new line with Shift and Enter', async () => {
    const send = vi.fn();
    show(<Composer onSend={send} />);
    await userEvent.type(box(), 'a{Shift>}{Enter}{/Shift}b');
    expect(box().value).toBe('a\nb');
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['one character below the limit', 9, 1],
    ['at the limit', 10, 1],
    ['one above', 11, 0],
    ['with spaces alone', 0, 0],
  ])('%s sends or not', async (_name, length, times) => {
    const send = vi.fn();
    show(<Composer onSend={send} />);
    await userEvent.type(box(), `${'x'.repeat(length)} {Enter}`);
    expect(send).toHaveBeenCalledTimes(times);
    expect(box().getAttribute('aria-invalid')).toBe(length > 10 ? 'true' : null);
  });
});

describe('chat thread', () => {
  const message = (id: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
    id,
    side: 'B',
    name: 'Blake',
    isOwn: false,
    text: `Text ${id}`,
    day: 'Today',
    time: '7:45 AM',
    dateTime: '2026-11-19T07:45:00.000Z',
    ...changes,
  });
  const own = (id: string, changes: Partial<ChatMessage> = {}) =>
    message(id, { side: 'A', name: 'Alex', isOwn: true, ...changes });
  const thread = (messages: ChatMessage[], remove = vi.fn()) =>
    show(<ChatThread label="Messages" messages={messages} onDelete={remove} empty={<p>Nothing yet</p>} />);

  it('stands by day, names a writer once for each turn, and marks the last message that was read', () => {
    thread([
      message('1', { day: 'Yesterday' }),
      own('2', { isRead: true }),
      own('3', { isRead: true }),
      own('4', { isRead: false }),
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Yesterday',
      'Today',
    ]);
    expect(screen.getAllByText('Alex (you)')).toHaveLength(1);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.endsWith('Read'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('offers to delete what is one’s own and stored, and asks before', async () => {
    const remove = vi.fn();
    thread([message('1'), own('2'), own('3', { isSending: true })], remove);
    const bins = screen.getAllByRole('button', { name: /^Delete your message/ });
    expect(bins).toHaveLength(1);
    await userEvent.click(bins[0] as HTMLElement);
    expect(screen.getByRole('group', { name: 'Delete for both of you?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Delete your message/ }));
    await userEvent.keyboard('{Enter}');
    expect(remove).toHaveBeenCalledWith('2');
  });

  it('says so when there is nothing', () => {
    thread([]);
    expect(screen.getByText('Nothing yet')).toBeTruthy();
  });
});

describe('side sheet', () => {
  it('takes the focus, closes with Escape and gives it back', async () => {
    function Sheet() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && (
            <SideSheet isOpen onClose={() => setOpen(false)} title="Messages">
              <p>Words</p>
            </SideSheet>
          )}
        </>
      );
    }
    show(<Sheet />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Messages' });
    await vi.waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('unsent message', () => {
  it('says what was not sent and why, and leaves three ways', () => {
    show(
      <UnsentMessage
        text="Half feels fair"
        reason="No connection"
        onRetry={vi.fn()}
        onEdit={vi.fn()}
        onDiscard={vi.fn()}
      />,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/Your message wasn’t sent.*No connection.*Half feels fair/);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Try again',
      'Edit',
      'Discard',
    ]);
  });
});

describe('settled dispute', () => {
  it('takes its answers and buttons out of reach, and leaves its notes', () => {
    show(
      <DisputeCard
        kicker="Homes"
        title="Who stays?"
        icon={null}
        answerA={{ name: 'Alex', answers: ['One'] }}
        answerB={{ name: 'Blake', answers: ['Two'] }}
        actions={<button type="button">Agree</button>}
        aside={<button type="button">2 notes</button>}
        discussion={<p>Words</p>}
        isSettled
        outcome="Two. Alex agreed with Blake."
      />,
    );
    expect(screen.getByText('Agree').closest('[inert]')).not.toBeNull();
    expect(screen.getByText('2 notes').closest('[inert]')).toBeNull();
    expect(screen.getByText('Words').closest('[inert]')).toBeNull();
    expect(screen.getByText('Two. Alex agreed with Blake.')).toBeTruthy();
  });
});
