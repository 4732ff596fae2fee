import type { AbsentClause, AgreementTree, ClauseNode, SectionNode } from '@troth/agreement/tree';
import type { Tx } from '../../kernel/database/database';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealIn } from '../../kernel/protection/protected-database';

/** Names a part by what it says: `CoupleSeal.fingerprint` of it. */
type Fingerprint = string;

/** A version as it is stored: what only this version has, and the names of the parts that it shares with others. */
export interface Manifest {
  readonly frame: Omit<AgreementTree, 'sections' | 'absentClauses'>;
  readonly sections: readonly Fingerprint[];
  readonly absentClauses: readonly Fingerprint[];
}

/** A section names its clauses, so that a clause that changes takes only its section's list along. */
type StoredSection = Omit<SectionNode, 'clauses'> & { readonly clauses: readonly Fingerprint[] };

const sealedPlace = (documentId: string, fingerprint: Fingerprint) => ({
  table: 'agreement_parts',
  column: 'sealed_content',
  rowId: `${documentId} ${fingerprint}`,
});

/** Absent clauses in their order, those of one section together. */
function bySection(clauses: readonly AbsentClause[]): AbsentClause[][] {
  const runs: AbsentClause[][] = [];
  for (const clause of clauses) {
    const run = runs.at(-1);
    if (run?.[0]?.sectionKey === clause.sectionKey) run.push(clause);
    else runs.push([clause]);
  }
  return runs;
}

/** What a tree is stored as: its manifest, its sections and runs of absent clauses, and the clauses of each section. */
function partsOf({ sections, absentClauses, ...frame }: AgreementTree, seal: CoupleSeal) {
  const outer = new Map<Fingerprint, string>();
  const clausesOf = new Map<Fingerprint, Map<Fingerprint, string>>();
  const add = (to: Map<Fingerprint, string>, kind: string, content: unknown): Fingerprint => {
    const json = JSON.stringify(content);
    const fingerprint = seal.fingerprint(`${kind} ${json}`);
    to.set(fingerprint, json);
    return fingerprint;
  };
  const manifest: Manifest = {
    frame,
    sections: sections.map(({ clauses, ...own }) => {
      const inner = new Map<Fingerprint, string>();
      const names = clauses.map((clause) => add(inner, 'clause', clause));
      const name = add(outer, 'section', { ...own, clauses: names });
      clausesOf.set(name, inner);
      return name;
    }),
    absentClauses: bySection(absentClauses).map((run) => add(outer, 'absent', run)),
  };
  return { manifest, outer, clausesOf };
}

/**
 * The parts of a document's versions: kept once however many versions have them. What one of these has read it keeps,
 * so that a part of two versions is the same object in both trees.
 */
export async function agreementParts(tx: Tx, documentId: string) {
  const seal: CoupleSeal = await coupleSealIn(tx, documentId);
  const opened = new Map<Fingerprint, unknown>();
  const sections = new Map<Fingerprint, SectionNode>();

  const stored = (fingerprints: readonly Fingerprint[]) =>
    tx.selectFrom('agreementParts').where('documentId', '=', documentId).where('fingerprint', 'in', fingerprints);

  /** Those of some parts that are not stored yet. */
  async function missing(parts: ReadonlyMap<Fingerprint, string>): Promise<[Fingerprint, string][]> {
    if (parts.size === 0) return [];
    const rows = await stored([...parts.keys()])
      .select('fingerprint')
      .execute();
    const known = new Set(rows.map(({ fingerprint }) => fingerprint));
    return [...parts].filter(([fingerprint]) => !known.has(fingerprint));
  }

  async function load(fingerprints: readonly Fingerprint[]): Promise<void> {
    const wanted = [...new Set(fingerprints)].filter((fingerprint) => !opened.has(fingerprint));
    if (wanted.length === 0) return;
    for (const { fingerprint, sealedContent } of await stored(wanted)
      .select(['fingerprint', 'sealedContent'])
      .execute()) {
      opened.set(fingerprint, JSON.parse(seal.open(sealedPlace(documentId, fingerprint), sealedContent)));
    }
  }

  /** @throws Error when it was not stored: then the database was altered. */
  function part<T>(fingerprint: Fingerprint): T {
    if (!opened.has(fingerprint)) throw new Error('A version lacks one of its parts.');
    return opened.get(fingerprint) as T;
  }

  function section(fingerprint: Fingerprint): SectionNode {
    const known = sections.get(fingerprint);
    if (known !== undefined) return known;
    const { clauses, ...own } = part<StoredSection>(fingerprint);
    const made = { ...own, clauses: clauses.map((clause) => part<ClauseNode>(clause)) };
    sections.set(fingerprint, made);
    return made;
  }

  return {
    /** Stores what no earlier version has: what it costs grows with the change, hashing alone with the document. */
    save: async (tree: AgreementTree): Promise<Manifest> => {
      const { manifest, outer, clausesOf } = partsOf(tree, seal);
      // A section that is stored has its clauses stored.
      const newOnes = await missing(outer);
      const newClauses = await missing(new Map(newOnes.flatMap(([name]) => [...(clausesOf.get(name) ?? [])])));
      const rows = [...newOnes, ...newClauses].map(([fingerprint, content]) => ({
        documentId,
        fingerprint,
        sealedContent: seal.seal(sealedPlace(documentId, fingerprint), content),
      }));
      if (rows.length > 0) {
        await tx
          .insertInto('agreementParts')
          .values(rows)
          // Another commit of the document that is carried over at the same time has stored the same.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return manifest;
    },

    read: async ({ frame, ...names }: Manifest): Promise<AgreementTree> => {
      await load([...names.sections, ...names.absentClauses]);
      await load(names.sections.flatMap((name) => part<StoredSection>(name).clauses));
      return {
        ...frame,
        sections: names.sections.map(section),
        absentClauses: names.absentClauses.flatMap((name) => part<AbsentClause[]>(name)),
      };
    },
  };
}
