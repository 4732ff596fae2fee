import { type CSSProperties, memo } from 'react';
import { Words } from './blocks';
import { ChangeNote, type ChosenClause, Clause, type ClauseLook, LeftBehind, Numbered } from './clause';
import classes from './agreement-reader.module.css';
import { anchorOf } from './anchors';
import { type Reading, type ReadSection, TITLE_ANCHOR, wordsOf } from './reading';
import type { ReaderTree } from './tree';

/** The sheet itself: running head, sections, clauses. Drawn again only when something of it changes. */
export const AgreementText = memo(function AgreementText({
  reading,
  tree,
  look,
  chosen,
  top,
}: {
  reading: Reading;
  tree: ReaderTree;
  look: ClauseLook;
  chosen: ChosenClause | null;
  top: string | null;
}) {
  return (
    <>
      <p className={classes.runningHead} id={TITLE_ANCHOR} tabIndex={-1}>
        <span>
          <Words runs={reading.title} />
        </span>
        <span>
          {tree.parties.A.fullName} &amp; {tree.parties.B.fullName}
        </span>
      </p>
      <div className={classes.ofSection}>
        <ChangeNote change={reading.titleChange} look={look} />
      </div>
      {reading.sections.map((section) => {
        const isChosenHere = section.clauses.some(({ key }) => key === top);
        return (
          <Section
            key={`${section.standing}-${section.key}`}
            section={section}
            look={look}
            chosen={isChosenHere ? chosen : null}
            top={isChosenHere ? top : null}
          />
        );
      })}
      {reading.clausesToCome > 0 && (
        <div className={classes.toCome} style={{ '--clauses': reading.clausesToCome } as CSSProperties} />
      )}
    </>
  );
});

const Section = memo(function Section({
  section,
  look,
  chosen,
  top,
}: {
  section: ReadSection;
  look: ClauseLook;
  chosen: ChosenClause | null;
  top: string | null;
}) {
  const { key, standing, number, title } = section;
  if (standing === 'MOVED_AWAY')
    return (
      <div className={classes.ofSection}>
        <LeftBehind target={key} title={wordsOf(title)} number={number.after} />
      </div>
    );
  const shown = standing === 'DELETED' ? number.before : number.after;
  const withoutDot = (text: string | null) => text?.replace(/\.$/, '') ?? null;
  return (
    <section id={anchorOf(key)} data-section={key} tabIndex={-1} className={classes.section}>
      <h2 className={classes.sectionTitle}>
        {shown !== null && (
          <>
            <Numbered
              number={{ before: withoutDot(number.before), after: withoutDot(number.after) }}
              standing={standing}
            />
            .{' '}
          </>
        )}
        <Words runs={title} />
      </h2>
      <div className={classes.ofSection}>
        <ChangeNote change={section.change} look={look} />
      </div>
      {section.clauses.map((clause) => (
        <Clause
          key={`${clause.standing}-${clause.key}`}
          node={clause}
          depth={0}
          chosen={top === clause.key && clause.standing !== 'MOVED_AWAY' ? chosen : null}
          look={look}
        />
      ))}
    </section>
  );
});
