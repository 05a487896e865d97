import type { components } from '@alipen/contracts/generated/government-api';
import type { Linha } from './feriados.repository.ts';
import type { Ambito } from './feriados.rules.ts';
import type { DiaOficial } from './feriados-oficiais.ts';

type Schemas = components['schemas'];
type Uf = Schemas['Uf'];

const lotacaoDe = (row: Linha): Schemas['ReferenciaLotacao'] | null =>
  row.lotacaoId === null
    ? null
    : {
        id: row.lotacaoId,
        nome: row.lotacaoNome ?? '',
        municipio: row.lotacaoMunicipio ?? '',
        uf: (row.lotacaoUf ?? 'DF') as Uf,
      };

export function toFeriado(row: Linha): Schemas['Feriado'] {
  return {
    id: row.id,
    data: row.data,
    descricao: row.descricao,
    ambito: row.ambito as Ambito,
    uf: row.uf as Uf | null,
    municipio: row.municipio,
    lotacao: lotacaoDe(row),
    ativo: row.ativo,
    versao: row.versao,
  };
}

export type Alcance = { readonly hoje: string; readonly altera: boolean };

export function toDiaProprio(row: Linha, { hoje, altera }: Alcance): Schemas['DiaFeriado'] {
  const { descricao: nome, ...feriado } = toFeriado(row);
  const aberto = altera && row.data >= hoje;
  return {
    ...feriado,
    nome,
    origem: 'PROPRIO',
    acoes: aberto ? (row.ativo ? ['editar', 'inativar'] : ['reativar']) : [],
  };
}

export function toDiaOficial(
  { data, nome, uf }: DiaOficial,
  ligado: boolean,
  { hoje, altera }: Alcance,
): Schemas['DiaFeriado'] {
  return {
    id: null,
    data,
    nome,
    ambito: uf ? 'ESTADUAL' : 'NACIONAL',
    uf,
    municipio: null,
    lotacao: null,
    origem: 'OFICIAL',
    ativo: ligado,
    versao: null,
    acoes: altera && data >= hoje ? [ligado ? 'desligar' : 'religar'] : [],
  };
}
