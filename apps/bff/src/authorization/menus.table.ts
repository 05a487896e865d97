import type { components } from '@alipen/contracts/generated/bff';
import type { Papel } from '../session/token/autoridades.table.ts';

export type Secao = components['schemas']['SecaoMenu'];
export type Menus = Readonly<Record<Papel, readonly Secao[]>>;

const pendentes = {
  rotulo: 'Pendentes',
  rota: '/modules/fiscalizacao/fiscalizacoesPendentes',
  icone: 'pendentes',
} as const;
const realizadas = {
  rotulo: 'Realizadas',
  rota: '/modules/fiscalizacao/fiscalizacoesRealizadas',
  icone: 'realizadas',
} as const;

const fiscalizacao: Secao = { titulo: 'Fiscalização', icone: 'fiscalizacao', itens: [pendentes, realizadas] };

const manutencao: Secao = {
  titulo: 'Manutenção',
  icone: 'manutencao',
  itens: [
    { rotulo: 'Fornecedor', rota: '/modules/manutencao/fornecedor', icone: 'fornecedor' },
    { rotulo: 'Programação Unidade', rota: '/modules/manutencao/programacaoUnidade', icone: 'programacaoUnidade' },
    { rotulo: 'Tipos De Alimentação', rota: '/modules/manutencao/tipoAlimentacao', icone: 'tipoAlimentacao' },
    { rotulo: 'Tipo De Público', rota: '/modules/manutencao/tipoPublico', icone: 'tipoPublico' },
  ],
};

const monitoramento: Secao = {
  titulo: 'Monitoramento',
  icone: 'monitoramento',
  itens: [
    { rotulo: 'Acompanhamento', rota: '/modules/monitoramento/acompanhamento', icone: 'acompanhamento' },
    { rotulo: 'Fiscalização', rota: '/modules/monitoramento/fiscalizacao', icone: 'fiscalizacao' },
    { rotulo: 'Pedidos das Lotações', rota: '/modules/monitoramento/pedidosDasLotacoes', icone: 'pedidosDasLotacoes' },
  ],
};

const solicitacao: Secao = {
  titulo: 'Solicitação',
  icone: 'solicitacao',
  itens: [{ rotulo: 'Solicitar Alimentação', rota: '/modules/solicitacao', icone: 'solicitacao' }],
};

const relatorios: Secao = {
  titulo: 'Relatórios',
  icone: 'relatorios',
  itens: [
    { rotulo: 'Mapa Diário de Alimentação', rota: '/modules/relatorios/mapaDiarioDeAlimentacao', icone: 'mapaDiario' },
  ],
};

const unidade: Secao = {
  titulo: 'Unidade',
  icone: 'unidade',
  itens: [{ rotulo: 'Solicitações Efetuadas', rota: '/modules/monitoramento/acompanhamento', icone: 'acompanhamento' }],
};

const atendimento: Secao = {
  titulo: 'Atendimento',
  icone: 'atendimento',
  itens: [{ rotulo: 'Pedidos', rota: '/modules/monitoramento/acompanhamento', icone: 'pedidos' }],
};

/** What external control reads (ADR 135), from what is paid down to the meal. */
const controle: readonly Secao[] = [
  {
    titulo: 'Relatórios',
    icone: 'relatorios',
    itens: [
      { rotulo: 'Medições', rota: '/modules/relatorios/medicoes', icone: 'relatorios' },
      { rotulo: 'Pagamentos', rota: '/modules/relatorios/pagamentos', icone: 'relatorios' },
      {
        rotulo: 'Mapa Diário de Alimentação',
        rota: '/modules/relatorios/mapaDiarioDeAlimentacao',
        icone: 'mapaDiario',
      },
      { rotulo: 'Fechamentos', rota: '/modules/relatorios/fechamentos', icone: 'mapaDiario' },
      { rotulo: 'Auditorias', rota: '/modules/relatorios/auditorias', icone: 'relatorios' },
    ],
  },
  {
    titulo: 'Refeições',
    icone: 'monitoramento',
    itens: [
      { rotulo: 'Pedidos', rota: '/modules/monitoramento/acompanhamento', icone: 'pedidos' },
      realizadas,
      { rotulo: 'Ocorrências', rota: '/modules/fiscalizacao/ocorrencias', icone: 'fiscalizacao' },
      { rotulo: 'Indicadores', rota: '/modules/monitoramento/indicadores', icone: 'monitoramento' },
    ],
  },
];

/** The five menus of spec.md section 2: labels, order and routes to the letter; and that of external control. */
export const menus: Menus = {
  GESTOR: [fiscalizacao, manutencao, monitoramento, solicitacao, relatorios],
  SOLICITANTE: [fiscalizacao, relatorios, solicitacao, unidade],
  ATENDIMENTO: [atendimento, relatorios],
  MONITORAMENTO: [monitoramento, relatorios],
  FISCALIZACAO: [],
  CONTROLE: controle,
};

/** Shown before a role is known; display only, never a permission. */
export const papelPadrao: Papel = 'ATENDIMENTO';
