import { APP1, ASCII, EXIF, EXIF_FOLDER, type ExifField, GPS_FOLDER, LONG, TAKEN, TAKEN_OFFSET } from './photo.exif.ts';

const BIG_ENDIAN_TIFF = 0x4d4d002a;

const textOf = (tag: number, text: string): ExifField => {
  const value = Uint8Array.from(`${text}\0`, letter => letter.charCodeAt(0));
  return { tag, type: ASCII, count: value.length, value };
};

function timeOf(takenAt: string | null): ExifField[] {
  const [, day = '', hour = '', offset = ''] = /^([\d-]{10})T([\d:]{8})([+-]\d\d:\d\d)?$/.exec(takenAt ?? '') ?? [];
  if (!day) return [];
  return [textOf(TAKEN, `${day.replaceAll('-', ':')} ${hour}`), ...(offset ? [textOf(TAKEN_OFFSET, offset)] : [])];
}

export function withTakenAt(
  jpeg: Uint8Array<ArrayBuffer>,
  takenAt: string | null,
  place: readonly ExifField[] = [],
): Uint8Array<ArrayBuffer> {
  const folders = [
    { pointer: EXIF_FOLDER, fields: timeOf(takenAt) },
    { pointer: GPS_FOLDER, fields: place },
  ].filter(({ fields }) => fields.length > 0);
  if (!folders.length) return jpeg;
  const segment = exifOf(folders);
  const whole = new Uint8Array(jpeg.length + segment.length);
  whole.set(jpeg.subarray(0, 2));
  whole.set(segment, 2);
  whole.set(jpeg.subarray(2), 2 + segment.length);
  return whole;
}

type Folder = { readonly pointer: number; readonly fields: readonly ExifField[] };

/** Values of up to four bytes are in the field itself; longer ones follow the folder, each at an even offset. */
const apart = ({ value }: ExifField) => (value.length > 4 ? value.length + (value.length % 2) : 0);
const lengthOf = (fields: readonly ExifField[]) =>
  2 + fields.length * 12 + 4 + fields.reduce((sum, field) => sum + apart(field), 0);

/**
 * An APP1 segment: TIFF header, a first folder with a pointer to each of the others, then these one after another; all big-endian.
 */
function exifOf(folders: readonly Folder[]): Uint8Array {
  const HEADER = 10;
  const FIRST = 8;
  let end = FIRST + 2 + folders.length * 12 + 4;
  const placed = folders.map(folder => {
    const at = end;
    end += lengthOf(folder.fields);
    return { ...folder, at };
  });
  const bytes = new Uint8Array(HEADER + end);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, APP1);
  view.setUint16(2, bytes.length - 2);
  view.setUint32(4, EXIF);
  view.setUint32(HEADER, BIG_ENDIAN_TIFF);
  view.setUint32(HEADER + 4, FIRST);
  const write = (folder: number, fields: readonly ExifField[]) => {
    let next = folder + 2 + fields.length * 12 + 4;
    view.setUint16(HEADER + folder, fields.length);
    fields.forEach((field, n) => {
      const at = HEADER + folder + 2 + n * 12;
      view.setUint16(at, field.tag);
      view.setUint16(at + 2, field.type);
      view.setUint32(at + 4, field.count);
      if (apart(field)) view.setUint32(at + 8, next);
      bytes.set(field.value, apart(field) ? HEADER + next : at + 8);
      next += apart(field);
    });
  };
  write(
    FIRST,
    placed.map(({ pointer, at }) => ({ tag: pointer, type: LONG, count: 1, value: bigEndian(at) })),
  );
  for (const { at, fields } of placed) write(at, fields);
  return bytes;
}

const bigEndian = (n: number) => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);
