import { fullName } from '@troth/domain/people';
import type { ChatWords, Counterpart } from '@troth/portal/chat/conversations';
import { t } from '../../shared/texts';

const nameOf = (person: Counterpart): string =>
  fullName({ ...person, middleName: null, suffix: null }) || t('chat.yourClient');

/** What the messages say to an attorney. */
export const chatWords: ChatWords = {
  nameOf,
  get people() {
    return t('chat.people');
  },
  title: (name) => t('chat.title', { name }),
  whoReads: (person) => t('chat.private', { name: nameOf(person) }),
  write: (name) => t('chat.write', { name }),
  get keys() {
    return t('chat.keys');
  },
  arrived: (name) => t('chat.arrived', { name }),
  news: (name, text) => t('chat.news', { name, text }),
  get loadFailed() {
    return t('chat.loadFailed');
  },
  get deleteFailed() {
    return t('chat.deleteFailed');
  },
  get emptyTitle() {
    return t('chat.empty.title');
  },
  emptyText: (person) => t('chat.empty.text', { name: nameOf(person) }),
  closed: (person) => t('chat.closed', { name: nameOf(person) }),
};
