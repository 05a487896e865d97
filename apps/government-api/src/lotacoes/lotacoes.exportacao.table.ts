import { ROTULO_DE_TIPO_LOTACAO } from '@alipen/contracts/generated/rotulos/lotacoes';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import type { LinhaDaLista } from './lotacoes.repository.ts';

/** The headings are those the import reads, so that an exported file can be corrected and sent back. */
export const colunasDasLotacoes: readonly ExportColumn<LinhaDaLista>[] = [
  { header: 'codigo', value: ({ codigo }) => codigo },
  { header: 'nome', value: ({ nome }) => nome, width: 50 },
  { header: 'sigla', value: ({ sigla }) => sigla },
  { header: 'uf', value: ({ uf }) => uf, width: 6 },
  { header: 'municipio', value: ({ municipio }) => municipio, width: 28 },
  {
    header: 'tipo',
    value: ({ tipo }) => ROTULO_DE_TIPO_LOTACAO[tipo as keyof typeof ROTULO_DE_TIPO_LOTACAO] ?? tipo,
    width: 24,
  },
  { header: 'capacidade', value: ({ capacidade }) => capacidade },
  { header: 'endereco', value: ({ endereco }) => endereco, width: 40 },
  { header: 'telefone', value: ({ telefone }) => telefone, width: 18 },
  { header: 'email', value: ({ email }) => email, width: 30 },
  { header: 'responsavel', value: ({ responsavelNome }) => responsavelNome, width: 30 },
  { header: 'lotacao principal', value: ({ principal }) => principal, width: 40 },
  { header: 'fuso horario', value: ({ fusoHorario }) => fusoHorario, width: 20 },
  { header: 'ativa', value: ({ ativa }) => ativa },
  { header: 'tem contrato', value: ({ temContrato }) => temContrato },
  { header: 'tem programacao', value: ({ temProgramacao }) => temProgramacao },
  { header: 'tem efetivo', value: ({ temEfetivo }) => temEfetivo },
];
