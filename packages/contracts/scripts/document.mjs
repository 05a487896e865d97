// Pure functions over OpenAPI documents; generate.mjs does the reading and writing.
import { isDeepStrictEqual } from 'node:util';
import { operacoes, resolver } from './openapi.mjs';
import { gatewayRefusals } from './refusals.mjs';

const CLASSES = ['login', 'leitura', 'escrita', 'foto', 'arquivo', 'envio', 'eventos'];
/** Bytes a JSON body may have when the operation's contract says nothing (security.md B9). */
export const CORPO_PADRAO = 100 * 1024;

/** Joins slices into one document; a path or component named twice with different content is an error. */
export function juntar([base, ...slices]) {
  const document = structuredClone(base.content);
  document.paths ??= {};
  document.components ??= {};
  for (const { name, content } of slices) {
    for (const [path, item] of Object.entries(content.paths ?? {})) {
      if (document.paths[path]) throw new Error(`${name}: path ${path} is already described by another slice`);
      document.paths[path] = item;
    }
    for (const [kind, members] of Object.entries(content.components ?? {})) {
      document.components[kind] ??= {};
      for (const [key, value] of Object.entries(members)) {
        const known = document.components[kind][key];
        if (known && !isDeepStrictEqual(known, value)) throw new Error(`${name}: ${kind}/${key} is described twice`);
        document.components[kind][key] = value;
      }
    }
  }
  document.paths = Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1)));
  return document;
}

/** The BFF's published document: its own paths plus every /ms-alipen operation under /api. */
export function documentoDoBff(own, government) {
  const document = structuredClone(own);
  for (const [kind, members] of Object.entries(government.components)) {
    document.components[kind] = { ...structuredClone(members), ...document.components[kind] };
  }
  const relayed = structuredClone(government);
  for (const { path, operation } of operacoes(relayed)) {
    if (!path.startsWith('/ms-alipen/')) continue;
    operation.responses = { ...gatewayRefusals(), ...operation.responses };
    document.paths[`/api${path}`] = relayed.paths[path];
  }
  return document;
}

/**
 * Whether an operation is relayed to callers without a session. Nothing is by leaving something out: it must say PUBLICO,
 * no security, and the name of the path parameter that holds the secret, all three (ADR 41).
 */
function portaAberta(where, path, operation) {
  const segredo = operation['x-porta-aberta'];
  const publica = operation['x-autoridades'].includes('PUBLICO');
  if (segredo === undefined) {
    if (publica && path.startsWith('/ms-alipen/'))
      throw new Error(`${where}: PUBLICO without x-porta-aberta is relayed to nobody`);
    return false;
  }
  if (!path.includes(`{${segredo}}`)) throw new Error(`${where}: x-porta-aberta names no parameter of the path`);
  if (!publica || operation['x-autoridades'].length !== 1)
    throw new Error(`${where}: x-porta-aberta wants x-autoridades: [PUBLICO]`);
  if (operation.security?.length !== 0) throw new Error(`${where}: x-porta-aberta wants security: []`);
  return true;
}

function linha(document, { path, method, item, operation }) {
  const where = `${method.toUpperCase()} ${path}`;
  const resolve = resolver(document);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    Number(status),
    resolve(response),
  ]);
  const success = responses.filter(([status]) => status < 300);
  if (!operation.operationId) throw new Error(`${where}: no operationId`);
  if (!operation['x-autoridades']?.length) throw new Error(`${where}: no x-autoridades (default deny)`);
  if (!CLASSES.includes(operation['x-classe']))
    throw new Error(`${where}: x-classe must be one of ${CLASSES.join(', ')}`);
  const aberta = portaAberta(where, path, operation);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    autoridades: operation['x-autoridades'],
    classe: operation['x-classe'],
    aberta,
    query: parameters.filter(p => p.in === 'query').map(p => p.name),
    headers: parameters.filter(p => p.in === 'header').map(p => p.name.toLowerCase()),
    requestTypes: Object.keys(operation.requestBody?.content ?? {}),
    bodyLimit: operation.requestBody ? (operation['x-corpo-maximo'] ?? CORPO_PADRAO) : 0,
    responseTypes: [...new Set(success.flatMap(([, response]) => Object.keys(response.content ?? {})))],
    successStatus: success[0]?.[0] ?? 200,
    statuses: responses.map(([status]) => status),
  };
}

/** The operation table as TypeScript source: one row an operation, keyed by operationId. */
export function tabelaDeOperacoes(document) {
  const rows = operacoes(document).map(found => linha(document, found));
  const twice = rows.find((row, at) => rows.findIndex(other => other.operationId === row.operationId) !== at);
  if (twice) throw new Error(`operationId ${twice.operationId} is used twice`);
  const body = rows.map(row => `  ${row.operationId}: ${JSON.stringify(row)},`).join('\n');
  return `export type Classe = ${CLASSES.map(c => `'${c}'`).join(' | ')};
export type Operation = {
  readonly operationId: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly autoridades: readonly string[];
  readonly classe: Classe;
  /** Relayed without a session: what lets the caller in is a secret in the path. */
  readonly aberta: boolean;
  readonly query: readonly string[];
  readonly headers: readonly string[];
  readonly requestTypes: readonly string[];
  /** Bytes; 0 when the operation takes no body. */
  readonly bodyLimit: number;
  readonly responseTypes: readonly string[];
  readonly successStatus: number;
  readonly statuses: readonly number[];
};
export const operations = {
${body}
} as const satisfies Record<string, Operation>;
export type OperationId = keyof typeof operations;
`;
}
