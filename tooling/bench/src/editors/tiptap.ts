import { Editor, type JSONContent, Node } from '@tiptap/core';
import { history } from '@tiptap/pm/history';
import { Extension } from '@tiptap/core';
import { openWith, type PlainPart } from './plain-text';

const Doc = Node.create({ name: 'doc', topNode: true, content: 'part*' });
const Part = Node.create({
  name: 'part',
  content: 'line* part*',
  renderHTML: () => ['section', 0],
  parseHTML: () => [{ tag: 'section' }],
});
const Line = Node.create({
  name: 'line',
  content: 'text*',
  renderHTML: () => ['p', 0],
  parseHTML: () => [{ tag: 'p' }],
});
const Text = Node.create({ name: 'text' });
const Undo = Extension.create({ name: 'undo', addProseMirrorPlugins: () => [history()] });

const partOf = ({ lines, parts }: PlainPart): JSONContent => ({
  type: 'part',
  content: [
    ...lines.map((line) => ({ type: 'line', content: line === '' ? [] : [{ type: 'text', text: line }] })),
    ...parts.map(partOf),
  ],
});

void openWith((element, parts) => {
  new Editor({
    element,
    extensions: [Doc, Part, Line, Text, Undo],
    content: { type: 'doc', content: parts.map(partOf) },
  });
});
