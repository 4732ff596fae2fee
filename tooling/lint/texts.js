const TEXTS = new Set(['t', 'say', 'enumerationLabel']);

const MESSAGE =
  'The texts may not be here when a file is loaded: read them where they are drawn, in a component or a function.';

/** Portals: the texts load beside the program and may arrive after it. */
const readWhenDrawn = {
  meta: { type: 'problem', docs: { description: 'A text is read where it is drawn, not where its file is loaded.' } },
  create: (context) => {
    let depth = 0;
    const enter = () => void (depth += 1);
    const leave = () => void (depth -= 1);
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      CallExpression(node) {
        if (depth === 0 && node.callee.type === 'Identifier' && TEXTS.has(node.callee.name))
          context.report({ node, message: MESSAGE });
      },
    };
  },
};

export default { meta: { name: 'texts' }, rules: { 'read-when-drawn': readWhenDrawn } };
