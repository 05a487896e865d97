import { PDF, type PdfArray, type PdfDict, type PdfObject, PdfRef, type PdfStream } from '@libpdf/core';

/** A revision of a file, read whole. */
type Revision = { readonly catalog: PdfDict; readonly resolve: (ref: PdfRef) => PdfObject | null };
type Pair = { readonly before: Revision; readonly after: Revision; readonly seen: Set<string> };

/** Of the catalog: what a signature brings, and what says nothing on a page. */
const OF_SIGNATURES = new Set(['AcroForm', 'DSS', 'Extensions', 'Metadata', 'Perms', 'Version']);
const OF_THE_FORM = new Set(['DA', 'DR', 'Fields', 'SigFlags']);
/** Of a signature's field and the box that shows it: neither actions nor scripts. */
const OF_A_FIELD = new Set([
  ...[
    'AP',
    'AS',
    'Border',
    'BS',
    'DA',
    'DR',
    'F',
    'Ff',
    'FT',
    'Kids',
    'Lock',
    'M',
    'MK',
    'NM',
    'P',
    'Parent',
    'Q',
    'Rect',
  ],
  ...['StructParent', 'Subtype', 'SV', 'T', 'TM', 'TU', 'Type', 'V'],
]);
/** Square points: a stamp of a signature is far smaller, and what is larger hides what was signed. */
const LARGEST_STAMP = 40_000;
const DEEPEST = 200;

/**
 * Whether one signature, which covers to the last byte of `after`, is all that it adds to `before`: the same pages saying the same.
 * Strict: what cannot be read as written, or would be read otherwise by a reader that repairs files, is not.
 */
export async function onlySigned(before: Buffer, after: Buffer): Promise<boolean> {
  try {
    const pair = { before: await revisionOf(before), after: await revisionOf(after), seen: new Set<string>() };
    return redefinesOnly(pair, after.subarray(before.length)) && sameButSigned(pair, after.length);
  } catch {
    return false;
  }
}

async function revisionOf(bytes: Buffer): Promise<Revision> {
  const pdf = await PDF.load(bytes, { lenient: false });
  if (pdf.recoveredViaBruteForce || pdf.isEncrypted) throw new Error('not as it was written');
  return { catalog: pdf.context.catalog.getDict(), resolve: ref => pdf.context.resolve(ref) };
}

const DEFINED = /(?<=^|\s)(\d{1,7})\s+\d{1,5}\s+obj\b/g;

/** Objects that a signature writes again, once: the catalog, a page, the form, or a list or the metadata below them. */
function redefinesOnly({ before }: Pair, added: Buffer): boolean {
  const numbers = [...added.toString('latin1').matchAll(DEFINED)].map(([, number]) => Number(number));
  const known = numbers.filter(number => before.resolve(PdfRef.of(number)));
  const allowed = (number: number) => {
    const object = before.resolve(PdfRef.of(number));
    if (object?.type === 'array') return true;
    const dict = dictOf(object);
    const kind = dict?.getName('Type')?.value;
    const named = kind === 'Catalog' || kind === 'Page' || kind === 'Metadata';
    return named || dict?.has('Fields') || (kind === undefined && dict?.has('Producer')) || false;
  };
  return new Set(numbers).size === numbers.length && known.every(allowed);
}

function sameButSigned(pair: Pair, bytes: number): boolean {
  const { before, after } = pair;
  if (!sameEntries(pair, before.catalog, after.catalog, OF_SIGNATURES, 0)) return false;
  const forms = [before, after].map(({ catalog, resolve }) => catalog.getDict('AcroForm', resolve));
  const [was, is] = forms;
  if (!was || !is || !sameEntries(pair, was, is, OF_THE_FORM, 0)) return false;
  const fields = added(pair, was.getArray('Fields', before.resolve), is.getArray('Fields', after.resolve));
  const [field, ...more] = fields ?? [];
  if (!field || more.length || !signs(after, field, bytes)) return false;
  const boxes = [field, ...kidsOf(after, field)];
  return pagesOf(pair).every(([old, page]) => {
    const annots = added(pair, old.getArray('Annots', before.resolve), page.getArray('Annots', after.resolve));
    return annots?.every(each => boxes.includes(each)) ?? false;
  });
}

const dictOf = (object: PdfObject | null | undefined): PdfDict | undefined =>
  object?.type === 'dict' || object?.type === 'stream' ? (object as PdfDict) : undefined;

const at = ({ resolve }: Revision, object: PdfObject | undefined): PdfObject | undefined =>
  object?.type === 'ref' ? (resolve(object as PdfRef) ?? undefined) : object;

const itemsOf = (array: PdfArray | undefined): readonly PdfObject[] => (array ? [...array] : []);

/** What the second list has after all of the first; undefined where it does not begin with it, or holds what is no dictionary. */
function added(pair: Pair, was: PdfArray | undefined, is: PdfArray | undefined): readonly PdfDict[] | undefined {
  const [old, now] = [itemsOf(was), itemsOf(is)];
  if (now.length < old.length || old.some((each, n) => !same(pair, each, now[n], 0))) return undefined;
  const dicts = now.slice(old.length).map(each => dictOf(at(pair.after, each)));
  return dicts.every(each => each !== undefined) ? dicts : undefined;
}

const kidsOf = (revision: Revision, field: PdfDict): readonly PdfDict[] =>
  itemsOf(field.getArray('Kids', revision.resolve)).flatMap(each => dictOf(at(revision, each)) ?? []);

/** Whether this is the field of the signature that covers the file to its end, and hides nothing. */
function signs(revision: Revision, field: PdfDict, bytes: number): boolean {
  const { resolve } = revision;
  const boxes = [field, ...kidsOf(revision, field)];
  const range = field.getDict('V', resolve)?.getArray('ByteRange', resolve);
  const [, , from = 0, length = 0] = itemsOf(range).map(each => (each.type === 'number' ? each.value : Number.NaN));
  return (
    field.getName('FT', resolve)?.value === 'Sig' &&
    !field.has('Parent') &&
    from + length === bytes &&
    boxes.every(box => [...box.keys()].every(({ value }) => OF_A_FIELD.has(value)) && small(revision, box))
  );
}

function small({ resolve }: Revision, box: PdfDict): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = itemsOf(box.getArray('Rect', resolve)).map(each =>
    each.type === 'number' ? each.value : Number.NaN,
  );
  return Math.abs((right - left) * (top - bottom)) <= LARGEST_STAMP;
}

function pagesOf({ before, after }: Pair): readonly (readonly [PdfDict, PdfDict])[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  if (old.length !== now.length) throw new Error('another number of pages');
  return old.map((page, n) => [page, now[n] ?? page]);
}

function leavesOf(
  revision: Revision,
  node = revision.catalog.getDict('Pages', revision.resolve),
  deep = 0,
): readonly PdfDict[] {
  if (!node || deep > DEEPEST) throw new Error('no pages');
  const kids = node.getArray('Kids', revision.resolve);
  if (!kids) return [node];
  return itemsOf(kids).flatMap(each => leavesOf(revision, dictOf(at(revision, each)), deep + 1));
}

function sameEntries(pair: Pair, was: PdfDict, is: PdfDict, but: ReadonlySet<string>, deep: number): boolean {
  const names = new Set([...was.keys(), ...is.keys()].map(({ value }) => value).filter(name => !but.has(name)));
  return [...names].every(name => same(pair, was.get(name), is.get(name), deep + 1));
}

const NOTHING: ReadonlySet<string> = new Set();
const OF_A_PAGE: ReadonlySet<string> = new Set(['Annots']);

/** The same value, wherever in the file it lies. What turns back on itself is compared once. */
function same(pair: Pair, was: PdfObject | undefined, is: PdfObject | undefined, deep: number): boolean {
  if (was?.type === 'ref' && is?.type === 'ref') {
    const key = `${was} ${is}`;
    if (pair.seen.has(key)) return true;
    pair.seen.add(key);
  }
  const [old, now] = [at(pair.before, was), at(pair.after, is)];
  if (!old || !now) return old === now;
  if (old.type !== now.type || deep > DEEPEST) return false;
  if (old.type === 'array') return sameItems(pair, itemsOf(old), itemsOf(now as PdfArray), deep);
  const [dict, other] = [dictOf(old), dictOf(now)];
  if (!dict || !other) return written(old) === written(now);
  if (old.type === 'stream' && !Buffer.from((old as PdfStream).data).equals((now as PdfStream).data)) return false;
  const page = dict.getName('Type', pair.before.resolve)?.value === 'Page';
  return sameEntries(pair, dict, other, page ? OF_A_PAGE : NOTHING, deep);
}

const sameItems = (pair: Pair, was: readonly PdfObject[], is: readonly PdfObject[], deep: number): boolean =>
  was.length === is.length && was.every((each, n) => same(pair, each, is[n], deep + 1));

/** Of what has no parts. */
function written(object: PdfObject): string {
  if (object.type === 'string') return Buffer.from(object.bytes).toString('hex');
  return 'value' in object ? String(object.value) : object.type;
}
