// Of what a camera writes into a JPEG (CIPA DC-008, "Exif 2.32") this product keeps one thing: when the photo was taken.
// Where it was taken, by which phone, and the thumbnail inside are left behind.

const JPEG = 0xffd8;
const APP1 = 0xffe1;
const SCAN = 0xffda;
const EXIF = 0x45786966;
const TAKEN = 0x9003;
const TAKEN_OFFSET = 0x9011;
const EXIF_FOLDER = 0x8769;
/** Frame headers, which hold the size: baseline, extended, progressive, lossless and their kin; not DHT, JPG, DAC. */
const isFrame = (marker: number) => marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);

export interface PhotoFacts {
  /** As stored, before it is turned upright. */
  width: number | null;
  height: number | null;
  /** "2026-11-20T12:33:10", with "-03:00" after it where the camera knows. */
  takenAt: string | null;
}

const NOTHING: PhotoFacts = { width: null, height: null, takenAt: null };

/** Reads the beginning of a file. What is no JPEG, or is broken, gives nothing. */
export function factsOf(bytes: ArrayBuffer): PhotoFacts {
  const view = new DataView(bytes);
  const facts = { ...NOTHING };
  try {
    if (view.getUint16(0) !== JPEG) return NOTHING;
    for (let at = 2; at + 4 <= view.byteLength; ) {
      const marker = view.getUint16(at);
      if (marker === SCAN || marker < 0xff00) break;
      if (marker === APP1 && view.getUint32(at + 4) === EXIF) facts.takenAt ??= takenIn(view, at + 10);
      if (isFrame(marker)) {
        facts.height = view.getUint16(at + 5);
        facts.width = view.getUint16(at + 7);
      }
      at += 2 + view.getUint16(at + 2);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return facts;
}

/** `start` is where the TIFF inside begins; every offset counts from it. */
function takenIn(view: DataView, start: number): string | null {
  const little = view.getUint16(start) === 0x4949;
  const short = (at: number) => view.getUint16(at, little);
  const long = (at: number) => view.getUint32(at, little);
  const fieldsAt = (folder: number) =>
    new Map(Array.from({ length: short(folder) }, (_, n) => folder + 2 + n * 12).map(at => [short(at), at]));
  const text = (field: number | undefined, length: number) => {
    if (field === undefined) return null;
    const at = long(field + 4) > 4 ? start + long(field + 8) : field + 8;
    return String.fromCharCode(...Array.from({ length }, (_, n) => view.getUint8(at + n)));
  };
  const folder = fieldsAt(start + long(start + 4)).get(EXIF_FOLDER);
  if (folder === undefined) return null;
  const fields = fieldsAt(start + long(folder + 8));
  const taken = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(text(fields.get(TAKEN), 19) ?? '');
  if (!taken || taken[1] === '0000') return null;
  const offset = /^[+-]\d\d:\d\d$/.exec(text(fields.get(TAKEN_OFFSET), 6) ?? '')?.[0] ?? '';
  return `${taken[1]}-${taken[2]}-${taken[3]}T${taken[4]}${offset}`;
}

/** Puts the time, and nothing else, into a JPEG that has no Exif (a canvas writes none). */
export function withTakenAt(jpeg: Uint8Array<ArrayBuffer>, takenAt: string): Uint8Array<ArrayBuffer> {
  const [, day = '', hour = '', offset = ''] = /^([\d-]{10})T([\d:]{8})([+-]\d\d:\d\d)?$/.exec(takenAt) ?? [];
  if (!day) return jpeg;
  const texts: [number, string][] = [[TAKEN, `${day.replaceAll('-', ':')} ${hour}\0`]];
  if (offset) texts.push([TAKEN_OFFSET, `${offset}\0`]);
  const segment = exifOf(texts);
  const whole = new Uint8Array(jpeg.length + segment.length);
  whole.set(jpeg.subarray(0, 2));
  whole.set(segment, 2);
  whole.set(jpeg.subarray(2), 2 + segment.length);
  return whole;
}

/** An APP1 segment: TIFF header, one pointer to the Exif folder, and there the texts, all big-endian. */
function exifOf(texts: readonly [number, string][]): Uint8Array {
  const HEADER = 10;
  const FOLDER = 26;
  const values = FOLDER + 2 + texts.length * 12 + 4;
  const length = values + texts.reduce((sum, [, text]) => sum + text.length, 0);
  const view = new DataView(new ArrayBuffer(HEADER + length));
  const field = (at: number, tag: number, type: number, count: number, value: number) => {
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    view.setUint32(at + 8, value);
  };
  view.setUint16(0, APP1);
  view.setUint16(2, HEADER - 2 + length);
  view.setUint32(4, EXIF);
  view.setUint32(HEADER, 0x4d4d002a);
  view.setUint32(HEADER + 4, 8);
  view.setUint16(HEADER + 8, 1);
  field(HEADER + 10, EXIF_FOLDER, 4, 1, FOLDER);
  view.setUint16(HEADER + FOLDER, texts.length);
  let at = values;
  texts.forEach(([tag, text], n) => {
    field(HEADER + FOLDER + 2 + n * 12, tag, 2, text.length, at);
    for (const letter of text) view.setUint8(HEADER + at++, letter.charCodeAt(0));
  });
  return new Uint8Array(view.buffer);
}
