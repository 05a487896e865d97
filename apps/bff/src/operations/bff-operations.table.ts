import type { operations } from '@alipen/contracts/generated/bff';
import { bffDocument } from '../http/bff-contract.ts';
import type { GateOperation } from './gate-operation.ts';

type Rules = Pick<GateOperation, 'session' | 'csrf' | 'tagged' | 'policy'> & {
  readonly embedded?: boolean;
  readonly successStatus?: number;
  readonly bodyLimit?: number;
  /** `sessao` by default. */
  readonly importance?: GateOperation['importance'];
};

const PUBLIC = { session: 'ignored', csrf: 'never', tagged: false } as const;

/**
 * Facts about the BFF's own operations that the document cannot hold. `session`: whether one is needed; `csrf`: when the caller
 * must prove to be our page; `tagged`: whether another person's tab is turned away (X-Sessao).
 */
const bffOperationRules = {
  obterDocumento: { ...PUBLIC, importance: 'arquivo' },
  abrirDocumentacao: { ...PUBLIC, importance: 'arquivo' },
  verificarVidaDoBff: { ...PUBLIC, importance: 'saude' },
  verificarProntidaoDoBff: { ...PUBLIC, importance: 'saude' },
  verificarEntrada: { ...PUBLIC, successStatus: 204 },
  // A forged sign-in would put the person into someone else's session.
  entrarNaSessao: { session: 'optional', csrf: 'always', tagged: false },
  pedirEntradaComChaveNaSessao: { session: 'optional', csrf: 'always', tagged: false },
  entrarComChaveNaSessao: { session: 'optional', csrf: 'always', tagged: false, bodyLimit: 16 * 1024 },
  sairDaSessao: { session: 'optional', csrf: 'unless-bearer', tagged: false, successStatus: 204 },
  // Navigations carry no header of ours, but the browser says that they began on a page of ours.
  iniciarEntradaPeloProvedor: {
    session: 'optional',
    csrf: 'always',
    tagged: false,
    embedded: true,
    successStatus: 303,
    policy: 'provedor',
  },
  sairDoProvedor: { session: 'optional', csrf: 'always', tagged: false, embedded: true, successStatus: 303 },
  // The provider's site begins this navigation; `state` says that this browser asked for it.
  concluirEntradaPeloProvedor: {
    session: 'optional',
    csrf: 'never',
    tagged: false,
    successStatus: 303,
    policy: 'provedor',
  },
  // A tab learns here that the person changed, so it must not be turned away for it.
  obterSessao: { session: 'required', csrf: 'cookie', tagged: false },
  emitirToken: PUBLIC,
  // Both write cookies: another site must not make a screen of somebody's browser.
  pedirCodigoDaTela: { session: 'optional', csrf: 'always', tagged: false, policy: 'codigo' },
  renovarSessaoDaTela: { session: 'optional', csrf: 'always', tagged: false, policy: 'porta' },
  // The browser sends it by itself, without any header of ours.
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

export const bffOperations: ReadonlyMap<string, ReturnType<typeof row>> = new Map(
  Object.entries(bffDocument.paths as unknown as Record<string, Record<string, Described>>)
    .filter(([path]) => !path.startsWith('/api/ms-alipen/'))
    .flatMap(([path, item]) => METHODS.flatMap(method => (item[method] ? [row(path, method, item[method])] : [])))
    .map(operation => [operation.operationId, operation]),
);
