// This product keeps a photo's time and, only where the agency said so, its place. Everything else that a camera writes into a JPEG
// (CIPA DC-008, "Exif 2.32"), such as the phone and the thumbnail, is left behind.

const JPEG = 0xffd8;
export const APP1 = 0xffe1;
const SCAN = 0xffda;
export const EXIF = 0x45786966;
const LITTLE_ENDIAN = 0x4949;
export const TAKEN = 0x9003;
export const TAKEN_OFFSET = 0x9011;
export const EXIF_FOLDER = 0x8769;
export const GPS_FOLDER = 0x8825;
/** Frame headers hold the size: baseline, extended, progressive, lossless and their kin; not DHT, JPG, DAC. */
const isFrame = (marker: number) => marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);

export const ASCII = 2;
export const LONG = 4;
/** `unit` bytes of a field are swapped together, and `each` bytes make one value. A fraction is two numbers. */
const TYPES: Readonly<Record<number, readonly [unit: number, each: number]>> = {
  1: [1, 1],
  [ASCII]: [1, 1],
  3: [2, 2],
  [LONG]: [4, 4],
  5: [4, 8],
  6: [1, 1],
  7: [1, 1],
  8: [2, 2],
  9: [4, 4],
  10: [4, 8],
};
/** A place has at most 32 fields, all short: anything larger is no place, and must not fill the segment. */
const MOST_FIELDS = 32;
const MOST_OF_A_FIELD = 512;

/** `value` is big-endian. */
export interface ExifField {
  tag: number;
  type: number;
  count: number;
  value: Uint8Array;
}

export interface PhotoFacts {
  /** Pixels as stored, before the image is turned upright. */
  width: number | null;
  height: number | null;
  /** "2026-11-20T12:33:10", with "-03:00" after it where the camera knows. */
  takenAt: string | null;
  /** All fields of the GPS folder; undefined where the camera wrote none. */
  place?: readonly ExifField[] | undefined;
}

const NOTHING: PhotoFacts = { width: null, height: null, takenAt: null };

/** Undefined where a broken file ends early; what was read before stays. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads the beginning of a file. A file that is no JPEG, or is broken, gives nulls. */
export function factsOf(bytes: ArrayBuffer): PhotoFacts {
  const view = new DataView(bytes);
  const facts = { ...NOTHING };
  attempt(() => {
    if (view.getUint16(0) !== JPEG) return;
    for (let at = 2; at + 4 <= view.byteLength; ) {
      const marker = view.getUint16(at);
      if (marker === SCAN || marker < 0xff00) break;
      if (marker === APP1 && view.getUint32(at + 4) === EXIF) readExif(view, at + 10, facts);
      if (isFrame(marker)) {
        facts.height = view.getUint16(at + 5);
        facts.width = view.getUint16(at + 7);
      }
      at += 2 + view.getUint16(at + 2);
    }
  });
  return facts;
}

/** Only the first value of each counts: it is the photo's own. */
function readExif(view: DataView, start: number, facts: PhotoFacts): void {
  const tiff = attempt(() => tiffAt(view, start));
  facts.takenAt ??= (tiff && attempt(() => takenIn(tiff))) ?? null;
  facts.place ??= tiff && attempt(() => placeIn(tiff));
}

type Tiff = ReturnType<typeof tiffAt>;

/** `start` is where the TIFF begins; every offset counts from it. */
function tiffAt(view: DataView, start: number) {
  const little = view.getUint16(start) === LITTLE_ENDIAN;
  const short = (at: number) => view.getUint16(at, little);
  const long = (at: number) => view.getUint32(at, little);
  const fieldsAt = (folder: number) =>
    new Map(Array.from({ length: short(folder) }, (_, n) => folder + 2 + n * 12).map(at => [short(at), at]));
  const first = fieldsAt(start + long(start + 4));
  return {
    folder: (pointer: number): ReadonlyMap<number, number> => {
      const field = first.get(pointer);
      return field === undefined ? new Map() : fieldsAt(start + long(field + 8));
    },
    /** Null: the type is unknown, or the value longer than any of ours. */
    field: (tag: number, at: number): ExifField | null => {
      const type = short(at + 2);
      const count = long(at + 4);
      const [unit, each] = TYPES[type] ?? [1, 0];
      const length = each * count;
      if (length === 0 || length > MOST_OF_A_FIELD) return null;
      const from = length > 4 ? start + long(at + 8) : at + 8;
      const turned = (n: number) => (little ? n + unit - 1 - 2 * (n % unit) : n);
      return { tag, type, count, value: Uint8Array.from({ length }, (_, n) => view.getUint8(from + turned(n))) };
    },
  };
}

function takenIn(tiff: Tiff): string | null {
  const folder = tiff.folder(EXIF_FOLDER);
  const text = (tag: number, length: number) => {
    const at = folder.get(tag);
    return String.fromCharCode(...((at && tiff.field(tag, at)?.value.subarray(0, length)) || []));
  };
  const taken = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(text(TAKEN, 19));
  if (!taken || taken[1] === '0000') return null;
  const offset = /^[+-]\d\d:\d\d$/.exec(text(TAKEN_OFFSET, 6))?.[0] ?? '';
  return `${taken[1]}-${taken[2]}-${taken[3]}T${taken[4]}${offset}`;
}

function placeIn(tiff: Tiff): readonly ExifField[] | undefined {
  const fields = [...tiff.folder(GPS_FOLDER)].slice(0, MOST_FIELDS).flatMap(([tag, at]) => tiff.field(tag, at) ?? []);
  return fields.length ? fields : undefined;
}
