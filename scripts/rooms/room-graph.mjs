/**
 * Which rooms of a package import which: a room is a folder of its src/, a folder of a folder `plugins` or `features`, or a file of
 * src/ itself.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../setup/files-below.mjs';

const SOURCE = /\.(ts|tsx|mts|cts)$/;
const TEST = /\.(test|stories)\.tsx?$|(^|\/)test\//;
/** Folders of which each folder is a room of its own. */
const SPLIT = new Set(['plugins', 'features']);

const RESOLUTION = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@tastwerk/source'],
};

/** The room of `file`, a path relative to src/. */
export function roomOf(file) {
  const parts = file.split('/');
  const split = parts.findIndex((part) => SPLIT.has(part));
  const depth = split >= 0 && split < parts.length - 2 ? split + 2 : 1;
  return parts.slice(0, depth).join('/');
}

/**
 * The graph of the package in `folder`: its rooms, the count of its files, and by room the rooms that it imports, each with the
 * imports ("a/one.ts imports b/two.ts") that make the arrow. Types count, tests do not.
 */
export function roomGraph(folder) {
  const src = join(folder, 'src');
  const inSrc = (path) => relative(src, path).split(sep).join('/');
  const files = [...filesBelow(src)].filter((path) => SOURCE.test(path) && !TEST.test(inSrc(path)));
  const known = new Map(files.map((path) => [inSrc(path), path]));
  const graph = new Map();
  for (const file of known.keys()) graph.set(roomOf(file), new Map());
  const cache = ts.createModuleResolutionCache(folder, (name) => name, RESOLUTION);

  for (const [file, path] of known) {
    const arrows = graph.get(roomOf(file));
    const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, path, RESOLUTION, ts.sys, cache);
      const target = resolvedModule && inSrc(resolvedModule.resolvedFileName);
      if (!known.has(target) || roomOf(target) === roomOf(file)) continue;
      const imports = arrows.get(roomOf(target)) ?? new Set();
      arrows.set(roomOf(target), imports.add(`${file} imports ${target}`));
    }
  }
  return { files: files.length, graph };
}

/** Rooms with the arrows between them, without those that lie on no cycle: each group of rooms from which each reaches all others. */
function tangles(graph) {
  const reach = new Map();
  for (const room of graph.keys()) {
    const found = new Set(graph.get(room).keys());
    for (const next of found) for (const further of graph.get(next).keys()) found.add(further);
    reach.set(room, found);
  }
  const groups = new Map();
  for (const [room, found] of reach) {
    if (!found.has(room)) continue;
    const group = [...found].filter((other) => reach.get(other).has(room)).sort();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
}

/** The fewest rooms that lead from `from` to `to` and do not go straight there; null when none do. */
function detour(graph, from, to) {
  const before = new Map([[from, null]]);
  for (const room of before.keys()) {
    for (const next of graph.get(room).keys()) {
      if (before.has(next) || (room === from && next === to)) continue;
      before.set(next, room);
      if (next !== to) continue;
      const way = [];
      for (let at = to; at !== null; at = before.get(at)) way.unshift(at);
      return way;
    }
  }
  return null;
}

/** The shortest cycle of at least three rooms among `rooms`; null when there is none. */
function shortestLongCycle(graph, rooms) {
  const cycles = rooms.flatMap((room) =>
    [...graph.get(room).keys()].flatMap((next) => {
      const way = detour(graph, next, room);
      return way ? [way] : [];
    }),
  );
  return cycles.sort((a, b) => a.length - b.length)[0] ?? null;
}

const arrow = (graph, from, to) => [...graph.get(from).get(to)].map((line) => `    ${line}`).join('\n');

/** A sentence for each two rooms that import each other, and for the shortest longer cycle of each tangle. */
export function cyclesOf(graph) {
  return tangles(graph).flatMap((rooms) => {
    const sentences = [];
    for (const one of rooms) {
      for (const other of graph.get(one).keys()) {
        if (one > other || !graph.get(other).has(one)) continue;
        sentences.push(
          `${one} and ${other} import each other:\n${arrow(graph, one, other)}\n${arrow(graph, other, one)}`,
        );
      }
    }
    const cycle = shortestLongCycle(graph, rooms);
    if (cycle) {
      const arrows = cycle.map((room, place) => arrow(graph, room, cycle[(place + 1) % cycle.length]));
      sentences.push(`${[...cycle, cycle[0]].join(' -> ')} is a cycle:\n${arrows.join('\n')}`);
    }
    return sentences;
  });
}
