import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listarAnotacoesMapa } from '../../anotacoes-mapa/anotacoes-mapa.queries.ts';
import { listarFechamentos, listarFechamentosDoDia } from '../../fechamentos/fechamentos.queries.ts';
import { lastDayOf } from '../../ui/date.format.ts';
import type { LinhaMapa, Mapa } from '../mapa-diario.queries.ts';
import type { Endereco } from './mapa.endereco.ts';
import type { SituacaoDaLinha } from './sinais.model.ts';

export interface Sinais {
  /** How the map of the row's day stands; undefined: never closed. */
  fechamento: (linha: LinhaMapa) => SituacaoDaLinha | undefined;
  /** Notes on the row's day and on each of its columns; undefined: none. */
  notas: (linha: LinhaMapa) => Notas | undefined;
  fechados: number;
}
export interface Notas {
  dia: string;
  colunas: readonly (string | undefined)[];
}

const estaFechada = (fechamento: SituacaoDaLinha | undefined): boolean =>
  fechamento?.situacao === 'FECHADO' || fechamento?.situacao === 'ASSINADO';
const chaveDe = ({ lotacao, data }: LinhaMapa) => `${lotacao.id}/${data}`;

export function useSinais({ visao, data, mes }: Endereco, mapa: Mapa | undefined): Sinais {
  const dia = visao === 'dia';
  const lotacaoId = visao === 'mes' ? mapa?.linhas[0]?.lotacao.id : undefined;
  const [de, ate] = dia ? [data, data] : [`${mes}-01`, lastDayOf(mes)];
  const doDia = useQuery({ ...listarFechamentosDoDia(data), enabled: dia });
  const doMes = useQuery({
    ...listarFechamentos({ lotacaoId: lotacaoId ?? 0, de, ate }),
    enabled: lotacaoId !== undefined,
  });
  const anotacoes = useQuery({
    ...listarAnotacoesMapa({ de, ate, ...(lotacaoId !== undefined && { lotacaoId }) }),
    enabled: dia || lotacaoId !== undefined,
  });
  return useMemo(() => {
    const fechamentos = new Map<string, SituacaoDaLinha>();
    if (dia) for (const item of doDia.data?.itens ?? []) fechamentos.set(`${item.lotacaoId}/${data}`, item);
    else
      for (const item of doMes.data?.itens ?? [])
        if (item.versao > 0) fechamentos.set(`${doMes.data?.lotacao.id}/${item.data}`, item);
    const notas = notasDe(anotacoes.data?.itens ?? [], mapa?.colunas ?? []);
    return {
      fechamento: linha => fechamentos.get(chaveDe(linha)),
      notas: linha => notas.get(chaveDe(linha)),
      fechados: (mapa?.linhas ?? []).filter(linha => estaFechada(fechamentos.get(chaveDe(linha)))).length,
    };
  }, [dia, data, doDia.data, doMes.data, anotacoes.data, mapa]);
}

type Escrita = {
  lotacaoId: number;
  data: string;
  tipoAlimentacaoId: number | null;
  tipoPublicoId: number | null;
  texto: string;
  por: string;
};

function notasDe(escritas: readonly Escrita[], colunas: Mapa['colunas']): ReadonlyMap<string, Notas> {
  const porDia = new Map<string, { dia: string; colunas: (string | undefined)[] }>();
  for (const { lotacaoId, data, tipoAlimentacaoId, tipoPublicoId, texto, por } of escritas) {
    const chave = `${lotacaoId}/${data}`;
    const notas = porDia.get(chave) ?? { dia: '', colunas: [] };
    porDia.set(chave, notas);
    const onde = colunas.findIndex(
      coluna => coluna.tipoAlimentacaoId === tipoAlimentacaoId && coluna.tipoPublicoId === tipoPublicoId,
    );
    const frase = `${por}: ${texto}`;
    if (onde < 0) notas.dia = notas.dia ? `${notas.dia}\n${frase}` : frase;
    else notas.colunas[onde] = notas.colunas[onde] ? `${notas.colunas[onde]}\n${frase}` : frase;
  }
  return porDia;
}
