import type { Motivo } from './pedidos.queries.ts';
import type { MotivoDoEnvio } from './rascunho-local.store.ts';

/** A reason of the catalogue as it is being chosen, and the person's own words. */
export interface Escolha {
  motivo: Motivo | null;
  texto: string;
}

export const SEM_ESCOLHA: Escolha = { motivo: null, texto: '' };

/** As the contract's TextoDaDecisao. */
export const MINIMO = 3;
export const MAXIMO = 400;

export const vazia = ({ motivo, texto }: Escolha) => motivo === null && texto.trim() === '';

/** Whether the reason may be sent: one is chosen, and explained where it asks so. */
export const completa = ({ motivo, texto }: Escolha) =>
  motivo !== null && (texto.trim() === '' ? !motivo.exigeTexto : texto.trim().length >= MINIMO);

/** As it goes to the server; null while nothing is chosen. */
export const motivada = ({ motivo, texto }: Escolha): MotivoDoEnvio | null =>
  motivo && { motivoId: motivo.id, ...(texto.trim() && { texto: texto.trim() }) };

/** What is missing, in words for the person. */
export const faltaNa = ({ motivo }: Escolha) =>
  motivo === null ? 'Escolha um motivo.' : `Explique com ao menos ${MINIMO} letras.`;
