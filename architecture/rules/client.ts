import type { Source } from './source.ts';

const CLIENT = 'apps/web/src/';
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;
/** What the room of primitives dresses its controls, and the places they stand in, with. */
const DRESS =
  /className=(?:"|\{['"`])(?:[\w-]+ )*(?:(?:botao|entrada|pilula|tabela)(?:--\w+)?|cartao|contadores|tabela-simples)[ "'`]/;
/** Layers of antd that have their Esc, their focus and their place from the room. */
const LAYER = /import \{[^}]*\b(?:Drawer|Modal)\b[^}]*\} from 'antd'/;

/** Colours without a name or with one theme: each is said where a custom property is given its light and its dark, and everywhere else by that. */
export function namelessColours(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter(line => COLOUR.test(line) && !/^\s*--[\w-]+: light-dark\(/.test(line))
      .map(line => `${path}: ${line.trim()}`),
  );
}

/** A rule that dresses classes by their name alone. */
const OWN_RULE = /(?:^|[{};])\s*((?:\.[\w-]+\s*,\s*)*\.[\w-]+)\s*\{/g;

/** Classes of two sheets: which sheets are loaded depends on where a person has been, and the second would dress what the first made. */
export function sharedClasses(files: readonly Source[]): string[] {
  const sheetsOf = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const [, selectors = ''] of text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(OWN_RULE)) {
      for (const name of selectors.split(',').map(each => each.trim()))
        sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(path));
    }
  }
  return [...sheetsOf]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

/** Controls and layers dressed by hand outside `ui/`; that they are not made by hand is asked by Biome (biome.json). */
export function dressedByHand(files: readonly Source[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(CLIENT) && !path.startsWith(`${CLIENT}ui/`))
    .flatMap(({ path, text }) =>
      [DRESS, LAYER].flatMap(rule => {
        const [found] = rule.exec(text) ?? [];
        return found ? [`${path}: ${found}`] : [];
      }),
    );
}

/** Forms that send by themselves, and why they are none of `useForm`. */
const FORMS_APART: Readonly<Record<string, string>> = {
  'tipos-alimentacao/vigencia.dialog.tsx': 'the fields of a record',
  'parametros/parametro-form.component.tsx': 'the fields of a record',
  'fornecedores/precos.component.tsx': 'a grid of rows',
  'fechamentos/conferir.page.tsx': 'sends nothing: it goes to an address',
  'importacoes-mapa/importacao-form.component.tsx': 'read first and written after',
  'declaracoes/declarar-formulario.component.tsx': 'a page with no query client',
  'ocorrencias/resposta-formulario.component.tsx': 'a page with no query client',
  'sessao/login-form.component.tsx': 'a page with no query client',
  'sessao/primeira-senha.component.tsx': 'a page with no query client',
  'sessao/entrar-de-novo.dialog.tsx': 'the forms of the sign-in',
};

/** Forms that keep their own busy state and their own refusal. */
export function formsByHand(files: readonly Source[]): string[] {
  return files
    .map(({ path, text }) => ({ place: path.slice(CLIENT.length), path, text }))
    .filter(({ path, place }) => path.startsWith(CLIENT) && !/^(?:ui|record)\//.test(place) && !(place in FORMS_APART))
    .filter(({ text }) => /(?:<form|as="form")[^>]*\bonSubmit=/.test(text))
    .map(({ path }) => path);
}

/** A page wires what stands beside it. */
const LONGEST_PAGE = 60;

export function longPages(files: readonly Source[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(CLIENT) && path.endsWith('.page.tsx'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_PAGE)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}
