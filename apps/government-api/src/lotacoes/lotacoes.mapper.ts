import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaDaLista, LinhaLotacao } from './lotacoes.repository.ts';

type Schemas = components['schemas'];

const comum = (row: LinhaDaLista | LinhaLotacao) => ({
  id: row.id,
  codigo: row.codigo,
  nome: row.nome,
  sigla: row.sigla,
  tipo: row.tipo as Schemas['TipoLotacao'],
  municipio: row.municipio,
  uf: row.uf as Schemas['Uf'],
  fusoHorario: row.fusoHorario,
  capacidade: row.capacidade,
  telefone: row.telefone,
  ativa: row.ativa,
  versao: row.versao,
});

export function toLotacao(row: LinhaDaLista): Schemas['Lotacao'] {
  const falta = (pendencia: Schemas['PendenciaLotacao'], ha: boolean) => (ha ? [] : [pendencia]);
  return {
    ...comum(row),
    pendencias: row.ativa
      ? [
          ...falta('SEM_CONTRATO', row.temContrato),
          ...falta('SEM_PROGRAMACAO', row.temProgramacao),
          ...falta('SEM_EFETIVO', row.temEfetivo),
        ]
      : [],
  };
}

export function toLotacaoDetalhada(row: LinhaLotacao): Schemas['LotacaoDetalhada'] {
  const { principal } = row;
  return {
    ...comum(row),
    endereco: row.endereco,
    email: row.email,
    responsavelNome: row.responsavelNome,
    lotacaoPrincipal: principal && {
      id: principal.id,
      nome: principal.nome,
      municipio: principal.municipio,
      uf: principal.uf as Schemas['Uf'],
    },
  };
}
