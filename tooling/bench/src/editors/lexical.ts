import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerRichText } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  createEditor,
  ElementNode,
  type LexicalNode,
  type SerializedElementNode,
} from 'lexical';
import { openWith, type PlainPart } from './plain-text';

class PartNode extends ElementNode {
  static override getType(): string {
    return 'part';
  }
  static override clone(node: PartNode): PartNode {
    return new PartNode(node.__key);
  }
  static override importJSON(_json: SerializedElementNode): PartNode {
    return new PartNode();
  }
  override createDOM(): HTMLElement {
    return document.createElement('section');
  }
  override updateDOM(): boolean {
    return false;
  }
}

function $partOf({ lines, parts }: PlainPart): LexicalNode {
  return new PartNode().append(
    ...lines.map((line) => $createParagraphNode().append($createTextNode(line))),
    ...parts.map($partOf),
  );
}

const UNDO_GROUP_MS = 500;

void openWith((place, parts) => {
  const element = document.createElement('div');
  element.contentEditable = 'true';
  place.append(element);
  const editor = createEditor({
    nodes: [PartNode],
    onError: (error) => {
      throw error;
    },
  });
  editor.setRootElement(element);
  registerRichText(editor);
  registerHistory(editor, createEmptyHistoryState(), UNDO_GROUP_MS);
  editor.update(() => {
    $getRoot()
      .clear()
      .append(...parts.map($partOf));
  });
});
