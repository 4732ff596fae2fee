import { deviceStorage } from '@troth/portal/device-storage';

/** Words begun for a note, by whose they are and what they are for. */
const nameOf = (attorneyId: string, about: string) => `troth-note.${attorneyId}.${about}`;

/** A note that is not saved yet, kept on the device: it survives an ended session and a closed tab. */
export const keptWords = {
  read: (attorneyId: string, about: string) => deviceStorage.read(nameOf(attorneyId, about)),
  keep: (attorneyId: string, about: string, words: string) => deviceStorage.keep(nameOf(attorneyId, about), words),
  drop: (attorneyId: string, about: string) => deviceStorage.drop(nameOf(attorneyId, about)),
};
