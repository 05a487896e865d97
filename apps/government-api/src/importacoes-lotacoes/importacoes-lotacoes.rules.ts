import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_TIPO_LOTACAO } from '@alipen/contracts/generated/rotulos/lotacoes';
import { searchText } from '../database/search-text.ts';
import { refuse } from '../imports/refusal.ts';
import type { Uf } from '../lotacoes/fusos.table.ts';

type TipoLotacao = components['schemas']['TipoLotacao'];

/** The head count of a unit in the file; null where it has none. */
type EfetivoDoArquivo = {
  readonly internos: number | null;
  readonly servidoresPlantao: number | null;
  readonly servidoresExpediente: number | null;
};

export type Unidade = EfetivoDoArquivo & {
  readonly nome: string;
  readonly uf: Uf;
  readonly municipio: string;
  readonly tipo: TipoLotacao;
  readonly fusoHorario: string;
  /** null when the file does not say: what is known stays. */
  readonly capacidade: number | null;
  readonly sigla: string | null;
  readonly endereco: string | null;
  readonly telefone: string | null;
  readonly email: string | null;
  readonly responsavelNome: string | null;
};

/**
 * The public list counts a unit's roster, not the people present: four shifts of a fifth each take turns, and the last fifth
 * keeps office hours. So one fifth is on duty on any day and one fifth in the offices (docs/decisions/0014).
 */
const PARTE_DE_PLANTAO = 0.2;
const PARTE_DE_EXPEDIENTE = 0.2;

const nossosTipos: ReadonlyMap<string, TipoLotacao> = new Map(
  Object.entries(ROTULO_DE_TIPO_LOTACAO).flatMap(([tipo, rotulo]) => [
    [searchText(tipo.replaceAll('_', ' ')), tipo as TipoLotacao] as const,
    [searchText(rotulo), tipo as TipoLotacao] as const,
  ]),
);

export const chaveDaUnidade = ({ nome, uf, municipio }: { nome: string; uf: string; municipio: string }): string =>
  [nome, uf, municipio].join('\n');

/** Our own words, or one of the SISDEPEN's many descriptions, which are all of prison units. */
export function tipoDaLotacao(texto: string): TipoLotacao {
  return nossosTipos.get(searchText(texto).replaceAll('_', ' ')) ?? 'UNIDADE_PRISIONAL';
}

/** Both numbers or none, because half a head count would be read as nobody; no staff is none. */
export function efetivoDe(populacao: number | null, servidores: number | null): EfetivoDoArquivo {
  if (populacao === null && !servidores) {
    return { internos: null, servidoresPlantao: null, servidoresExpediente: null };
  }
  if (populacao === null) refuse('A coluna populacao está vazia e servidores não.', 'populacao');
  if (servidores === null) refuse('A coluna servidores está vazia e populacao não.', 'servidores');
  return {
    internos: populacao,
    servidoresPlantao: Math.round(servidores * PARTE_DE_PLANTAO),
    servidoresExpediente: Math.round(servidores * PARTE_DE_EXPEDIENTE),
  };
}
