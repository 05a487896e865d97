import { serverNow } from '../base/server-clock.ts';
import { addDays, dayOf } from '../ui/date.format.ts';
import type { ColunaEscolhida, ImportacaoMapa, NovaImportacaoMapa } from './importacoes-mapa.queries.ts';

/** What the person said each number of a line is of; null: the text tells. */
export type Colunas = (ColunaEscolhida | null)[] | null;

export interface Preenchido {
  lotacao: { id: number; nome: string } | null;
  mes: string;
  texto: string;
}

export const mesPassado = () => addDays(`${dayOf(new Date(serverNow())).slice(0, 7)}-01`, -1).slice(0, 7);

export const completo = ({ lotacao, mes, texto }: Preenchido) =>
  lotacao !== null && /^\d{4}-\d{2}$/.test(mes) && texto.trim() !== '';

export const novaDe = ({ lotacao, mes, texto }: Preenchido, colunas: Colunas): NovaImportacaoMapa => ({
  lotacaoId: lotacao?.id ?? 0,
  mes,
  texto,
  ...(colunas && { colunas }),
});

/** The numbers that were read, each with what the person said it is of. */
export const numerosDe = ({ numeros = [] }: ImportacaoMapa, colunas: Colunas) =>
  numeros.map((numero, i) => (colunas ? { ...numero, coluna: colunas[i] ?? null } : numero));
