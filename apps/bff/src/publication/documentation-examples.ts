import type { Node } from './documentation-schemas.ts';

export type Resolve = (node: Node) => Node;
type Parameter = { name: string; in: string; required?: boolean; schema: Node };
export type Described = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Node | undefined } | undefined;
  readonly answers: string | undefined;
  readonly publica: boolean;
};

/** A field's example is the first of these that fits its pattern and length. */
const TEXTS = [
  'Texto',
  'A',
  'A1',
  'ABC1D23',
  'CODIGO',
  'codigo',
  'conta-7',
  `alipen_${'x'.repeat(43)}`,
  'listarPedidos',
  '2026-11',
  '12:00',
  '123456',
  '52998224725',
  'nome@orgao.gov.br',
  'America/Fortaleza',
  '1',
  '0b0f8d0e-5f0e-4c5a-9c39-6d1f2a3b4c5d',
  '9F3C-71A0-B24E',
  'a'.repeat(64),
  'Um texto mais longo, com o que aconteceu e por quê.',
  'https://sistema.orgao.gov.br/alipen',
];
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-23',
  'date-time': '2026-11-23T12:00:00Z',
  uuid: '0b0f8d0e-5f0e-4c5a-9c39-6d1f2a3b4c5d',
};

function textFor({ format, pattern, minLength = 0, maxLength = 1000 }: Node): string {
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  if (known) return known;
  const shape = typeof pattern === 'string' ? new RegExp(pattern) : /^/;
  const fits = (text: string) =>
    text.length >= Number(minLength) && text.length <= Number(maxLength) && shape.test(text);
  return TEXTS.find(fits) ?? 'texto';
}

function objectFor({ properties = {}, required = [] }: Node, resolve: Resolve): Node {
  const fields = properties as Record<string, Node>;
  return Object.fromEntries(
    (required as string[]).flatMap(name => (fields[name] ? [[name, exampleOf(fields[name], resolve)]] : [])),
  );
}

export function exampleOf(given: Node, resolve: Resolve): unknown {
  const schema = resolve(given);
  if (Array.isArray(schema.allOf)) {
    return Object.assign({}, ...schema.allOf.map(part => exampleOf(part as Node, resolve)), objectFor(schema, resolve));
  }
  const ways = (schema.anyOf ?? schema.oneOf) as Node[] | undefined;
  if (ways?.[0]) return exampleOf(ways[0], resolve);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const type = [schema.type].flat().find(name => name !== 'null');
  switch (type) {
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), 1) > Number(schema.maximum ?? 1)
        ? schema.maximum
        : Math.max(Number(schema.minimum ?? 1), 1);
    case 'boolean':
      return true;
    case 'array':
      return Number(schema.minItems ?? 0) > 0 ? [exampleOf(schema.items as Node, resolve)] : [];
    case 'string':
      return textFor(schema);
    default:
      return objectFor(schema, resolve);
  }
}

const required = ({ parameters }: Described, place: string) =>
  parameters.filter(one => one.in === place && one.required);
const writtenOf = ({ schema }: Parameter, resolve: Resolve): string => String(exampleOf(schema, resolve));

export function addressOf(described: Described, resolve: Resolve): string {
  const path = required(described, 'path').reduce(
    (at, parameter) => at.replace(`{${parameter.name}}`, encodeURIComponent(writtenOf(parameter, resolve))),
    described.path,
  );
  const query = required(described, 'query').map(one => `${one.name}=${encodeURIComponent(writtenOf(one, resolve))}`);
  return query.length ? `${path}?${query.join('&')}` : path;
}

const FILES: Readonly<Record<string, string>> = { 'text/csv': 'planilha.csv', 'application/pdf': 'arquivo.pdf' };

export function bodyOf({ body }: Described, resolve: Resolve): unknown {
  return body?.type === 'application/json' && body.schema ? exampleOf(body.schema, resolve) : undefined;
}

/** For a shell where ALIPEN is the origin and TOKEN a token. */
export function curlOf(described: Described, resolve: Resolve): string {
  const { method, parameters, body, answers, publica } = described;
  const has = (name: string) => parameters.some(one => one.in === 'header' && one.name === name);
  const sent = bodyOf(described, resolve);
  const saved = answers === 'text/event-stream' ? ' -N' : answers && !answers.includes('json') ? ' -O -J' : '';
  const lines = [
    `curl -sS${saved}${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "$ALIPEN${addressOf(described, resolve)}"`,
    ...(publica ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(has('If-Match') ? [`-H 'If-Match: "1"'`] : []),
    ...(has('Idempotency-Key') ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body ? [`-H 'Content-Type: ${body.type}'`] : []),
    ...(sent === undefined ? [] : [`-d '${JSON.stringify(sent)}'`]),
    ...(body && sent === undefined ? [`--data-binary @${FILES[body.type] ?? 'foto.jpg'}`] : []),
  ];
  return lines.join(' \\\n  ');
}

const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/"([A-Za-z_]\w*)":/g, '$1: ')
    .replaceAll(/,(?=[A-Za-z_]\w*: )/g, ', ');

/** The same call with the typed client; undefined where that client cannot send the body or read the answer. */
export function clientOf(described: Described, resolve: Resolve): string | undefined {
  const { method, path, answers, body } = described;
  const sent = bodyOf(described, resolve);
  if ((answers && !answers.includes('json')) || (body && sent === undefined)) return undefined;
  const grouped = (['path', 'query'] as const).flatMap(place => {
    const ones = required(described, place);
    const named = Object.fromEntries(ones.map(one => [one.name, exampleOf(one.schema, resolve)]));
    return ones.length ? [`${place}: ${literal(named)}`] : [];
  });
  const etag = described.parameters.some(one => one.name === 'If-Match') ? [`header: { 'If-Match': '"1"' }`] : [];
  const params = [...grouped, ...etag];
  const parts = [
    ...(params.length ? [`params: { ${params.join(', ')} }`] : []),
    ...(sent === undefined ? [] : [`body: ${literal(sent)}`]),
  ];
  const options = parts.length ? `, { ${parts.join(', ')} }` : '';
  return `await alipen.body(alipen.${method.toUpperCase()}('${path}'${options}));`;
}
