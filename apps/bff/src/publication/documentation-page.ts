import type { bffDocument } from '../http/bff-contract.ts';
import { clientOf, curlOf, type Described } from './documentation-examples.ts';
import { firstSteps } from './documentation-first-steps.ts';
import { type Node, prose, schemasSection, schemaText, text } from './documentation-schemas.ts';
import { documentationStyle } from './documentation-style.ts';

type Document = typeof bffDocument;
type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Node[];
  requestBody?: { content: Record<string, { schema?: Node }> };
  responses: Record<string, Node>;
  'x-autoridades'?: string[];
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Paths = Partial<Record<(typeof METHODS)[number], Operation>> & { parameters?: Node[] };
type Listed = { method: string; path: string; operation: Operation; shared: Node[] };

function resolve(document: Document, node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  const path = node.$ref.slice(2).split('/');
  return resolve(document, path.reduce<unknown>((at, key) => (at as Node)[key], document) as Node);
}

const parametersOf = (document: Document, { operation, shared }: Listed): Node[] =>
  [...shared, ...(operation.parameters ?? [])].map(node => resolve(document, node));

function described(document: Document, listed: Listed): Described {
  const { method, path, operation } = listed;
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const success = Object.entries(operation.responses).find(([status]) => status < '300');
  const content = success && (resolve(document, success[1]).content as Record<string, unknown> | undefined);
  return {
    method,
    path,
    parameters: parametersOf(document, listed) as unknown as Described['parameters'],
    body: body && { type: body[0], schema: body[1].schema },
    answers: Object.keys(content ?? {})[0],
    publica: operation['x-autoridades']?.includes('PUBLICO') ?? false,
  };
}

export const describedOperations = (document: Document): Map<string, Described> =>
  new Map(
    [...listed(document).values()].flat().map(row => [row.operation.operationId, described(document, row)] as const),
  );

function examples(document: Document, row: Listed): string {
  const one = described(document, row);
  const see = (node: Node) => resolve(document, node);
  const client = clientOf(one, see);
  return `<h4>Exemplo</h4><pre><code>${text(curlOf(one, see))}</code></pre>${client ? `<pre><code>${text(client)}</code></pre>` : ''}`;
}

function parametersTable(document: Document, listed: Listed): string {
  const rows = parametersOf(document, listed);
  if (!rows.length) return '';
  const cells = rows.map(
    row =>
      `<tr><td><code>${text(row.name)}</code></td><td>${text(row.in === 'query' ? 'consulta' : row.in === 'path' ? 'caminho' : 'cabeçalho')}</td><td>${schemaText(row.schema as Node)}${row.required ? ' (obrigatório)' : ''}</td><td>${prose(row.description)}</td></tr>`,
  );
  return `<h4>Parâmetros</h4><table><tr><th>Nome</th><th>Onde</th><th>Tipo</th><th>O que é</th></tr>${cells.join('')}</table>`;
}

function bodyText(operation: Operation): string {
  const content = Object.entries(operation.requestBody?.content ?? {});
  if (!content.length) return '';
  const kinds = content.map(([type, { schema }]) => `<code>${text(type)}</code> ${schemaText(schema)}`);
  return `<h4>Corpo</h4><p>${kinds.join('<br>')}</p>`;
}

function responsesTable(document: Document, operation: Operation): string {
  const rows = Object.entries(operation.responses).map(([status, node]) => {
    const response = resolve(document, node);
    const content = Object.entries((response.content ?? {}) as Record<string, { schema?: Node }>);
    const kinds = content
      .map(([, { schema }]) => schemaText(schema))
      .filter((kind, at, all) => all.indexOf(kind) === at);
    return `<tr><td class="s${status[0]}">${status}</td><td>${prose(response.description)}</td><td>${kinds.join(', ')}</td></tr>`;
  });
  return `<h4>Respostas</h4><table><tr><th>Status</th><th>Quando</th><th>Conteúdo</th></tr>${rows.join('')}</table>`;
}

function operationDetails(document: Document, row: Listed): string {
  const { method, path, operation } = row;
  const who = (operation['x-autoridades'] ?? []).map(name => `<span class="quem">${text(name)}</span>`).join(' ');
  return `<details id="${text(operation.operationId)}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${text(path)}</code> <span>${prose(operation.summary)}</span></summary>
<p>${prose(operation.description)}</p><p>Quem pode: ${who}</p>${parametersTable(document, row)}${bodyText(operation)}${responsesTable(document, operation)}${examples(document, row)}</details>`;
}

function listed(document: Document): Map<string, Listed[]> {
  const byTag = new Map<string, Listed[]>();
  for (const [path, item] of Object.entries(document.paths as unknown as Record<string, Paths>)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'outras';
      const shared = (item.parameters ?? []) as Node[];
      byTag.set(tag, [...(byTag.get(tag) ?? []), { method, path, operation, shared }]);
    }
  }
  return byTag;
}

/** Needs nothing else: no script, no asset, no other origin. */
export function documentationPage(document: Document): string {
  const byTag = [...listed(document)].sort(([a], [b]) => (a < b ? -1 : 1));
  const nav = [...byTag.map(([tag]) => tag), 'estruturas']
    .map(tag => `<a href="#${text(tag)}">${text(tag)}</a>`)
    .join(' ');
  const sections = byTag.map(
    ([tag, rows]) =>
      `<section id="${text(tag)}"><h2>${text(tag)}</h2>${rows.map(row => operationDetails(document, row)).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(document.info.title)}</title><style>${documentationStyle}</style></head>
<body><header><h1>${text(document.info.title)} <small>${text(document.info.version)}</small></h1>
<p>${prose(document.info.description)}</p><p><a href="/api/openapi.json">Documento OpenAPI 3.1 (JSON)</a></p>
${firstSteps}
<nav aria-label="Assuntos">${nav}</nav></header><main>${sections.join('\n')}
${schemasSection(document.components.schemas as Record<string, Node>)}</main></body></html>
`;
}
