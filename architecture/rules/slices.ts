import { posix } from 'node:path';
import { type Room, rooms } from './rooms.table.ts';
import { importsOf, type Source } from './source.ts';

const isSpec = (path: string): boolean => /\.(spec|spec-kit)\.tsx?$/.test(path);

function roomOf(path: string): [string, Room] | undefined {
  return Object.entries(rooms).find(([folder]) => path.startsWith(`${folder}/`));
}

/** The first folder under the room; undefined for a file directly under it, which wires the room together. */
function folderOf(path: string, room: string): string | undefined {
  const [first, second] = path.slice(room.length + 1).split('/');
  return second === undefined ? undefined : first;
}

function inFace(path: string, slice: string, room: Room): boolean {
  const name = posix.basename(path);
  return room.face.some(pattern => {
    const [before = '', after] = pattern.replace('{slice}', slice).split('*');
    return after === undefined ? name === before : name.startsWith(before) && name.endsWith(after);
  });
}

function judge(from: Source, name: string, folder: string, room: Room): string | undefined {
  const target = posix.join(posix.dirname(from.path), name);
  const own = folderOf(from.path, folder);
  const other = folderOf(target, folder);
  if (!other || other === own || room.machinery.includes(other)) return undefined;
  const above = room.above ?? [];
  if (above.includes(other) && (own !== undefined || from.text.includes(`from '${name}'`)))
    return `${from.path} always loads ${other}, which is only for where it is asked for`;
  if (own === undefined || above.includes(own)) return undefined;
  if (room.machinery.includes(own)) return `${from.path} is machinery and imports the slice ${other}`;
  if (!inFace(target, other, room)) return `${from.path} imports the inside of ${other}: ${posix.basename(target)}`;
  return upward(from.path, own, other, room.floors);
}

function upward(path: string, own: string, other: string, floors: Room['floors']): string | undefined {
  if (!floors) return undefined;
  const names = Object.keys(floors);
  const floorOf = (slice: string): number => names.findIndex(name => floors[name]?.includes(slice));
  const [here, there] = [floorOf(own), floorOf(other)];
  const homeless = here === -1 ? own : there === -1 ? other : undefined;
  if (homeless) return `${path}: the slice ${homeless} stands on no floor of rooms.table.ts`;
  return there > here ? `${path} (${names[here]}) imports upward: ${other} (${names[there]})` : undefined;
}

/** Slices importing another slice's inside, machinery importing slices, and packages a room may not use. */
export function sliceViolations(files: readonly Source[]): string[] {
  return files.flatMap(file => {
    const found = roomOf(file.path);
    if (!found || isSpec(file.path)) return [];
    const [folder, room] = found;
    return importsOf(file).flatMap(name => {
      if (name.startsWith('.')) {
        return judge(file, name, folder, room) ?? [];
      }
      const pack = /^@alipen\/[a-z-]+/.exec(name)?.[0];
      return pack && !room.packages.includes(pack) ? [`${file.path} may not import ${pack}`] : [];
    });
  });
}

/** The room, and each of its slices that has folders of its own: where imports may form a circle. */
export function foldersOfFolders(files: readonly Source[], room: string): string[] {
  const inside = files.filter(({ path }) => path.startsWith(`${room}/`)).map(({ path }) => path.slice(room.length + 1));
  const split = inside.map(path => path.split('/')).filter(({ length }) => length > 2);
  return [room, ...new Set(split.map(([slice]) => `${room}/${slice}`))];
}

/** Folders of a room that import each other, directly or through others, so that none can be read or moved by itself. */
export function folderCircles(files: readonly Source[], folder: string): string[][] {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const own = file.path.startsWith(`${folder}/`) && !isSpec(file.path) ? folderOf(file.path, folder) : undefined;
    if (!own) continue;
    const targets = importsOf(file).map(name => posix.join(posix.dirname(file.path), name));
    const others = targets.filter(path => path.startsWith(`${folder}/`)).map(path => folderOf(path, folder));
    const known = imports.get(own) ?? new Set();
    imports.set(own, new Set([...known, ...others.filter(other => other !== undefined && other !== own)] as string[]));
  }
  const reached = (from: string): Set<string> => {
    const found = new Set(imports.get(from));
    for (const each of found) for (const next of imports.get(each) ?? []) found.add(next);
    return found;
  };
  const reach = new Map([...imports.keys()].map(each => [each, reached(each)]));
  const inCircle = [...reach.keys()].filter(each => reach.get(each)?.has(each)).sort();
  const circles = inCircle.map(each =>
    inCircle.filter(other => reach.get(each)?.has(other) && reach.get(other)?.has(each)),
  );
  return circles.filter((circle, n) => circles.findIndex(([first]) => first === circle[0]) === n);
}
