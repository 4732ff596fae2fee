import { useSuspenseQuery } from '@tanstack/react-query';
import { useAddressParams } from '@troth/portal/list-address';
import { DataTable } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { LinkButton } from '@troth/ui/button';
import { FilterBar, FilterChip, Tabs } from '@troth/ui/filter-chips';
import { PlusIcon } from '@troth/ui/icons';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useSearchParams } from 'react-router';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { statesQuery, useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import classes from './library.module.css';
import { libraryGroupsQuery } from './queries';
import { TemplateReader } from './template-reader';

function Groups() {
  const [params, change] = useAddressParams();
  const { data: states } = useSuspenseQuery(statesQuery);
  const stateName = useStateName();
  const stateId = states.find(({ id }) => id === params.get('state'))?.id;
  const isArchivedIncluded = params.get('archived') === 'true';
  const { data: groups } = useSuspenseQuery(libraryGroupsQuery(stateId, isArchivedIncluded));
  return (
    <>
      <FilterBar label={t('library.filter')}>
        <FilterChip
          name={t('law.state')}
          allText={t('list.all')}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
          selected={stateId ?? ''}
          onChange={(value) => change({ state: value })}
        />
        <FilterChip
          name={t('library.archive')}
          allText={t('library.current')}
          options={[{ value: 'true', label: t('library.withArchived') }]}
          selected={isArchivedIncluded ? 'true' : ''}
          onChange={(value) => change({ archived: value })}
        />
      </FilterBar>
      <DataTable
        caption={t('library.title')}
        rows={groups}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('library.none')}>{t('library.none.text')}</EmptyState>}
        columns={[
          {
            key: 'name',
            label: t('library.name'),
            isTitle: true,
            render: ({ id, name, description, isArchived }) => (
              <>
                <Link href={paths.libraryGroup(id)}>{name}</Link>{' '}
                {isArchived && <StatusTag tone="neutral">{t('library.isArchived')}</StatusTag>}
                {description !== null && (
                  <Text as="p" size="small" tone="secondary">
                    {description}
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'state',
            label: t('law.state'),
            render: ({ stateId: of }) => stateName(of ?? null) ?? t('videos.everyState'),
          },
          {
            key: 'sections',
            label: t('library.sections'),
            align: 'end',
            render: ({ sectionTemplateIds }) => sectionTemplateIds.length,
          },
          {
            key: 'clauses',
            label: t('library.clauses'),
            align: 'end',
            render: ({ clauseTemplateIds }) => clauseTemplateIds.length,
          },
          {
            key: 'changed',
            label: t('law.changed'),
            isSecondary: true,
            render: ({ updatedAt }) => formatRecent(updatedAt),
          },
        ]}
      />
    </>
  );
}

/** /admin/library-groups: what editors can insert, and the templates that it is made of. Portals spec §2, §7. */
export function LibraryScreen() {
  const [params] = useSearchParams();
  const isTemplates = params.get('view') === 'templates';
  return (
    <Page
      title={t('library.title')}
      lead={t(isTemplates ? 'library.lead.templates' : 'library.lead')}
      layout="wide"
      actions={
        isTemplates ? undefined : (
          <LinkButton variant="primary" href={paths.libraryGroup('new')} icon={<PlusIcon size={16} />}>
            {t('library.add')}
          </LinkButton>
        )
      }
    >
      <Tabs
        label={t('library.title')}
        tabs={[
          { href: paths.libraryGroups(), label: t('library.tab.groups'), isCurrent: !isTemplates },
          {
            href: `${paths.libraryGroups()}?view=templates`,
            label: t('library.tab.templates'),
            isCurrent: isTemplates,
          },
        ]}
      />
      <div className={classes.view}>{isTemplates ? <TemplateReader /> : <Groups />}</div>
    </Page>
  );
}
