import type {
  ClauseBlock,
  ClauseTemplatePart,
  ListStyle,
  SectionKind,
  TemplateInclusion,
  TextStyle,
} from '@troth/domain/agreement';
import type { EntityColumns, Json } from '../../kernel/database/columns';

interface PartColumns extends Omit<EntityColumns, 'id'> {
  /** Given by the content. */
  id: string;
  key: string;
  listStyle: ListStyle;
  textStyle: TextStyle | null;
  order: number;
  isSeparatePage: boolean;
  inclusion: Json<TemplateInclusion>;
}

export interface TemplateTables {
  sectionTemplates: PartColumns & { documentTemplateId: string; kind: SectionKind; title: string | null };
  clauseTemplates: PartColumns & {
    sectionTemplateId: string;
    parentClauseTemplateId: string | null;
    title: string | null;
    parts: Json<ClauseTemplatePart[]>;
    summaryParts: Json<ClauseTemplatePart[]>;
    block: ClauseBlock | null;
    /** Where it stands among all clauses of a document template. */
    position: number;
    reviewedByCounsel: boolean;
  };
}
