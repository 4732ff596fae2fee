import { Conversations, type Counterpart } from '@troth/portal/chat/conversations';
import { IconButton } from '@troth/ui/button';
import { ChatIcon } from '@troth/ui/icons';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { useChatDoor } from '../../shared/chat-door';
import type { Journey } from '../../shared/journey';
import { t } from '../../shared/texts';
import { chatWords } from './words';

export interface ChatButtonProps {
  documentId: string;
  self: { readonly id: string; readonly name: string; readonly side: PartnerSide };
  journey: Journey;
  /** When the journey was told. */
  toldAt: number;
}

/**
 * Opens the messages with the partner and with each of the own attorneys, from every screen, and says how many wait. In
 * the bar, by name; the bubble in the corner is the way to the support team.
 */
export function ChatButton({ documentId, self, journey: { partner, conversations }, toldAt }: ChatButtonProps) {
  return (
    <Conversations documentId={documentId} self={self} known={{ people: conversations, at: toldAt }} words={chatWords}>
      {(door) => <OpenMessages {...door} partnerId={partner?.id} />}
    </Conversations>
  );
}

function OpenMessages({
  people,
  unread,
  open,
  partnerId,
}: {
  people: readonly Counterpart[];
  unread: number;
  open: (userId?: string) => void;
  partnerId: string | undefined;
}) {
  useChatDoor((who) => open(who === 'PARTNER' ? partnerId : people.find(({ role }) => role === 'ATTORNEY')?.userId));
  const [only] = people;
  const isOne = people.length === 1 && only !== undefined;
  return (
    <IconButton
      icon={<ChatIcon />}
      label={
        isOne ? t('chat.open', { name: chatWords.nameOf(only), count: unread }) : t('chat.openAll', { count: unread })
      }
      hasDot={unread > 0}
      aria-haspopup="dialog"
      onClick={() => open()}
    />
  );
}
