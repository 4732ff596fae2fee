import { useSuspenseQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { SelectField } from '@troth/ui/select-field';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { statesQuery, useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { type AdminVideo, adminVideosQuery } from './queries';

const EVERY_STATE = 'every';

function VideoDialog({
  video,
  locations,
  onClose,
}: {
  video: AdminVideo;
  locations: readonly string[];
  onClose: () => void;
}) {
  const { data: states } = useSuspenseQuery(statesQuery);
  const [form, setForm] = useState({
    title: video.title,
    author: video.author,
    youtubeLink: video.youtubeLink,
    location: video.location ?? '',
    stateId: video.stateId,
  });
  const set = (change: Partial<typeof form>) => setForm((old) => ({ ...old, ...change }));
  const isBlank = [form.title, form.author, form.youtubeLink].some((typed) => typed.trim() === '');
  const isLink = /^(?:https:\/\/\S+|\/help#[\w-]+)$/.test(form.youtubeLink.trim());
  return (
    <ActionDialog
      title={t('videos.change.title', { title: video.title })}
      effects={[t('videos.change.effect')]}
      confirmText={t('videos.change.confirm')}
      missing={isBlank ? t('videos.missing') : isLink ? null : t('videos.link')}
      act={(reason) =>
        unwrap(
          api.PATCH('/admin/videos/{videoId}', {
            params: { path: { videoId: video.id } },
            body: {
              title: form.title.trim(),
              author: form.author.trim(),
              youtubeLink: form.youtubeLink.trim(),
              location: form.location,
              stateId: form.stateId,
              reason,
            },
          }),
        )
      }
      doneText={() => t('videos.change.done', { title: form.title })}
      onClose={onClose}
    >
      <TextField label={t('videos.title')} value={form.title} onChange={(title) => set({ title })} isRequired />
      <TextField label={t('videos.author')} value={form.author} onChange={(author) => set({ author })} isRequired />
      <TextField
        label={t('videos.address')}
        help={t('videos.address.help')}
        value={form.youtubeLink}
        onChange={(youtubeLink) => set({ youtubeLink })}
        isRequired
      />
      <SelectField
        label={t('videos.location')}
        options={locations.map((value) => ({ value, label: value }))}
        value={form.location}
        onChange={(location) => set({ location })}
      />
      <SelectField
        label={t('law.state')}
        options={[
          { value: EVERY_STATE, label: t('videos.everyState') },
          ...states.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={form.stateId ?? EVERY_STATE}
        onChange={(stateId) => set({ stateId: stateId === EVERY_STATE ? null : stateId })}
      />
    </ActionDialog>
  );
}

/** The explainer videos: title, author, address, where each is shown and for which state. */
export function VideosView() {
  const { data } = useSuspenseQuery(adminVideosQuery);
  const stateName = useStateName();
  const [changing, setChanging] = useState<{ video: AdminVideo; key: string } | null>(null);
  return (
    <>
      <DataTable
        caption={t('counsel.tab.videos')}
        rows={data.videos}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            label: t('videos.title'),
            isTitle: true,
            render: ({ title, author }) => (
              <>
                {title}
                <Text as="p" size="caption" tone="secondary">
                  {author}
                </Text>
              </>
            ),
          },
          { key: 'address', label: t('videos.address'), render: ({ youtubeLink }) => <code>{youtubeLink}</code> },
          { key: 'location', label: t('videos.location'), isSecondary: true, render: ({ location }) => location },
          {
            key: 'state',
            label: t('law.state'),
            render: ({ stateId }) => stateName(stateId) ?? t('videos.everyState'),
          },
          {
            key: 'video',
            label: t('videos.video'),
            render: ({ isFilmed, changedAt }) => (
              <StatusTag tone={isFilmed ? 'success' : 'outline'}>
                {t(isFilmed ? 'videos.isFilmed' : changedAt === null ? 'videos.words' : 'videos.wordsChanged')}
              </StatusTag>
            ),
          },
          {
            key: 'change',
            label: t('payouts.actions'),
            isActions: true,
            render: (video) => (
              <Button
                size="sm"
                variant="text"
                aria-label={t('videos.changeNamed', { title: video.title })}
                onClick={() => setChanging({ video, key: crypto.randomUUID() })}
              >
                {t('law.change')}
              </Button>
            ),
          },
        ]}
      />
      {changing !== null && (
        <VideoDialog
          key={changing.key}
          video={changing.video}
          locations={data.locations}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
