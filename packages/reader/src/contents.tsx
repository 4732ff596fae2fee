import type { ReactNode } from 'react';
import { Words } from './blocks';
import { anchorOf } from './anchors';
import { type ReadSection } from './reading';
import classes from './agreement-reader.module.css';
import { PenIcon } from '@troth/ui/icons';
import { useUiTexts } from '@troth/ui/texts';

/** The sections, with a mark at those in which something differs. */
export function ContentsList({
  sections,
  current,
  onGo,
}: {
  sections: readonly ReadSection[];
  current: string | null;
  onGo?: () => void;
}) {
  const t = useUiTexts();
  return (
    <ol className={classes.contentsList}>
      {sections.map((section) =>
        section.standing === 'MOVED_AWAY' ? null : (
          <li key={section.key}>
            <a
              href={`#${anchorOf(section.key)}`}
              aria-current={current === section.key ? 'location' : undefined}
              {...(onGo !== undefined && { onClick: onGo })}
            >
              <span className={classes.contentsNumber}>{section.number.after ?? section.number.before}</span>
              <span>
                <Words runs={section.title} />
              </span>
              {section.isChanged && (
                <span className={classes.changedMark}>
                  <PenIcon size={16} label={t('agreement.changed')} />
                </span>
              )}
            </a>
          </li>
        ),
      )}
    </ol>
  );
}

/** Beside the paper where there is room; elsewhere a sheet holds the same. */
export function ContentsRail({
  sections,
  current,
  footer,
}: {
  sections: readonly ReadSection[];
  current: string | null;
  footer: ReactNode;
}) {
  const t = useUiTexts();
  return (
    <nav className={classes.contents} aria-label={t('agreement.contents')}>
      <h2 className={classes.contentsTitle}>{t('agreement.contents')}</h2>
      <ContentsList sections={sections} current={current} />
      {footer !== undefined && <div className={classes.contentsFooter}>{footer}</div>}
    </nav>
  );
}
