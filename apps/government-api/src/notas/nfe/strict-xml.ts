/**
 * A reader of the part of XML 1.0 that signed notes are written in, and of nothing else: what it does not know it refuses,
 * so that nobody else can read the same bytes another way (ADR 112). No DOCTYPE, comment or instruction; no prefix but on the root.
 */
export type XmlElement = {
  readonly name: string;
  /** The default namespace in force here. */
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
};

const LIMITES = {
  bytes: 1_048_576,
  profundidade: 24,
  atributos: 8,
  elementos: 15_000,
  referencias: 5_000,
} as const;

export type MotivoIlegivel =
  | 'ARQUIVO_VAZIO'
  | 'ARQUIVO_GRANDE'
  | 'ARQUIVO_SEM_UTF8'
  | 'ARQUIVO_COM_DOCTYPE'
  | 'ARQUIVO_COM_COMENTARIO'
  | 'ARQUIVO_FUNDO'
  | 'ARQUIVO_MAL_FORMADO';

export class Ilegivel extends Error {
  constructor(readonly motivo: MotivoIlegivel) {
    super(motivo);
  }
}

const DECLARATION = /^<\?xml version="1\.0"(?: encoding="[Uu][Tt][Ff]-8")?(?: standalone="(?:yes|no)")?[ \t\n]*\?>/;
const DECLARATION_IN_APOSTROPHES =
  /^<\?xml version='1\.0'(?: encoding='[Uu][Tt][Ff]-8')?(?: standalone='(?:yes|no)')?[ \t\n]*\?>/;
// The most attributes of one element stand here as a number, so that what has more is left at once.
const OPEN =
  /<([A-Za-z_][A-Za-z0-9_.-]*)((?:[ \t\n]+[A-Za-z_][A-Za-z0-9_.:-]*[ \t\n]*=[ \t\n]*(?:"[^"<]*"|'[^'<]*')){0,8})[ \t\n]*(\/?)>/y;
const CLOSE = /<\/([A-Za-z_][A-Za-z0-9_.-]*)[ \t\n]*>/y;
const TEXT = /[^<]+/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const ATTRIBUTE = /([A-Za-z_][A-Za-z0-9_.:-]*)[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)')/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0, 2.2: they are no characters of a document.
const NO_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9A-Fa-f]{1,6}));/y;
const BLANK = /^[ \t\n\r]*$/;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Declarations that some issuers leave on the root; nothing in the note may use them. */
const OF_THE_ROOT = /^xmlns:[A-Za-z_][A-Za-z0-9_.-]*$|^xsi:schemaLocation$/;

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

const broken = () => new Ilegivel('ARQUIVO_MAL_FORMADO');

function character(code: number): string {
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  if (code > 0x10ffff || surrogate) throw broken();
  const text = String.fromCodePoint(code);
  if (NO_CHARACTER.test(text)) throw broken();
  return text;
}

function attributesOf(source: string, isRoot: boolean, decoded: (text: string) => string): ReadonlyMap<string, string> {
  if (!source) return NO_ATTRIBUTES;
  const found = new Map<string, string>();
  for (const [, name = '', quoted, apostrophed] of source.matchAll(ATTRIBUTE)) {
    if (name.includes(':') && !(isRoot && OF_THE_ROOT.test(name))) throw broken();
    if (found.has(name)) throw broken();
    // XML 1.0, 3.3.3: white space written out is a space; written as a reference it stays.
    found.set(name, decoded((quoted ?? apostrophed ?? '').replaceAll(/[\t\n]/g, ' ')));
  }
  return found;
}

function textOf(bytes: Buffer): string {
  if (bytes.length === 0) throw new Ilegivel('ARQUIVO_VAZIO');
  if (bytes.length > LIMITES.bytes) throw new Ilegivel('ARQUIVO_GRANDE');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Ilegivel('ARQUIVO_SEM_UTF8');
  }
  if (text.includes('\0')) throw new Ilegivel('ARQUIVO_SEM_UTF8');
  if (NO_CHARACTER.test(text)) throw broken();
  // XML 1.0, 2.11: one kind of line end before anything is read.
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

/** Two signs an element at the most: what has more is left before any of it is read. */
function refuseMany(text: string): void {
  let signs = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    signs += 1;
    if (signs > 2 * LIMITES.elementos + 1) throw new Ilegivel('ARQUIVO_FUNDO');
  }
}

function afterDeclaration(text: string): number {
  if (!text.startsWith('<?xml')) return 0;
  const declaration = DECLARATION.exec(text) ?? DECLARATION_IN_APOSTROPHES.exec(text);
  if (declaration) return declaration[0].length;
  throw new Ilegivel(/^<\?xml[^>]*encoding[^>]*\?>/.test(text) ? 'ARQUIVO_SEM_UTF8' : 'ARQUIVO_MAL_FORMADO');
}

class Reading {
  private readonly open: XmlElement[] = [];
  private root: XmlElement | undefined;
  private elements = 0;
  private references = 0;

  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  whole(): XmlElement {
    while (this.at < this.text.length) {
      if (this.text[this.at] !== '<') this.characters();
      else if (this.text[this.at + 1] === '/') this.close();
      else if (this.text[this.at + 1] === '!') this.declared();
      else this.element();
    }
    if (!this.root || this.open.length) throw broken();
    return this.root;
  }

  private take(token: RegExp): RegExpExecArray {
    token.lastIndex = this.at;
    const taken = token.exec(this.text);
    if (!taken) throw broken();
    this.at = token.lastIndex;
    return taken;
  }

  private characters(): void {
    const [text] = this.take(TEXT);
    if (text.includes(']]>')) throw broken();
    this.put(text, this.decoded(text));
  }

  private readonly decoded = (text: string): string => {
    let next = text.indexOf('&');
    if (next < 0) return text;
    const parts: string[] = [];
    let at = 0;
    for (; next >= 0; next = text.indexOf('&', at)) {
      this.references += 1;
      if (this.references > LIMITES.referencias) throw new Ilegivel('ARQUIVO_FUNDO');
      REFERENCE.lastIndex = next;
      const [whole, name, decimal, hexadecimal = ''] = REFERENCE.exec(text) ?? [];
      if (whole === undefined) throw broken();
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      parts.push(text.slice(at, next), name === undefined ? character(code) : (NAMED[name] ?? ''));
      at = next + whole.length;
    }
    return parts.join('') + text.slice(at);
  };

  /** References are no white space outside of the root. */
  private put(source: string, text: string): void {
    const inside = this.open.at(-1);
    if (inside) inside.children.push(text);
    else if (!BLANK.test(source)) throw broken();
  }

  private declared(): void {
    const { text, at } = this;
    if (text.startsWith('<!--', at)) throw new Ilegivel('ARQUIVO_COM_COMENTARIO');
    if (!text.startsWith('<![CDATA[', at)) throw new Ilegivel('ARQUIVO_COM_DOCTYPE');
    if (!this.open.length) throw broken();
    const [, inside = ''] = this.take(CDATA);
    this.put(inside, inside);
  }

  private element(): void {
    if (this.text[this.at + 1] === '?') throw broken();
    const [, name = '', source = '', empty] = this.take(OPEN);
    const parent = this.open.at(-1);
    if (!parent && this.root) throw broken();
    this.elements += 1;
    if (this.elements > LIMITES.elementos || this.open.length >= LIMITES.profundidade)
      throw new Ilegivel('ARQUIVO_FUNDO');
    const attributes = attributesOf(source, !parent, this.decoded);
    const namespace = attributes.get('xmlns') ?? parent?.namespace ?? '';
    const element: XmlElement = { name, namespace, attributes, children: [] };
    if (parent) parent.children.push(element);
    else this.root = element;
    if (!empty) this.open.push(element);
  }

  private close(): void {
    const [, name] = this.take(CLOSE);
    if (this.open.pop()?.name !== name) throw broken();
  }
}

/** Throws `Ilegivel`. */
export function readXml(bytes: Buffer): XmlElement {
  const text = textOf(bytes);
  refuseMany(text);
  return new Reading(text, afterDeclaration(text)).whole();
}

export const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string');

/** Every element below and the one itself, in the order of the document. */
export function* walk(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* walk(child);
}
