import type { components } from '@alipen/contracts/generated/bff';
import { dayOf, formatDayMonth, formatHour } from '../../ui/date.format.ts';

type Schemas = components['schemas'];

const HORA_MS = 3_600_000;
const HORAS = [1, 2, 4, 8];
/** The least that the server takes. */
const FOLGA_MS = 5 * 60_000;

export interface Prazo {
  value: string;
  label: string;
}

/** "hoje às 15:32" */
const quando = (instante: string, hoje: string): string => {
  const dia = dayOf(new Date(instante));
  return `${dia === hoje ? 'hoje' : formatDayMonth(dia)} às ${formatHour(instante)}`;
};

/** Hours from now that end before the meals' day does, and the end of that day. */
export function prazosPossiveis(agora: number, maximo: string): Prazo[] {
  const fim = Date.parse(maximo);
  const hoje = dayOf(new Date(agora));
  const horas = HORAS.filter(n => agora + n * HORA_MS < fim).map(n => {
    const value = new Date(agora + n * HORA_MS).toISOString();
    return { value, label: `${n} ${n === 1 ? 'hora' : 'horas'}, até ${quando(value, hoje)}` };
  });
  const ultimo = { value: maximo, label: `Até o fim do dia das refeições, ${quando(maximo, hoje)}` };
  return fim - agora >= FOLGA_MS ? [...horas, ultimo] : horas;
}

export const totalDe = (refeicoes: readonly Schemas['RefeicaoPerguntada'][]): number =>
  refeicoes.reduce((soma, { quantidade }) => soma + quantidade, 0);

interface Digitada {
  atendimento: Schemas['AtendimentoDoFornecedor'] | null;
  quantidade: string;
  texto: string;
}

/** What is sent of what was typed; null while it says nothing. Fields of another answer are left behind. */
export function respostaDigitada({ atendimento, quantidade, texto }: Digitada) {
  if (!atendimento) return null;
  const dita = texto.trim();
  const emParte = atendimento === 'ATENDE_EM_PARTE' && /^[1-9]\d{0,6}$/.test(quantidade.trim());
  return {
    atendimento,
    ...(emParte && { quantidade: Number(quantidade) }),
    ...(dita && atendimento !== 'ATENDE' && { texto: dita }),
  };
}
