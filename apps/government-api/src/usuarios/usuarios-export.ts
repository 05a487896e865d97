import { ROTULO_DE_SITUACAO_USUARIO } from '@alipen/contracts/generated/rotulos/usuarios';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import { cpfMascarado } from './cpf.rules.ts';
import type { LinhaUsuario } from './usuarios.lista.repository.ts';

/** The CPF is masked here as on the screen. */
export const colunasDaPlanilha: readonly ExportColumn<LinhaUsuario>[] = [
  { header: 'nome', value: ({ nome }) => nome, width: 36 },
  { header: 'matricula', value: ({ matricula }) => matricula },
  { header: 'cpf', value: ({ cpf }) => cpfMascarado(cpf) },
  {
    header: 'perfis',
    value: ({ authorities }) => authorities.map(each => each.replaceAll('_', ' ')).join(', '),
    width: 30,
  },
  { header: 'unidade', value: ({ nomeLotacao }) => nomeLotacao, width: 36 },
  { header: 'situacao', value: ({ ativo }) => ROTULO_DE_SITUACAO_USUARIO[ativo ? 'ATIVO' : 'BLOQUEADO'] },
];
