import type { components } from '@alipen/contracts/generated/government-api';
import { type BaseConferencia, baseDe, diferencaDe, maiorDiferenca } from '../pedidos/pedidos.diferenca.table.ts';
import type { Limites } from '../pedidos/pedidos.regras.table.ts';
import type { UnidadeDoDia } from '../pedidos/pedidos.service.ts';

type Schemas = components['schemas'];
type LinhaMapa = Schemas['LinhaMapa'];
type TotaisMapa = Schemas['TotaisMapa'];

export type TipoDoMapa = { id: number; nome: string; ordem: number; ativo: boolean };
export type PublicoDoMapa = TipoDoMapa & { baseConferencia: BaseConferencia; contaNosTotais: boolean };
export type Coluna = Schemas['ColunaMapa'] & { baseConferencia: BaseConferencia; contaNosTotais: boolean };

export type Conta = { linhas: LinhaMapa[]; totais: TotaisMapa; parcial: boolean };

const chaveDe = (par: { tipoAlimentacaoId: number; tipoPublicoId: number }): string =>
  `${par.tipoAlimentacaoId}:${par.tipoPublicoId}`;

const naOrdem = (a: TipoDoMapa, b: TipoDoMapa): number => a.ordem - b.ordem || a.id - b.id;

/** Every active meal × public, and what was asked that day of types that are inactive by now. */
export function colunasDe(
  refeicoes: readonly TipoDoMapa[],
  publicos: readonly PublicoDoMapa[],
  unidades: readonly UnidadeDoDia[],
): Coluna[] {
  const pedidos = new Set(
    unidades.flatMap(({ celulas }) => celulas.filter(({ quantidade }) => quantidade > 0).map(chaveDe)),
  );
  const pares = [...refeicoes].sort(naOrdem).flatMap(refeicao =>
    [...publicos].sort(naOrdem).map(publico => ({
      ativo: refeicao.ativo && publico.ativo,
      coluna: {
        tipoAlimentacaoId: refeicao.id,
        tipoPublicoId: publico.id,
        refeicao: refeicao.nome,
        publico: publico.nome,
        baseConferencia: publico.baseConferencia,
        contaNosTotais: publico.contaNosTotais,
      },
    })),
  );
  return pares.filter(({ ativo, coluna }) => ativo || pedidos.has(chaveDe(coluna))).map(({ coluna }) => coluna);
}

/** The day's rows and their sums, in one pass over the same numbers: screen, file and print read these. */
export function contar(colunas: readonly Coluna[], unidades: readonly UnidadeDoDia[], limites: Limites): Conta {
  const totais: TotaisMapa = {
    lotacoes: unidades.length,
    comPedido: 0,
    internos: 0,
    servidores: 0,
    quantidades: colunas.map(() => 0),
    total: 0,
    acimaDoEfetivo: 0,
    valorCentavos: 0,
    valorDesvioCentavos: 0,
  };
  const linhas = unidades.map(unidade => linhaDe(colunas, unidade, { totais, limites }));
  return { linhas, totais, parcial: unidades.some(({ ativa, enviado }) => ativa && !enviado) };
}

function linhaDe(
  colunas: readonly Coluna[],
  unidade: UnidadeDoDia,
  { totais, limites }: { totais: TotaisMapa; limites: Limites },
): LinhaMapa {
  const { efetivo } = unidade;
  const celulas = new Map(unidade.celulas.map(celula => [chaveDe(celula), celula]));
  const quantidades: number[] = [];
  const diferencas: (number | null)[] = [];
  let total = 0;
  let valorCentavos = 0;
  for (const [posicao, coluna] of colunas.entries()) {
    const celula = celulas.get(chaveDe(coluna));
    const quantidade = celula?.quantidade ?? 0;
    const diferenca = celula ? diferencaDe(quantidade, baseDe(coluna.baseConferencia, efetivo)) : null;
    const acima = Math.max(0, diferenca ?? 0);
    const preco = celula?.precoCentavos ?? 0;
    quantidades.push(quantidade);
    diferencas.push(diferenca);
    // Some publics are only counted apart; what is paid never depends on it.
    if (coluna.contaNosTotais) total += quantidade;
    valorCentavos += quantidade * preco;
    totais.quantidades[posicao] = (totais.quantidades[posicao] ?? 0) + quantidade;
    totais.acimaDoEfetivo += acima;
    totais.valorDesvioCentavos += acima * preco;
  }
  totais.comPedido += Number(unidade.enviado);
  totais.internos += efetivo?.internos ?? 0;
  totais.servidores += efetivo?.servidores ?? 0;
  totais.total += total;
  totais.valorCentavos += valorCentavos;
  return {
    lotacao: unidade.lotacao,
    pedido: unidade.pedido,
    situacao: unidade.situacao,
    internos: efetivo?.internos ?? null,
    servidores: efetivo?.servidores ?? null,
    quantidades,
    diferencas,
    total,
    maiorDiferenca: maiorDiferenca(diferencas, limites),
    valorCentavos,
  };
}
