import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { api, ApiError, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Page, PageActions } from '@troth/ui/page';
import { SelectField } from '@troth/ui/select-field';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { Crumbs } from '../../shared/crumbs';
import { paths } from '../../shared/paths';
import { statesQuery } from '@troth/portal/states';
import { t } from '../../shared/texts';
import classes from './library.module.css';
import {
  clauseTemplatesQuery,
  type LibraryGroup,
  libraryGroupQuery,
  renderGroup,
  sectionTemplatesQuery,
} from './queries';
import { TemplatePicker } from './template-picker';

const EVERY_STATE = 'every';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Fields = Pick<LibraryGroup, 'name' | 'description' | 'stateId' | 'sectionTemplateIds' | 'clauseTemplateIds'>;
const NEW: Fields = { name: '', description: null, stateId: null, sectionTemplateIds: [], clauseTemplateIds: [] };

/** The group in one couple's words, as the editor would insert it. */
function Preview({ groupId }: { groupId: string }) {
  const [documentId, setDocumentId] = useState('');
  const id = documentId.trim().toLowerCase();
  const rendering = useMutation({ mutationFn: () => renderGroup(id, groupId) });
  const rendered = rendering.data;
  const clauses =
    rendered === undefined ? [] : [...rendered.sections.flatMap((one) => one.clauses), ...rendered.clauses];
  return (
    <Section title={t('library.preview')} description={t('library.preview.text')}>
      <Stack gap={4}>
        <TextField label={t('log.document')} value={documentId} onChange={setDocumentId} autoComplete="off" />
        <div>
          <Button disabled={!ID.test(id)} isLoading={rendering.isPending} onClick={() => rendering.mutate()}>
            {t('library.preview.show')}
          </Button>
        </div>
        {rendering.isError && <Notice tone="danger" isAlert title={errorText(rendering.error)} />}
        {rendered !== undefined && (
          <div role="status">
            {rendered.unmet.length > 0 && (
              <Notice tone="warning" title={t('library.unmet', { count: rendered.unmet.length })}>
                <ul>
                  {rendered.unmet.map(({ clauseTemplateId, placeholder, label }) => (
                    <li key={`${clauseTemplateId} ${placeholder}`}>{label}</li>
                  ))}
                </ul>
              </Notice>
            )}
            <ul className={classes.list}>
              {clauses.map(({ id: clauseId, heading, blocks }) => (
                <li key={clauseId}>
                  {heading !== null && <Text weight={600}>{heading}</Text>}
                  {blocks.map((block, index) =>
                    block.type === 'paragraph' ? (
                      <p key={index} className={classes.text}>
                        {block.inlines.map((inline) => ('text' in inline ? inline.text : '')).join('')}
                      </p>
                    ) : null,
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function GroupForm({ group }: { group: LibraryGroup | null }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: states } = useSuspenseQuery(statesQuery);
  const { data: sections } = useSuspenseQuery(sectionTemplatesQuery);
  const { data: clauses } = useSuspenseQuery(clauseTemplatesQuery);
  const [fields, setFields] = useState<Fields>(group ?? NEW);
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<Fields>) => setFields((old) => ({ ...old, ...change }));
  const saving = useMutation({
    mutationFn: (isArchived: boolean | null) => {
      const body = {
        name: fields.name.trim(),
        description: fields.description?.trim() || null,
        stateId: fields.stateId ?? null,
        sectionTemplateIds: fields.sectionTemplateIds,
        clauseTemplateIds: fields.clauseTemplateIds,
        isArchived: group?.isArchived ?? false,
      };
      if (group === null) return unwrap(api.POST('/library-groups', { body }));
      return unwrap(
        api.PATCH('/library-groups/{id}', {
          params: { path: { id: group.id } },
          headers: unchangedSince(group),
          body: isArchived === null ? body : { isArchived },
        }),
      );
    },
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'library'] });
      announce(t('library.saved', { name: saved.name }));
      if (group === null) void navigate(paths.libraryGroup(saved.id));
    },
  });
  const isNamed = fields.name.trim() !== '';
  const isOutdated = saving.error instanceof ApiError && saving.error.code === 'VERSION_CONFLICT';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isNamed && !saving.isPending) saving.mutate(null);
      }}
    >
      <Stack gap={5}>
        <TextField
          label={t('library.name')}
          value={fields.name}
          onChange={(name) => set({ name })}
          isRequired
          error={isTried && !isNamed ? t('library.nameMissing') : undefined}
        />
        <TextAreaField
          label={t('library.description')}
          value={fields.description ?? ''}
          onChange={(description) => set({ description })}
          rows={3}
        />
        <SelectField
          label={t('law.state')}
          options={[
            { value: EVERY_STATE, label: t('videos.everyState') },
            ...states.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={fields.stateId ?? EVERY_STATE}
          onChange={(value) => set({ stateId: value === EVERY_STATE ? null : value })}
        />
        <TemplatePicker
          title={t('library.sections')}
          searchLabel={t('library.searchSections')}
          all={sections.map(({ id, title, key }) => ({ id, name: title ?? key, detail: key }))}
          chosen={fields.sectionTemplateIds}
          onChange={(sectionTemplateIds) => set({ sectionTemplateIds })}
        />
        <TemplatePicker
          title={t('library.clauses')}
          searchLabel={t('library.searchClauses')}
          all={clauses.map(({ id, title, key, text }) => ({ id, name: title ?? key, detail: text }))}
          chosen={fields.clauseTemplateIds}
          onChange={(clauseTemplateIds) => set({ clauseTemplateIds })}
        />
        {saving.isError && (
          <Notice tone="danger" isAlert title={isOutdated ? t('action.outdated') : t('action.failed')}>
            {isOutdated ? t('action.outdated.text') : errorText(saving.error)}
          </Notice>
        )}
        {saving.isSuccess && <Notice tone="success" title={t('library.saved', { name: saving.data.name })} />}
        <PageActions>
          <Row gap={3}>
            <Button type="submit" variant="primary" isLoading={saving.isPending}>
              {t('library.save')}
            </Button>
            {group !== null && (
              <Button onClick={() => saving.mutate(!group.isArchived)}>
                {t(group.isArchived ? 'library.unarchive' : 'library.archiveIt')}
              </Button>
            )}
          </Row>
        </PageActions>
      </Stack>
    </form>
  );
}

function Known({ id }: { id: string }) {
  const { data: group } = useSuspenseQuery(libraryGroupQuery(id));
  return (
    <Page
      kicker={<Crumbs parent={{ label: t('library.title'), href: paths.libraryGroups() }} here={group.name} />}
      title={group.name}
      actions={group.isArchived ? <StatusTag tone="neutral">{t('library.isArchived')}</StatusTag> : undefined}
    >
      <GroupForm key={group.updatedAt} group={group} />
      <Preview groupId={group.id} />
    </Page>
  );
}

/** /admin/library-groups/{id}: one group, or a new one. Portals spec §2, §7. */
export function GroupScreen({ id }: { id: string }) {
  if (id !== 'new') return <Known id={id} />;
  return (
    <Page
      kicker={<Crumbs parent={{ label: t('library.title'), href: paths.libraryGroups() }} here={t('library.add')} />}
      title={t('library.add')}
    >
      <GroupForm group={null} />
    </Page>
  );
}
