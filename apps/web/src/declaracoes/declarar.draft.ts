import type { Digitado } from './declarar.model.ts';

export interface Guardado {
  versao: number;
  nome: string;
  digitado: Digitado;
}

/** On this device, by contract and day, and never by the code, which is a key. A device that refuses keeps nothing. */
const chave = (contrato: string, data: string) => `alipen:declaracao:${contrato}:${data}`;

export function lerGuardado(contrato: string, data: string, versao: number): Guardado | null {
  try {
    const texto = localStorage.getItem(chave(contrato, data));
    const guardado = texto ? (JSON.parse(texto) as Guardado) : null;
    // Somebody declared since: what was typed was of another day's numbers.
    return guardado?.versao === versao ? guardado : null;
  } catch {
    return null;
  }
}

export function guardar(contrato: string, data: string, guardado: Guardado | null): void {
  try {
    if (guardado) localStorage.setItem(chave(contrato, data), JSON.stringify(guardado));
    else localStorage.removeItem(chave(contrato, data));
  } catch {
    // What is typed stays on the page all the same.
  }
}
