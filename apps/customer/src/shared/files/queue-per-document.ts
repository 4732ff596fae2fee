import type { QueryClient } from '@tanstack/react-query';
import { onePerPerson } from '../one-per-person';
import type { UploadTarget } from '../upload';
import { UploadQueue, type UploadQueueOptions } from './upload-queue';

/** Whose queue it is, and for which document. */
export interface QueuePlace {
  readonly userId: string;
  readonly documentId: string;
}

/** Makes queues of one kind: one for each person and document in this browser tab, whatever screens come and go. */
export function queuePerDocument<Place extends QueuePlace>(
  sendTo: (queryClient: QueryClient, target: UploadTarget, place: Place) => UploadQueueOptions['send'],
): (queryClient: QueryClient, target: UploadTarget, place: Place) => UploadQueue {
  const queues = onePerPerson(() => new Map<string, UploadQueue>());
  return (queryClient, target, place) => {
    const ofPerson = queues(queryClient, place.userId);
    const queue = ofPerson.get(place.documentId) ?? new UploadQueue({ send: sendTo(queryClient, target, place) });
    ofPerson.set(place.documentId, queue);
    return queue;
  };
}
