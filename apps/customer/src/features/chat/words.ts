import { fullName } from '@troth/domain/people';
import type { ChatWords, Counterpart } from '@troth/portal/chat/conversations';
import { t } from '../../shared/texts';

const nameOf = (person: Counterpart): string =>
  person.role === 'PARTNER'
    ? (person.firstName ?? t('partner.yourPartner'))
    : fullName({ ...person, middleName: null, suffix: null }) || t('chat.yourAttorney');

/** What the messages say to a partner. */
export const chatWords: ChatWords = {
  nameOf,
  get people() {
    return t('chat.people');
  },
  title: (name) => t('chat.title', { name }),
  whoReads: (person) =>
    person.role === 'PARTNER' ? t('chat.private') : t('chat.private.ATTORNEY', { name: nameOf(person) }),
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
  emptyText: (person) =>
    person.role === 'PARTNER'
      ? t('chat.empty.text', { name: nameOf(person) })
      : t('chat.empty.ATTORNEY', { name: nameOf(person) }),
  closed: (person) => t('chat.closed', { name: nameOf(person) }),
};
