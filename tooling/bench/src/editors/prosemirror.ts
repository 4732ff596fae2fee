import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Node, Schema } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { openWith, type PlainPart } from './plain-text';

const schema = new Schema({
  nodes: {
    doc: { content: 'part*' },
    part: { content: 'line* part*', toDOM: () => ['section', 0] },
    line: { content: 'text*', toDOM: () => ['p', 0] },
    text: {},
  },
});

const partOf = ({ lines, parts }: PlainPart): Node =>
  schema.node('part', null, [
    ...lines.map((line) => schema.node('line', null, line === '' ? [] : schema.text(line))),
    ...parts.map(partOf),
  ]);

void openWith((place, parts) => {
  const doc = schema.node('doc', null, parts.map(partOf));
  new EditorView(place, { state: EditorState.create({ doc, plugins: [history(), keymap(baseKeymap)] }) });
});
