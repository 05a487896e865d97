import type { XmlElement } from './strict-xml.ts';

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

function write(element: XmlElement, written: string, into: string[]): void {
  into.push('<', element.name);
  if (element.namespace !== written) into.push(' xmlns="', attribute(element.namespace), '"');
  const names = [...element.attributes.keys()].filter(name => !name.startsWith('xmlns'));
  for (const name of names.sort()) into.push(' ', name, '="', attribute(element.attributes.get(name) ?? ''), '"');
  into.push('>');
  for (const child of element.children) {
    if (typeof child === 'string') into.push(text(child));
    else write(child, element.namespace, into);
  }
  into.push('</', element.name, '>');
}

/**
 * Canonical XML 1.0 without comments (https://www.w3.org/TR/2001/REC-xml-c14n-20010315) of one element and what is in it, as
 * UTF-8. No name has a prefix here (`strict-xml.ts`), so the default namespace is the only one there is to write.
 */
export function canonical(element: XmlElement): Buffer {
  const into: string[] = [];
  write(element, '', into);
  return Buffer.from(into.join(''), 'utf8');
}
