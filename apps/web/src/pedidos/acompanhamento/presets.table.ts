import type { Papel } from '../../app/session.queries.ts';

export type Visao = 'fila' | 'tabela' | 'quadro' | 'calendario';

export interface Preset {
  visao: Visao;
  visoes: readonly Visao[];
  soUmaUnidade: boolean;
  /** Whether this role is offered the steps of sent orders. The server decides each time. */
  trata: boolean;
  pede: boolean;
}

const DE_QUEM_ACOMPANHA = ['tabela', 'quadro', 'calendario', 'fila'] as const;

/** One route, three names, three ways to start (domain 5.4, screens 3.4). */
export const PRESETS = {
  GESTOR: { visao: 'tabela', visoes: DE_QUEM_ACOMPANHA, soUmaUnidade: false, trata: true, pede: true },
  MONITORAMENTO: { visao: 'tabela', visoes: DE_QUEM_ACOMPANHA, soUmaUnidade: false, trata: false, pede: false },
  ATENDIMENTO: {
    visao: 'fila',
    visoes: ['fila', 'tabela', 'quadro', 'calendario'],
    soUmaUnidade: false,
    trata: true,
    pede: false,
  },
  SOLICITANTE: {
    visao: 'tabela',
    visoes: ['tabela', 'calendario', 'quadro'],
    soUmaUnidade: true,
    trata: false,
    pede: true,
  },
  CONTROLE: { visao: 'tabela', visoes: ['tabela', 'calendario'], soUmaUnidade: false, trata: false, pede: false },
  FISCALIZACAO: { visao: 'tabela', visoes: ['tabela', 'quadro'], soUmaUnidade: false, trata: false, pede: false },
} satisfies Record<Papel, Preset>;

/** A link to an order opens over the table, whatever the role starts with. */
export const visaoEm = (search: URLSearchParams, { visao, visoes }: Pick<Preset, 'visao' | 'visoes'>): Visao =>
  visoes.find(each => each === search.get('visao')) ?? (search.has('item') ? 'tabela' : visao);
