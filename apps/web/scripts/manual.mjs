// The user's manual (docs/manual.md) as data: what the client draws is only ever text in elements of its own. Whatever the manual
// says in a form that is not read here, HTML too, stops the build.
import { marked } from 'marked';

/** "Pedir as refeições de amanhã" → "pedir-as-refeicoes-de-amanha" */
export const anchorOf = heading =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const refused = (token, what) => {
  throw new Error(`docs/manual.md: ${what} of the kind "${token.type}" is not read: ${token.raw?.slice(0, 60)}`);
};

// One line of the file is no line of the page.
const flat = text => text.replaceAll(/\s*\n\s*/g, ' ');

const LETTERS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = text => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, found => LETTERS[found]);

const INLINE = {
  text: ({ text, tokens }) => (tokens ? inlineOf(tokens) : [flat(unescaped(text))]),
  escape: ({ text }) => [text],
  strong: ({ tokens }) => [{ forte: inlineOf(tokens) }],
  codespan: ({ text }) => [{ codigo: unescaped(text) }],
};

const inlineOf = tokens => tokens.flatMap(token => INLINE[token.type]?.(token) ?? refused(token, 'a text'));

const itemOf = ({ tokens }) => {
  const [only, ...others] = tokens;
  if (!only || others.length > 0) refused(others[0] ?? { type: 'nothing' }, 'a second part of an item');
  return inlineOf(only.tokens ?? []);
};

const BLOCK = {
  paragraph: ({ tokens }) => [{ texto: inlineOf(tokens) }],
  list: ({ items, ordered }) => [{ itens: items.map(itemOf), ordenada: ordered }],
  table: ({ header, rows }) => [
    {
      titulos: header.map(({ tokens }) => inlineOf(tokens)),
      linhas: rows.map(row => row.map(({ tokens }) => inlineOf(tokens))),
    },
  ],
  space: () => [],
};

/** The sections in their order; one of a deeper level belongs to the one above it. */
export function compileManual(source) {
  const sections = [];
  for (const token of marked.lexer(source.normalize('NFC'))) {
    if (token.type !== 'heading') {
      const blocks = BLOCK[token.type]?.(token) ?? refused(token, 'a part');
      const section = sections.at(-1);
      if (blocks.length > 0 && !section) refused(token, 'a part before the first heading');
      section?.blocos.push(...blocks);
    } else if (token.depth > 1) {
      const id = anchorOf(token.text);
      if (token.depth > 3) refused(token, 'a heading of the fourth level');
      if (sections.some(each => each.id === id)) throw new Error(`docs/manual.md has two headings "${token.text}"`);
      sections.push({ id, nivel: token.depth, titulo: token.text, blocos: [] });
    }
  }
  return sections;
}
