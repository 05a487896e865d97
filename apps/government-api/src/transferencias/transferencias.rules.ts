import type { components } from '@alipen/contracts/generated/government-api';
import { porExtenso } from '../clock/zoned-time.ts';
import type { CelulaTransferida } from '../pedidos/pedidos.service.ts';
import type { Ligacao, Terceiro } from './transferencias.repository.ts';

type Schemas = components['schemas'];

export type UnidadeDaTransferencia = { ligacoes: Ligacao[]; lotacao: Schemas['ReferenciaLotacao'] };

export function porUnidade(ligacoes: readonly Ligacao[]): UnidadeDaTransferencia[] {
  const unidades = new Map<number, UnidadeDaTransferencia>();
  for (const ligacao of ligacoes) {
    const { lotacaoId: id, lotacao: nome, municipio, uf } = ligacao;
    const unidade = unidades.get(id) ?? { ligacoes: [], lotacao: { id, nome, municipio, uf: uf as Schemas['Uf'] } };
    unidade.ligacoes.push(ligacao);
    unidades.set(id, unidade);
  }
  return [...unidades.values()];
}

type Contexto = {
  destino: { numero: string };
  comPreco: ReadonlySet<number>;
  terceiros: readonly Terceiro[];
  celulas: readonly CelulaTransferida[];
};

/** Groups the list by unit once, so that each look-up does not scan it. */
export function daUnidade<T extends { lotacaoId: number }>(lista: readonly T[]): (lotacaoId: number) => readonly T[] {
  const grupos = new Map<number, T[]>();
  for (const item of lista) {
    const grupo = grupos.get(item.lotacaoId);
    if (grupo) grupo.push(item);
    else grupos.set(item.lotacaoId, [item]);
  }
  return lotacaoId => grupos.get(lotacaoId) ?? [];
}

export function motivoDaRecusa({ ligacoes, lotacao }: UnidadeDaTransferencia, contexto: Contexto): string | undefined {
  const { destino, comPreco, terceiros, celulas } = contexto;
  const semPreco = ligacoes.filter(({ tipoAlimentacaoId }) => !comPreco.has(tipoAlimentacaoId));
  if (semPreco.length) {
    const refeicoes = [...new Set(semPreco.map(({ refeicao }) => refeicao))].join(', ');
    return `${lotacao.nome}: ${refeicoes} não tem preço no contrato ${destino.numero}.`;
  }
  const [outro] = terceiros;
  if (outro) {
    const periodo = `de ${porExtenso(outro.inicio)} a ${porExtenso(outro.fim)}`;
    return `${lotacao.nome} já tem ${outro.fornecedor} em ${outro.refeicao.toLowerCase()} ${periodo}.`;
  }
  const presa = celulas.find(({ quantidade, precoDepois }) => quantidade > 0 && precoDepois === null);
  if (!presa) return undefined;
  const pedido = `pedido ${presa.numero}, de ${porExtenso(presa.dataRefeicao)}`;
  return `${lotacao.nome}: ${presa.refeicao} para ${presa.publico} não tem preço no contrato ${destino.numero} (${pedido}).`;
}
