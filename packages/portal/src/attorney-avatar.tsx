import { useQuery } from '@tanstack/react-query';
import type { PhotoSize } from '@troth/domain/attorneys';
import { Avatar } from '@troth/ui/partner-mark';
import { useEffect, useState } from 'react';
import { api, unwrap } from './api';
import { usePerson } from './person';

/** The photo of an attorney, read under the viewer's own id; it never changes under its address. */
const attorneyPhotoQuery = (viewerId: string, attorneyId: string, photoId: string, size: PhotoSize) => ({
  queryKey: ['attorneys', attorneyId, 'photos', photoId, size],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Blob> => {
    const path = { id: viewerId, aid: attorneyId, fileId: photoId };
    const call = {
      params: { path, query: { size: String(size) as `${PhotoSize}` } },
      parseAs: 'blob',
      signal,
    } as const;
    const bytes: unknown = await unwrap(api.GET('/users/{id}/attorneys/{aid}/files/{fileId}/content', call));
    if (!(bytes instanceof Blob)) throw new TypeError('the photo came without bytes');
    return bytes;
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** An address for bytes, as long as they are shown. */
function useAddressOf(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (bytes === undefined) return undefined;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [bytes]);
  return address;
}

/**
 * An attorney's photo, or the initials as long as there is none to show. The name stands beside it.
 * @param edge Pixels on the screen; the smaller square serves up to 48.
 */
export function AttorneyAvatar({
  attorneyId,
  photoId,
  name,
  edge = 32,
}: {
  attorneyId: string;
  photoId: string | null | undefined;
  name: string;
  edge?: number;
}) {
  const viewer = usePerson();
  const { data } = useQuery({
    ...attorneyPhotoQuery(viewer.id, attorneyId, photoId ?? '', edge <= 48 ? 96 : 320),
    enabled: photoId != null,
  });
  return <Avatar name={name} imageUrl={useAddressOf(data)} size={edge} />;
}
