import type { DadosDo } from './inicio.queries.ts';

type Tipo = DadosDo<'excecoes'>['excecoes'][number]['tipo'];

interface Excecao {
  um: string;
  muitos: string;
  tom: 'perigo' | 'aviso';
  rota: string;
}

export const EXCECOES = {
  SALDO_EM_ALERTA: {
    um: 'contrato com o saldo no fim',
    muitos: 'contratos com o saldo no fim',
    tom: 'perigo',
    rota: '/modules/manutencao/fornecedor',
  },
  OCORRENCIAS_A_DECIDIR: {
    um: 'ocorrência a decidir',
    muitos: 'ocorrências a decidir',
    tom: 'perigo',
    rota: '/modules/fiscalizacao/ocorrencias',
  },
  LOTACOES_SEM_FORNECEDOR: {
    um: 'lotação sem fornecedor hoje',
    muitos: 'lotações sem fornecedor hoje',
    tom: 'perigo',
    rota: '/modules/manutencao/lotacoes',
  },
  CONTRATOS_A_VENCER: {
    um: 'contrato a vencer',
    muitos: 'contratos a vencer',
    tom: 'aviso',
    rota: '/modules/manutencao/fornecedor',
  },
  PROGRAMACOES_TERMINANDO: {
    um: 'programação termina em 7 dias',
    muitos: 'programações terminam em 7 dias',
    tom: 'aviso',
    rota: '/modules/manutencao/programacaoUnidade?estado=TERMINA_EM_BREVE',
  },
  FORNECEDORES_SEM_CONTRATO: {
    um: 'fornecedor ativo sem contrato',
    muitos: 'fornecedores ativos sem contrato',
    tom: 'aviso',
    rota: '/modules/manutencao/fornecedor',
  },
  TIPOS_SEM_PRECO: {
    um: 'tipo de alimentação sem preço em contrato',
    muitos: 'tipos de alimentação sem preço em contrato',
    tom: 'aviso',
    rota: '/modules/manutencao/tipoAlimentacao',
  },
} as const satisfies Record<Tipo, Excecao>;
