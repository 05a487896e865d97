import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_PASSO_DA_INSTALACAO } from '@alipen/contracts/generated/rotulos/primeiros-passos';
import type { Route } from '../app/screens.table.ts';
import { labelled } from '../ui/labelled.ts';

export type PrimeiroPasso = components['schemas']['PrimeiroPasso'];

interface Ensino {
  frase: string;
  rota: Route;
  /** What is done there. */
  agir: string;
  /** What `quantos` counts. */
  um: string;
  muitos: string;
}

export const PASSOS = labelled(ROTULO_DE_PASSO_DA_INSTALACAO, {
  ORGAO: {
    frase: 'O nome e o brasão que saem no alto de todos os papéis.',
    rota: '/modules/manutencao/parametros',
    agir: 'Dizer o nome do órgão',
    um: '',
    muitos: '',
  },
  UNIDADES: {
    frase: 'Importe a base do SISDEPEN como ela se baixa, outra planilha, ou cadastre uma a uma.',
    rota: '/modules/manutencao/lotacoes',
    agir: 'Incluir as unidades',
    um: 'unidade',
    muitos: 'unidades',
  },
  REFEICOES: {
    frase: 'Que refeições se servem, até que hora se pedem, e quem as recebe.',
    rota: '/modules/manutencao/tipoAlimentacao',
    agir: 'Criar as refeições',
    um: 'refeição',
    muitos: 'refeições',
  },
  CONTRATO: {
    frase: 'Quem entrega, por que preço, e a que unidades: por tela, ou de uma planilha.',
    rota: '/modules/manutencao/fornecedor',
    agir: 'Cadastrar fornecedor e contrato',
    um: 'unidade atendida',
    muitos: 'unidades atendidas',
  },
  PESSOAS: {
    frase: 'Quem pede, atende e fiscaliza: importe a lista e imprima as primeiras senhas.',
    rota: '/modules/manutencao/usuarios',
    agir: 'Cadastrar as pessoas',
    um: 'pessoa além de você',
    muitos: 'pessoas além de você',
  },
  PROGRAMACAO: {
    frase: 'O que cada unidade costuma pedir; o sistema a gera do efetivo, de uma ou de todas.',
    rota: '/modules/manutencao/programacaoUnidade',
    agir: 'Gerar a programação',
    um: 'unidade com programação',
    muitos: 'unidades com programação',
  },
  PEDIDO: {
    frase: 'Com a programação ele já vem preenchido: confira e envie.',
    rota: '/modules/solicitacao',
    agir: 'Fazer o primeiro pedido',
    um: '',
    muitos: '',
  },
} satisfies Record<PrimeiroPasso['passo'], Ensino>);

const PUBLICOS = {
  rota: '/modules/manutencao/tipoPublico',
  agir: 'Criar os públicos',
} as const satisfies Partial<Ensino>;

/** Meals and who gets them are two screens: once the meals are there, the other one. */
export const ondeDar = ({ passo, feito, quantos }: PrimeiroPasso): Pick<Ensino, 'rota' | 'agir'> =>
  passo === 'REFEICOES' && !feito && quantos ? PUBLICOS : PASSOS[passo];
