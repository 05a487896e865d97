import { Parser } from 'saxen';
import { unreadable } from './sheet.ts';

type Attributes = Readonly<Record<string, string>>;
export type XmlEvents = {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks a part of the workbook. Names lose their namespace prefix, which writers choose freely. No DTD and no external
 * entity is read.
 */
export function walkXml(xml: string, { open, close, text }: XmlEvents): void {
  const parser = new Parser();
  parser.on('error', cause => {
    throw unreadable('A planilha está danificada. Abra no programa de planilhas, salve de novo e envie.', cause);
  });
  if (open) {
    parser.on('openTag', (name, attributes, decode) => {
      const read = Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)]);
      open(local(name), Object.fromEntries(read));
    });
  }
  if (close) parser.on('closeTag', name => close(local(name)));
  if (text) {
    parser.on('text', (part, decode) => text(decode(part)));
    parser.on('cdata', text);
  }
  parser.parse(xml);
}
