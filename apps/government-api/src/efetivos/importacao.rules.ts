import { porExtenso } from '../clock/zoned-time.ts';
import { searchText } from '../database/search-text.ts';
import type { Line } from '../imports/lines.ts';
import type { Outcome } from '../imports/run-import.ts';
import type { LinhaDoArquivo } from './importacao.table.ts';

export type Unidade = {
  readonly id: number;
  readonly codigo: string;
  readonly nome: string;
  readonly municipio: string;
  readonly uf: string;
  readonly ativa: boolean;
  /** The last day one may inform, in the unit's zone. */
  readonly ate: string;
};

type Recusada = Extract<Outcome, { feito: 'recusada' }>;
const recusada = (motivo: string, coluna: string): Recusada => ({ feito: 'recusada', motivo, coluna });

/** Searches all units in memory, because they are few and a name is not a key. */
function procurador(unidades: readonly Unidade[]): (linha: LinhaDoArquivo) => Unidade | Recusada {
  const porCodigo = new Map(unidades.map(unidade => [unidade.codigo.toUpperCase(), unidade]));
  const porNome = agrupar(unidades, ({ nome }) => searchText(nome));
  return ({ codigo, unidade, uf, municipio, chamada }) => {
    if (codigo !== null) {
      return porCodigo.get(codigo) ?? recusada(`Nenhuma lotação tem o código "${codigo}".`, 'codigo');
    }
    const candidatas = (porNome.get(unidade ?? '') ?? []).filter(
      candidata =>
        (uf === null || candidata.uf === uf) && (municipio === null || searchText(candidata.municipio) === municipio),
    );
    const achada = candidatas[0] ?? porCodigo.get(chamada.toUpperCase());
    if (!achada) return recusada(`Nenhuma lotação se chama "${chamada}".`, 'unidade');
    if (candidatas.length < 2) return achada;
    return recusada(
      `Há ${candidatas.length} lotações com este nome. Informe o código, ou a UF e o município.`,
      'unidade',
    );
  };
}

function motivoDoDia({ ativa, nome, ate }: Unidade, { data }: LinhaDoArquivo): Recusada | undefined {
  if (!ativa) return recusada(`${nome} está inativa.`, 'unidade');
  if (data <= ate) return undefined;
  return recusada(`Informe o efetivo só até ${porExtenso(ate)}.`, 'data');
}

export type Encontrada = { readonly linha: number; readonly unidade: Unidade; readonly row: LinhaDoArquivo };

export function encontrar(
  lines: readonly Line<LinhaDoArquivo>[],
  unidades: readonly Unidade[],
): { encontradas: Encontrada[]; outcomes: Map<number, Outcome> } {
  const procurar = procurador(unidades);
  const encontradas: Encontrada[] = [];
  const outcomes = new Map<number, Outcome>();
  const primeiras = new Map<string, number>();
  for (const { linha, row } of lines) {
    const unidade = procurar(row);
    const recusa = 'feito' in unidade ? unidade : motivoDoDia(unidade, row);
    if (recusa || 'feito' in unidade) {
      outcomes.set(linha, recusa ?? (unidade as Recusada));
      continue;
    }
    const chave = `${unidade.id}/${row.data}`;
    const antes = primeiras.get(chave);
    if (antes === undefined) {
      primeiras.set(chave, linha);
      encontradas.push({ linha, unidade, row });
    } else outcomes.set(linha, recusada(`Este dia desta lotação já está na linha ${antes}.`, 'data'));
  }
  return { encontradas, outcomes };
}

function agrupar<T>(itens: readonly T[], chave: (item: T) => string): Map<string, T[]> {
  const grupos = new Map<string, T[]>();
  for (const item of itens) {
    const grupo = grupos.get(chave(item));
    if (grupo) grupo.push(item);
    else grupos.set(chave(item), [item]);
  }
  return grupos;
}
