import type { components } from '@alipen/contracts/generated/government-api';
import { situacoes } from '../pedidos/pedidos.ciclo.table.ts';
import type { DiaAgrupado, GrupoLido } from './grupos.repository.ts';
import { type Contexto, PROBLEMAS, PROBLEMAS_MOSTRADOS, refeicoesDe, situacaoDa } from './matriz.rules.ts';

type Schemas = components['schemas'];
type Situacao = Schemas['SituacaoDaRefeicao'];
type Numeros = Omit<Schemas['ResumoDasLotacoes'], 'problemas'>;

/** A problem of one meal in units alike; `fimEm` is the end of its window, in milliseconds. */
type Problema = { readonly situacao: Situacao; readonly fimEm: number; readonly ids: readonly number[] };
export type Resumido = { readonly numeros: Numeros; readonly problemas: readonly Problema[] };

function separados(grupo: GrupoLido, proprias: ReadonlySet<number>): GrupoLido[] {
  const comuns = grupo.ids.filter(id => !proprias.has(id));
  const sos = grupo.ids.filter(id => proprias.has(id)).map(id => ({ ...grupo, ids: [id] }));
  return comuns.length ? [{ ...grupo, ids: comuns }, ...sos] : sos;
}

/** The numbers of the matrix by its own rules, but each cell is judged once for all units of a group. */
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
    const enviado = estados.some(estado => situacoes[estado].contaNoMapa);
    const pedem = enviado || !grupo.parada ? ids.length : 0;
    lotacoes += pedem;
    if (enviado) enviaram += ids.length;
    if (estados.some(estado => situacoes[estado].vivo)) vivas += pedem;
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

/** The units whose problems may be shown: the most urgent ones, with all that tie with the last of them. */
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
