import { LinkButton } from '@troth/ui/button';
import { HistoryIcon, SearchIcon } from '@troth/ui/icons';
import type { Controller } from './controller';
import type { AgreementEditorProps } from './editor-props';
import classes from './editor.module.css';
import { useSnapshot } from './hooks';
import { keyWords } from './keys';
import { t } from './texts';

/** What is open, in which version, and what is done with the whole of it. */
export function TitleLine({
  controller,
  title,
  crumbs,
  versions,
  download,
  doneHref,
  onCompare,
}: Pick<AgreementEditorProps, 'title' | 'crumbs' | 'versions' | 'download' | 'doneHref'> & {
  controller: Controller;
  onCompare: () => void;
}) {
  const isFinding = useSnapshot(controller, (snapshot) => snapshot.isFinding);
  const [latest] = versions;
  return (
    <div className={classes.titleLine}>
      <div>
        <p className={classes.crumbs}>{crumbs}</p>
        <h1 tabIndex={-1} data-page-heading="">
          {title}
        </h1>
      </div>
      <span className={`${classes.version} ${classes.wideOnly}`}>
        {t('version.tag', { version: latest?.number ?? 1 })} <span className={classes.hash}>{latest?.hash}</span>
      </span>
      <span className={classes.space} />
      <button
        type="button"
        className={`${classes.tool} ${classes.wideOnly}`}
        onClick={() => controller.find(!isFinding)}
        aria-expanded={isFinding}
      >
        <SearchIcon /> {t('command.find')} <kbd className={classes.kbd}>{keyWords('Mod-f')}</kbd>
      </button>
      <button
        type="button"
        className={`${classes.tool} ${classes.wideOnly} ${classes.compareTool}`}
        onClick={onCompare}
      >
        <HistoryIcon /> {t('lock.compare')}
      </button>
      <span className={`${classes.wideOnly} ${classes.portalTool}`}>{download}</span>
      <span className={classes.wideOnly}>
        <LinkButton size="sm" href={doneHref}>
          {t('action.done')}
        </LinkButton>
      </span>
    </div>
  );
}
