import { Conversations } from '@troth/portal/chat/conversations';
import { shownName, usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { ChatIcon } from '@troth/ui/icons';
import { t } from '../../shared/texts';
import { ReplyMenu } from './reply-menu';
import { chatWords } from './words';

/** Opens the messages with a client, as they come, and says how many wait. D3. */
export function ClientMessages({ clientId, documentId }: { clientId: string; documentId: string }) {
  const self = usePerson();
  return (
    <Conversations
      // Another client is another conversation.
      key={`${clientId} ${documentId}`}
      documentId={documentId}
      self={{ id: self.id, name: shownName(self), side: null }}
      onlyWith={clientId}
      words={chatWords}
      renderHelp={(use) => <ReplyMenu onChoose={use} />}
    >
      {({ unread, open }) => (
        <Button icon={<ChatIcon size={16} />} aria-haspopup="dialog" onClick={() => open()}>
          {t('chat.open', { count: unread })}
        </Button>
      )}
    </Conversations>
  );
}
