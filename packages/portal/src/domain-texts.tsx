/** A module of its own, so that it is loaded with the domain's catalog and not before the first screen. */
export { speakDomain } from '@troth/domain/messages';
