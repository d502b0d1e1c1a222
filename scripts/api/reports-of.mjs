import { join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/**
 * Puts the members of unions in the order of their texts, because the compiler's own order depends on what it has read before, and all
 * strings in single quotes, because compilers differ in that. Commas behind the last of several names and parentheses around the parts of a tuple
 * go, because the compiler keeps those of the source in some builds and not in others.
 */
function inOneForm(statement, sourceFile) {
  const textOf = (node) => printer.printNode(ts.EmitHint.Unspecified, node, sourceFile);
  const sort = (context) => {
    const visit = (node) => {
      const visited = ts.visitEachChild(node, visit, context);
      if (ts.isStringLiteral(visited)) return ts.factory.createStringLiteral(visited.text, true);
      if (ts.isObjectBindingPattern(visited))
        return ts.factory.createObjectBindingPattern([...visited.elements]);
      if (ts.isTupleTypeNode(visited)) {
        const parts = visited.elements.map((part) => (ts.isParenthesizedTypeNode(part) ? part.type : part));
        return ts.factory.createTupleTypeNode(parts);
      }
      if (!ts.isUnionTypeNode(visited)) return visited;
      const members = visited.types.map((type) => ({ name: textOf(type), type })).sort(byName);
      return ts.factory.createUnionTypeNode(members.map(({ type }) => type));
    };
    return visit;
  };
  return ts.transform(statement, [sort]).transformed[0];
}

/** The file name of an entry's report: `index.api.md` for the main one. */
const fileOf = (entry) => `${entry === '.' ? 'index' : entry.slice('./'.length).replaceAll('/', '-')}.api.md`;

/** The declaration as a whole statement: a constant is declared inside of one. */
function statementOf(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** Reads the declarations of one package. */
class Declarations {
  /** @param {string} folder @param {string[]} files Declarations of its entries. */
  constructor(folder, files) {
    this.folder = join(folder, 'dist/');
    const options = {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      types: [],
      noEmit: true,
    };
    this.program = ts.createProgram(files, options);
    this.checker = this.program.getTypeChecker();
  }

  /** What a name stands for, where it is passed on from another file. */
  origin(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Exports of a file by name; a name that is passed on under another one counts by the new one. */
  exportsOf(file) {
    const module = this.checker.getSymbolAtLocation(this.program.getSourceFile(file));
    if (!module) throw new Error(`${file} is no module, or has not been built`);
    return this.checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: this.origin(symbol) }))
      .sort(byName);
  }

  ownDeclarations(symbol) {
    const own = (symbol.declarations ?? []).filter((one) =>
      one.getSourceFile().fileName.startsWith(this.folder),
    );
    return own.sort((a, b) => (a.getSourceFile().fileName < b.getSourceFile().fileName ? -1 : 1));
  }

  /** The text of a name's declarations, without comments. */
  textOf({ name, symbol }) {
    const own = this.ownDeclarations(symbol);
    if (own.length === 0) return `// ${name} is passed on from a library`;
    const texts = own.map((declaration) => {
      const sourceFile = declaration.getSourceFile();
      const statement = inOneForm(statementOf(declaration), sourceFile);
      const text = printer.printNode(ts.EmitHint.Unspecified, statement, sourceFile);
      return text.replace(/^(export )?(default )?/, '');
    });
    const renamed = symbol.name === name ? [] : [`// ${name} is exported as another name of ${symbol.name}`];
    return [...renamed, ...new Set(texts)].join('\n');
  }

  /** The symbols of this package that the declarations of `symbol` name. */
  *namedBy(symbol) {
    for (const declaration of this.ownDeclarations(symbol)) yield* this.#namedBelow(statementOf(declaration));
  }

  *#namedBelow(node) {
    if (ts.isIdentifier(node)) {
      const found = this.checker.getSymbolAtLocation(node);
      const origin = found && this.origin(found);
      // Members, parameters and type parameters are a part of what declares them.
      const isWhole = origin && this.ownDeclarations(origin).some((one) => this.#isOfFile(one));
      if (isWhole) yield origin;
    }
    for (const child of node.getChildren()) yield* this.#namedBelow(child);
  }

  #isOfFile(declaration) {
    const { parent } = statementOf(declaration);
    return parent !== undefined && (ts.isSourceFile(parent) || ts.isModuleBlock(parent));
  }

  /** All that the exports name and do not export themselves, directly or through others. */
  namedOnly(exported) {
    const known = new Set(exported.map(({ symbol }) => symbol));
    const found = [];
    for (const symbol of known) {
      for (const named of this.namedBy(symbol)) {
        if (known.has(named)) continue;
        known.add(named);
        found.push({ name: named.name, symbol: named });
      }
    }
    return found.sort(byName);
  }
}

/** Report of what no entry exports. */
const REST = 'not-exported.api.md';

const block = (texts) => ['```ts', texts.join('\n\n'), '```'].join('\n');

const reportOf = (title, names, texts) =>
  [`# ${title}`, `${names}. Written by \`node scripts/api-report.mjs --write\`.`, `${block(texts)}\n`].join(
    '\n\n',
  );

/** The reports of a package by file name: one of each entry, and one of what no entry exports and their exports name. */
export function reportsOf(folder, manifest) {
  const entries = Object.entries(manifest.exports).filter(([, { types }]) => types !== undefined);
  const paths = entries.map(([, { types }]) => join(folder, types));
  const declarations = new Declarations(folder, paths);
  const exported = paths.map((path) => declarations.exportsOf(path));
  /** The report that shows a symbol: the first of the entries that export it. */
  const shownBy = new Map();
  const textsOf = (names, file) =>
    names.map((one) => {
      const before = shownBy.get(one.symbol);
      if (before !== undefined) return `// ${one.name}: see ${before}`;
      shownBy.set(one.symbol, file);
      return declarations.textOf(one);
    });
  const reports = entries.map(([entry], index) => {
    const names = exported[index];
    const file = fileOf(entry);
    const title = `API of \`${join(manifest.name, entry)}\``;
    return [file, reportOf(title, `${names.length} names`, textsOf(names, file))];
  });
  const named = declarations.namedOnly(exported.flat());
  const title = `Not exported by \`${manifest.name}\`, and named by what is`;
  const rest = reportOf(title, `${named.length} names`, textsOf(named, REST));
  return new Map([...reports, [REST, rest]]);
}
