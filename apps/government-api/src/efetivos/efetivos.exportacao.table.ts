import { ROTULO_DE_FONTE_EFETIVO } from '@alipen/contracts/generated/rotulos/efetivos';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import type { DiaExportado } from './efetivos.mes.repository.ts';

/** The headings are those the import reads, so that an exported file can be corrected and sent back. */
export const colunasDosEfetivos: readonly ExportColumn<DiaExportado>[] = [
  { header: 'codigo', value: ({ codigo }) => codigo },
  { header: 'unidade', value: ({ nome }) => nome, width: 50 },
  { header: 'uf', value: ({ uf }) => uf, width: 6 },
  { header: 'municipio', value: ({ municipio }) => municipio, width: 28 },
  { header: 'data', value: ({ data }) => ({ data }) },
  { header: 'internos', value: ({ internos }) => internos },
  { header: 'servidores plantao', value: ({ servidoresPlantao }) => servidoresPlantao },
  { header: 'servidores expediente', value: ({ servidoresExpediente }) => servidoresExpediente },
  { header: 'visitantes previstos', value: ({ visitantesPrevistos }) => visitantesPrevistos },
  {
    header: 'fonte',
    value: ({ fonte }) => ROTULO_DE_FONTE_EFETIVO[fonte as keyof typeof ROTULO_DE_FONTE_EFETIVO] ?? fonte,
  },
  {
    header: 'informado em',
    value: ({ capturadoEm, fusoHorario }) => ({ instante: new Date(capturadoEm), fuso: fusoHorario }),
    width: 18,
  },
];
