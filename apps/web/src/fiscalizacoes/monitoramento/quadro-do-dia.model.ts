import type { Resumida } from '../fiscalizacoes.queries.ts';

export const COLUNAS_DO_DIA = {
  AGUARDANDO: 'Aguardando',
  EM_FISCALIZACAO: 'Em fiscalização',
  CONFORME: 'Conforme',
  COM_RESSALVA: 'Com ressalva',
  NAO_CONFORME: 'Não conforme',
  NAO_FISCALIZADA: 'Não fiscalizada',
} as const;
export type ColunaDoDia = keyof typeof COLUNAS_DO_DIA;

const DO_RESULTADO = {
  CONFORME: 'CONFORME',
  ATENCAO: 'COM_RESSALVA',
  NAO_CONFORME: 'NAO_CONFORME',
  REPROVADA: 'NAO_CONFORME',
} as const satisfies Record<NonNullable<Resumida['resultado']>, ColunaDoDia>;

const DA_SITUACAO = {
  PENDENTE: 'AGUARDANDO',
  EM_ANDAMENTO: 'EM_FISCALIZACAO',
  // Concluded at the gate, but its result comes only with the last photo.
  AGUARDANDO_FOTOS: 'EM_FISCALIZACAO',
  REALIZADA: 'EM_FISCALIZACAO',
  CIENTE_FORNECEDOR: 'EM_FISCALIZACAO',
  NAO_REALIZADA: 'NAO_FISCALIZADA',
  CANCELADA: null,
} as const satisfies Record<Resumida['situacao'], ColunaDoDia | null>;

type Lida = Pick<Resumida, 'situacao' | 'resultado'>;

/** null: a cancelled inspection is not on the board. */
export function colunaDe({ situacao, resultado }: Lida): ColunaDoDia | null {
  const coluna = DA_SITUACAO[situacao];
  const concluida = situacao === 'REALIZADA' || situacao === 'CIENTE_FORNECEDOR' || situacao === 'AGUARDANDO_FOTOS';
  return concluida && resultado ? DO_RESULTADO[resultado] : coluna;
}

export function emColunas<T extends Lida & Pick<Resumida, 'janela'>>(todas: readonly T[]): Record<ColunaDoDia, T[]> {
  const colunas = Object.fromEntries(Object.keys(COLUNAS_DO_DIA).map(coluna => [coluna, [] as T[]])) as Record<
    ColunaDoDia,
    T[]
  >;
  for (const uma of todas.toSorted((a, b) => a.janela.inicioEm.localeCompare(b.janela.inicioEm))) {
    const coluna = colunaDe(uma);
    if (coluna) colunas[coluna].push(uma);
  }
  return colunas;
}
