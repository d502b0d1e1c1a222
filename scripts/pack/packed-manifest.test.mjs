import { describe, expect, it } from '@jest/globals';
import { packedManifest } from './packed-manifest.mjs';
import { PUBLISHED } from './published.mjs';

describe('the package.json of a tarball', () => {
  it.each(PUBLISHED.map(({ manifest }) => [manifest.name, manifest]))(
    'of %s is complete and leads to no sources',
    (_, manifest) => {
      const packed = packedManifest(manifest);
      expect(packed).not.toHaveProperty('scripts');
      expect(packed).not.toHaveProperty('devDependencies');
      expect(JSON.stringify(packed)).not.toMatch(/@tastwerk\/source|\/src\//);
      expect(Object.keys(packed.exports)).toEqual(Object.keys(manifest.exports));
    },
  );

  it('is refused where a field is missing or a path leads to sources', () => {
    const [{ manifest }] = PUBLISHED;
    expect(() => packedManifest({ ...manifest, repository: undefined })).toThrow('lacks repository');
    const exports = { './tokens.css': './src/tokens.css' };
    expect(() => packedManifest({ ...manifest, exports })).toThrow('leads to sources');
  });

  it('gives each package that builds on React the React of its host', () => {
    for (const { manifest } of PUBLISHED) {
      expect(Object.keys(manifest.dependencies ?? {})).not.toEqual(expect.arrayContaining(['react']));
      const peers = Object.keys(manifest.peerDependencies ?? {});
      const needed = peers.filter((name) => !manifest.peerDependenciesMeta?.[name]?.optional);
      const needsReact = /react|ui$/.test(manifest.name);
      expect(needed).toEqual(needsReact ? ['react', 'react-dom'] : []);
    }
  });

  it('lets a server do without what a plugin needs in the editor alone', () => {
    const { manifest } = PUBLISHED.find(({ folder }) => folder.endsWith('/plugin-charts'));
    const peers = Object.keys(manifest.peerDependencies);
    expect(peers).toEqual(expect.arrayContaining(['react', '@tastwerk/editor-react']));
    expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(peers);
  });
});
