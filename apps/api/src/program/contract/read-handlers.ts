import { join } from 'node:path';
import { PROBLEM_CODES, type ProblemCode } from '@troth/domain/errors';
import ts from 'typescript';
import { packageRoot } from '../../kernel/package-root';

/** What the code of an operation says about its answers. */
export interface HandlerFacts {
  /** The problems that it may throw itself, beside those that every call may answer. */
  readonly problems: readonly ProblemCode[];
  /** Whether it reads `If-Match`. */
  readonly readsIfMatch: boolean;
}

/** What one function does directly, and which others it may call. */
interface Findings {
  readonly problems: Set<ProblemCode>;
  readonly calls: Set<ts.Node>;
  readsIfMatch: boolean;
}

/** What runs later, in a transaction of its own: its failures are not the call's. */
const RUN_LATER = new Set(['job', 'jobKind', 'on']);
/** What every operation names: its problems follow from the declaration. */
const OF_EVERY_CALL = new Set(['operation', 'authorize']);
const codes = new Set<string>(PROBLEM_CODES);
const isProblemCode = (value: string): value is ProblemCode => codes.has(value);

/**
 * Reads from the source which problems each operation can answer, by following every function that its declaration names.
 * It finds what may be thrown on any path, also on those that the operation never takes; it does not see what a port's
 * adapter throws.
 *
 * @returns What it found by the operation's id. An id that is put together (`${id}.list`) is a pattern.
 */
export function readHandlers(): ReadonlyMap<string, HandlerFacts> {
  const root = join(packageRoot(), 'src');
  const config = ts.getParsedCommandLineOfConfigFile(
    join(packageRoot(), 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  const program = ts.createProgram({
    rootNames: [join(root, 'program', 'operations.ts')],
    options: { ...config?.options, noEmit: true, skipLibCheck: true },
  });
  const checker = program.getTypeChecker();
  const known = new Map<ts.Node, Findings>();

  /** The functions and values of ours that a name stands for. */
  const declarationsOf = (name: ts.Node): readonly ts.Node[] => {
    let symbol = checker.getSymbolAtLocation(name);
    if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0) symbol = checker.getAliasedSymbol(symbol);
    return (symbol?.declarations ?? []).filter(
      (node) =>
        (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
        node.getSourceFile().fileName.startsWith(root),
    );
  };

  const look = (start: ts.Node): Findings => {
    const before = known.get(start);
    if (before !== undefined) return before;
    const found: Findings = { problems: new Set(), calls: new Set(), readsIfMatch: false };
    known.set(start, found);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const callee = node.expression.text;
        if (RUN_LATER.has(callee)) return;
        if (callee === 'expectedTag') found.readsIfMatch = true;
        const [code] = node.arguments;
        if (callee === 'problem' && code !== undefined) {
          for (const value of literalsOf(checker.getTypeAtLocation(code))) found.problems.add(value);
          for (const rest of node.arguments.slice(1)) visit(rest);
          return;
        }
      }
      if (ts.isIdentifier(node) && !OF_EVERY_CALL.has(node.text))
        for (const declaration of declarationsOf(node)) found.calls.add(declaration);
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(start, visit);
    return found;
  };

  const factsOf = (start: ts.Node): HandlerFacts => {
    const seen = new Set<ts.Node>();
    const problems = new Set<ProblemCode>();
    let readsIfMatch = false;
    const queue = [start];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      const found = look(node);
      for (const code of found.problems) problems.add(code);
      readsIfMatch ||= found.readsIfMatch;
      queue.push(...found.calls);
    }
    return { problems: PROBLEM_CODES.filter((code) => problems.has(code)), readsIfMatch };
  };

  const facts = new Map<string, HandlerFacts>();
  for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root))) {
    const visit = (node: ts.Node): void => {
      const id = idOfOperation(node);
      if (id !== null) facts.set(id, factsOf(node));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return facts;
}

/** The codes that an expression may be, where its type says so; a value that may be any code says nothing. */
function literalsOf(type: ts.Type): readonly ProblemCode[] {
  const values = (type.isUnion() ? type.types : [type])
    .flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
    .filter(isProblemCode);
  return values.length === PROBLEM_CODES.length ? [] : values;
}

/** The id of `operation({ id: … })`; a pattern where it is put together. Null for any other node. */
function idOfOperation(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'operation')
    return null;
  const [spec] = node.arguments;
  if (spec === undefined || !ts.isObjectLiteralExpression(spec)) return null;
  const id = spec.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === 'id',
  )?.initializer;
  if (id === undefined) return null;
  if (ts.isStringLiteral(id)) return id.text;
  return ts.isTemplateExpression(id)
    ? `${id.head.text}*${id.templateSpans.map((span) => span.literal.text).join('*')}`
    : null;
}
