import type { operations } from '@alipen/contracts/generated/bff';
import { bffDocument } from '../http/bff-contract.ts';
import type { GateOperation } from './gate-operation.ts';

type Rules = Pick<GateOperation, 'session' | 'csrf' | 'tagged' | 'policy'> & {
  readonly embedded?: boolean;
  readonly successStatus?: number;
  readonly bodyLimit?: number;
  /** `sessao` unless it says otherwise. */
  readonly importance?: GateOperation['importance'];
};

const PUBLIC = { session: 'ignored', csrf: 'never', tagged: false } as const;

/**
 * The BFF's own operations: what the document cannot say. `session` is who may be there, `csrf` when the caller must prove to
 * be our page, `tagged` whether another person's tab is turned away (X-Sessao).
 */
export const bffOperationRules = {
  obterDocumento: { ...PUBLIC, importance: 'arquivo' },
  abrirDocumentacao: { ...PUBLIC, importance: 'arquivo' },
  verificarVidaDoBff: { ...PUBLIC, importance: 'saude' },
  verificarProntidaoDoBff: { ...PUBLIC, importance: 'saude' },
  verificarEntrada: { ...PUBLIC, successStatus: 204 },
  // Signing in must not be forged either: it would put the person into someone else's session.
  entrarNaSessao: { session: 'optional', csrf: 'always', tagged: false },
  sairDaSessao: { session: 'optional', csrf: 'unless-bearer', tagged: false, successStatus: 204 },
  // Navigations: no header of ours goes along, but the browser says that they began on a page of ours.
  iniciarEntradaPeloProvedor: {
    session: 'optional',
    csrf: 'always',
    tagged: false,
    embedded: true,
    successStatus: 303,
    policy: 'provedor',
  },
  sairDoProvedor: { session: 'optional', csrf: 'always', tagged: false, embedded: true, successStatus: 303 },
  // Begun by the provider's site; `state` says that this browser asked for it.
  concluirEntradaPeloProvedor: {
    session: 'optional',
    csrf: 'never',
    tagged: false,
    successStatus: 303,
    policy: 'provedor',
  },
  // How a tab learns that the person changed: it must not be turned away for it.
  obterSessao: { session: 'required', csrf: 'cookie', tagged: false },
  emitirToken: PUBLIC,
  // Both write cookies: another site must not make a screen of somebody's browser.
  pedirCodigoDaTela: { session: 'optional', csrf: 'always', tagged: false, policy: 'codigo' },
  renovarSessaoDaTela: { session: 'optional', csrf: 'always', tagged: false, policy: 'porta' },
  // The browser sends it by itself, with nothing of ours on it.
  relatarViolacao: { ...PUBLIC, successStatus: 204, bodyLimit: 16 * 1024, policy: 'relato', importance: 'arquivo' },
  obterMenu: { session: 'optional', csrf: 'cookie', tagged: true },
  obterInicio: { session: 'required', csrf: 'cookie', tagged: true, importance: 'leitura' },
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
    importance: 'sessao',
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
