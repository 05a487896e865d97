import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { porExtenso } from '../clock/zoned-time.ts';

type Schemas = components['schemas'];
export type Conteudo = Schemas['ConteudoDaLista'];
type Linha = Schemas['LinhaDaLista'];
export type Diferenca = Schemas['DiferencaDaLista'];

export type ConteudoEmitido = {
  readonly lista: Conteudo;
  readonly anterior: { readonly numero: number; readonly em: string } | null;
  readonly diferencas: readonly Diferenca[] | null;
  /** Since the emission before; absent where they did not. */
  readonly trocasMudaram?: true;
};

export type CelulaLida = {
  pedidoId: number;
  lotacaoId: number;
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  quantidade: number;
};
type DietaLida = Omit<CelulaLida, 'lotacaoId'> & { codigo: string };
export type UnidadeLida = Schemas['ReferenciaLotacao'] & { endereco: string | null };
type Janela = { entregaInicio: string; entregaFim: string };

export type Lido = {
  fornecedor: Conteudo['fornecedor'];
  data: string;
  contratos: readonly string[];
  celulas: readonly CelulaLida[];
  dietas: readonly DietaLida[];
  unidades: ReadonlyMap<number, UnidadeLida>;
  refeicoes: readonly (Conteudo['refeicoes'][number] & Janela)[];
  publicos: Conteudo['publicos'];
  janelaDe: (lotacaoId: number, tipoAlimentacaoId: number) => Janela | undefined;
  /** The accepted ones of this supplier and day. */
  trocas: readonly Troca[];
};
type Troca = NonNullable<Conteudo['trocas']>[number];

const soma = (mapa: Map<string, number>, chave: string, quantidade: number) =>
  mapa.set(chave, (mapa.get(chave) ?? 0) + quantidade);

const porRota = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Neighbours on a route nearly always share UF and municipality, and equal texts need no collation. */
const naRota = (a: string, b: string): number => (a === b ? 0 : porRota.compare(a, b));

function quantidadesPorLinha(celulas: readonly CelulaLida[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const linhas = new Map<string, Map<number, number>>();
  for (const { lotacaoId, tipoAlimentacaoId, tipoPublicoId, quantidade } of celulas) {
    const chave = `${lotacaoId} ${tipoAlimentacaoId}`;
    const linha = linhas.get(chave) ?? new Map<number, number>();
    linha.set(tipoPublicoId, (linha.get(tipoPublicoId) ?? 0) + quantidade);
    linhas.set(chave, linha);
  }
  return linhas;
}

/** A supplier's day, meal by meal along the route (UF, municipality, unit); several orders of a unit are summed. */
export function montarConteudo(lido: Lido): Conteudo {
  const quantidades = quantidadesPorLinha(lido.celulas);
  const dietas = dietasPorLinha(lido);
  const rota = [...lido.unidades.values()].sort(
    (a, b) => naRota(a.uf, b.uf) || naRota(a.municipio, b.municipio) || porRota.compare(a.nome, b.nome) || a.id - b.id,
  );
  const linhas = lido.refeicoes.flatMap(refeicao =>
    rota.flatMap(unidade => linhaDe(lido, { refeicao, unidade, quantidades, dietas }) ?? []),
  );
  const usados = new Set(linhas.flatMap(({ celulas }) => celulas.map(({ tipoPublicoId }) => tipoPublicoId)));
  const servidas = new Set(linhas.map(({ tipoAlimentacaoId }) => tipoAlimentacaoId));
  return {
    fornecedor: lido.fornecedor,
    data: lido.data,
    contratos: [...lido.contratos],
    refeicoes: lido.refeicoes.filter(({ id }) => servidas.has(id)).map(({ id, nome }) => ({ id, nome })),
    publicos: lido.publicos.filter(({ id }) => usados.has(id)).map(({ id, nome }) => ({ id, nome })),
    linhas,
    ...(lido.trocas.length && { trocas: [...lido.trocas] }),
  };
}

export const trocaEmPalavras = ({ refeicao, lotacao, serve, noLugarDe, comODia }: Troca): string =>
  [
    `${refeicao}${lotacao ? ` em ${lotacao}` : ''}: ${serve} no lugar de ${noLugarDe}`,
    ...(comODia ? [`trocado com o de ${porExtenso(comODia)}`] : []),
  ].join(', ');

/** As they are read: an order of fields is no change. */
const trocasDe = ({ trocas = [] }: Conteudo): string => trocas.map(trocaEmPalavras).join('\n');
export const trocasMudaram = (antes: Conteudo, depois: Conteudo): boolean => trocasDe(antes) !== trocasDe(depois);

/** What a reader of the list has to look at again: each quantity, and the swaps as one. */
export const mudancasEntre = (antes: Conteudo, depois: Conteudo): number =>
  diferencasEntre(antes, depois).length + Number(trocasMudaram(antes, depois));

/** Diets of the cells this supplier serves, by unit and meal; the code says nothing of whose they are. */
function dietasPorLinha({ celulas, dietas }: Lido): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const servidas = new Set(celulas.map(c => `${c.pedidoId} ${c.tipoAlimentacaoId} ${c.tipoPublicoId}`));
  const lotacaoDe = new Map(celulas.map(({ pedidoId, lotacaoId }) => [pedidoId, lotacaoId]));
  const linhas = new Map<string, Map<string, number>>();
  for (const d of dietas) {
    if (!servidas.has(`${d.pedidoId} ${d.tipoAlimentacaoId} ${d.tipoPublicoId}`)) continue;
    const chave = `${lotacaoDe.get(d.pedidoId)} ${d.tipoAlimentacaoId}`;
    const linha = linhas.get(chave) ?? new Map<string, number>();
    soma(linha, d.codigo, d.quantidade);
    linhas.set(chave, linha);
  }
  return linhas;
}

type Parte = {
  refeicao: Lido['refeicoes'][number];
  unidade: UnidadeLida;
  quantidades: ReadonlyMap<string, ReadonlyMap<number, number>>;
  dietas: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

function linhaDe(lido: Lido, { refeicao, unidade, quantidades, dietas }: Parte): Linha | null {
  const chave = `${unidade.id} ${refeicao.id}`;
  const daLinha = quantidades.get(chave);
  if (!daLinha) return null;
  const celulas = lido.publicos.flatMap(({ id }) => {
    const quantidade = daLinha.get(id) ?? 0;
    return quantidade ? [{ tipoPublicoId: id, quantidade }] : [];
  });
  if (!celulas.length) return null;
  const { entregaInicio, entregaFim } = lido.janelaDe(unidade.id, refeicao.id) ?? refeicao;
  const { id, nome, municipio, uf, endereco } = unidade;
  return {
    lotacao: { id, nome, municipio, uf },
    endereco,
    tipoAlimentacaoId: refeicao.id,
    entregaInicio,
    entregaFim,
    celulas,
    dietas: [...(dietas.get(chave) ?? [])]
      .map(([codigo, quantidade]) => ({ codigo, quantidade }))
      .sort((a, b) => porRota.compare(a.codigo, b.codigo)),
  };
}

export const totalDaLinha = ({ celulas }: Linha): number =>
  celulas.reduce((total, { quantidade }) => total + quantidade, 0);

export const totalDe = ({ linhas }: Conteudo): number =>
  linhas.reduce((total, linha) => total + totalDaLinha(linha), 0);

export const dietasEmTexto = ({ dietas }: Linha): string =>
  dietas.map(({ codigo, quantidade }) => `${codigo}: ${quantidade}`).join(', ');

export function diferencasEntre(antes: Conteudo, depois: Conteudo): Diferenca[] {
  const [de, para] = [valoresDe(antes), valoresDe(depois)];
  const chaves = [...para.keys(), ...[...de.keys()].filter(chave => !para.has(chave))];
  return chaves.flatMap(chave => {
    const [velho, novo] = [de.get(chave), para.get(chave)];
    const valor = novo ?? velho;
    if (!valor || velho?.quantidade === novo?.quantidade) return [];
    const { quantidade: _, ...onde } = valor;
    return [{ ...onde, antes: velho?.quantidade ?? 0, depois: novo?.quantidade ?? 0 }];
  });
}

type Valor = Omit<Diferenca, 'antes' | 'depois'> & { quantidade: number };

function valoresDe({ linhas, refeicoes, publicos }: Conteudo): Map<string, Valor> {
  const nomeDe = (lista: Conteudo['publicos'], id: number) => lista.find(item => item.id === id)?.nome ?? '';
  const valores = new Map<string, Valor>();
  for (const { lotacao, tipoAlimentacaoId, celulas, dietas } of linhas) {
    const refeicao = nomeDe(refeicoes, tipoAlimentacaoId);
    const por = (chave: string, publico: string, quantidade: number) =>
      valores.set(`${lotacao.id} ${tipoAlimentacaoId} ${chave}`, { lotacao, refeicao, publico, quantidade });
    for (const { tipoPublicoId, quantidade } of celulas) {
      por(String(tipoPublicoId), nomeDe(publicos, tipoPublicoId), quantidade);
    }
    for (const { codigo, quantidade } of dietas) por(codigo, `dieta ${codigo}`, quantidade);
  }
  return valores;
}

/** Hash of the text as it is stored, so that anyone who holds a copy can check it. */
export const digital = (conteudo: ConteudoEmitido): string =>
  createHash('sha256').update(JSON.stringify(conteudo)).digest('hex');
