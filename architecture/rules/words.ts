import type { Source } from './source.ts';

/** What is never said, and where it is all the same: another's own words, or a page that only those read who write programs. */
const APART: readonly { readonly word: string; readonly place: RegExp; readonly why: string }[] = [
  { word: 'login', place: /sessao\/login\.errors\.ts$|docs\/manual\.md$/, why: 'the brief says it' },
  { word: 'token', place: /app\/session\.end\.ts$/, why: 'the brief says it, to the console' },
  { word: 'adicionar', place: /outbox\/device-card\.component\.tsx$/, why: 'the telephone says it' },
  { word: 'token', place: /web\/src\/contas-servico\/|bff\/src\/publication\//, why: 'who writes the other system' },
  {
    word: 'token',
    place: /auth\/auth-guard\.ts$|session\/session\.controller\.ts$/,
    why: 'who writes the other system',
  },
  { word: 'cookie', place: /bff\/src\/(?:gate|authorization)\//, why: 'who writes the other system' },
];

/** Rooms whose sentences a person of a unit, of an agency or of a supplier reads. */
const READ = /^(?:apps\/(?:web|bff|government-api)\/src|packages\/platform\/src)\//;
/** What only an operator reads, in a terminal or a log; what is made up; what is tried. */
const UNREAD =
  /\.(?:spec|fixture|stub|setup|comando|check|settings|repository|query|schema)\.tsx?$|spec-kit|\/(?:checks|moving|demonstracao|database|environment|ui\/gallery)|\/(?:configuration|verificar-\w+|migrar-\w+|restaurar-\w+|backup-\w+)\.ts$/;

const STRING = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const JSX_TEXT = /(?<!=)>([^<>{}]*\p{L}[^<>{}]*)(?=[<{])/gu;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** Logs are English; a statement and a piece of program are no sentence. */
const UNSAID = /\b(?:the|of|is|are|was|being|expired)\b|^upstream:|^\s*(?:select|with|insert|update|delete)\b|;\s*\n/i;

/** A code has no space in it and begins with no capital followed by small letters. */
const isSaid = (text: string): boolean =>
  (/\s/.test(text.trim()) || /^\s*\p{Lu}\p{Ll}/u.test(text)) && !UNSAID.test(text);

/** Sentences of a file: strings, templates without what stands in their braces, and the text between tags. */
export function sentencesOf({ path, text }: Source): string[] {
  if (!path.endsWith('.ts') && !path.endsWith('.tsx')) return text.split('\n');
  const code = text.replaceAll(COMMENT, '');
  const strings = [...code.matchAll(STRING)].map(([, one, two, three]) =>
    (one ?? two ?? three ?? '').replaceAll(/\$\{[^}]*(?:\}|$)/g, '…'),
  );
  const between = path.endsWith('.tsx') ? [...code.matchAll(JSX_TEXT)].map(([, each = '']) => each) : [];
  return [...strings, ...between].filter(isSaid);
}

const ENDINGS: Readonly<Record<string, string>> = {
  ar: 'ar|ando|ad[oa]s?|ou|aram|á(?=-)',
  er: 'er|endo|id[oa]s?|eu|eram|ê(?=-)',
  ir: 'ir|indo|id[oa]s?|iu|iram|í(?=-)',
};

/** A verb in the forms a button, a state and a sentence have; any other word as it is, or in the plural. */
function formsOf(word: string): RegExp {
  const ending = ENDINGS[word.slice(-2)];
  const forms = ending ? `${word.slice(0, -2)}(?:${ending})` : `${word}s?`;
  return new RegExp(`(?<![\\p{L}\\d_-])${forms}(?![\\p{L}\\d_])`, 'iu');
}

/** The words in code marks of the last column of every table of a chapter. */
export function neverSaid(page: string, chapter: string): string[] {
  const [, after = ''] = page.split(`## ${chapter}\n`);
  const rows = (after.split('\n## ')[0] ?? '').split('\n').filter(line => /^\| (?!---)/.test(line));
  return rows.flatMap(row => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
}

/** Sentences that say what is never said. */
export function saidWrongly(files: readonly Source[], words: readonly string[]): string[] {
  const forms = words.map(word => ({ word, form: formsOf(word) }));
  return files
    .filter(({ path }) =>
      !path.endsWith('.ts') && !path.endsWith('.tsx') ? true : READ.test(path) && !UNREAD.test(path),
    )
    .flatMap(file =>
      sentencesOf(file).flatMap(sentence =>
        forms
          .filter(({ form }) => form.test(sentence))
          .filter(({ word }) => !APART.some(apart => apart.word === word && apart.place.test(file.path)))
          .map(({ word }) => `${file.path}: "${sentence.trim().slice(0, 80)}" says ${word}`),
      ),
    );
}
