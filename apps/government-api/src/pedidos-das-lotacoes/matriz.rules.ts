import type { components } from '@alipen/contracts/generated/government-api';
import { situacoes } from '../pedidos/pedidos.ciclo.table.ts';
import { ENTRE_FORNECEDORES } from '../pedidos/pedidos.query.ts';
import { principalDe } from '../pedidos/pedidos.tipos.table.ts';
import type { JanelaNaLotacao } from '../programacoes/programacoes.service.ts';
import { situacaoDaEntregaEm } from '../recebimentos/entregas.situacao.table.ts';
import type { RefeicaoNaEntrega } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { variacaoDe } from './matriz.variacao.table.ts';
import type { LotacaoLida, RefeicaoLida } from './pedidos-das-lotacoes.repository.ts';

type Schemas = components['schemas'];
type Situacao = Schemas['SituacaoDaRefeicao'];
type Refeicoes = ReadonlyMap<number, RefeicaoNaEntrega>;
export type Contexto = {
  readonly data: string;
  readonly agora: Date;
  readonly refeicoes: Refeicoes;
  readonly comparadaCom?: string | undefined;
  readonly janela: JanelaNaLotacao;
};

/** Most urgent first: a meal with several orders shows the first of these. */
const DA_MAIS_URGENTE: readonly Situacao[] = [
  'ATRASADA',
  'NAO_ENTREGUE',
  'PARCIAL',
  'NA_JANELA',
  'A_CONFIRMAR',
  'AGUARDANDO',
  'COMPLETA',
];

export const refeicoesDe = (refeicoes: Refeicoes, pedidas: ReadonlySet<number>): RefeicaoNaEntrega[] =>
  [...refeicoes.values()]
    .filter(({ id, ativo }) => ativo || pedidas.has(id))
    .toSorted((a, b) => a.ordem - b.ordem || a.id - b.id);

export function matrizDe(lidas: readonly LotacaoLida[], contexto: Contexto): Schemas['MatrizDasLotacoes'] {
  const pedidas = new Set(lidas.flatMap(({ refeicoes }) => refeicoes?.map(([id]) => id) ?? []));
  const refeicoes = refeicoesDe(contexto.refeicoes, pedidas);
  const linhas = lidas.map(lida => linhaDe(lida, refeicoes, contexto));
  const enviaram = lidas.filter(temEnviado).length;
  // A unit that receives nothing that day is not asked for an order.
  const pedem = lidas.filter(lida => !lida.parada || temEnviado(lida));
  const semPedido = pedem.filter(lida => !temVivo(lida)).length;
  return {
    data: contexto.data,
    ...(contexto.comparadaCom && { comparadaCom: contexto.comparadaCom }),
    agora: contexto.agora.toISOString(),
    refeicoes: refeicoes.map(({ id, nome, sigla }, posicao) => ({ id, nome, sigla, ...somaDa(linhas, posicao) })),
    linhas,
    lotacoes: pedem.length,
    enviaram,
    emRascunho: pedem.length - enviaram - semPedido,
    semPedido,
    total: linhas.reduce((soma, { total }) => soma + total, 0),
    valorCentavos: linhas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0),
  };
}

function linhaDe(
  lida: LotacaoLida,
  refeicoes: readonly RefeicaoNaEntrega[],
  contexto: Contexto,
): Schemas['LinhaDaMatriz'] {
  const lidas = lida.refeicoes ?? [];
  const pedidos = lida.pedidos ?? [];
  const principal = principalDe(pedidos);
  const estados = pedidos.map(({ situacao }) => situacao);
  return {
    lotacao: { id: lida.id, nome: lida.nome, municipio: lida.municipio, uf: lida.uf },
    tipo: lida.tipo,
    telefone: lida.telefone,
    fornecedores: [...new Set(pedidos.flatMap(({ fornecedor }) => fornecedor?.split(ENTRE_FORNECEDORES) ?? []))],
    internos: lida.internos,
    servidores: lida.servidores,
    celulas: refeicoes.map(refeicao => celulaDe(lida, estados, refeicao, contexto)),
    total: lidas.reduce((soma, [, , , quantidade]) => soma + quantidade, 0),
    valorCentavos: lidas.reduce((soma, [, , , , valor]) => soma + valor, 0),
    pedido: principal && { id: principal.id, numero: principal.numero },
    situacao: principal?.situacao ?? null,
    ultimoEnvioEm: lida.enviadoEm && new Date(lida.enviadoEm).toISOString(),
    fusoHorario: lida.fusoHorario,
  };
}

function celulaDe(
  lida: LotacaoLida,
  estados: ParaJulgar['estados'],
  refeicao: RefeicaoNaEntrega,
  contexto: Contexto,
): Schemas['CelulaDaMatriz'] {
  const dela = (lida.refeicoes ?? []).filter(
    ([id, , prevista, , , completude]) => id === refeicao.id && (prevista > 0 || completude),
  );
  const quantidade = dela.reduce((soma, [, , , somada]) => soma + somada, 0);
  return {
    situacao: situacaoDa(
      {
        id: lida.id,
        fusoHorario: lida.fusoHorario,
        estados,
        interrompidas: lida.interrompidas,
        parada: lida.parada,
        refeicoes: lida.refeicoes && dela.map(([id, pedido, , , , completude]) => [id, pedido, completude]),
      },
      refeicao,
      contexto,
    ),
    quantidade,
    fiscalizada: lida.fiscalizadas?.includes(refeicao.id) ?? false,
    ...(contexto.comparadaCom && { comparacao: comparacaoDe(lida, refeicao, quantidade) }),
  };
}

/** Before a unit sends, `variacao` is null: a missing order is not a reduction. */
function comparacaoDe(
  { antes: lidas, refeicoes }: LotacaoLida,
  { id }: RefeicaoNaEntrega,
  quantidade: number,
): Schemas['ComparacaoDaCelula'] {
  const [, antes = 0] = lidas?.find(([refeicao]) => refeicao === id) ?? [];
  return { antes, variacao: refeicoes ? variacaoDe(quantidade, antes) : null };
}

type ParaJulgar = Pick<LotacaoLida, 'id' | 'fusoHorario' | 'parada'> & {
  readonly interrompidas: readonly number[] | null;
  readonly estados: readonly Schemas['SituacaoPedido'][];
  readonly refeicoes:
    | readonly (readonly [refeicao: number, pedido: Schemas['SituacaoPedido'], completude: RefeicaoLida[5]])[]
    | null;
};

export function situacaoDa(lida: ParaJulgar, refeicao: RefeicaoNaEntrega, { janela, agora }: Contexto): Situacao {
  const dela = (lida.refeicoes ?? []).filter(([id]) => id === refeicao.id);
  if (dela.length === 0) return semRefeicao(lida, refeicao.id);
  const fatos = { janela: janela(lida, refeicao) };
  const tidas = dela.map(([, pedido, completude]) => situacaoDaEntregaEm({ pedido, completude, ...fatos }, agora));
  return DA_MAIS_URGENTE.find(situacao => tidas.some(tida => tida === situacao)) ?? 'AGUARDANDO';
}

const temEnviado = ({ pedidos }: LotacaoLida): boolean =>
  pedidos?.some(({ situacao }) => situacoes[situacao].contaNoMapa) ?? false;

const temVivo = ({ pedidos }: LotacaoLida): boolean =>
  pedidos?.some(({ situacao }) => situacoes[situacao].vivo) ?? false;

function semRefeicao({ refeicoes, estados, interrompidas, parada }: ParaJulgar, refeicao: number): Situacao {
  if (parada || interrompidas?.includes(refeicao)) return 'INTERROMPIDA';
  if (refeicoes) return 'NAO_PEDIDA';
  return estados.some(estado => situacoes[estado].vivo) ? 'RASCUNHO' : 'SEM_PEDIDO';
}

function somaDa(linhas: readonly Schemas['LinhaDaMatriz'][], posicao: number) {
  const contagem: Schemas['ContagemDaRefeicao'] = {};
  let total = 0;
  for (const { celulas } of linhas) {
    const celula = celulas[posicao];
    if (!celula) continue;
    total += celula.quantidade;
    contagem[celula.situacao] = (contagem[celula.situacao] ?? 0) + 1;
  }
  return { total, contagem };
}

export const PROBLEMAS: readonly Situacao[] = ['ATRASADA', 'NAO_ENTREGUE', 'PARCIAL'];
export const PROBLEMAS_MOSTRADOS = 20;

export function problemasDe(
  { linhas, ...numeros }: Schemas['MatrizDasLotacoes'],
  { refeicoes, janela }: Pick<Contexto, 'refeicoes' | 'janela'>,
): Schemas['ResumoDasLotacoes']['problemas'] {
  const problemas = linhas.flatMap(({ celulas, lotacao, fusoHorario, fornecedores, telefone }) =>
    celulas.flatMap(({ situacao, quantidade }, posicao) => {
      const refeicao = refeicoes.get(numeros.refeicoes[posicao]?.id ?? 0);
      if (!PROBLEMAS.includes(situacao) || !refeicao) return [];
      const fimEm = janela({ id: lotacao.id, fusoHorario }, refeicao).fimEm.toISOString();
      return [{ lotacao, refeicao: refeicao.nome, situacao, quantidade, fimEm, fornecedores, telefone }];
    }),
  );
  return problemas
    .toSorted((a, b) => PROBLEMAS.indexOf(a.situacao) - PROBLEMAS.indexOf(b.situacao) || a.fimEm.localeCompare(b.fimEm))
    .slice(0, PROBLEMAS_MOSTRADOS);
}
