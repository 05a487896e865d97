import type { operations } from '@alipen/contracts/generated/bff';
import { bffDocument } from './bff-contract.ts';
import type { GateOperation } from './gate.operation.ts';

type Rules = Pick<GateOperation, 'session' | 'csrf' | 'tagged'> & { readonly successStatus?: number };

const PUBLIC = { session: 'ignored', csrf: 'never', tagged: false } as const;

/**
 * The BFF's own operations: what the document cannot say. `session` is who may be there, `csrf` when the caller must prove to
 * be our page, `tagged` whether another person's tab is turned away (X-Sessao).
 */
export const bffOperationRules = {
  obterDocumento: PUBLIC,
  abrirDocumentacao: PUBLIC,
  verificarVidaDoBff: PUBLIC,
  verificarProntidaoDoBff: PUBLIC,
  // Signing in must not be forged either: it would seat the person in someone else's session.
  entrarNaSessao: { session: 'optional', csrf: 'always', tagged: false },
  sairDaSessao: { session: 'optional', csrf: 'unless-bearer', tagged: false, successStatus: 204 },
  // How a tab learns that the person changed: it must not be turned away for it.
  obterSessao: { session: 'required', csrf: 'cookie', tagged: false },
  emitirToken: PUBLIC,
  // Both write cookies: another site must not make a screen of somebody's browser.
  pedirCodigoDaTela: { session: 'optional', csrf: 'always', tagged: false },
  renovarSessaoDaTela: { session: 'optional', csrf: 'always', tagged: false },
  obterMenu: { session: 'optional', csrf: 'cookie', tagged: true },
  obterInicio: { session: 'required', csrf: 'cookie', tagged: true },
  listarAcessos: { session: 'required', csrf: 'cookie', tagged: true },
} as const satisfies Partial<Record<keyof operations, Rules>>;

export type BffOperationId = keyof typeof bffOperationRules;

type Described = { operationId: string; requestBody?: { content: Record<string, unknown> }; responses: object };
const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
const CREDENTIALS = 1024;

function row(path: string, method: string, described: Described): GateOperation & { readonly successStatus: number } {
  const rules: Rules = bffOperationRules[described.operationId as BffOperationId];
  return {
    operationId: described.operationId,
    method: method.toUpperCase(),
    path,
    autoridades: new Set(),
    requestTypes: Object.keys(described.requestBody?.content ?? {}),
    bodyLimit: described.requestBody ? CREDENTIALS : 0,
    embedded: false,
    relayed: false,
    ...rules,
    successStatus: rules.successStatus ?? 200,
  };
}

/** Every path of the document that is ours, not relayed. */
export const bffOperations: ReadonlyMap<string, ReturnType<typeof row>> = new Map(
  Object.entries(bffDocument.paths as unknown as Record<string, Record<string, Described>>)
    .filter(([path]) => !path.startsWith('/api/ms-alipen/'))
    .flatMap(([path, item]) => METHODS.flatMap(method => (item[method] ? [row(path, method, item[method])] : [])))
    .map(operation => [operation.operationId, operation]),
);
