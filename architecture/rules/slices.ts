import { posix } from 'node:path';
import { type Room, rooms } from './rooms.table.ts';
import { importsOf, type Source } from './source.ts';

const isSpec = (path: string): boolean => /\.(spec|spec-kit)\.tsx?$/.test(path);

function roomOf(path: string): [string, Room] | undefined {
  return Object.entries(rooms).find(([folder]) => path.startsWith(`${folder}/`));
}

/** The first folder under the room; a file directly under it belongs to none (it wires the room together). */
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
  if (inFace(target, other, room)) return undefined;
  return `${from.path} imports the inside of ${other}: ${posix.basename(target)}`;
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
