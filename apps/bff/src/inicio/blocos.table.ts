import type { components } from '@alipen/contracts/generated/bff';
import { type OperationId, operations } from '@alipen/contracts/generated/operations';
import type { Papel } from '../session/token/autoridades.table.ts';

type Busca = Readonly<Record<string, string>>;
export type NomeDoBloco = keyof components['schemas']['BlocosDoInicio'];
export type Bloco = {
  readonly operacao: OperationId;
  readonly busca: (hoje: string) => Busca;
};

const dia = (data: string, dias: number): string =>
  new Date(Date.parse(`${data}T00:00:00Z`) + dias * 86_400_000).toISOString().slice(0, 10);

export const blocos = {
  pedidoDeAmanha: { operacao: 'prepararPedido', busca: () => ({}) },
  ultimosDias: { operacao: 'obterUltimosDias', busca: hoje => ({ data: hoje }) },
  entregasDeHoje: { operacao: 'listarEntregasEsperadas', busca: () => ({}) },
  sobras: { operacao: 'obterSobrasDoDia', busca: () => ({}) },
  mensagens: { operacao: 'listarNotificacoes', busca: () => ({ aVer: 'true', tamanho: '5' }) },
  fiscalizacoesPendentes: {
    operacao: 'listarFiscalizacoes',
    busca: hoje => ({ situacao: 'PENDENTE,EM_ANDAMENTO', de: dia(hoje, -1), ate: dia(hoje, 1), tamanho: '5' }),
  },
  fila: {
    operacao: 'listarAtendimentos',
    busca: hoje => ({ data: dia(hoje, 1), caso: 'SEM_PEDIDO', ordem: 'prazo', tamanho: '12' }),
  },
  aConfirmar: { operacao: 'resumirPedidosAConfirmar', busca: hoje => ({ de: hoje, ate: dia(hoje, 30) }) },
  amanha: { operacao: 'resumirPedidos', busca: hoje => ({ data: dia(hoje, 1) }) },
  hoje: { operacao: 'resumirPedidosDasLotacoes', busca: hoje => ({ data: hoje }) },
  ocorrencias: { operacao: 'listarOcorrencias', busca: hoje => ({ de: dia(hoje, -6), ate: hoje, tamanho: '5' }) },
  mapasAAssinar: { operacao: 'listarMapasAAssinar', busca: () => ({ tamanho: '3' }) },
  excecoes: { operacao: 'listarExcecoesDaGestao', busca: () => ({}) },
  mes: { operacao: 'obterMesAteHoje', busca: hoje => ({ data: hoje }) },
  devolvido: { operacao: 'obterDevolvido', busca: hoje => ({ data: hoje }) },
  contratos: { operacao: 'acompanharContratos', busca: () => ({}) },
  fornecedores: { operacao: 'avaliarFornecedores', busca: hoje => ({ de: dia(hoje, -30), ate: dia(hoje, -1) }) },
  fiscalizacoesDoDia: { operacao: 'baixarFiscalizacoesDoDia', busca: () => ({}) },
  primeirosPassos: { operacao: 'obterPrimeirosPassos', busca: () => ({}) },
  // A week is short to count and holds each weekday once.
  indicadores: { operacao: 'obterIndicadores', busca: hoje => ({ de: dia(hoje, -7), ate: dia(hoje, -1) }) },
} as const satisfies Record<NomeDoBloco, Bloco>;

/** The home of each role (screens.md 3.2). */
export const blocosDoPapel = {
  SOLICITANTE: [
    'pedidoDeAmanha',
    'entregasDeHoje',
    'sobras',
    'fiscalizacoesPendentes',
    'mapasAAssinar',
    'ultimosDias',
    'mensagens',
  ],
  ATENDIMENTO: ['aConfirmar', 'fila', 'amanha', 'mensagens'],
  MONITORAMENTO: ['amanha', 'hoje', 'ocorrencias', 'indicadores', 'mensagens'],
  GESTOR: [
    'primeirosPassos',
    'excecoes',
    'mapasAAssinar',
    'amanha',
    'hoje',
    'contratos',
    'fornecedores',
    'mes',
    'devolvido',
    'indicadores',
    'mensagens',
  ],
  FISCALIZACAO: ['fiscalizacoesDoDia', 'mapasAAssinar', 'mensagens'],
  CONTROLE: ['indicadores'],
} as const satisfies Record<Papel, readonly NomeDoBloco[]>;

export const ehBloco = (nome: string): nome is NomeDoBloco => Object.hasOwn(blocos, nome);

export function enderecoDe({ operacao, busca }: Bloco, hoje: string): string {
  const query = new URLSearchParams(busca(hoje)).toString();
  return operations[operacao].path + (query && `?${query}`);
}
