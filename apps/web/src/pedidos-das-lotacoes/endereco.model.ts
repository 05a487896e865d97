import { ROTULO_DE_TIPO_LOTACAO } from '@alipen/contracts/generated/rotulos/lotacoes';
import { withParams } from '../ui/address.hook.ts';
import { isDay, isMonth } from '../ui/date.format.ts';
import { isUf, type Uf } from '../ui/uf.labels.ts';
import { isGrupo } from './grupos.table.ts';
import { isSituacao, isVariacao } from './matriz.labels.ts';
import type { Filtro } from './matriz.model.ts';
import type { GrupoDosTotais, Linha } from './pedidos-das-lotacoes.queries.ts';

/** The screen's state in the address. */
export interface Endereco {
  data: string;
  uf: Uf | undefined;
  comparar: boolean;
  /** What the day is summed by; null: the sums are closed. */
  totais: GrupoDosTotais | null;
  /** The unit whose month is open. */
  lotacao: number | null;
  mes: string;
  filtro: Filtro;
}

export function enderecoDe(search: URLSearchParams, hoje: string): Endereco {
  const [dia, mes, uf, totais] = [search.get('data'), search.get('mes'), search.get('uf'), search.get('totais')];
  const data = isDay(dia) ? dia : hoje;
  const lotacao = Number(search.get('lotacao'));
  return {
    data,
    uf: isUf(uf) ? uf : undefined,
    comparar: search.get('comparar') === 'semana',
    totais: isGrupo(totais) ? totais : null,
    lotacao: lotacao > 0 ? lotacao : null,
    mes: isMonth(mes) ? mes : data.slice(0, 7),
    filtro: filtroDe(search),
  };
}

export const buscaDo = ({ data, uf, comparar }: Endereco) => ({
  data,
  ...(uf && { uf }),
  ...(comparar && { comparar }),
});

function filtroDe(search: URLSearchParams): Filtro {
  const [tipo, situacao, variacao] = [search.get('tipo'), search.get('situacao'), search.get('variacao')];
  return {
    texto: search.get('texto') ?? '',
    tipo: tipo && Object.hasOwn(ROTULO_DE_TIPO_LOTACAO, tipo) ? (tipo as Linha['tipo']) : null,
    fornecedor: search.get('fornecedor'),
    municipio: search.get('municipio'),
    situacao: isSituacao(situacao) ? situacao : null,
    variacao: isVariacao(variacao) ? variacao : null,
  };
}

export type Mudar = (chave: string, valor: string | null) => void;

export function comMudanca(search: URLSearchParams, chave: string, valor: string | null): URLSearchParams {
  const next = withParams(search, { [chave]: valor });
  // A filter by the weekly change says nothing where the week is not compared.
  if (chave === 'comparar') next.delete('variacao');
  if (chave === 'lotacao') next.delete('mes');
  return next;
}
