import type { components } from '@alipen/contracts/generated/government-api';
import type { DiaDasLotacoes } from '../pedidos-das-lotacoes/pedidos-das-lotacoes.service.ts';
import { atrasoEm, faixaDe } from '../recebimentos/recebimentos.service.ts';
import type { Limites, Vencida } from './painel.leituras.service.ts';

type Schemas = components['schemas'];
type Linha = Schemas['LinhaDaMatriz'];
type Atraso = Schemas['AtrasoDoPainel'];
type Entrega = Schemas['EntregaDoPainel'];

/** The most rows a wall shows; it says how many more there are. */
const NA_LISTA = 8;
const REFEICOES = 12;

const SEM_ENVIO: readonly Schemas['SituacaoDaRefeicao'][] = ['SEM_PEDIDO', 'RASCUNHO', 'INTERROMPIDA'];
const NAO_PEDIDAS = [...SEM_ENVIO, 'NAO_PEDIDA'];

export const pedidosDe = ({ matriz }: DiaDasLotacoes): Schemas['PedidosDoPainel'] => ({
  em: matriz.agora,
  data: matriz.data,
  lotacoes: matriz.lotacoes,
  enviaram: matriz.enviaram,
  emRascunho: matriz.emRascunho,
  semPedido: matriz.semPedido,
});

const contagemDe = ({ matriz }: DiaDasLotacoes, ...quais: Schemas['SituacaoDaRefeicao'][]): number =>
  matriz.refeicoes.reduce((soma, { contagem }) => soma + quais.reduce((n, qual) => n + (contagem[qual] ?? 0), 0), 0);

function esperadas(dia: DiaDasLotacoes, limites: Limites): Entrega[] {
  const agora = new Date(dia.matriz.agora);
  return dia.matriz.linhas.flatMap(linha =>
    linha.celulas.flatMap(({ situacao }, posicao) => {
      const refeicao = dia.refeicoes.get(dia.matriz.refeicoes[posicao]?.id ?? 0);
      if (!refeicao || (situacao !== 'NA_JANELA' && situacao !== 'ATRASADA')) return [];
      const { fimEm } = dia.janela({ id: linha.lotacao.id, fusoHorario: linha.fusoHorario }, refeicao);
      const atrasoMin = atrasoEm(agora, fimEm);
      const faixaAtraso = faixaDe(atrasoMin, { ...limites, toleranciaMin: refeicao.toleranciaMin });
      return [
        { lotacaoId: linha.lotacao.id, lotacao: linha.lotacao.nome, refeicao: refeicao.nome, atrasoMin, faixaAtraso },
      ];
    }),
  );
}

export function entregasDe(hoje: DiaDasLotacoes, limites: Limites): Schemas['EntregasDoPainel'] {
  const itens = esperadas(hoje, limites).sort(
    (a, b) => b.atrasoMin - a.atrasoMin || a.lotacao.localeCompare(b.lotacao, 'pt-BR'),
  );
  return {
    em: hoje.matriz.agora,
    naJanela: contagemDe(hoje, 'NA_JANELA'),
    atrasadas: contagemDe(hoje, 'ATRASADA'),
    recebidas: contagemDe(hoje, 'COMPLETA', 'PARCIAL', 'NAO_ENTREGUE'),
    itens: itens.slice(0, NA_LISTA),
  };
}

const semPedido = ({ matriz }: DiaDasLotacoes, limiteDe: (fuso: string) => Date): Linha[] =>
  matriz.linhas.filter(
    ({ celulas, fusoHorario }) =>
      celulas.some(({ situacao }) => situacao === 'SEM_PEDIDO' || situacao === 'RASCUNHO') &&
      celulas.every(({ situacao }) => SEM_ENVIO.includes(situacao)) &&
      limiteDe(fusoHorario).getTime() < Date.parse(matriz.agora),
  );

export function atrasosDe(
  { hoje, amanha }: { hoje: DiaDasLotacoes; amanha: DiaDasLotacoes },
  { limites, limiteDe, vencidas }: { limites: Limites; limiteDe: (fuso: string) => Date; vencidas: readonly Vencida[] },
): Schemas['AtrasosDoPainel'] {
  const agora = new Date(hoje.matriz.agora);
  const todos: Atraso[] = [
    ...esperadas(hoje, limites)
      .filter(({ atrasoMin, faixaAtraso }) => atrasoMin > 0 && faixaAtraso !== 'TOLERADO')
      .sort((a, b) => b.atrasoMin - a.atrasoMin)
      .map(({ lotacaoId, lotacao, refeicao, atrasoMin }) => ({
        lotacaoId,
        lotacao,
        motivo: 'NAO_RECEBIDA' as const,
        refeicao,
        atrasoMin,
      })),
    ...semPedido(amanha, limiteDe).map(({ lotacao: { id, nome } }) => ({
      lotacaoId: id,
      lotacao: nome,
      motivo: 'SEM_PEDIDO' as const,
      refeicao: null,
      atrasoMin: null,
    })),
    ...vencidas.map(({ lotacaoId, lotacao, refeicao, fimEm }) => ({
      lotacaoId,
      lotacao,
      motivo: 'FISCALIZACAO_VENCIDA' as const,
      refeicao,
      atrasoMin: atrasoEm(agora, new Date(fimEm)),
    })),
  ];
  const umaVez = new Map(todos.toReversed().map(atraso => [atraso.lotacaoId, atraso]));
  const itens = todos.filter(atraso => umaVez.get(atraso.lotacaoId) === atraso);
  const { agora: em, lotacoes } = hoje.matriz;
  return { em, total: itens.length, lotacoes, itens: itens.slice(0, NA_LISTA) };
}

export function totaisDe(hoje: DiaDasLotacoes): Schemas['TotaisDoPainel'] {
  const { matriz } = hoje;
  const pedida = ({ contagem }: Schemas['RefeicaoDaMatriz']) =>
    Object.entries(contagem).reduce(
      (soma, [qual, n]) => (NAO_PEDIDAS.some(cada => cada === qual) ? soma : soma + n),
      0,
    );
  return {
    em: matriz.agora,
    data: matriz.data,
    total: matriz.total,
    refeicoes: matriz.refeicoes.slice(0, REFEICOES).map(refeicao => ({
      id: refeicao.id,
      nome: refeicao.nome,
      sigla: refeicao.sigla,
      total: refeicao.total,
      lotacoes: pedida(refeicao),
      recebidas:
        (refeicao.contagem.COMPLETA ?? 0) + (refeicao.contagem.PARCIAL ?? 0) + (refeicao.contagem.NAO_ENTREGUE ?? 0),
    })),
  };
}

/** Zones whose cut-off is the same instant are one, named after the one with most units. */
export function prazosDe(
  { matriz }: DiaDasLotacoes,
  proximo: (fuso: string) => { data: string; terminaEm: Date } | undefined,
): Schemas['PrazosDoPainel'] {
  const porFuso = new Map<string, number>();
  for (const { fusoHorario } of matriz.linhas) porFuso.set(fusoHorario, (porFuso.get(fusoHorario) ?? 0) + 1);
  const juntos = new Map<number, Schemas['PrazoDoPainel']>();
  for (const [fusoHorario, lotacoes] of [...porFuso].sort(([, a], [, b]) => b - a)) {
    const prazo = proximo(fusoHorario);
    if (!prazo) continue;
    const chave = prazo.terminaEm.getTime();
    const conhecido = juntos.get(chave);
    if (conhecido) conhecido.lotacoes += lotacoes;
    else juntos.set(chave, { fusoHorario, data: prazo.data, terminaEm: prazo.terminaEm.toISOString(), lotacoes });
  }
  const itens = [...juntos.values()].sort((a, b) => Date.parse(a.terminaEm) - Date.parse(b.terminaEm));
  return { em: matriz.agora, itens: itens.slice(0, 6) };
}
