import type { XmlElement } from './strict-xml.ts';

/** Prefixes that are declared above an element, and what they stand for. */
export type Declared = ReadonlyMap<string, string>;
const NONE: Declared = new Map();

const IN_TEXT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const IN_ATTRIBUTE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

const text = (value: string) => value.replaceAll(/[&<>\r]/g, each => IN_TEXT[each] ?? each);
const attribute = (value: string) => value.replaceAll(/[&<"\t\n\r]/g, each => IN_ATTRIBUTE[each] ?? each);

function write(element: XmlElement, written: string, into: string[], declared = NONE): void {
  into.push('<', element.name);
  if (element.namespace !== written) into.push(' xmlns="', attribute(element.namespace), '"');
  for (const prefix of [...declared.keys()].sort())
    into.push(' xmlns:', prefix, '="', attribute(declared.get(prefix) ?? ''), '"');
  const names = [...element.attributes.keys()].filter(name => !name.startsWith('xmlns'));
  for (const name of names.sort()) into.push(' ', name, '="', attribute(element.attributes.get(name) ?? ''), '"');
  into.push('>');
  for (const child of element.children) {
    if (typeof child === 'string') into.push(text(child));
    else write(child, element.namespace, into);
  }
  into.push('</', element.name, '>');
}

/** Only the root declares prefixes (`strict-xml.ts`), and none of them is used. */
export const declaredOn = (root: XmlElement): Declared =>
  new Map([...root.attributes].flatMap(([name, uri]) => (name.startsWith('xmlns:') ? [[name.slice(6), uri]] : [])));

/**
 * Canonical XML 1.0 without comments (https://www.w3.org/TR/2001/REC-xml-c14n-20010315) of one element and what is in it, as
 * UTF-8. No name has a prefix here, so without what is `declared` above the element it is the exclusive form too
 * (https://www.w3.org/TR/2002/REC-xml-exc-c14n-20020718).
 */
export function canonical(element: XmlElement, declared: Declared = NONE): Buffer {
  const into: string[] = [];
  write(element, '', into, declared);
  return Buffer.from(into.join(''), 'utf8');
}
