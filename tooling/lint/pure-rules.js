const noClock = {
  meta: { type: 'problem', docs: { description: 'A rule never reads the clock; take `now` or `today`.' } },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'A rule never reads the clock; take `now` or `today`.' });
    },
  }),
};
export default { meta: { name: 'pure-rules' }, rules: { 'no-clock': noClock } };
