/** The direction of the house (docs/architecture.md) as rules. Type-only imports count; there is no exception list. */
const floors = {
  'packages/editor-core': [],
  'packages/braille-tables': [],
  'packages/braille': ['packages/editor-core', 'packages/braille-tables'],
  'packages/math': [],
  'packages/render': ['packages/editor-core', 'packages/braille', 'packages/braille-tables'],
  'packages/canvas-fabric': ['packages/editor-core'],
  'packages/ui': [],
  'packages/editor-react': [
    'packages/editor-core',
    'packages/braille',
    'packages/braille-tables',
    'packages/render',
    'packages/canvas-fabric',
    'packages/ui',
  ],
  'packages/contracts': ['packages/editor-core'],
  // What plugins of the house may know; see docs/architecture.md.
  'packages/plugin-charts': [
    'packages/editor-core',
    'packages/canvas-fabric',
    'packages/editor-react',
    'packages/render',
    'packages/ui',
  ],
  'packages/plugin-math': ['packages/editor-core', 'packages/math', 'packages/editor-react', 'packages/ui'],
  'packages/plugin-placement': [
    'packages/editor-core',
    'packages/canvas-fabric',
    'packages/editor-react',
    'packages/render',
    'packages/ui',
  ],
  'packages/plugin-scene-text': [
    'packages/editor-core',
    'packages/canvas-fabric',
    'packages/editor-react',
    'packages/render',
    'packages/ui',
  ],
  'packages/plugin-surfaces': [
    'packages/editor-core',
    'packages/editor-react',
    'packages/render',
    'packages/ui',
  ],
  'apps/web': [
    'packages/editor-core',
    'packages/braille',
    'packages/render',
    'packages/ui',
    'packages/editor-react',
    'packages/plugin-charts',
    'packages/plugin-math',
    'packages/plugin-placement',
    'packages/plugin-scene-text',
    'packages/plugin-surfaces',
    'packages/contracts',
  ],
  'apps/api': ['packages/editor-core', 'packages/braille', 'packages/render', 'packages/contracts'],
};

const floorRules = Object.entries(floors).map(([from, allowed]) => ({
  name: `${from.replace('/', '-')}-looks-down-only`,
  severity: 'error',
  from: { path: `^${from}/src` },
  to: { path: '^(packages|apps)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
}));

/** Libraries that a floor must not know, by package name. */
const forbiddenLibraries = {
  'packages/editor-core': 'react|react-dom|fabric|@nestjs|pdfkit|pg|typeorm',
  'packages/braille-tables': 'react|@nestjs|fabric|pdfkit',
  'packages/braille': 'react|@nestjs|fabric|pdfkit',
  'packages/math': 'react|react-dom|fabric|@nestjs|pdfkit|typeorm|pg',
  'packages/render': 'react|react-dom|fabric|@nestjs',
  'packages/canvas-fabric': 'react|react-dom|@nestjs',
  'packages/ui': 'redux|@reduxjs|@nestjs|fabric',
  'packages/editor-react': '@nestjs|fabric|pdfkit',
  'packages/contracts': 'react|@nestjs|fabric|pdfkit|typeorm',
  'packages/plugin-charts': '@nestjs|fabric|pdfkit|typeorm|pg',
  'packages/plugin-math': '@nestjs|fabric|pdfkit|typeorm|pg',
  'packages/plugin-placement': '@nestjs|fabric|pdfkit|typeorm|pg',
  'packages/plugin-scene-text': '@nestjs|fabric|pdfkit|typeorm|pg',
  'packages/plugin-surfaces': '@nestjs|fabric|pdfkit|typeorm|pg',
  'apps/web': '@nestjs|fabric|pdfkit|typeorm|pg',
  'apps/api': 'react|fabric',
};

const libraryRules = Object.entries(forbiddenLibraries).map(([from, names]) => ({
  name: `${from.replace('/', '-')}-library`,
  severity: 'error',
  from: { path: `^${from}/src` },
  to: { path: `node_modules/(${names})(/|$)` },
}));

module.exports = {
  forbidden: [
    ...floorRules,
    ...libraryRules,
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-without-node',
      severity: 'error',
      from: {
        path: '^packages/(editor-core|braille-tables|contracts|math|ui|canvas-fabric|editor-react|plugin-charts|plugin-math|plugin-placement|plugin-scene-text|plugin-surfaces)/src',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      // The half for documents also runs on the server: what belongs to the interface stands in `editor`.
      name: 'plugin-core-without-interface',
      severity: 'error',
      from: { path: '^packages/plugin-[^/]+/src/(?!editor/)' },
      to: {
        path: '^packages/(ui|editor-react|canvas-fabric)/|^packages/plugin-[^/]+/src/editor/|node_modules/(react|react-dom)(/|$)',
      },
    },
    {
      name: 'browser-safe-svg',
      severity: 'error',
      from: {
        path: '^packages/render/src/(svg|relief|raster|braille-files|sheet-marks)',
        pathNot: '\\.test\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'render-braille-in-node-entries-only',
      severity: 'error',
      from: {
        path: '^packages/render/src/',
        pathNot: '^packages/render/src/(cli|artefacts|index)|\\.test\\.ts$',
      },
      to: { path: '^packages/braille/' },
    },
    {
      name: 'editor-uses-browser-entries-only',
      severity: 'error',
      from: { path: '^(packages/editor-react|apps/web)/src' },
      to: { path: '^packages/(braille/src/node|render/src/(pdf|png|cli|artefacts|index))' },
    },
    {
      name: 'typeorm-in-repositories',
      severity: 'error',
      from: {
        path: '^apps/api/src/modules',
        pathNot: '\\.(repository|service|entity|columns|module|sql)\\.ts$',
      },
      to: { path: 'node_modules/typeorm' },
    },
    {
      // MathJax is loaded when a formula is set in type, by nothing but the entry for print.
      name: 'math-without-typesetter',
      severity: 'error',
      from: { path: '^packages/math/src/(?!print/)' },
      to: { path: '^packages/math/src/print/|node_modules/@mathjax/' },
    },
    { name: 'no-orphan-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    exclude: { path: '(/dist/|^var/)' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@tastwerk/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
    tsConfig: { fileName: 'tsconfig.tests.json' },
  },
};
