import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor, type Descendant } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, type RenderElementProps, Slate, withReact } from 'slate-react';
import { openWith, type PlainPart } from './plain-text';

/** Slate's text has no line that stands beside parts, so both are elements. */
type Element = { type: 'part' | 'line'; children: Descendant[] };

const partOf = ({ lines, parts }: PlainPart): Element => ({
  type: 'part',
  children: [...lines.map((text): Element => ({ type: 'line', children: [{ text }] })), ...parts.map(partOf)],
});

const draw = ({ attributes, children, element }: RenderElementProps) =>
  createElement((element as Element).type === 'line' ? 'p' : 'section', attributes, children as ReactNode);

void openWith((place, parts) => {
  const editor = withHistory(withReact(createEditor()));
  const text = createElement(Editable, { renderElement: draw });
  createRoot(place).render(createElement(Slate, { editor, initialValue: parts.map(partOf), children: text }));
});
