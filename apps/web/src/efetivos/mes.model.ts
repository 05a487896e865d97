import { formatDay } from '../ui/date.format.ts';
import type { EfetivoDoMes, NovoDia } from './efetivos.queries.ts';

export const CAMPOS = [
  { key: 'internos', titulo: 'Internos', obrigatorio: true },
  { key: 'servidoresPlantao', titulo: 'Plantão', obrigatorio: true },
  { key: 'servidoresExpediente', titulo: 'Expediente', obrigatorio: true },
  { key: 'visitantesPrevistos', titulo: 'Visitantes', obrigatorio: false },
] as const;
export type Campo = (typeof CAMPOS)[number]['key'];
export type Dia = EfetivoDoMes['dias'][number];

/** `sobre` is the saved number that the text was typed over. */
interface Digitado {
  texto: string;
  sobre: number | null;
}
export type Digitados = Readonly<Record<string, Digitado>>;

const MAIS_PESSOAS = 100_000;

export const chaveDe = (data: string, campo: Campo) => `${data}/${campo}`;

/** "345 " and "1.234" are numbers; null: empty; undefined: cannot be read. */
export function lerPessoas(digitado: string): number | null | undefined {
  const texto = digitado.trim();
  if (texto === '') return null;
  const limpo = /^\d{1,3}(\.\d{3})+$/.test(texto) ? texto.replaceAll('.', '') : texto;
  if (!/^\d{1,6}$/.test(limpo)) return undefined;
  const numero = Number(limpo);
  return numero <= MAIS_PESSOAS ? numero : undefined;
}

export const textoDe = (dia: Dia, campo: Campo, digitados: Digitados): string =>
  digitados[chaveDe(dia.data, campo)]?.texto ?? (dia[campo] === null ? '' : String(dia[campo]));

/** Typing back the saved number is no change. */
export function digitar(digitados: Digitados, dia: Dia, campo: Campo, texto: string): Digitados {
  const chave = chaveDe(dia.data, campo);
  const { [chave]: _antes, ...outros } = digitados;
  return lerPessoas(texto) === dia[campo] ? outros : { ...outros, [chave]: { texto, sobre: dia[campo] } };
}

export interface Conflito {
  dia: Dia;
  campo: Campo;
  titulo: string;
  meu: string;
  agora: number | null;
}

export interface Resumo {
  dias: NovoDia[];
  erros: Readonly<Record<string, string>>;
  /** Cells that somebody else changed after they were typed over. */
  conflitos: Conflito[];
  alterados: number;
}

export function resumir({ dias }: EfetivoDoMes, digitados: Digitados): Resumo {
  const erros: Record<string, string> = {};
  const conflitos: Conflito[] = [];
  const prontos: NovoDia[] = [];
  let alterados = 0;
  for (const dia of dias) {
    if (!CAMPOS.some(({ key }) => digitados[chaveDe(dia.data, key)])) continue;
    alterados += 1;
    const lidos: Partial<Record<Campo, number | null>> = {};
    for (const { key, titulo, obrigatorio } of CAMPOS) {
      const chave = chaveDe(dia.data, key);
      const digitado = digitados[chave];
      const texto = textoDe(dia, key, digitados);
      const lido = lerPessoas(texto);
      if (lido === undefined)
        erros[chave] = `${formatDay(dia.data)}, ${titulo}: “${texto}” não é um número inteiro de 0 a 100.000.`;
      else if (lido === null && obrigatorio) erros[chave] = `${formatDay(dia.data)}: falta ${titulo.toLowerCase()}.`;
      else lidos[key] = lido;
      if (digitado && digitado.sobre !== dia[key]) {
        conflitos.push({ dia, campo: key, titulo, meu: digitado.texto, agora: dia[key] });
      }
    }
    const { internos, servidoresPlantao, servidoresExpediente, visitantesPrevistos = null } = lidos;
    if (
      typeof internos === 'number' &&
      typeof servidoresPlantao === 'number' &&
      typeof servidoresExpediente === 'number'
    ) {
      prontos.push({ data: dia.data, internos, servidoresPlantao, servidoresExpediente, visitantesPrevistos });
    }
  }
  return { dias: prontos, erros, conflitos, alterados };
}

/** `meus` true keeps what was typed, now over the new saved number; false takes the saved number. */
export function resolver(digitados: Digitados, conflitos: readonly Conflito[], meus: boolean): Digitados {
  const novos = { ...digitados };
  for (const { dia, campo, meu, agora } of conflitos) {
    if (meus) novos[chaveDe(dia.data, campo)] = { texto: meu, sobre: agora };
    else delete novos[chaveDe(dia.data, campo)];
  }
  return novos;
}
