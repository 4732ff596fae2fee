import { useQuery } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { IconButton } from '@troth/ui/button';
import { ChatIcon } from '@troth/ui/icons';
import { PartnerMark } from '@troth/ui/partner-mark';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useChatDoor } from '../../shared/chat-door';
import type { Couple } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './chat-button.module.css';
import { type Conversation, unreadQuery } from './queries';

// Opened by few and not at once: no part of the first load.
const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel')).ChatPanel }));

export interface ChatButtonProps {
  documentId: string;
  self: { readonly id: string; readonly name: string };
  partner: NonNullable<Couple['partner']>;
}

/**
 * Opens the messages between the partners, from every screen, and says how many wait. In the bar, by name; the bubble in
 * the corner is the way to the support team.
 */
export function ChatButton({ documentId, self, partner }: ChatButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const name = partner.firstName ?? t('partner.yourPartner');
  const conversation: Conversation = { userId: self.id, documentId, partnerId: partner.id };
  const { data: unread = [] } = useQuery(unreadQuery(conversation));
  const count = unread.find(({ fromUserId }) => fromUserId === partner.id)?.count ?? 0;
  const side = partner.side === 'A' ? 'B' : 'A';
  const before = useRef(count);
  useChatDoor(() => setOpen(true));

  useEffect(() => {
    if (count > before.current && !isOpen) announce(t('chat.arrived', { name }));
    before.current = count;
  }, [count, isOpen, name]);

  return (
    <>
      <IconButton
        icon={
          <span className={classes.icon}>
            <ChatIcon />
            <PartnerMark side={partner.side} name={name} size={17} isNameBeside />
          </span>
        }
        label={t('chat.open', { name, count })}
        count={count}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ChatPanel
            conversation={conversation}
            names={side === 'A' ? { A: self.name, B: name } : { A: name, B: self.name }}
            side={side}
            draft={draft}
            onDraft={setDraft}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
