import type { components } from '@alipen/contracts/generated/government-api';
import { situacoes } from '../pedidos/pedidos.ciclo.table.ts';
import type { DiaAgrupado, GrupoLido } from './grupos.repository.ts';
import { type Contexto, PROBLEMAS, PROBLEMAS_MOSTRADOS, refeicoesDe, situacaoDa } from './matriz.rules.ts';

type Schemas = components['schemas'];
type Situacao = Schemas['SituacaoDaRefeicao'];
type Numeros = Omit<Schemas['ResumoDasLotacoes'], 'problemas'>;

/** What has gone wrong in one meal of units alike: which, when it was to be there, and whose. */
type Problema = { readonly situacao: Situacao; readonly fimEm: number; readonly ids: readonly number[] };
export type Resumido = { readonly numeros: Numeros; readonly problemas: readonly Problema[] };

/** Units with hours of their own stand apart: the others of the group share one window a meal. */
function separados(grupo: GrupoLido, proprias: ReadonlySet<number>): GrupoLido[] {
  const comuns = grupo.ids.filter(id => !proprias.has(id));
  const sos = grupo.ids.filter(id => proprias.has(id)).map(id => ({ ...grupo, ids: [id] }));
  return comuns.length ? [{ ...grupo, ids: comuns }, ...sos] : sos;
}

/** The numbers of the matrix from units alike, by the matrix's own rules: each cell is judged once for all that share it. */
export function resumirGrupos(
  { grupos, somas }: DiaAgrupado,
  contexto: Contexto & { readonly proprias: ReadonlySet<number> },
): Resumido {
  const pedidas = new Set(somas.map(([id]) => id));
  const refeicoes = refeicoesDe(contexto.refeicoes, pedidas);
  const contagens = refeicoes.map((): Schemas['ContagemDaRefeicao'] => ({}));
  const problemas: Problema[] = [];
  let [lotacoes, enviaram, vivas, atrasadas] = [0, 0, 0, 0];
  for (const grupo of grupos.flatMap(each => separados(each, contexto.proprias))) {
    const { ids, estados, fusoHorario } = grupo;
    const [primeira = 0] = ids;
    lotacoes += ids.length;
    if (estados.some(estado => situacoes[estado].contaNoMapa)) enviaram += ids.length;
    if (estados.some(estado => situacoes[estado].vivo)) vivas += ids.length;
    for (const [posicao, refeicao] of refeicoes.entries()) {
      const situacao = situacaoDa({ ...grupo, id: primeira }, refeicao, contexto);
      const contagem = contagens[posicao];
      if (contagem) contagem[situacao] = (contagem[situacao] ?? 0) + ids.length;
      if (situacao === 'ATRASADA') atrasadas += ids.length;
      if (!PROBLEMAS.includes(situacao)) continue;
      const fimEm = contexto.janela({ id: primeira, fusoHorario }, refeicao).fimEm.getTime();
      problemas.push({ situacao, fimEm, ids });
    }
  }
  const soma = (qual: 1 | 2, id?: number) =>
    somas.filter(([refeicao]) => id === undefined || refeicao === id).reduce((total, lida) => total + lida[qual], 0);
  return {
    numeros: {
      data: contexto.data,
      agora: contexto.agora.toISOString(),
      refeicoes: refeicoes.map(({ id, nome, sigla }, posicao) => ({
        id,
        nome,
        sigla,
        total: soma(1, id),
        contagem: contagens[posicao] ?? {},
      })),
      lotacoes,
      enviaram,
      emRascunho: vivas - enviaram,
      semPedido: lotacoes - vivas,
      total: soma(1),
      valorCentavos: soma(2),
      atrasadas,
    },
    problemas,
  };
}

/** The units among which the problems shown are: the most urgent, and all that are as urgent as the last of them. */
export function primeirasComProblema(problemas: readonly Problema[]): number[] {
  const ordenados = problemas.toSorted(
    (a, b) => PROBLEMAS.indexOf(a.situacao) - PROBLEMAS.indexOf(b.situacao) || a.fimEm - b.fimEm,
  );
  const ids = new Set<number>();
  let ultimo: Problema | undefined;
  for (const problema of ordenados) {
    const empata = ultimo?.situacao === problema.situacao && ultimo.fimEm === problema.fimEm;
    if (ids.size >= PROBLEMAS_MOSTRADOS && !empata) break;
    for (const id of problema.ids.slice(0, PROBLEMAS_MOSTRADOS)) ids.add(id);
    ultimo = problema;
  }
  return [...ids];
}
